"""Pings over real sockets: who is pinged, and that what they tell decides a race (B112)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Self

import aiohttp
import pytest
from aiohttp import WSMsgType

from secondguess.web import pulse
from secondguess.web.lag import AT_FIRST, IN_TURN
from tests.table.live_tables import SetClock
from tests.table.test_fastest import CAPITAL, deck_of

from .wire import PATIENCE_S, Line, Opened, Server


class Times:
    """One time for tables and round trips; it passes when a test says so."""

    def __init__(self) -> None:
        self.service = SetClock()

    def __call__(self) -> int:
        return self.service.now * 1_000_000

    def passes(self, ms: int) -> None:
        self.service.now += ms


class Phone(Line):
    """A phone that answers pings as late as the test says."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__(socket)
        self.times: Times | None = None
        self.trip_ms = 0
        self.pings = 0
        self.silent = False
        self._pinged = asyncio.Event()

    @classmethod
    async def at(cls, table: Opened, token: str | None, times: Times, trip_ms: int) -> Self:
        phone = await cls.to(table.server, table.code, autoping=False)
        phone.times, phone.trip_ms = times, trip_ms
        await phone.hello(token)
        await phone.update(lambda update: True)
        return phone

    async def _read(self) -> None:
        async for message in self.socket:
            if message.type is WSMsgType.TEXT:
                self._keep(message.data)
            elif message.type is WSMsgType.PING:
                self.pings += 1
                if not self.silent:
                    assert self.times is not None
                    self.times.passes(self.trip_ms)
                    await self.socket.pong(message.data)
                self._pinged.set()
        self._more.set()

    async def pinged(self, times: int) -> None:
        """Wait until so many pings were answered, and the server has the last answer."""
        async with asyncio.timeout(PATIENCE_S):
            while self.pings < times:
                self._pinged.clear()
                await self._pinged.wait()
        # From here on time stands still unless the test lets it pass.
        self.silent = True
        await self.settle()


@pytest.fixture
def times() -> Times:
    return Times()


@pytest.fixture
async def table(tmp_path: Path, times: Times) -> AsyncIterator[Opened]:
    """A table of Bet Your Brain with one card, at a server whose time the test has in hand."""
    deck = deck_of(**CAPITAL)
    async with Server.over(tmp_path / "a.db", deck=deck, clock=times.service) as server:
        server.context.steady = times
        body = {"game": "bet-your-brain", "options": {"hourglass_seconds": "none"}}
        status, opened = await server.post("/api/tables", body)
        assert status == 201, opened
        yield Opened(server, opened["code"], opened["token"])


async def race(table: Opened, times: Times, *trips: int) -> tuple[Line, list[Phone]]:
    """The screen, and phones with these round trips that have been measured, before a card."""
    screen, phones = await table.line(table.token), []
    for n, trip in enumerate(trips, start=1):
        phones.append(await Phone.at(table, await table.sit(f"P{n}", age=50 - n), times, trip))
        await phones[-1].pinged(AT_FIRST)
    assert await screen.act(do="start") == "ack"
    assert await phones[0].act(do="spin") == "ack"
    for n, phone in enumerate(phones):
        marked = {"marker": "cross"} if n else {}
        assert await phone.act(do="bet", points=1, **marked) == "ack"
    for line in (screen, *phones):
        await line.phase("answer")
    return screen, phones


async def ring(table: Opened) -> None:
    """The alarm of the table goes off."""
    room = table.server.context.tables.get(table.code)
    assert room is not None
    room.live._ring()


@pytest.mark.parametrize(
    ("late_ms", "won"),
    [(197, [2]), (198, [1, 2]), (199, [1]), (250, [1])],
)
async def test_b112_what_a_slow_phone_sent_first_wins_over_real_sockets(
    table: Opened, times: Times, late_ms: int, won: list[int]
) -> None:
    screen, [quick, slow, _] = await race(table, times, 4, 400, 60)
    times.passes(3_000)
    assert await quick.act(do="answer", text="canberra") == "ack"
    times.passes(late_ms)
    # In its last millisecond the grace is open until the bell rings.
    assert await slow.act(do="answer", text="canberra") == "ack"
    times.passes(250 - late_ms)
    await ring(table)
    view = (await screen.phase("ruling"))["view"]
    assert [int(n) for n, verdict in view["verdicts"].items() if verdict == "right"] == won
    assert view["answers"]["1"] == {"text": "canberra", "after_ms": 2_998, "lag_ms": 2}
    after = 3_000 + late_ms - 200
    assert view["answers"]["2"] == {"text": "canberra", "after_ms": after, "lag_ms": 200}


