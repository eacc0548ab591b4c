/** Hand-made updates for the bench: every state of the table that has to look right. */
import type { LobbyView, Update, WitsView } from '../../net/types';
import {
  DELUXE,
  SHORT,
  LONG,
  LONG_QUESTION,
  NOTE,
  seats,
  type Bets,
  mat,
  table,
  update,
  options,
  lobby,
  points,
  UNBROKEN,
  game,
} from './make';

const short7: [string, number[]][] = [
  ['300', [2]],
  ['704', [5]],
  ['1000', [1]],
  ['1500', [4]],
  ['1665', [7]],
  ['2000', [3]],
  ['2850.5', [6]],
];
const long7: [string, number[]][] = [
  ['100000000', [2]],
  ['250000000', [5]],
  ['333333333', [1]],
  ['500000000', [4]],
  ['678912345', [7]],
  ['812345678', [3]],
  ['999999999', [6]],
];
const bets7: Bets = {
  0: [[3, 0]],
  2: [[5, 6]],
  3: [[1, 2]],
  4: [
    [1, 0],
    [4, 20],
    [7, 0],
  ],
  5: [
    [2, 3],
    [4, 7],
    [6, 1],
    [7, 5],
  ],
  6: [[3, 0]],
};
const crowd: Bets = {
  4: [1, 2, 3, 4, 5, 6, 7].flatMap((seat): [number, number][] => [
    [seat, seat % 3],
    [seat, 0],
  ]),
};

/** Fourteen stacks on one slot, each with an amount that takes room. */
const wide: Bets = {
  4: [1, 2, 3, 4, 5, 6, 7].flatMap((seat): [number, number][] => [
    [seat, 100 * seat + 39],
    [seat, 12],
  ]),
};

const answer1665 = {
  number: 3,
  of: 7,
  text: { en: 'How many steps lead up to the top of the Eiffel Tower?' },
  allow_negative: false,
  answer: '1665',
  note: { en: 'Visitors may climb only the first 674; lifts do the rest.' },
  source: 'Société d’exploitation de la tour Eiffel',
};
const longQuestion = { number: 6, of: 7, text: LONG_QUESTION, unit: 'km', allow_negative: false };

const settled7 = (more: Partial<WitsView> = {}): WitsView =>
  game('settled', 7, SHORT, {
    mat: mat(short7, bets7),
    question: answer1665,
    points: points([10, 15, 0, 31, 2, 7, 26]),
    settlement: {
      winner: { guess: '1665' },
      bonus: { '7': 3 },
      change: { '1': -2, '2': 12, '3': 0, '4': 4, '5': -6, '6': 6, '7': 21 },
    },
    ...more,
  });

