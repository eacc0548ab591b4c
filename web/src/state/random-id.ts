/** A name that no other tab has. `crypto.randomUUID` is missing on plain http, this is not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
