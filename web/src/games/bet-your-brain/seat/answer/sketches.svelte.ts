/**
 * The drawings in the hand that holds the pen: strokes grow here at once and are told to the table
 * while they are drawn (B72). What the table has is taken over when this hand rests.
 */
import type { Draw } from '../../../../net/protocol.generated';
import {
  after,
  isSameDrawing,
  news,
  pointsIn,
  simplify,
  type News,
  type Point,
  type Stroke,
} from './strokes';

export const TELL_EVERY_MS = 120;
/** A longer line goes on as another stroke: it is told again as a whole while it grows. */
export const MOST_RAW = 300;
/** So long after the last stroke the table's drawing is the right one. */
const RESTED_MS = 2_000;

export interface Line {
  view: { stage: number } | undefined;
  act: (action: Draw) => Promise<string | undefined>;
}

export interface SketchSetup {
  line: Line;
  stage: number;
  drawings: readonly (readonly Stroke[])[];
  /** Points that all drawings together may still take (`legal.draw`). */
  room: number;
  now?: () => number;
}

export class Sketches {
  /** By drawing, what lies on the canvas; the growing stroke is apart. */
  strokes: readonly (readonly Stroke[])[] = $state.raw([]);
  growing: { drawing: number; points: readonly Point[] } | undefined = $state.raw();
  /** The code of a refusal that the hand should know of. */
  refused: string | undefined = $state();

  readonly #setup: SketchSetup;
  readonly #now: () => number;
  readonly #most: number;
  #told: Stroke[][];
  #drawnAt = -Infinity;
  #isTelling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: SketchSetup) {
    this.#setup = setup;
    this.#now = setup.now ?? (() => performance.now());
    this.strokes = setup.drawings;
    this.#told = setup.drawings.map((drawing) => [...drawing]);
    this.#most = setup.room + setup.drawings.reduce((sum, one) => sum + pointsIn(one), 0);
  }

  /** Points that still go onto the paper. */
  get left(): number {
    const drawn = this.strokes.reduce((sum, one) => sum + pointsIn(one), 0);
    return Math.max(0, this.#most - drawn - (this.growing?.points.length ?? 0));
  }

  canUndo(drawing: number): boolean {
    return (this.strokes[drawing]?.length ?? 0) > 0;
  }

  begin(drawing: number, at: Point): void {
    this.end();
    if (this.left < 2) return;
    this.refused = undefined;
    this.growing = { drawing, points: [at] };
    this.#changed();
  }

  /** The pointer went on; several places at once where the browser gathered them. */
  move(places: readonly Point[]): void {
    for (const place of places) {
      const now = this.growing;
      const last = now?.points.at(-1);
      if (now === undefined || last === undefined) return;
      if (last[0] === place[0] && last[1] === place[1]) continue;
      if (this.left < 2) return this.end();
      this.growing = { ...now, points: [...now.points, place] };
      if (now.points.length >= MOST_RAW) {
        this.end();
        this.growing = { drawing: now.drawing, points: [place] };
      }
    }
    this.#changed();
  }

  end(): void {
    const done = this.growing;
    if (done === undefined) return;
    this.growing = undefined;
    this.#put(done.drawing, [...this.#here(done.drawing), simplify(done.points)]);
  }

  undo(drawing: number): void {
    this.growing = undefined;
    if (this.canUndo(drawing)) this.#put(drawing, this.#here(drawing).slice(0, -1));
  }

  /** The table's drawings; mine are newer while this hand is at work. */
  take(drawings: readonly (readonly Stroke[])[]): void {
    const isBusy = this.growing !== undefined || this.#isTelling || this.#timer !== undefined;
    if (isBusy || this.#now() - this.#drawnAt < RESTED_MS) return;
    if (drawings.every((one, n) => isSameDrawing(one, this.strokes[n] ?? []))) return;
    this.strokes = drawings;
    this.#told = drawings.map((drawing) => [...drawing]);
  }

  /** Away from the screen: a growing stroke ends here, and is told. */
  close(): void {
    this.end();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#tell();
  }

  #here(drawing: number): readonly Stroke[] {
    return this.strokes[drawing] ?? [];
  }

  #put(drawing: number, strokes: readonly Stroke[]): void {
    this.strokes = this.strokes.map((one, n) => (n === drawing ? strokes : one));
    this.#changed();
  }

  #changed(): void {
    this.#drawnAt = this.#now();
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#tell();
    }, TELL_EVERY_MS);
  }

  /** The first drawing with something new, and what. */
  #next(): { drawing: number; what: News } | undefined {
    for (const [drawing, strokes] of this.strokes.entries()) {
      const grown = this.growing?.drawing === drawing ? [simplify(this.growing.points)] : [];
      const what = news(this.#told[drawing] ?? [], [...strokes, ...grown]);
      if (what !== undefined) return { drawing, what };
    }
    return undefined;
  }

  async #tell(): Promise<void> {
    const { line, stage } = this.#setup;
    // One message at a time: on a slow line fewer are sent, and each says more.
    if (this.#isTelling || line.view?.stage !== stage) return;
    const next = this.#next();
    if (next === undefined) return;
    const { drawing, what } = next;
    this.#isTelling = true;
    const refused = await line.act({ do: 'draw', drawing: drawing + 1, ...what });
    this.#isTelling = false;
    if (refused !== undefined) return this.#give(refused);
    this.#told = this.#told.map((told, n) => (n === drawing ? after(told, what) : told));
    if (this.#next() !== undefined) this.#changed();
  }

  /** Refused: back to what the table has. */
  #give(refused: string): void {
    this.refused = refused;
    this.growing = undefined;
    this.strokes = this.#told;
  }
}
