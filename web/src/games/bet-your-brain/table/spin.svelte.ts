/**
 * The arrow of the table (B10): heavy, so it takes a moment to gather way and long to lose it, and
 * clicks at every peg that it passes. Where it lands came with the view; this only shows the way.
 *
 * 1. It turns only when this page saw the arrow lie before; otherwise it points at once (F087).
 * 2. With reduced motion it points at once, too; the picture fades.
 */
import { offset, rest } from '../seat/wheel';

/** Two pegs a category. */
export const PEGS = 16;
export const SPIN_MS = 4_400;

/** Turns beyond the ones that the seat's arrow makes: it is larger and heavier. */
const MORE = 360;
const RAMP = 0.09;

/** How far it has come, 0 to 1: gathers way, then slows down as friction does. */
export function weight(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  // Speed rises to its most at RAMP and falls from there with the square of what is left.
  const most = 1 / (RAMP / 2 + (1 - RAMP) / 3);
  if (x < RAMP) return (most * x * x) / (2 * RAMP);
  const left = (1 - x) / (1 - RAMP);
  return 1 - (most * (1 - RAMP) * left ** 3) / 3;
}

/** The whole way to `sector` of `count`, from `from`; degrees. */
export function way(from: number, sector: number, count: number, stage: number): number {
  return rest(from, sector, count, 1, offset(stage)) + MORE - from;
}

/** Pegs passed on the way to `angle`. Pegs stand on the borders and in the middle of sectors. */
export const pegsPassed = (angle: number): number => Math.floor((angle * PEGS) / 360 + 0.5);

export class Spin {
  angle = $state(0);
  isTurning = $state(false);

  readonly #ticks: () => void;
  #seen: string | undefined;
  #pointed: string | undefined;
  #frame: number | undefined;

  /** `ticks` is called at every peg. */
  constructor(ticks: () => void = () => undefined) {
    this.#ticks = ticks;
  }

  /** Take in a view: which game and turn it is, and the category once it is known. */
  show(
    at: { game: number; turn: number; stage: number },
    categories: readonly string[],
    category: string | undefined,
    still: boolean,
  ): void {
    const turn = `${at.game}.${at.turn}`;
    const before = this.#seen;
    const pointed = this.#pointed;
    this.#seen = turn;
    this.#pointed = category;
    const sector = category === undefined ? -1 : categories.indexOf(category);
    if (sector < 0 || (turn === before && category === pointed)) return;
    const distance = way(this.angle, sector, categories.length, at.stage);
    const saw = turn === before && pointed === undefined;
    if (still || !saw) this.#rest(this.angle + distance);
    else this.#turn(distance);
  }

  /** At once, for those who have seen enough. */
  skip(): void {
    if (this.isTurning) this.#rest(this.#end);
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.isTurning = false;
  }

  #end = 0;

  #rest(angle: number): void {
    this.stop();
    this.angle = angle % 360;
  }

  #turn(distance: number): void {
    this.stop();
    const from = this.angle;
    this.#end = from + distance;
    this.isTurning = true;
    let begun: number | undefined;
    let passed = pegsPassed(from);
    const step = (now: number): void => {
      begun ??= now;
      const share = (now - begun) / SPIN_MS;
      this.angle = from + distance * weight(share);
      const here = pegsPassed(this.angle);
      if (here !== passed) this.#ticks();
      passed = here;
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.#rest(this.#end);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
