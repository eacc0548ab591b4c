"""The disk alone: one small row a transaction, as durable as an action's, at the same rate.

Below this no action can be, whatever the program does. `python -m benchmarks.disk CORE FOLDER
SECONDS RATE` prints the seconds that each commit took (JSON).
"""

from __future__ import annotations

import random
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec

from .process import pin

BODY = b"x" * 330
"""About what an action leaves in the log."""


def main() -> None:
    """Commit at random moments until the time is over."""
    pin(int(sys.argv[1]))
    seconds, rate = float(sys.argv[3]), float(sys.argv[4])
    chance = random.Random(7)
    with closing(sqlite3.connect(Path(sys.argv[2]) / "disk.db", isolation_level=None)) as base:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("CREATE TABLE entries (id INTEGER PRIMARY KEY, body BLOB NOT NULL)")
        taken: list[float] = []
        at = time.perf_counter()
        until = at + seconds
        while at < until:
            time.sleep(max(0.0, at - time.perf_counter()))
            started = time.perf_counter()
            base.execute("BEGIN IMMEDIATE")
            base.execute("INSERT INTO entries (body) VALUES (?)", (BODY,))
            base.execute("COMMIT")
            taken.append(time.perf_counter() - started)
            at += chance.expovariate(rate)
    print(msgspec.json.encode(taken).decode(), flush=True)


if __name__ == "__main__":
    main()
