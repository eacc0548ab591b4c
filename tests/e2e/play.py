"""A small client of the wire: opens tables, takes seats, plays; keeps every frame it is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Self

import aiohttp

WIRE = 1
ANSWER_WITHIN_S = 20.0

Frame = dict[str, Any]


class Client:
    """One socket at a table. Its `frames` are all that it was ever sent, oldest first."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, ids: Callable[[], str]) -> None:
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self._socket = socket
        self._next_id = ids
        self._arrived = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            async with self._arrived:
                self.texts.append(message.data)
                self.frames.append(json.loads(message.data))
                self._arrived.notify_all()
        async with self._arrived:
            self._arrived.notify_all()

    async def heard(self, want: Callable[[Frame], bool], since: int = 0) -> Frame:
        """The first frame from number `since` on that is wanted; waits for it."""
        at = since

        def look() -> bool:
            nonlocal at
            while at < len(self.frames):
                if want(self.frames[at]):
                    return True
                at += 1
            return self._reader.done() or self._socket.closed

        async with asyncio.timeout(ANSWER_WITHIN_S), self._arrived:
            await self._arrived.wait_for(look)
        if at >= len(self.frames):
            raise AssertionError(f"the socket closed; last heard: {self.frames[-1:]}")
        return self.frames[at]

    @property
    def update(self) -> Frame:
        """The newest update."""
        return next(frame for frame in reversed(self.frames) if frame["t"] == "update")

    @property
    def view(self) -> dict[str, Any]:
        """The newest view."""
        view: dict[str, Any] = self.update["view"]
        return view

    async def until(self, want: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The newest view as soon as it is as wanted."""
        since = 0
        for n, frame in enumerate(self.frames):
            if frame["t"] == "update":
                since = n
        found = await self.heard(lambda f: f["t"] == "update" and want(f["view"]), since)
        view: dict[str, Any] = found["view"]
        return view

    async def phase(self, name: str) -> dict[str, Any]:
        """The newest view as soon as it is of that phase."""
        return await self.until(lambda view: bool(view["phase"] == name))

    async def act(self, **action: Any) -> Frame:
        """Send an action for the phase last seen; its `ack` or `refused`."""
        action_id, since = self._next_id(), len(self.frames)
        said = {"for": self.view["stage"], **action}
        await self.send({"t": "act", "id": action_id, "action": said})
        return await self.heard(lambda frame: frame.get("id") == action_id, since)

    async def do(self, **action: Any) -> None:
        """An action that must be taken."""
        answer = await self.act(**action)
        assert answer["t"] == "ack", answer

    async def send(self, frame: object) -> None:
        """Any frame."""
        await self._socket.send_str(json.dumps(frame))

    async def close(self) -> None:
        """Leave, as a page that is closed."""
        await self._socket.close()
        await self._reader


class House:
    """One server as its clients see it."""

    def __init__(self, address: str, http: aiohttp.ClientSession) -> None:
        self.address = address
        self._http = http
        self._ids = count(1)

    async def open(self, **body: Any) -> tuple[str, str]:
        """A new table: its code and the screen's token."""
        opened = await self.post("/api/tables", {"game": "wits-and-wagers", **body})
        return opened["code"], opened["token"]

    async def sit(self, code: str, token: str | None = None, **body: Any) -> str:
        """A seat's token."""
        seated = await self.post(f"/api/tables/{code}/seats", body, token)
        found: str = seated["token"]
        return found

    async def post(self, path: str, body: object, token: str | None = None) -> dict[str, Any]:
        """The answer to a request that must be taken."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self._http.post(self.address + path, json=body, headers=headers) as answer:
            said: dict[str, Any] = await answer.json()
            assert answer.status == 201, said
            return said

    async def get(self, path: str, token: str | None = None) -> tuple[int, str]:
        """Status and body of whatever is at `path`."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self._http.get(self.address + path, headers=headers) as answer:
            return answer.status, await answer.text()

    async def join(self, code: str, token: str | None = None, tab: str | None = None) -> Client:
        """A socket that has said hello and got its first update."""
        path = f"{self.address.replace('http', 'ws', 1)}/ws/{code}"
        client = Client(await self._http.ws_connect(path), self._id)
        hello = {"t": "hello", "v": WIRE, "tab": tab or self._id()}
        await client.send(hello if token is None else {**hello, "token": token})
        await client.heard(lambda frame: frame["t"] in ("update", "bye"))
        return client

    def _id(self) -> str:
        return f"play-{next(self._ids)}"

    @classmethod
    @asynccontextmanager
    async def at(cls, address: str) -> AsyncIterator[Self]:
        """The house at an address, for as long as a test needs it."""
        async with aiohttp.ClientSession() as http:
            yield cls(address, http)
