"""The web application of a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable

import structlog
from aiohttp import web

from ..engine.refusals import Refusal
from ..protocol.http import Problem
from ..table.directory import Tables
from ..table.store import StoreFailed
from . import api, socket
from .addresses import EVERYWHERE
from .context import Context, same_origin
from .limits import Limits
from .pages import Pages

log = structlog.get_logger()

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_READING = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")


def make_app(
    tables: Tables, limits: Limits | None = None, listens_on: str = EVERYWHERE[0]
) -> web.Application:
    """The application over `tables`, which start and stop with it.

    `listens_on`: the host the server is told to use, which says who can reach it.
    """
    limits = limits or Limits()
    context = Context(tables, limits, listens_on)
    app = web.Application(middlewares=[_secure, _answer_faults], client_max_size=limits.body_bytes)
    app[Context.KEY] = context
    app.add_routes(api.routes)
    app.router.add_get("/ws/{code}", socket.table_socket)
    Pages().add_to(app)
    app.cleanup_ctx.append(_life)
    app.on_shutdown.append(_say_bye)
    return app


async def _life(app: web.Application) -> AsyncIterator[None]:
    tables = app[Context.KEY].tables
    await tables.start()
    yield
    await tables.stop()


async def _say_bye(app: web.Application) -> None:
    """Tell every socket that the server restarts; clients come back by themselves."""
    sessions = tuple(app[Context.KEY].sessions)
    for session in sessions:
        session.bye("restarting")
    if sessions:
        await asyncio.wait(
            [asyncio.ensure_future(session.closed()) for session in sessions], timeout=3
        )


@web.middleware
async def _answer_faults(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A fault of ours is an answer without a stack trace; the log has the trace, no secrets."""
    try:
        return await handler(request)
    except (web.HTTPException, asyncio.CancelledError):
        raise
    except StoreFailed:
        return api.refused(Refusal("storage"))
    except Exception:
        log.exception("fault", route=_route(request))
        return api.refused(Refusal("internal"))


@web.middleware
async def _secure(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Headers that keep other sites and injected code out; other sites' pages change nothing."""
    try:
        if request.method not in _READING and not same_origin(request):
            say = "This page belongs to another address."
            response: web.StreamResponse = api.answer(Problem(refused="malformed", say=say), 403)
        else:
            response = await handler(request)
    except web.HTTPException as error:
        _add_headers(request, error)
        raise
    if not response.prepared:
        _add_headers(request, response)
    return response


def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    host = request.host if _HOST.fullmatch(request.host) else ""
    # Older Safari does not take 'self' for sockets.
    sockets = f" ws://{host} wss://{host}" if host else ""
    response.headers.update(
        {
            "Content-Security-Policy": (
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                f"font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; "
                "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
            ),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
        }
    )
    # Tokens and codes stay out of caches; what may be kept (assets) says so itself.
    response.headers.setdefault("Cache-Control", "no-store")


def _route(request: web.Request) -> str:
    """The route's pattern: an address may hold a code."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical
