/** A settled question for tests: 4 guesses, seats 1 to 3; seat 2 wrote the winning one. */
import type { WitsView } from '../../../net/protocol.generated';

export function settled(more: Partial<WitsView> = {}): WitsView {
  return {
    game: 'wits-and-wagers',
    phase: 'settled',
    stage: 3,
    seats: ['Ann', 'Bo', 'Cy'].map((name, n) => ({
      seat: n + 1,
      name,
      colour: ['red', 'blue', 'green'][n] ?? 'black',
      away: false,
    })),
    options: {
      edition: 'second',
      questions: 7,
      early_close: true,
      secret_bets: false,
      grey_board: false,
    },
    edition: { name: 'second', unit: 1, sign: '', bonus: 3, chips: [{ colour: 'red', units: 1 }] },
    waiting: [],
    question: { number: 1, of: 7, text: 'How many?', allow_negative: false, answer: '16' },
    points: { '1': 13, '2': 3, '3': 2 },
    mat: [
      { slot: 'all-too-high', odds: 6, bets: [{ seat: 3, chips: 2 }] },
      { guess: '10', odds: 3, seats: [1], bets: [{ seat: 1, chips: 1 }] },
      { guess: '15', odds: 2, seats: [2], bets: [{ seat: 1, chips: 4 }] },
      { guess: '20', odds: 3, seats: [3], bets: [] },
    ],
    settlement: {
      winner: { guess: '15' },
      bonus: { '2': 3 },
      change: { '1': 9, '2': 3, '3': -2 },
    },
    ...more,
  };
}

export function bet(more: Partial<WitsView> = {}): WitsView {
  const view = settled({ phase: 'bet', stage: 2, done: [], ...more });
  delete view.settlement;
  delete view.question.answer;
  return view;
}
