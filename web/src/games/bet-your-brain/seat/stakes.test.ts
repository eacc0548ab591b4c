import { expect, it } from 'vitest';
import { outcome } from './stakes';

const account = (own: number, credits: number, bank: number) => ({ own, credits, bank, loans: 0 });

it('stakes credits first (B101)', () => {
  expect(outcome(3, account(1, 2, 22))).toEqual({ own: 1, credits: 2, wins: 3 });
  expect(outcome(1, account(1, 2, 22))).toEqual({ own: 0, credits: 1, wins: 1 });
  expect(outcome(2, account(3, 0, 20))).toEqual({ own: 2, credits: 0, wins: 2 });
});

it('promises no more than the bank holds (B103)', () => {
  expect(outcome(3, account(21, 0, 2)).wins).toBe(2);
});
