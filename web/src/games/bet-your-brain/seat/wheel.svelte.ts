/** The arrow while it moves: in the hand, running free, or coming to rest where the table says. */
import { rest, slowing } from './wheel';

/** Degrees a millisecond. */
const SLOWEST = 0.4;
const FASTEST = 1.3;

export class Wheel {
  angle = $state(0);
  isMoving = $state(false);

  #speed = SLOWEST;
  #frame: number | undefined;

  /** By hand. */
  turn(degrees: number): void {
    this.angle += degrees;
  }

  /** It runs until it is told where to rest. */
  fling(speed: number): void {
    const way = speed < 0 ? -1 : 1;
    this.#speed = way * Math.min(FASTEST, Math.max(SLOWEST, Math.abs(speed)));
    let before: number | undefined;
    this.#animate((now) => {
      const passed = before === undefined ? 0 : Math.min(60, now - before);
      before = now;
      this.angle += this.#speed * passed;
      const slower = Math.abs(this.#speed) * (1 - passed / 4000);
      this.#speed = way * Math.max(SLOWEST, slower);
      return true;
    });
  }

  /** It slows down for `time` and rests on `sector` of `count`; then `done`. */
  land(sector: number, count: number, off: number, time: number, done: () => void): void {
    const from = this.angle;
    const way = this.#speed < 0 ? -1 : 1;
    const distance = rest(from, sector, count, way, off) - from;
    let begun: number | undefined;
    this.#animate((now) => {
      begun ??= now;
      this.angle = from + distance * slowing((now - begun) / time);
      if (now - begun < time) return true;
      done();
      return false;
    });
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.isMoving = false;
    this.#speed = SLOWEST;
  }

  #animate(step: (now: number) => boolean): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.isMoving = true;
    const next = (now: number): void => {
      if (step(now)) this.#frame = requestAnimationFrame(next);
      else this.stop();
    };
    this.#frame = requestAnimationFrame(next);
  }
}
