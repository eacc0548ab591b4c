"""Opens tables, seats seven, and connects them: what every load begins with."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import msgspec

from . import brain_script
from .jobs import Game, Job
from .lines import Line, Lines
from .script import OPTIONS, SEATS

NAMES = ("Annika", "Bo", "Charlotte", "Dimitri", "Ed", "Fiona", "Gustavo")
_AT_ONCE = 32


def open_tables(job: Job) -> list[list[tuple[str, bytes]]]:
    """Tables by seat: the table's code and the hello that takes the seat."""
    if job.bare:
        hello = b'{"t":"hello","v":1,"tab":"bench"}'
        seats = brain_script.SEATS if job.game == "bet-your-brain" else SEATS
        return [[(f"T{n}", hello)] * seats for n in range(job.tables)]
    return asyncio.run(_open_all(job))


def connect(port: int, tables: list[list[tuple[str, bytes]]]) -> tuple[Lines, list[list[Line]]]:
    """A line for every seat."""
    lines, found = Lines(), []
    for table in tables:
        seats = [Line(port, code, hello) for code, hello in table]
        for line in seats:
            lines.add(line)
        # Thousands take a while, and a socket that leaves a ping unanswered is closed.
        lines.sweep()
        found.append(seats)
    return lines, found


async def _open_all(job: Job) -> list[list[tuple[str, bytes]]]:
    gate = asyncio.Semaphore(_AT_ONCE)
    timeout = aiohttp.ClientTimeout(total=300)
    async with aiohttp.ClientSession(f"http://127.0.0.1:{job.port}", timeout=timeout) as http:

        async def one() -> list[tuple[str, bytes]]:
            async with gate:
                return await _open(http, job.game)

        return await asyncio.gather(*(one() for _ in range(job.tables)))


async def open_one(port: int) -> str:
    """The code of a fresh table where one more can sit down."""
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
        return (await _open(http, "wits-and-wagers", NAMES[:-1]))[0][0]


async def _open(
    http: aiohttp.ClientSession, game: Game, names: tuple[str, ...] = NAMES
) -> list[tuple[str, bytes]]:
    """A remote table: everybody has a screen of their own, the first seat gets the hat."""
    request: dict[str, object] = {"screen": "remote", "game": game}
    if game == "bet-your-brain":
        names = names[: brain_script.SEATS]
        request |= {"deck": brain_script.DECK, "options": msgspec.Raw(brain_script.OPTIONS)}
    else:
        request |= {"deck": "starter", "options": msgspec.Raw(OPTIONS)}
    opened = await _post(http, "/api/tables", request, "")
    seats: list[tuple[str, bytes]] = []
    for name in names:
        address, token = f"/api/tables/{opened['code']}/seats", "" if seats else opened["token"]
        seated = await _post(http, address, {"name": name, "age": 60 - len(seats)}, token)
        hello = {"t": "hello", "v": 1, "tab": f"tab-{len(seats)}", "token": seated["token"]}
        seats.append((str(opened["code"]), msgspec.json.encode(hello)))
    return seats


async def _post(http: aiohttp.ClientSession, address: str, body: object, token: str) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with http.post(address, data=msgspec.json.encode(body), headers=headers) as answer:
        said = await answer.read()
        if answer.status != 201:
            raise RuntimeError(f"{address}: {answer.status} {said.decode()[:200]}")
        return msgspec.json.decode(said)
