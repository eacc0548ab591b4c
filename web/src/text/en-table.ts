/**
 * The words of the table's screen in English; the room's language, read from three metres, so
 * short. Another language is one more object of the type `TableTexts`.
 */
import { listOf, plural } from './format';

export const enTable = {
  cannotSave:
    'The table cannot save at the moment, so it takes nothing. It goes on by itself when it can.',
  product: 'Second Guess',
  theTable: 'The table',
  joinTitle: 'Take your seats',
  joinSays: 'Scan the code, or open this address on your phone',
  joinCode: 'Table code',
  joinShort: 'Join with',
  qrAlt: (address: string) => `QR code that opens ${address}`,
  emptySeat: 'free seat',
  seatsOf: (taken: number, most: number) => `${taken} of ${most} seats taken`,
  needMore: (missing: number) =>
    plural(missing, { one: 'One more seat to begin', other: '# more seats to begin' }),
  ready: 'Ready when you are',
  start: 'Start the game',
  deck: 'Questions from',
  deckSize: (questions: number, unseen: number) =>
    unseen < questions ? `${unseen} of ${questions} not asked here yet` : `${questions} questions`,
  length: (questions: number) =>
    plural(questions, { one: 'A game of one question', other: 'A game of # questions' }),
  editionName: { second: 'in points', deluxe: 'in dollars' } as Record<string, string>,
  watchers: (n: number) => plural(n, { one: '# watching', other: '# watching' }),

  question: (number: number, of: number) => `Question ${number} of ${of}`,
  todo: {
    guess: 'Write your guess',
    guessWhy: 'Closest without going over wins',
    bet: 'Place your bets',
    betSecret: 'Place your bets, in secret',
    betWhy: 'On the guess that is closest without going over',
    reveal: 'And the answer is …',
    settled: 'The bank pays',
    standings: 'How it stands',
    over: 'The game is over',
  },
  answerIn: (unit: string) => `in ${unit}`,
  answer: 'The answer',
  source: (source: string) => `Source: ${source}`,
  corrected: 'Corrected by the host',
  secondsLeft: (seconds: number) =>
    plural(seconds, { one: 'One second left', other: '# seconds left' }),
  paused: 'Paused',

  wrote: 'has written',
  thinking: 'thinking',
  done: 'done',
  betting: 'betting',
  late: 'joins next',
  gone: { away: 'away', kicked: 'sent away', free: 'seat is free' },
  allWrote: 'Everybody has written',
  allDone: 'Everybody is done',

  tooHigh: 'All guesses too high',
  oddsLong: (odds: number) => `${odds} to 1`,
  noBets: 'no bets here',
  grey: 'Grey board',
  winner: 'Winner',
  under: (amount: string) => `+${amount}`,
  bonus: (amount: string) => `Bonus +${amount}`,
  matLabel: 'The mat, all guesses from the smallest to the largest',
  /** "Slot 3 of 6: 1,912, pays 2 to 1, written by Ann; bets: Bo 1 chip plus 3 under it". */
  slot: (n: number, of: number, what: string, odds: number) =>
    `Slot ${n} of ${of}: ${what}, pays ${odds} to 1`,
  writtenBy: (names: string[]) => `, written by ${listOf(names)}`,
  writtenByNobody: ', the grey board, written by nobody',
  slotBets: (bets: string[]) => (bets.length === 0 ? '; no bets' : `; bets: ${listOf(bets)}`),
  slotBet: (name: string, under: string | undefined) =>
    under === undefined ? `${name} 1 chip` : `${name} 1 chip plus ${under} under it`,
  slotWon: '. This slot wins',

  standings: 'Standings',
  place: (rank: number) => `Place ${rank}`,
  changeSame: '±0',
  winners: (names: string[]) =>
    names.length === 1 ? `${listOf(names)} wins the evening` : 'They share the victory',
  winnersLabel: (names: string[]) =>
    names.length === 1 ? `${listOf(names)} wins` : `${listOf(names)} share the victory`,
  again: 'Play again',
  next: 'Next question',
  toPodium: 'To the podium',
  nextIn: (seconds: number) => `Next question in ${seconds}`,
  podiumIn: (seconds: number) => `To the podium in ${seconds}`,
  thanks: 'Thank you for playing',

  host: 'Host',
  sound: {
    off: 'Sound is off',
    on: 'Sound is on',
    turnOn: 'Turn the sound on',
    turnOff: 'Turn the sound off',
  },
  full: { on: 'Fill the screen', off: 'Leave full screen' },
  lostLine: 'No connection to the table. Trying again …',

  /** Said once, by the one live region, when a phase begins (F159). */
  announce: {
    lobby: (code: string) => `The table is open. Its code is ${code}.`,
    guess: (number: number, of: number, text: string) => `Question ${number} of ${of}. ${text}`,
    bet: (slots: number) =>
      plural(slots, {
        one: 'The guesses lie open: one slot. Place your bets.',
        other: 'The guesses lie open: # slots. Place your bets.',
      }),
    settled: (answer: string, winner: string) => `The answer is ${answer}. ${winner} wins.`,
  },

  /** What happened to the table, for all to see (W77, F021). */
  notice: {
    nobodyWrote: 'Nobody wrote a guess. Here is another question.',
    start: 'The game begins',
    void: 'The host has voided the question. Nothing changes hands.',
    correct: (answer: string) => `The answer was put right: ${answer}`,
    pause: 'The host has paused the clock',
    'go-on': 'The clock runs on',
    'more-time': (seconds: string) => `${seconds} more seconds`,
    undo: 'The host has taken the last step back',
    end: 'The host has ended the game',
    again: 'The table is set for another game',
    kick: (name: string) => `${name} has left the table`,
    free: (name: string) => `${name}’s seat is free`,
    rename: (before: string, name: string) => `${before} is now called ${name}`,
    handOver: (name: string) => `${name} wears the host’s hat now`,
    screenHost: 'The table’s screen is the host now',
    options: 'The host has changed the options',
    sat: (name: string) => `${name} sits down`,
  },
};

export type TableTexts = typeof enTable;
