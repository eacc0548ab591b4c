"""`secondguess serve`: start the server, say where it is, open the browser."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from .. import __version__
from ..table.store import StoreFailed
from ..web.addresses import EVERYWHERE, is_loopback, lan_addresses, qr_terminal
from ..web.log import set_up_log
from ..wiring import make_server, settle
from .port import listen, who_has

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
        listening = listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return _sorry(f"port {port} is taken by {who_has(port)}. Try --port {port + 1}")
        return _sorry(f"cannot listen on {host}, port {port}: {error.strerror}")
    set_up_log()
    try:
        _run(_serve(listening, host, folder, browser=browser))
    except StoreFailed as error:
        return _sorry(str(error))
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0


def default_data() -> Path:
    """Where tables are kept unless told otherwise: the user's data folder."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "secondguess"


async def _serve(listening: socket.socket, host: str, folder: Path, *, browser: bool) -> None:
    port = listening.getsockname()[1]
    local = f"http://localhost:{port}" if host in EVERYWHERE or is_loopback(host) else None
    network = _on_network(host, port)
    here = network or local or ""

    def say_open(code: str) -> None:
        join = f"{here}/join/{code}"
        print(f"  Table {code} is open: {join}\n{_qr(join)}", flush=True)

    runner = web.AppRunner(
        make_server(folder, on_open=say_open, listens_on=host),
        access_log=None,
        shutdown_timeout=5,
    )
    await runner.setup()
    settle()
    stop = asyncio.Event()
    with suppress(NotImplementedError):
        # Windows has no signal handlers in its loop; there Ctrl-C arrives as an exception.
        for word in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(word, stop.set)
    try:
        await web.SockSite(runner, listening).start()
        print(banner(local, network, folder), flush=True)
        if browser and _has_display():
            webbrowser.open(local or here)
        await stop.wait()
    finally:
        print("\n  Good night. Every table is kept and goes on where it stopped.", flush=True)
        await runner.cleanup()


def banner(local: str | None, network: str | None, folder: Path) -> str:
    """What the terminal says: where the server is, and where it keeps its tables."""
    lines = ["", f"  Second Guess {__version__}", ""]
    if local:
        lines.append(f"  On this computer   {local}")
    if network:
        lines.append(f"  On the network     {network}")
    lines.append(f"  Tables are kept in {folder}")
    if network:
        lines += ["", _qr(network).rstrip("\n")]
    lines += [
        "",
        "  Open the address and host a table; its code appears there and here.",
        "  Ctrl-C stops the server. Nothing is lost.",
        "",
    ]
    return "\n".join(lines)


def _on_network(host: str, port: int) -> str | None:
    """The address that phones use; None where nobody but this computer gets here."""
    if host in EVERYWHERE:
        address = next(iter(lan_addresses()), None)
        return None if address is None else f"http://{address}:{port}"
    if is_loopback(host):
        return None
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _qr(address: str) -> str:
    """The address for a phone's camera, where the terminal can draw it."""
    drawn = qr_terminal(address)
    try:
        drawn.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return "".join(f"  {line}\n" for line in drawn.splitlines())


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _run(main: Coroutine[None, None, None]) -> None:
    """Run in the quickest event loop there is."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(main)
    else:
        uvloop.run(main)


def _sorry(words: str) -> int:
    print(f"secondguess: {words}", file=sys.stderr)
    return 1
