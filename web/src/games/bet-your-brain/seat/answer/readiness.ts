/** Whether an answer can be handed in, and what should be asked before. Pure. */
import { countOf, type Fields, type Kind } from './fields';

export type Doubt = { kind: 'short'; count: number; need: number } | { kind: 'blank' | 'extra' };

export interface Asked {
  kind: Kind;
  fields: Fields;
  /** How many are asked for, where the card says so. */
  need: number | undefined;
  /** The additional question beside it. */
  beside?: { kind: Kind; fields: Fields } | undefined;
}

/** Lists and texts may be handed in short or blank; a person is asked first. */
export function doubtOf({ kind, fields, need, beside }: Asked): Doubt | undefined {
  const count = countOf(kind, fields);
  if (kind === 'items' || kind === 'names') {
    if (need !== undefined && count < need) return { kind: 'short', count, need };
  }
  if (kind !== 'judged' && count === 0) return { kind: 'blank' };
  if (
    beside !== undefined &&
    beside.kind !== 'judged' &&
    countOf(beside.kind, beside.fields) === 0
  ) {
    return { kind: 'extra' };
  }
  return undefined;
}

/** What the table would refuse cannot be sent: no number, no choice, not all five stones. */
export function isComplete(kind: Kind, fields: Fields, hasReply: boolean): boolean {
  if (kind === 'links') return countOf(kind, fields) === 5;
  return hasReply;
}
