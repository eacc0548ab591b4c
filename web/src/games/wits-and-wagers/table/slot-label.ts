/** A slot of the mat as one sentence for people who do not see it (experience, "For everyone"). */
import type { SeatView, SlotView, WitsView } from '../../../net/protocol.generated';
import { slotKey } from '../../../net/types';
import { amount } from '../../../text/format';
import { t } from '../../../text';
import { measured } from '../../../text/units';

export function slotLabel(view: WitsView, slot: SlotView, isWinnerKnown: boolean): string {
  const mat = view.mat ?? [];
  const name = (seat: number): string =>
    view.seats.find((one: SeatView) => one.seat === seat)?.name ?? String(seat);
  const what =
    slot.guess === undefined ? t.witsTable.tooHigh : measured(slot.guess, view.question.unit);
  const authors = slot.seats ?? [];
  const by =
    slot.guess === undefined
      ? ''
      : authors.length === 0
        ? t.witsTable.writtenByNobody
        : t.witsTable.writtenBy(authors.map(name));
  const bets = slot.bets.map(({ seat, chips }) =>
    t.witsTable.slotBet(name(seat), chips > 0 ? amount(chips, view.edition) : undefined),
  );
  const isWinner =
    isWinnerKnown &&
    view.settlement !== undefined &&
    slotKey(view.settlement.winner) === slotKey(slot);
  return (
    t.witsTable.slot(mat.indexOf(slot) + 1, mat.length, what, slot.odds) +
    by +
    t.witsTable.slotBets(bets) +
    (isWinner ? t.witsTable.slotWon : '')
  );
}
