"""Puts the parts together: store, decks, tables, web."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import structlog
from aiohttp import web

from .decks.library import load_library
from .storage.sqlite import SqliteStore
from .table.directory import Tables
from .web.app import make_app
from .web.limits import Limits

DATABASE = "secondguess.db"


def make_tables(data: Path, on_open: Callable[[str], None] | None = None) -> Tables:
    """The tables kept under the folder `data`, which must exist."""
    return Tables(
        SqliteStore(data / DATABASE),
        load_library(),
        on_fault=_log_fault,
        on_open=on_open or (lambda code: None),
    )


def make_server(
    data: Path, limits: Limits | None = None, on_open: Callable[[str], None] | None = None
) -> web.Application:
    """The whole program over the folder `data`; `on_open` hears the code of every new table."""
    return make_app(make_tables(data, on_open), limits)


def settle() -> None:
    """Call once, when all is loaded: Python's collector leaves alone what stays, and comes less
    often. Its walks over all objects stopped every table for a tenth of a second (see the commit);
    what it has to find is little, the 60 objects or so that a closed socket leaves behind.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 20)


def _log_fault(code: str) -> None:
    structlog.get_logger().exception("fault at a table", code=code)
