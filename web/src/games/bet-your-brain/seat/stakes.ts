/**
 * What a stake would bring or cost, for the one line before it is laid (B40, B41, B82, B83, B101).
 * Which stakes may be laid is told by `legal`; what really moved, by the settlement.
 */
import type { BrainView } from '../../../net/types';

export type Account = BrainView['accounts'][string];

export interface Outcome {
  /** Of the stake. */
  own: number;
  credits: number;
  /** Own points that come from the bank when it wins. */
  wins: number;
}

export function outcome(points: number, { credits, bank }: Account): Outcome {
  const staked = Math.min(credits, points);
  return { own: points - staked, credits: staked, wins: Math.min(points, bank) };
}
