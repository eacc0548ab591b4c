/** The one sentence a screen reader says when a phase begins (F159): nothing else is announced. */
import { isBrain, type TableInfo, type View } from '../../../net/types';
import { say, t } from '../../../text';
import { categoryName } from '../categories';
import { endedWords } from '../seat/result';
import { nameOf, solutionWords } from '../seat/seats';

export function announced(view: View, table: TableInfo): string {
  if (!isBrain(view)) return t.table.announceLobby([...table.code].join(' '));
  const { announce } = t.brainTable;
  const name = nameOf(view, view.active);
  switch (view.phase) {
    case 'spin':
      return announce.spin(name);
    case 'bet':
      return announce.bet(categoryName(view.category ?? ''), name);
    case 'choose':
      return announce.choose(nameOf(view, view.chooser ?? view.active));
    case 'answer': {
      const who = view.card?.symbol === undefined ? name : announce.everybody;
      return announce.card(who, say(view.card?.text ?? ''));
    }
    case 'bonus':
      return announce.bonus(say(view.card?.bonus?.text ?? ''));
    case 'ruling': {
      const solution = view.card === undefined ? '' : announce.ruling(solutionWords(view.card));
      return (view.votes ?? []).length > 0 ? `${solution} ${announce.vote}` : solution;
    }
    case 'settled':
      return t.brainTable.todo.settling;
    case 'over':
      return endedWords(view);
  }
}
