"""A server for every test of this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .wire import Opened, Server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server over a file of its own."""
    async with Server.over(tmp_path / "tables.db") as server:
        yield server


@pytest.fixture
async def table(server: Server) -> Opened:
    """A table that nobody sits at; no clock runs at it."""
    return await server.open_table()
