"""The limit: on every frame the same bytes to seven sockets and an `ack`, and nothing else.

The same aiohttp WebSockets with the same settings on the same event loop; no rules, no disk, no
views, no decoding. `python -m benchmarks.bare CORE BYTES` prints its port.
"""

from __future__ import annotations

import sys

import uvloop
from aiohttp import WSMsgType, web

from secondguess.protocol.messages import MOST_BYTES
from secondguess.web.limits import Limits

from .process import most_files, pin
from .product import serve

_ID_AT = len('{"t":"act","id":"')
_Socket = web.WebSocketResponse[bool]


class Bare:
    """Tables as sets of sockets with a counter."""

    def __init__(self, size: int) -> None:
        head = b'{"t":"update","version":%d,"pad":"'
        self._form = head + b"x" * max(0, size - len(head) - 2) + b'"}'
        self._tables: dict[str, list[_Socket]] = {}
        self._versions: dict[str, int] = {}

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket until it closes."""
        socket: _Socket = web.WebSocketResponse(
            heartbeat=Limits().heartbeat_s, compress=False, max_msg_size=MOST_BYTES,
            writer_limit=65_536, decode_text=False, timeout=2.0,
        )  # fmt: skip
        await socket.prepare(request)
        code = request.match_info["code"]
        await socket.receive()
        await socket.send_frame(b'{"t":"welcome"}', WSMsgType.TEXT)
        await socket.send_frame(self._form % 0, WSMsgType.TEXT)
        sockets = self._tables.setdefault(code, [])
        sockets.append(socket)
        versions = self._versions
        async for message in socket:
            data: bytes = message.data
            version = versions[code] = versions.get(code, 0) + 1
            name = data[_ID_AT : data.index(b'"', _ID_AT)]
            ack = b'{"t":"ack","id":"%s","version":%d}' % (name, version)
            update = self._form % version
            try:
                await socket.send_frame(ack, WSMsgType.TEXT)
                for other in sockets:
                    await other.send_frame(update, WSMsgType.TEXT)
            except ConnectionError:
                # The measuring is over and the clients hang up, one after the other.
                break
        sockets.remove(socket)
        return socket


def main() -> None:
    """Pin to a core, then serve."""
    pin(int(sys.argv[1]))
    most_files()
    app = web.Application()
    app.router.add_get("/ws/{code}", Bare(int(sys.argv[2])).socket)
    uvloop.run(serve(app))


if __name__ == "__main__":
    main()
