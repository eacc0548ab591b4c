/**
 * Attachment: the element ends where a phone's own keyboard begins, so that what stands at its
 * foot stays in sight. Browsers lay a keyboard over the page without a word to the layout.
 */
const LEAST_KEYBOARD = 120;
const LEAST_ROOM = 160;

/** How high an element from `top` may be; undefined while no keyboard is open. */
export function roomAbove(
  seen: { height: number; offsetTop: number },
  page: number,
  top: number,
): number | undefined {
  if (page - seen.height < LEAST_KEYBOARD) return undefined;
  return Math.max(LEAST_ROOM, Math.floor(seen.height + seen.offsetTop - top));
}

export function aboveKeyboard(element: HTMLElement): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  const fit = (): void => {
    // Zoomed in by hand: nothing to do with a keyboard.
    const room =
      seen.scale > 1.05
        ? undefined
        : roomAbove(seen, window.innerHeight, element.getBoundingClientRect().top);
    element.style.maxHeight = room === undefined ? '' : `${room}px`;
    element.toggleAttribute('data-keyboard', room !== undefined);
    const field = document.activeElement;
    if (room !== undefined && field !== null && element.contains(field)) {
      field.scrollIntoView({ block: 'nearest' });
    }
  };
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
  fit();
  return () => {
    seen.removeEventListener('resize', fit);
    seen.removeEventListener('scroll', fit);
  };
}
