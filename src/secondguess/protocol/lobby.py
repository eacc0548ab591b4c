"""The view before a game: who sits, which options are set (phase `lobby`, stage 0)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from ..engine.views import SeatView


class LobbyYou(Struct, frozen=True, kw_only=True):
    """A seat's own number."""

    seat: int


class LobbyView(Struct, frozen=True, kw_only=True):
    """The table before the first question. `least` and `most`: how many seats a game takes;
    `options` as the game shows them."""

    game: str
    phase: Literal["lobby"]
    stage: int
    seats: list[SeatView]
    options: Raw
    waiting: list[int]
    least: int
    most: int
    you: LobbyYou | UnsetType = UNSET
