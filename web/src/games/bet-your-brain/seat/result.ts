/** What a settled card brought a seat, in lines; every amount comes from the view (law 5). */
import type { BrainView } from '../../../net/types';
import { t } from '../../../text';
import { namesOf } from './seats';

/** The whole, and why: stakes, winnings, special point, credits, loan, in the order of B104. */
export function result(
  game: BrainView,
  seat: number,
): { title: string; sign: number; lines: string[] } {
  const move = game.settlement?.moves[String(seat)];
  const account = game.accounts[String(seat)];
  if (move === undefined || account === undefined) {
    return { title: t.brain.settled.even, sign: 0, lines: [] };
  }
  const { settled } = t.brain;
  const change = game.settlement?.change[String(seat)] ?? 0;
  const hasBet = move.stake + move.stake_credits > 0;
  const lines: string[] = [];
  if (move.right && hasBet) {
    lines.push(settled.fromBank(move.won));
    if (move.won < move.stake + move.stake_credits) lines.push(settled.short);
  }
  if (!move.right && move.stake > 0) lines.push(settled.toBank(move.stake));
  if (move.stake_credits > 0) lines.push(settled.stock(move.stake_credits));
  if (move.special > 0) lines.push(settled.special);
  if (move.returned > 0) lines.push(settled.returned(move.returned));
  if (move.loan) lines.push(settled.loan(account.loans));
  return { ...titled(change, move, hasBet), lines };
}

function titled(
  change: number,
  move: { right: boolean; stake_credits: number },
  hasBet: boolean,
): { title: string; sign: number } {
  const { settled } = t.brain;
  if (!hasBet && change === 0) return { title: settled.noBet, sign: 0 };
  if (change > 0) return { title: settled.won(change), sign: 1 };
  if (change < 0) return { title: settled.lost(-change), sign: -1 };
  if (!move.right && move.stake_credits > 0) {
    return { title: settled.lostCredits(move.stake_credits), sign: -1 };
  }
  return { title: settled.even, sign: 0 };
}

/** Who was right, in a sentence. */
export function outcomeWords(game: BrainView): string {
  const { settled } = t.brain;
  if (game.card?.symbol !== undefined) {
    const won = game.settlement?.won ?? [];
    return won.length === 0 ? settled.nobody : settled.roundWon(namesOf(game, won));
  }
  const [name = ''] = namesOf(game, [game.active]);
  const isRight = game.verdicts?.[String(game.active)] === 'right';
  return isRight ? settled.wasRight(name) : settled.wasWrong(name);
}

/** Seats whose account is empty after their third loan: they end the game (B91). */
export function ruined(game: BrainView): number[] {
  return seatsWith(game, ({ own, credits, loans }) => own + credits === 0 && loans >= 3);
}

/** Seats with nothing left in the bank and a full account (B90). */
export function full(game: BrainView): number[] {
  return seatsWith(game, ({ own, bank }) => own > 0 && bank === 0);
}

function seatsWith(
  game: BrainView,
  is: (account: BrainView['accounts'][string]) => boolean,
): number[] {
  return Object.entries(game.accounts).flatMap(([seat, account]) =>
    is(account) ? [Number(seat)] : [],
  );
}

/** Why this settlement is the last one, where it is. */
export function endWords(game: BrainView): string | undefined {
  if (game.last !== true) return undefined;
  const all = full(game);
  if (all.length > 0) return t.brain.settled.end['23'](namesOf(game, all));
  const none = ruined(game);
  return none.length === 0 ? undefined : t.brain.settled.end.loans(namesOf(game, none));
}

/** Why the game ended, so that nobody asks what happened. */
export function endedWords(game: BrainView): string {
  const { ended } = t.brain.over;
  if (game.ended_by === '23') return ended['23'](namesOf(game, game.winners ?? []));
  if (game.ended_by === 'loans') return ended.loans(namesOf(game, ruined(game)));
  return game.ended_by === 'left' ? ended.left : ended.host;
}
