/** Hand-made updates for a phone: the longest texts, names and numbers that have to fit. */
import type { Update, View, WitsLegal, WitsView } from '../../net/types';
import {
  DELUXE,
  game,
  lobby,
  LONG,
  LONG_QUESTION,
  mat,
  NOTE,
  points,
  SHORT,
  update,
} from '../table/make';

const ME = 6;
const seat = (view: View, legal: WitsLegal = {}, more: Partial<Update> = {}): Update => {
  const { host: _, ...told } = update(view, { me: { role: 'seat', host: false, seat: ME }, legal });
  return { ...told, ...more };
};

const question = (unit: string, text = LONG_QUESTION) => ({
  number: 6,
  of: 7,
  text: typeof text === 'string' ? { en: text } : text,
  unit,
  allow_negative: true,
});
const YEAR = {
  number: 2,
  of: 7,
  text: { en: 'In which year did the world’s population reach three billion?' },
  allow_negative: false,
};

const nine: [string, number[]][] = [
  ['100000000', [2]],
  ['250000000', [5]],
  ['333333333', [1]],
  ['500000000', [4]],
  ['678912345', [7]],
  ['812345678', [3]],
  ['999999999', [6]],
];
const odd: [string, number[]][] = [
  ['-1234567890.5', [2]],
  ['0.000123456789', [1, 5]],
  ['1000000000000', [4, 7, 3]],
  ['123456789012345678901234567890', [6]],
];
const years: [string, number[]][] = [
  ['1804', [1, 2, 3]],
  ['1912', [4]],
  ['1960', [5, 6, 7]],
];
const crowd = {
  2: [2, 3, 4, 5, 7].map((n): [number, number] => [n, n]),
  4: [1, 2, 3, 4, 5, 7].map((n): [number, number] => [n, n * 3]),
  7: [[1, 0] as [number, number], [2, 20] as [number, number]],
};

function betting(
  guesses: [string, number[]][],
  mine: [number, number][],
  won: number,
  more: Partial<WitsView> = {},
  isDone = false,
): Update {
  const slots = mat(
    guesses,
    Object.fromEntries(Object.entries(crowd).filter(([n]) => Number(n) <= guesses.length)),
  );
  const bets = mine.map(([n, chips]) => {
    const slot = slots[n];
    slot?.bets.push({ seat: ME, chips });
    return slot?.slot === undefined
      ? { guess: slot?.guess ?? '', chips }
      : { slot: slot.slot, chips };
  });
  const view = game('bet', 7, LONG, {
    mat: slots,
    done: isDone ? [1, ME] : [1],
    waiting: [2, 3, 5, 7],
    question: question('km'),
    you: { seat: ME, bets },
    points: points([128, 1450, 0, 25, 2, won, 2600]),
    ...more,
  });
  return seat(view, {
    done: true,
    bet: {
      stacks: { least: 0, most: 2 },
      chips: { least: 0, most: won },
      slots: slots.map((slot) => ({
        wins_bare: slot.odds,
        wins_each: slot.odds,
        ...(slot.slot === undefined ? { guess: slot.guess ?? '' } : { slot: slot.slot }),
      })),
    },
  });
}

/** All seats with both chips on the second guess, and one high bet each on `all too high`. */
function everybody(guesses: [string, number[]][]): Update {
  const all = betting(
    guesses,
    [
      [2, 3],
      [2, 0],
    ],
    12,
  );
  const { view } = all;
  if (!('mat' in view)) return all;
  const bets = [1, 2, 3, 4, 5, 7].flatMap((n) => [
    { seat: n, chips: n },
    { seat: n, chips: 0 },
  ]);
  const laid = view.mat?.map((slot, n) =>
    n === 2
      ? { ...slot, bets: [...bets, ...slot.bets.filter((bet) => bet.seat === ME)] }
      : n === 0
        ? { ...slot, bets }
        : slot,
  );
  return { ...all, view: { ...view, ...(laid === undefined ? {} : { mat: laid }) } };
}

