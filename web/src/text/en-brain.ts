/** The words of Bet Your Brain on a seat, and what the table shares with it. See `en.ts`. */
import { count, listOf, plural } from './format';

const points = (n: number): string => plural(n, { one: '# point', other: '# points' });
const credits = (n: number): string => plural(n, { one: '# credit', other: '# credits' });

export const enBrain = {
  /** The eight compartments of the decks that ship; other decks name their own. */
  categories: {
    geography: 'Places',
    nature: 'Nature',
    science: 'Science',
    history: 'History',
    arts: 'Books & Art',
    stage: 'Music & Screen',
    play: 'Play & Everyday',
    create: 'Draw & Act',
  } as Record<string, string>,

  symbols: {
    'most-correct': 'Everybody: most right answers',
    fastest: 'Everybody: fastest',
    estimation: 'Everybody: estimate',
  },
  team: (names: readonly string[]) => listOf(names),
  drew: (name: string) => `${name} took the pen`,
  waitsFor: (names: readonly string[]) => `The table waits for ${listOf(names)}.`,
  waitsForYou: 'The table waits for you.',
  points,
  credits,
  right: 'Right',
  wrong: 'Wrong',
  unsure: 'Open',
  nothing: 'no answer',
  done: 'done aloud',
  tick: 'knows it',
  cross: 'does not know it',

  account: {
    title: 'Accounts',
    theTable: 'The table',
    mine: 'Your account',
    own: 'Points',
    ownLong: 'Own points on the account',
    credits: 'Credits',
    bank: 'Bank',
    bankLong: 'Points in the bank',
    loans: 'Loans',
    loansOf: (n: number) => `${n} of 3 loans`,
    change: 'Change',
    why: '23 own points on the account win. Your bank feeds your winnings and swallows your losses; an empty account must take a loan of three credits, at most three times.',
  },

  spin: {
    title: (name: string) => `${name} spins`,
    mine: 'Your turn: spin!',
    todo: 'Flick the arrow or press the button.',
    todoOthers: 'The arrow names the category.',
    why: 'The arrow names the category of the next question. Only then does everybody bet; only after that is the card drawn.',
    button: 'Spin the arrow',
    wheel: 'The arrow and its eight categories',
    emptied: (category: string) => `No card is left in ${category}: spin again.`,
    turning: 'Round it goes …',
    landed: 'The category',
    skip: 'Go on',
  },

  bet: {
    mine: 'Will you know it?',
    theirs: (name: string) => `Will ${name} know it?`,
    todoMine: 'Bet 1, 2 or 3 that you will.',
    todoMarker: 'Choose a marker and how much you bet.',
    todoStake: 'Now how much: 1, 2 or 3?',
    todoPlace: 'Lay it down when you are sure.',
    whyMine:
      'Only the category is known. You bet that you answer right: then your bank pays as much again, else the stake goes to your bank.',
    whyTheirs:
      'Only the category is known. Tick wins if the answer is right, cross if it is wrong: then your bank pays as much again, else the stake goes to your bank. On a card for everybody your marker is taken off and you bet on yourself.',
    marker: 'Your marker',
    tick: 'Yes',
    cross: 'No',
    tickLong: (name: string) => `Tick: ${name} will know it`,
    crossLong: (name: string) => `Cross: ${name} will not know it`,
    stake: 'Your bet',
    tooMuch: (n: number) => `${n}: more than your account holds`,
    creditsFirst: 'Credits are staked first.',
    wins: (n: number) => `Won: +${n} from your bank`,
    loses: (own: number, credit: number) => {
      if (own === 0) return `lost: the ${credits(credit)}`;
      if (credit === 0) return `lost: −${own}`;
      return `lost: −${own} and the ${credits(credit)}`;
    },
    pick: 'Choose first',
    place: 'Lay it face down',
    placing: 'Laying it down…',
    placed: 'Your bet lies face down',
    placedSays: 'Amounts are turned over when all have bet, markers when the card is settled.',
    peek: 'Hold to peek',
    change: 'Change my bet',
    keep: 'Leave it as it is',
    allBet: 'Everybody has bet.',
    watch: 'Everybody bets now.',
    yours: (n: number, marker: string) => (marker === '' ? points(n) : `${points(n)}: ${marker}`),
  },

  choose: {
    mine: 'Which one do you read out?',
    mineActive: 'Which one do you take?',
    theirs: (name: string) => `${name} chooses`,
    todo: 'Read both, tap one, then take it.',
    todoOthers: 'One of the two will be asked.',
    why: 'This card has two questions. One of them is chosen before the hourglass runs; the bets already lie.',
    question: (n: number) => `Question ${n}`,
    pick: 'Choose a question',
    take: (n: number) => `Take question ${n}`,
  },

  ruling: {
    hush: 'The card is being turned over.',
    solution: 'On the back',
    judged: 'The back is empty: you decide.',
    or: 'or',
    need: (need: number, of: number) => `${need} of these ${of} were asked for`,
    votes: 'Your vote',
    vote: 'Does it count?',
    voteAbout: (answer: string) => `Does “${answer}” count?`,
    voteDone: 'Was that well done?',
    voteBonus: 'extra question',
    counts: 'Right',
    countsNot: 'Wrong',
    pick: 'Tap your vote',
    send: (n: number) => plural(n, { one: 'Cast my vote', other: 'Cast my # votes' }),
    voted: 'You have voted. You may still change it.',
    todoVote: 'The table is not sure. Vote.',
    todoWait: 'A verdict is being voted on.',
    todoDecided: 'Every verdict stands.',
    whyVote:
      'Where the table is not sure, the others vote. More votes decide; a tie counts as right. The host’s word decides at once.',
    whyVoteTwo:
      'With two seats both vote: the same word decides. If you do not agree, the card is void and the stakes go back. The host’s word decides at once.',
    whyDecided:
      'Each verdict may be doubted once before the bets are settled; then the others vote on it.',
    missing: (names: string) => `Still to vote: ${names}`,
    verdictRight: 'right',
    verdictWrong: 'wrong',
    verdictUnsure: 'being voted on',
    winner: 'wins',
    loser: 'does not win',
    ahead: 'ahead so far',
    behind: 'behind so far',
    twice: 'named twice, counts once',
    accepted: (n: number) => `${count(n)} accepted`,
    acceptedSays: 'right minus wrong',
    bonus: 'Extra question',
    seconds: (text: string) => `after ${text} s`,
    doubt: 'I doubt that',
    doubtMarks: 'Doubt one? Tap it.',
    doubtLong: (what: string, verdict: string) => `${what}: ${verdict}. Doubt it`,
    doubtAsk: (what: string, verdict: string) => `“${what}” is judged ${verdict}.`,
    doubtYes: 'Put it to the vote',
    doubtNo: 'Let it stand',
    whole: 'This answer',
    next: 'Settle the bets',
    soon: 'The bets are settled in a moment.',
    myWord: (right: boolean) => (right ? 'You voted: counts' : 'You voted: does not count'),
  },

  settled: {
    won: (n: number) => `You win ${points(n)}`,
    lost: (n: number) => `You lose ${points(n)}`,
    lostCredits: (n: number) => `You lose ${credits(n)}`,
    even: 'Nothing changes',
    noBet: 'You had no bet on this card',
    myself: (right: boolean) => (right ? 'You were right.' : 'You were not right.'),
    nobody: 'Nobody was right.',
    roundWon: (names: readonly string[]) => `${listOf(names)} won the round.`,
    wasRight: (name: string) => `${name} was right.`,
    wasWrong: (name: string) => `${name} was not right.`,
    stakeBack: (n: number) => `Your stake of ${n} comes back`,
    fromBank: (n: number) => `+${n} from your bank for the bet`,
    short: 'Your bank had no more than that',
    toBank: (n: number) => `−${n}: your stake goes to your bank`,
    stock: (n: number) =>
      plural(n, {
        one: '# staked credit goes back to the stock',
        other: '# staked credits go back to the stock',
      }),
    special: '+1 from your bank for the extra question',
    returned: (n: number) =>
      `${plural(n, { one: '# unused credit goes', other: '# unused credits go' })} back: three own points lie on your account again`,
    loan: (n: number) => {
      if (n === 1) return 'Your account was empty: loan 1 of 3, three credits. Two loans left.';
      if (n === 2) return 'Your account was empty: loan 2 of 3, three credits. One loan left.';
      return 'Your account was empty: loan 3 of 3, three credits. That was the last: empty once more, and the game ends.';
    },
    end: {
      '23': (names: readonly string[]) =>
        plural(names.length, {
          one: `All 23 points lie on the account of ${listOf(names)}.`,
          other: `All 23 points lie on the accounts of ${listOf(names)}.`,
        }),
      loans: (names: readonly string[]) =>
        `After three loans the account of ${listOf(names)} is empty again: the game ends.`,
    },
    why: 'A won bet brings as many own points again from your bank; a lost one goes to your bank. Staked credits always go back to the stock. An empty account must take three credits.',
    next: 'Next turn',
    last: 'To the result',
    waitNext: (name: string) => `Then ${name} spins.`,
    waitHost: 'The next turn comes soon.',
    waitEnd: 'That was the last card.',
    betWon: 'bet won',
    betLost: 'bet lost',
    loanTaken: (n: number) => `loan ${n} of 3`,
    extra: 'extra point',
  },

  over: {
    ended: {
      '23': (names: readonly string[]) =>
        `All 23 points lay on the account of ${listOf(names)}: that wins at once.`,
      loans: (names: readonly string[]) =>
        `The account of ${listOf(names)} was empty after three loans. That ends the game, and the most own points on the account win. Credits do not count.`,
      host: 'The host ended the game. The most own points on the account win; credits do not count.',
      left: 'Everybody else has left the table.',
    },
    tie: 'As many points each: the victory is shared.',
    tieLoans: 'As many points each; fewer loans decide.',
  },

  announce: {
    spinMine: 'Your turn. Spin the arrow.',
    spin: (name: string) => `${name} spins the arrow.`,
    betMine: (category: string) => `${category}. You answer. Place your bet.`,
    bet: (category: string, name: string) => `${category}. ${name} answers. Place your bet.`,
    choose: (name: string) => `Two questions. ${name} chooses one.`,
    answer: (question: string) => `The card: ${question}`,
    answerMine: (question: string) => `Your card: ${question} Answer.`,
    bonus: (question: string) => `Extra question: ${question}`,
    ruling: (solution: string, verdicts: string) => `The answer: ${solution}. ${verdicts}`,
    vote: 'Your vote is wanted.',
    verdict: (name: string, verdict: string) => `${name}: ${verdict}.`,
  },
};

export type BrainTexts = typeof enBrain;
