/**
 * Strokes on a square canvas of 0 to 1000 (contract, `draw`): points made whole, lines made of
 * fewer points, and what of a drawing has still to be told. Pure functions.
 */
export type Point = [number, number];
export type Stroke = Point[];

export const CANVAS = 1000;
/** Farther than so many units no point may lie from the simplified line. */
const TOLERANCE = 2;
/** A frame holds 16 KiB; a point takes at most 12 letters. */
const POINTS_AT_ONCE = 700;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A place on the screen as a place on the canvas; what is beside it lies on its edge. */
export function placeIn(box: Box, x: number, y: number): Point {
  return [
    inside(((x - box.left) / box.width) * CANVAS),
    inside(((y - box.top) / box.height) * CANVAS),
  ];
}

function inside(n: number): number {
  return Math.round(Math.min(CANVAS, Math.max(0, n)));
}

/** The same line with as few points as the eye needs (Ramer, Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance = TOLERANCE): Stroke {
  if (points.length < 3) return [...points];
  const keep = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const far = farthest(points, from, to);
    if (far.distance <= tolerance) continue;
    keep.add(far.at);
    open.push([from, far.at], [far.at, to]);
  }
  return points.filter((_, n) => keep.has(n));
}

function farthest(points: readonly Point[], from: number, to: number) {
  let best = { at: from, distance: -1 };
  for (let at = from + 1; at < to; at += 1) {
    const distance = distanceTo(points[at]!, points[from]!, points[to]!);
    if (distance > best.distance) best = { at, distance };
  }
  return best;
}

/** From a point to a piece of line, its ends counted in. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

export function pointsIn(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, stroke) => sum + stroke.length, 0);
}

export function isSameStroke(a: Stroke, b: Stroke): boolean {
  return (
    a === b || (a.length === b.length && a.every(([x, y], n) => x === b[n]?.[0] && y === b[n]?.[1]))
  );
}

export function isSameDrawing(a: readonly Stroke[], b: readonly Stroke[]): boolean {
  return a.length === b.length && a.every((stroke, n) => isSameStroke(stroke, b[n]!));
}

export interface News {
  keep: number;
  strokes: Stroke[];
}

/**
 * What turns the drawing as it was told into the one that is here: how many strokes stay, and
 * those behind them, as many as one message takes. Undefined where nothing is new.
 */
export function news(told: readonly Stroke[], here: readonly Stroke[]): News | undefined {
  let keep = 0;
  while (keep < told.length && keep < here.length && isSameStroke(told[keep]!, here[keep]!))
    keep += 1;
  if (keep === told.length && keep === here.length) return undefined;
  const strokes: Stroke[] = [];
  for (const stroke of here.slice(keep)) {
    if (strokes.length > 0 && pointsIn(strokes) + stroke.length > POINTS_AT_ONCE) break;
    strokes.push(stroke);
  }
  return { keep, strokes };
}

/** A drawing after such a message, as the table has it. */
export function after(told: readonly Stroke[], { keep, strokes }: News): Stroke[] {
  return [...told.slice(0, keep), ...strokes];
}

/** A stroke as an SVG path; a dot is a line to itself. */
export function pathOf(stroke: readonly Point[]): string {
  const [first, ...rest] = stroke;
  if (first === undefined) return '';
  if (rest.length === 0) return `M${first[0]} ${first[1]}h0`;
  return `M${first[0]} ${first[1]}L${rest.map(([x, y]) => `${x} ${y}`).join(' ')}`;
}
