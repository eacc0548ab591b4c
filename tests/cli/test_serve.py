"""`secondguess serve`: what it says, and in which words it cannot start."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
import structlog

from secondguess import __version__
from secondguess.cli import main
from secondguess.cli.serve import banner, default_data
from tests.e2e.program import Program


def serve(*arguments: str) -> int:
    return main(["serve", "--host", "127.0.0.1", "--no-browser", *arguments])


@pytest.mark.parametrize("words", [["--version"], ["serve", "--version"]])
def test_it_says_its_version_and_does_not_serve(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"secondguess {__version__}\n"


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """A server sets up its log; here the next test has its own."""
    yield
    structlog.reset_defaults()


@pytest.fixture
def taken() -> Iterator[int]:
    """A port of this machine that another program has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        # Whoever asks what it is gets no answer, at once.
        other.settimeout(0)
        yield other.getsockname()[1]


async def test_it_says_where_it_is_and_what_is_opened(tmp_path: Path) -> None:
    async with Program(tmp_path / "data") as program:
        said = program.said()
        assert f"On this computer   http://localhost:{program.port}" in said
        assert str(program.data) in said
        body = {"deck": "starter"}
        async with (
            aiohttp.ClientSession() as http,
            http.post(f"{program.address}/api/tables", json=body) as answer,
        ):
            code = (await answer.json())["code"]
        opened = program.said().removeprefix(said)
        assert f"Table {code} is open: http://localhost:{program.port}/join/{code}" in opened
        assert "▄▄▄▄▄" in opened
        await program.stop()
        assert program.process is not None
        assert program.process.returncode == 0
        assert "Good night" in program.said()


def test_the_banner_names_every_address_once() -> None:
    folder = Path("somewhere")
    both = banner("http://localhost:1", "http://192.0.2.7:1", folder)
    assert both.count("http://localhost:1") == both.count("http://192.0.2.7:1") == 1
    assert "█" in both
    alone = banner("http://localhost:1", None, folder)
    assert "network" not in alone
    assert "█" not in alone


def test_a_port_of_another_program_is_said(
    taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve("--port", str(taken), "--data", str(tmp_path)) == 1
    said = capsys.readouterr().err
    assert f"port {taken} is taken by " in said
    assert f"(process {os.getpid()})" in said
    assert f"--port {taken + 1}" in said


async def test_a_port_of_another_second_guess_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Program(tmp_path / "data") as program:
        assert serve("--port", str(program.port), "--data", str(tmp_path)) == 1
        said = capsys.readouterr().err
        assert f"another Second Guess, open at http://localhost:{program.port}" in said
        # And on another port, the same folder is refused.
        assert await asyncio.to_thread(serve, "--port", "0", "--data", str(program.data)) == 1
        assert "another secondguess keeps its tables in" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["-1", "70000"])
def test_a_port_that_cannot_be_is_said(
    port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve("--port", port, "--data", str(tmp_path)) == 1
    assert "1 to 65535" in capsys.readouterr().err


def test_a_host_that_is_not_ours_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path)]) == 1
    assert "cannot listen on 192.0.2.1" in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["4", "0", "many"])
def test_f167_several_workers_are_refused(
    workers: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WEB_CONCURRENCY", workers)
    assert serve("--port", "0", "--data", str(tmp_path)) == 1
    assert "one server process serves all tables" in capsys.readouterr().err


def test_data_that_cannot_be_kept_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert serve("--port", "0", "--data", str(file)) == 1
    assert "cannot keep tables in" in capsys.readouterr().err


def test_data_of_a_newer_version_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "secondguess.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert serve("--port", "0", "--data", str(tmp_path)) == 1
    assert "newer secondguess" in capsys.readouterr().err


def test_tables_are_kept_with_the_users_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert default_data() == Path("/somewhere/secondguess")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_data() == tmp_path / ".local/share/secondguess"
