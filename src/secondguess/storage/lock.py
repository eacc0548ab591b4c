"""One server a data folder: two would each keep their own idea of a table."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..table.store import StoreFailed

if sys.platform != "win32":
    import fcntl


class FileLock:
    """A lock on a file of its own, gone when the process is gone, however it ended.

    Never on the database itself: closing any handle of a file drops SQLite's own locks on it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> None:
        """Take the lock, or raise StoreFailed in words."""
        if sys.platform == "win32":
            # There the database's own locks must do.
            return
        try:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise StoreFailed(f"{self._path} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise StoreFailed(
                f"another secondguess keeps its tables in {self._path.parent}; stop it first, "
                "or use another folder (--data)"
            ) from None
        self._handle = handle

    def release(self) -> None:
        """Let go; the file stays, so that nobody can hold a lock on one that was removed."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
