"""The port to whatever keeps the log of tables; `storage` stands behind it.

A table is the list of its entries, in order of `version` from 1. Appending is the only way to
change one, and an entry that was appended is on disk when the call returns (law 2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from ..decks.spellings import Spelling


class Entry(Struct, frozen=True, kw_only=True):
    """One step of a table, as it is stored.

    `table`: the table's id (random hex; codes are reused, ids are not). `at`: service time in ms.
    `by`: who sent the action (`"seat:3.1"`, `"screen"`, `"clock"`), `action_id` the sender's id of
    it ("" where it had none); the pair is how a resend is known again after a restart.
    `body`: JSON of what happened (actions and events), opaque to the store.
    """

    table: str
    version: int
    at: int
    by: str
    action_id: str
    body: bytes


class LiveRow(Struct, frozen=True, kw_only=True):
    """A table that has not ended its life yet."""

    table: str
    code: str


class CodeTaken(Exception):
    """A live table has this code already (or had it a short while ago, F081)."""


class VersionTaken(Exception):
    """Somebody else appended that version first; nothing of this table's batch was stored."""


class StoreFailed(Exception):
    """The store cannot save (full disk, lost file). Nothing of the batch was stored."""


class Store(Protocol):
    """What a table needs of a store. One contract suite holds for every implementation."""

    async def open(self) -> None:
        """Connect and migrate. Raises StoreFailed."""

    async def close(self) -> None:
        """Finish the writes that wait, then let go of the file."""

    async def service_ms(self) -> int:
        """The latest service time that was ever stored (entries and heartbeats), in ms."""

    async def beat(self, now: int) -> None:
        """Remember that the service lived at service time `now` (ms). Raises StoreFailed."""

    async def create(self, code: str, first: Entry) -> None:
        """A new table under `code` with its first entry. Raises CodeTaken, StoreFailed."""

    async def append(self, entries: Sequence[Entry], spellings: Sequence[Spelling] = ()) -> None:
        """Store `entries` of one table and what a host wants remembered with them, all or none,
        durably, before it returns. A spelling that is known already stays as it was.

        Appends of several tables that wait at the same time share one transaction; one that
        fails (VersionTaken) does not take the others with it. Raises VersionTaken, StoreFailed.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with a version greater than `after`, in order."""

    async def spellings(self) -> list[Spelling]:
        """Everything that hosts wanted remembered, the oldest first."""

    async def live(self) -> list[LiveRow]:
        """All tables that are not retired."""

    async def find(self, code: str) -> str | None:
        """The id of the live table with this code."""

    async def retire(self, table: str, now: int) -> None:
        """The table's life ended at service time `now`: its code is free later, entries stay."""
