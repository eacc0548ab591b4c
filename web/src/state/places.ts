/**
 * The places this browser holds: seats and screens, with their secret tokens. They live in
 * localStorage only; the address bar never holds a token, and typing the short address is enough
 * to find the way back (F003).
 */
import { browserStore, type Store } from '../net/storage';

export interface Place {
  code: string;
  token: string;
  /** `pass`: the one device of a table that is passed round; its seats are in `pass-seats`. */
  kind: 'seat' | 'screen' | 'pass';
  name: string;
  seat?: number;
  /** When it was last used, so that the newest is offered first and old ones are let go. */
  at: number;
}

const KEY = 'secondguess.places';
const MOST = 12;

export class Places {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store = browserStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** Newest first. */
  all(): Place[] {
    const stored = this.#store.read(KEY);
    if (!Array.isArray(stored)) return [];
    return stored.filter(isPlace).sort((a, b) => b.at - a.at);
  }

  seat(code: string): Place | undefined {
    return this.all().find((place) => place.code === code && place.kind === 'seat');
  }

  screen(code: string): Place | undefined {
    return this.all().find((place) => place.code === code && place.kind === 'screen');
  }

  pass(code: string): Place | undefined {
    return this.all().find((place) => place.code === code && place.kind === 'pass');
  }

  keep(place: Omit<Place, 'at'>): void {
    const others = this.all().filter((one) => one.code !== place.code || one.kind !== place.kind);
    this.#store.write(KEY, [{ ...place, at: this.#now() }, ...others].slice(0, MOST));
  }

  forget(code: string, kind: Place['kind']): void {
    this.#store.write(
      KEY,
      this.all().filter((place) => place.code !== code || place.kind !== kind),
    );
  }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const place = value as Partial<Place>;
  return (
    typeof place.code === 'string' &&
    typeof place.token === 'string' &&
    typeof place.name === 'string' &&
    typeof place.at === 'number' &&
    (place.kind === 'seat' || place.kind === 'screen' || place.kind === 'pass')
  );
}

export const places = new Places();
