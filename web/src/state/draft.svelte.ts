/**
 * A half-typed answer: kept in this browser by table, game and phase, and told to the table, so
 * that a reload or another phone finds it again (F055, F147).
 */
import { browserStore, type Store } from '../net/storage';
import type { Session } from './session.svelte';

const TELL_AFTER_MS = 500;

interface Kept {
  of: string;
  text: string;
}

export class Draft {
  text = $state('');

  readonly #session: Pick<Session, 'place' | 'draft'>;
  readonly #store: Store;
  #of = '';
  #stage = 0;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Pick<Session, 'place' | 'draft'>, store: Store = browserStore) {
    this.#session = session;
    this.#store = store;
  }

  /** A phase is on the screen. `told`: what the table kept; what this browser kept is newer. */
  open(game: number, stage: number, told: string | undefined): void {
    const of = `${game}:${stage}`;
    if (of === this.#of) return;
    clearTimeout(this.#telling);
    this.#of = of;
    this.#stage = stage;
    const kept = this.#store.read(this.#key) as Kept | undefined;
    this.text = kept?.of === of && typeof kept.text === 'string' ? kept.text : (told ?? '');
  }

  type(text: string): void {
    this.text = text;
    this.#store.write(this.#key, { of: this.#of, text } satisfies Kept);
    clearTimeout(this.#telling);
    const stage = this.#stage;
    this.#telling = setTimeout(() => this.#session.draft(stage, text.slice(0, 200)), TELL_AFTER_MS);
  }

  /** It was sent for good, or is of no use any more. */
  forget(): void {
    clearTimeout(this.#telling);
    this.text = '';
    this.#store.drop(this.#key);
  }

  get #key(): string {
    return `secondguess.draft.${this.#session.place}`;
  }
}
