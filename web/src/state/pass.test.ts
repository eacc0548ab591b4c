import { describe, expect, it } from 'vitest';
import * as hand from './pass';
import type { Facts, Hands } from './pass';

const HELD = [1, 2, 3];
const facts = (phase: Facts['phase'], waiting: number[], stage = 1): Facts => ({
  key: `0:${stage}:${phase}`,
  phase,
  waiting,
});
const step = (hands: Hands, now: Facts, held = HELD) =>
  hand.stepOf(hand.follow(hands, now), now, held);

/** A game that has just begun, on a page that was there before. */
const begun = (now = facts('guess', [1, 2, 3])): Hands =>
  hand.follow(hand.follow(hand.JUST_OPENED, facts('lobby', [], 0)), now);

describe('whose hands the device should be in', () => {
  it('opens the table to all when a phase begins', () => {
    const now = facts('guess', [1, 2, 3]);
    expect(step(begun(), now)).toEqual({ show: 'table', next: 1 });
    expect(step(hand.handRound(begun()), now)).toEqual({ show: 'hand', seat: 1 });
  });

  it('goes on to the next hand when the holder is ready, past a page that hides all', () => {
    const first = facts('guess', [1, 2, 3]);
    const ann = hand.take(hand.handRound(begun()), 1, first);
    expect(step(ann, first)).toEqual({ show: 'turn', seat: 1 });
    expect(step(ann, facts('guess', [2, 3]))).toEqual({ show: 'hand', seat: 2 });
  });

  it('shows nobody’s things again without a word, though the table waits for them again', () => {
    const first = facts('guess', [1, 2, 3]);
    const ann = hand.take(hand.handRound(begun()), 1, first);
    const ready = hand.follow(ann, facts('guess', [2, 3]));
    expect(step(ready, first)).toEqual({ show: 'hand', seat: 2 });
  });

  it('lands on a page that hides all after a reload, in every phase', () => {
    expect(step(hand.JUST_OPENED, facts('guess', [2, 3]))).toEqual({ show: 'hand', seat: 2 });
    expect(step(hand.JUST_OPENED, facts('bet', [3]))).toEqual({ show: 'hand', seat: 3 });
    expect(step(hand.JUST_OPENED, facts('settled', []))).toEqual({ show: 'table' });
    expect(step(hand.JUST_OPENED, facts('lobby', []))).toEqual({ show: 'lobby' });
  });

  it('takes the device from the holder when the phase closes', () => {
    const first = facts('guess', [1, 2, 3]);
    const ann = hand.take(hand.handRound(begun()), 1, first);
    expect(step(ann, facts('bet', [1, 2, 3], 2))).toEqual({ show: 'table', next: 2 });
    expect(step(ann, facts('settled', [], 3))).toEqual({ show: 'table' });
  });

  it('goes on round the table from who had it last', () => {
    expect(hand.nextOf([1, 2, 3], HELD, 2)).toBe(3);
    expect(hand.nextOf([1, 2], HELD, 3)).toBe(1);
    expect(hand.nextOf([], HELD, 1)).toBeUndefined();
  });

  it('begins every phase with the neighbour of who began the last', () => {
    const first = facts('guess', [1, 2, 3]);
    const ann = hand.take(hand.handRound(begun()), 1, first);
    const bo = hand.take(hand.follow(ann, facts('guess', [2, 3])), 2, facts('guess', [2, 3]));
    expect(step(bo, facts('bet', [1, 2, 3], 2))).toEqual({ show: 'table', next: 2 });
  });

  it('keeps it for the same seat when it was hidden unfinished', () => {
    const now = facts('guess', [1, 2, 3]);
    const ann = hand.take(hand.handRound(begun()), 1, now);
    expect(step(hand.letGo(ann), now)).toEqual({ show: 'hand', seat: 1 });
    expect(step(hand.openTable(hand.letGo(ann)), now)).toEqual({ show: 'table', next: 1 });
  });

  it('lets somebody else go first, and whoever is ready change something', () => {
    const now = facts('guess', [2, 3]);
    const chosen = hand.choose(hand.handRound(begun(now)), 1);
    expect(step(chosen, now)).toEqual({ show: 'hand', seat: 1 });
    const back = hand.take(chosen, 1, now);
    expect(step(back, now)).toEqual({ show: 'turn', seat: 1 });
    expect(step(hand.letGo(back), now)).toEqual({ show: 'hand', seat: 2 });
  });

  it('goes on by itself when a change is made that the table waits for', () => {
    const back = hand.take(begun(facts('bet', [2, 3])), 1, facts('bet', [2, 3]));
    const reopened = hand.follow(back, facts('bet', [1, 2, 3]));
    expect(step(reopened, facts('bet', [1, 2, 3]))).toEqual({ show: 'turn', seat: 1 });
    expect(step(reopened, facts('bet', [2, 3]))).toEqual({ show: 'hand', seat: 2 });
  });

  it('waits with the open table for seats on phones of their own', () => {
    expect(step(hand.handRound(begun()), facts('guess', [4]))).toEqual({ show: 'table' });
  });
});
