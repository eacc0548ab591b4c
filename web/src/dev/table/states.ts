/** Hand-made updates for the bench: every state of the table that has to look right. */
import type { EditionView, SeatView, SlotView } from '../../net/protocol.generated';
import type { LobbyView, TableInfo, Update, WitsView } from '../../net/types';

const SECOND: EditionView = {
  name: 'second',
  unit: 1,
  sign: '',
  bonus: 3,
  chips: [
    { colour: 'red', units: 1 },
    { colour: 'blue', units: 5 },
  ],
};
const DELUXE: EditionView = {
  name: 'deluxe',
  unit: 100,
  sign: '$',
  bonus: 3,
  chips: [
    { colour: 'white', units: 1 },
    { colour: 'red', units: 5 },
    { colour: 'black', units: 25 },
  ],
};
const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black'];
const SHORT = ['Ann', 'Bo', 'Cleo', 'Dimitri', 'Edda', 'Farid', 'Grandma Jo'];
const LONG = [
  'Wilhelmina Featherstone!',
  'Maximilian von Hohenburg',
  'Konstantinopolitanischer',
  'The Quizzard of Oz & Co.',
  'ÄÖÜ Łukasz Żółć Ångström',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Jean-Baptiste de la Tour',
];

const LONG_QUESTION =
  'In kilometres, how long is the whole coastline of mainland Norway, with all of its fjords and bays measured but without its many islands?';
const NOTE =
  'The mainland alone, fjords and bays included; with the islands it comes to more than 100,000 km.';

const seats = (n: number, names: string[], away: number[] = []): SeatView[] =>
  names.slice(0, n).map((name, index) => ({
    seat: index + 1,
    name,
    colour: COLOURS[index] ?? 'black',
    away: away.includes(index + 1),
  }));

const ODDS: Record<number, number[]> = {
  1: [2],
  2: [3, 3],
  3: [3, 2, 3],
  4: [4, 3, 3, 4],
  5: [4, 3, 2, 3, 4],
  6: [5, 4, 3, 3, 4, 5],
  7: [5, 4, 3, 2, 3, 4, 5],
};

type Bets = Record<number, [number, number][]>;

/** `bets[0]` is all too high, then the guesses from small to large: [seat, chips]. */
function mat(guesses: [string, number[]][], bets: Bets = {}): SlotView[] {
  const lie = (n: number) => (bets[n] ?? []).map(([seat, chips]) => ({ seat, chips }));
  return [
    { slot: 'all-too-high', odds: 6, bets: lie(0) },
    ...guesses.map(([guess, authors], n) => ({
      guess,
      odds: ODDS[guesses.length]?.[n] ?? 2,
      seats: authors,
      bets: lie(n + 1),
    })),
  ];
}

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  code: 'KITEB',
  screen: 'table',
  host: { away: false, screen: true },
  watchers: 2,
  free: [],
  deck: { id: 'starter', title: 'Starter', questions: 140, unseen: 119 },
  log: [],
  games: 1,
  ...more,
});

let version = 0;
const update = (view: LobbyView | WitsView, more: Partial<Update> = {}): Update => ({
  t: 'update',
  version: (version += 1),
  table: table(),
  view,
  me: { role: 'screen', host: true },
  host: {},
  ...more,
});

const options = (more: object = {}) => ({
  edition: 'second',
  questions: 7,
  early_close: true,
  secret_bets: false,
  grey_board: false,
  guess_seconds: 30,
  bet_seconds: 30,
  ...more,
});

const lobby = (n: number, names: string[]): Update =>
  update(
    {
      game: 'wits-and-wagers',
      phase: 'lobby',
      stage: 0,
      seats: seats(n, names, n > 3 ? [2] : []),
      options: options(),
      waiting: [],
      least: 3,
      most: 7,
    },
    { host: n >= 3 ? { start: true, options: true } : { options: true } },
  );

const points = (all: number[]): Record<string, number> =>
  Object.fromEntries(all.map((amount, n) => [String(n + 1), amount]));

function game(phase: WitsView['phase'], n: number, names: string[], more: Partial<WitsView> = {}) {
  const view: WitsView = {
    game: 'wits-and-wagers',
    phase,
    stage: { guess: 7, bet: 8, settled: 9, over: 10 }[phase],
    seats: seats(n, names),
    options: options(),
    edition: SECOND,
    waiting: [],
    question: {
      number: 3,
      of: 7,
      text: { en: 'How many steps lead up to the top of the Eiffel Tower?' },
      allow_negative: false,
    },
    points: points([12, 3, 0, 27, 8, 1, 5].slice(0, n)),
    ...more,
  };
  if (phase !== 'over') view.clock = { left_ms: 21_400, of_ms: 30_000, paused: false };
  return view;
}

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
  'over-2': update({
    ...game('over', 2, SHORT, { points: points([5, 5]) }),
    winners: [2],
  }),
};
