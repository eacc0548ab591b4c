/**
 * Whose hands the one device should be in (experience: "pass one device round"). It knows no
 * rules: whom the table waits for is told by the view; this only says who comes next.
 *
 * 1. Every phase begins with the table open to all; then the device goes from hand to hand.
 * 2. Between any two hands lies a page that hides everything, and so it is after a reload.
 * 3. Nobody's things are shown until somebody has said to be that seat.
 */

import type { View } from '../net/types';

/** What everybody may know of the table, and all that decides here. */
export interface Facts {
  /** Which phase of which game: nothing of the hands outlives it. */
  key: string;
  phase: View['phase'];
  waiting: readonly number[];
}

export interface Hands {
  key: string;
  /** The table lies open for all to see. */
  isOpen: boolean;
  /** The seat that the device was promised to, out of turn. */
  chosen?: number | undefined;
  /** The seat that has the device in hand. */
  holder?: number | undefined;
  /** The holder was ready already and takes it to change something, so it stays until handed on. */
  isBack?: boolean;
  /** Who had it last: the device goes on round the table from there. */
  last: number;
  /** Who had it first in this phase: the next one begins with the neighbour, for fairness. */
  first?: number | undefined;
}

export type Step = { show: 'lobby' } | { show: 'table'; next?: number } | Handed;
type Handed = { show: 'hand' | 'turn'; seat: number };

/** A page that was just opened: what went on before it, nobody knows. */
export const JUST_OPENED: Hands = { key: '', isOpen: false, last: 0 };

/** The hands after the table has moved. */
export function follow(hands: Hands, { key, phase, waiting }: Facts): Hands {
  if (hands.key !== key) {
    // Not after a reload: whoever has the device then may be anybody.
    const isOpen = hands.key !== '' && phase !== 'lobby';
    return { key, isOpen, last: hands.first ?? hands.last };
  }
  const { holder } = hands;
  if (holder === undefined) return hands;
  if (waiting.includes(holder)) return hands.isBack === true ? { ...hands, isBack: false } : hands;
  if (hands.isBack === true) return hands;
  return { key, isOpen: false, last: holder, first: hands.first };
}

/** What is shown. `held`: the seats that this device has. */
export function stepOf(hands: Hands, facts: Facts, held: readonly number[]): Step {
  if (facts.phase === 'lobby') return { show: 'lobby' };
  if (facts.phase === 'settled' || facts.phase === 'over') return { show: 'table' };
  const next = hands.chosen ?? nextOf(facts.waiting, held, hands.last);
  if (hands.holder !== undefined) return { show: 'turn', seat: hands.holder };
  if (next === undefined) return { show: 'table' };
  return hands.isOpen ? { show: 'table', next } : { show: 'hand', seat: next };
}

/** The next seat round the table that the table waits for and this device has. */
export function nextOf(
  waiting: readonly number[],
  held: readonly number[],
  last: number,
): number | undefined {
  const wanted = waiting.filter((seat) => held.includes(seat)).sort((a, b) => a - b);
  return wanted.find((seat) => seat > last) ?? wanted[0];
}

export const handRound = (hands: Hands): Hands => ({ ...hands, isOpen: false });
export const openTable = (hands: Hands): Hands => ({ ...hands, isOpen: true });

/** Somebody else is to have it first. */
export const choose = (hands: Hands, seat: number): Hands => ({
  ...hands,
  isOpen: false,
  chosen: seat,
});

/** "I am Ann". */
export const take = (hands: Hands, seat: number, { waiting }: Facts): Hands => ({
  ...hands,
  chosen: undefined,
  holder: seat,
  first: hands.first ?? seat,
  isBack: !waiting.includes(seat),
});

/** The holder lets go; unfinished, the device is kept for the same seat. */
export function letGo(hands: Hands): Hands {
  const { key, holder } = hands;
  if (holder === undefined) return hands;
  const chosen = hands.isBack === true ? undefined : holder;
  return { key, isOpen: false, last: holder, first: hands.first, chosen };
}
