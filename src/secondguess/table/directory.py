"""The live tables of this server: open, find, bring back from the store, let go.

Everything random (codes, tokens, seeds) is made here and goes into the log as data.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec
from msgspec import UNSET

from ..decks.format import Deck
from ..engine.catalog import GAMES
from ..engine.refusals import Refusal
from ..protocol.http import Opened, OpenTable
from ..protocol.messages import DeckView
from . import events as ev
from .body import Body, encode_body, replay
from .codes import new_code, read_code
from .connection import hash_token
from .dealing import Dealer
from .feed import Around
from .live import LiveTable
from .memory import Remembered
from .room import Room
from .service_clock import ServiceClock
from .state import Table, evolve
from .store import CodeTaken, Entry, Store, StoreFailed

BEAT_S = 1.0
"""How often service time is noted: a crash gives every running clock at most this much extra."""

IDLE_MS = 12 * 3_600_000
"""A table where nothing happened for this long (service time) and nobody is connected ends its
life; its record is kept (F011)."""

_TRIES = 50


class Tables:
    """All tables of this server. `start` before use, `stop` after."""

    def __init__(
        self,
        store: Store,
        decks: Mapping[str, Deck],
        clock: ServiceClock | None = None,
        on_fault: Callable[[str], None] = lambda code: None,
        on_open: Callable[[str], None] = lambda code: None,
        on_store: Callable[[bool], None] = lambda saves: None,
    ) -> None:
        self._store = store
        self._clock = clock or ServiceClock()
        self._dealer = Dealer(decks)
        self._rooms: dict[str, Room] = {}
        self._on_fault = on_fault
        self._on_open = on_open
        self._on_store = on_store
        self._saves = True
        self._beats: asyncio.Task[None] | None = None

    @property
    def count(self) -> int:
        """How many tables are live."""
        return len(self._rooms)

    def decks(self) -> list[DeckView]:
        """The decks a table can be opened with."""
        return self._dealer.decks()

    async def check_store(self) -> None:
        """Raises StoreFailed when the store cannot save."""
        await self._store.beat(self._clock())

    async def start(self) -> None:
        """Bring every live table back as it was; clocks go on from the time that was left (F169).

        Raises: StoreFailed.
        """
        await self._store.open()
        self._clock.start_at(await self._store.service_ms())
        self._dealer.learn(await self._store.spellings())
        for row in await self._store.live():
            await self._bring_back(row.code, row.table)
        self._beats = asyncio.get_running_loop().create_task(self._beat())

    async def stop(self) -> None:
        """Finish what is being stored; the tables stay in the store as they are."""
        if self._beats is not None:
            self._beats.cancel()
            with suppress(asyncio.CancelledError):
                await self._beats
        for room in tuple(self._rooms.values()):
            await room.stop()
        with suppress(StoreFailed):
            await self._store.beat(self._clock())
        await self._store.close()

    async def open(self, request: OpenTable) -> Opened | Refusal:
        """A new table: its code, and the token of the screen that opened it."""
        deck = self._dealer.deck_for(request.game, request.deck)
        if deck is None:
            return Refusal("no-such-deck")
        given = b"{}" if request.options is UNSET else bytes(request.options)
        try:
            options = GAMES[request.game].table_options(given)
        except msgspec.MsgspecError as error:
            return Refusal("bad-options", str(error))
        token = secrets.token_urlsafe(24)
        for _ in range(_TRIES):
            code = new_code(secrets.choice)
            opened = ev.Opened(
                code=code, game=request.game, screen=request.screen, deck=deck,
                options=msgspec.Raw(options), seed=secrets.token_hex(8),
                screen_hash=hash_token(token), at=self._clock(),
            )  # fmt: skip
            try:
                await self._create(code, opened)
            except CodeTaken:
                continue
            except StoreFailed:
                return Refusal("storage")
            self._on_open(code)
            return Opened(code=code, token=token)
        return Refusal("busy")

    def get(self, code: str) -> Room | None:
        """The live table with this code, as people type it (F079)."""
        return self._rooms.get(read_code(code))

    async def retire(self, code: str) -> None:
        """End a table's life; its entries are kept."""
        room = self._rooms.pop(code, None)
        if room is not None:
            await room.close("table-closed")
            await self._store.retire(room.live.key, self._clock())

    async def _create(self, code: str, opened: ev.Opened) -> None:
        key, now = secrets.token_hex(8), self._clock()
        first = Entry(
            table=key, version=1, at=now, by="screen", action_id="",
            body=encode_body(Body(events=(opened,))),
        )  # fmt: skip
        await self._store.create(code, first)
        self._add(code, key, evolve(None, opened), 1, Remembered())

    async def _bring_back(self, code: str, key: str) -> None:
        table: Table | None = None
        version, seen = 0, Remembered()
        for entry in await self._store.read(key):
            table = replay(table, entry)
            version = entry.version
            if entry.action_id:
                seen.add({(entry.by, entry.action_id): version})
        if table is not None:
            room = self._add(code, key, table, version, seen)
            room.presence.expect_all()
            room.live.set_alarm()
            room.live.pay_what_is_owed()

    def _add(self, code: str, key: str, table: Table, version: int, seen: Remembered) -> Room:
        live = LiveTable(
            key=key, table=table, version=version, seen=seen, store=self._store, now=self._clock,
            around=self._around, on_fault=lambda: self._on_fault(code), learn=self._dealer.learn,
        )  # fmt: skip
        room = Room(live, self._dealer, self._store)
        self._rooms[code] = room
        return room

    def _around(self, live: LiveTable) -> Around:
        room = self._rooms.get(live.table.code)
        return Around(
            watchers=0 if room is None else room.presence.watchers,
            deck=self._dealer.deck_of(live.table),
            cannot_save=live.cannot_save,
        )

    async def _beat(self) -> None:
        """Note service time, and let tables go that everybody has left."""
        while True:
            await asyncio.sleep(BEAT_S)
            await self.beat()

    async def beat(self) -> None:
        """One beat. It notices a store that cannot save even where nobody acts, and tells all."""
        if not self._rooms:
            return
        try:
            await self._store.beat(self._clock())
            await self.sweep()
        except StoreFailed:
            self._note_store(saves=False)
        else:
            self._note_store(saves=True)

    def _note_store(self, *, saves: bool) -> None:
        if saves != self._saves:
            self._saves = saves
            self._on_store(saves)
        for room in tuple(self._rooms.values()):
            room.live.note_store(saves=saves)

    async def sweep(self) -> None:
        """Retire the tables where nothing happens and nobody is (F011). Raises StoreFailed."""
        now = self._clock()
        for code, room in tuple(self._rooms.items()):
            if now - room.live.touched > IDLE_MS and not room.presence.all():
                await self.retire(code)
