/**
 * The mat as it lies on the table: which column stands where. It draws what the view has (W20-W24)
 * and adds one thing that no slot of the view is: the empty middle of an even number of guesses,
 * which is seen and takes no bets (W23, W31).
 */
import type { SlotView } from '../../../net/protocol.generated';

export type Column =
  | { kind: 'named'; key: string; slot: SlotView }
  | { kind: 'guess'; key: string; slot: SlotView }
  | { kind: 'empty'; key: 'empty'; odds: number };

export function columns(mat: readonly SlotView[]): Column[] {
  const named = mat.filter((slot) => slot.slot !== undefined);
  const guesses = mat.filter((slot) => slot.slot === undefined);
  const laid: Column[] = guesses.map((slot) => ({
    kind: 'guess',
    key: `guess:${slot.guess}`,
    slot,
  }));
  const left = guesses[guesses.length / 2 - 1];
  const right = guesses[guesses.length / 2];
  if (left !== undefined && right !== undefined && left.odds === right.odds) {
    laid.splice(guesses.length / 2, 0, { kind: 'empty', key: 'empty', odds: left.odds - 1 });
  }
  return [
    ...named.map((slot): Column => ({ kind: 'named', key: `slot:${slot.slot}`, slot })),
    ...laid,
  ];
}

/** How big a chip may be drawn where `stacks` of them share a slot: 3 is biggest. */
export function chipSize(stacks: number): 0 | 1 | 2 | 3 {
  if (stacks <= 2) return 3;
  if (stacks <= 4) return 2;
  return stacks <= CROWD ? 1 : 0;
}

/** So many stacks on one slot can be told apart; beyond, the smallest chips are drawn. */
export const CROWD = 9;

/** How many chips a stack may be high, by `chipSize`. */
export const TALLEST = [2, 3, 4, 6] as const;

/** How large a figure may be written on a card: the fewer characters, the larger. */
export function figureSize(text: string): 0 | 1 | 2 | 3 | 4 {
  const length = [...text].length;
  if (length <= 4) return 4;
  if (length <= 6) return 3;
  if (length <= 8) return 2;
  return length <= 12 ? 1 : 0;
}
