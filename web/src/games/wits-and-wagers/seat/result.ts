/** What a settled question brought a seat, in lines; amounts come from the view (law 5). */
import type { SlotName, WitsView } from '../../../net/types';
import { amount } from '../../../text/format';
import { t } from '../../../text';
import { bareNumber } from '../../../text/units';
import { sameSlot } from './placement';

/** "You win 12": the whole change of the question. */
export function result(change: number, view: Pick<WitsView, 'edition'>): string {
  if (change > 0) return t.wits.settled.won(amount(change, view.edition));
  if (change < 0) return t.wits.settled.lost(amount(-change, view.edition));
  return t.wits.settled.even;
}

/** A slot in words: the number, or "all guesses too high". */
export function slotWords(slot: SlotName, view: Pick<WitsView, 'question'>): string {
  if (slot.slot !== undefined) return t.wits.bet.tooHigh;
  return bareNumber(slot.guess ?? '', view.question.unit);
}

export interface Line {
  kind: 'bonus' | 'won' | 'lost' | 'returned';
  units: number;
  slot?: SlotName;
}

/**
 * Why a seat's points changed: the bonus, what lost stacks cost (the chips that lay there), and
 * the rest of the change, which the winning slot paid.
 */
export function lines(view: WitsView, seat: number): Line[] {
  const { settlement, you } = view;
  if (settlement === undefined) return [];
  const bonus = settlement.bonus[String(seat)] ?? 0;
  const stacks = you?.seat === seat ? (you.bets ?? []) : [];
  const lost = stacks.filter((stack) => !sameSlot(stack, settlement.winner));
  const cost = lost.reduce((sum, stack) => sum + stack.chips, 0);
  const paid = (settlement.change[String(seat)] ?? 0) - bonus + cost;
  const all: Line[] = [];
  if (bonus !== 0) all.push({ kind: 'bonus', units: bonus });
  if (lost.length < stacks.length) all.push({ kind: 'won', units: paid, slot: settlement.winner });
  for (const stack of lost) {
    if (stack.chips > 0) all.push({ kind: 'lost', units: -stack.chips, slot: stack });
  }
  // A betting chip is never lost (W43); said only where there is nothing else to say.
  if (all.length === 0 && lost.length > 0) all.push({ kind: 'returned', units: 0 });
  return all;
}
