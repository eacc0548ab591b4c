/**
 * The clock as this screen shows it: counts down by itself from the newest `left_ms` and takes in
 * the small differences of later updates smoothly (F059). It decides nothing; the table does.
 */
import type { ClockView } from '../net/protocol.generated';

/** Differences up to this much are smoothed, larger ones (more time, a new phase) are taken. */
const DRIFT_MS = 1_500;
const SMOOTH_OVER_MS = 2_000;
const TICK_MS = 100;

/** Seconds as a clock shows them: 45, or 10:12 from a minute on. */
export function clockWords(seconds: number): string {
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export class Clock {
  /** Undefined where no clock runs. Never below zero (F057). */
  left: number | undefined = $state();
  of = $state(0);
  paused = $state(false);

  readonly #now: () => number;
  #at = 0;
  #leftThen = 0;
  /** How much the shown time is ahead of the true one, taken out bit by bit. */
  #skew = 0;
  #stage = -1;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get seconds(): number | undefined {
    return this.left === undefined ? undefined : Math.ceil(this.left / 1000);
  }

  /** What remains, 1 to 0; for drawing. */
  get share(): number {
    return this.left === undefined || this.of <= 0 ? 0 : Math.min(1, this.left / this.of);
  }

  /** Take in an update. `lag`: how old it was when it arrived. */
  set(clock: ClockView | undefined, stage: number, lag = 0): void {
    if (clock === undefined) {
      this.#stop();
      this.left = undefined;
      return;
    }
    const told = Math.max(0, clock.left_ms - (clock.paused ? 0 : lag));
    const shown = this.left;
    const isSmall =
      shown !== undefined &&
      stage === this.#stage &&
      !clock.paused &&
      !this.paused &&
      Math.abs(shown - told) <= DRIFT_MS;
    this.#skew = isSmall && shown !== undefined ? shown - told : 0;
    this.#at = this.#now();
    this.#leftThen = told;
    this.#stage = stage;
    this.of = clock.of_ms;
    this.paused = clock.paused;
    this.tick();
    if (clock.paused) this.#stop();
    else this.#ticking ??= setInterval(() => this.tick(), TICK_MS);
  }

  tick(): void {
    if (this.paused) {
      this.left = this.#leftThen;
      return;
    }
    const passed = this.#now() - this.#at;
    const skew = this.#skew * Math.max(0, 1 - passed / SMOOTH_OVER_MS);
    this.left = Math.max(0, this.#leftThen - passed + skew);
  }

  stop(): void {
    this.#stop();
  }

  #stop(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }
}
