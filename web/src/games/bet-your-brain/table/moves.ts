/** What moved for a seat and why, in words; every amount comes from the view (law 5). */
import type { BrainView } from '../../../net/types';
import { t } from '../../../text';
import { hasCome, type Beat } from './beats';

export interface Line {
  beat: Beat;
  text: string;
  sign: -1 | 0 | 1;
}

/** Why the bet won or lost, in a few words. */
export function whyOf(view: BrainView, seat: number): string {
  const move = view.settlement?.moves[String(seat)];
  if (move === undefined || move.stake + move.stake_credits === 0) return t.brainTable.move.none;
  const words = move.right ? t.brainTable.move.right : t.brainTable.move.wrong;
  if (view.card?.symbol !== undefined) return words.all;
  if (seat === view.active) return words.active;
  const marker = view.bets?.[String(seat)]?.marker;
  return marker === undefined ? words.alone : words[marker];
}

/** The moves in the order of B104; each with the beat at which the pieces move. */
export function linesOf(view: BrainView, seat: number): Line[] {
  const move = view.settlement?.moves[String(seat)];
  const account = view.accounts[String(seat)];
  if (move === undefined || account === undefined) return [];
  const { stake, stake_credits: credits, won, special, returned, loan } = move;
  const lines: Line[] = [];
  const add = (beat: Beat, sign: Line['sign'], text: string): void => {
    lines.push({ beat, sign, text });
  };
  if (stake > 0 && move.right) add('stakes', 0, t.brainTable.move.back(stake));
  if (stake > 0 && !move.right) add('stakes', -1, t.brainTable.move.lost(stake));
  if (credits > 0) add('stakes', 0, t.brainTable.move.stock(credits));
  if (won > 0) add('won', 1, t.brainTable.move.won(won));
  if (move.right && won < stake + credits) add('won', 0, t.brainTable.move.short);
  if (special > 0) add('special', 1, t.brainTable.move.special);
  if (returned > 0) add('credits', 0, t.brainTable.move.returned(returned));
  if (loan) add('credits', -1, t.brainTable.move.loan(account.loans));
  return lines;
}

/** The lines whose pieces have moved by `beat`. */
export const moved = (lines: readonly Line[], beat: Beat | undefined): Line[] =>
  lines.filter((line) => hasCome(beat, line.beat));
