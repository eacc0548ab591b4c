"""Service time: milliseconds that only pass while the server runs.

It continues from the latest moment the store knows, so after a crash or a night without power
every clock goes on from the time that was left, and a change of the wall clock moves nothing.
"""

from __future__ import annotations

import time


class ServiceClock:
    """Call it for the service time in ms; `start_at` sets where it continues."""

    def __init__(self) -> None:
        self._base = 0
        self._started = time.monotonic_ns()

    def start_at(self, service_ms: int) -> None:
        """Continue from `service_ms`, the latest moment that was stored."""
        self._base = service_ms
        self._started = time.monotonic_ns()

    def __call__(self) -> int:
        return self._base + (time.monotonic_ns() - self._started) // 1_000_000
