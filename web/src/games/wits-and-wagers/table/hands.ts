/**
 * What lies in front of each seat: its points, the chips of them that are not on the mat, its
 * betting chips that are not placed, and how far it is. From the view and the moment of the reveal.
 */
import type { SeatView, WitsView } from '../../../net/protocol.generated';
import { places } from '../../shared/table/ranks';
import type { Moment } from './staging';
import type { Stack } from './stack-keys';

/** W2: two betting chips of its colour a seat. */
const BETTING_CHIPS = 2;

export interface Hand {
  seat: SeatView;
  /** Points as they are shown now: of before the question until the reveal is through. */
  points: number;
  /** Units that lie in front of the seat. */
  pile: number;
  /** Keys of the betting chips that are not on the mat; empty where bets are secret (W69). */
  chips: string[];
  state: 'thinking' | 'wrote' | 'betting' | 'done' | 'late' | undefined;
  change?: number;
  rank?: number;
}

/**
 * `stacks`: all of the question's; `onMat`: those that have not been taken off yet. Won chips that
 * were swept away do not come back to the hand before the points say so.
 */
export function hands(
  view: WitsView,
  stacks: readonly Stack[],
  onMat: readonly Stack[],
  moment: Moment,
): Hand[] {
  const isSettled = view.phase === 'settled' || view.phase === 'over';
  const isThrough = isSettled && moment.has('standings');
  const ranks = isThrough ? places(view.points, view.winners ?? []) : [];
  const change = view.settlement?.change ?? {};
  return view.seats.map((seat) => {
    const id = seat.seat;
    const now = view.points[id] ?? 0;
    const before = isSettled && !isThrough ? now - (change[id] ?? 0) : now;
    const mine = onMat.filter((stack) => stack.seat === id);
    const out = isThrough ? [] : stacks.filter((stack) => stack.seat === id);
    const rank = ranks.find((place) => place.seat === id)?.rank;
    return {
      seat,
      points: before,
      pile: Math.max(0, before - out.reduce((sum, stack) => sum + stack.chips, 0)),
      chips: freeChips(view, id, mine),
      state: stateOf(view, seat),
      ...(isThrough ? { change: change[id] ?? 0 } : {}),
      ...(rank === undefined ? {} : { rank }),
    };
  });
}

function freeChips(view: WitsView, seat: number, mine: readonly Stack[]): string[] {
  if (view.phase === 'guess' || (view.options.secret_bets && view.phase === 'bet')) return [];
  const placed = new Set(mine.map((stack) => stack.key));
  const all = Array.from({ length: BETTING_CHIPS }, (_, n) => `${seat}.${n}`);
  return all.filter((key) => !placed.has(key));
}

function stateOf(view: WitsView, seat: SeatView): Hand['state'] {
  if (seat.late === true) return 'late';
  if (view.phase === 'guess') return view.wrote?.includes(seat.seat) ? 'wrote' : 'thinking';
  if (view.phase === 'bet') return view.done?.includes(seat.seat) ? 'done' : 'betting';
  return undefined;
}
