"""The server of this process on a free port, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self

import aiohttp
from aiohttp import web
from yarl import URL

from secondguess.decks.format import Deck
from secondguess.protocol.messages import WIRE
from secondguess.storage.migrate import migrate
from secondguess.storage.sqlite import SqliteStore
from secondguess.table.directory import Tables
from secondguess.table.service_clock import ServiceClock
from secondguess.web.app import make_app
from secondguess.web.context import Context
from secondguess.web.limits import Limits, Rate
from tests.table.live_tables import small_deck

PLENTY = Rate(1e9, 1e9)
EASY = Limits(frames=PLENTY, opening=PLENTY, seating=PLENTY, wrong_codes=PLENTY)
"""Limits that a test of something else does not meet."""

_IDS = itertools.count(1)
"""Ids of actions are never used again, also not on the next socket of the same phone."""

PATIENCE_S = 10.0
"""A frame that has not come by then does not come; the machine may be busy."""


class Server:
    """A server as clients reach it; `app` where it runs in this process."""

    def __init__(
        self, address: str, http: aiohttp.ClientSession, app: web.Application | None = None
    ) -> None:
        self.address = address
        self.http = http
        self._app = app

    @classmethod
    @asynccontextmanager
    async def over(
        cls,
        path: Path,
        limits: Limits = EASY,
        deck: Deck | None = None,
        clock: ServiceClock | None = None,
    ) -> AsyncIterator[Self]:
        """The whole server but for its deck, over the file `path`."""
        _make_ready(path)
        app = make_app(Tables(SqliteStore(path), {"small": deck or small_deck()}, clock), limits)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            address = f"http://127.0.0.1:{runner.addresses[0][1]}"
            async with aiohttp.ClientSession() as http:
                yield cls(address, http, app)
        finally:
            await runner.cleanup()

    @classmethod
    @asynccontextmanager
    async def at(cls, address: str) -> AsyncIterator[Self]:
        """A server in another process."""
        async with aiohttp.ClientSession() as http:
            yield cls(address, http)

    @property
    def app(self) -> web.Application:
        """The application, of a server in this process."""
        assert self._app is not None
        return self._app

    @property
    def context(self) -> Context:
        return self.app[Context.KEY]

    async def get(self, path: str, token: str | None = None) -> tuple[int, Any]:
        """Status and JSON body."""
        async with self.http.get(self.address + path, headers=_bearer(token)) as answer:
            return answer.status, await answer.json(content_type=None)

    async def post(self, path: str, body: object, token: str | None = None) -> tuple[int, Any]:
        """Status and JSON body. Bytes are sent as they are."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **_bearer(token)}
        async with self.http.post(self.address + path, data=data, headers=headers) as answer:
            return answer.status, await answer.json(content_type=None)

    async def open_table(self, deck: str = "small", **options: Any) -> Opened:
        """A new table with no clock, unless the options say so."""
        status, body = await self.post("/api/tables", {"deck": deck, "options": options})
        assert status == 201, body
        return Opened(self, body["code"], body["token"])

    async def line(self, code: str, token: str | None = None, tab: str = "tab") -> Line:
        """A socket that has said hello and sees the table."""
        line = await Line.to(self, code)
        await line.hello(token, tab)
        await line.update(lambda update: True)
        return line


class Opened:
    """A table that was opened; `token` is its screen's."""

    def __init__(self, server: Server, code: str, token: str) -> None:
        self.server = server
        self.code = code
        self.token = token

    async def sit(self, name: str, **more: Any) -> str:
        """Somebody sits down; the seat's token."""
        path = f"/api/tables/{self.code}/seats"
        status, body = await self.server.post(path, {"name": name, **more})
        assert status == 201, body
        token: str = body["token"]
        return token

    async def line(self, token: str | None = None, tab: str = "tab") -> Line:
        """A socket at this table."""
        return await self.server.line(self.code, token, tab)

    async def party(self, seats: int) -> tuple[Line, list[Line]]:
        """The screen, and so many phones, in the lobby."""
        tokens = [await self.sit(f"P{n}") for n in range(1, seats + 1)]
        return await self.line(self.token), [await self.line(token) for token in tokens]

    async def game(self, seats: int) -> tuple[Line, list[Line]]:
        """The same in the first guess phase."""
        screen, phones = await self.party(seats)
        assert await screen.act(do="start") == "ack"
        for line in (screen, *phones):
            await line.phase("guess")
        return screen, phones


