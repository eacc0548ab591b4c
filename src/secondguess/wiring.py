"""Puts the parts together: store, decks, tables, web."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import structlog
from aiohttp import web

from .decks.format import Deck
from .decks.library import load_library
from .storage.sqlite import SqliteStore
from .table.directory import Tables
from .web.addresses import EVERYWHERE
from .web.app import make_app
from .web.limits import Limits

DATABASE = "secondguess.db"


def make_tables(
    data: Path,
    on_open: Callable[[str], None] | None = None,
    decks: Mapping[str, Deck] | None = None,
) -> Tables:
    """The tables kept under the folder `data`, which must exist, with the decks that ship."""
    return Tables(
        SqliteStore(data / DATABASE),
        load_library() if decks is None else decks,
        on_fault=_log_fault,
        on_open=on_open or (lambda code: None),
        on_store=_log_store,
    )


def make_server(
    data: Path,
    limits: Limits | None = None,
    on_open: Callable[[str], None] | None = None,
    listens_on: str = EVERYWHERE[0],
    decks: Mapping[str, Deck] | None = None,
) -> web.Application:
    """The whole program over the folder `data`; `on_open` hears the code of every new table."""
    return make_app(make_tables(data, on_open, decks), limits, listens_on)


def settle() -> None:
    """Call once, when all is loaded: Python's collector leaves alone what stays, and comes less
    often. Its walks over all objects stopped every table for a tenth of a second (see the commit);
    what it has to find is little, the 60 objects or so that a closed socket leaves behind.

    And the store's thread gets its turn soon: until it has had it, the disk has nothing to do.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 20)
    sys.setswitchinterval(0.0002)


def _log_store(saves: bool) -> None:
    log = structlog.get_logger()
    if saves:
        log.info("tables are saved again")
    else:
        log.error("tables cannot be saved: is the disk full? They take nothing until it is not")


def _log_fault(code: str) -> None:
    structlog.get_logger().exception("fault at a table", code=code)
