"""Actions of the table around the game; the contract's own table actions are in `engine.actions`.

They are sent like every other action and stand in the same log.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Raw, Struct

from ..engine.actions import Action, By, Name, SeatNumber
from ..engine.game import Game


class Start(Action, frozen=True, kw_only=True, tag="start"):
    """The host starts the game from the lobby; cards are dealt."""

    by: ClassVar[By] = "host"


class SetOptions(Action, frozen=True, kw_only=True, tag="options"):
    """The host sets the game's options in the lobby (the whole set; others are defaults)."""

    by: ClassVar[By] = "host"
    options: Raw


class HandOver(Action, frozen=True, kw_only=True, tag="hand-over"):
    """The host gives the hat to a seat; 0 is the table's own screen."""

    by: ClassVar[By] = "host"
    seat: Annotated[int, Meta(ge=0, le=99)]


class TakeHat(Action, frozen=True, kw_only=True, tag="take-hat"):
    """A seat takes the hat of a host who has been away for a minute."""


class Free(Action, frozen=True, kw_only=True, tag="free"):
    """The host frees a seat: its phones are forgotten, whoever comes next may take it (F001)."""

    by: ClassVar[By] = "host"
    seat: SeatNumber


class Rename(Action, frozen=True, kw_only=True, tag="rename"):
    """The host renames a seat."""

    by: ClassVar[By] = "host"
    seat: SeatNumber
    name: Name


class Again(Action, frozen=True, kw_only=True, tag="again"):
    """The host gathers the same people for another game, with cards nobody here has seen."""

    by: ClassVar[By] = "host"


RoomAction = Start | SetOptions | HandOver | TakeHat | Free | Rename | Again

_ROOM: msgspec.json.Decoder[RoomAction] = msgspec.json.Decoder(RoomAction)
_ROOM_WORDS = {"start", "options", "hand-over", "take-hat", "free", "rename", "again"}


class _Word(Struct):
    do: str


_WORD = msgspec.json.Decoder(_Word)


def decode_action(game: Game, raw: bytes | Raw) -> Any:
    """The action in `raw`. Raises msgspec.MsgspecError, which is `malformed`."""
    if _WORD.decode(raw).do in _ROOM_WORDS:
        return _ROOM.decode(raw)
    return game.decode_action(bytes(raw))
