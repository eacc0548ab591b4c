/**
 * Where the arrow points and where it comes to rest (B10). Degrees, clockwise from the top; the
 * first category lies at the top, its middle at 0. What it lands on is the server's; this only
 * finds the way there.
 */

/** Turns beyond the whole one that the rule asks for. */
const MORE_TURNS = 1;

const round = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Which of `count` sectors the arrow points at. */
export function pointed(angle: number, count: number): number {
  return Math.floor(round(angle + 180 / count) / (360 / count)) % count;
}

/**
 * The angle at which an arrow that points at `from` comes to rest on `sector`, more than one whole
 * turn on. `way` 1 or −1; `off` −0.5 to 0.5: where in the sector.
 */
export function rest(from: number, sector: number, count: number, way: 1 | -1, off = 0): number {
  const target = ((sector + off * 0.7) * 360) / count;
  const least = way > 0 ? round(target - from) : -round(from - target);
  return from + least + way * 360 * (1 + MORE_TURNS);
}

/** Where in its sector it comes to rest: the same on every screen, another one every time. */
export function offset(stage: number): number {
  return ((stage * 0.618_034) % 1) - 0.5;
}

/** How far a slowing turn has got, 0 to 1, at `share` of its time. */
export function slowing(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
}
