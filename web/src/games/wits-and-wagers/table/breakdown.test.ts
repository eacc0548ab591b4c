import { describe, expect, test } from 'vitest';
import { breakdown, tower } from './breakdown';

const SECOND = [
  { colour: 'red', units: 1 },
  { colour: 'blue', units: 5 },
];
const DELUXE = [
  { colour: 'white', units: 1 },
  { colour: 'red', units: 5 },
  { colour: 'black', units: 25 },
];

describe('an amount as chips of the edition', () => {
  test('second edition: red 1, blue 5', () => {
    expect(breakdown(13, SECOND)).toEqual([
      { colour: 'blue', count: 2 },
      { colour: 'red', count: 3 },
    ]);
    expect(breakdown(0, SECOND)).toEqual([]);
  });

  test('deluxe: white $100, red $500, black $2500', () => {
    expect(breakdown(36, DELUXE)).toEqual([
      { colour: 'black', count: 1 },
      { colour: 'red', count: 2 },
      { colour: 'white', count: 1 },
    ]);
  });

  test('the chips add up to the amount, whatever it is', () => {
    for (let units = 0; units < 300; units += 1) {
      for (const chips of [SECOND, DELUXE]) {
        const sum = breakdown(units, chips).reduce(
          (all, pile) =>
            all + pile.count * (chips.find(({ colour }) => colour === pile.colour)?.units ?? 0),
          0,
        );
        expect(sum).toBe(units);
      }
    }
  });
});

test('a stack is drawn largest chips at the bottom, and never above the lamp', () => {
  expect(tower(breakdown(7, SECOND), 6)).toEqual(['blue', 'red', 'red']);
  const high = tower(breakdown(3_333, SECOND), 6);
  expect(high.length).toBeLessThanOrEqual(6);
  expect(high[0]).toBe('blue');
});
