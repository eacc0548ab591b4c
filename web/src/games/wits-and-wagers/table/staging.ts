/**
 * What lies on the mat at each beat of the reveal, from the settled view alone. Bookkeeping, no
 * rules: what a seat was paid is what its change says, less its bonus, plus what it lost (F113).
 */
import type { WitsView } from '../../../net/protocol.generated';
import { slotKey } from '../../../net/types';
import { columns, CROWD, type Column } from './mat-layout';
import type { Beat } from './reveal.svelte';
import type { Stack } from './stack-keys';

export interface Line {
  seat: number;
  change: number;
}

export interface StagedSlot {
  column: Column;
  /** The card is lit: the light has come by, or it won. */
  lit: boolean;
  verdict: 'open' | 'won' | 'lost';
  /** Stacks that lie here now. */
  stacks: Stack[];
  /** Chips that are on their way to the bank just now (W43). */
  swept: Stack[];
  /** What the bank lays beside the stacks of a seat (W44). */
  paid: { seat: number; units: number }[];
  /** What each author of the winning guess got, once it is there (W42). */
  bonus?: number;
  /** What the bets of a seat here came to, once they are off the mat. */
  ledger: Line[];
}

export interface Moment {
  lit: number;
  has: (beat: Beat) => boolean;
}

const OPEN: Moment = { lit: 0, has: () => false };

/** Units each seat was paid for its winning stacks. */
export function payouts(view: WitsView, stacks: readonly Stack[]): Map<number, number> {
  const paid = new Map<number, number>();
  const settled = view.settlement;
  if (settled === undefined) return paid;
  const won = slotKey(settled.winner);
  for (const { seat } of stacks.filter((stack) => stack.on === won)) {
    const lost = stacks
      .filter((stack) => stack.seat === seat && stack.on !== won)
      .reduce((sum, stack) => sum + stack.chips, 0);
    paid.set(seat, (settled.change[seat] ?? 0) - (settled.bonus[seat] ?? 0) + lost);
  }
  return paid;
}

export function staging(
  view: WitsView,
  stacks: readonly Stack[],
  moment: Moment = OPEN,
): StagedSlot[] {
  const { has, lit } = moment;
  const won = view.settlement === undefined ? undefined : slotKey(view.settlement.winner);
  const paid = payouts(view, stacks);
  const laid = columns(view.mat ?? []);
  const guesses = laid.filter((column) => column.kind === 'guess');
  return laid.map((column) => {
    const mine = stacks.filter((stack) => stack.on === column.key);
    const isWon = column.key === won && has('winner');
    const isLost = column.key !== won && column.kind !== 'empty' && has('winner');
    const seats = [...new Set(mine.map((stack) => stack.seat))];
    // A slot that is crowded has no room for what the bank lays beside: it is written at once.
    const isFull = isWon && has('pay') && mine.length > CROWD;
    const isOff = has('standings') || isFull || (isLost && has('sweep'));
    const bonus =
      isWon && has('standings') ? Object.values(view.settlement?.bonus ?? {})[0] : undefined;
    return {
      column,
      ...(bonus === undefined ? {} : { bonus }),
      lit: isWon || (column.kind === 'guess' && guesses.indexOf(column) < lit && !has('winner')),
      verdict: isWon ? 'won' : isLost ? 'lost' : 'open',
      stacks: isOff ? [] : mine,
      swept: isLost && has('sweep') && !has('pay') ? mine.filter((stack) => stack.chips > 0) : [],
      paid:
        isWon && has('pay') && !isOff
          ? seats.map((seat) => ({ seat, units: paid.get(seat) ?? 0 }))
          : [],
      ledger: isOff
        ? seats.map((seat) => ({
            seat,
            change: isWon
              ? (paid.get(seat) ?? 0)
              : -mine.reduce((sum, stack) => sum + (stack.seat === seat ? stack.chips : 0), 0),
          }))
        : [],
    };
  });
}
