/**
 * One device, the screen and all seats of a table: a session each, and whose turn it is to hold
 * it. Every seat keeps its own connection, so that the table knows it to be here all the time.
 */
import { ApiProblem, takeSeat } from '../net/api';
import type { Bye, SeatView } from '../net/types';
import * as hand from './pass';
import { passSeats, type HeldSeat } from './pass-seats';
import { places } from './places';
import { randomId } from './random-id';
import { Session, type Answer, type SessionSetup } from './session.svelte';

/** A seat that is not this device's any more. */
const GONE = ['kicked', 'bad-token'];

interface Held extends HeldSeat {
  session: Session;
}

export class PassTable {
  readonly code: string;
  readonly screen: Session;
  /** Whether this browser is the device of the table. */
  readonly isOurs: boolean;

  readonly #open: SessionSetup['open'];
  readonly #token: string | undefined;
  #held: readonly Held[] = $state.raw([]);
  #hands: hand.Hands = $state.raw(hand.JUST_OPENED);

  constructor(code: string, open?: SessionSetup['open']) {
    this.code = code;
    this.#open = open;
    this.#token = places.pass(code)?.token;
    this.isOurs = this.#token !== undefined;
    this.screen = this.#session(this.#token, code);
    this.#held = passSeats.of(code).map((seat) => this.#hold(seat));
  }

  start(): void {
    for (const session of this.#sessions) session.start();
    document.addEventListener('visibilitychange', this.#hidden);
  }

  stop(): void {
    for (const session of this.#sessions) session.stop();
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  /** What all may know, as the quickest of the connections has it. */
  get facts(): hand.Facts {
    let newest = this.screen.update;
    for (const { session } of this.#held) {
      if ((session.update?.version ?? -1) > (newest?.version ?? -1)) newest = session.update;
    }
    if (newest === undefined) return { key: '', phase: 'lobby', waiting: [] };
    const { view, table } = newest;
    const key = `${table.games}:${view.stage}:${view.phase}`;
    return { key, phase: view.phase, waiting: view.waiting };
  }

  get step(): hand.Step {
    const facts = this.facts;
    const held = this.#held.flatMap(({ session }) => session.me?.seat ?? []);
    return hand.stepOf(hand.follow(this.#hands, facts), facts, held);
  }

  /** The seats of this device as everybody sees them. */
  get seats(): SeatView[] {
    const numbers = this.#held.map(({ session }) => session.me?.seat);
    return this.screen.view?.seats.filter(({ seat }) => numbers.includes(seat)) ?? [];
  }

  /** Whoever wears the hat: the screen, unless it was handed over. */
  get host(): Session {
    return this.#sessions.find((session) => session.host !== undefined) ?? this.screen;
  }

  get bye(): Bye | undefined {
    return this.screen.bye ?? this.#held.find(({ session }) => session.bye)?.session.bye;
  }

  session(seat: number): Session | undefined {
    return this.#held.find(({ session }) => session.me?.seat === seat)?.session;
  }

  /** Take in where the table has got to; seats that were taken away are let go. */
  settle(): void {
    const facts = this.facts;
    if (facts.key !== '') this.#hands = hand.follow(this.#hands, facts);
    const gone = this.#held.filter(({ session }) => GONE.includes(session.bye?.code ?? ''));
    if (gone.length > 0) this.#keep(this.#held.filter((one) => !gone.includes(one)));
  }

  /** Somebody more round the device; resolves like an act. */
  async add(name: string): Promise<Answer> {
    try {
      const { token } = await takeSeat(this.code, { name }, this.#token);
      const held = this.#hold({ id: randomId(), token });
      this.#keep([...this.#held, held]);
      held.session.start();
      return undefined;
    } catch (problem) {
      return problem instanceof ApiProblem ? problem.code : 'internal';
    }
  }

  handRound(): void {
    this.#hands = hand.handRound(this.#hands);
  }
  openTable(): void {
    this.#hands = hand.openTable(this.#hands);
  }
  choose(seat: number): void {
    this.#hands = hand.choose(this.#hands, seat);
  }
  letGo(): void {
    this.#hands = hand.letGo(this.#hands);
  }

  /** "I am Ann": whoever had stepped away is back with it. */
  take(seat: number): void {
    const session = this.session(seat);
    if (session?.mine?.away === true) void session.act({ do: 'back' });
    this.#hands = hand.take(this.#hands, seat, this.facts);
  }

  /** The table is gone, or does not know this device any more. */
  forget(): void {
    places.forget(this.code, 'pass');
    passSeats.keep(this.code, []);
  }

  /** After `another-tab`: everything comes back to this one. */
  takeBack(): void {
    for (const session of this.#sessions) if (session.bye !== undefined) session.takeBack();
  }

  get #sessions(): Session[] {
    return [this.screen, ...this.#held.map(({ session }) => session)];
  }

  #session(token: string | undefined, place: string): Session {
    return new Session({
      code: this.code,
      token,
      place,
      ...(this.#open === undefined ? {} : { open: this.#open }),
    });
  }

  #hold(seat: HeldSeat): Held {
    return { ...seat, session: this.#session(seat.token, `${this.code}.${seat.id}`) };
  }

  #keep(held: readonly Held[]): void {
    this.#held = held;
    passSeats.keep(
      this.code,
      held.map(({ id, token }) => ({ id, token })),
    );
  }

  /** A device that was put down may be taken up by anybody. */
  readonly #hidden = (): void => {
    if (document.visibilityState === 'hidden') this.letGo();
  };
}
