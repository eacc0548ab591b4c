"""Which actions a table has seen, so that a resend is acknowledged and not played twice (F109)."""

from __future__ import annotations

from collections.abc import Mapping

MOST = 300
"""Actions remembered a table: more than a game of seven questions sends, while a resend comes
within seconds. Each takes 280 bytes; 2,000 made a table that had played a while four times as
large.
"""


class Remembered:
    """The latest actions by sender and sender's id, with the version that holds each."""

    def __init__(self) -> None:
        self._versions: dict[tuple[str, str], int] = {}

    def version_of(self, by: str, action_id: str) -> int | None:
        """The version that holds this action, None if it is new (or has no id)."""
        return self._versions.get((by, action_id)) if action_id else None

    def add(self, fresh: Mapping[tuple[str, str], int]) -> None:
        """Remember actions that are stored now; the oldest are forgotten beyond `MOST`."""
        self._versions.update(fresh)
        while len(self._versions) > MOST:
            del self._versions[next(iter(self._versions))]
