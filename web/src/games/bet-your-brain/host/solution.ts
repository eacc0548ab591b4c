/** A solution that the host writes, in the form of the contract; undefined while it is not whole. */
import type { BonusView, CardView, Solution } from '../../../net/protocol.generated';
import { say } from '../../../text';

export interface Draft {
  /** One spelling, item or drawing a line. */
  lines: string;
  number: string;
  option: number;
  /** Stone of the fields A to E. */
  links: number[];
}

type Asked = CardView | BonusView;

export const kindOf = (asked: Asked | undefined): string | undefined => asked?.kind;

export function solutionFrom(asked: Asked, draft: Draft): Solution | undefined {
  const lines = draft.lines.split('\n').flatMap((line) => {
    const said = line.trim();
    return said === '' ? [] : [said];
  });
  switch (asked.kind) {
    case 'text':
      return lines.length > 0 ? { accept: lines } : undefined;
    case 'items': {
      if (lines.length === 0) return undefined;
      const items = lines.map((line) => ({ accept: line.split('/').map((one) => one.trim()) }));
      return { items, ...needOf(asked, items.length) };
    }
    case 'names': {
      const count = 'drawings' in asked ? asked.drawings : undefined;
      return lines.length === count ? { drawings: lines, ...needOf(asked, count) } : undefined;
    }
    case 'value':
      return /^-?\d{1,30}(\.\d{1,29})?$/.test(draft.number.trim())
        ? { number: draft.number.trim() }
        : undefined;
    case 'option':
      return asked.options === undefined
        ? undefined
        : { options: asked.options, correct: draft.option };
    case 'links': {
      const { left, right } = asked;
      if (left === undefined || right === undefined || new Set(draft.links).size < 5) {
        return undefined;
      }
      const [A = 0, B = 0, C = 0, D = 0, E = 0] = draft.links;
      return { left, right, links: { A, B, C, D, E } };
    }
    default:
      return undefined;
  }
}

function needOf(asked: Asked, most: number): { need?: number } {
  return asked.need === undefined ? {} : { need: Math.min(asked.need, most) };
}

/** What lies open of a solution, as the draft to mend. */
export function linesOf(solution: Solution | undefined): Partial<Draft> {
  if (solution === undefined) return {};
  const { accept, items, drawings, number, correct, links } = solution;
  const lines =
    accept?.map(say) ??
    items?.map((item) => item.accept.map(say).join(' / ')) ??
    drawings?.map(say);
  return {
    ...(lines === undefined ? {} : { lines: [...new Set(lines)].join('\n') }),
    ...(number === undefined ? {} : { number }),
    ...(correct === undefined ? {} : { option: correct }),
    ...(links === undefined
      ? {}
      : { links: [links.A ?? 1, links.B ?? 2, links.C ?? 3, links.D ?? 4, links.E ?? 5] }),
  };
}
