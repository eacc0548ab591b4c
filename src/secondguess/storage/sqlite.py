"""SQLite behind the store's port: one writer connection in one thread, with group commit.

Whatever waits when the thread comes round goes into one transaction, so under load many appends
share one `fsync`. WAL with `synchronous=FULL`: what was committed survives `kill -9` and a power
cut. The driver is used bare: the few statements are the same every time, and Core's execution cost
more than the insert itself. Schema and migrations are SQLAlchemy's and alembic's.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from ..decks.spellings import Spelling
from ..table.store import CodeTaken, Entry, LiveRow, StoreFailed, VersionTaken
from .lock import FileLock
from .migrate import NEWEST, CannotMigrate, TooNew, migrate

CODE_RESTS_MS = 10 * 60_000
"""A code that was freed is not given out again for this long (F081)."""

_INSERT = (
    'INSERT INTO entries (table_id, version, "at", "by", action_id, body) VALUES (?,?,?,?,?,?)'
)
_REMEMBER = (
    'INSERT OR IGNORE INTO spellings (deck, card, part, item, spelling, "at") VALUES (?,?,?,?,?,?)'
)


class _Job:
    """One call waiting for the writer thread."""

    __slots__ = ("future", "loop", "result", "work")

    def __init__(self, loop: asyncio.AbstractEventLoop, work: Callable[[sqlite3.Connection], Any]):
        self.loop = loop
        self.work = work
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None


class SqliteStore:
    """See `table.store.Store`. `path` is the database file; its folder must exist."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._connection: sqlite3.Connection | None = None
        self._files: dict[Path, tuple[int, int]] = {}

    async def open(self) -> None:
        """Migrate and start the writer. Raises StoreFailed in words."""
        await asyncio.get_running_loop().run_in_executor(None, self._open)
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Finish what waits, then let go of the file."""
        if self._thread is not None:
            self._queue.put(None)
            thread, self._thread = self._thread, None
            await asyncio.get_running_loop().run_in_executor(None, thread.join)
            self._lock.release()

    async def service_ms(self) -> int:
        """The latest service time stored."""

        def work(connection: sqlite3.Connection) -> int:
            row = connection.execute(
                "SELECT max(coalesce((SELECT now_ms FROM service), 0),"
                ' coalesce((SELECT max("at") FROM entries), 0))'
            ).fetchone()
            return int(row[0])

        return int(await self._call(work))

    async def beat(self, now: int) -> None:
        """Remember that the service lived at `now`."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO service (id, now_ms) VALUES (1, ?)"
                " ON CONFLICT (id) DO UPDATE SET now_ms = max(now_ms, excluded.now_ms)",
                (now,),
            )

        await self._call(work)

    async def create(self, code: str, first: Entry) -> None:
        """A new table with its first entry."""

        def work(connection: sqlite3.Connection) -> None:
            taken = connection.execute(
                "SELECT 1 FROM tables WHERE code = ? AND (retired_at IS NULL OR retired_at > ?)",
                (code, first.at - CODE_RESTS_MS),
            ).fetchone()
            if taken:
                raise CodeTaken(code)
            connection.execute(
                "INSERT INTO tables (id, code, opened_at) VALUES (?, ?, ?)",
                (first.table, code, first.at),
            )
            connection.execute(_INSERT, _row(first))

        await self._call(work)

    async def append(self, entries: Sequence[Entry], spellings: Sequence[Spelling] = ()) -> None:
        """Store a table's entries, durably."""
        rows = [_row(entry) for entry in entries]
        remembered = [
            (one.deck, one.card, one.part, one.item, one.spelling, one.at) for one in spellings
        ]

        def work(connection: sqlite3.Connection) -> None:
            try:
                if len(rows) == 1:
                    connection.execute(_INSERT, rows[0])
                else:
                    connection.executemany(_INSERT, rows)
            except sqlite3.IntegrityError:
                raise VersionTaken from None
            if remembered:
                connection.executemany(_REMEMBER, remembered)

        await self._call(work)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A table's entries, in order."""

        def work(connection: sqlite3.Connection) -> list[Entry]:
            found = connection.execute(
                'SELECT version, "at", "by", action_id, body FROM entries'
                " WHERE table_id = ? AND version > ? ORDER BY version",
                (table, after),
            )
            return [
                Entry(table=table, version=version, at=at, by=by, action_id=action_id, body=body)
                for version, at, by, action_id, body in found
            ]

        found: list[Entry] = await self._call(work)
        return found

    async def spellings(self) -> list[Spelling]:
        """What was remembered, the oldest first."""

        def work(connection: sqlite3.Connection) -> list[Spelling]:
            found = connection.execute(
                'SELECT deck, card, part, item, spelling, "at" FROM spellings'
                ' ORDER BY "at", deck, card, part, item, spelling'
            )
            return [
                Spelling(deck=deck, card=card, part=part, item=item, spelling=spelling, at=at)
                for deck, card, part, item, spelling, at in found
            ]

        found: list[Spelling] = await self._call(work)
        return found

    async def live(self) -> list[LiveRow]:
        """All tables that are not retired."""

        def work(connection: sqlite3.Connection) -> list[LiveRow]:
            found = connection.execute(
                "SELECT id, code FROM tables WHERE retired_at IS NULL ORDER BY opened_at, id"
            )
            return [LiveRow(table=table, code=code) for table, code in found]

        found: list[LiveRow] = await self._call(work)
        return found

    async def find(self, code: str) -> str | None:
        """The id of the live table with this code."""

        def work(connection: sqlite3.Connection) -> str | None:
            row = connection.execute(
                "SELECT id FROM tables WHERE code = ? AND retired_at IS NULL", (code,)
            ).fetchone()
            return None if row is None else str(row[0])

        found: str | None = await self._call(work)
        return found

    async def retire(self, table: str, now: int) -> None:
        """End a table's life; its entries stay."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET retired_at = ? WHERE id = ?", (now, table))

        await self._call(work)

    # -- the writer thread ------------------------------------------------------------------

    def _call(self, work: Callable[[sqlite3.Connection], Any]) -> asyncio.Future[Any]:
        job = _Job(asyncio.get_running_loop(), work)
        if self._thread is None:
            job.future.set_exception(StoreFailed("the store is not open"))
        else:
            self._queue.put(job)
        return job.future

    def _open(self) -> None:
        try:
            self._lock.take()
            self._connection = self._connect()
        except StoreFailed:
            self._lock.release()
            raise

    def _connect(self) -> sqlite3.Connection:
        try:
            if _format_of(self._path) != NEWEST:
                migrate("sqlite", str(self._path))
            connection = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False, cached_statements=64
            )
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 2000")
            # The first transaction makes the second file.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
            wal = self._path.with_name(self._path.name + "-wal")
            self._files = {file: _identity(file) for file in (self._path, wal)}
        except TooNew as error:
            raise StoreFailed(str(error)) from None
        except (sqlite3.Error, CannotMigrate, OSError) as error:
            raise StoreFailed(f"{self._path} cannot be opened: {error}") from error
        return connection

    def _work(self) -> None:
        connection = self._connection
        assert connection is not None
        while True:
            job = self._queue.get()
            if job is None:
                break
            jobs = [job]
            stop = False
            while not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    stop = True
                    break
                jobs.append(more)
            self._commit(connection, jobs)
            if stop:
                break
        with suppress(sqlite3.Error):
            connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        """All waiting jobs in one transaction. One that spoils it for all is tried by itself."""
        try:
            self._check_files()
            _run(connection, jobs)
        except Exception as error:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            if len(jobs) == 1:
                # Nothing of it is on disk: whoever waits is told so (law 2).
                jobs[0].result = (
                    error if isinstance(error, StoreFailed) else StoreFailed(str(error))
                )
            else:
                # A full disk refuses each; a job that cannot be stored does not hurt the others.
                for job in jobs:
                    self._commit(connection, [job])
                return
        _answer(jobs)

    def _check_files(self) -> None:
        """Raises StoreFailed where the files are gone: SQLite would write on into the void."""
        for file, identity in self._files.items():
            try:
                if _identity(file) == identity:
                    continue
            except OSError:
                pass
            raise StoreFailed(f"{file} was taken away; put it back, or restart the server")


def _run(connection: sqlite3.Connection, jobs: list[_Job]) -> None:
    """One transaction; each job stands or falls by itself (savepoints)."""
    alone = len(jobs) == 1
    connection.execute("BEGIN IMMEDIATE")
    for job in jobs:
        if not alone:
            connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(connection)
        except (VersionTaken, CodeTaken) as error:
            job.result = error
            connection.execute("ROLLBACK" if alone else "ROLLBACK TO job")
        if not alone:
            connection.execute("RELEASE job")
    if connection.in_transaction:
        connection.execute("COMMIT")


def _answer(jobs: list[_Job]) -> None:
    """Wake the waiting coroutines: one call into the loop for the whole group."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, some in by_loop.items():
        # The loop may be gone when a test or the process ends in between.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, some)


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if isinstance(job.result, Exception):
            job.future.set_exception(job.result)
        else:
            job.future.set_result(job.result)


def _identity(file: Path) -> tuple[int, int]:
    """What tells a file from another one at the same place. Raises OSError."""
    found = file.stat()
    return found.st_dev, found.st_ino


def _format_of(path: Path) -> str | None:
    """The format of the file at `path`, None where it has none yet."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
        return None if row is None else str(row[0])


def _row(entry: Entry) -> tuple[str, int, int, str, str, bytes]:
    return (entry.table, entry.version, entry.at, entry.by, entry.action_id, entry.body)
