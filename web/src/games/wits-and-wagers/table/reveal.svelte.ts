/**
 * The reveal as time goes by (experience: "the moment of the evening"): which beat it has come to
 * and how many cards are lit. It knows no rules; it plays what the settled view tells (W40-W44).
 *
 * 1. It plays only when this page saw the phase before; otherwise the end state at once (F087).
 * 2. A correction of the same question is shown at once as well (W77).
 * 3. Anything else than settled ends it (`next` or the clock may do so at any moment).
 * 4. With reduced motion there are no beats, only the end.
 */
import type { WitsView } from '../../../net/protocol.generated';
import { browserTime, type Time } from '../../shared/table/time';

export const BEATS = ['hush', 'answer', 'winner', 'sweep', 'pay', 'bonus', 'standings'] as const;
export type Beat = (typeof BEATS)[number];

const HUSH_MS = 900;
const CARDS_MS = 3_600;
const LONGEST_CARD_MS = 800;

export interface Cue {
  at: number;
  lit: number;
  beat: Beat;
}

/** The whole script of a settled view: 10 to 12 s with seven guesses. */
export function script(view: WitsView): Cue[] {
  const cards = (view.mat ?? []).filter((slot) => slot.guess !== undefined).length;
  const each = Math.min(LONGEST_CARD_MS, CARDS_MS / Math.max(1, cards));
  const cues: Cue[] = [{ at: 0, lit: 0, beat: 'hush' }];
  let at = HUSH_MS;
  for (let lit = 1; lit <= cards; lit += 1) {
    cues.push({ at, lit, beat: 'hush' });
    at += each;
  }
  const stacks = (view.mat ?? []).some((slot) => slot.bets.length > 0);
  const add = (beat: Beat, after: number): void => {
    at += after;
    cues.push({ at, lit: cards, beat });
  };
  add('answer', 500);
  add('winner', 1_500);
  add('sweep', stacks ? 1_300 : 300);
  add('pay', stacks ? 1_000 : 100);
  const bonus = Object.keys(view.settlement?.bonus ?? {}).length > 0;
  add('bonus', stacks ? 1_300 : 100);
  add('standings', bonus ? 1_500 : 300);
  return cues;
}

type Seen = { game: number; stage: number; number: number };

export class Reveal {
  /** Undefined outside of settled and over. */
  beat: Beat | undefined = $state();
  /** Cards that are lit, counted from the smallest guess. */
  lit = $state(0);

  readonly #time: Time;
  readonly #heard: (cue: Cue) => void;
  #cues: Cue[] = [];
  #next = 0;
  #began = 0;
  #cancel: (() => void) | undefined;
  #seen: Seen | undefined;

  /** `heard` is told each cue as it is played, for the sounds; never for what is shown at once. */
  constructor(time: Time = browserTime, heard: (cue: Cue) => void = () => undefined) {
    this.#time = time;
    this.#heard = heard;
  }

  /** Whether the reveal has come to `beat`. */
  has(beat: Beat): boolean {
    return this.beat !== undefined && BEATS.indexOf(this.beat) >= BEATS.indexOf(beat);
  }

  get isPlaying(): boolean {
    return this.beat !== undefined && this.beat !== 'standings';
  }

  /** Take in a view. `game` counts the table's games; `still`: nothing shall move. */
  show(view: WitsView | undefined, game = 0, still = false): void {
    const before = this.#seen;
    this.#seen =
      view === undefined ? undefined : { game, stage: view.stage, number: view.question.number };
    if (view === undefined || (view.phase !== 'settled' && view.phase !== 'over')) {
      this.stop();
      return;
    }
    const isSame = before?.game === game && before.stage === view.stage;
    if (isSame && this.beat !== undefined && !still) {
      // Corrected while it played or after: the whole new truth, without a second show.
      if (this.#changed(view)) this.#finish(view);
      return;
    }
    const isNext =
      before !== undefined &&
      before.game === game &&
      before.stage === view.stage - 1 &&
      before.number === view.question.number;
    if (view.phase === 'settled' && isNext && !still) this.#play(view);
    else this.#finish(view);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#cues = [];
    this.beat = undefined;
    this.lit = 0;
    this.#answer = undefined;
  }

  #answer: string | undefined;

  #changed(view: WitsView): boolean {
    return this.#answer !== view.question.answer;
  }

  #play(view: WitsView): void {
    this.stop();
    this.#answer = view.question.answer;
    this.#cues = script(view);
    this.#next = 0;
    this.#began = this.#time.now();
    this.#tick();
  }

  #finish(view: WitsView): void {
    this.stop();
    this.#answer = view.question.answer;
    this.lit = (view.mat ?? []).filter((slot) => slot.guess !== undefined).length;
    this.beat = 'standings';
  }

  #tick(): void {
    const passed = this.#time.now() - this.#began;
    for (let cue = this.#cues[this.#next]; cue && cue.at <= passed; cue = this.#cues[this.#next]) {
      this.lit = cue.lit;
      this.beat = cue.beat;
      this.#next += 1;
      this.#heard(cue);
    }
    const coming = this.#cues[this.#next];
    this.#cancel =
      coming === undefined ? undefined : this.#time.wake(coming.at - passed, () => this.#tick());
  }
}
