"""Wits & Wagers as a `Game`: ties the modules of this package to the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..actions import NOTHING_GIVEN, Given, Who
from ..game import Outcome, Phase
from ..refusals import Refusal
from ..values import Sitter, parse_number
from ..views import ClockView
from . import events as ev
from . import rules
from .actions import WitsAction
from .legal import legal, to_act
from .setup import LEAST_SEATS, MOST_SEATS, TABLE_DEFAULTS, Options, Question, Setup
from .state import EMPTY, State, evolve
from .view import NAME, options_view, view, you
from .view_types import OptionsView, WitsLegal, WitsView, YouView

TEAM_EXTRA_MS = 15_000
"""W12, W73."""

SETTLED_MS = 45_000
"""How long a settled question stays before the next one opens by itself (where clocks run at all):
the reveal takes about 12 s, the rest is for laughing. Not a rule; `next` ends it any time."""

_ACTION: msgspec.json.Decoder[WitsAction] = msgspec.json.Decoder(WitsAction)
_QUESTIONS = msgspec.json.Decoder(tuple[Question, ...])
_OPTIONS = msgspec.json.Decoder(Options)


class WitsAndWagers:
    """See `engine.game.Game`."""

    name: str = NAME
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    dealt_key = "questions"
    races = False

    def decode_action(self, raw: bytes) -> WitsAction:
        return _ACTION.decode(raw)

    def setup(
        self, seats: Sequence[Sitter], dealt: bytes, options: bytes, *, live: bool = False
    ) -> Setup:
        questions = _QUESTIONS.decode(dealt)
        for n, question in enumerate(questions, start=1):
            if parse_number(question.answer) is None:
                raise ValueError(f"question {n}: the answer {question.answer!r} is not a number")
        return Setup(seats=tuple(seats), questions=questions, options=_OPTIONS.decode(options))

    def seats_limit(self, options: bytes) -> int:
        return MOST_SEATS

    def table_options(self, options: bytes) -> bytes:
        given = msgspec.json.decode(options, type=dict[str, Any])
        whole = msgspec.json.encode({**TABLE_DEFAULTS, **given})
        _OPTIONS.decode(whole)
        return whole

    def options_view(self, options: bytes, seats: int) -> OptionsView:
        return options_view(_OPTIONS.decode(options), seats)

    def start(self, setup: Setup) -> list[ev.Event]:
        return rules.start(setup)

    def decide(
        self, state: State, who: Who, action: WitsAction, given: Given = NOTHING_GIVEN
    ) -> list[ev.Event] | Refusal:
        return rules.decide(state, who, action)

    def evolve(self, state: State | None, event: ev.Event) -> State:
        return evolve(EMPTY if state is None else state, event)

    def to_act(self, state: State) -> list[int]:
        return to_act(state)

    def legal(self, state: State, seat: int, member: int = 0) -> WitsLegal:
        return legal(state, seat)

    def host_legal(self, state: State) -> frozenset[str]:
        if state.phase == "over":
            return frozenset()
        if state.phase == "settled":
            return frozenset({"next", "void", "correct", "end"})
        return frozenset({"void", "end"})

    def view(
        self,
        state: State,
        seat: int | None,
        clock: ClockView | UnsetType = UNSET,
        member: int = 0,
    ) -> WitsView:
        return view(state, seat, clock)

    def you(self, state: State, seat: int) -> YouView:
        return you(state, seat)

    def differs(self, state: State, seat: int, member: int) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.points(), state.winners) if state.phase == "over" else None

    def asked(self, state: State) -> range:
        return range(state.drawn)

    def lands(self, state: State, luck: int) -> str:
        return ""

    def owed(self, state: State) -> None:
        return None

    def stage_of(self, state: State) -> int:
        return state.stage

    def phase_of(self, state: State) -> Phase:
        return Phase(
            name=state.phase,
            stage=state.stage,
            seats=len(state.players),
            of_ms=_phase_ms(state),
            over=state.phase == "over",
        )

    def noted(self, events: Sequence[ev.Event]) -> dict[str, Any]:
        return {}

    def left(self, event: ev.Event) -> tuple[int, bool] | None:
        if isinstance(event, ev.Left | ev.Returned):
            return event.seat, isinstance(event, ev.Left)
        return None

    def hidden(self, dealt: Any) -> None:
        return None

    def new_spellings(self, state: State) -> tuple[()]:
        return ()

    def take_back(self, before: State, now: State) -> State:
        players = tuple(
            replace(before.player(p.seat), sitter=p.sitter, away=p.away)
            if p.seat <= len(before.players)
            else replace(p, late=True)
            for p in now.players
        )
        return replace(before, players=players, stage=now.stage + 1)

    def reseated(self, seat: int, sitter: Sitter) -> ev.Event:
        return ev.Reseated(seat, sitter)

    def badged(self, seat: int, *, away: bool) -> None:
        return None

    def event_types(self) -> Any:
        return ev.Event


def _phase_ms(state: State) -> int | None:
    """How long the open phase may take (W10, W30, W73); None where no clock runs."""
    options = state.options
    teams = any(player.sitter.members is not UNSET for player in state.players)
    extra = TEAM_EXTRA_MS if teams else 0
    if state.phase == "guess" and isinstance(options.guess_seconds, int):
        return options.guess_seconds * 1000 + extra
    if state.phase == "bet" and isinstance(options.bet_seconds, int):
        return options.bet_seconds * 1000 + extra
    timed = isinstance(options.guess_seconds, int) or isinstance(options.bet_seconds, int)
    return SETTLED_MS if state.phase == "settled" and timed else None
