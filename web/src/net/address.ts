/**
 * Addresses relative to where the page is served, so that a sub-path works (F165). The server
 * writes `<base href>` into the page; without one the page lives at the root.
 */

// Once, at the start: the `base` is relative, and the address bar changes under our feet.
const BASE = new URL(
  document.querySelector('base') === null ? '/' : document.baseURI,
  location.href,
);

export function base(): URL {
  return BASE;
}

/** An address of this server, e.g. `api/decks`. */
export function at(path: string): string {
  return new URL(path, BASE).href;
}

/** The same for a WebSocket. */
export function socketAt(path: string): string {
  const url = new URL(path, BASE);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
