/**
 * The pad of a seat: what is typed lies at the table soon after, so that it counts at the bell
 * (B109), is there again after a reload, and is seen by the others of a team. Where the pad is no
 * attempt (fastest, B112) it stays in this browser and is a draft.
 */
import type { Answer as Action, Reply, ReplyView } from '../../../../net/protocol.generated';
import type { Store } from '../../../../net/storage';
import {
  fieldsFrom,
  fieldsOf,
  isSame,
  named,
  replyOf,
  type Fields,
  type Kinds,
  type Part,
  type Writing,
} from './fields';

export const TELL_AFTER_MS = 500;
/** So long before the bell everything should have been sent. */
const BEFORE_BELL_MS = 1_500;
const LEAST_WAIT_MS = 60;
/** So long after a key what I typed holds against what another member typed. */
const MINE_FOR_MS = 3_000;
const MOST_DRAFT = 200;

/** What the pad needs of a session. */
export interface Line {
  place: string;
  view: { stage: number } | undefined;
  clock: { left: number | undefined };
  act: (action: Action) => Promise<string | undefined>;
  draft: (stage: number, value: string) => void;
}

export interface PadSetup {
  line: Line;
  store: Store;
  writing: Writing;
  /** Which questions are answered here, and of what kind. */
  kinds: Kinds;
  /** Which of them the open phase asks: the answer travels as the action itself. */
  part: Part;
  game: number;
  stage: number;
  /** Whether the table takes what is only on the pad. */
  isTold: boolean;
  now?: () => number;
}

interface Kept {
  of: string;
  fields: Fields;
  isDirty: boolean;
}

/** How long to wait before telling, with so much left on the clock. */
export function waitFor(left: number | undefined): number {
  if (left === undefined) return TELL_AFTER_MS;
  return Math.max(LEAST_WAIT_MS, Math.min(TELL_AFTER_MS, left - BEFORE_BELL_MS));
}

export class Pad {
  fields: Fields = $state.raw({});
  isHandingIn = $state(false);

