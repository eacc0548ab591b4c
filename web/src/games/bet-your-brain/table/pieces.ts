/**
 * Which pieces of a seat lie where, at every beat of a settlement. It knows no rules: the view has
 * what lies after it and every move (B104), and this only goes back from there, so that the pieces
 * can be seen to move.
 *
 * The 23 own points of a seat (B2) are numbered: the account holds the first ones, the bet field
 * the next, the bank the rest. So a point that moves keeps its number and can be followed.
 */
import type { BrainView } from '../../../net/types';
import { hasCome, type Beat } from './beats';

export interface Pieces {
  own: number;
  credits: number;
  bank: number;
  loans: number;
  /** On the bet field. */
  stake: number;
  stakeCredits: number;
}

const NONE: Pieces = { own: 0, credits: 0, bank: 0, loans: 0, stake: 0, stakeCredits: 0 };
const LOAN = 3;

/** `beat`: how far the settlement has come; undefined outside of one. */
export function piecesOf(view: BrainView, seat: number, beat: Beat | undefined): Pieces {
  const account = view.accounts[String(seat)];
  if (account === undefined) return NONE;
  const lies = { ...account, stake: 0, stakeCredits: 0 };
  const move = view.phase === 'settled' ? view.settlement?.moves[String(seat)] : undefined;
  if (move === undefined) {
    const bet = view.phase === 'settled' ? undefined : view.bets?.[String(seat)];
    if (bet?.points === undefined) return lies;
    const credits = bet.credits ?? 0;
    return { ...lies, stake: bet.points - credits, stakeCredits: credits };
  }
  const now = { ...lies };
  const come = (one: Beat): boolean => hasCome(beat, one);
  if (!come('credits')) {
    now.credits += move.returned;
    if (move.loan) {
      now.credits -= LOAN;
      now.loans -= 1;
    }
  }
  if (!come('special')) {
    now.own -= move.special;
    now.bank += move.special;
  }
  if (!come('won')) {
    now.own -= move.won;
    now.bank += move.won;
  }
  if (!come('stakes')) {
    if (move.right) now.own -= move.stake;
    else now.bank -= move.stake;
    now.stake = move.stake;
    now.stakeCredits = move.stake_credits;
  }
  return now;
}

/** The numbers of the points that lie on the account, on the field and in the bank. */
export function numbered({ own, stake, bank }: Pieces): {
  account: number[];
  field: number[];
  bank: number[];
} {
  const from = (first: number, many: number): number[] =>
    Array.from({ length: Math.max(0, many) }, (_, n) => first + n);
  return {
    account: from(1, own),
    field: from(own + 1, stake),
    bank: from(own + stake + 1, bank),
  };
}
