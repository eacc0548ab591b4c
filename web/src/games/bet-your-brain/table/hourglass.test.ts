import { expect, test } from 'vitest';
import { hasTwoRuns, runOf } from './hourglass';

test('B51: on a most-correct card the hourglass runs twice', () => {
  expect(runOf(120_000, 120_000, true)).toEqual({ number: 1, share: 1 });
  expect(runOf(90_000, 120_000, true)).toEqual({ number: 1, share: 0.5 });
  expect(runOf(60_000, 120_000, true)).toEqual({ number: 2, share: 1 });
  expect(runOf(15_000, 120_000, true)).toEqual({ number: 2, share: 0.25 });
  expect(runOf(0, 120_000, true)).toEqual({ number: 2, share: 0 });
});

test('on every other card once', () => {
  expect(runOf(30_000, 60_000, false)).toEqual({ share: 0.5 });
  expect(runOf(undefined, 0, false)).toEqual({ share: 0 });
  expect(hasTwoRuns({ phase: 'answer', card: { category: 'arts', symbol: 'fastest' } })).toBe(
    false,
  );
  expect(hasTwoRuns({ phase: 'answer', card: { category: 'arts', symbol: 'most-correct' } })).toBe(
    true,
  );
  expect(hasTwoRuns({ phase: 'bonus', card: { category: 'arts', symbol: 'most-correct' } })).toBe(
    false,
  );
});
