"""The protocol that every game of the house satisfies; the table knows games only through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import UNSET, Struct, UnsetType

from .actions import NOTHING_GIVEN, Action, Given, Who
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
    dealt_key: str
    """What a record calls that which is dealt: `questions` or `cards`."""
    races: bool
    """Whether it can matter to the millisecond who was first (B112)."""

    def decode_action(self, raw: bytes) -> Action:
        """The action in `raw` (JSON). Raises msgspec.MsgspecError, which is `malformed`."""

    def setup(
        self, seats: Sequence[Sitter], dealt: bytes, options: bytes, *, live: bool = False
    ) -> Any:
        """What `start` takes, from JSON. Raises msgspec.MsgspecError or ValueError in words.

        `live`: at a table of people, where what was sent first may arrive second (B112).
        """

    def seats_limit(self, options: bytes) -> int:
        """How many seats a game with these options (JSON) takes at most (B121)."""

    def table_options(self, options: bytes) -> bytes:
        """The options of a live table: what `options` (JSON) leaves out is as people expect it.

        Raises msgspec.MsgspecError where they do not fit.
        """

    def options_view(self, options: bytes, seats: int) -> Any:
        """The options in force for so many seats, from JSON, as views show them."""

    def start(self, setup: Any) -> list[Any]:
        """The events that open a game. Raises ValueError in words."""

    def decide(
        self, state: Any, who: Who, action: Any, given: Given = NOTHING_GIVEN
    ) -> list[Any] | Refusal:
        """What an action leads to, or why it is refused."""

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after an event; `state` is None before the first."""

    def to_act(self, state: Any) -> list[int]:
        """The seats the table waits for."""

    def legal(self, state: Any, seat: int, member: int = 0) -> Any:
        """What a seat (and `member` of a team) may do now."""

    def host_legal(self, state: Any) -> frozenset[str]:
        """Which of the game's host actions may be done now, by their `do`."""

    def view(
        self,
        state: Any,
        seat: int | None,
        clock: ClockView | UnsetType = UNSET,
        member: int = 0,
    ) -> Any:
        """What a viewer may see (law 4)."""

    def you(self, state: Any, seat: int) -> Any:
        """The part of `view` that only `seat` sees: `view(s, seat)` is `view(s, None)` plus it,
        unless it `differs`.
        """

    def differs(self, state: Any, seat: int, member: int) -> bool:
        """Whether this viewer sees more than the common view and `you` (B31, B72)."""

    def outcome(self, state: Any) -> Outcome | None:
        """Points and winners when the game is over."""

    def asked(self, state: Any) -> Sequence[int]:
        """Which of the dealt questions (or cards) have been drawn so far: indexes from 0."""

    def lands(self, state: Any, luck: int) -> str:
        """Where the arrow stops, chosen with the whole number `luck`; "" where none is spun."""

    def owed(self, state: Any) -> tuple[int, Any] | None:
        """What the table has to do for a seat that left: the seat and the action (B123)."""

    def stage_of(self, state: Any) -> int:
        """The stage of the open phase; asked many times an action."""

    def phase_of(self, state: Any) -> Phase:
        """The open phase and how long it may take."""

    def noted(self, events: Sequence[Any]) -> dict[str, Any]:
        """What a record's step says of an action that led to these events, beside the action: what
        chance, the clock and the judge decided (contract, "In records every accepted action").
        """

    def left(self, event: Any) -> tuple[int, bool] | None:
        """The seat that an event says has left (True) or is here again (False), else None."""

    def hidden(self, dealt: Any) -> Any:
        """A question or card that was never drawn, as a record shows it: nothing is given away."""

    def new_spellings(self, state: Any) -> Sequence[NewSpelling]:
        """What was ruled right on the open card though its deck does not know it."""

    def take_back(self, before: Any, now: Any) -> Any:
        """`before`, a state of this game, as what comes after `now`: an undone host action.

        Who sits and who is away stays as it is now; the phase is opened once more (a new stage).
        """

    def reseated(self, seat: int, sitter: Sitter) -> Any:
        """The event that puts right who sits on a seat (a name, a further team member)."""

    def badged(self, seat: int, *, away: bool) -> Any | None:
        """The event that shows a silent phone as away where leaving would end the game (B123);
        None in a game that a leaving seat never ends.
        """

    def event_types(self) -> Any:
        """The union of the game's events, for the log's decoder."""


class NewSpelling(Struct, frozen=True, kw_only=True):
    """An answer of `about` that people ruled right and the judge did not (B118).

    `item`: a list's, as it was written. What could be remembered is `spelling`, for the `index`-th
    item (from 0; -1: no list) of the dealt card `dealt`; `question`: 0, or which of two.
    """

    about: int
    part: Literal["main", "bonus"]
    item: str | UnsetType
    dealt: int
    question: int
    index: int
    spelling: str


class Outcome(Struct, frozen=True):
    """How a game ended: points by seat in units, and the winners."""

    points: dict[int, int]
    winners: tuple[int, ...]


class Phase(Struct, frozen=True):
    """The open phase. `of_ms`: how long its clock runs, None for no clock; `seats`: how many.

    The clock starts anew when `stage` or `resets` changes. `goes_on`: with the time that was left
    of the phase before (B62, B114). `cuts`: it only shortens a running clock, and what is cut off
    is left for a phase that goes on (B112).
    """

    name: str
    stage: int
    seats: int
    of_ms: int | None
    over: bool
    resets: int = 0
    goes_on: bool = False
    cuts: bool = False
