"""Closed loop: everybody acts as soon as the last action is accepted and the screen shows it."""

from __future__ import annotations

from collections.abc import Iterator

from .lines import Line, text_frame
from .script import Step


class Totals:
    """What all tables of this process have done so far."""

    def __init__(self) -> None:
        self.accepted = 0
        self.updates = 0
        self.bytes = 0


class Table:
    """One table going through its script."""

    def __init__(self, seats: list[Line], script: Iterator[Step], totals: Totals) -> None:
        self.seats = [Seat(self, number, line, totals) for number, line in enumerate(seats)]
        self._script = script
        self._busy = 0
        self._barrier = 0

    def begin(self) -> None:
        """The next step; a seat that has not yet seen the last one waits for its screen."""
        step = next(self._script)
        self._busy = len(step)
        for number, actions in step.items():
            self.seats[number].begin(actions, self._barrier)

    def finished(self, version: int) -> None:
        """A seat has done its part of the step; its last action is in `version`."""
        self._barrier = max(self._barrier, version)
        self._busy -= 1
        if not self._busy:
            self.begin()


class Seat:
    """One person with one action on its way at most (lines.Client)."""

    __slots__ = ("_acked", "_ids", "_line", "_name", "_seen", "_table", "_todo", "_totals", "_wait")

    def __init__(self, table: Table, number: int, line: Line, totals: Totals) -> None:
        self._table = table
        self._line = line
        self._totals = totals
        self._name = number
        self._ids = 0
        self._seen = 0
        self._acked = 0
        self._wait = 0
        self._todo: list[bytes] = []
        line.client = self

    def begin(self, actions: list[bytes], barrier: int) -> None:
        """Do these one after the other, once the screen shows `barrier`."""
        self._todo = list(reversed(actions))
        self._acked = 0
        if self._seen >= barrier:
            self._send()
        else:
            self._wait = barrier

    def updated(self, version: int, size: int) -> None:
        totals = self._totals
        totals.updates += 1
        totals.bytes += size
        self._seen = version
        if self._acked:
            if version >= self._acked:
                self._settled()
        elif self._wait and version >= self._wait:
            self._wait = 0
            self._send()

    def acked(self, version: int) -> None:
        self._totals.accepted += 1
        self._acked = version
        if self._seen >= version:
            self._settled()

    def _settled(self) -> None:
        version, self._acked = self._acked, 0
        if self._todo:
            self._send()
        else:
            self._table.finished(version)

    def _send(self) -> None:
        self._ids += 1
        action = self._todo.pop()
        self._line.send(
            text_frame(b'{"t":"act","id":"%d.%d","action":%s}' % (self._name, self._ids, action))
        )
