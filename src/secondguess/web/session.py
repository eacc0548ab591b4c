"""A socket's way out: the newest update, a few messages that must arrive, one writer.

While nothing waits there is no task and no buffer: an idle socket costs next to nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from aiohttp import WSMsgType
from aiohttp.web_ws import WebSocketResponse

from ..protocol.messages import Bye
from ..table.words import SAY

MOST_WAITING = 64
"""Messages that may wait for one socket; a client that has so many unread is gone or broken."""

CLOSE_CODES = {
    "another-tab": 4001,
    "kicked": 4003,
    "no-such-table": 4004,
    "bad-token": 4005,
    "table-closed": 4006,
    "old-page": 4007,
    "malformed": 1008,
    "too-fast": 1008,
    "slow": 4008,
    "restarting": 1012,
}

_ENCODER = msgspec.json.Encoder()


class SocketSession:
    """`table.session.Session` over an aiohttp WebSocket."""

    def __init__(self, socket: WebSocketResponse, slow_s: float) -> None:
        self._socket = socket
        self._slow_s = slow_s
        self._messages: deque[bytes] = deque()
        self._update: bytes | None = None
        self._bye: str | None = None
        self._writer: asyncio.Task[None] | None = None

    def show(self, update: bytes) -> None:
        """Show the newest state; one that was not sent yet is replaced."""
        self._update = update
        self._wake()

    def tell(self, message: bytes) -> None:
        """Send what must arrive, in order."""
        if len(self._messages) >= MOST_WAITING:
            self.bye("slow")
            return
        self._messages.append(message)
        self._wake()

    def bye(self, code: str) -> None:
        """Say why, then close. The first reason counts."""
        if self._bye is None:
            self._bye = code
            self._wake()

    async def closed(self) -> None:
        """Wait until what was to be sent is sent, or cannot be any more."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    def _wake(self) -> None:
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while True:
                if self._messages:
                    data = self._messages.popleft()
                elif self._update is not None:
                    data, self._update = self._update, None
                else:
                    break
                await self._send(data)
            if self._bye is not None:
                await self._close(self._bye)
        except (ConnectionError, RuntimeError, TimeoutError):
            # The other side is gone or does not read; it comes back by itself.
            self._messages.clear()
            self._update = None
        finally:
            self._writer = None

    async def _send(self, data: bytes) -> None:
        sending = self._socket.send_frame(data, WSMsgType.TEXT)
        try:
            # A frame that fits into the socket's buffer never waits, which is nearly always.
            async with asyncio.timeout(self._slow_s):
                await sending
        except TimeoutError:
            self._bye = self._bye or "slow"
            self._abort()
            raise

    async def _close(self, code: str) -> None:
        bye = Bye(code=code, say=SAY[code])  # type: ignore[arg-type]
        with suppress(ConnectionError, RuntimeError, TimeoutError):
            async with asyncio.timeout(self._slow_s):
                await self._socket.send_frame(_ENCODER.encode(bye), WSMsgType.TEXT)
                await self._socket.close(code=CLOSE_CODES[code], message=code.encode())

    def _abort(self) -> None:
        request = self._socket._req  # noqa: SLF001 (no public way to drop a socket that is stuck)
        if request is not None and request.transport is not None:
            request.transport.abort()
