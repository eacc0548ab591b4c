/** Attachment: the focus goes here when it appears, so that a reader starts at what is new. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
