/**
 * Addresses relative to where the page is served, so that a sub-path works (F165). The server
 * writes `<base href>` into the page; without one the page lives at the root.
 */
export function base(): URL {
  const element = document.querySelector('base');
  return new URL(element?.href ?? '/', location.href);
}

/** An address of this server, e.g. `api/decks`. */
export function at(path: string): string {
  return new URL(path, base()).href;
}

/** The same for a WebSocket. */
export function socketAt(path: string): string {
  const url = new URL(path, base());
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
