/** What was handed in and how it was judged, row by row, as the ruling and settled phases show it. */
import type { BrainLegal, BrainView } from '../../../net/types';
import { t } from '../../../text';
import { replyWords } from './seats';

export type Verdict = 'right' | 'unsure' | 'wrong';
export type Offer = NonNullable<BrainLegal['rule']>[number];
type Part = Offer['part'];

/** One string a verdict, so that offers, votes and picks can be compared. */
export const keyOf = ({ about, part, item }: Offer): string => `${about}|${part}|${item ?? ''}`;

export interface Row {
  seat: number;
  part: Part;
  /** Undefined where nothing was given. */
  words: string | undefined;
  verdict: Verdict;
  /** In a list: how each item was judged. */
  marks: { item: string; verdict: Verdict; counts: boolean }[];
  accepted?: number;
  after?: number;
}

const ORDER: Record<Verdict, number> = { right: 0, unsure: 1, wrong: 2 };

/** Winners first; the additional question stands under the main one of its seat. */
export function rows(game: BrainView): Row[] {
  const { card, answers = {}, verdicts = {}, bonus_verdicts: bonus = {}, accepted } = game;
  if (card === undefined) return [];
  const main = Object.entries(verdicts)
    .map(([seat, verdict]) => ({ seat: Number(seat), verdict }))
    .sort((a, b) => ORDER[a.verdict] - ORDER[b.verdict] || a.seat - b.seat);
  return main.flatMap(({ seat, verdict }): Row[] => {
    const reply = answers[String(seat)];
    const counted = accepted?.[String(seat)];
    const row: Row = {
      seat,
      part: 'main',
      words: replyWords(reply, card),
      verdict,
      marks: reply?.marks ?? [],
      ...(counted === undefined ? {} : { accepted: counted }),
      ...(reply?.after_ms === undefined ? {} : { after: reply.after_ms }),
    };
    const more = bonus[String(seat)];
    if (more === undefined || card.bonus === undefined) return [row];
    const extra: Row = {
      seat,
      part: 'bonus',
      words: replyWords(reply?.bonus, card.bonus),
      verdict: more,
      marks: reply?.bonus_marks ?? [],
    };
    return [row, extra];
  });
}

/** A verdict on an answer in words; where everybody played, right means that the seat wins. */
export function verdictWords(verdict: Verdict, game: BrainView, part: Part = 'main'): string {
  if (verdict === 'unsure') return t.brain.ruling.verdictUnsure;
  if (part === 'main' && game.card?.symbol !== undefined) {
    const { winner, loser, ahead, behind } = t.brain.ruling;
    // As long as anything is voted on, more may win, or others.
    const isOpen = (game.votes ?? []).length > 0;
    if (verdict === 'right') return isOpen ? ahead : winner;
    return isOpen ? behind : loser;
  }
  return markWords(verdict);
}

export function markWords(verdict: Verdict): string {
  if (verdict === 'unsure') return t.brain.ruling.verdictUnsure;
  return verdict === 'right' ? t.brain.ruling.verdictRight : t.brain.ruling.verdictWrong;
}
