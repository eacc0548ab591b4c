"""A socket's way out: nothing waits while it reads; one that does not read hurts nobody."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import aiohttp.web
import pytest
from msgspec.structs import replace

from secondguess.web.session import HIGH, MOST_TOGETHER, MOST_WAITING, Post, SocketSession

from .wire import EASY, PATIENCE_S, Opened, Server

LARGE = "x" * 40_000


@pytest.fixture
async def slow_server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server with little patience."""
    async with Server.over(tmp_path / "a.db", replace(EASY, slow_s=0.3)) as server:
        yield server


class Deaf:
    """A client that does not read until it is told to; `session` is the server's side of it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, session: SocketSession) -> None:
        self.socket = socket
        self.session = session

    @classmethod
    async def at(cls, table: Opened) -> Deaf:
        before = set(table.server.context.sessions)
        address = f"{table.server.address}/ws/{table.code}"
        socket = await table.server.http.ws_connect(address, max_msg_size=0)
        await socket.send_json({"t": "hello", "v": 1, "tab": "deaf"})
        for _ in range(2):
            await socket.receive_json()
        [session] = table.server.context.sessions - before
        return cls(socket, session)

    async def stuff(self) -> int:
        """Show large updates until the line takes no more; how many it took."""
        for number in range(2_000):
            self.session.show(json.dumps({"t": "update", "n": number, "x": LARGE}).encode())
            for _ in range(200):
                # The writer's turn, and the other side's; the last one may be a little late.
                await asyncio.sleep(0)
                if self.session._update is None:
                    break
            else:
                return number
        raise AssertionError("the line never filled up")

    async def all_frames(self) -> list[dict[str, Any]]:
        """Read what comes until the server closes."""
        async with asyncio.timeout(PATIENCE_S):
            return [json.loads(message.data) async for message in self.socket]


async def test_an_idle_socket_has_no_task_and_no_buffer(table: Opened) -> None:
    _, phones = await table.game(2)
    assert await phones[0].act(do="guess", value="7") == "ack"
    for session in table.server.context.sessions:
        assert session._writer is None
        assert session._messages is None
        assert session._update is None


class Line(asyncio.WriteTransport):
    """Notes what is written, beside what others of the same list were."""

    def __init__(self, written: list[tuple[Line, bytes]]) -> None:
        super().__init__()
        self._written = written

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """As many as it likes."""

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._written.append((self, bytes(data)))


async def test_all_screens_leave_together_in_one_write_a_socket() -> None:
    post = Post()
    written: list[tuple[Line, bytes]] = []
    lines = [Line(written), Line(written)]
    ann, bo = (SocketSession(aiohttp.web.WebSocketResponse(), line, 1, post) for line in lines)
    for turn in (b"1", b"2"):
        ann.tell(b"ack" + turn)
        ann.show(b"new" + turn)
        bo.show(b"new" + turn)
        # Nothing yet: others may have screens to show in the same turn of the loop.
        assert written == []
        await asyncio.sleep(0)
        answer, update = b"\x81\x04ack" + turn, b"\x81\x04new" + turn
        assert written == [(lines[0], answer + update), (lines[1], update)]
        written.clear()


async def test_the_first_of_many_screens_does_not_wait_for_the_last() -> None:
    post = Post()
    written: list[tuple[Line, bytes]] = []
    lines = [Line(written) for _ in range(2 * MOST_TOGETHER + 1)]
    sessions = [SocketSession(aiohttp.web.WebSocketResponse(), one, 1, post) for one in lines]
    for session in sessions:
        session.show(b"new")
    assert [line for line, _ in written] == lines[: 2 * MOST_TOGETHER]
    await asyncio.sleep(0)
    assert written == [(line, b"\x81\x03new") for line in lines]


async def test_the_newest_update_wins_and_messages_arrive_in_order(table: Opened) -> None:
    deaf = await Deaf.at(table)
    stuck = await deaf.stuff()
    for number in range(10):
        deaf.session.tell(json.dumps({"t": "pong", "id": number}).encode())
        deaf.session.show(json.dumps({"t": "update", "n": 10_000 + number}).encode())
    deaf.session.bye("restarting")
    deaf.session.tell(b'{"t":"pong","id":99}')
    frames = await deaf.all_frames()
    updates = [frame["n"] for frame in frames if frame["t"] == "update"]
    # All that the line took, then the newest only.
    assert updates[:stuck] == list(range(stuck))
    assert updates[-1] == 10_009
    assert len(updates) <= stuck + 2
    assert [frame["id"] for frame in frames if frame["t"] == "pong"] == list(range(10))
    assert frames[-1] | {"say": ""} == {"t": "bye", "code": "restarting", "say": ""}
    assert deaf.socket.close_code == 1012


async def test_a_socket_that_takes_nothing_is_dropped_and_the_table_goes_on(
    slow_server: Server,
) -> None:
    table = await slow_server.open_table()
    _, [phone, other] = await table.game(2)
    deaf = await Deaf.at(table)
    await deaf.stuff()
    # The table shows and never waits.
    assert await phone.act(do="guess", value="7") == "ack"
    assert await other.act(do="guess", value="8") == "ack"
    await phone.update(
        lambda update: update["view"]["phase"] == "bet" and update["table"]["watchers"] == 0
    )
    assert deaf.session not in slow_server.context.sessions
    assert [frame for frame in await deaf.all_frames() if frame["t"] == "bye"] == []
    assert deaf.socket.close_code == aiohttp.WSCloseCode.ABNORMAL_CLOSURE


async def test_what_must_arrive_is_bounded(table: Opened) -> None:
    deaf = await Deaf.at(table)
    await deaf.stuff()
    for number in range(MOST_WAITING + 2):
        deaf.session.tell(json.dumps({"t": "pong", "id": number}).encode())
    await deaf.all_frames()
    assert deaf.socket.close_code == aiohttp.WSCloseCode.ABNORMAL_CLOSURE
    assert deaf.session._messages is None


async def test_an_update_larger_than_the_line_s_room_arrives(table: Opened) -> None:
    deaf = await Deaf.at(table)
    for size in (HIGH - 20_000, HIGH, 4 * HIGH):
        deaf.session.show(json.dumps({"t": "update", "x": "y" * size}).encode())
        assert len((await deaf.socket.receive_json())["x"]) == size
    deaf.session.tell(b'{"t":"pong","id":1}')
    assert (await deaf.socket.receive_json())["id"] == 1


async def test_f009_a_line_that_died_in_silence_is_noticed(tmp_path: Path) -> None:
    """Half-open: the other side is there no more and never said so, so pings go unanswered."""
    async with Server.over(tmp_path / "a.db", replace(EASY, heartbeat_s=0.2)) as server:
        table = await server.open_table()
        watcher = await table.line()
        host, _, port = server.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws/{table.code} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello = b'{"t":"hello","v":1,"tab":"gone"}'
        mask = b"\0\0\0\0"
        writer.write(bytes([0x81, 0x80 | len(hello)]) + mask + hello)
        await watcher.update(lambda update: update["table"]["watchers"] == 2)
        # From here on it is silent.
        after = len(watcher.frames)
        await watcher.update(lambda update: update["table"]["watchers"] == 1, after)
        async with asyncio.timeout(PATIENCE_S):
            await reader.read()
        writer.close()
