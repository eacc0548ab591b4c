/** What each seat is doing now, in a word on its board: from `waiting` and what has been done. */
import type { BrainView, SeatView } from '../../../net/types';
import type { Words } from '../../../text';

export type Deed = keyof Words['brainTable']['state'];

/** Done with what the table waits for. */
export const isReady = (deed: Deed | undefined): boolean =>
  deed === 'placed' || deed === 'handed-in' || deed === 'voted';

export function deedOf(view: BrainView, { seat, late }: SeatView): Deed | undefined {
  if (late === true) return 'late';
  const waits = view.waiting.includes(seat);
  switch (view.phase) {
    case 'spin':
      return waits ? 'spins' : undefined;
    case 'bet':
      if (view.bets?.[String(seat)]?.placed === true) return 'placed';
      return waits ? 'bets' : undefined;
    case 'choose':
      return waits ? 'chooses' : undefined;
    case 'answer':
    case 'bonus':
      if (view.handed_in?.includes(seat) === true) return 'handed-in';
      if (!waits) return undefined;
      return view.card?.kind === 'names' ? 'draws' : 'thinks';
    case 'ruling': {
      const votes = (view.votes ?? []).filter((vote) => vote.voters.includes(seat));
      if (votes.length === 0) return undefined;
      return votes.every((vote) => vote.voted.includes(seat)) ? 'voted' : 'votes';
    }
    default:
      return undefined;
  }
}
