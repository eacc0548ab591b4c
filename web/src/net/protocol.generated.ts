/**
 * The wire, generated from the server's own types. Do not edit:
 * `python -m secondguess.protocol` writes this file, and a test compares.
 */

/** Version of the wire. */
export const WIRE = 1;

/** Bytes a client's frame may have. */
export const MOST_BYTES = 16384;

export type FromClient = Hello | Act | Draft | Ping;

export type FromServer = Welcome | Update | Ack | RefusedMessage | Pong | Bye;

export type WitsAction =
  | Guess
  | Bet
  | Done
  | Correct
  | Leave
  | Back
  | TakeHat
  | Start
  | SetOptions
  | Next
  | Void
  | End
  | Again
  | Pause
  | GoOn
  | MoreTime
  | Undo
  | Kick
  | Free
  | Rename
  | Remember
  | HandOver;

export type BrainAction =
  | Spin
  | Wager
  | Choose
  | Answer
  | Pen
  | Draw
  | Rule
  | Appeal
  | PutRight
  | Leave
  | Back
  | TakeHat
  | Start
  | SetOptions
  | Next
  | Void
  | End
  | Again
  | Pause
  | GoOn
  | MoreTime
  | Undo
  | Kick
  | Free
  | Rename
  | Remember
  | HandOver;

export type Action = WitsAction | BrainAction;

export type View = LobbyView | WitsView | BrainView;

export type Legal = WitsLegal | BrainLegal;

export type AnyOptions = Options | BrainOptions;

export type AnyOptionsView = OptionsView | BrainOptionsView;

/** The first frame. Without `token` the client watches. `tab` names the browser tab (F013). */
export interface Hello {
  t: 'hello';
  v: number;
  tab: string;
  token?: string;
}

/** An action of the contract (`do`, its arguments and `for`), as the page's own `id`. */
export interface Act {
  t: 'act';
  id: string;
  action: Action;
}

/** Half-typed text of the phase `stage`, kept for the seat until the phase closes. */
export interface Draft {
  t: 'draft';
  stage: number;
  value: string;
}

/** Asks for a `pong` with the same `id`. */
export interface Ping {
  t: 'ping';
  id: number;
}

/** The answer to `hello`; an `update` follows at once. */
export interface Welcome {
  t: 'welcome';
  v: number;
  server: string;
}

/**
 * The newest state for this viewer; a newer one replaces it.
 *
 * `view` is the game's view (contract) or, before the game, a `LobbyView`; in a seat's update `you`
 * is in the view. `legal` is what this seat may do, `host` what this viewer may do as the host,
 * `take_hat` whether it may take the hat of a host who is away. `draft`: the seat's half-typed text
 * of this phase.
 */
export interface Update {
  t: 'update';
  version: number;
  table: TableInfo;
  view: View;
  me: Me;
  legal?: Legal;
  host?: HostLegal;
  take_hat?: boolean;
  draft?: string;
}

/** Who the session is. `host`: wears the host's hat now. */
export interface Me {
  role: 'screen' | 'seat' | 'watch';
  host: boolean;
  seat?: number;
  member?: number;
}

/**
 * What the host may do now; what is not offered is left out.
 *
 * `remember`: answers that were ruled right and that the deck does not know.
 */
export interface HostLegal {
  start?: boolean;
  options?: boolean;
  next?: boolean;
  void?: boolean;
  correct?: boolean;
  rule?: boolean;
  end?: boolean;
  again?: boolean;
  pause?: boolean;
  go_on?: boolean;
  more_time?: boolean;
  undo?: string;
  kick?: number[];
  free?: number[];
  hand_over?: number[];
  rename?: number[];
  remember?: VerdictOffer[];
}

/** A verdict that may be voted on, appealed, or ruled by the host. */
export interface VerdictOffer {
  about: number;
  part: 'bonus' | 'main';
  item?: string;
}

/** The action `id` is on disk, as (part of) `version`. */
export interface Ack {
  t: 'ack';
  id: string;
  version: number;
}

/** The action `id` (or the frame, if it had none) was refused; `say` in English. */
export interface RefusedMessage {
  t: 'refused';
  code: string;
  say: string;
  id?: string;
}

/** The answer to `ping`. */
export interface Pong {
  t: 'pong';
  id: number;
}

/**
 * The last frame before the server closes, and why. `say` in English.
 *
 * `another-tab`: this seat goes on in another tab; do not reconnect by yourself (F013).
 * `restarting`, `slow`: connect again. The others are final.
 */
