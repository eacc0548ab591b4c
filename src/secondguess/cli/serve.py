"""`secondguess serve`: start the server, say where it is, open the browser."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from .. import __version__
from ..table.store import StoreFailed
from ..web.addresses import lan_addresses, qr_terminal
from ..wiring import make_server

WORKERS = "WEB_CONCURRENCY"


def serve(*, host: str, port: int, data: str | None, browser: bool) -> int:
    """Serve until Ctrl-C. Exit status 0, or 1 with a sentence where it cannot start."""
    if os.environ.get(WORKERS, "1").strip() not in ("", "1"):
        # Two processes would each keep their own idea of a table (F167).
        return _sorry(f"{WORKERS} is set: one server process serves all tables. Unset it.")
    folder = Path(data) if data else default_data()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _sorry(f"cannot keep tables in {folder}: {error.strerror}")
    try:
        listening = _listen(host, port)
    except OSError as error:
        return _sorry(f"cannot listen on {host}:{port}: {error.strerror}. Try --port {port + 1}.")
    here = f"http://{_place(host)}:{listening.getsockname()[1]}"
    with suppress(KeyboardInterrupt):
        try:
            _run(_serve(listening, folder, here, browser=browser))
        except StoreFailed as error:
            return _sorry(str(error))
    return 0


def default_data() -> Path:
    """Where tables are kept unless told otherwise: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "secondguess"


async def _serve(listening: socket.socket, folder: Path, here: str, *, browser: bool) -> None:
    def say_open(code: str) -> None:
        print(f"  Table {code} is open: {here}/join/{code}", flush=True)
        print(qr_terminal(f"{here}/join/{code}"), flush=True)

    app = make_server(folder, on_open=say_open)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=5)
    await runner.setup()
    stop = asyncio.Event()
    with suppress(NotImplementedError):
        # Windows has no signal handlers in its loop; there Ctrl-C arrives as an exception.
        for word in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(word, stop.set)
    try:
        await web.SockSite(runner, listening).start()
        local = f"http://localhost:{listening.getsockname()[1]}"
        print(_banner(here, local, folder), flush=True)
        if browser and _has_display():
            webbrowser.open(local)
        await stop.wait()
    finally:
        print("\n  Good night. Every table is kept and goes on where it stopped.", flush=True)
        await runner.cleanup()


def _banner(here: str, local: str, folder: Path) -> str:
    lines = [
        "",
        f"  Second Guess {__version__}",
        "",
        f"  On this computer   {local}",
        f"  On the network     {here}",
        f"  Tables are kept in {folder}",
        "",
        qr_terminal(here),
        "  Open one of these addresses and host a table; its code appears there and here.",
        "  Ctrl-C stops the server. Nothing is lost.",
        "",
    ]
    return "\n".join(lines)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


def _place(host: str) -> str:
    """The host name or address that others type."""
    if host not in ("0.0.0.0", "::", ""):  # noqa: S104
        return f"[{host}]" if ":" in host else host
    return next(iter(lan_addresses()), "localhost")


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _run(main: object) -> None:
    """Run in the quickest event loop there is."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(main)  # type: ignore[arg-type]
    else:
        uvloop.run(main)  # type: ignore[arg-type]


def _sorry(words: str) -> int:
    print(f"secondguess: {words}", file=sys.stderr)
    return 1
