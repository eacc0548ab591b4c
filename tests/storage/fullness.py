"""A disk that is full, declared by the kernel: no mount, binds root too, lifted at once."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_room(process: int = 0) -> Iterator[None]:
    """Files of this process (or another) cannot grow beyond a few bytes inside this context."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)