export interface Bye {
  t: 'bye';
  code:
    | 'another-tab'
    | 'bad-token'
    | 'kicked'
    | 'malformed'
    | 'no-such-table'
    | 'old-page'
    | 'restarting'
    | 'slow'
    | 'table-closed'
    | 'too-fast';
  say: string;
}

/** A seat writes its guess; it may be replaced while the phase is open (W70). */
export interface Guess {
  do: 'guess';
  for?: number;
  value: string;
}

/** A seat's whole placement: no, one or two stacks (W30 to W34). */
export interface Bet {
  do: 'bet';
  for?: number;
  on: Stack[];
}

/** One betting chip with `chips` won chips under it, in units, on a guess or a named slot. */
export interface Stack {
  guess?: string;
  slot?: string;
  chips?: number;
}

/** The seat's bets stand; a new bet takes it back (W70). */
export interface Done {
  do: 'done';
  for?: number;
}

/** The host puts the answer right; the question is settled again (W77). */
export interface Correct {
  do: 'correct';
  for?: number;
  answer: string;
}

/** A seat is away: the others do not wait for it. */
export interface Leave {
  do: 'leave';
  for?: number;
}

/** A seat that was away is here again. */
export interface Back {
  do: 'back';
  for?: number;
}

/** A seat takes the hat of a host who has been away for a minute. */
export interface TakeHat {
  do: 'take-hat';
  for?: number;
}

/** The host starts the game from the lobby; cards are dealt. */
export interface Start {
  do: 'start';
  for?: number;
}

/** The host sets the game's options in the lobby (the whole set; others are defaults). */
export interface SetOptions {
  do: 'options';
  for?: number;
  options: AnyOptions;
}

/** The host goes on from a settled question. */
export interface Next {
  do: 'next';
  for?: number;
}

/** The host takes a wrong card out of the game (W77). */
export interface Void {
  do: 'void';
  for?: number;
}

/** The host ends the game; most points win. */
export interface End {
  do: 'end';
  for?: number;
}

/** The host gathers the same people for another game, with cards nobody here has seen. */
export interface Again {
  do: 'again';
  for?: number;
}

/** The host stops the clock. */
export interface Pause {
  do: 'pause';
  for?: number;
}

/** The host lets the clock run on from the time that was left. */
export interface GoOn {
  do: 'go-on';
  for?: number;
}

/** The host adds `seconds` to the running clock. */
export interface MoreTime {
  do: 'more-time';
  for?: number;
  seconds: number;
}

/** The host takes back the last host action or ruling. */
export interface Undo {
  do: 'undo';
  for?: number;
}

/** The host sends a seat away; what it wrote and bet stands (F035). */
export interface Kick {
  do: 'kick';
  for?: number;
  seat: number;
}

/** The host frees a seat: its phones are forgotten, whoever comes next may take it (F001). */
export interface Free {
  do: 'free';
  for?: number;
  seat: number;
}

/** The host renames a seat. */
export interface Rename {
  do: 'rename';
  for?: number;
  seat: number;
  name: string;
}

/**
 * The host has an answer remembered that was ruled right: the deck accepts it from now on.
 *
 * Named as in `rule`: the seat, the part, and of a list the item as it was written.
 */
export interface Remember {
  do: 'remember';
  for?: number;
  about: number;
  part?: 'bonus' | 'main';
  item?: string;
}

/** The host gives the hat to a seat; 0 is the table's own screen. */
export interface HandOver {
  do: 'hand-over';
  for?: number;
  seat: number;
}

/** The active seat spins the arrow (B10). Where it lands is chance, not said here. */
export interface Spin {
  do: 'spin';
  for?: number;
}

/** A seat's stake and, unless it is the active one, its marker (B20 to B22). */
export interface Wager {
  do: 'bet';
  for?: number;
  points: number;
  marker?: 'cross' | 'tick';
}

/** The chooser takes question 1 or 2 of the card (B32, B108). */
export interface Choose {
  do: 'choose';
  for?: number;
  question: number;
}

/** A seat's answer. `final` false: on the pad only (B109); `bonus`: to the special question. */
export interface Answer {
  do: 'answer';
  for?: number;
  text?: string;
  value?: string;
  option?: number;
  items?: string[];
  links?: Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', number>>;
  names?: string[];
  bonus?: Reply;
  final?: boolean;
}

