"""The WebSocket of a table: `ws/CODE` (protocol.messages)."""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from aiohttp import WSCloseCode, WSMsgType, web
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
from .context import Context, same_origin
from .limits import Bucket
from .pulse import Pulse
from .session import SocketSession

log = structlog.get_logger()

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()
_CONTROL = (WSMsgType.PING, WSMsgType.PONG)


async def table_socket(request: web.Request) -> web.StreamResponse:
    """Serve one socket until it closes."""
    context = request.app[Context.KEY]
    if not same_origin(request):
        raise web.HTTPForbidden(text="This page belongs to another address.")
    socket = WebSocketResponse(
        heartbeat=context.limits.heartbeat_s,
        # Pongs are read here: they tell how long a phone's frames are under way (`Pulse`).
        autoping=False,
        compress=False,
        # What is only somewhat too large gets an answer; beyond that the line is cut (1009).
        max_msg_size=4 * MOST_BYTES,
        writer_limit=0,
        decode_text=False,
        timeout=2.0,
    )
    await socket.prepare(request)
    if request.transport is None:
        return socket
    session = SocketSession(socket, request.transport, context.limits.slow_s, context.post)
    context.sessions.add(session)
    try:
        room = context.room(request)
        if isinstance(room, Refusal):
            session.bye(room.code)
        else:
            await _serve(context, socket, session, room)
    except Exception:
        # One socket's fault is not the table's; the client comes back by itself.
        log.exception("fault", route="/ws/{code}")
        await socket.close(code=WSCloseCode.INTERNAL_ERROR)
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
    if hello.token is msgspec.UNSET and room.presence.watchers >= context.limits.watchers:
        session.bye("too-fast")
        return
    if room.live.closed:
        session.bye("table-closed")
        return
    session.tell(_ENCODER.encode(Welcome(v=WIRE, server=__version__)))
    connection = room.connect(session, hello)
    if isinstance(connection, Refusal):
        session.bye(connection.code)
        return
    pulse = Pulse(session, context.steady)
    try:
        if connection.races:
            pulse.start()
        await _listen(context, socket, session, room, connection, pulse)
    finally:
        pulse.stop()
        room.disconnect(connection)


async def _hello(socket: WebSocketResponse, wait_s: float) -> Hello | None:
    try:
        async with asyncio.timeout(wait_s):
            message = await socket.receive()
            while message.type in _CONTROL:
                if message.type is WSMsgType.PING:
                    await socket.pong(message.data)
                message = await socket.receive()
    except TimeoutError:
        return None
    if message.type is not WSMsgType.TEXT:
        return None
    hello, _ = _read(message.data)
    return hello if isinstance(hello, Hello) else None


async def _listen(
    context: Context,
    socket: WebSocketResponse,
    session: SocketSession,
    room: Room,
    connection: Connection,
    pulse: Pulse,
) -> None:
    """Read frames until the socket closes. Every frame has an answer, none stops the table."""
    clock = asyncio.get_running_loop().time
    bucket = Bucket(context.limits.frames, clock())
    refused = 0
    async for message in socket:
        if message.type is WSMsgType.PONG:
            pulse.pong(message.data)
            continue
        if message.type is WSMsgType.PING:
            await socket.pong(message.data)
            continue
        if message.type is not WSMsgType.TEXT:
            session.bye("malformed")
            return
        frame, code = _read(message.data)
        if not bucket.take(clock()):
            code = "too-fast"
        if not code:
            match frame:
                case Act():
                    # Here, and not later, is when it came: what it says of the delay as well.
                    room.act(connection, frame, pulse.lag_ms)
                case Ping():
                    session.tell(_ENCODER.encode(Pong(id=frame.id)))
                case Draft():
                    connection.draft(frame)
                case _:
                    code = "malformed"
            pulse.heard()
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


def _read(data: bytes) -> tuple[FromClient | None, str]:
    """The frame in `data`; beside it why it is none, or the empty string."""
    if len(data) > MOST_BYTES:
        return None, "too-large"
    try:
        return _DECODER.decode(data), ""
    except (msgspec.MsgspecError, RecursionError):
        return None, "malformed"
