/**
 * A session at one table: what the server last said and whether the line stands. Pages read it;
 * they change nothing here but by `act`. Used alike by seats, screens and watchers.
 */
import { socketAt } from '../net/address';
import { Client, type ClientSetup } from '../net/client';
import { Outbox } from '../net/outbox';
import { tabStore, type Store } from '../net/storage';
import {
  isBrain,
  isWits,
  type Action,
  type Bye,
  type HostLegal,
  type Me,
  type SeatView,
  type TableInfo,
  type Update,
  type View,
  type BrainLegal,
  type BrainView,
  type WitsLegal,
  type WitsView,
} from '../net/types';
import { randomId } from './random-id';
import { Clock } from './clock.svelte';

export interface SessionSetup {
  code: string;
  token?: string | undefined;
  /** Under which name this browser keeps what is half done; several seats may share a page. */
  place?: string;
  store?: Store;
  /** For tests: makes the socket. */
  open?: ClientSetup['open'];
}

/** `undefined` where the table took the act, else the code of the refusal. */
export type Answer = string | undefined;

export class Session {
  readonly code: string;
  readonly place: string;
  readonly clock = new Clock();

  /** `connecting`: never connected yet; `lost`: trying again; `ended`: see `bye`. */
  status: 'connecting' | 'open' | 'lost' | 'ended' = $state('connecting');
  update: Update | undefined = $state.raw();
  bye: Bye | undefined = $state.raw();
  /** Acts under way, by word, so that a button can show that it was heard. */
  underway: readonly string[] = $state.raw([]);
  /** The last refusal of an act that no page waits for (sent before a reload). */
  refused: string | undefined = $state();
  /** The server could not save: it takes nothing until it can (F175, law 2). */
  storageFailed = $state(false);

  #isStarted = false;
  readonly #client: Client;
  readonly #outbox: Outbox;
  // Nobody draws it, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #answers = new Map<string, { word: string; tell: (answer: Answer) => void }>();

  constructor({ code, token, place = code, store = tabStore, open }: SessionSetup) {
    this.code = code;
    this.place = place;
    const run = randomId();
    this.#outbox = new Outbox(store, `secondguess.outbox.${place}`, run);
    this.#client = new Client({
      url: socketAt(`ws/${encodeURIComponent(code)}`),
      tab: run,
      token,
      outbox: this.#outbox,
      listener: {
        online: (isOnline) => (this.status = isOnline ? 'open' : 'lost'),
        update: (update) => this.#take(update),
        answered: (id, refused) => this.#answered(id, refused?.code),
        bye: (bye) => this.#end(bye),
      },
      ...(open === undefined ? {} : { open }),
    });
  }

  get view(): View | undefined {
    return this.update?.view;
  }
  /** The view while a game of Wits & Wagers runs or is over; undefined in the lobby. */
  get game(): WitsView | undefined {
    const view = this.update?.view;
    return isWits(view) ? view : undefined;
  }
  /** The same of Bet Your Brain. */
  get brain(): BrainView | undefined {
    const view = this.update?.view;
    return isBrain(view) ? view : undefined;
  }
  get table(): TableInfo | undefined {
    return this.update?.table;
  }
  get me(): Me | undefined {
    return this.update?.me;
  }
  /** What this seat may do in Wits & Wagers. */
  get legal(): WitsLegal {
    return this.game === undefined ? {} : ((this.update?.legal ?? {}) as WitsLegal);
  }
  /** What this seat may do in Bet Your Brain. */
  get brainLegal(): BrainLegal {
    return this.brain === undefined ? {} : ((this.update?.legal ?? {}) as BrainLegal);
  }
  /** What this viewer may do as the host; undefined without the hat. */
  get host(): HostLegal | undefined {
    return this.update?.host;
  }
  /** This viewer's own seat as everybody sees it. */
  get mine(): SeatView | undefined {
    const seat = this.me?.seat;
    return seat === undefined ? undefined : this.seat(seat);
  }
  get isOnline(): boolean {
    return this.status === 'open';
  }

  seat(number: number): SeatView | undefined {
    return this.view?.seats.find((seat) => seat.seat === number);
  }

  /** Once; a second call changes nothing. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    addEventListener('online', this.#wake);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#client.connect();
  }

  stop(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.clock.stop();
    this.#client.close();
  }

  /** After `another-tab`: a person wants the seat here (F013). */
  takeBack(): void {
    this.bye = undefined;
    this.status = 'connecting';
    this.#client.connect();
  }

  /**
   * Send an act for the phase on the screen; without a line it waits for the next one. Resolves
   * when the table has answered: undefined, or the refusal's code.
   */
  act(action: Action): Promise<Answer> {
    const stage = this.view?.stage;
    const id = this.#client.act(stage === undefined ? action : { ...action, for: stage });
    this.refused = undefined;
    this.underway = [...this.underway, action.do];
    return new Promise((tell) => this.#answers.set(id, { word: action.do, tell }));
  }

  draft(stage: number, value: string): void {
    this.#client.draft(stage, value);
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'visible') this.#client.wake();
  };

  #take(update: Update): void {
    this.update = update;
    this.storageFailed = update.table.cannot_save === true;
    this.clock.set(
      'clock' in update.view ? update.view.clock : undefined,
      update.view.stage,
      this.#client.lag,
    );
  }

  #answered(id: string, code: string | undefined): void {
    this.storageFailed = code === 'storage' || this.table?.cannot_save === true;
    const waiting = this.#answers.get(id);
    this.#answers.delete(id);
    if (waiting === undefined) {
      // What was sent before a reload and came too late is no news to anybody.
      if (code !== undefined && code !== 'stale') this.refused = code;
      return;
    }
    const place = this.underway.indexOf(waiting.word);
    this.underway = this.underway.filter((_, n) => n !== place);
    waiting.tell(code);
  }

  #end(bye: Bye): void {
    this.bye = bye;
    this.status = 'ended';
    this.clock.stop();
    for (const { tell } of this.#answers.values()) tell(bye.code);
    this.#answers.clear();
    this.underway = [];
  }
}