/** What a seat hands in, as the kind of the question says; nothing for `judged`. */
export interface Reply {
  text?: string;
  value?: string;
  option?: number;
  items?: string[];
  links?: Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', number>>;
  names?: string[];
}

/** A member of the answering team takes the pen; without `member` it is the sender. */
export interface Pen {
  do: 'pen';
  for?: number;
  member?: number;
}

/**
 * Adds `strokes` to drawing `drawing` (from 1) after its first `keep` (default: all).
 *
 * Undo is `keep` one less and no strokes.
 */
export interface Draw {
  do: 'draw';
  for?: number;
  drawing: number;
  strokes: [number, number][][];
  keep?: number;
}

/**
 * A vote on the verdict about a seat, or the host's word on it (B117).
 *
 * `host` true: as the host; whoever wears the hat and holds a seat may do either.
 */
export interface Rule {
  do: 'rule';
  for?: number;
  about: number;
  right: boolean;
  part?: 'bonus' | 'main';
  item?: string;
  host?: boolean;
}

/** Any seat puts a verdict to the vote, once (B118). `item`: one of a list, else the whole. */
export interface Appeal {
  do: 'appeal';
  for?: number;
  about: number;
  part?: 'bonus' | 'main';
  item?: string;
}

/** The host puts the solution right (B124): a whole solution of the same kind. */
export interface PutRight {
  do: 'correct';
  for?: number;
  answer: Solution;
  part?: 'bonus' | 'main';
}

/**
 * The back of a card: exactly the keys of one kind (contract, table "answer").
 *
 * `number` and `tolerance` are decimal strings. `correct` and the stones in `links` count from 1.
 */
export interface Solution {
  accept?: (string | Record<string, string>)[];
  reject?: (string | Record<string, string>)[];
  number?: string;
  tolerance?: string;
  options?: (string | Record<string, string>)[];
  correct?: number;
  items?: Accepted[];
  need?: number;
  left?: (string | Record<string, string>)[];
  right?: (string | Record<string, string>)[];
  links?: Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', number>>;
  drawings?: (string | Record<string, string>)[];
  judged?: true;
}

/** One item of a list: its accepted spellings, the best known first. */
export interface Accepted {
  accept: (string | Record<string, string>)[];
}

/**
 * What everybody may know of the table around the game.
 *
 * `most`: how many seats it takes. `free`: seats anybody may take. `kicked`: seats that the host
 * sent away (F035); their points stay. `cannot_save`: the disk is full or gone; actions are refused
 * (`storage`) until it saves again, which it says by leaving the field out.
 */
export interface TableInfo {
  code: string;
  screen: 'pass' | 'remote' | 'table';
  host: HostSeat;
  most: number;
  watchers: number;
  free: number[];
  deck: DeckView;
  log: LogLine[];
  games: number;
  kicked?: number[];
  cannot_save?: boolean;
}

/** Who wears the hat: the table's own screen, or a seat; `away`: not connected now. */
export interface HostSeat {
  away: boolean;
  screen?: boolean;
  seat?: number;
}

/**
 * A deck in words, for a game: how many questions or cards it has for it, and how many of them this
 * table has not seen.
 */
export interface DeckView {
  id: string;
  title: string;
  game: string;
  questions: number;
  unseen: number;
}

/** A host action that everybody can read. `at_ms` since the table opened. */
export interface LogLine {
  at_ms: number;
  do: string;
  seat?: number;
  by?: number;
  text?: string;
}

/**
 * The table before the first question. `least` and `most`: how many seats a game takes; `options`
 * as the game shows them.
 */
export interface LobbyView {
  game: string;
  phase: 'lobby';
  stage: number;
  seats: SeatView[];
  options: AnyOptionsView;
  waiting: number[];
  least: number;
  most: number;
  you?: LobbyYou;
}

/** A seat as everybody sees it. `late`: sat down late, plays from the next question (W76). */
export interface SeatView {
  seat: number;
  name: string;
  colour: string;
  away: boolean;
  members?: MemberView[];
  late?: boolean;
}

/** One person of a team as everybody sees it. */
export interface MemberView {
  name: string;
}

/** A seat's own number. */
export interface LobbyYou {
  seat: number;
}

