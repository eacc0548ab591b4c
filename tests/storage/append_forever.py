"""A program for `test_sqlite`: several tables append without end and say what has returned."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from secondguess.storage.sqlite import SqliteStore
from secondguess.table.store import Entry


async def main(path: Path, tables: int) -> None:
    store = SqliteStore(path)
    await store.open()

    async def one(table: str) -> None:
        version = 1
        await store.create(f"C{table}", _entry(table, version))
        while True:
            print(table, version, flush=True)
            batch = [_entry(table, version + n) for n in (1, 2)]
            await store.append(batch)
            version += 2

    await asyncio.gather(*(one(f"t{n}") for n in range(tables)))


def _entry(table: str, version: int) -> Entry:
    return Entry(table=table, version=version, at=version, by="a", action_id="", body=b"x" * 300)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
