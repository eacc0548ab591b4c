/**
 * Acts that the server has not answered yet, in order. They survive a reload of the tab and are
 * sent again with the same id after every reconnect; the server plays an id once (F005, F109).
 */
import type { Action } from './types';
import type { Store } from './storage';

export interface PendingAct {
  id: string;
  action: Action & { for?: number };
}

export class Outbox {
  readonly #store: Store;
  readonly #key: string;
  readonly #run: string;
  #count = 0;
  #pending: PendingAct[];

  /** `run` is new with every page, so a duplicated tab cannot reuse its twin's ids (F013). */
  constructor(store: Store, key: string, run: string) {
    this.#store = store;
    this.#key = key;
    this.#run = run;
    this.#pending = readPending(store.read(key));
  }

  get pending(): readonly PendingAct[] {
    return this.#pending;
  }

  add(action: Action & { for?: number }): PendingAct {
    this.#count += 1;
    const act = { id: `${this.#run}-${this.#count}`, action };
    this.#pending = [...this.#pending, act];
    this.#save();
    return act;
  }

  /** The server answered `id`: acknowledged or refused. */
  settle(id: string): void {
    this.#pending = this.#pending.filter((act) => act.id !== id);
    this.#save();
  }

  clear(): void {
    this.#pending = [];
    this.#save();
  }

  #save(): void {
    if (this.#pending.length === 0) this.#store.drop(this.#key);
    else this.#store.write(this.#key, this.#pending);
  }
}

function readPending(stored: unknown): PendingAct[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (act: unknown): act is PendingAct =>
      typeof act === 'object' && act !== null && 'id' in act && 'action' in act,
  );
}
