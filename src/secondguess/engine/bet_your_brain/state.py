"""The state of a game and how events change it. Nothing is decided here, money least of all."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field
from msgspec.structs import replace

from ..values import Sitter, Value
from . import events as ev
from .actions import Part, Reply, Stroke
from .judging import Judgement
from .payout import Account, Settlement, Stake
from .setup import BrainOptions, Card, Solution
from .view_types import Phase

CATEGORIES = ("geography", "nature", "science", "history", "arts", "stage", "play", "create")
"""The order round the spinner of the decks that ship; other decks have their own."""

Key = tuple[Part, int, str]
"""What a verdict is about: part, seat, and the item of a list ("" for the whole)."""


class Player(Value, frozen=True, kw_only=True):
    """A seat in the game. `away`: left, the table plays for it (B123); `silent`: its phone is not
    there, but it has not left; `late`: plays from the next turn.
    """

    seat: int
    sitter: Sitter
    colour: str
    account: Account = Account()
    away: bool = False
    silent: bool = False
    late: bool = False


class Attempt(Value, frozen=True, kw_only=True):
    """An attempt at a fastest card; its own time is `at` less the delay (B112)."""

    reply: Reply
    at: int
    lag_ms: int
    judgement: Judgement


class Round(Value, frozen=True, kw_only=True):
    """Everything of one card: what lies on the table from the bets to the settlement.

    `card`: its index, -1 before it is drawn; `question`: 0, or which of two, -1 while one is
    chosen. `resets`: how often the clock of the open phase began anew. `asked_bonus`: seats that
    were asked the additional question in a phase of its own.
    """

    bets: dict[int, Stake] = field(default_factory=dict)
    card: int = -1
    question: int = 0
    opened_at: int = 0
    solution: Solution | UnsetType = UNSET
    bonus: Solution | UnsetType = UNSET
    pads: dict[int, Reply] = field(default_factory=dict)
    bonus_pads: dict[int, Reply] = field(default_factory=dict)
    handed: tuple[int, ...] = ()
    attempts: dict[int, tuple[Attempt, ...]] = field(default_factory=dict)
    racing: bool = False
    pens: tuple[int, ...] = ()
    sketches: tuple[tuple[Stroke, ...], ...] = ()
    judged: dict[int, Judgement] = field(default_factory=dict)
    bonus_judged: dict[int, Judgement] = field(default_factory=dict)
    asked_bonus: tuple[int, ...] = ()
    appealed: frozenset[Key] = frozenset()
    votes: dict[Key, dict[int, bool]] = field(default_factory=dict)
    ruled: dict[Key, bool] = field(default_factory=dict)
    resets: int = 0
    settlement: Settlement | None = None

    @property
    def points(self) -> int:
        """Points of all drawings together."""
        return sum(len(stroke) for sketch in self.sketches for stroke in sketch)


NO_ROUND = Round()


class State(Value, frozen=True, kw_only=True):
    """A game of Bet Your Brain at rest.

    `used`: indexes of cards that were played, `voided` of those out of the game; `seen` of all that
    ever lay on the table, in order. `turn` counts turns, from 1.
    """

    options: BrainOptions
    cards: tuple[Card, ...]
    categories: tuple[str, ...]
    race_ms: int
    players: tuple[Player, ...]
    phase: Phase
    stage: int
    turn: int
    active: int
    category: str
    used: tuple[int, ...]
    voided: tuple[int, ...]
    seen: tuple[int, ...]
    round: Round
    winners: tuple[int, ...]
    ended_by: str

    def player(self, seat: int) -> Player:
        """The player on `seat` (from 1)."""
        return self.players[seat - 1]

    @property
    def betting(self) -> tuple[Player, ...]:
        """Who plays this turn: everybody but latecomers."""
        return tuple(player for player in self.players if not player.late)

    @property
    def card(self) -> Card | None:
        """The card on the table."""
        return self.cards[self.round.card] if self.round.card >= 0 else None

    @property
    def all_play(self) -> bool:
        """Whether it is everyone against everyone (B50)."""
        card = self.card
        return card is not None and card.symbol is not UNSET

    @property
    def at_bell(self) -> bool:
        """Whether answers are looked at when time is up, the additional one beside them (B114)."""
        card = self.card
        return card is not None and card.symbol in ("most-correct", "estimation")

    @property
    def answering(self) -> tuple[int, ...]:
        """The seats that answer the question on the table (B21, B50)."""
        if self.all_play:
            return tuple(player.seat for player in self.betting)
        return (self.active,)

    @property
    def chooser(self) -> int:
        """Who takes one of two questions: the reader is the next seat clockwise (B106, B108)."""
        if self.options.choose == "active":
            return self.active
        return next_seat(self, self.active)

    def accounts(self) -> dict[int, Account]:
        """Every seat's account, without what lies on the bet field."""
        return {player.seat: player.account for player in self.players}


