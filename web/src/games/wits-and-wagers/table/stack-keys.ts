/**
 * Which stack is which: the view names a stack only by slot, seat and chips, but a chip that is
 * moved must be seen to move. Every stack gets a key that stays with it from view to view; a seat
 * has as many keys as it has stacks.
 */
import type { SlotView } from '../../../net/protocol.generated';
import { slotKey } from '../../../net/types';

export interface Stack {
  key: string;
  seat: number;
  chips: number;
  /** Key of the slot it lies on. */
  on: string;
}

export function keyStacks(mat: readonly SlotView[], before: readonly Stack[] = []): Stack[] {
  const found: Omit<Stack, 'key'>[] = mat.flatMap((slot) =>
    slot.bets.map(({ seat, chips }) => ({ seat, chips, on: slotKey(slot) })),
  );
  const free = new Set(before);
  const keys = new Map<Omit<Stack, 'key'>, string>();
  const match = (isSame: (old: Stack, now: Omit<Stack, 'key'>) => boolean): void => {
    for (const now of found) {
      if (keys.has(now)) continue;
      for (const old of free) {
        if (old.seat !== now.seat || !isSame(old, now)) continue;
        keys.set(now, old.key);
        free.delete(old);
        break;
      }
    }
  };
  // What did not move keeps its key first, then what only grew, then what went elsewhere.
  match((old, now) => old.on === now.on && old.chips === now.chips);
  match((old, now) => old.on === now.on);
  match(() => true);
  const taken = new Set(keys.values());
  return found.map((now) => {
    const key = keys.get(now) ?? freshKey(now.seat, taken);
    taken.add(key);
    return { ...now, key };
  });
}

function freshKey(seat: number, taken: ReadonlySet<string>): string {
  let n = 0;
  while (taken.has(`${seat}.${n}`)) n += 1;
  return `${seat}.${n}`;
}
