/** Made-up views for unit tests: four seats, one question. Not in the production build. */
import type { Update, WitsView } from '../net/types';

export function gameView(change: Partial<WitsView> = {}): WitsView {
  return {
    game: 'wits-and-wagers',
    phase: 'guess',
    stage: 1,
    seats: [
      { seat: 1, name: 'Ann', colour: 'red', away: false },
      { seat: 2, name: 'Bo', colour: 'blue', away: false },
    ],
    options: {
      edition: 'second',
      questions: 7,
      early_close: true,
      secret_bets: false,
      grey_board: false,
    },
    edition: {
      name: 'second',
      unit: 1,
      sign: '',
      bonus: 3,
      chips: [
        { colour: 'red', units: 1 },
        { colour: 'blue', units: 5 },
      ],
    },
    waiting: [1, 2],
    question: { number: 1, of: 7, text: { en: 'How tall?' }, allow_negative: false, unit: 'm' },
    points: { '1': 0, '2': 0 },
    ...change,
  };
}

/** Question settled at 15: Ann wrote it and bet on it, Bo bet 4 on 20 and 1 on it. */
export function settledView(change: Partial<WitsView> = {}): WitsView {
  const view = gameView({
    phase: 'settled',
    stage: 3,
    waiting: [],
    settlement: { winner: { guess: '15' }, bonus: { '1': 3 }, change: { '1': 9, '2': -1 } },
    points: { '1': 9, '2': 3 },
    ...change,
  });
  return { ...view, question: { ...view.question, answer: '15.5' } };
}

export function updateOf(view: Update['view'], change: Partial<Update> = {}): Update {
  return {
    t: 'update',
    version: 1,
    view,
    me: { role: 'seat', host: false, seat: 1 },
    table: {
      code: 'KMNPR',
      screen: 'table',
      host: { away: false, screen: true },
      most: 7,
      watchers: 0,
      free: [],
      deck: {
        id: 'starter',
        title: 'Starter',
        game: 'wits-and-wagers',
        questions: 140,
        unseen: 133,
      },
      log: [],
      games: 1,
    },
    ...change,
  };
}
