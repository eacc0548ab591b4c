import { describe, expect, test } from 'vitest';
import type { BetView, SlotView } from '../../../net/protocol.generated';
import { keyStacks, type Stack } from './stack-keys';

const mat = (...bets: BetView[][]): SlotView[] =>
  bets.map((on, n) => ({ guess: String(n), odds: 2, seats: [], bets: on }));
const keys = (stacks: Stack[]): Record<string, string> =>
  Object.fromEntries(stacks.map((stack) => [stack.key, `${stack.on}+${stack.chips}`]));

describe('a stack keeps its key from view to view', () => {
  test('each seat has keys of its own', () => {
    const now = keyStacks(
      mat(
        [{ seat: 1, chips: 0 }],
        [
          { seat: 1, chips: 2 },
          { seat: 2, chips: 0 },
        ],
      ),
    );
    expect(keys(now)).toEqual({ '1.0': 'guess:0+0', '1.1': 'guess:1+2', '2.0': 'guess:1+0' });
  });

  test('the one that moved is the one that moves', () => {
    const before = keyStacks(mat([{ seat: 1, chips: 0 }], [{ seat: 1, chips: 2 }], []));
    const after = keyStacks(mat([], [{ seat: 1, chips: 2 }], [{ seat: 1, chips: 0 }]), before);
    expect(keys(after)).toEqual({ '1.1': 'guess:1+2', '1.0': 'guess:2+0' });
  });

  test('one that grew stays where it is', () => {
    const before = keyStacks(
      mat([
        { seat: 1, chips: 0 },
        { seat: 1, chips: 3 },
      ]),
    );
    const after = keyStacks(
      mat([
        { seat: 1, chips: 3 },
        { seat: 1, chips: 1 },
      ]),
      before,
    );
    expect(keys(after)).toEqual({ '1.1': 'guess:0+3', '1.0': 'guess:0+1' });
  });

  test('taken back and placed again gets a free key, never one that is taken', () => {
    const before = keyStacks(mat([{ seat: 1, chips: 0 }], [{ seat: 1, chips: 2 }]));
    const one = keyStacks(mat([], [{ seat: 1, chips: 2 }]), before);
    const two = keyStacks(mat([{ seat: 1, chips: 5 }], [{ seat: 1, chips: 2 }]), one);
    expect(keys(two)).toEqual({ '1.0': 'guess:0+5', '1.1': 'guess:1+2' });
  });
});