/** The whole view. `you` is there in a seat's view only. */
export interface WitsView {
  game: 'wits-and-wagers';
  phase: 'bet' | 'guess' | 'over' | 'settled';
  stage: number;
  seats: SeatView[];
  options: OptionsView;
  edition: EditionView;
  waiting: number[];
  question: QuestionView;
  points: Record<string, number>;
  last?: boolean;
  wrote?: number[];
  mat?: SlotView[];
  done?: number[];
  settlement?: SettlementView;
  winners?: number[];
  clock?: ClockView;
  you?: YouView;
}

/** The options in force; a time that is left out means that no clock runs. */
export interface OptionsView {
  edition: string;
  questions: number;
  early_close: boolean;
  secret_bets: boolean;
  grey_board: boolean;
  guess_seconds?: number;
  bet_seconds?: number;
}

/** How amounts are shown: `sign` before, each unit shown as `unit` (1, or $100 as 100). */
export interface EditionView {
  name: string;
  unit: number;
  sign: string;
  bonus: number;
  chips: ChipView[];
}

/** A denomination of the edition: its colour and what it counts, in units. */
export interface ChipView {
  colour: string;
  units: number;
}

/** The question on the table; `answer`, `note`, `source` only from settled on. */
export interface QuestionView {
  number: number;
  of: number;
  text: string | Record<string, string>;
  allow_negative: boolean;
  unit?: string;
  answer?: string;
  note?: string | Record<string, string>;
  source?: string | Record<string, string>;
}

/** A slot of the mat: "all too high" (`slot`) or a guess with its authors (`guess`, `seats`). */
export interface SlotView {
  odds: number;
  bets: BetView[];
  slot?: string;
  guess?: string;
  seats?: number[];
}

/** A stack on the mat: whose, and the won chips under the betting chip, in units. */
export interface BetView {
  seat: number;
  chips: number;
}

/** What moved: `bonus` (W42) of the seats that got one, the whole `change` of every seat. */
export interface SettlementView {
  winner: WinnerView;
  bonus: Record<string, number>;
  change: Record<string, number>;
}

/** The winning slot (W40, W41). */
export interface WinnerView {
  guess?: string;
  slot?: string;
}

/** A running or paused clock: milliseconds left, of how many. */
export interface ClockView {
  left_ms: number;
  of_ms: number;
  paused: boolean;
}

/** What only the seat itself sees: its guess and placement of this question, if any. */
export interface YouView {
  seat: number;
  guess?: string;
  bets?: StackView[];
}

/** A stack of one's own placement. */
export interface StackView {
  chips: number;
  guess?: string;
  slot?: string;
}

/** What a seat may do now; what it may not do is left out. */
export interface WitsLegal {
  guess?: GuessOffer;
  bet?: BetOffer;
  done?: boolean;
}

/** A guess is wanted: whether it may be below zero (W63), and how many digits it may have. */
export interface GuessOffer {
  allow_negative: boolean;
  digits: number;
}

/** Bets are open: how many stacks, how many chips under all together (W34), on which slots. */
export interface BetOffer {
  stacks: Amounts;
  chips: Amounts;
  slots: SlotOffer[];
}

/** Least and greatest amount that `legal` allows. */
export interface Amounts {
  least: number;
  most: number;
}

/**
 * A slot that takes bets, and what a stack with p chips does there.
 *
 * On a win it changes points by `wins_bare + wins_each * p`, on a loss by `-p` (W43, W44).
 */
export interface SlotOffer {
  wins_bare: number;
  wins_each: number;
  guess?: string;
  slot?: string;
}

/**
 * The whole view. `you` is there in a seat's view only.
 *
 * `categories`: round the spinner. `turn` counts turns, `stock` is what is left of the credits.
 */
export interface BrainView {
  game: 'bet-your-brain';
  phase: 'answer' | 'bet' | 'bonus' | 'choose' | 'over' | 'ruling' | 'settled' | 'spin';
  stage: number;
  seats: SeatView[];
  options: BrainOptionsView;
  waiting: number[];
  categories: string[];
  active: number;
  turn: number;
  accounts: Record<string, AccountView>;
  stock: number;
  category?: string;
  bets?: Record<string, StakeView>;
  chooser?: number;
  card?: CardView;
  drawings?: [number, number][][][];
  handed_in?: number[];
  answers?: Record<string, ReplyView>;
  verdicts?: Record<string, 'right' | 'unsure' | 'wrong'>;
  bonus_verdicts?: Record<string, 'right' | 'unsure' | 'wrong'>;
  accepted?: Record<string, number>;
  votes?: VoteView[];
  settlement?: BrainSettlementView;
  last?: boolean;
  winners?: number[];
  ended_by?: '23' | 'host' | 'left' | 'loans';
  clock?: ClockView;
  you?: BrainYouView;
}

