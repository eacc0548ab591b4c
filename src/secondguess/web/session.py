"""A socket's way out: a few messages that must arrive, then the newest update.

While the other side reads, frames go straight to the transport: no task, and no buffer of our own
beyond the work at hand. When that is done the frames of all sockets go out one after the other, an
answer and the update that follows it as one write (`Post`).
One that does not read makes its transport fill up; only then a writer task waits for it, newer
updates replace those that wait, and after `slow_s` the socket is dropped (law: a session never
blocks a table).
"""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from aiohttp import WSMsgType
from aiohttp.web_ws import WebSocketResponse

from ..protocol.messages import Bye
from ..table.words import SAY

MOST_WAITING = 64
"""Messages that may wait for one socket; a client that has so many unread is gone or broken."""

MOST_TOGETHER = 32
"""Sockets whose frames wait for each other: four tables or so, less than a millisecond's work."""

LOW, HIGH = 16_384, 65_536
"""Bytes in the transport: above HIGH a writer waits until LOW; up to LOW nothing waits."""

_FRAME = 16
"""More bytes than the head of a frame has."""

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


class Post:
    """The sockets of a server that have frames to send.

    They are sent together: a frame that comes while its reader is still at the last one costs the
    system less than one that has to wake it, and making a screen takes longer than reading one.
    """

    def __init__(self) -> None:
        self._sessions: list[SocketSession] = []

    def add(self, session: SocketSession) -> None:
        """Send what `session` is about to hold, after the work at hand."""
        if len(self._sessions) >= MOST_TOGETHER:
            self._send()
        if not self._sessions:
            asyncio.get_running_loop().call_soon(self._send)
        self._sessions.append(session)

    def _send(self) -> None:
        sessions, self._sessions = self._sessions, []
        for session in sessions:
            session.flush()


class SocketSession:
    """`table.session.Session` over an aiohttp WebSocket that is prepared.

    The socket must not compress, and its `writer_limit` has to be 0, so that `send_frame` waits
    whenever it has to.
    """

    __slots__ = (
        "_bye",
        "_held",
        "_messages",
        "_post",
        "_slow_s",
        "_socket",
        "_transport",
        "_update",
        "_writer",
    )

    def __init__(
        self,
        socket: WebSocketResponse,
        transport: asyncio.WriteTransport,
        slow_s: float,
        post: Post,
    ) -> None:
        transport.set_write_buffer_limits(high=HIGH, low=LOW)
        self._socket = socket
        self._transport = transport
        self._slow_s = slow_s
        self._post = post
        self._held = b""
        self._messages: deque[bytes] | None = None
        self._update: bytes | None = None
        self._bye: str | None = None
        self._writer: asyncio.Task[None] | None = None

    def show(self, update: bytes) -> None:
        """Show the newest state; one that was not sent yet is replaced."""
        if self._bye is not None:
            return
        if self._writer is None and self._has_room(update):
            self._hold(update)
        else:
            self._update = update
            self._wake()

    def tell(self, message: bytes) -> None:
        """Send what must arrive, in order."""
        if self._bye is not None:
            return
        if self._writer is None and self._has_room(message):
            self._hold(message)
            return
        if self._messages is None:
            self._messages = deque()
        if len(self._messages) >= MOST_WAITING:
            self._drop()
            return
        self._messages.append(message)
        self._wake()

    def bye(self, code: str) -> None:
        """Say why, then close. The first reason counts."""
        if self._bye is None:
            self._bye = code
            self._wake()

    def ping(self, said: bytes) -> bool:
        """Send a ping at once; False where it would have to wait, and so would measure nothing."""
        if self._bye is not None or self._writer is not None or self._socket.closed:
            return False
        if self._transport.is_closing() or self._transport.get_write_buffer_size():
            return False
        # Whole frames only are held or written, so one may go between any two.
        self._transport.write(b"\x89%c%b" % (len(said), said))
        return True

    async def closed(self) -> None:
        """Wait until what was to be sent is sent, or cannot be any more."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    def _has_room(self, data: bytes) -> bool:
        """Whether the transport takes `data` at once, which is nearly always so."""
        waiting = self._transport.get_write_buffer_size() + len(self._held)
        return waiting <= LOW and len(data) <= HIGH - LOW - _FRAME

    def _hold(self, text: bytes) -> None:
        if not self._held:
            self._post.add(self)
        self._held += _frame(text)

    def flush(self) -> None:
        """Hand the frames that are held to the transport.

        Not through `send_frame`: a frame that is not compressed is its head and its text, two of
        them fit into one write, and a write to the system is what costs most (see the commit).
        """
        held, self._held = self._held, b""
        if held and not self._socket.closed and not self._transport.is_closing():
            # Otherwise the other side is gone; the reader of this socket finds out and cleans up.
            self._transport.write(held)

    def _wake(self) -> None:
        if self._writer is None:
            self.flush()
            self._writer = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(None) as patience:
                while (data := self._next()) is not None:
                    patience.reschedule(asyncio.get_running_loop().time() + self._slow_s)
                    await self._socket.send_frame(data, WSMsgType.TEXT)
                if self._bye is not None:
                    patience.reschedule(asyncio.get_running_loop().time() + self._slow_s)
                    await self._close(self._bye)
        except TimeoutError:
            self._drop()
        except (ConnectionError, RuntimeError):
            self._forget()
        finally:
            self._writer = None

    def _next(self) -> bytes | None:
        if self._messages:
            return self._messages.popleft()
        self._messages = None
        data, self._update = self._update, None
        return data

    async def _close(self, code: str) -> None:
        bye = Bye(code=code, say=SAY[code])  # type: ignore[arg-type]
        await self._socket.send_frame(_ENCODER.encode(bye), WSMsgType.TEXT)
        await self._socket.close(code=CLOSE_CODES[code], message=code.encode())

    def _drop(self) -> None:
        """Cut a line that is stuck: no word would get through. The client comes back by itself."""
        self._bye = self._bye or "slow"
        self._forget()
        self._transport.abort()

    def _forget(self) -> None:
        self._held = b""
        self._messages = None
        self._update = None


def _frame(text: bytes) -> bytes:
    """A whole text frame of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
