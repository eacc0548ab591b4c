"""The record of a game that was played, from the table's log (contract, "Line 1" and after)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from ..engine.actions import Who
from ..engine.values import Sitter
from . import events as ev
from .body import decode_body
from .state import Table, evolve
from .store import Entry

RECORD_VERSION = 1


def record_lines(entries: Iterable[Entry], title: str = "") -> Iterator[bytes]:
    """The record of the last game in a table's log, line by line (JSON, no line ends).

    The caller sees to it that the game is over: the header holds every question with its answer.
    """
    table: Table | None = None
    header: dict[str, Any] | None = None
    steps: list[dict[str, Any]] = []
    drawn = 0
    for entry in entries:
        body = decode_body(entry.body)
        for event in body.events:
            if isinstance(event, ev.Dealt) and table is not None:
                header = _header(table, event, title)
                # Who is away when a game begins is not waited for; a reader must know.
                steps = [
                    {"seat": n, "do": "leave", "at": 0}
                    for n, seat in enumerate(table.seats, start=1)
                    if seat.away
                ]
            table = evolve(table, event)
        if header is not None and table is not None and table.play is not None:
            drawn = table.drawn
            step = _step(body.events, body.who, body.action, entry.at - table.started)
            if step is not None:
                steps.append(step)
    if header is None or table is None:
        return
    # As they are at the end: a member who joined a team late counts for ties (W51).
    header["seats"] = _seats(table)[: len(header["seats"])]
    # Every question that was ever on the table, an undone one too: a reader draws it as well.
    header["questions"] = header["questions"][:drawn]
    for line in (header, *steps):
        yield msgspec.json.encode(line)


def _seats(table: Table) -> list[Any]:
    sitters = [
        Sitter(
            name=seat.sitter.name, age=seat.sitter.age, members=seat.sitter.members,
            colour=seat.colour,
        )
        for seat in table.seats
    ]  # fmt: skip
    return list(msgspec.to_builtins(sitters))


def _header(table: Table, dealt: ev.Dealt, title: str) -> dict[str, Any]:
    header: dict[str, Any] = {
        "record": RECORD_VERSION,
        "game": table.game,
        "options": msgspec.json.decode(table.options),
        "seats": _seats(table),
        "questions": msgspec.json.decode(bytes(dealt.questions)),
    }
    if title:
        header["title"] = title
    return header


def _step(
    events: tuple[ev.TableEvent, ...], who: Who | UnsetType, action: Raw | UnsetType, at: int
) -> dict[str, Any] | None:
    """One step of the record; None for what is not part of the game (hat, names, phones)."""
    if action is not UNSET and who is not UNSET and events:
        said = msgspec.json.decode(bytes(action))
        if said["do"] not in _AROUND:
            return {**_who(said, who, events), **said, "at": at}
    for event in events:
        match event:
            case ev.Away(seat) if seat:
                return {"seat": seat, "do": "leave", "at": at}
            case ev.Here(seat) if seat:
                return {"seat": seat, "do": "back", "at": at}
            case ev.SeatTaken(sitter):
                return {"do": "sit", **msgspec.to_builtins(sitter), "at": at}
            case _:
                pass
    return None


_AROUND = frozenset({"start", "options", "hand-over", "take-hat", "free", "rename", "again"})


def _who(said: dict[str, Any], who: Who, events: tuple[ev.TableEvent, ...]) -> dict[str, Any]:
    """Who a step is by, as the record says it. A seat with the hat acts as host or as seat."""
    if who.host and any(isinstance(event, ev.Logged) for event in events):
        return {"host": True}
    if not who.seat:
        return {}
    return {"seat": who.seat, "member": who.member} if who.member else {"seat": who.seat}
