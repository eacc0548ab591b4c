/**
 * What a screen reader is told when a phase opens and when a question is settled; nothing else is
 * announced but the last ten seconds (F159).
 */
import type { WitsView } from '../../../net/types';
import { listOf } from '../../../text/format';
import { say, t } from '../../../text';
import { measured } from '../../../text/units';
import { result } from './result';

/** What was said last, so that a view that only repeats says nothing. */
export interface Told {
  stage?: number;
  answer?: string;
}

export function announcement(
  view: WitsView,
  me: number | undefined,
  told: Told,
): { told: Told; words?: string } {
  const answer = view.question.answer;
  const now: Told = answer === undefined ? { stage: view.stage } : { stage: view.stage, answer };
  // A corrected answer is a new result in the same phase (W77).
  if (told.stage === now.stage && told.answer === now.answer) return { told };
  return { told: now, words: words(view, me) };
}

function words(view: WitsView, me: number | undefined): string {
  const { question } = view;
  switch (view.phase) {
    case 'guess':
      return t.wits.announce.guess(question.number, say(question.text));
    case 'bet':
      return t.wits.announce.bet;
    case 'settled': {
      const mine = me === undefined ? undefined : view.settlement?.change[String(me)];
      return t.wits.announce.settled(
        measured(question.answer ?? '', question.unit),
        mine === undefined ? '' : `${result(mine, view)}.`,
      );
    }
    case 'over':
      return t.seat.announceOver(winners(view));
  }
}

export function winners(view: WitsView): string {
  const names = (view.winners ?? []).map((seat) => nameOf(view, seat));
  return names.length === 1
    ? t.seat.over.winner(names[0] ?? '')
    : t.seat.over.winners(listOf(names));
}

/** The name of a seat, for sentences. */
export function nameOf(view: Pick<WitsView, 'seats'>, seat: number): string {
  return view.seats.find((one) => one.seat === seat)?.name ?? t.common.seatNumber(seat);
}
