import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draw } from '../../../../net/protocol.generated';
import { MOST_RAW, Sketches, TELL_EVERY_MS } from './sketches.svelte';
import type { Point } from './strokes';

const along = (n: number): Point[] =>
  Array.from({ length: n }, (_, x): Point => [x * 2, x % 2 === 0 ? 0 : 100]);

describe('the pen (B72)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function make(room = 5_000, refuse?: string) {
    const view = { stage: 3 };
    const acts: Draw[] = [];
    const act = (action: Draw) => {
      acts.push(structuredClone(action));
      return Promise.resolve(refuse);
    };
    const sketches = new Sketches({
      line: { view, act },
      stage: 3,
      drawings: [[], []],
      room,
      now: () => Date.now(),
    });
    return { sketches, acts, view };
  }
  const beat = (): Promise<unknown> => vi.advanceTimersByTimeAsync(TELL_EVERY_MS);

  it('tells a stroke while it grows, again and again as a whole', async () => {
    const { sketches, acts } = make();
    sketches.begin(0, [0, 0]);
    sketches.move([[100, 0]]);
    await beat();
    sketches.move([[100, 100]]);
    await beat();
    sketches.end();
    await beat();
    await beat();
    expect(acts).toEqual([
      {
        do: 'draw',
        drawing: 1,
        keep: 0,
        strokes: [
          [
            [0, 0],
            [100, 0],
          ],
        ],
      },
      {
        do: 'draw',
        drawing: 1,
        keep: 0,
        strokes: [
          [
            [0, 0],
            [100, 0],
            [100, 100],
          ],
        ],
      },
    ]);
  });

  it('takes a stroke back by keeping one less', async () => {
    const { sketches, acts } = make();
    for (const y of [0, 50]) {
      sketches.begin(1, [0, y]);
      sketches.move([[100, y]]);
      sketches.end();
      await beat();
    }
    sketches.undo(1);
    await beat();
    expect(acts.at(-1)).toEqual({ do: 'draw', drawing: 2, keep: 1, strokes: [] });
    expect(sketches.canUndo(1)).toBe(true);
    expect(sketches.canUndo(0)).toBe(false);
  });

  it('draws a dot', async () => {
    const { sketches, acts } = make();
    sketches.begin(0, [7, 7]);
    sketches.end();
    await beat();
    expect(acts[0]?.strokes).toEqual([[[7, 7]]]);
  });

  it('goes on as another stroke where one gets long', () => {
    const { sketches } = make();
    sketches.begin(0, [0, 0]);
    sketches.move(along(MOST_RAW + 50));
    sketches.end();
    const [first, second] = sketches.strokes[0] ?? [];
    expect(first?.at(-1)).toEqual(second?.[0]);
    expect(sketches.strokes[0]).toHaveLength(2);
  });

  it('stops where the paper is full, and an undo makes room', () => {
    const { sketches } = make(10);
    sketches.begin(0, [0, 0]);
    sketches.move(along(50));
    sketches.end();
    expect(sketches.left).toBeLessThan(2);
    sketches.begin(0, [9, 9]);
    expect(sketches.growing).toBeUndefined();
    sketches.undo(0);
    expect(sketches.left).toBe(10);
  });

  it('goes back to what the table has when it is refused', async () => {
    const { sketches } = make(5_000, 'out-of-range');
    sketches.begin(0, [0, 0]);
    sketches.end();
    await beat();
    expect(sketches.refused).toBe('out-of-range');
    expect(sketches.strokes).toEqual([[], []]);
  });

  it('is not told in another phase', async () => {
    const { sketches, acts, view } = make();
    sketches.begin(0, [0, 0]);
    sketches.end();
    view.stage = 4;
    await beat();
    sketches.close();
    expect(acts).toEqual([]);
  });

  it('takes over what the table has once the hand rests, not before', async () => {
    const { sketches } = make();
    const theirs: Point[][][] = [[[[1, 1]]], []];
    sketches.begin(0, [0, 0]);
    sketches.end();
    sketches.take(theirs);
    expect(sketches.strokes[0]).toEqual([[[0, 0]]]);
    await vi.advanceTimersByTimeAsync(3_000);
    sketches.take(theirs);
    expect(sketches.strokes).toEqual(theirs);
  });
});
