import { describe, expect, test } from 'vitest';
import type { SlotView } from '../../../net/protocol.generated';
import { chipSize, columns, figureSize } from './mat-layout';

const mat = (odds: number[]): SlotView[] => [
  { slot: 'all-too-high', odds: 6, bets: [] },
  ...odds.map((o, n) => ({ guess: String(n), odds: o, seats: [n + 1], bets: [] })),
];
const laid = (odds: number[]): string[] =>
  columns(mat(odds)).map((column) =>
    column.kind === 'empty' ? `(${column.odds})` : String(column.slot.odds),
  );

describe('W22, W23: the mat as it lies', () => {
  test('an odd number of guesses has its middle on the 2 to 1', () => {
    expect(laid([2])).toEqual(['6', '2']);
    expect(laid([3, 2, 3])).toEqual(['6', '3', '2', '3']);
    expect(laid([5, 4, 3, 2, 3, 4, 5])).toEqual(['6', '5', '4', '3', '2', '3', '4', '5']);
  });

  test('an even number leaves the 2 to 1 empty, seen between the two in the middle', () => {
    expect(laid([3, 3])).toEqual(['6', '3', '(2)', '3']);
    expect(laid([5, 4, 3, 3, 4, 5])).toEqual(['6', '5', '4', '3', '(2)', '3', '4', '5']);
  });

  test('W24: all too high comes first', () => {
    expect(columns(mat([2]))[0]?.key).toBe('slot:all-too-high');
  });
});

test('the more stacks share a slot, the smaller a chip is', () => {
  expect([1, 2, 3, 4, 5, 9, 10, 14].map(chipSize)).toEqual([3, 3, 2, 2, 1, 1, 0, 0]);
});

test('the longer a figure, the smaller it is written', () => {
  expect(['7', '1,912', '-12.5', '999,999', '999,999,999', '1'.repeat(30)].map(figureSize)).toEqual(
    [4, 3, 3, 2, 1, 0],
  );
});
