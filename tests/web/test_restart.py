"""The real program: killed in every phase, killed under fire, and out of room (F169, law 2)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.e2e.program import Program
from tests.storage.fullness import no_room

from .wire import Line, Opened, Server


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    async with Program(tmp_path / "data") as program:
        yield program
    assert "fault=" not in program.said(), program.said()


class Night:
    """A table of three phones and its screen, and what each saw last."""

    def __init__(self, program: Program, server: Server, table: Opened, tokens: list[str]) -> None:
        self.program = program
        self.server = server
        self.table = table
        self.tokens = [table.token, *tokens]
        self.lines: list[Line] = []

    @classmethod
    async def begin(cls, program: Program, server: Server) -> Night:
        table = await server.open_table("starter", questions=2, guess_seconds=600, bet_seconds=600)
        night = cls(program, server, table, [await table.sit(name) for name in ("Ann", "Bo", "Cy")])
        await night.come_back()
        return night

    async def come_back(self) -> None:
        """Everybody connects, with what they have in their pockets."""
        self.lines = [await self.table.line(token) for token in self.tokens]
        for line in self.lines:
            await line.update(lambda update: not anybody_away(update))

    async def power_cut(self) -> None:
        """The plug is pulled and put in again; everything is as it was for everybody."""
        for line in self.lines:
            await line.settle()
        before = [seen(line) for line in self.lines]
        clocks = [line.newest["view"].get("clock") for line in self.lines]
        await self.program.kill()
        for line in self.lines:
            await line.goodbye()
        await self.program.start()
        await self.come_back()
        assert [seen(line) for line in self.lines] == before
        for line, clock in zip(self.lines, clocks, strict=True):
            now = line.newest["view"].get("clock")
            assert (now is None) == (clock is None)
            if now is not None and clock is not None:
                # Nobody's clock ran while the server was down; a beat may be lost or gained.
                assert clock["left_ms"] - 15_000 < now["left_ms"] <= clock["left_ms"] + 1_500

    async def all_see(self, phase: str) -> None:
        for line in self.lines:
            if line.newest["view"]["phase"] != phase:
                await line.phase(phase, len(line.frames))


def anybody_away(update: dict[str, Any]) -> bool:
    """Whether the table has not yet heard of everybody."""
    return update["table"]["host"]["away"] or any(seat["away"] for seat in update["view"]["seats"])


def seen(line: Line) -> Any:
    """What a viewer sees but for the clock, which runs."""
    update = {**line.newest, "view": dict(line.newest["view"])}
    update["view"].pop("clock", None)
    # Coming and going is stored too.
    update.pop("version")
    return update


async def test_f169_kill_9_in_every_phase(program: Program) -> None:
    async with Server.at(program.address) as server:
        night = await Night.begin(program, server)
        await night.power_cut()
        screen, ann, bo, cy = night.lines
        assert await screen.acts('{"do":"start"}', "s1") == ["ack"]
        await night.all_see("guess")
        assert await ann.acts('{"do":"guess","value":"123"}', "g1") == ["ack"]
        await night.power_cut()

        screen, ann, bo, cy = night.lines
        assert ann.newest["view"]["you"]["guess"] == "123"
        assert "123" not in "".join(bo.raw)
        # Whoever did not hear the acknowledgement sends it again: it counts once (F005).
        version = screen.newest["version"]
        assert await ann.acts('{"do":"guess","value":"123"}', "g1") == ["ack"]
        assert await screen.acts('{"do":"start"}', "s1") == ["ack"]
        assert screen.newest["version"] == version
        assert await bo.act(do="guess", value="50") == "ack"
        assert await cy.act(do="guess", value="70") == "ack"
        await night.all_see("bet")
        assert await ann.acts('{"do":"bet","on":[{"guess":"50"},{"guess":"70"}]}', "b1") == ["ack"]
        assert await bo.act(do="done") == "ack"
        await night.power_cut()

        screen, ann, bo, cy = night.lines
        assert [stack["guess"] for stack in ann.newest["view"]["you"]["bets"]] == ["50", "70"]
        assert screen.newest["view"]["done"] == [2]
        assert await ann.act(do="done") == "ack"
        assert await cy.act(do="done") == "ack"
        await night.all_see("settled")
        points = screen.newest["view"]["points"]
        await night.power_cut()

        screen, *_ = night.lines
        assert screen.newest["view"]["points"] == points
        assert await screen.acts('{"do":"next"}', "n1") == ["ack"]
        assert await screen.acts('{"do":"next"}', "n1") == ["ack"]
        await night.all_see("guess")
        assert screen.newest["view"]["question"]["number"] == 2
        assert await screen.act(do="pause") == "ack"
        await screen.update(lambda update: update["view"]["clock"]["paused"])
        await night.power_cut()

        screen, *_ = night.lines
        assert screen.newest["view"]["clock"]["paused"]
        assert await screen.act(do="end") == "ack"
        await night.all_see("over")
        await night.power_cut()
        status, _ = await server.get(f"/api/tables/{night.table.code}")
        assert status == 200


async def test_f169_kill_9_under_fire_keeps_what_was_acknowledged(program: Program) -> None:
    async with Server.at(program.address) as server:
        night = await Night.begin(program, server)
        assert await night.lines[0].act(do="start") == "ack"
        await night.all_see("guess")
        acknowledged = [0, 0, 0]
        enough = asyncio.Event()

        async def fire(seat: int) -> None:
            # The third never writes, so that the phase stays open.
            with suppress(AssertionError, aiohttp.ClientError, ConnectionError):
                for value in range(1, 10_000):
                    if await night.lines[seat].act(do="guess", value=str(value)) != "ack":
                        # More than a person types: the limit of a socket.
                        await night.lines[seat].close()
                        night.lines[seat] = await night.table.line(night.tokens[seat])
                        continue
                    acknowledged[seat] = value
                    if value >= 100:
                        enough.set()

        firing = [asyncio.ensure_future(fire(seat)) for seat in (1, 2)]
        async with asyncio.timeout(60):
            await enough.wait()
        await program.kill()
        await asyncio.wait(firing)
        await program.start()
        await night.come_back()
        for seat in (1, 2):
            kept = int(night.lines[seat].newest["view"]["you"]["guess"])
            # At most what was on its way when the plug was pulled came on top.
            assert acknowledged[seat] <= kept <= acknowledged[seat] + 2


async def test_a_full_disk_is_said_and_memory_and_disk_agree(program: Program) -> None:
    async with Server.at(program.address) as server:
        night = await Night.begin(program, server)
        screen, ann, bo, cy = night.lines
        assert await screen.act(do="start") == "ack"
        await night.all_see("guess")
        assert await ann.act(do="guess", value="11") == "ack"
        assert program.process is not None
        await screen.settle()
        with no_room(program.process.pid):
            held = screen.newest["version"]
            answers: Sequence[object] = await asyncio.gather(
                ann.acts('{"do":"guess","value":"99"}', "lost"),
                bo.act(do="guess", value="22"),
                screen.act(do="pause"),
            )
            assert list(answers) == [["storage"], "storage", "storage"]
            refused = await bo.find(lambda frame: frame.get("code") == "storage")
            assert "cannot save" in refused["say"]
            # What everybody sees is what is on disk.
            late = await night.table.line(night.tokens[1], tab="late")
            assert late.newest["view"]["you"]["guess"] == "11"
            assert late.newest["view"]["wrote"] == [1]
            assert late.newest["version"] == held
        # There is room again: the same action, and others, are taken.
        assert await late.acts('{"do":"guess","value":"99"}', "lost") == ["ack"]
        assert await bo.act(do="guess", value="22") == "ack"
        assert await cy.act(do="guess", value="33") == "ack"
        await screen.phase("bet")
        night.lines[1] = late
        await night.all_see("bet")
        await night.power_cut()
        assert night.lines[1].newest["view"]["you"]["guess"] == "99"
