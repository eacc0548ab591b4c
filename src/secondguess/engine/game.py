"""The protocol that every game of the house satisfies; the table knows games only through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import UNSET, Struct, UnsetType

from .actions import Action, Who
from .refusals import Refusal
from .values import Sitter
from .views import ClockView


class Game(Protocol):
    """A game: pure functions over its own state, event and action types.

    Types differ from game to game, which is why states, events and views are `Any` here.
    """

    name: str
    least_seats: int
    most_seats: int

    def decode_action(self, raw: bytes) -> Action:
        """The action in `raw` (JSON). Raises msgspec.MsgspecError, which is `malformed`."""

    def setup(self, seats: Sequence[Sitter], dealt: bytes, options: bytes) -> Any:
        """What `start` takes, from JSON. Raises msgspec.MsgspecError or ValueError in words."""

    def table_options(self, options: bytes) -> bytes:
        """The options of a live table: what `options` (JSON) leaves out is as people expect it.

        Raises msgspec.MsgspecError where they do not fit.
        """

    def options_view(self, options: bytes, seats: int) -> Any:
        """The options in force for so many seats, from JSON, as views show them."""

    def start(self, setup: Any) -> list[Any]:
        """The events that open a game. Raises ValueError in words."""

    def decide(self, state: Any, who: Who, action: Any) -> list[Any] | Refusal:
        """What an action leads to, or why it is refused."""

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after an event; `state` is None before the first."""

    def to_act(self, state: Any) -> list[int]:
        """The seats the table waits for."""

    def legal(self, state: Any, seat: int) -> Any:
        """What a seat may do now."""

    def host_legal(self, state: Any) -> frozenset[str]:
        """Which of the game's host actions may be done now, by their `do`."""

    def view(self, state: Any, seat: int | None, clock: ClockView | UnsetType = UNSET) -> Any:
        """What a viewer may see (law 4)."""

    def you(self, state: Any, seat: int) -> Any:
        """The part of `view` that only `seat` sees: `view(s, seat)` is `view(s, None)` plus it."""

    def outcome(self, state: Any) -> Outcome | None:
        """Points and winners when the game is over."""

    def asked(self, state: Any) -> int:
        """How many of the dealt questions (or cards) have been drawn so far."""

    def stage_of(self, state: Any) -> int:
        """The stage of the open phase; asked many times an action."""

    def phase_of(self, state: Any) -> Phase:
        """The open phase and how long it may take."""

    def take_back(self, before: Any, now: Any) -> Any:
        """`before`, a state of this game, as what comes after `now`: an undone host action.

        Who sits and who is away stays as it is now; the phase is opened once more (a new stage).
        """

    def reseated(self, seat: int, sitter: Sitter) -> Any:
        """The event that puts right who sits on a seat (a name, a further team member)."""

    def event_types(self) -> Any:
        """The union of the game's events, for the log's decoder."""


class Outcome(Struct, frozen=True):
    """How a game ended: points by seat in units, and the winners."""

    points: dict[int, int]
    winners: tuple[int, ...]


class Phase(Struct, frozen=True):
    """The open phase. `of_ms`: how long its clock runs, None for no clock; `seats`: how many."""

    name: str
    stage: int
    seats: int
    of_ms: int | None
    over: bool
