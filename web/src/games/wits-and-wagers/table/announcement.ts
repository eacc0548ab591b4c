/** The one sentence a screen reader says when a phase begins (F159): nothing else is announced. */
import type { TableInfo } from '../../../net/protocol.generated';
import { isLobby, type LobbyView, type WitsView } from '../../../net/types';
import { say } from '../../../text';
import { tt } from '../../../text/table';
import { measured } from '../../../text/units';

export function announcement(view: LobbyView | WitsView, table: TableInfo): string {
  if (isLobby(view)) return tt.announce.lobby([...table.code].join(' '));
  const { question, settlement } = view;
  const name = (seat: number): string => view.seats.find((one) => one.seat === seat)?.name ?? '';
  switch (view.phase) {
    case 'guess':
      return tt.announce.guess(question.number, question.of, say(question.text));
    case 'bet':
      return tt.announce.bet(view.mat?.length ?? 0);
    case 'settled':
      return tt.announce.settled(
        measured(question.answer ?? '', question.unit),
        settlement?.winner.guess === undefined
          ? tt.tooHigh
          : measured(settlement.winner.guess, question.unit),
      );
    case 'over':
      return tt.winnersLabel((view.winners ?? []).map(name));
  }
}
