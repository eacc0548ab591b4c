/**
 * An amount in units as chips of the edition, largest first (rules, "Editions": denominations
 * never mix, the view says which there are).
 */
import type { ChipView } from '../../../net/protocol.generated';

export interface Pile {
  colour: string;
  count: number;
}

export function breakdown(units: number, chips: readonly ChipView[]): Pile[] {
  let left = Math.max(0, Math.trunc(units));
  const piles: Pile[] = [];
  for (const { colour, units: worth } of [...chips].sort((a, b) => b.units - a.units)) {
    const count = Math.floor(left / worth);
    if (count > 0) piles.push({ colour, count });
    left -= count * worth;
  }
  return piles;
}

/**
 * The chips of a stack from the felt upwards, at most `most` of them: an amount that would reach
 * the lamp is drawn shorter, in the same mixture; the figure beside it is what counts.
 */
export function tower(piles: readonly Pile[], most: number): string[] {
  const total = piles.reduce((sum, pile) => sum + pile.count, 0);
  const share = total <= most ? 1 : most / total;
  const chips: string[] = [];
  for (const { colour, count } of piles) {
    const drawn = share === 1 ? count : Math.max(1, Math.floor(count * share));
    for (let n = 0; n < drawn && chips.length < most; n += 1) chips.push(colour);
  }
  return chips;
}
