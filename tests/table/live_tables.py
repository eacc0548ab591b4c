"""Live tables for tests: a directory over a store, and sessions that keep what they were sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import msgspec

from secondguess.decks.format import Deck, Head, Number
from secondguess.engine.refusals import Refusal
from secondguess.protocol.http import Opened, OpenTable, Seated, TakeSeat
from secondguess.protocol.messages import WIRE, Act, Draft, Hello
from secondguess.storage.memory import MemoryStore
from secondguess.table.connection import Connection
from secondguess.table.directory import Tables
from secondguess.table.room import Room
from secondguess.table.service_clock import ServiceClock


class SetClock(ServiceClock):
    """Service time that passes only when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0

    def start_at(self, service_ms: int) -> None:
        self.now = max(self.now, service_ms)

    def __call__(self) -> int:
        return self.now


class Screen:
    """A session that remembers every frame, and can wait for one."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.byes: list[str] = []
        self._arrived = asyncio.Event()

    def show(self, update: bytes) -> None:
        self._keep(update)

    def tell(self, message: bytes) -> None:
        self._keep(message)

    def bye(self, code: str) -> None:
        self.byes.append(code)
        self._arrived.set()

    def _keep(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))
        self._arrived.set()

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["t"] == "update"]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.updates[-1]["view"]
        return view

    async def until(self, found: Callable[[Screen], bool]) -> None:
        """Wait until `found`; fails after 5 s."""
        async with asyncio.timeout(5):
            while not found(self):
                self._arrived.clear()
                await self._arrived.wait()


class Phone:
    """A person at a live table. `lag_ms`: the delay that was measured of this phone (B112)."""

    def __init__(self, room: Room, token: str | None, tab: str = "tab") -> None:
        self.room = room
        self.token = token
        self.screen = Screen()
        connection = room.connect(self.screen, self.hello(token, tab))
        assert isinstance(connection, Connection), connection
        self.connection = connection
        self.lag_ms = 0
        self._sent = 0

    @staticmethod
    def hello(token: str | None, tab: str = "tab") -> Hello:
        """What a page says first."""
        return Hello(v=WIRE, tab=tab, token=msgspec.UNSET if token is None else token)

    async def act(self, action_id: str = "", **said: Any) -> str:
        """Send an action; "ack" or the refusal's code."""
        self._sent += 1
        action_id = action_id or f"a{self._sent}"
        before = len(self.screen.frames)
        raw = msgspec.Raw(msgspec.json.encode(said))
        self.room.act(self.connection, Act(id=action_id, action=raw), self.lag_ms)

        def answers(screen: Screen) -> list[dict[str, Any]]:
            return [f for f in screen.frames[before:] if f.get("id") == action_id]

        await self.screen.until(lambda screen: bool(answers(screen)))
        answer = answers(self.screen)[0]
        return "ack" if answer["t"] == "ack" else str(answer["code"])

    def draft(self, stage: int, value: str) -> None:
        """Keep half-typed text."""
        self.connection.draft(Draft(stage=stage, value=value))

    def drop(self) -> None:
        """The socket is gone."""
        self.room.disconnect(self.connection)


def small_deck() -> Deck:
    """Four cards of seven questions; the answer to question k is 10 k."""
    numbers = {
        f"q{k}": Number(id=f"q{k}", text=f"Question {k}?", answer=Decimal(10 * k), note=f"N{k}")
        for k in range(1, 29)
    }
    names = list(numbers)
    sets = tuple(tuple(names[i : i + 7]) for i in range(0, 28, 7))
    return Deck(head=Head(format="deck/1", id="small", title="Small"), numbers=numbers, sets=sets)


async def tables_over(store: Any = None, clock: ServiceClock | None = None) -> Tables:
    """A started directory."""
    tables = Tables(store or MemoryStore(), {"small": small_deck()}, clock or SetClock())
    await tables.start()
    return tables


async def open_room(tables: Tables, seats: int, **options: Any) -> tuple[Room, Phone, list[Phone]]:
    """A table with its screen (which hosts) and so many phones, in the lobby."""
    raw = msgspec.Raw(msgspec.json.encode(options))
    opened = await tables.open(OpenTable(deck="small", options=raw))
    assert isinstance(opened, Opened), opened
    room = tables.get(opened.code)
    assert room is not None
    screen = Phone(room, opened.token)
    return room, screen, [await sit(room, f"P{n}") for n in range(1, seats + 1)]


async def sit(room: Room, name: str, token: str | None = None) -> Phone:
    """Somebody sits down with a phone; `token`: the screen's, where it asks for them."""
    seated = await room.take_seat(TakeSeat(name=name), token)
    assert isinstance(seated, Seated), seated
    return Phone(room, seated.token)


def refusal(answer: object) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code