export const states: Record<string, Update> = {
  'lobby-0': lobby(0, SHORT),
  'lobby-2': lobby(2, SHORT),
  'lobby-4': lobby(4, SHORT),
  'lobby-7': lobby(7, LONG),
  'lobby-teams': (() => {
    const { view, ...more } = lobby(7, LONG);
    const members = [{ name: 'The Very Long Team Name!' }, { name: LONG[5] ?? '' }];
    const all = view.seats.map((seat) => ({ ...seat, team: true, members }));
    return { ...more, table: table({ code: 'MWQWM' }), view: { ...view, seats: all } as LobbyView };
  })(),
  'guess-minutes': update({
    ...game('guess', 5, SHORT),
    clock: { left_ms: 612_000, of_ms: 900_000, paused: false },
  }),
  'bet-minutes': update(
    {
      ...game('bet', 5, SHORT, { mat: mat(short7.slice(0, 5)) }),
      clock: { left_ms: 3_599_000, of_ms: 3_600_000, paused: false },
    },
    { table: table({ cannot_save: true }) },
  ),
  'guess-2': update(game('guess', 2, SHORT, { wrote: [1], waiting: [2] })),
  'guess-3': update(game('guess', 3, SHORT, { wrote: [1], waiting: [2, 3] })),
  'guess-7': update(
    game('guess', 7, LONG, {
      seats: seats(7, LONG, [4]),
      wrote: [1, 3, 6],
      waiting: [2, 5, 7],
      question: longQuestion,
    }),
  ),
  'guess-paused': update({
    ...game('guess', 5, SHORT, { wrote: [2], waiting: [1, 3, 4, 5] }),
    clock: { left_ms: 8_000, of_ms: 30_000, paused: true },
  }),
  'guess-timeless': update(
    (() => {
      const view = game('guess', 5, SHORT, {
        wrote: [2],
        question: { ...longQuestion, text: (LONG_QUESTION + ' ').repeat(4) },
      });
      delete view.clock;
      return view;
    })(),
  ),
  'bet-2': update(
    game('bet', 2, SHORT, {
      options: options({ grey_board: true }),
      mat: mat(
        [
          ['1200', [2]],
          ['1350', []],
          ['1500', [1]],
        ],
        { 2: [[1, 4]], 3: [[2, 0]] },
      ),
      done: [1],
      waiting: [2],
    }),
  ),
  'bet-3': update(
    game('bet', 3, SHORT, {
      mat: mat(
        [
          ['1200', [2, 3]],
          ['1500', [1]],
        ],
        {
          1: [
            [1, 4],
            [2, 0],
          ],
          2: [[3, 0]],
        },
      ),
      done: [],
      waiting: [1, 2, 3],
    }),
  ),
  'bet-5': update(
    game('bet', 5, SHORT, {
      mat: mat(
        [
          ['-12', [2]],
          ['0.25', [1, 3]],
          ['7', [4]],
          ['40', [5]],
        ],
        {
          0: [[2, 0]],
          2: [
            [1, 12],
            [3, 0],
          ],
          3: [[4, 20]],
        },
      ),
      done: [1, 4],
      waiting: [2, 3, 5],
    }),
  ),
  'bet-7-none': update(
    game('bet', 7, SHORT, { mat: mat(short7), done: [], waiting: [1, 2, 3, 4, 5, 6, 7] }),
  ),
  'bet-7': update(
    game('bet', 7, SHORT, { mat: mat(short7, bets7), done: [1, 4], waiting: [2, 3, 5, 6, 7] }),
  ),
  'bet-7-long': update(
    game('bet', 7, LONG, {
      mat: mat(long7, bets7),
      done: [1, 4],
      waiting: [2, 3, 5, 6, 7],
      question: longQuestion,
    }),
  ),
  'bet-7-crowd': update(
    game('bet', 7, LONG, { mat: mat(long7, crowd), done: [1, 4], question: longQuestion }),
  ),
  'bet-crowd-wide': update(
    game('bet', 7, UNBROKEN, {
      mat: mat(long7, wide),
      edition: DELUXE,
      done: [1, 4],
      question: longQuestion,
    }),
  ),
  'settled-crowd-wide': update(
    game('settled', 7, UNBROKEN, {
      mat: mat(long7, wide),
      edition: DELUXE,
      question: { ...longQuestion, answer: '678912344', note: NOTE, source: 'Kartverket, Norway' },
      points: points([128, 1450, 0, 25, 2, 7, 2600]),
      settlement: {
        winner: { guess: '500000000' },
        bonus: { '4': 3 },
        change: { '1': 600, '2': 1208, '3': 4, '4': 2470, '5': 800, '6': -4, '7': 6 },
      },
    }),
    { host: { next: true } },
  ),
  'bet-secret': update(
    game('bet', 6, SHORT, {
      options: options({ secret_bets: true }),
      mat: mat(short7.slice(0, 6)),
      done: [2, 6],
      waiting: [1, 3, 4, 5],
    }),
  ),
  'bet-deluxe': update(
    game('bet', 5, SHORT, {
      edition: DELUXE,
      options: options({ edition: 'deluxe' }),
      points: points([145, 36, 0, 27, 8]),
      mat: mat(short7.slice(0, 5), {
        1: [[1, 100]],
        3: [
          [2, 36],
          [3, 0],
        ],
        5: [
          [4, 25],
          [5, 3],
        ],
      }),
      done: [1],
    }),
  ),
  'bet-endless': update(
    game('bet', 4, SHORT, {
      mat: mat([
        ['123456789012345678901234567890', [1]],
        ['223456789012345678901234567890', [2, 3, 4]],
      ]),
      done: [],
    }),
  ),
  'settled-7': update(settled7(), { host: { next: true } }),
  'settled-late': update(
    settled7({
      seats: seats(7, SHORT, [2]).map((seat) => (seat.seat === 3 ? { ...seat, late: true } : seat)),
    }),
  ),
  'settled-corrected': update(
    settled7({
      question: { ...answer1665, answer: '1500' },
      points: points([12, 1, 2, 30, 2, 3, 9]),
    }),
    {
      host: { next: true },
      table: table({ log: [{ at_ms: 5, do: 'correct', text: '1500' }] }),
    },
  ),
  'settled-long': update(
    game('settled', 7, LONG, {
      mat: mat(long7, crowd),
      question: { ...longQuestion, answer: '678912344', note: NOTE, source: 'Kartverket, Norway' },
      points: points([128, 1450, 0, 25, 2, 7, 2600]),
      settlement: {
        winner: { guess: '500000000' },
        bonus: { '4': 3 },
        change: { '1': 6, '2': 8, '3': 4, '4': 9, '5': 8, '6': 4, '7': 6 },
      },
    }),
    { host: { next: true } },
  ),
  'settled-too-high': update(
    game('settled', 3, SHORT, {
      mat: mat(
        [
          ['1200', [2, 3]],
          ['1500', [1]],
        ],
        { 0: [[3, 0]], 1: [[1, 4]], 2: [[2, 0]] },
      ),
      last: true,
      question: { ...answer1665, answer: '12' },
      points: points([8, 3, 6]),
      settlement: {
        winner: { slot: 'all-too-high' },
        bonus: {},
        change: { '1': -4, '2': 0, '3': 6 },
      },
    }),
    { host: { next: true } },
  ),
  'over-1': update(
    { ...settled7(), phase: 'over', stage: 10, winners: [7] },
    { host: { again: true } },
  ),
  'over-tie': update({
    ...settled7({ points: points([26, 15, 0, 26, 2, 26, 26]), seats: seats(7, LONG) }),
    phase: 'over',
    stage: 10,
    winners: [1, 4, 6],
  }),
  'over-all': update({
    ...settled7({ points: points([5, 5, 5, 5, 5, 5, 5]), seats: seats(7, LONG) }),
    phase: 'over',
    stage: 10,
    winners: [1, 2, 3, 4, 5, 6, 7],
  }),
  /** The longest that can stand at the end: unbroken names, dollars, ties on two steps. */
  'over-wide': update(
    {
      ...settled7({
        points: points([2_147_400, 15, 2_147_400, 2_147_400, 15, 2_147_400, 15]),
        seats: seats(7, UNBROKEN),
        edition: DELUXE,
      }),
      phase: 'over',
      stage: 10,
      winners: [1, 3, 4, 6],
    },
    { host: { again: true } },
  ),
  /** Two won; four tied behind them. */
  'over-steps': update(
    {
      ...settled7({
        points: points([2_147_400, 9, 9, 2_147_400, 9, 9, 2]),
        seats: seats(7, UNBROKEN),
        edition: DELUXE,
      }),
      phase: 'over',
      stage: 10,
      winners: [1],
    },
    { host: { again: true } },
  ),
  'over-2': update({
    ...game('over', 2, SHORT, { points: points([5, 5]) }),
    winners: [2],
  }),
};
