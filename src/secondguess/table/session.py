"""What a live table needs of a connection; `web` implements it."""

from __future__ import annotations

from typing import Protocol


class Session(Protocol):
    """One socket. None of these ever blocks the table."""

    def show(self, update: bytes) -> None:
        """Show the newest state; it replaces one that was not sent yet."""

    def tell(self, message: bytes) -> None:
        """Send what must arrive (bounded; a session that cannot keep up is closed as `slow`)."""

    def bye(self, code: str) -> None:
        """Say why, then close."""