  readonly #setup: PadSetup;
  readonly #now: () => number;
  // Nobody draws it, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #typedAt = new Map<string, number>();
  #toldUpTo = -1;
  #isTelling = false;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: PadSetup) {
    this.#setup = setup;
    this.#now = setup.now ?? (() => performance.now());
  }

  /** Take what this browser kept of this phase, else what the table has (`draft`: where not told). */
  open(answer: ReplyView | undefined, draft: string | undefined): void {
    const { store, isTold } = this.#setup;
    const kept = store.read(this.#key) as Kept | undefined;
    const here = kept?.of === this.#of ? kept : undefined;
    if (here !== undefined && (here.isDirty || !isTold || answer === undefined)) {
      this.fields = here.fields;
      if (here.isDirty) this.#mark(Object.keys(here.fields));
      return;
    }
    this.fields = isTold ? this.#from(answer) : drafted(draft);
  }

  part(part: Part): Fields {
    return fieldsOf(this.fields, part);
  }

  /** These fields of a part were changed by hand. */
  type(part: Part, change: Fields): void {
    const changes = named(change, part);
    const changed = Object.keys(changes).filter(
      (key) => (changes[key] ?? '') !== (this.fields[key] ?? ''),
    );
    if (changed.length === 0) return;
    this.fields = { ...this.fields, ...changes };
    this.#mark(changed);
    this.#keep(true);
    this.#plan();
  }

  /** The table has this on the seat's pad now: take what others typed, keep what I am typing. */
  take(answer: ReplyView | undefined): void {
    const { isTold, kinds, writing } = this.#setup;
    if (!isTold || this.isHandingIn || answer === undefined) return;
    const theirs = this.#from(answer);
    const next: Record<string, string> = { ...this.fields };
    let isMineAhead = false;
    for (const key of Object.keys({ ...theirs, ...this.fields })) {
      const [part = 'main', name = ''] = key.split('/') as [Part, string];
      const kind = kinds[part];
      const [mine, other] = [fieldsOf(this.fields, part), fieldsOf(theirs, part)];
      if (kind === undefined || isSame(kind, mine, other, writing, name)) continue;
      if (this.#isMine(key)) isMineAhead = true;
      else next[key] = theirs[key] ?? '';
    }
    this.fields = next;
    if (isMineAhead) this.#plan();
  }

  /** Send at once what is not told yet: the bell, another app, another field. */
  flush(): void {
    if (this.#telling === undefined) return;
    clearTimeout(this.#telling);
    this.#telling = undefined;
    void this.#tell();
  }

  /** Away from the screen. */
  close(): void {
    this.flush();
    clearTimeout(this.#telling);
  }

  /** What would be handed in; undefined while there is nothing that could be. */
  reply(isFinal: boolean): (Reply & { bonus?: Reply }) | undefined {
    const { kinds, part, writing } = this.#setup;
    const kind = kinds[part];
    const main = kind && replyOf(kind, this.part(part), writing, isFinal);
    if (main === undefined) return undefined;
    if (part === 'bonus' || kinds.bonus === undefined) return main;
    const beside = replyOf(kinds.bonus, this.part('bonus'), writing, false);
    return beside === undefined ? main : { ...main, bonus: beside };
  }

  /** For good. Resolves to the code of a refusal. */
  async handIn(): Promise<string | undefined> {
    const reply = this.reply(true);
    if (reply === undefined || this.isHandingIn) return undefined;
    clearTimeout(this.#telling);
    this.#telling = undefined;
    this.isHandingIn = true;
    const refused = await this.#setup.line.act({ do: 'answer', ...reply });
    this.isHandingIn = false;
    if (refused !== undefined) return refused;
    // An attempt is over; the next one starts with an empty field (B112).
    if (!this.#setup.isTold) this.fields = {};
    this.#setup.store.drop(this.#key);
    return undefined;
  }

  #from(answer: ReplyView | undefined): Fields {
    const { kinds, writing, part } = this.#setup;
    const main = part === 'main' && kinds.main ? fieldsFrom(kinds.main, answer, writing) : {};
    const bonus = kinds.bonus ? fieldsFrom(kinds.bonus, answer?.bonus, writing) : {};
    return { ...named(main, 'main'), ...named(bonus, 'bonus') };
  }

  #mark(keys: readonly string[]): void {
    for (const key of keys) this.#typedAt.set(key, this.#now());
  }

  #isMine(key: string): boolean {
    const typed = this.#typedAt.get(key);
    return typed !== undefined && (typed > this.#toldUpTo || this.#now() - typed < MINE_FOR_MS);
  }

  #plan(): void {
    if (this.#telling !== undefined) return;
    this.#telling = setTimeout(() => {
      this.#telling = undefined;
      // One at a time: without a line they would pile up.
      if (this.#isTelling) this.#plan();
      else void this.#tell();
    }, waitFor(this.#setup.line.clock.left));
  }

  async #tell(): Promise<void> {
    const { line, stage, isTold } = this.#setup;
    if (line.view?.stage !== stage || this.isHandingIn) return;
    if (!isTold) {
      const text = JSON.stringify(this.fields);
      if (text.length <= MOST_DRAFT) line.draft(stage, text);
      return;
    }
    const reply = this.reply(false);
    if (reply === undefined) return;
    const until = this.#now();
    this.#isTelling = true;
    const refused = await line.act({ do: 'answer', ...reply, final: false });
    this.#isTelling = false;
    if (refused !== undefined) return;
    this.#toldUpTo = until;
    if (this.#telling === undefined) this.#keep(false);
  }

  #keep(isDirty: boolean): void {
    const kept: Kept = { of: this.#of, fields: this.fields, isDirty };
    this.#setup.store.write(this.#key, kept);
  }

  get #of(): string {
    return `${this.#setup.game}:${this.#setup.stage}`;
  }
  get #key(): string {
    return `secondguess.pad.${this.#setup.line.place}`;
  }
}

/** Fields as the draft of another phone or an earlier page has them. */
function drafted(text: string | undefined): Fields {
  try {
    const read: unknown = JSON.parse(text ?? '');
    if (typeof read !== 'object' || read === null) return {};
    const known = Object.entries(read).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(known) as Fields;
  } catch {
    return {};
  }
}
