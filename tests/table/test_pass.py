"""One device goes round: its screen is the host, and no seat is away because the device sleeps."""

from __future__ import annotations

from typing import Any

import pytest

from secondguess.protocol.http import Opened, OpenTable, Seated, TakeSeat
from secondguess.table import connection as connections
from secondguess.table.directory import Tables
from secondguess.table.room import Room

from .live_tables import Phone, open_room, refusal, sit, tables_over


async def passed_round(tables: Tables, seats: int) -> tuple[Room, Phone, list[Phone]]:
    """A table of one device: its screen and its seats, all sockets of one page."""
    opened = await tables.open(OpenTable(deck="small", screen="pass"))
    assert isinstance(opened, Opened), opened
    room = tables.get(opened.code)
    assert room is not None
    screen = Phone(room, opened.token)
    return room, screen, [await sit(room, f"P{n}", opened.token) for n in range(1, seats + 1)]


def away(view: dict[str, Any]) -> list[int]:
    """The seats that the others do not wait for."""
    return [seat["seat"] for seat in view["seats"] if seat["away"]]


async def test_a_device_that_sleeps_has_not_left_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "AWAY_AFTER_S", 0.01)
    tables = await tables_over()
    _room, screen, phones = await passed_round(tables, 3)
    assert await screen.act(do="start") == "ack"
    assert await phones[0].act(do="guess", value="5") == "ack"
    # The two who did not write yet lose the line first: nobody may skip them for that.
    for phone in reversed(phones):
        phone.drop()
    watcher = Phone(screen.room, None)
    screen.drop()
    await watcher.screen.until(lambda s: bool(s.updates[-1]["table"]["host"]["away"]))
    assert watcher.screen.view["phase"] == "guess"
    assert watcher.screen.view["waiting"] == [2, 3]
    assert away(watcher.screen.view) == []
    await tables.stop()


async def test_who_steps_away_is_not_waited_for_until_back() -> None:
    tables = await tables_over()
    _room, screen, phones = await passed_round(tables, 3)
    assert await screen.act(do="start") == "ack"
    assert await phones[1].act(do="leave") == "ack"
    assert screen.screen.view["waiting"] == [1, 3]
    assert await phones[1].act(do="back") == "ack"
    assert screen.screen.view["waiting"] == [1, 2, 3]
    await tables.stop()


async def test_another_device_cannot_sit_down_but_watch() -> None:
    tables = await tables_over()
    room, screen, phones = await passed_round(tables, 2)
    for token in (None, phones[0].token):
        assert refusal(await room.take_seat(TakeSeat(name="Cy"), token)) == "one-device"
    assert await screen.act(do="start") == "ack"
    # Nor on a seat that is free, nor late.
    assert await screen.act(do="free", seat=2) == "ack"
    assert refusal(await room.take_seat(TakeSeat(name="Cy", seat=2), None)) == "one-device"
    assert refusal(await room.take_seat(TakeSeat(name="Cy"), None)) == "one-device"
    watcher = Phone(room, None)
    assert [seat["name"] for seat in watcher.screen.view["seats"]] == ["P1", "P2"]
    await tables.stop()


async def test_the_hat_stays_with_the_device() -> None:
    tables = await tables_over()
    opened = await tables.open(OpenTable(deck="small", screen="pass"))
    assert isinstance(opened, Opened), opened
    room = tables.get(opened.code)
    assert room is not None
    seated = await room.take_seat(TakeSeat(name="Ann"), opened.token)
    assert isinstance(seated, Seated), seated
    assert room.card(opened.token).host is True
    assert await Phone(room, opened.token).act(do="hand-over", seat=1) == "ack"
    assert await Phone(room, seated.token).act(do="hand-over", seat=0) == "ack"
    assert room.card(opened.token).host is True
    await tables.stop()


async def test_a_table_of_phones_does_skip_who_is_gone_f015(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "AWAY_AFTER_S", 0.01)
    tables = await tables_over()
    _room, screen, phones = await open_room(tables, 3)
    assert await screen.act(do="start") == "ack"
    phones[2].drop()
    await screen.screen.until(lambda s: away(s.view) == [3])
    await tables.stop()
