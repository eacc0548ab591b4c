"""WebSocket clients for load: as little work a frame as Python allows.

What may live here: sockets, frames, one epoll loop; nothing of the game. Masks are all zero (the
server unmasks all the same), and of a frame only its kind and its version are read, at their fixed
places, so that the server and not this process is what is measured.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from typing import Protocol

_HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
_VERSION_AT = len('{"t":"update","version":')
_CHUNK = 65_536


class Client(Protocol):
    """Who sits at a line."""

    def updated(self, version: int, size: int) -> None:
        """A new screen of `size` bytes came."""

    def acked(self, version: int) -> None:
        """The last action was accepted."""


def text_frame(payload: bytes) -> bytes:
    """A client's text frame."""
    size = len(payload)
    if size < 126:
        return b"\x81" + bytes((0x80 | size,)) + b"\0\0\0\0" + payload
    return b"\x81\xfe" + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Line:
    """One client's WebSocket."""

    __slots__ = ("_rest", "client", "code", "faults", "socket")

    def __init__(self, port: int, code: str, hello: bytes) -> None:
        """Connect, shake hands, say hello. Raises OSError, or ConnectionError when refused."""
        self.code = code
        self.client: Client | None = None
        self.faults: list[bytes] = []
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(_HANDSHAKE.format(code=code, port=port).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            more = self.socket.recv(_CHUNK)
            if not more:
                raise ConnectionError("the server closed during the handshake")
            head += more
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head[:200].decode("ascii", "replace"))
        self._rest = head.partition(b"\r\n\r\n")[2]
        self.socket.sendall(text_frame(hello))
        self.socket.setblocking(False)

    def send(self, frame: bytes) -> None:
        """Send a whole frame; it is small and each waits for its answer, so it always fits."""
        self.socket.send(frame)

    def read(self) -> None:
        """Take what has come and tell the client."""
        try:
            data = self.socket.recv(_CHUNK)
        except BlockingIOError:
            return
        if not data:
            raise ConnectionError(f"the server closed a socket of table {self.code}")
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size == 126:
                start = at + 4
                if end < start:
                    break
                size = (data[at + 2] << 8) | data[at + 3]
            elif size == 127:
                start = at + 10
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if end - start < size:
                break
            self._take(data, data[at], start, size)
            at = start + size
        self._rest = data[at:] if at < end else b""

    def _take(self, data: bytes, kind: int, start: int, size: int) -> None:
        client = self.client
        if kind == 0x81:
            word = data[start + 6]
            if word == 0x75:  # update
                if client is not None:
                    at = start + _VERSION_AT
                    client.updated(int(data[at : data.index(b",", at)]), size)
            elif word == 0x61:  # ack
                if client is not None:
                    at = data.index(b'"version":', start + 16) + 10
                    client.acked(int(data[at : start + size - 1]))
            elif word != 0x77:  # anything but welcome is a fault of the script or the server
                self.faults.append(data[start : start + size])
        elif kind == 0x89:
            payload = data[start : start + size]
            self.socket.send(b"\x8a" + bytes((0x80 | size,)) + b"\0\0\0\0" + payload)
        else:
            raise ConnectionError(f"table {self.code}: close frame {data[start : start + size]!r}")

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


class Lines:
    """All lines of this process on one epoll."""

    def __init__(self) -> None:
        self._poll = select.epoll()
        self._lines: dict[int, Line] = {}

    def add(self, line: Line) -> None:
        """Watch a line."""
        self._lines[line.socket.fileno()] = line
        self._poll.register(line.socket.fileno(), select.EPOLLIN)

    def all(self) -> list[Line]:
        """Every line."""
        return list(self._lines.values())

    def sweep(self) -> None:
        """Read what is there now."""
        for number, _ in self._poll.poll(0, 512):
            self._lines[number].read()

    def run(self, until: float, due: Callable[[float], float] | None = None) -> None:
        """Read until `until` (time.perf_counter). `due` does what is due and says when the next is.

        epoll waits in whole milliseconds, so the last one before a moment is spent asking.
        """
        clock, lines, poll = time.perf_counter, self._lines, self._poll.poll
        now = clock()
        while now < until:
            at = until if due is None else min(until, due(now))
            wait = at - clock()
            for number, _ in poll(0 if wait < 0.0015 else wait - 0.001, 512):
                lines[number].read()
            now = clock()

    def close(self) -> None:
        """Hang up all."""
        for line in self._lines.values():
            line.close()
        self._poll.close()
