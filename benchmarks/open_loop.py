"""Open loop: actions come when they come, whether or not the server is done with the last ones."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Iterator

from .lines import Line, text_frame


class Table:
    """One table. An action that comes while the last is on its way waits, and its wait counts."""

    def __init__(self, seats: list[Line], script: Iterator[tuple[int, bytes]], out: Arrivals):
        self._lines = seats
        self._script = script
        self._out = out
        self._ids = 0
        self._since = 0.0
        self._acked = 0
        self._waiting: deque[float] = deque()
        self._seen = [0] * len(seats)
        for number, line in enumerate(seats):
            line.client = Seat(self, number)

    def arrive(self, now: float) -> None:
        """Somebody wants to act."""
        if self._since:
            self._waiting.append(now)
        else:
            self._send(now)

    def updated(self, seat: int, version: int) -> None:
        """A screen shows `version`."""
        self._seen[seat] = version
        if self._acked:
            self._check()

    def acked(self, version: int) -> None:
        """The action on its way was accepted."""
        self._acked = version
        self._check()

    def _check(self) -> None:
        if min(self._seen) < self._acked:
            return
        self._out.latencies.append(time.perf_counter() - self._since)
        self._since, self._acked = 0.0, 0
        if self._waiting:
            self._send(self._waiting.popleft())

    def _send(self, since: float) -> None:
        self._since = since
        self._ids += 1
        seat, action = next(self._script)
        frame = text_frame(b'{"t":"act","id":"%d","action":%s}' % (self._ids, action))
        self._lines[seat].send(frame)


class Seat:
    """A screen of a table (lines.Client)."""

    __slots__ = ("_number", "_table")

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self._number = number

    def updated(self, version: int, size: int) -> None:
        self._table.updated(self._number, version)

    def acked(self, version: int) -> None:
        self._table.acked(version)


class Arrivals:
    """Random arrivals (Poisson) at a rate, dealt to the tables in turns of random order.

    `latencies`: seconds from when the action came to the last of the screens. `late`: seconds by
    which this process itself sent later than planned.
    """

    def __init__(self, rate: float, seed: int) -> None:
        self.latencies: list[float] = []
        self.late: list[float] = []
        self.tables: list[Table] = []
        self._rate = rate
        self._random = random.Random(seed)
        self._order: list[Table] = []
        self._at = 0.0

    def due(self, now: float) -> float:
        """Send what is due; the moment of the next. The clock starts when the send starts."""
        if not self._at:
            self._at = now
        while self._at <= now:
            if not self._order:
                self._order = self._random.sample(self.tables, len(self.tables))
            started = time.perf_counter()
            self.late.append(started - self._at)
            self._order.pop().arrive(started)
            self._at += self._random.expovariate(self._rate)
        return self._at
