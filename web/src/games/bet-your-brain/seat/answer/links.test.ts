import { describe, expect, it } from 'vitest';
import { drop, fieldOf, lay, press, tapField, tapStone, type Board } from './links';

const board = (links: Board['links'], picked?: Board['picked']): Board => ({ links, picked });

describe('stones on fields (B71)', () => {
  it('lies on one field only', () => {
    expect(lay({ A: 1 }, 1, 'B')).toEqual({ B: 1 });
    expect(lay({ A: 1 }, 2, 'A')).toEqual({ A: 2 });
    expect(lay({ A: 1 }, 1, 'A')).toEqual({ A: 1 });
  });

  it('changes places with a stone that lies there', () => {
    expect(lay({ A: 1, B: 2 }, 1, 'B')).toEqual({ A: 2, B: 1 });
  });

  it('is laid by two taps, in either order', () => {
    const stoneFirst = tapField(tapStone(board({}), 3), 'C');
    expect(stoneFirst).toEqual({ links: { C: 3 }, picked: undefined });
    const fieldFirst = tapStone(tapField(board({}), 'C'), 3);
    expect(fieldFirst).toEqual({ links: { C: 3 }, picked: undefined });
  });

  it('moves from field to field, and to an empty one picked first', () => {
    expect(tapField(tapField(board({ A: 1 }), 'A'), 'D').links).toEqual({ D: 1 });
    expect(tapField(tapField(board({ A: 1 }), 'D'), 'A').links).toEqual({ D: 1 });
    expect(tapField(tapField(board({ A: 1, B: 2 }), 'A'), 'B').links).toEqual({ A: 2, B: 1 });
    expect(tapField(tapField(board({}), 'A'), 'B')).toEqual(board({}, { field: 'B' }));
  });

  it('goes home by a tap on its own place', () => {
    expect(tapStone(board({ A: 1 }), 1)).toEqual(board({}));
  });

  it('is put down again by a second tap', () => {
    expect(tapStone(tapStone(board({}), 2), 2)).toEqual(board({}));
    expect(tapField(tapField(board({}), 'A'), 'A')).toEqual(board({}));
    expect(tapStone(tapStone(board({}), 2), 4).picked).toEqual({ stone: 4 });
  });

  it('is dropped on a field, or elsewhere and so goes home', () => {
    expect(drop({}, 2, 'E')).toEqual({ E: 2 });
    expect(drop({ E: 2 }, 2, undefined)).toEqual({});
    expect(drop({ E: 2 }, 3, undefined)).toEqual({ E: 2 });
  });

  it('is laid and lifted by keys', () => {
    expect(press({ A: 1 }, 'B', '1')).toEqual({ B: 1 });
    expect(press({ A: 1 }, 'A', 'Backspace')).toEqual({});
    expect(press({ A: 1 }, 'A', '6')).toBeUndefined();
    expect(fieldOf({ D: 5 }, 5)).toBe('D');
  });
});