class Line:
    """A WebSocket that keeps every frame, in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.token: str | None = None
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._more = asyncio.Event()
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def to(cls, server: Server, code: str, **options: Any) -> Self:
        """Connect, and say nothing yet."""
        url = URL(f"{server.address}/ws/{code}")
        return cls(await server.http.ws_connect(url, max_msg_size=0, **options))

    async def _read(self) -> None:
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                self._keep(message.data)
        self._more.set()

    def _keep(self, text: str) -> None:
        self.raw.append(text)
        self.frames.append(json.loads(text))
        self._more.set()

    async def hello(self, token: str | None = None, tab: str = "tab", v: int = WIRE) -> None:
        self.token = token
        said = {"t": "hello", "v": v, "tab": tab}
        await self.socket.send_json(said if token is None else {**said, "token": token})

    async def find(self, wanted: Callable[[dict[str, Any]], bool], after: int = 0) -> Any:
        """The first frame that is wanted, from the frame number `after` on."""
        seen = after
        async with asyncio.timeout(PATIENCE_S):
            while True:
                while seen < len(self.frames):
                    if wanted(self.frames[seen]):
                        return self.frames[seen]
                    seen += 1
                assert not self._reader.done(), f"the socket was closed: {self.frames[-1:]}"
                self._more.clear()
                await self._more.wait()

    async def update(self, wanted: Callable[[dict[str, Any]], bool], after: int = 0) -> Any:
        """The first update that is wanted."""
        return await self.find(lambda frame: frame["t"] == "update" and wanted(frame), after)

    async def phase(self, name: str, after: int = 0) -> Any:
        """The first update in that phase."""
        return await self.update(lambda update: update["view"]["phase"] == name, after)

    @property
    def newest(self) -> dict[str, Any]:
        """The newest update."""
        return next(frame for frame in reversed(self.frames) if frame["t"] == "update")

    async def send(self, text: str) -> None:
        """Send a text frame as it is."""
        await self.socket.send_str(text)

    async def settle(self) -> None:
        """Wait until everything that was sent to this line before now is here."""
        after, ping = len(self.frames), next(_IDS)
        await self.send(f'{{"t":"ping","id":{ping}}}')
        await self.find(lambda frame: frame["t"] == "pong" and frame["id"] == ping, after)

    async def act(self, **said: Any) -> str:
        """Act; "ack" or the code of the refusal."""
        return (await self.acts(json.dumps(said)))[0]

    async def acts(self, action: str, action_id: str = "", times: int = 1) -> list[str]:
        """The answers to an action, sent so many times with the same id."""
        action_id = action_id or f"a{next(_IDS)}"
        answers: list[str] = []
        after = len(self.frames)
        for _ in range(times):
            await self.send(f'{{"t":"act","id":"{action_id}","action":{action}}}')
        for _ in range(times):
            frame = await self.find(lambda frame: frame.get("id") == action_id, after)
            after = next(n for n, held in enumerate(self.frames) if held is frame) + 1
            answers.append("ack" if frame["t"] == "ack" else frame["code"])
        return answers

    async def goodbye(self) -> tuple[str, int | None]:
        """The code of the last `bye`, "" if there was none, and the close code."""
        async with asyncio.timeout(PATIENCE_S):
            await self._reader
        last = self.frames[-1] if self.frames else {}
        return (last["code"] if last.get("t") == "bye" else ""), self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


def _make_ready(path: Path) -> None:
    if not path.exists():
        path.write_bytes(_new_database())


@cache
def _new_database() -> bytes:
    """A migrated file: making it takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "new.db"
        migrate("sqlite", str(path))
        return path.read_bytes()


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}
