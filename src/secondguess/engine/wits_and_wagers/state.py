"""The state of a game and how events change it. Nothing is decided here, money least of all."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..values import Sitter, Value
from . import events as ev
from .board import Slot
from .editions import EDITIONS, Edition
from .payout import Placed, Settlement
from .setup import Options, Question

Phase = Literal["guess", "bet", "settled", "over"]


class Player(Value, frozen=True, kw_only=True):
    """A seat in the game. `late`: plays from the next question (W76); points in units."""

    seat: int
    sitter: Sitter
    colour: str
    points: int = 0
    away: bool = False
    late: bool = False


class State(Value, frozen=True, kw_only=True):
    """A game of Wits & Wagers at rest. `drawn` counts the cards drawn so far."""

    options: Options
    questions: tuple[Question, ...]
    players: tuple[Player, ...]
    phase: Phase
    stage: int
    number: int
    drawn: int
    answer: str
    guesses: dict[int, str]
    mat: tuple[Slot, ...]
    bets: dict[int, tuple[Placed, ...]]
    done: tuple[int, ...]
    settlement: Settlement | None
    winners: tuple[int, ...]

    @property
    def edition(self) -> Edition:
        """The edition in play."""
        return EDITIONS[self.options.edition]

    @property
    def question(self) -> Question:
        """The question on the table."""
        return self.questions[self.drawn - 1]

    @property
    def card_left(self) -> bool:
        """Whether another card can be drawn (W62)."""
        return self.drawn < len(self.questions)

    @property
    def last(self) -> bool:
        """Whether the game ends after this question (W50, W62)."""
        goal = self.edition.goal
        reached = goal > 0 and any(player.points >= goal for player in self.players)
        return reached or self.number >= self.options.questions or not self.card_left

    @property
    def in_question(self) -> tuple[Player, ...]:
        """Who plays the question on the table: everybody but latecomers (W76)."""
        return tuple(player for player in self.players if not player.late)

    @property
    def grey(self) -> bool:
        """Whether the grey board plays (W75): two seats, and the option not off."""
        return len(self.in_question) == 2 and self.options.grey_board is not False

    def player(self, seat: int) -> Player:
        """The player on `seat` (from 1)."""
        return self.players[seat - 1]

    def most_chips(self, seat: int) -> int:
        """How many won chips `seat` may lay under its betting chips in all (W33, W34)."""
        last = self.number >= self.options.questions
        return self.player(seat).points if self.edition.takes_won_chips(last=last) else 0

    def points(self) -> dict[int, int]:
        """Points of every seat, in units."""
        return {player.seat: player.points for player in self.players}


EMPTY = State(
    options=Options(), questions=(), players=(), phase="guess", stage=0, number=0, drawn=0,
    answer="0", guesses={}, mat=(), bets={}, done=(), settlement=None, winners=(),
)  # fmt: skip
"""Before the first event."""


def evolve(state: State, event: ev.Event) -> State:
    """The state after `event`. Total: every event changes every state it can follow."""
    match event:
        case ev.Started(seats, colours, questions, options):
            players = tuple(
                Player(seat=n, sitter=sitter, colour=colour)
                for n, (sitter, colour) in enumerate(zip(seats, colours, strict=True), start=1)
            )
            return replace(EMPTY, options=options, questions=questions, players=players)
        case ev.Asked(number, drawn):
            return replace(
                state, phase="guess", stage=state.stage + 1, number=number, drawn=drawn,
                answer=state.questions[drawn - 1].answer, guesses={}, mat=(), bets={}, done=(),
                settlement=None,
                players=tuple(replace(p, late=False) if p.late else p for p in state.players),
            )  # fmt: skip
        case ev.Guessed(seat, value):
            return replace(state, guesses={**state.guesses, seat: value})
        case ev.MatOpened(mat):
            return replace(state, phase="bet", stage=state.stage + 1, mat=mat)
        case ev.BetPlaced(seat, stacks):
            done = tuple(other for other in state.done if other != seat)
            return replace(state, bets={**state.bets, seat: stacks}, done=done)
        case ev.SaidDone(seat):
            return replace(state, done=tuple(sorted({*state.done, seat})))
        case ev.Settled(answer, settlement, points):
            opened = state.phase != "settled"
            return replace(
                state, phase="settled", stage=state.stage + opened, answer=answer,
                settlement=settlement, players=_with_points(state, points),
            )  # fmt: skip
        case ev.Voided(points):
            return replace(
                state, guesses={}, mat=(), bets={}, done=(), settlement=None,
                players=_with_points(state, points),
            )  # fmt: skip
        case ev.Ended(winners):
            return replace(state, phase="over", stage=state.stage + 1, winners=winners)
        case ev.SatDown(seat, sitter, colour):
            player = Player(seat=seat, sitter=sitter, colour=colour, late=True)
            return replace(state, players=(*state.players, player))
        case ev.Left(seat):
            return _with_away(state, seat, away=True)
        case ev.Returned(seat):
            return _with_away(state, seat, away=False)
        case ev.Reseated(seat, sitter):
            players = tuple(
                replace(p, sitter=sitter) if p.seat == seat else p for p in state.players
            )
            return replace(state, players=players)


def _with_points(state: State, points: dict[int, int]) -> tuple[Player, ...]:
    return tuple(replace(player, points=points[player.seat]) for player in state.players)


def _with_away(state: State, seat: int, *, away: bool) -> State:
    players = tuple(replace(p, away=away) if p.seat == seat else p for p in state.players)
    return replace(state, players=players)
