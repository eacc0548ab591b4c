"""Shapes of views that both games share (contract, "In every view").

What is not known to the viewer or not set is left out: such fields are UNSET, never null.
Seats are keyed by their number as a string, as in the contract's JSON.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from .values import Value


class MemberView(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One person of a team as everybody sees it."""

    name: str


class SeatView(Value, frozen=True, kw_only=True):
    """A seat as everybody sees it. `late`: sat down late, plays from the next question (W76)."""

    seat: int
    name: str
    colour: str
    away: bool
    members: list[MemberView] | UnsetType = UNSET
    late: bool | UnsetType = UNSET


class ClockView(Value, frozen=True, kw_only=True):
    """A running or paused clock: milliseconds left, of how many."""

    left_ms: int
    of_ms: int
    paused: bool


def seat_view(
    *, seat: int, name: str, colour: str, away: bool, members: list[str], late: bool = False
) -> SeatView:
    """A seat as everybody sees it; ages stay with the table."""
    return SeatView(
        seat=seat,
        name=name,
        colour=colour,
        away=away,
        members=[MemberView(name=member) for member in members] if members else UNSET,
        late=True if late else UNSET,
    )
