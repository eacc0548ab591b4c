"""Browser contexts as screens of an evening. Each one listens for what must never happen.

An error in the console, a request that fails, an answer of 400 or more and a fault in a script are
kept and fail the test at its end, unless the test has said before that it provokes them.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response
from playwright.async_api import WebSocket as PageSocket

PHONE = (390, 844)
SMALL_PHONE = (320, 568)
TV = (1280, 720)
BIG_TV = (1920, 1080)
LAPTOP = (1440, 900)

SHOWN_WITHIN_MS = 15_000
"""How long a locator may take: seven phones and a TV share two busy cores."""


class Screen:
    """A page in a context of its own, and what the server last told it."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.problems: list[str] = []
        self.update: dict[str, Any] | None = None
        self.updates: list[dict[str, Any]] = []
        """All that any page of this screen was ever told, oldest first."""
        self.sockets = 0
        """How many sockets the page has opened so far."""
        self._told = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()
        page.set_default_timeout(SHOWN_WITHIN_MS)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"fault: {error}"))
        page.on("requestfailed", self._request_failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    @property
    def context(self) -> BrowserContext:
        """The browser context: storage, network."""
        return self.page.context

    @property
    def view(self) -> dict[str, Any]:
        """The newest view that the server sent to this very page."""
        assert self.update is not None, f"{self.name} was told nothing yet"
        view: dict[str, Any] = self.update["view"]
        return view

    async def until(self, want: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The newest view as soon as it is as wanted."""
        async with asyncio.timeout(SHOWN_WITHIN_MS / 1000), self._told:
            await self._told.wait_for(lambda: self.update is not None and want(self.view))
        return self.view

    async def reload(self) -> None:
        """Reload the page, and forget what the one before was told.

        A frame of the old page may still be on its way here when the new one is loaded, so this
        waits for the new page's own socket.
        """
        before = self.sockets
        await self.page.reload()
        async with asyncio.timeout(SHOWN_WITHIN_MS / 1000), self._told:
            await self._told.wait_for(lambda: self.sockets > before)

    async def phase(self, name: str) -> dict[str, Any]:
        """The newest view as soon as it is of that phase."""
        return await self.until(lambda view: bool(view["phase"] == name))

    def _socket(self, socket: PageSocket) -> None:
        self.update = None
        self.sockets += 1
        number = self.sockets
        socket.on("framereceived", lambda payload: self._heard(number, payload))
        self._wake()

    def _heard(self, number: int, payload: str | bytes) -> None:
        frame = json.loads(payload)
        # An older socket's last words say nothing about the page as it is now.
        if frame["t"] == "update" and number == self.sockets:
            self.update = frame
            self.updates.append(frame)
            self._wake()

    def _wake(self) -> None:
        task = asyncio.ensure_future(self._tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self) -> None:
        async with self._told:
            self._told.notify_all()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text}")

    def _request_failed(self, request: Request) -> None:
        # A page that is left or loaded anew lets go of what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"answer {response.status}: {response.url}")


class Screens:
    """All screens of a test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._expected: list[re.Pattern[str]] = []
        self.all: list[Screen] = []

    def expect_problem(self, pattern: str) -> None:
        """The test provokes this itself (a wrong code, a killed server)."""
        self._expected.append(re.compile(pattern))

    async def open(
        self,
        name: str,
        size: tuple[int, int] = PHONE,
        *,
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
        locale: str = "en-GB",
    ) -> Screen:
        """A fresh browser profile with one blank page."""
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 1000,
            reduced_motion=reduced_motion,
            locale=locale,
        )
        return await self.tab(name, context)

    async def tab(self, name: str, context: BrowserContext) -> Screen:
        """One more tab of a profile that is there."""
        screen = Screen(name, await context.new_page())
        self.all.append(screen)
        return screen

    def problems(self) -> list[str]:
        """What went wrong on any screen and was not provoked."""
        return [
            f"{screen.name}: {problem}"
            for screen in self.all
            for problem in screen.problems
            if not any(pattern.search(problem) for pattern in self._expected)
        ]

    async def close(self) -> None:
        """Close every context."""
        for context in {id(screen.context): screen.context for screen in self.all}.values():
            await context.close()

    @classmethod
    @asynccontextmanager
    async def of(cls, browser: Browser) -> AsyncIterator[Screens]:
        """Screens for one test; fails at its end if any of them saw a problem."""
        screens = cls(browser)
        try:
            yield screens
        finally:
            # A page that is closed gives up its requests; that is no problem of the program.
            problems = screens.problems()
            await screens.close()
        if problems:
            raise AssertionError("on the screens:\n" + "\n".join(problems))