EMPTY = State(
    options=BrainOptions(), cards=(), categories=(), race_ms=0, players=(), phase="spin", stage=0,
    turn=0, active=1, category="", used=(), voided=(), seen=(), round=NO_ROUND, winners=(),
    ended_by="",
)  # fmt: skip
"""Before the first event."""


def round_the_spinner(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The compartments round the spinner (B4): the usual eight, or a deck's own in its order."""
    names = tuple(dict.fromkeys(card.category for card in cards))
    return CATEGORIES if all(name in CATEGORIES for name in names) else names


def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise that plays this turn."""
    seats = [player.seat for player in state.betting]
    return next((other for other in seats if other > seat), seats[0])


def evolve(state: State, event: ev.Event) -> State:
    """The state after `event`. Total: every event changes every state it can follow."""
    match event:
        case ev.Started(seats, colours, cards, options, race_ms):
            players = tuple(
                Player(seat=n, sitter=sitter, colour=colour)
                for n, (sitter, colour) in enumerate(zip(seats, colours, strict=True), start=1)
            )
            return replace(
                EMPTY, options=options, cards=cards, race_ms=race_ms, players=players,
                categories=round_the_spinner(cards),
            )  # fmt: skip
        case ev.TurnBegan(active):
            return replace(
                state, phase="spin", stage=state.stage + 1, turn=state.turn + 1, active=active,
                category="", round=NO_ROUND,
                players=tuple(replace(p, late=False) if p.late else p for p in state.players),
            )  # fmt: skip
        case ev.Spun(category, playable):
            phase: Phase = "bet" if playable else "spin"
            return _opened(replace(state, category=category), phase)
        case ev.BetPlaced(seat, points, marker):
            stake = Stake(points=points, marker=marker)
            return _round(state, bets={**state.round.bets, seat: stake})
        case ev.BetsClosed(stakes, accounts):
            return _round(_with_accounts(state, accounts), bets=stakes)
        case ev.CardDrawn():
            return _drawn(state, event)
        case ev.QuestionChosen(question, at):
            return _asked(_round(state, question=question, opened_at=at))
        case ev.Voided(accounts, playable):
            state = replace(
                _with_accounts(state, accounts), voided=(*state.voided, state.round.card),
                round=NO_ROUND,
            )  # fmt: skip
            return _opened(state, "bet" if playable else "spin")
        case ev.Settled(settlement, accounts):
            state = _round(_with_accounts(state, accounts), settlement=settlement)
            return _opened(state, "settled")
        case ev.Ended(winners, by, accounts):
            state = replace(_with_accounts(state, accounts), winners=winners, ended_by=by)
            return _opened(state, "over")
        case _:
            return _evolve_answers(state, event)


def _evolve_answers(state: State, event: ev.Event) -> State:
    """From the first answer to the last vote."""
    now = state.round
    match event:
        case ev.PadWritten(seat, reply, final, bonus):
            handed = tuple(sorted({*now.handed, seat})) if final else now.handed
            if state.phase == "bonus":
                return _round(state, bonus_pads={**now.bonus_pads, seat: reply}, handed=handed)
            beside = now.bonus_pads if bonus is UNSET else {**now.bonus_pads, seat: bonus}
            return _round(state, pads={**now.pads, seat: reply}, bonus_pads=beside, handed=handed)
        case ev.Attempted(seat, reply, at, lag_ms, judgement):
            attempt = Attempt(reply=reply, at=at, lag_ms=lag_ms, judgement=judgement)
            made = (*now.attempts.get(seat, ()), attempt)
            most = state.options.fastest_attempts
            out = judgement.verdict != "wrong" or (most and len(made) >= most)
            return _round(
                state, attempts={**now.attempts, seat: made}, pads={**now.pads, seat: reply},
                handed=tuple(sorted({*now.handed, seat})) if out else now.handed,
            )  # fmt: skip
        case ev.RaceWon():
            return _round(state, racing=True, resets=now.resets + 1)
        case ev.PenTaken(member):
            return _round(state, pens=(*(pen for pen in now.pens if pen != member), member))
        case ev.Sketched(drawing, keep, strokes):
            sketches = list(now.sketches)
            sketches[drawing - 1] = (*sketches[drawing - 1][:keep], *strokes)
            return _round(state, sketches=tuple(sketches))
        case ev.AnswersClosed(judgements, bonus):
            return _round(state, judged=judgements, bonus_judged=bonus, handed=(), racing=False)
        case ev.BonusOpened(seats):
            return _opened(_round(state, asked_bonus=seats), "bonus")
        case ev.BonusClosed(judgements):
            return _round(state, bonus_judged=judgements)
        case ev.RulingOpened():
            return _opened(state, "ruling")
        case _:
            return _evolve_ruling(state, event)


def _evolve_ruling(state: State, event: ev.Event) -> State:
    """Votes, appeals, corrections, and who sits where."""
    now = state.round
    match event:
        case ev.Appealed(about, part, items):
            keys = {(part, about, item) for item in items or ("",)}
            return _round(state, appealed=now.appealed | keys, resets=now.resets + 1)
        case ev.Voted(seat, about, part, right, item):
            key = (part, about, item)
            return _round(state, votes={**now.votes, key: {**now.votes.get(key, {}), seat: right}})
        case ev.Ruled(about, part, right, item, _):
            return _round(state, ruled={**now.ruled, (part, about, item): right})
        case ev.BellRang():
            return _round(state, resets=now.resets + 1)
        case ev.Corrected(part, solution, judgements, attempts):
            kept = {key: right for key, right in now.ruled.items() if key[0] != part}
            votes = {key: cast for key, cast in now.votes.items() if key[0] != part}
            appealed = frozenset(key for key in now.appealed if key[0] != part)
            state = _round(state, ruled=kept, votes=votes, appealed=appealed)
            if part == "bonus":
                return _round(state, bonus=solution, bonus_judged=judgements or now.bonus_judged)
            return _round(
                state,
                solution=solution,
                judged=judgements or now.judged,
                attempts={seat: _anew(made, attempts[seat]) for seat, made in now.attempts.items()},
            )
        case ev.SatDown(seat, sitter, colour):
            player = Player(seat=seat, sitter=sitter, colour=colour, late=True)
            return replace(state, players=(*state.players, player))
        case ev.Left(seat):
            return _with_player(state, replace(state.player(seat), away=True, silent=False))
        case ev.Returned(seat):
            return _with_player(state, replace(state.player(seat), away=False, silent=False))
        case ev.Badged(seat, away):
            return _with_player(state, replace(state.player(seat), silent=away))
        case ev.Reseated(seat, sitter):
            return _with_player(state, replace(state.player(seat), sitter=sitter))
        case _:
            raise ValueError(f"an event that no game has: {event!r}")


def _anew(made: tuple[Attempt, ...], judgements: tuple[Judgement, ...]) -> tuple[Attempt, ...]:
    return tuple(
        replace(attempt, judgement=judgement)
        for attempt, judgement in zip(made, judgements, strict=True)
    )


def _drawn(state: State, event: ev.CardDrawn) -> State:
    card = state.cards[event.card]
    used = state.used
    if event.shuffled:
        used = tuple(n for n in used if state.cards[n].category != card.category)
    bonus: Solution | UnsetType = card.bonus.answer if card.bonus is not UNSET else UNSET
    state = replace(
        state, used=(*used, event.card),
        seen=state.seen if event.card in state.seen else (*state.seen, event.card),
    )  # fmt: skip
    state = _round(state, card=event.card, question=event.question, bonus=bonus, opened_at=event.at)
    return _opened(state, "choose") if event.question < 0 else _asked(state)


def _asked(state: State) -> State:
    """The question is known: its solution lies face down, the hourglass runs (B30)."""
    card = state.cards[state.round.card]
    solution = card.solution(state.round.question)
    drawings = 0 if solution.drawings is UNSET else len(solution.drawings)
    return _opened(_round(state, solution=solution, sketches=((),) * drawings), "answer")


def _opened(state: State, phase: Phase) -> State:
    return replace(state, phase=phase, stage=state.stage + 1)


def _round(state: State, **changes: object) -> State:
    return replace(state, round=replace(state.round, **changes))


def _with_accounts(state: State, accounts: dict[int, Account]) -> State:
    players = tuple(
        replace(player, account=accounts.get(player.seat, player.account))
        for player in state.players
    )
    return replace(state, players=players)


def _with_player(state: State, player: Player) -> State:
    players = tuple(player if p.seat == player.seat else p for p in state.players)
    return replace(state, players=players)
