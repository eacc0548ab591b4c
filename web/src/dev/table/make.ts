/** What hand-made updates are put together from. */
import type { EditionView, SeatView, SlotView } from '../../net/protocol.generated';
import type { TableInfo, Update, View, WitsView } from '../../net/types';

export const SECOND: EditionView = {
  name: 'second',
  unit: 1,
  sign: '',
  bonus: 3,
  chips: [
    { colour: 'red', units: 1 },
    { colour: 'blue', units: 5 },
  ],
};
export const DELUXE: EditionView = {
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
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black'];
export const SHORT = ['Ann', 'Bo', 'Cleo', 'Dimitri', 'Edda', 'Farid', 'Grandma Jo'];
export const LONG = [
  'Wilhelmina Featherstone!',
  'Maximilian von Hohenburg',
  'Konstantinopolitanischer',
  'The Quizzard of Oz & Co.',
  'ÄÖÜ Łukasz Żółć Ångström',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Jean-Baptiste de la Tour',
];

/** Names that no space breaks. */
export const UNBROKEN = ['W', 'M', 'Ö', 'w', 'Q', 'i', '8'].map((one) => one.repeat(24));

export const LONG_QUESTION =
  'In kilometres, how long is the whole coastline of mainland Norway, with all of its fjords and bays measured but without its many islands?';
export const NOTE =
  'The mainland alone, fjords and bays included; with the islands it comes to more than 100,000 km.';

export const seats = (n: number, names: string[], away: number[] = []): SeatView[] =>
  names.slice(0, n).map((name, index) => ({
    seat: index + 1,
    name,
    colour: COLOURS[index] ?? 'black',
    away: away.includes(index + 1),
  }));

export const ODDS: Record<number, number[]> = {
  1: [2],
  2: [3, 3],
  3: [3, 2, 3],
  4: [4, 3, 3, 4],
  5: [4, 3, 2, 3, 4],
  6: [5, 4, 3, 3, 4, 5],
  7: [5, 4, 3, 2, 3, 4, 5],
};

export type Bets = Record<number, [number, number][]>;

/** `bets[0]` is all too high, then the guesses from small to large: [seat, chips]. */
export function mat(guesses: [string, number[]][], bets: Bets = {}): SlotView[] {
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

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  code: 'KITEB',
  screen: 'table',
  host: { away: false, screen: true },
  most: 7,
  watchers: 2,
  free: [],
  deck: { id: 'starter', title: 'Starter', game: 'wits-and-wagers', questions: 140, unseen: 119 },
  log: [],
  games: 1,
  ...more,
});

let version = 0;
export const update = (view: View, more: Partial<Update> = {}): Update => ({
  t: 'update',
  version: (version += 1),
  table: table(),
  view,
  me: { role: 'screen', host: true },
  host: {},
  ...more,
});

export const options = (more: object = {}) => ({
  edition: 'second',
  questions: 7,
  early_close: true,
  secret_bets: false,
  grey_board: false,
  guess_seconds: 30,
  bet_seconds: 30,
  ...more,
});

export const lobby = (n: number, names: string[]): Update =>
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

export const points = (all: number[]): Record<string, number> =>
  Object.fromEntries(all.map((amount, n) => [String(n + 1), amount]));

export function game(
  phase: WitsView['phase'],
  n: number,
  names: string[],
  more: Partial<WitsView> = {},
) {
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
