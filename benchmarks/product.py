"""Second Guess as `secondguess serve` runs it, with limits that let a load through.

`python -m benchmarks.product CORE DATA` prints its port and serves until it is ended.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import uvloop
from aiohttp import web

from secondguess.decks.library import load_library
from secondguess.web.limits import Limits, Rate
from secondguess.wiring import make_server, settle

from .brain_script import DECK, deck
from .process import most_files, pin

PLENTY = Rate(1e9, 1e9)
LIMITS = Limits(frames=PLENTY, opening=PLENTY, seating=PLENTY)


async def serve(app: web.Application) -> None:
    """Serve on a free loopback port until SIGTERM."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
    await runner.setup()
    settle()
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    site = web.TCPSite(runner, "127.0.0.1", 0, backlog=512)
    await site.start()
    print(runner.addresses[0][1], flush=True)
    try:
        await stop.wait()
    finally:
        await runner.cleanup()


def main() -> None:
    """Pin to a core (all threads of the server share it), then serve."""
    pin(int(sys.argv[1]))
    most_files()
    decks = {**load_library(), DECK: deck()}
    uvloop.run(serve(make_server(Path(sys.argv[2]), LIMITS, decks=decks)))


if __name__ == "__main__":
    main()
