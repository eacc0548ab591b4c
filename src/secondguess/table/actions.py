"""How an action in JSON becomes one of the table's (`protocol.actions`) or of its game.

They are sent like every other action and stand in the same log.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from ..engine.game import Game
from ..protocol.actions import (
    Again,
    Free,
    HandOver,
    Remember,
    Rename,
    RoomAction,
    SetOptions,
    Start,
    TakeHat,
)

__all__ = [
    "Again",
    "Free",
    "HandOver",
    "Remember",
    "Rename",
    "RoomAction",
    "SetOptions",
    "Start",
    "TakeHat",
    "decode_action",
]

_ROOM: msgspec.json.Decoder[RoomAction] = msgspec.json.Decoder(RoomAction)
_ROOM_WORDS = {"start", "options", "hand-over", "take-hat", "free", "rename", "remember", "again"}


class _Word(Struct):
    do: str


_WORD = msgspec.json.Decoder(_Word)


def decode_action(game: Game, raw: bytes | Raw) -> Any:
    """The action in `raw`. Raises msgspec.MsgspecError, which is `malformed`."""
    if _WORD.decode(raw).do in _ROOM_WORDS:
        return _ROOM.decode(raw)
    return game.decode_action(bytes(raw))
