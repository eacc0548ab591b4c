/** What a phone says of states that the engine played (`tools/brain_states.py`). */
import { describe, expect, it } from 'vitest';
import played from '../../../dev/brain/states.json';
import type { BrainView, Update } from '../../../net/types';
import { announcement } from './announcement';
import { endedWords, endWords, outcomeWords, result } from './result';
import { solutionWords } from './seats';
import { keyOf, rows, verdictWords } from './verdicts';

const states = played as unknown as Record<string, Record<string, Update>>;
const seen = (name: string, viewer = 'seat 1'): BrainView =>
  states[name]?.[viewer]?.view as BrainView;

describe('what a settled card moved for me', () => {
  it('names the bet and the special point one by one (B40, B60)', () => {
    const { title, sign, lines } = result(seen('settled-special'), 1);
    expect(title).toBe('You win 2 points');
    expect(sign).toBe(1);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('extra question');
  });

  it('says which loan it was and how many are left (B42, B85)', () => {
    const { title, lines } = result(seen('settled-special', 'seat 3'), 3);
    expect(title).toBe('You lose 3 points');
    expect(lines[0]).toContain('−3');
    expect(lines[1]).toContain('loan 1 of 3');
    expect(lines[1]).toContain('Two loans left');
  });

  it('gives credits back to the stock, won or lost (B82, B83)', () => {
    const base = seen('settled-special', 'seat 3');
    const moved = (right: boolean, won: number): BrainView => ({
      ...base,
      settlement: {
        won: [],
        special: [],
        change: { '3': won },
        moves: {
          '3': {
            right,
            stake: 0,
            stake_credits: 2,
            won,
            special: 0,
            returned: 0,
            loan: false,
          },
        },
      },
    });
    expect(result(moved(false, 0), 3)).toMatchObject({ title: 'You lose 2 credits', sign: -1 });
    expect(result(moved(true, 2), 3).lines).toEqual([
      '+2 from your bank for the bet',
      '2 staked credits go back to the stock',
    ]);
  });

  it('says who was right', () => {
    expect(outcomeWords(seen('settled-special'))).toBe('Ada was right.');
    expect(outcomeWords(seen('settled-loan'))).toBe('Ada was not right.');
    expect(outcomeWords(seen('settled-most-correct'))).toBe('Ada and Bo won the round.');
  });
});

describe('why it is over (B90, B91)', () => {
  it.each(['over-23', 'over-host', 'over-left', 'over-loans'])('%s', (name) => {
    expect(endedWords(seen(name))).not.toBe('');
  });

  it('names whose account is empty after three loans', () => {
    const view = seen('over-host');
    const own = view.accounts['1'] ?? { own: 0, credits: 0, bank: 23, loans: 0 };
    const accounts = {
      ...view.accounts,
      '1': { ...own, own: 0, credits: 0, bank: 23, loans: 3 },
    };
    expect(endedWords({ ...view, accounts, ended_by: 'loans' })).toContain('Ada');
    expect(endWords({ ...view, accounts, phase: 'settled', last: true })).toContain('Ada');
    expect(endWords({ ...view, accounts, phase: 'settled' })).toBeUndefined();
  });
});

describe('the ruling', () => {
  it('puts winners first and the extra question under its seat', () => {
    expect(rows(seen('ruling-estimation')).map((row) => row.seat)[0]).toBe(3);
    expect(rows(seen('ruling-bonus')).map((row) => row.part)).toEqual(['main', 'bonus']);
  });

  it('calls nobody the winner while something is voted on (B117)', () => {
    const view = seen('ruling-most-correct');
    expect(verdictWords('right', view)).toBe('ahead so far');
    expect(verdictWords('right', { ...view, votes: [] })).toBe('wins');
    expect(verdictWords('right', view, 'bonus')).toBe('right');
  });

  it('tells items of a list apart', () => {
    const one = { about: 1, part: 'main' as const };
    expect(keyOf({ ...one, item: 'Peru' })).not.toBe(keyOf(one));
  });

  it.each([
    ['ruling-right', 'Volga'],
    ['ruling-estimation', '8,849\u00a0metres'],
    ['ruling-most-correct', 'Bolivia, Paraguay, and Laos'],
    ['ruling-judged', 'The back is empty: you decide.'],
  ])('reads the back of %s', (name, words) => {
    const { card } = seen(name);
    expect(card && solutionWords(card)).toBe(words);
  });
});

describe('the voice', () => {
  it('speaks when a phase opens, and not again for the same one (F159)', () => {
    const first = announcement(seen('bet', 'seat 2'), 2, {});
    expect(first.words).toBe('Places. Ada answers. Place your bet.');
    expect(announcement(seen('bet-some', 'seat 2'), 2, first.told).words).toBeUndefined();
  });

  it('says a verdict that has changed', () => {
    const before = seen('ruling-appealed', 'seat 2');
    const { told } = announcement(before, 2, {});
    const after: BrainView = { ...before, verdicts: { '1': 'right' }, votes: [] };
    expect(announcement(after, 2, told).words).toBe('Ada: right.');
  });

  it('asks for a vote only whom the table waits for', () => {
    const view = seen('ruling-judged', 'seat 2');
    expect(announcement(view, 2, {}).words).toContain('Your vote is wanted');
    expect(announcement(view, 1, {}).words).not.toContain('Your vote is wanted');
  });

  it('has words for every state that the engine played', () => {
    for (const viewers of Object.values(states)) {
      for (const { view, me } of Object.values(viewers)) {
        const { words } = announcement(view as BrainView, me.seat, {});
        expect(words).toBeTruthy();
        expect(words).not.toContain('undefined');
      }
    }
  });
});
