import { describe, expect, it } from 'vitest';
import type { BetOffer } from '../../../net/types';
import { add, chipsLeft, outcome, tap, takeBack, type Placement } from './placement';

const offer: BetOffer = {
  stacks: { least: 0, most: 2 },
  chips: { least: 0, most: 10 },
  slots: [
    { slot: 'all-too-high', wins_bare: 6, wins_each: 6 },
    { guess: '12', wins_bare: 3, wins_each: 3 },
    { guess: '15', wins_bare: 2, wins_each: 2 },
  ],
};
const bet = (guess: string, chips = 0) => ({ guess, chips });

describe('a placement in the making (W30-W34, as `legal` says it)', () => {
  it('places from the hand first, also twice on one slot (W65)', () => {
    const one = tap([], 0, { guess: '12' }, offer);
    expect(one).toEqual({ placement: [bet('12')], taken: 0 });
    const two = tap(one.placement, one.taken, { guess: '12' }, offer);
    expect(two).toEqual({ placement: [bet('12'), bet('12')], taken: 1 });
  });

  it('with an empty hand takes up a stack, or moves the one taken up with all under it', () => {
    const both: Placement = [bet('12', 4), bet('15')];
    expect(tap(both, 0, { guess: '15' }, offer)).toEqual({ placement: both, taken: 1 });
    expect(tap(both, 0, { slot: 'all-too-high' }, offer)).toEqual({
      placement: [{ slot: 'all-too-high', chips: 4 }, bet('15')],
      taken: 0,
    });
  });

  it('puts under at most what is there for both together (W34)', () => {
    const both: Placement = [bet('12', 7), bet('15')];
    expect(chipsLeft(both, offer)).toBe(3);
    expect(add(both, 1, 5, offer)).toEqual([bet('12', 7), bet('15', 3)]);
    expect(add(both, 0, -99, offer)).toEqual([bet('12'), bet('15')]);
    expect(add([], 0, 5, offer)).toEqual([]);
  });

  it('says what a stack wins and loses (W43, W44)', () => {
    expect(outcome(bet('12', 3), offer)).toEqual({ wins: 12, loses: 3 });
    expect(outcome({ slot: 'all-too-high', chips: 0 }, offer)).toEqual({ wins: 6, loses: 0 });
    expect(outcome(bet('99'), offer)).toBeUndefined();
  });

  it('takes back one stack', () => {
    expect(takeBack([bet('12', 7), bet('15')], 0)).toEqual([bet('15')]);
  });
});
