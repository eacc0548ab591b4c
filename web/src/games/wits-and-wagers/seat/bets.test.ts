import { describe, expect, it } from 'vitest';
import type { Action, BetOffer } from '../../../net/types';
import type { Answer } from '../../../state/session.svelte';
import { Bets } from './bets.svelte';

const offer: BetOffer = {
  stacks: { least: 0, most: 2 },
  chips: { least: 0, most: 10 },
  slots: [
    { guess: '12', wins_bare: 3, wins_each: 3 },
    { guess: '15', wins_bare: 2, wins_each: 2 },
  ],
};

class FakeTable {
  sent: Action[] = [];
  #tell: ((answer: Answer) => void)[] = [];

  act(action: Action): Promise<Answer> {
    this.sent.push(action);
    return new Promise((tell) => this.#tell.push(tell));
  }
  async answer(answer?: string): Promise<void> {
    this.#tell.shift()?.(answer);
    await new Promise((rest) => setTimeout(rest));
  }
}

const start = (): { table: FakeTable; bets: Bets } => {
  const table = new FakeTable();
  const bets = new Bets(table);
  bets.sync(2, undefined);
  return { table, bets };
};

describe('bets of a phone', () => {
  it('has one placement under way; the newest goes next and the rest is skipped (F115)', async () => {
    const { table, bets } = start();
    bets.tap({ guess: '12' }, offer);
    for (let n = 0; n < 9; n += 1) bets.add(1, offer);
    expect(table.sent).toEqual([{ do: 'bet', on: [{ guess: '12', chips: 0 }] }]);
    await table.answer();
    expect(table.sent.at(-1)).toEqual({ do: 'bet', on: [{ guess: '12', chips: 9 }] });
    await table.answer();
    expect(table.sent).toHaveLength(2);
    expect(bets.isUnderway).toBe(false);
  });

  it('does not let an older view move the chips back', async () => {
    const { table, bets } = start();
    bets.tap({ guess: '12' }, offer);
    bets.sync(2, []);
    expect(bets.placement).toHaveLength(1);
    await table.answer();
    bets.sync(2, [{ guess: '12', chips: 0 }]);
    expect(bets.placement).toEqual([{ guess: '12', chips: 0 }]);
  });

  it('goes back to what the table has when it was refused, and says why', async () => {
    const { table, bets } = start();
    bets.tap({ guess: '12' }, offer);
    await table.answer('stale');
    expect(bets.problem).toBe('stale');
    expect(bets.placement).toEqual([]);
  });

  it('sends what is not sent yet before it says done', async () => {
    const { table, bets } = start();
    bets.tap({ guess: '12' }, offer);
    bets.tap({ guess: '15' }, offer);
    void bets.done();
    expect(table.sent.map((action) => action.do)).toEqual(['bet', 'bet', 'done']);
  });

  it('takes "done" back with the same bets (W70)', async () => {
    const { table, bets } = start();
    bets.sync(2, [{ guess: '12', chips: 1 }]);
    bets.reopen();
    expect(table.sent).toEqual([{ do: 'bet', on: [{ guess: '12', chips: 1 }] }]);
  });

  it('starts anew in a new phase, and finds its bets after a reload', () => {
    const { bets } = start();
    bets.tap({ guess: '12' }, offer);
    bets.sync(5, undefined);
    expect(bets.placement).toEqual([]);
    bets.sync(5, [{ guess: '15', chips: 2 }]);
    expect(bets.placement).toEqual([{ guess: '15', chips: 2 }]);
  });
});
