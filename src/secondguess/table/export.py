"""The record of a game that was played, from the table's log (contract, "Line 1" and after)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import UNSET

from ..engine.actions import Who
from ..engine.bet_your_brain.game import RACE_MS
from ..engine.game import Game
from ..engine.values import Sitter
from . import events as ev
from .body import Body, decode_body
from .state import Table, events_decoder, evolve
from .store import Entry

RECORD_VERSION = 1


def record_lines(entries: Iterable[Entry], title: str = "") -> Iterator[bytes]:
    """The record of the last game in a table's log, line by line (JSON, no line ends).

    The caller sees to it that the game is over: the header holds every question with its answer.
    """
    table: Table | None = None
    header: dict[str, Any] | None = None
    steps: list[dict[str, Any]] = []
    drawn: tuple[int, ...] = ()
    for entry in entries:
        body = decode_body(entry.body)
        for event in body.events:
            if isinstance(event, ev.Dealt) and table is not None:
                header = _header(table, event, title)
                steps = []
            table = evolve(table, event)
        if header is not None and table is not None and table.play is not None:
            drawn = table.drawn
            steps += _steps(table.rules, body, entry.at - table.started)
    if header is None or table is None:
        return
    # As they are at the end: a member who joined a team late counts for ties (W51).
    header["seats"] = _seats(table)[: len(header["seats"])]
    header[table.rules.dealt_key] = _shown(table.rules, header[table.rules.dealt_key], drawn)
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
        table.rules.dealt_key: msgspec.json.decode(bytes(dealt.questions)),
    }
    if table.rules.dealt_key == "cards":
        # A live fastest card stays open for what was sent earlier (B112); a reader must know.
        header["race_ms"] = RACE_MS
    if title:
        header["title"] = title
    return header


def _shown(rules: Game, dealt: list[Any], drawn: tuple[int, ...]) -> list[Any]:
    """What was ever on the table, an undone question too: a reader draws it as well. Of the rest
    nothing is told that could spoil another game.
    """
    shown = [one if n in drawn else rules.hidden(one) for n, one in enumerate(dealt)]
    return [one for one in shown if one is not None]


def _steps(rules: Game, body: Body, at: int) -> Iterator[dict[str, Any]]:
    """The steps of the record; none for what is not part of the game (hat, names, phones)."""
    played = [
        event
        for step in body.events
        if isinstance(step, ev.Played)
        for event in events_decoder(rules.name).decode(step.events)
    ]
    if body.action is not UNSET and body.who is not UNSET and body.events:
        said = msgspec.json.decode(bytes(body.action))
        if said["do"] not in _AROUND:
            notes = rules.noted(played)
            yield {**_who(said, body.who, body.events), **said, **notes, "at": at}
            return
    for step in body.events:
        if isinstance(step, ev.SeatTaken):
            yield {"do": "sit", **msgspec.to_builtins(step.sitter), "at": at}
    # Who is away when a game begins is not waited for; a reader must know.
    for event in played:
        moved = rules.left(event)
        if moved is not None:
            seat, away = moved
            yield {"seat": seat, "do": "leave" if away else "back", **rules.noted(played), "at": at}


_AROUND = frozenset(
    {"start", "options", "hand-over", "take-hat", "free", "rename", "remember", "again"}
)


def _who(said: dict[str, Any], who: Who, events: tuple[ev.TableEvent, ...]) -> dict[str, Any]:
    """Who a step is by, as the record says it. A seat with the hat acts as host or as seat."""
    if who.host and any(isinstance(event, ev.Logged) for event in events):
        return {"host": True}
    if not who.seat:
        return {}
    return {"seat": who.seat, "member": who.member} if who.member else {"seat": who.seat}
