"""The port of a server: take it, or say in words who has it."""

from __future__ import annotations

import http.client
import socket
from contextlib import suppress
from pathlib import Path

import msgspec

from ..protocol.http import Health

_PROC = Path("/proc")
_LISTENS = "0A"


def listen(host: str, port: int) -> socket.socket:
    """A listening TCP socket. Raises OSError, also for a port that cannot be (port 0: any free)."""
    if not 0 <= port <= 65_535:
        raise OSError(0, "a port is a number from 1 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


def who_has(port: int) -> str:
    """Who listens on a port of this machine, in words."""
    if is_secondguess(port):
        return f"another Second Guess, open at http://localhost:{port}"
    for process in _listeners(port):
        with suppress(OSError):
            name = (_PROC / process / "comm").read_text("utf-8", "replace").strip()
            return f"{name} (process {process})"
    return "another program"


def is_secondguess(port: int) -> bool:
    """Whether a server of ours answers there."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        line.request("GET", "/api/health")
        return msgspec.json.decode(line.getresponse().read(2_000), type=Health).ok
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return False
    finally:
        line.close()


def _listeners(port: int) -> list[str]:
    """The processes that listen on `port`, as far as Linux lets us see them."""
    inodes: set[str] = set()
    for name in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in (_PROC / "net" / name).read_text("ascii").splitlines()[1:]:
                fields = line.split()
                if fields[3] == _LISTENS and int(fields[1].rpartition(":")[2], 16) == port:
                    inodes.add(f"socket:[{fields[9]}]")
    found: list[str] = []
    for process in _PROC.glob("[0-9]*"):
        with suppress(OSError):
            if any(str(handle.readlink()) in inodes for handle in (process / "fd").iterdir()):
                found.append(process.name)
    return found
