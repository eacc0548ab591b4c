"""The body of a stored entry: who did what, and the events it led to."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ..engine.actions import Who
from .events import TableEvent
from .state import Table, evolve
from .store import Entry


class Body(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`who` and `action` are left out where no action was sent (sitting down, presence)."""

    events: tuple[TableEvent, ...]
    who: Who | UnsetType = UNSET
    action: Raw | UnsetType = UNSET


_DECODER = msgspec.json.Decoder(Body)
_ENCODER = msgspec.json.Encoder()


def encode_body(body: Body) -> bytes:
    """As it is stored."""
    return _ENCODER.encode(body)


def decode_body(stored: bytes) -> Body:
    """As it was stored. Raises msgspec.MsgspecError for what no version of ours wrote."""
    return _DECODER.decode(stored)


def replay(table: Table | None, entry: Entry) -> Table:
    """The table after a stored entry; `table` is None before the first.

    Events carry resolved amounts, so nothing is decided or computed anew.
    Raises: msgspec.MsgspecError, ValueError for what no version of ours wrote.
    """
    for event in decode_body(entry.body).events:
        table = evolve(table, event)
    if table is None:
        raise ValueError("an entry without events cannot open a table")
    return table
