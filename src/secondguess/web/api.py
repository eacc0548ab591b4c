"""The HTTP API under `/api` (protocol.http, protocol.openapi). Every refusal is a `Problem`."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from aiohttp import web

from .. import __version__
from ..engine.refusals import Refusal
from ..protocol.http import DeckList, Health, OpenTable, Place, Problem, TakeSeat
from ..table.room import Room
from ..table.store import StoreFailed
from ..table.words import say
from .addresses import join_addresses, qr_svg
from .context import Context, address_of, token_of

_ENCODER = msgspec.json.Encoder()
_STATUS = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "bad-token": 403,
    "too-fast": 429,
    "too-large": 413,
    "storage": 503,
    "busy": 503,
    "internal": 500,
}
T = TypeVar("T")

routes = web.RouteTableDef()


def answer(body: object, status: int = 200) -> web.Response:
    """A JSON answer."""
    return web.Response(body=_ENCODER.encode(body), status=status, content_type="application/json")


def refused(refusal: Refusal) -> web.Response:
    """A refusal as an answer (law 6)."""
    detail = refusal.detail or msgspec.UNSET
    problem = Problem(refused=refusal.code, say=say(refusal), detail=detail)
    return answer(problem, _STATUS.get(refusal.code, 409 if refusal.code != "malformed" else 400))


async def _read(request: web.Request, kind: type[T]) -> T | Refusal:
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except web.HTTPRequestEntityTooLarge:
        return Refusal("too-large")
    except (msgspec.MsgspecError, RecursionError) as error:
        return Refusal("malformed", str(error))


@routes.post("/api/tables")
async def open_table(request: web.Request) -> web.Response:
    """Open a table."""
    context = request.app[Context.KEY]
    if not context.opening.take(address_of(request)):
        return refused(Refusal("too-fast"))
    body = await _read(request, OpenTable)
    opened = body if isinstance(body, Refusal) else await context.tables.open(body)
    return refused(opened) if isinstance(opened, Refusal) else answer(opened, 201)


@routes.get("/api/tables/{code}")
async def table_card(request: web.Request) -> web.Response:
    """What the join page needs."""
    room = _room(request)
    return refused(room) if isinstance(room, Refusal) else answer(room.card(token_of(request)))


@routes.post("/api/tables/{code}/seats")
async def take_seat(request: web.Request) -> web.Response:
    """Sit down."""
    room = _room(request)
    if isinstance(room, Refusal):
        return refused(room)
    if not request.app[Context.KEY].seating.take(room.live.key):
        return refused(Refusal("too-fast"))
    body = await _read(request, TakeSeat)
    if isinstance(body, Refusal):
        return refused(body)
    seated = await room.take_seat(body, token_of(request))
    return refused(seated) if isinstance(seated, Refusal) else answer(seated, 201)


@routes.get("/api/tables/{code}/record")
async def record(request: web.Request) -> web.Response:
    """The record of the last game, once it is over."""
    room = _room(request)
    lines = room if isinstance(room, Refusal) else await room.record()
    if isinstance(lines, Refusal):
        return refused(lines)
    name = f'attachment; filename="secondguess-{request.match_info["code"][:8].upper()}.jsonl"'
    return web.Response(
        body=lines,
        content_type="application/jsonl",
        headers={"Content-Disposition": name if name.isascii() else "attachment"},
    )


@routes.get("/api/tables/{code}/qr.svg")
async def qr(request: web.Request) -> web.Response:
    """The join address as a QR code."""
    room = _room(request)
    if isinstance(room, Refusal):
        return refused(room)
    address = join_addresses(request, request.app[Context.KEY].listens_on)[0]
    return web.Response(
        body=qr_svg(f"{address}/join/{room.live.table.code}"), content_type="image/svg+xml"
    )


@routes.get("/api/decks")
async def decks(request: web.Request) -> web.Response:
    """The decks of this server."""
    return answer(DeckList(decks=request.app[Context.KEY].tables.decks()))


@routes.get("/api/place")
async def place(request: web.Request) -> web.Response:
    """Where a phone on this network finds this server."""
    return answer(Place(addresses=join_addresses(request, request.app[Context.KEY].listens_on)))


@routes.get("/api/health")
async def health(request: web.Request) -> web.Response:
    """The process lives."""
    return answer(_health(request, ok=True))


@routes.get("/api/ready")
async def ready(request: web.Request) -> web.Response:
    """The server can save."""
    try:
        await request.app[Context.KEY].tables.check_store()
    except StoreFailed:
        return answer(_health(request, ok=False), 503)
    return answer(_health(request, ok=True))


@routes.get("/api/openapi.json")
async def openapi_document(request: web.Request) -> web.Response:
    """The HTTP API as an OpenAPI document."""
    # Imported here and below: few ask, and a server starts the sooner.
    from ..protocol.openapi import openapi

    return answer(openapi())


@routes.get("/api/asyncapi.json")
async def asyncapi_document(request: web.Request) -> web.Response:
    """The WebSocket as an AsyncAPI document."""
    from ..protocol.asyncapi import asyncapi

    return answer(asyncapi())


@routes.route("*", "/api/{rest:.*}")
async def nothing(request: web.Request) -> web.Response:
    """No such address under `/api`."""
    return answer(Problem(refused="malformed", say="There is nothing at that address."), 404)


def _health(request: web.Request, *, ok: bool) -> Health:
    return Health(ok=ok, version=__version__, tables=request.app[Context.KEY].tables.count)


def _room(request: web.Request) -> Room | Refusal:
    return request.app[Context.KEY].room(request)