/** The options in force; a time that is left out means that no clock runs. */
export interface BrainOptionsView {
  choose: string;
  fastest_attempts: number;
  early_close: boolean;
  tie_break: string;
  seats_limit: number;
  hourglass_seconds?: number;
  bet_seconds?: number;
}

/** Own points and credits that can be bet, the seat's bank half, and how many loans it took. */
export interface AccountView {
  own: number;
  credits: number;
  bank: number;
  loans: number;
}

/**
 * A bet. In bet only `placed`; then the amount, and how many of it are credits (B101, B105).
 *
 * `marker` from settled on, and none in an all-against-all.
 */
export interface StakeView {
  placed?: boolean;
  points?: number;
  credits?: number;
  marker?: 'cross' | 'tick';
}

/**
 * The card. In choose only `category` and `either`; `answer`, `note`, `source` from ruling on.
 *
 * `drawings`: how many; `drawer`: the member with the pen, also where something is performed.
 * `secret` and `prompts` (of a drawing) only for the seat or member they are for (B31, B72).
 */
export interface CardView {
  category: string;
  text?: string | Record<string, string>;
  kind?: 'items' | 'judged' | 'links' | 'names' | 'option' | 'text' | 'value';
  either?: (string | Record<string, string>)[];
  symbol?: 'estimation' | 'fastest' | 'most-correct';
  before?: number;
  teams?: boolean;
  need?: number;
  unit?: string;
  options?: (string | Record<string, string>)[];
  left?: (string | Record<string, string>)[];
  right?: (string | Record<string, string>)[];
  drawings?: number;
  drawer?: number;
  bonus?: BonusView;
  answer?: Solution;
  note?: string | Record<string, string>;
  source?: string | Record<string, string>;
  has_secret?: boolean;
  secret?: string | Record<string, string>;
  prompts?: (string | Record<string, string>)[];
}

/** The additional question (B60); `answer` from ruling on. */
export interface BonusView {
  text: string | Record<string, string>;
  kind: 'items' | 'judged' | 'links' | 'names' | 'option' | 'text' | 'value';
  options?: (string | Record<string, string>)[];
  left?: (string | Record<string, string>)[];
  right?: (string | Record<string, string>)[];
  need?: number;
  answer?: Solution;
}

/** What a seat handed in, with the marks of a list (from ruling on). */
export interface ReplyView {
  text?: string;
  value?: string;
  option?: number;
  items?: string[];
  links?: Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', number>>;
  names?: string[];
  marks?: MarkView[];
  bonus?: Reply;
  bonus_marks?: MarkView[];
  after_ms?: number;
  lag_ms?: number;
}

/**
 * How the table judged one item of a list or one named drawing. `item`: as it was written.
 *
 * `counts`: false where it repeats another one (B111).
 */
export interface MarkView {
  item: string;
  verdict: 'right' | 'unsure' | 'wrong';
  counts: boolean;
}

/** An open vote: about which seat, by whom, and who has voted (not how). */
export interface VoteView {
  about: number;
  part: 'bonus' | 'main';
  voters: number[];
  voted: number[];
  item?: string;
}

/** Who won the bet, who got the special point, the change of own points of every seat. */
export interface BrainSettlementView {
  won: number[];
  special: number[];
  change: Record<string, number>;
  moves: Record<string, MoveView>;
}

/**
 * What moved for one seat and why, in the order of B104.
 *
 * `stake` own points and `stake_credits` were staked; `won` own points came from the bank (0 where
 * the bet was lost); `special`: the special point; `returned` credits went back (B84); `loan`: a
 * loan of three credits was taken (B42).
 */
export interface MoveView {
  right: boolean;
  stake: number;
  stake_credits: number;
  won: number;
  special: number;
  returned: number;
  loan: boolean;
}

/** What only the seat itself sees. `answer`: what is on its pad or handed in. */
export interface BrainYouView {
  seat: number;
  bet?: OwnBetView;
  answer?: ReplyView;
  attempts?: AttemptView[];
  votes?: OwnVoteView[];
  stake_max?: number;
}

/** A seat's own bet. */
export interface OwnBetView {
  points: number;
  marker?: 'cross' | 'tick';
}

