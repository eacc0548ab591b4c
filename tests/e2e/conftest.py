"""A server of its own and fresh screens for every test of this folder."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from secondguess.web.pages import STATIC

from .play import House
from .program import Program
from .screens import SHOWN_WITHIN_MS, Screens

expect.set_options(timeout=SHOWN_WITHIN_MS)


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """The real program, running."""
    async with Program(tmp_path / "data") as program:
        yield program
    # A fault is answered politely and logged with its places; here it is a failure.
    assert not re.search(r"fault=|Traceback", program.said()), program.said()


@pytest.fixture
async def house(program: Program) -> AsyncIterator[House]:
    """The server as raw clients see it."""
    async with House.at(program.address) as house:
        yield house


@pytest.fixture
async def screens(browser: Browser, program: Program) -> AsyncIterator[Screens]:
    """Browser contexts that fail the test for a console error or a failed request."""
    async with Screens.of(browser) as screens:
        yield screens


@pytest.fixture
def static() -> Path:
    """The built page inside the package."""
    return STATIC
