"""A lift: the stretch between a phone and the server, which a test can cut and mend (F055)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self


class Lift:
    """Forwards a port of its own to the server's; while it is cut nothing gets through."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._door: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def address(self) -> str:
        """Where a phone in the lift finds the server."""
        return f"http://127.0.0.1:{self.port}"

    async def mend(self) -> None:
        """Connections are taken (again), at the same address."""
        self._door = await asyncio.start_server(self._take, "127.0.0.1", self.port)
        self.port = self._door.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Every connection ends at once, and new ones are refused."""
        assert self._door is not None
        self._door.close()
        for writer in self._writers:
            writer.transport.abort()
        await self._door.wait_closed()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            self._writers |= {writer, back}
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
            self._writers -= {writer, back}

    @staticmethod
    async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.cut()
