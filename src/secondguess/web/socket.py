"""The WebSocket of a table: `ws/CODE` (protocol.messages)."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web
from aiohttp.web_ws import WebSocketResponse

from .. import __version__
from ..engine.refusals import Refusal
from ..protocol.messages import (
    MOST_BYTES,
    WIRE,
    Act,
    Draft,
    FromClient,
    Hello,
    Ping,
    Pong,
    RefusedMessage,
    Welcome,
)
from ..table.connection import Connection
from ..table.room import Room
from ..table.words import say
from .context import Context
from .limits import Bucket
from .session import SocketSession

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()


async def table_socket(request: web.Request) -> web.StreamResponse:
    """Serve one socket until it closes."""
    context = request.app[Context.KEY]
    if not _same_origin(request):
        raise web.HTTPForbidden(text="This page belongs to another address.")
    socket = WebSocketResponse(
        heartbeat=context.limits.heartbeat_s,
        compress=False,
        max_msg_size=MOST_BYTES,
        writer_limit=65_536,
        decode_text=False,
        timeout=2.0,
    )
    await socket.prepare(request)
    session = SocketSession(socket, context.limits.slow_s)
    context.sessions.add(session)
    try:
        room = context.room(request)
        if isinstance(room, Refusal):
            session.bye("too-fast" if room.code == "too-fast" else "no-such-table")
        else:
            await _serve(context, socket, session, room)
    finally:
        context.sessions.discard(session)
        await session.closed()
    return socket


async def _serve(
    context: Context, socket: WebSocketResponse, session: SocketSession, room: Room
) -> None:
    hello = await _hello(socket, context.limits.hello_s)
    if hello is None:
        session.bye("malformed")
        return
    if hello.v != WIRE:
        session.bye("old-page")
        return
    session.tell(_ENCODER.encode(Welcome(v=WIRE, server=__version__)))
    connection = room.connect(session, hello)
    if isinstance(connection, Refusal):
        session.bye(connection.code)
        return
    try:
        await _listen(context, socket, session, room, connection)
    finally:
        room.disconnect(connection)


async def _hello(socket: WebSocketResponse, wait_s: float) -> Hello | None:
    try:
        async with asyncio.timeout(wait_s):
            message = await socket.receive()
    except TimeoutError:
        return None
    if message.type is not WSMsgType.TEXT:
        return None
    try:
        hello = _DECODER.decode(message.data)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return hello if isinstance(hello, Hello) else None


async def _listen(
    context: Context,
    socket: WebSocketResponse,
    session: SocketSession,
    room: Room,
    connection: Connection,
) -> None:
    """Read frames until the socket closes. Every frame has an answer, none stops the table."""
    clock = asyncio.get_running_loop().time
    bucket = Bucket(context.limits.frames, clock())
    refused = 0
    async for message in socket:
        if message.type is not WSMsgType.TEXT:
            session.bye("malformed")
            return
        code = ""
        frame = None
        try:
            frame = _DECODER.decode(message.data)
        except (msgspec.MsgspecError, RecursionError):
            code = "malformed"
        if not bucket.take(clock()):
            code = "too-fast"
        if not code:
            match frame:
                case Act():
                    room.act(connection, frame)
                case Ping():
                    session.tell(_ENCODER.encode(Pong(id=frame.id)))
                case Draft():
                    connection.draft(frame)
                case _:
                    code = "malformed"
        if code:
            refused += 1
            refusal = RefusedMessage(
                code=code,
                say=say(Refusal(code)),
                id=frame.id if isinstance(frame, Act) else msgspec.UNSET,
            )
            session.tell(_ENCODER.encode(refusal))
            if refused > context.limits.refused_frames:
                session.bye("too-fast" if code == "too-fast" else "malformed")
                return


def _same_origin(request: web.Request) -> bool:
    """Browsers say where a page came from; another site's page must not use our seats."""
    origin = request.headers.get("Origin")
    return origin is None or urlsplit(origin).netloc == request.host
