"""Every store of the house, as the contract suite opens, breaks and opens it again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

from secondguess.storage.memory import MemoryStore
from secondguess.storage.sqlite import SqliteStore
from secondguess.table.store import Entry, Store
from tests.storage.fullness import no_room


class Kind(Protocol):
    """How a test gets at a kind of store."""

    def make(self) -> Store:
        """A store over the same data every time; not open yet."""

    def full(self, store: Store) -> AbstractContextManager[None]:
        """A context in which there is no room to save."""


class Sqlite:
    """SQLite in a file, with a disk that the kernel itself declares full."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "tables.db"

    def make(self) -> Store:
        return SqliteStore(self.path)

    def full(self, store: Store) -> AbstractContextManager[None]:
        return no_room()


class Memory:
    """The fake. It keeps its data as long as the test."""

    def __init__(self, folder: Path) -> None:
        self._store = MemoryStore()

    def make(self) -> Store:
        return self._store

    @contextmanager
    def full(self, store: Store) -> Iterator[None]:
        self._store.failing = True
        try:
            yield
        finally:
            self._store.failing = False


def entry(table: str, version: int, *, at: int = 0, body: bytes = b"{}", by: str = "a") -> Entry:
    """An entry whose action id names its version."""
    return Entry(
        table=table, version=version, at=at, by=by, action_id=f"{table}-{version}", body=body
    )
