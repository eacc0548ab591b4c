"""Bet Your Brain as a `Game`: ties the modules of this package to the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..actions import NOTHING_GIVEN, Given, Who
from ..game import NewSpelling, Outcome, Phase
from ..refusals import Refusal
from ..values import Sitter
from ..views import ClockView
from . import events as ev
from . import rules
from .actions import BrainAction, Spin
from .legal import host_words, legal, to_act
from .noting import hidden, noted
from .phases import pile_of
from .setup import LEAST_SEATS, MOST_SEATS, TABLE_DEFAULTS, BrainOptions, Card, Setup
from .spellings import new_spellings
from .state import EMPTY, State, evolve
from .verdicts import open_votes
from .view import NAME, differs, options_view, view, you
from .view_types import BrainLegal, BrainOptionsView, BrainView, BrainYouView

RACE_MS = 250
"""How long a live fastest card stays open after the first right answer (B112)."""

VOTE_MS = 30_000
READ_MS = 15_000
SETTLED_MS = 30_000
"""How long a live table waits for votes, shows a solution (time for an appeal), and shows a
settlement, where an hourglass runs at all. Not in the rules; the host goes on any time."""

_ACTION: msgspec.json.Decoder[BrainAction] = msgspec.json.Decoder(BrainAction)
_CARDS = msgspec.json.Decoder(tuple[Card, ...])
_OPTIONS = msgspec.json.Decoder(BrainOptions)


class BetYourBrain:
    """See `engine.game.Game`."""

    name: str = NAME
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    dealt_key = "cards"
    races = True

    def decode_action(self, raw: bytes) -> BrainAction:
        return _ACTION.decode(raw)

    def setup(
        self, seats: Sequence[Sitter], dealt: bytes, options: bytes, *, live: bool = False
    ) -> Setup:
        return Setup(
            seats=tuple(seats),
            cards=_CARDS.decode(dealt),
            options=_OPTIONS.decode(options),
            race_ms=RACE_MS if live else 0,
        )

    def seats_limit(self, options: bytes) -> int:
        return _limit(options)

    def table_options(self, options: bytes) -> bytes:
        given = msgspec.json.decode(options, type=dict[str, Any])
        whole = msgspec.json.encode({**TABLE_DEFAULTS, **given})
        _OPTIONS.decode(whole)
        return whole

    def options_view(self, options: bytes, seats: int) -> BrainOptionsView:
        return options_view(_OPTIONS.decode(options))

    def start(self, setup: Setup) -> list[ev.Event]:
        return rules.start(setup)

    def decide(
        self, state: State, who: Who, action: BrainAction, given: Given = NOTHING_GIVEN
    ) -> list[ev.Event] | Refusal:
        return rules.decide(state, who, action, given)

    def evolve(self, state: State | None, event: ev.Event) -> State:
        return evolve(EMPTY if state is None else state, event)

    def to_act(self, state: State) -> list[int]:
        return to_act(state)

    def legal(self, state: State, seat: int, member: int = 0) -> BrainLegal:
        return legal(state, seat, member)

    def host_legal(self, state: State) -> frozenset[str]:
        return host_words(state)

    def view(
        self,
        state: State,
        seat: int | None,
        clock: ClockView | UnsetType = UNSET,
        member: int = 0,
    ) -> BrainView:
        return view(state, seat, clock, member)

    def you(self, state: State, seat: int) -> BrainYouView:
        return you(state, seat)

    def differs(self, state: State, seat: int, member: int) -> bool:
        return differs(state, seat, member)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        points = {player.seat: player.account.own for player in state.players}
        return Outcome(points, state.winners)

    def asked(self, state: State) -> tuple[int, ...]:
        return state.seen

    def stage_of(self, state: State) -> int:
        return state.stage

    def phase_of(self, state: State) -> Phase:
        return Phase(
            name=state.phase,
            stage=state.stage,
            seats=len(state.players),
            of_ms=_phase_ms(state),
            over=state.phase == "over",
            resets=state.round.resets,
            goes_on=state.phase == "bonus",
            cuts=state.round.racing,
        )

    def lands(self, state: State, luck: int) -> str:
        names = [name for name in state.categories if pile_of(state, name)[0]]
        names = names or list(state.categories)
        return names[luck % len(names)]

    def owed(self, state: State) -> tuple[int, BrainAction] | None:
        if state.phase == "spin" and state.player(state.active).away:
            return state.active, Spin(stage=state.stage)
        return None

    def noted(self, events: Sequence[ev.Event]) -> dict[str, Any]:
        return noted(events)

    def left(self, event: ev.Event) -> tuple[int, bool] | None:
        if isinstance(event, ev.Left | ev.Returned):
            return event.seat, isinstance(event, ev.Left)
        return None

    def hidden(self, dealt: Any) -> Any:
        return hidden(dealt)

    def new_spellings(self, state: State) -> list[NewSpelling]:
        return new_spellings(state)

    def take_back(self, before: State, now: State) -> State:
        players = tuple(
            replace(before.player(p.seat), sitter=p.sitter, away=p.away, silent=p.silent)
            if p.seat <= len(before.players)
            else replace(p, late=True)
            for p in now.players
        )
        seen = tuple(dict.fromkeys((*before.seen, *now.seen)))
        return replace(before, players=players, stage=now.stage + 1, seen=seen)

    def reseated(self, seat: int, sitter: Sitter) -> ev.Event:
        return ev.Reseated(seat, sitter)

    def badged(self, seat: int, *, away: bool) -> ev.Event | None:
        return ev.Badged(seat, away)

    def event_types(self) -> Any:
        return ev.Event


@lru_cache(maxsize=64)
def _limit(options: bytes) -> int:
    return _OPTIONS.decode(options).seats_limit


def _phase_ms(state: State) -> int | None:
    """How long the open phase may take (B105, B107); None where no clock runs."""
    hourglass, bet = state.options.hourglass_seconds, state.options.bet_seconds
    if state.phase == "bet":
        return bet * 1000 if isinstance(bet, int) else None
    if state.round.racing:
        return RACE_MS
    if not isinstance(hourglass, int):
        return None
    card = state.card
    runs = 2 if card is not None and card.symbol == "most-correct" else 1
    match state.phase:
        case "answer" | "bonus":
            return hourglass * 1000 * runs
        case "choose":
            return READ_MS
        case "ruling":
            return VOTE_MS if open_votes(state) else READ_MS
        case "settled":
            return SETTLED_MS
        case _:
            return None
