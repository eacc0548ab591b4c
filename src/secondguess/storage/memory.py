"""The store's port in memory: for tests that are not about disks. Same contract suite."""

from __future__ import annotations

from collections.abc import Sequence

from ..decks.spellings import Spelling
from ..table.store import CodeTaken, Entry, LiveRow, StoreFailed, VersionTaken
from .sqlite import CODE_RESTS_MS


class MemoryStore:
    """See `table.store.Store`. Set `failing` and it cannot save."""

    def __init__(self) -> None:
        self.failing = False
        self._entries: dict[str, list[Entry]] = {}
        self._codes: dict[str, str] = {}
        self._retired: dict[str, int] = {}
        self._now = 0
        self._spellings: dict[tuple[str, str, str, int, str], Spelling] = {}

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def service_ms(self) -> int:
        """The latest service time stored."""
        ats = [entry.at for entries in self._entries.values() for entry in entries]
        return max([self._now, *ats])

    async def beat(self, now: int) -> None:
        """Remember `now`."""
        self._check()
        self._now = max(self._now, now)

    async def create(self, code: str, first: Entry) -> None:
        """A new table."""
        self._check()
        for table, taken in self._codes.items():
            rests_until = self._retired.get(table, first.at) + CODE_RESTS_MS
            if taken == code and rests_until > first.at:
                raise CodeTaken(code)
        self._codes[first.table] = code
        self._entries[first.table] = [first]

    async def append(self, entries: Sequence[Entry], spellings: Sequence[Spelling] = ()) -> None:
        """Store a table's entries."""
        self._check()
        known = self._entries.setdefault(entries[0].table, [])
        taken = {entry.version for entry in known}
        if any(entry.version in taken for entry in entries):
            raise VersionTaken
        known.extend(entries)
        for one in spellings:
            key = (one.deck, one.card, one.part, one.item, one.spelling)
            self._spellings.setdefault(key, one)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A table's entries, in order."""
        found = [entry for entry in self._entries.get(table, []) if entry.version > after]
        return sorted(found, key=lambda entry: entry.version)

    async def spellings(self) -> list[Spelling]:
        """What was remembered."""
        return sorted(self._spellings.values(), key=_oldest)

    async def live(self) -> list[LiveRow]:
        """All tables that are not retired."""
        return [
            LiveRow(table=table, code=code)
            for table, code in self._codes.items()
            if table not in self._retired
        ]

    async def find(self, code: str) -> str | None:
        """The id of the live table with this code."""
        return next((row.table for row in await self.live() if row.code == code), None)

    async def retire(self, table: str, now: int) -> None:
        """End a table's life."""
        self._check()
        self._retired[table] = now

    def _check(self) -> None:
        if self.failing:
            raise StoreFailed("the store was told to fail")


def _oldest(one: Spelling) -> tuple[int, str, str, str, int, str]:
    return one.at, one.deck, one.card, one.part, one.item, one.spelling
