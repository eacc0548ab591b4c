"""Who is there: tabs, watchers, away and back, the hat of an absent host, abandoned tables."""

from __future__ import annotations

import pytest

from secondguess.storage.memory import MemoryStore
from secondguess.table import connection as connections
from secondguess.table.lobby import HAT_WAITS_MS
from secondguess.table.room import Room

from .live_tables import Phone, Screen, SetClock, open_room, refusal, tables_over


async def test_watchers_see_and_do_nothing_f085() -> None:
    tables = await tables_over()
    room, screen, _phones = await open_room(tables, 2)
    watcher = Phone(room, None)
    assert watcher.screen.updates[-1]["me"] == {"role": "watch", "host": False}
    assert await watcher.act(do="start") == "not-seated"
    more: list[Phone] = []
    for count in range(2, 6):
        more.append(Phone(room, None))
        assert screen.screen.updates[-1]["table"]["watchers"] == count
    while more:
        more.pop().drop()
        assert screen.screen.updates[-1]["table"]["watchers"] == len(more) + 1
    await tables.stop()


async def test_the_older_tab_is_told_and_no_ping_pong_f013() -> None:
    tables = await tables_over()
    room, _screen, phones = await open_room(tables, 2)
    newer = Phone(room, phones[0].token, tab="other")
    assert phones[0].screen.byes == ["another-tab"]
    phones[0].drop()
    assert newer.screen.byes == []
    await tables.stop()


async def test_a_token_that_is_nobodys_is_refused() -> None:
    tables = await tables_over()
    room, _screen, _phones = await open_room(tables, 2)
    stranger = Phone.hello("nobody")
    assert refusal(room.connect(Screen(), stranger)) == "bad-token"
    await tables.stop()


async def test_away_shows_after_a_while_and_here_at_once_f009_f021(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "AWAY_AFTER_S", 0.01)
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 2)
    phones[0].drop()
    assert not room.live.table.seats[0].away
    await screen.screen.until(lambda s: bool(s.view["seats"][0]["away"]))
    Phone(room, phones[0].token)
    await screen.screen.until(lambda s: not s.view["seats"][0]["away"])
    await tables.stop()


async def test_a_short_gap_makes_no_noise_f021() -> None:
    tables = await tables_over()
    room, _screen, phones = await open_room(tables, 2)
    version = room.live.version
    for _ in range(20):
        phones[0].drop()
        phones[0] = Phone(room, phones[0].token)
    assert room.live.version == version
    await tables.stop()


async def test_a_kicked_phone_is_told_and_cannot_come_back_f039() -> None:
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 3)
    assert await screen.act(do="start") == "ack"
    assert await screen.act(do="kick", seat=2) == "ack"
    await phones[1].screen.until(lambda s: s.byes == ["kicked"])
    # Everybody is told what it is: sent away, and not away for a while.
    assert screen.screen.updates[-1]["table"]["kicked"] == [2]
    assert screen.screen.updates[-1]["table"]["free"] == []
    assert await screen.act(do="free", seat=2) == "ack"
    assert "kicked" not in screen.screen.updates[-1]["table"]
    assert screen.screen.updates[-1]["table"]["free"] == [2]
    hello = Phone.hello(phones[1].token)
    assert refusal(room.connect(Screen(), hello)) == "bad-token"
    await tables.stop()


async def test_seats_may_take_the_hat_when_the_host_is_away_f025(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "AWAY_AFTER_S", 0.01)
    clock = SetClock()
    tables = await tables_over(clock=clock)
    room, screen, phones = await open_room(tables, 2)
    screen.drop()
    await phones[0].screen.until(lambda s: bool(s.updates[-1]["table"]["host"]["away"]))
    assert "take_hat" not in phones[0].screen.updates[-1]
    assert await phones[0].act(do="take-hat") == "not-your-turn"
    clock.now += HAT_WAITS_MS
    assert await phones[0].act(do="take-hat") == "ack"
    await phones[0].screen.until(lambda s: s.updates[-1]["me"]["host"] is True)
    assert room.live.table.hat == 1
    await tables.stop()


async def test_half_typed_text_is_the_seats_own_and_gone_with_the_phase_f055() -> None:
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    phones[0].draft(1, "12")
    back = Phone(room, phones[0].token)
    assert back.screen.updates[-1]["draft"] == "12"
    assert "draft" not in Phone(room, phones[1].token).screen.updates[-1]
    assert "draft" not in Phone(room, None).screen.updates[-1]
    assert await screen.act(do="void") == "ack"
    assert "draft" not in back.screen.updates[-1]
    await tables.stop()


async def test_five_hundred_rooms_opened_and_left_are_let_go_f011() -> None:
    clock = SetClock()
    store = MemoryStore()
    tables = await tables_over(store, clock)
    rooms: list[Room] = []
    for _ in range(500):
        room, screen, _ = await open_room(tables, 0)
        await screen.screen.until(lambda s: not s.updates[-1]["table"]["host"]["away"])
        screen.drop()
        rooms.append(room)
    assert tables.count == 500
    clock.now += 13 * 3_600_000
    await tables.sweep()
    assert tables.count == 0
    assert await store.live() == []
    assert tables.get(rooms[0].live.table.code) is None
    await tables.stop()