/** An attempt at a fastest card and what the table said at once (B112). */
export interface AttemptView {
  verdict: 'right' | 'unsure' | 'wrong';
  text?: string;
  value?: string;
  option?: number;
  links?: Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', number>>;
}

/** A vote that the seat cast and may still change. */
export interface OwnVoteView {
  about: number;
  part: 'bonus' | 'main';
  right: boolean;
  item?: string;
}

/** What a seat may do now; what it may not do is left out. `pen`: members who may take it. */
export interface BrainLegal {
  spin?: boolean;
  bet?: StakeOffer;
  choose?: number[];
  answer?: AnswerOffer;
  pen?: number[];
  draw?: number;
  rule?: VerdictOffer[];
  appeal?: VerdictOffer[];
}

/** A bet is wanted: least and most points (B100), and whether with a marker (B22). */
export interface StakeOffer {
  least: number;
  most: number;
  marker: boolean;
}

/**
 * An answer is wanted, for `part`. `bonus`: beside it one to the additional question (B114).
 *
 * `attempts_left` on fastest cards (left out: as many as one likes, B112).
 */
export interface AnswerOffer {
  part: 'bonus' | 'main';
  kind: 'items' | 'judged' | 'links' | 'names' | 'option' | 'text' | 'value';
  bonus?: 'items' | 'judged' | 'links' | 'names' | 'option' | 'text' | 'value';
  attempts_left?: number;
  most_text: number;
  most_items: number;
}

/**
 * The host's choices. A time of "none" means that no clock runs in that phase (W73).
 *
 * `grey_board` left out means: on for two seats, and only two seats can have one (W75).
 */
export interface Options {
  edition?: 'deluxe' | 'second';
  questions?: number;
  guess_seconds?: number | 'none' | null;
  bet_seconds?: number | 'none' | null;
  early_close?: boolean;
  secret_bets?: boolean;
  grey_board?: boolean;
}

/** The host's choices. A time of "none" means that no clock runs (B105, B107). */
export interface BrainOptions {
  hourglass_seconds?: number | 'none' | null;
  bet_seconds?: number | 'none' | null;
  choose?: 'active' | 'random' | 'reader';
  fastest_attempts?: number;
  early_close?: boolean;
  tie_break?: 'fewer-loans' | 'shared';
  seats_limit?: number;
}

/**
 * `POST /api/tables`: open a table. The answer's token is the screen's (and host's).
 *
 * Without `deck` it is the first of the server's decks for that game.
 */
export interface OpenTable {
  game?: 'bet-your-brain' | 'wits-and-wagers';
  screen?: 'pass' | 'remote' | 'table';
  deck?: string;
  options?: AnyOptions;
}

/** The new table's code (for people) and the screen's token (a secret). */
export interface Opened {
  code: string;
  token: string;
}

/** `GET /api/tables/CODE`: what the join page needs. `me`: whose the given token is. */
export interface TableCard {
  code: string;
  game: string;
  phase: string;
  screen: string;
  seats: SeatCard[];
  colours: string[];
  full: boolean;
  me?: number;
  host?: boolean;
}

/** A seat as the join page shows it. */
export interface SeatCard {
  seat: number;
  name: string;
  colour: string;
  away: boolean;
  free: boolean;
  team: boolean;
}

/**
 * `POST /api/tables/CODE/seats`: sit down.
 *
 * Alone: `name` (and `age`, `colour`). As the first of a team: `team` with the team's name. As a
 * further member of a team: `name` and `seat`. On a seat that the host has freed: `seat`. With
 * `Authorization: Bearer` of the screen's token on a remote table the hat comes along; where one
 * device goes round nobody sits down without it.
 */
export interface TakeSeat {
  name: string;
  age?: number;
  colour?: 'black' | 'blue' | 'green' | 'orange' | 'purple' | 'red' | 'white' | 'yellow';
  team?: string;
  seat?: number;
}

/** The seat, the member (teams) and the seat's token (a secret). */
export interface Seated {
  seat: number;
  token: string;
  member?: number;
}

/** `GET /api/decks`: the decks of this server. */
export interface DeckList {
  decks: DeckView[];
}

/** `GET /api/place`: addresses a phone on this network can open, best first. */
export interface Place {
  addresses: string[];
}

/** `GET /api/health` (the process lives), `/api/ready` (it can save). */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
}

/**
 * A refusal: `refused` is a code, `say` its words in English for people, `detail` the place and
 * reason for who writes a client.
 */
export interface Problem {
  refused: string;
  say: string;
  detail?: string;
}