async def test_b112_after_the_grace_a_slow_phone_is_refused(table: Opened, times: Times) -> None:
    screen, [quick, slow] = await race(table, times, 4, 600)
    stage = screen.newest["view"]["stage"]
    times.passes(3_000)
    assert await quick.act(do="answer", text="canberra", **{"for": stage}) == "ack"
    times.passes(250)
    await ring(table)
    await screen.phase("ruling")
    assert await slow.act(do="answer", text="canberra", **{"for": stage}) == "stale"
    assert await slow.act(do="answer", text="canberra") == "wrong-phase"


async def test_b112_the_delay_is_never_the_client_s_to_say(table: Opened, times: Times) -> None:
    _, [quick, _] = await race(table, times, 4, 60)
    for more in ({"lag": 250}, {"lag_ms": 250}, {"at": 0}, {"after_ms": 1}):
        assert await quick.act(do="answer", text="canberra", **more) == "malformed"


async def test_pongs_that_nobody_asked_for_change_nothing(table: Opened, times: Times) -> None:
    screen, [quick, other] = await race(table, times, 4, 60)
    for said in (b"", b"1", b"5", b"6", b"7", b"\xff" * 125):
        times.passes(200)
        await quick.socket.pong(said)
    await quick.settle()
    assert await quick.act(do="answer", text="canberra") == "ack"
    assert await other.act(do="answer", text="canberra") == "ack"
    view = (await screen.phase("ruling"))["view"]
    assert view["answers"]["1"]["lag_ms"] == 2


async def test_a_client_may_ping_us_before_and_after_hello(table: Opened, times: Times) -> None:
    phone = await Phone.to(table.server, table.code, autoping=False)
    await phone.socket.ping(b"early")
    await phone.socket.pong(b"early")
    await phone.hello()
    await phone.update(lambda update: True)
    await phone.socket.ping(b"late")
    await phone.settle()


async def test_seats_are_pinged_again_and_again_watchers_and_screens_are_not(
    table: Opened, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "EVERY_S", 0.01)
    watcher = await Phone.at(table, None, times, 1)
    screen = await Phone.at(table, table.token, times, 1)
    seat = await Phone.at(table, await table.sit("Ann"), times, 1)
    await seat.pinged(AT_FIRST + 2 * IN_TURN)
    for unmeasured in (watcher, screen):
        await unmeasured.settle()
        assert unmeasured.pings == 0


async def test_a_phone_that_sends_something_is_pinged_while_it_is_awake(
    table: Opened, times: Times
) -> None:
    seat = await Phone.at(table, await table.sit("Ann"), times, 1)
    await seat.pinged(AT_FIRST)
    seat.silent = False
    await seat.settle()
    assert seat.pings == AT_FIRST
    times.passes(1_000)
    await seat.settle()
    await seat.pinged(AT_FIRST + 1)


async def test_the_other_game_does_not_ask_who_was_first(tmp_path: Path, times: Times) -> None:
    async with Server.over(tmp_path / "a.db") as server:
        table = await server.open_table()
        seat = await Phone.at(table, await table.sit("Ann"), times, 1)
        await seat.settle()
        assert seat.pings == 0


async def test_a_line_that_is_gone_is_pinged_no_more(table: Opened, times: Times) -> None:
    seat = await Phone.at(table, await table.sit("Ann"), times, 1)
    await seat.pinged(AT_FIRST)
    [session] = table.server.context.sessions
    assert session.ping(b"x")
    session.bye("restarting")
    assert not session.ping(b"x")
    await seat.goodbye()
    await session.closed()
    assert not session.ping(b"x")
