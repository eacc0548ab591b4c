/**
 * The seats that one device holds for everybody round it, with their secret tokens. Like the
 * places they live in localStorage only, and go when the device forgets the table.
 */
import { browserStore, type Store } from '../net/storage';

export interface HeldSeat {
  /** Names the seat's half-typed text in this browser. Seat numbers move, and tokens are secret. */
  id: string;
  token: string;
}

type Kept = Record<string, HeldSeat[]>;

const KEY = 'secondguess.pass';
const MOST = 12;

export class PassSeats {
  readonly #store: Store;

  constructor(store: Store = browserStore) {
    this.#store = store;
  }

  of(code: string): HeldSeat[] {
    const seats = this.#kept()[code];
    return Array.isArray(seats) ? seats.filter(isSeat) : [];
  }

  keep(code: string, seats: readonly HeldSeat[]): void {
    const others = Object.entries(this.#kept()).filter(([one]) => one !== code);
    const newest = [[code, [...seats]] as const, ...others].slice(0, MOST);
    this.#store.write(KEY, Object.fromEntries(newest));
  }

  #kept(): Kept {
    const stored = this.#store.read(KEY);
    return typeof stored === 'object' && stored !== null ? (stored as Kept) : {};
  }
}

function isSeat(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false;
  const seat = value as Partial<HeldSeat>;
  return typeof seat.id === 'string' && typeof seat.token === 'string';
}

export const passSeats = new PassSeats();
