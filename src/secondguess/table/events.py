"""What happens to a table around its game; the game's own events ride along in `Played`."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw, UnsetType

from ..decks.spellings import Spelling
from ..engine.values import Sitter, Value
from ..protocol.messages import LogLine

SCREEN = 0
"""Stands for the table's own screen where a seat number stands otherwise."""

Screen = Literal["table", "remote", "pass"]


class _Event(Value, frozen=True, tag_field="event", tag=str.lower):
    pass


class Clock(Value, frozen=True):
    """A clock: `left_ms` of `of_ms` were left at service time `since`.

    `after_ms` was cut off, and is left for a phase that goes on with this clock (B112, B114).
    """

    of_ms: int
    left_ms: int
    since: int
    after_ms: int = 0


class Opened(_Event, frozen=True):
    """A table was opened at service time `at`.

    `seed` decides the order of the cards; `screen_hash` is its token's.
    """

    code: str
    game: str
    screen: Screen
    deck: str
    options: Raw
    seed: str
    screen_hash: str
    at: int = 0


class SeatTaken(_Event, frozen=True):
    """A new seat, the next number. Without `token` nobody's phone holds it (scenarios)."""

    sitter: Sitter
    colour: str
    token: str | UnsetType = UNSET
    member: int = 0


class MemberJoined(_Event, frozen=True):
    """A further member of a team came with a phone."""

    seat: int
    sitter: Sitter
    token: str
    member: int


class TokenGiven(_Event, frozen=True):
    """A free seat has a phone again."""

    seat: int
    token: str
    member: int


class SeatRemoved(_Event, frozen=True):
    """A seat left the lobby; higher numbers move down by one."""

    seat: int


class SeatFreed(_Event, frozen=True):
    """The seat's phones are forgotten. `open`: whoever comes next may take it."""

    seat: int
    open: bool


class Renamed(_Event, frozen=True):
    """A seat has another name."""

    seat: int
    name: str


class HatPassed(_Event, frozen=True):
    """The host's hat went to a seat, or to the screen (0)."""

    seat: int


class OptionsSet(_Event, frozen=True):
    """The options of the next game."""

    options: Raw


class Away(_Event, frozen=True):
    """A seat (or the screen, 0) is not connected, since service time `since`."""

    seat: int
    since: int


class Here(_Event, frozen=True):
    """A seat (or the screen, 0) is connected."""

    seat: int


class Dealt(_Event, frozen=True):
    """A game begins at service time `at` with these questions.

    `names[i]` is question i among all decks; once it was asked, the deck stands at `positions[i]`.
    """

    at: int
    questions: Raw
    names: tuple[str, ...]
    positions: tuple[int, ...]


class Played(_Event, frozen=True):
    """Events of the game, as the game encodes them."""

    events: Raw


class ClockSet(_Event, frozen=True):
    """The clock of the phase; None where none runs."""

    clock: Clock | None
    paused: bool


class Kept(_Event, frozen=True):
    """Before a host action: what `undo` would take back. `game`: whether it changes the game."""

    do: str
    game: bool


class Dropped(_Event, frozen=True):
    """The last host action cannot be taken back any more."""


class TookBack(_Event, frozen=True):
    """The last host action was taken back."""

    at: int


class Logged(_Event, frozen=True):
    """A host action that everybody can read."""

    line: LogLine


class Learnt(_Event, frozen=True):
    """The host has a spelling remembered; the store keeps it for other games, too."""

    spelling: Spelling


class Gathered(_Event, frozen=True):
    """The same people for another game."""


TableEvent = (
    Opened | SeatTaken | MemberJoined | TokenGiven | SeatRemoved | SeatFreed | Renamed | HatPassed
    | OptionsSet | Away | Here | Dealt | Played | ClockSet | Kept | Dropped | TookBack | Logged
    | Gathered | Learnt
)  # fmt: skip
