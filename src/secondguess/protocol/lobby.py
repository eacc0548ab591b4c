"""The view before a game: who sits, which options are set (phase `lobby`, stage 0)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from ..engine.views import SeatView
from ..engine.wits_and_wagers.view_types import OptionsView


class LobbyYou(Struct, frozen=True, kw_only=True):
    """A seat's own number."""

    seat: int


class LobbyView(Struct, frozen=True, kw_only=True):
    """The table before the first question. `least` and `most`: how many seats a game takes."""

    game: str
    phase: Literal["lobby"]
    stage: int
    seats: list[SeatView]
    options: OptionsView
    waiting: list[int]
    least: int
    most: int
    you: LobbyYou | UnsetType = UNSET
