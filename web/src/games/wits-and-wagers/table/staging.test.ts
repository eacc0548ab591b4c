import { describe, expect, test } from 'vitest';
import { hands } from './hands';
import { BEATS, type Beat } from './reveal.svelte';
import { keyStacks } from './stack-keys';
import { payouts, staging, type Moment } from './staging';
import { bet, settled } from './table.fixture';

const at = (beat: Beat): Moment => ({
  lit: 3,
  has: (other) => BEATS.indexOf(beat) >= BEATS.indexOf(other),
});
const view = settled();
const stacks = keyStacks(view.mat ?? []);

describe('what lies on the mat, beat by beat', () => {
  test('before the answer everything lies as it was bet, cards lit as far as the light came', () => {
    const slots = staging(view, stacks, { lit: 2, has: (beat) => beat === 'hush' });
    expect(slots.map((slot) => slot.lit)).toEqual([false, true, true, false]);
    expect(slots.flatMap((slot) => slot.stacks).length).toBe(3);
    expect(slots.every((slot) => slot.verdict === 'open')).toBe(true);
  });

  test('W43: losing stacks go, what lay under them is swept away', () => {
    const slots = staging(view, stacks, at('sweep'));
    expect(slots.map((slot) => slot.stacks.length)).toEqual([0, 0, 1, 0]);
    expect(slots.map((slot) => slot.swept.length)).toEqual([1, 1, 0, 0]);
    expect(slots.map((slot) => slot.verdict)).toEqual(['lost', 'lost', 'won', 'lost']);
  });

  test('W44: winners are paid what their change says', () => {
    expect([...payouts(view, stacks)]).toEqual([[1, 10]]); // 2 x (1 + 4)
    expect(staging(view, stacks, at('pay'))[2]?.paid).toEqual([{ seat: 1, units: 10 }]);
  });

  test('at the end every slot tells what the bets on it came to', () => {
    const slots = staging(view, stacks, at('standings'));
    expect(slots.map((slot) => slot.ledger)).toEqual([
      [{ seat: 3, change: -2 }],
      [{ seat: 1, change: -1 }],
      [{ seat: 1, change: 10 }],
      [],
    ]);
    expect(slots.flatMap((slot) => slot.stacks)).toEqual([]);
  });

  test('F113: old + paid + bonus - lost = new, for every seat', () => {
    const paid = payouts(view, stacks);
    for (const { seat } of view.seats) {
      const lost = stacks
        .filter((stack) => stack.seat === seat && stack.on !== 'guess:15')
        .reduce((sum, stack) => sum + stack.chips, 0);
      const sum = (paid.get(seat) ?? 0) + (view.settlement?.bonus[seat] ?? 0) - lost;
      expect(sum).toBe(view.settlement?.change[seat]);
    }
  });
});

describe('what lies before the seats', () => {
  test('old points until the reveal is through, then the new ones, ranked', () => {
    const before = hands(view, stacks, stacks, at('pay'));
    expect(before.map((hand) => hand.points)).toEqual([4, 0, 4]);
    expect(before[0]?.rank).toBeUndefined();
    const after = hands(view, stacks, [], at('standings'));
    expect(after.map((hand) => [hand.points, hand.change, hand.rank])).toEqual([
      [13, 9, 1],
      [3, 3, 2],
      [2, -2, 3],
    ]);
  });

  test('chips on the mat are not in the hand', () => {
    const open = bet({ points: { '1': 9, '2': 0, '3': 4 } });
    const held = hands(open, stacks, stacks, at('hush'));
    expect(held.map((hand) => hand.pile)).toEqual([4, 0, 2]);
    expect(held.map((hand) => hand.chips.length)).toEqual([0, 2, 1]);
  });

  test('what was swept away does not come back to the hand', () => {
    const onMat = stacks.filter((stack) => stack.on === 'guess:15');
    const held = hands(view, stacks, onMat, at('sweep'));
    expect(held.map((hand) => hand.pile)).toEqual([0, 0, 2]);
    expect(held.map((hand) => hand.chips.length)).toEqual([1, 2, 2]);
  });

  test('W69: secret bets show no hand either', () => {
    const open = bet();
    open.options = { ...open.options, secret_bets: true };
    expect(hands(open, [], [], at('hush')).every((hand) => hand.chips.length === 0)).toBe(true);
  });
});
