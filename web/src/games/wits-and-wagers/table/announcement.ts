/** The one sentence a screen reader says when a phase begins (F159): nothing else is announced. */
import type { TableInfo } from '../../../net/protocol.generated';
import { isLobby, type LobbyView, type WitsView } from '../../../net/types';
import { say, t } from '../../../text';
import { measured } from '../../../text/units';

export function announcement(view: LobbyView | WitsView, table: TableInfo): string {
  if (isLobby(view)) return t.table.announceLobby([...table.code].join(' '));
  const { question, settlement } = view;
  const name = (seat: number): string => view.seats.find((one) => one.seat === seat)?.name ?? '';
  switch (view.phase) {
    case 'guess':
      return t.witsTable.announce.guess(question.number, question.of, say(question.text));
    case 'bet':
      return t.witsTable.announce.bet(view.mat?.length ?? 0);
    case 'settled':
      return t.witsTable.announce.settled(
        measured(question.answer ?? '', question.unit),
        settlement?.winner.guess === undefined
          ? t.witsTable.tooHigh
          : measured(settlement.winner.guess, question.unit),
      );
    case 'over':
      return t.table.winnersLabel((view.winners ?? []).map(name));
  }
}
