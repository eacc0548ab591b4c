"""The real program in a process of its own, on a free port of this machine, over a data folder."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp

READY_WITHIN_S = 30.0
"""Two busy cores; a start takes about one second."""


class Program:
    """`secondguess serve` over the folder `data`; can be killed and started again.

    `module`: what Python runs with the arguments of `serve` (the pictures bring their own deck).
    """

    def __init__(self, data: Path, module: str = "secondguess") -> None:
        self.data = data
        self._start = ["-m", module, *(["serve"] if module == "secondguess" else [])]
        self.port = _free_port()
        self.process: asyncio.subprocess.Process | None = None
        self._log = data.parent / f"{data.name}.log"

    @property
    def address(self) -> str:
        """Where its start page is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it can save."""
        # Its words go to a file: a pipe that nobody reads would stop it when it is full.
        with self._log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *self._start, "--host", "127.0.0.1",
                "--port", str(self.port), "--data", str(self.data), "--no-browser",
                stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log,
                env={**os.environ, "WEB_CONCURRENCY": "1"},
            )  # fmt: skip
        async with asyncio.timeout(READY_WITHIN_S), aiohttp.ClientSession() as http:
            while not await self._is_ready(http):
                if self.process.returncode is not None:
                    raise AssertionError(f"the program ended at once:\n{self.said()}")
                await asyncio.sleep(0.05)

    async def _is_ready(self, http: aiohttp.ClientSession) -> bool:
        try:
            async with http.get(f"{self.address}/api/ready") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    async def kill(self) -> None:
        """The plug is pulled: SIGKILL, no goodbye to anybody (F169)."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        """Ctrl-C."""
        if self.process is None or self.process.returncode is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(10):
                await self.process.wait()
        except TimeoutError:
            await self.kill()
            raise

    def said(self) -> str:
        """All that it has printed and logged."""
        return self._log.read_text("utf-8", "replace")

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
