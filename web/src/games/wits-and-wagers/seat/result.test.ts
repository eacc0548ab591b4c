import { describe, expect, it } from 'vitest';
import { gameView, settledView } from '../../../dev/views';
import { announcement, type Told } from './announcement';
import { lines, result, slotWords } from './result';

describe('what a question brought (F113: the lines add up to the change)', () => {
  const sum = (all: { units: number }[]): number => all.reduce((n, line) => n + line.units, 0);

  it('bonus and winning stacks', () => {
    const view = settledView({ you: { seat: 1, guess: '15', bets: [{ guess: '15', chips: 2 }] } });
    expect(lines(view, 1)).toEqual([
      { kind: 'bonus', units: 3 },
      { kind: 'won', units: 6, slot: { guess: '15' } },
    ]);
    expect(sum(lines(view, 1))).toBe(9);
  });

  it('a stack that won beside one that lost (W43, W44)', () => {
    const bets = [
      { guess: '20', chips: 4 },
      { guess: '15', chips: 0 },
    ];
    const view = settledView({ you: { seat: 2, bets } });
    expect(lines(view, 2)).toEqual([
      { kind: 'won', units: 3, slot: { guess: '15' } },
      { kind: 'lost', units: -4, slot: { guess: '20', chips: 4 } },
    ]);
    expect(sum(lines(view, 2))).toBe(-1);
  });

  it('says that betting chips come back where nothing else is to say', () => {
    const view = settledView({
      settlement: { winner: { slot: 'all-too-high' }, bonus: {}, change: { '1': 0, '2': 0 } },
      you: { seat: 1, bets: [{ guess: '15', chips: 0 }] },
    });
    expect(lines(view, 1)).toEqual([{ kind: 'returned', units: 0 }]);
    expect(lines({ ...view, you: { seat: 1 } }, 1)).toEqual([]);
  });

  it('in words', () => {
    const view = gameView();
    expect([result(3, view), result(-3, view), result(0, view)]).toEqual([
      'You win 3',
      'You lose 3',
      'Nothing changes',
    ]);
    expect(slotWords({ slot: 'all-too-high' }, view)).toBe('All guesses too high');
    expect(slotWords({ guess: '1912' }, view)).toBe('1,912');
  });
});

describe('announcements (F159)', () => {
  it('one a phase, one a result, nothing for what only repeats', () => {
    let told: Told = {};
    const hear = (view: Parameters<typeof announcement>[0]): string | undefined => {
      const next = announcement(view, 1, told);
      told = next.told;
      return next.words;
    };
    expect(hear(gameView())).toBe('Question 1. How tall? Write your guess.');
    expect(hear(gameView({ wrote: [2] }))).toBeUndefined();
    expect(hear(gameView({ phase: 'bet', stage: 2 }))).toContain('Place your bets');
    expect(hear(settledView())).toBe('The answer is 15.5\u00a0metres. You win 9.');
    expect(hear(settledView())).toBeUndefined();
    const view = settledView();
    // Put right by the host: a new result (W77).
    expect(hear({ ...view, question: { ...view.question, answer: '16' } })).toContain('16');
    expect(hear(gameView({ phase: 'over', stage: 4, winners: [1, 2] }))).toBe(
      'The game is over. Ann and Bo share the victory.',
    );
  });
});
