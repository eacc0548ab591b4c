import { describe, expect, it } from 'vitest';
import states from '../../../dev/brain/states.json';
import type { BrainView } from '../../../net/types';
import { BEATS, type Beat } from './beats';
import { numbered, piecesOf } from './pieces';

const view = (name: keyof typeof states): BrainView =>
  states[name].screen.view as unknown as BrainView;

describe('the pieces of a seat', () => {
  it('are 23 own points at every beat of a settlement (B2, F113)', () => {
    for (const name of ['settled-special', 'settled-loan', 'settled-four'] as const) {
      for (const { seat } of view(name).seats) {
        for (const beat of [undefined, ...BEATS.slice(4)] as (Beat | undefined)[]) {
          const { own, stake, bank } = piecesOf(view(name), seat, beat);
          expect(own + stake + bank).toBe(23);
        }
      }
    }
  });

  it('end where the account of the view says', () => {
    const settled = view('settled-special');
    const { own, bank, stake } = piecesOf(settled, 1, 'told');
    expect({ own, bank, stake }).toEqual({
      own: settled.accounts['1']?.own,
      bank: settled.accounts['1']?.bank,
      stake: 0,
    });
  });

  it('keep their numbers when they move from the account to the field', () => {
    const before = numbered({ own: 5, credits: 0, bank: 18, loans: 0, stake: 0, stakeCredits: 0 });
    const laid = numbered({ own: 3, credits: 0, bank: 18, loans: 0, stake: 2, stakeCredits: 0 });
    expect([...laid.account, ...laid.field]).toEqual(before.account);
  });
});
