import { describe, expect, it } from 'vitest';
import { offset, pointed, rest, slowing } from './wheel';

describe('the arrow (B10)', () => {
  it('points at the sector it stands in, whichever way it came', () => {
    expect(pointed(0, 8)).toBe(0);
    expect(pointed(-20, 8)).toBe(0);
    expect(pointed(23, 8)).toBe(1);
    expect(pointed(-45, 8)).toBe(7);
    expect(pointed(720 + 180, 8)).toBe(4);
  });

  it('turns at least once round and rests on the category that the table named', () => {
    for (const from of [-500, -10, 0, 133, 1000]) {
      for (const way of [1, -1] as const) {
        for (let sector = 0; sector < 8; sector += 1) {
          for (const off of [-0.5, 0, 0.5]) {
            const end = rest(from, sector, 8, way, off);
            expect((end - from) * way).toBeGreaterThanOrEqual(360);
            expect(pointed(end, 8)).toBe(sector);
          }
        }
      }
    }
  });

  it('works for decks with other numbers of categories', () => {
    expect(pointed(rest(77, 2, 3, 1), 3)).toBe(2);
    expect(pointed(rest(77, 0, 1, 1), 1)).toBe(0);
  });

  it('rests inside the sector, and not always at the same place', () => {
    const offs = [1, 2, 3, 4, 5].map(offset);
    expect(new Set(offs).size).toBe(5);
    for (const off of offs) expect(Math.abs(off)).toBeLessThanOrEqual(0.5);
    expect(slowing(0)).toBe(0);
    expect(slowing(2)).toBe(1);
  });
});
