/** The session of this browser at a table: with the place it holds there, or as a watcher. */
import { places } from './places';
import { Session } from './session.svelte';

export function sessionAt(kind: 'play' | 'table', code: string): Session {
  const place = kind === 'play' ? places.seat(code) : places.screen(code);
  return new Session({ code, token: place?.token });
}
