/** What the host may rule on: every verdict that lies open, item by item where it is a list. */
import type { BrainView } from '../../../net/types';
import type { MarkView, ReplyView } from '../../../net/protocol.generated';

type Part = 'main' | 'bonus';
type Verdict = 'right' | 'wrong' | 'unsure';

export interface Line {
  /** Undefined: the whole answer. */
  item?: string;
  /** What was written, empty where nothing was. */
  says: string;
  verdict: Verdict;
}

export interface Group {
  about: number;
  part: Part;
  lines: Line[];
}

export function rulable(view: BrainView): Group[] {
  return [
    ...ofPart(view, 'main', view.verdicts ?? {}),
    ...ofPart(view, 'bonus', view.bonus_verdicts ?? {}),
  ];
}

function ofPart(view: BrainView, part: Part, verdicts: Record<string, Verdict>): Group[] {
  // Where items are counted against each other, the word is about an item (B51).
  const counts = part === 'main' && view.card?.symbol === 'most-correct';
  return Object.entries(verdicts).map(([seat, verdict]) => {
    const reply = view.answers?.[seat];
    const marks = (part === 'main' ? reply?.marks : reply?.bonus_marks) ?? [];
    const items = marks.filter((mark) => mark.counts && mark.item !== '').map(lineOf);
    const whole: Line = { says: items.length > 0 ? '' : written(reply, part), verdict };
    return {
      about: Number(seat),
      part,
      lines: counts && items.length > 0 ? items : [whole, ...items],
    };
  });
}

function lineOf({ item, verdict }: MarkView): Line {
  return { item, says: item, verdict };
}

function written(reply: ReplyView | undefined, part: Part): string {
  const given = part === 'main' ? reply : reply?.bonus;
  return given?.text ?? given?.value ?? '';
}
