import { describe, expect, test } from 'vitest';
import { places } from './ranks';

const ranks = (points: number[], winners: number[] = []): string =>
  places(Object.fromEntries(points.map((amount, n) => [n + 1, amount])), winners)
    .map(({ seat, rank }) => `${seat}:${rank}`)
    .join(' ');

describe('places, with honest ties', () => {
  test('F123: 5, 5, 3, 3, 1', () => {
    expect(ranks([3, 5, 1, 5, 3], [2, 4])).toBe('2:1 4:1 1:3 5:3 3:5');
  });

  test('W51: who loses the tie-break stands behind, with as many points', () => {
    expect(ranks([5, 5, 2], [2])).toBe('2:1 1:2 3:3');
  });

  test('W71: all share', () => {
    expect(ranks([5, 5, 5], [1, 2, 3])).toBe('1:1 2:1 3:1');
  });

  test('during the game nobody has won yet', () => {
    expect(ranks([1, 2, 2])).toBe('2:1 3:1 1:3');
  });
});
