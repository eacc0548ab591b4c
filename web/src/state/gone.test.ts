import { expect, test } from 'vitest';
import { gameView, updateOf } from '../dev/views';
import { whyGone } from './gone';

const { table: plain } = updateOf(gameView());

test('F035: a seat that was sent away is not said to be away, nor is a free one', () => {
  const table = { ...plain, free: [3], kicked: [2] };
  expect([1, 2, 3].map((seat) => whyGone(seat, table))).toEqual(['away', 'kicked', 'free']);
  expect(whyGone(2, plain)).toBe('away');
  expect(whyGone(2)).toBe('away');
});
