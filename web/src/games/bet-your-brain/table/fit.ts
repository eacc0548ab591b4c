/**
 * Makes what is written as large as its place allows: sets `--fit` on the element, 1 or less, until
 * nothing in it is cut. Type inside multiplies its size with it. Long texts, names and lists are
 * whatever people and decks write, so no table of lengths would do.
 */
import type { Attachment } from 'svelte/attachments';

const STEP = 0.05;

/** `least`: below it the text would not be read from three metres anyway. */
export function fit(least = 0.5): Attachment<HTMLElement> {
  return (element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const isCut = (): boolean =>
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1;
    let size = '';
    let words = '';
    const measure = (): void => {
      let scale = 1;
      element.style.setProperty('--fit', '1');
      while (isCut() && scale - STEP >= least) {
        scale -= STEP;
        element.style.setProperty('--fit', scale.toFixed(2));
      }
    };
    const look = (): void => {
      const now = `${element.clientWidth}x${element.clientHeight}`;
      const says = element.innerHTML;
      if (now === size && says === words) return;
      size = now;
      words = says;
      measure();
    };
    const sizes = new ResizeObserver(look);
    const changes = new MutationObserver(look);
    sizes.observe(element);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    void document.fonts?.ready.then(measure);
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  };
}
