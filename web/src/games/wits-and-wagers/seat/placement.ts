/**
 * Moves of a placement in the making: pure functions on the stacks, bounded by what `legal` offers
 * (law 5). Amounts are whole units (law 7).
 */
import {
  slotKey,
  type BetOffer,
  type SlotName,
  type SlotOffer,
  type Stack,
} from '../../../net/types';

export type Placement = readonly Stack[];

export const sameSlot = (a: SlotName, b: SlotName): boolean => slotKey(a) === slotKey(b);

export function chipsUnder(placement: Placement): number {
  return placement.reduce((sum, stack) => sum + stack.chips, 0);
}

/** Won chips that could still go under something. */
export function chipsLeft(placement: Placement, offer: BetOffer): number {
  return Math.max(0, offer.chips.most - chipsUnder(placement));
}

export function inHand(placement: Placement, offer: BetOffer): number {
  return Math.max(0, offer.stacks.most - placement.length);
}

const named = (slot: SlotName, chips: number): Stack =>
  slot.slot === undefined ? { guess: slot.guess ?? '', chips } : { slot: slot.slot, chips };

/**
 * Tap on a slot: a chip from the hand goes there; with an empty hand a stack of one's own there is
 * taken up, or else the stack taken up before moves there with all that lies under it.
 */
export function tap(
  placement: Placement,
  taken: number,
  slot: SlotName,
  offer: BetOffer,
): { placement: Placement; taken: number } {
  if (inHand(placement, offer) > 0) {
    return { placement: [...placement, named(slot, 0)], taken: placement.length };
  }
  const here = placement.flatMap((stack, n) => (sameSlot(stack, slot) ? [n] : []));
  if (here.length > 0) {
    const next = here.find((n) => n !== taken) ?? here[0] ?? taken;
    return { placement, taken: next };
  }
  return {
    placement: placement.map((stack, n) => (n === taken ? named(slot, stack.chips) : stack)),
    taken,
  };
}

/** Put `units` more under a stack (less, if below zero), as far as there are any. */
export function add(placement: Placement, n: number, units: number, offer: BetOffer): Placement {
  const stack = placement[n];
  if (stack === undefined) return placement;
  const most = stack.chips + chipsLeft(placement, offer);
  const chips = Math.min(most, Math.max(offer.chips.least, stack.chips + units));
  return placement.map((one, at) => (at === n ? { ...one, chips } : one));
}

export function takeBack(placement: Placement, n: number): Placement {
  return placement.filter((_, at) => at !== n);
}

export function offerFor(slot: SlotName, offer: BetOffer): SlotOffer | undefined {
  return offer.slots.find((one) => sameSlot(one, slot));
}

/** What a stack changes, as `legal` puts it (W43, W44). */
export function outcome(
  stack: Stack,
  offer: BetOffer,
): { wins: number; loses: number } | undefined {
  const slot = offerFor(stack, offer);
  if (slot === undefined) return undefined;
  return { wins: slot.wins_bare + slot.wins_each * stack.chips, loses: stack.chips };
}

export function samePlacement(a: Placement, b: Placement): boolean {
  return (
    a.length === b.length &&
    a.every((stack, n) => {
      const other = b[n];
      return other !== undefined && stack.chips === other.chips && sameSlot(stack, other);
    })
  );
}
