/**
 * The bets of this phone while they are made. Every move is sent as the whole placement, so that
 * the table sees chips move and time up finds them where they lie. One placement is under way at a
 * time and the newest wins; what the table says counts whenever nothing is under way.
 */
import type { BetOffer, SlotName, Stack } from '../../../net/types';
import type { Session } from '../../../state/session.svelte';
import { add, chipsLeft, inHand, samePlacement, takeBack, tap, type Placement } from './placement';

type Sends = Pick<Session, 'act'>;

export class Bets {
  placement: Placement = $state.raw([]);
  /** The stack that the tray works on. */
  taken = $state(0);
  /** The code of the last refusal, until the next move. */
  problem: string | undefined = $state();
  isUnderway = $state(false);

  readonly #session: Sends;
  #stage = -1;
  #isStale = false;
  #told: Placement = [];

  constructor(session: Sends) {
    this.#session = session;
  }

  /** Take in what the table says of this seat. */
  sync(stage: number, bets: readonly Stack[] | undefined): void {
    if (stage !== this.#stage) {
      this.#stage = stage;
      this.problem = undefined;
      this.isUnderway = false;
      this.#isStale = false;
      this.taken = 0;
    }
    this.#told = bets ?? [];
    if (!this.isUnderway) this.#adopt();
  }

  tap(slot: SlotName, offer: BetOffer): void {
    const next = tap(this.placement, this.taken, slot, offer);
    this.taken = next.taken;
    this.#change(next.placement);
  }

  add(units: number, offer: BetOffer): void {
    this.#change(add(this.placement, this.taken, units, offer));
  }

  allIn(offer: BetOffer): void {
    this.add(chipsLeft(this.placement, offer), offer);
  }

  takeBack(): void {
    const next = takeBack(this.placement, this.taken);
    this.taken = Math.max(0, Math.min(this.taken, next.length - 1));
    this.#change(next);
  }

  hand(offer: BetOffer): number {
    return inHand(this.placement, offer);
  }

  /** The bets stand. What is not sent yet goes first; the line keeps the order. */
  async done(): Promise<void> {
    if (this.#isStale) {
      this.#isStale = false;
      void this.#send();
    }
    const stage = this.#stage;
    const refused = await this.#session.act({ do: 'done' });
    if (refused !== undefined && stage === this.#stage) this.problem = refused;
  }

  /** Change the mind after `done`: the same bets again take it back (W70). */
  reopen(): void {
    void this.#send();
  }

  /** What the table says counts. */
  #adopt(): void {
    if (samePlacement(this.placement, this.#told)) return;
    this.placement = this.#told;
    this.taken = Math.max(0, Math.min(this.taken, this.placement.length - 1));
  }

  #change(next: Placement): void {
    this.problem = undefined;
    if (samePlacement(next, this.placement)) return;
    this.placement = next;
    if (this.isUnderway) this.#isStale = true;
    else void this.#send();
  }

  async #send(): Promise<void> {
    const stage = this.#stage;
    this.isUnderway = true;
    const refused = await this.#session.act({ do: 'bet', on: [...this.placement] });
    if (stage !== this.#stage) return;
    if (refused !== undefined) {
      this.problem = refused;
      this.#isStale = false;
      this.#adopt();
    }
    if (this.#isStale) {
      this.#isStale = false;
      return this.#send();
    }
    this.isUnderway = false;
  }
}