const GUESS: WitsLegal = { guess: { allow_negative: true, digits: 30 } };
const writing = (unit: string, more: Partial<WitsView> = {}): WitsView =>
  game('guess', 7, LONG, {
    question: question(unit),
    wrote: [1],
    waiting: [2, 3, 4, 5, 6, 7],
    clock: { left_ms: 612_000, of_ms: 900_000, paused: false },
    ...more,
  });
const wrote = (unit: string, guess: string, more: Partial<WitsView> = {}): Update =>
  seat(writing(unit, { you: { seat: ME, guess }, waiting: [2, 4, 6], ...more }), GUESS);
const settled = (unit: string, answer: string, more: Partial<WitsView> = {}): Update =>
  seat(
    game('over', 7, LONG, {
      ...game('settled', 7, LONG),
      mat: mat(nine, crowd),
      question: { ...question(unit), answer, note: { en: NOTE }, source: 'Kartverket' },
      points: points([128, 1450, 0, 25, 2, 7, 2600]),
      settlement: {
        winner: { guess: '500000000' },
        bonus: { '4': 3 },
        change: { '1': 6, '2': 8, '3': 4, '4': 9, '5': 8, '6': 4, '7': 6 },
      },
      you: {
        seat: ME,
        bets: [
          { guess: '500000000', chips: 4 },
          { slot: 'all-too-high', chips: 2 },
        ],
      },
      ...more,
    }),
  );

const team = (update: Update): Update => ({
  ...update,
  view: {
    ...update.view,
    seats: update.view.seats.map((one) => ({
      ...one,
      team: true,
      members: [{ name: 'Wilhelmina Featherstone!' }, { name: 'WWWWWWWWWWWWWWWWWWWWWWWW' }],
    })),
  } as Update['view'],
});

export const states: Record<string, Update> = {
  lobby: seat(lobby(7, LONG).view),
  'lobby-host': seat(
    lobby(7, LONG).view,
    {},
    { host: { start: true }, me: { role: 'seat', host: true, seat: ME } },
  ),
  'lobby-teams': team(seat(lobby(7, LONG).view)),
  guess: seat(writing('km'), GUESS),
  'guess-unit': seat(writing('km/h'), GUESS),
  'guess-year': seat(writing('', { question: YEAR }), GUESS),
  'wrote-km': wrote('km', '1500000'),
  'wrote-long': wrote('km/h', '1500000000'),
  'wrote-endless': wrote('km', '123456789012345678901234567890'),
  'wrote-small': wrote('a', '2000.5'),
  'wrote-year': wrote('', '1960', { question: YEAR }),
  'bet-7': betting(nine, [], 0),
  'bet-7-two': betting(
    nine,
    [
      [7, 12],
      [0, 3],
    ],
    42,
  ),
  'bet-7-deluxe': betting(
    nine,
    [
      [7, 125],
      [6, 3],
    ],
    145,
    { edition: DELUXE },
  ),
  'bet-4': betting(
    odd,
    [
      [4, 2],
      [2, 0],
    ],
    42,
  ),
  'bet-years': betting(years, [[3, 2]], 12, { question: YEAR }),
  'bet-crowd': everybody([
    ['4', [1]],
    ['5', [2, 3, 4, 5, 6, 7]],
  ]),
  'bet-crowd-5': everybody([
    ['4', [1]],
    ['5', [2, 3, 4]],
    ['6', [5]],
    ['7', [6, 7]],
  ]),
  'bet-done': betting(
    odd,
    [
      [4, 2],
      [2, 0],
    ],
    42,
    {},
    true,
  ),
  'settled-short': settled('km', '3475'),
  'settled-km': settled('km', '678912344'),
  'settled-long': settled('kcal', '1500000000.25'),
  'settled-year': settled('', '1960', { question: { ...YEAR, answer: '1960' } }),
  hush: seat(game('settled', 7, LONG, { question: question('km') })),
  over: settled('km', '5', { phase: 'over', winners: [1, 2, 3, 4, 5] }),
  'over-deluxe': settled('km', '5', { phase: 'over', winners: [6], edition: DELUXE }),
  short: seat(game('bet', 4, SHORT, { you: { seat: ME } })),
};
