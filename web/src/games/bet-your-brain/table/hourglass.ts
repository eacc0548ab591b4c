/** The hourglass of the card: on most-correct cards it runs twice (B51, B107). */
import type { BrainView } from '../../../net/types';

export interface Run {
  /** 1 or 2, on cards with two runs. */
  number?: 1 | 2;
  /** What is left of this run, 1 to 0. */
  share: number;
}

export function hasTwoRuns(view: Pick<BrainView, 'phase' | 'card'>): boolean {
  return view.phase === 'answer' && view.card?.symbol === 'most-correct';
}

/** Which run it is and how far it has come, from the time that is left of the whole. */
export function runOf(left: number | undefined, of: number, two: boolean): Run {
  if (left === undefined || of <= 0) return { share: 0 };
  const whole = Math.min(1, Math.max(0, left / of));
  if (!two) return { share: whole };
  return whole > 0.5 ? { number: 1, share: whole * 2 - 1 } : { number: 2, share: whole * 2 };
}
