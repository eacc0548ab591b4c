/**
 * The staging as time goes by: which beat the ruling or the settlement has come to.
 *
 * 1. It plays only when this page saw the phase before; otherwise the end state at once (F087).
 * 2. A tap skips to the end of it; another phase ends it at any moment.
 * 3. With reduced motion there are no beats, only the end.
 */
import type { BrainView } from '../../../net/types';
import { browserTime, type Time } from '../../shared/table/time';
import { hasCome, lastBeat, script, type Beat, type Cue } from './beats';

export class Staged {
  beat: Beat | undefined = $state();
  isPlaying = $state(false);

  readonly #time: Time;
  readonly #heard: (beat: Beat) => void;
  #cues: Cue[] = [];
  #cancel: (() => void) | undefined;
  #seen: { game: number; stage: number; turn: number } | undefined;

  /** `heard` is told each beat as it is played, for the sounds; never what is shown at once. */
  constructor(time: Time = browserTime, heard: (beat: Beat) => void = () => undefined) {
    this.#time = time;
    this.#heard = heard;
  }

  has(beat: Beat): boolean {
    return hasCome(this.beat, beat);
  }

  /** Take in a view. `game` counts the table's games; `still`: nothing shall move. */
  show(view: BrainView | undefined, game = 0, still = false): void {
    const before = this.#seen;
    this.#seen = view === undefined ? undefined : { game, stage: view.stage, turn: view.turn };
    if (view === undefined) return this.stop();
    const isSame = before?.game === game && before.stage === view.stage;
    if (isSame && this.beat !== undefined && !still) return;
    this.stop();
    const cues = script(view);
    const saw =
      before?.game === game && before.stage < view.stage && before.turn === view.turn && !isSame;
    if (cues.length === 0 || still || !saw) {
      this.beat = lastBeat(view.phase);
      return;
    }
    this.#play(cues);
  }

  skip(): void {
    const last = this.#cues.at(-1)?.beat;
    if (last === undefined) return;
    this.stop();
    this.beat = last;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#cues = [];
    this.beat = undefined;
    this.isPlaying = false;
  }

  #play(cues: Cue[]): void {
    this.#cues = cues;
    this.isPlaying = true;
    const began = this.#time.now();
    let next = 0;
    const tick = (): void => {
      const passed = this.#time.now() - began;
      for (let cue = cues[next]; cue !== undefined && cue.at <= passed; cue = cues[next]) {
        this.beat = cue.beat;
        next += 1;
        this.#heard(cue.beat);
      }
      const coming = cues[next];
      if (coming === undefined) {
        this.#cues = [];
        this.isPlaying = false;
        return;
      }
      this.#cancel = this.#time.wake(coming.at - passed, tick);
    };
    tick();
  }
}
