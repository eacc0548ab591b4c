import { describe, expect, it } from 'vitest';
import {
  after,
  news,
  pathOf,
  placeIn,
  pointsIn,
  simplify,
  type Point,
  type Stroke,
} from './strokes';

const line = (n: number, y = 0): Stroke => Array.from({ length: n }, (_, x): Point => [x, y]);

describe('strokes (B72)', () => {
  it('lie in whole units on the canvas, wherever the paper is on the screen', () => {
    const box = { left: 10, top: 20, width: 250, height: 250 };
    expect(placeIn(box, 135, 145)).toEqual([500, 500]);
    expect(placeIn(box, 10.1, 20)).toEqual([0, 0]);
    expect(placeIn(box, 0, 999)).toEqual([0, 1000]);
  });

  it('keep their corners and lose what lies on a line', () => {
    expect(simplify(line(100))).toEqual([
      [0, 0],
      [99, 0],
    ]);
    const corner: Stroke = [...line(50), ...line(50).map(([y]): Point => [49, y])];
    expect(simplify(corner)).toEqual([
      [0, 0],
      [49, 0],
      [49, 49],
    ]);
    expect(simplify([[5, 5]])).toEqual([[5, 5]]);
  });

  it('stay within two units of what was drawn', () => {
    const wave = Array.from({ length: 200 }, (_, x): Point => [
      x * 5,
      Math.round(500 + 100 * Math.sin(x / 10)),
    ]);
    const thin = simplify(wave);
    expect(thin.length).toBeLessThan(80);
    for (const [x, y] of wave) {
      const next = thin.findIndex(([at]) => at >= x);
      const [a, b] = [thin[Math.max(0, next - 1)]!, thin[next]!];
      const there = b[0] === a[0] ? a[1] : a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
      expect(Math.abs(there - y)).toBeLessThan(4);
    }
  });

  it('close up to a loop are no dot', () => {
    const loop: Stroke = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 0],
    ];
    expect(simplify(loop)).toEqual(loop);
  });

  it('are told from the first that differs', () => {
    const [a, b, c] = [line(2), line(2, 1), line(2, 2)];
    expect(news([a, b], [a, b])).toBeUndefined();
    expect(news([a], [a, b])).toEqual({ keep: 1, strokes: [b] });
    expect(news([a, b], [a, c])).toEqual({ keep: 1, strokes: [c] });
    expect(news([a, b], [a])).toEqual({ keep: 1, strokes: [] });
  });

  it('are told in pieces that a frame holds, until nothing is new', () => {
    const many = Array.from({ length: 20 }, (_, n) => line(200, n));
    let told: Stroke[] = [];
    let steps = 0;
    for (let what = news(told, many); what !== undefined; what = news(told, many)) {
      expect(pointsIn(what.strokes)).toBeLessThanOrEqual(700);
      told = after(told, what);
      steps += 1;
    }
    expect(told).toEqual(many);
    expect(steps).toBe(7);
  });

  it('are drawn as paths, a dot as well', () => {
    expect(pathOf([[1, 2]])).toBe('M1 2h0');
    expect(
      pathOf([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    ).toBe('M1 2L3 4 5 6');
    expect(pathOf([])).toBe('');
  });
});
