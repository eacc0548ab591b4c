/** What the rail of the table says in each phase: what to do now, and why in one line. */
import type { BrainView } from '../../../net/types';
import { t } from '../../../text';
import { categoryName } from '../categories';
import { membersOf, nameOf, namesOf } from '../seat/seats';
import { hasCome, type Beat } from './beats';

export interface Now {
  turning: boolean;
  beat: Beat | undefined;
  seconds: number | undefined;
  paused: boolean;
}

export function todoOf(view: BrainView, { turning, beat }: Now): string {
  const { todo } = t.brainTable;
  const name = nameOf(view, view.active);
  const holder =
    view.card?.drawer === undefined
      ? undefined
      : membersOf(view, view.active)[view.card.drawer - 1];
  switch (view.phase) {
    case 'spin':
      return todo.spin(name);
    case 'bet':
      return turning ? todo.turning : todo.bet;
    case 'choose':
      return todo.choose(nameOf(view, view.chooser ?? view.active));
    case 'answer': {
      const { card } = view;
      if (card?.symbol !== undefined) return todo.everybody[card.symbol];
      if (card?.kind === 'names') {
        return holder === undefined ? todo.drawPen(name) : todo.draw(holder, name);
      }
      if (card?.teams === true && card.has_secret === true) {
        return holder === undefined ? todo.performPen(name) : todo.perform(holder, name);
      }
      return todo.answer(name);
    }
    case 'bonus':
      return todo.bonus(namesOf(view, view.waiting));
    case 'ruling':
      if (!hasCome(beat, 'verdicts')) return todo.reveal;
      return (view.votes ?? []).length > 0 ? todo.vote : todo.ruling;
    case 'settled':
      return todo.settling;
    case 'over':
      return t.brainTable.end.titles[view.ended_by ?? ''] ?? todo.over;
  }
}

export function whyOf(view: BrainView, now: Now): string | undefined {
  const { todo } = t.brainTable;
  switch (view.phase) {
    case 'spin':
      return view.category === undefined
        ? todo.spinWhy
        : todo.spinAgain(categoryName(view.category));
    case 'bet':
      if (now.turning) return undefined;
      return view.waiting.length === 0 ? todo.allBet : todo.betWhy(nameOf(view, view.active));
    case 'choose':
      return todo.chooseWhy;
    case 'answer': {
      const { card } = view;
      if (card?.symbol !== undefined) return todo.everybodyWhy[card.symbol];
      if (card?.kind === 'names') return todo.drawWhy;
      return card?.kind === 'judged' ? todo.aloudWhy : todo.answerWhy;
    }
    case 'bonus':
      return todo.bonusWhy;
    case 'ruling':
      if ((view.votes ?? []).length > 0) {
        return view.seats.length === 2 ? todo.voteTwoWhy : todo.voteWhy;
      }
      if (!hasCome(now.beat, 'verdicts')) return undefined;
      return now.seconds === undefined || now.paused ? todo.rulingWhy : todo.settleIn(now.seconds);
    case 'settled': {
      if (now.seconds === undefined || now.paused) return todo.settledWhy;
      if (view.last === true) return todo.endIn(now.seconds);
      const seats = view.seats.map(({ seat }) => seat);
      const after = seats.find((seat) => seat > view.active) ?? seats[0] ?? view.active;
      return todo.nextIn(nameOf(view, after), now.seconds);
    }
    case 'over':
      return undefined;
  }
}

/** What the host's button says that goes on. */
export function nextOf(view: BrainView): string | undefined {
  if (view.phase === 'ruling') return t.brainTable.settle;
  if (view.phase !== 'settled') return undefined;
  return view.last === true ? t.brainTable.toPodium : t.brainTable.nextTurn;
}
