"""What every handler of a server shares."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar
from urllib.parse import urlsplit

from aiohttp import web

from ..engine.refusals import Refusal
from ..table.directory import Tables
from ..table.room import Room
from .limits import Buckets, Limits
from .session import Post, SocketSession


class Context:
    """The tables, the limits and the open sockets of one server.

    `steady`: nanoseconds of a clock that only goes forward, which round trips are measured with.
    """

    KEY: ClassVar[web.AppKey[Context]]

    def __init__(self, tables: Tables, limits: Limits, listens_on: str) -> None:
        self.tables = tables
        self.listens_on = listens_on
        self.limits = limits
        self.sessions: set[SocketSession] = set()
        self.post = Post()
        self.steady: Callable[[], int] = time.monotonic_ns
        self.opening = Buckets(limits.opening, time.monotonic)
        self.seating = Buckets(limits.seating, time.monotonic)
        self._wrong_codes = Buckets(limits.wrong_codes, time.monotonic)

    def room(self, request: web.Request) -> Room | Refusal:
        """The table that the address names. Wrong codes are limited: nobody finds one by trying."""
        room = self.tables.get(request.match_info["code"])
        if room is not None:
            return room
        if not self._wrong_codes.take(address_of(request)):
            return Refusal("too-fast")
        return Refusal("no-such-table")


Context.KEY = web.AppKey("context", Context)


def address_of(request: web.Request) -> str:
    """The address a request came from, for limits only; never logged."""
    remote = request.remote or ""
    # A home or a phone has a whole /64 of IPv6 to itself.
    return ":".join(remote.split(":")[:4]) if ":" in remote else remote


def token_of(request: web.Request) -> str | None:
    """The bearer's token, if one was sent."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip()[:100] if kind.lower() == "bearer" and token.strip() else None


def same_origin(request: web.Request) -> bool:
    """Browsers say where a page came from; another site's page must not use our tables."""
    origin = request.headers.get("Origin")
    return origin is None or urlsplit(origin).netloc == request.host
