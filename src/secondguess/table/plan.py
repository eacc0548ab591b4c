"""What an action leads to: the events of one step, collected with the table they make."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from ..engine.game import Phase
from ..engine.values import Value
from ..protocol.messages import LogLine
from . import events as ev
from .events import Clock
from .state import Table, evolve, with_play

_ENCODER = msgspec.json.Encoder()


class Plan(Value, frozen=True):
    """The step that will be stored, and the table after it. No events: nothing changed."""

    events: tuple[ev.TableEvent, ...]
    table: Table

    @property
    def deadline(self) -> int | None:
        """Service time in ms at which the clock runs out; None where none runs."""
        return deadline(self.table)


def deadline(table: Table) -> int | None:
    """Service time in ms at which the table's clock runs out; None where none runs."""
    clock = table.clock
    return None if clock is None or table.paused else clock.since + clock.left_ms


def left_ms(table: Table, now: int) -> int:
    """What is left on the table's clock at service time `now`, in ms, never below 0 (F057)."""
    clock = table.clock
    if clock is None:
        return 0
    return clock.left_ms if table.paused else max(0, clock.left_ms - (now - clock.since))


class Turn:
    """One step in the making: `add` an event, or `play` events of the game."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.events: list[ev.TableEvent] = []

    def plan(self) -> Plan:
        """The finished step."""
        return Plan(tuple(self.events), self.table)

    def add(self, event: ev.TableEvent) -> None:
        """Add an event of the table."""
        self.events.append(event)
        self.table = evolve(self.table, event)

    def play(self, steps: list[Any]) -> None:
        """Add events of the game; a phase that opens gets its clock and ends what undo keeps."""
        if not steps:
            return
        rules, play = self.table.rules, self.table.play
        before = None if play is None else rules.phase_of(play)
        for step in steps:
            play = rules.evolve(play, step)
        # Evolved from the objects themselves: `evolve` would have to decode them again.
        self.events.append(ev.Played(Raw(_ENCODER.encode(steps))))
        self.table = with_play(self.table, play)
        now = rules.phase_of(play)
        if before is None or (now.stage, now.resets) != (before.stage, before.resets):
            self._open_clock(now)

    def _open_clock(self, phase: Phase) -> None:
        """The clock of the phase that is open now. A pause outlasts the phase it began in."""
        of_ms, running = phase.of_ms, self.table.clock
        clock = None if of_ms is None else Clock(of_ms, of_ms, self.now)
        if phase.cuts and of_ms is not None and running is not None:
            left = left_ms(self.table, self.now)
            short = min(of_ms, left)
            clock = Clock(running.of_ms, short, self.now, left - short)
        elif phase.goes_on and of_ms is not None and running is not None:
            left = left_ms(self.table, self.now) + running.after_ms
            clock = Clock(running.of_ms, left, self.now)
        self.add(ev.ClockSet(clock, self.table.paused))

    def set_clock(self, *, paused: bool, more_ms: int = 0) -> None:
        """The same clock from now on, paused or not, with `more_ms` added."""
        clock = self.table.clock
        if clock is not None:
            left = left_ms(self.table, self.now) + more_ms
            clock = Clock(max(clock.of_ms, left), left, self.now, clock.after_ms)
        self.add(ev.ClockSet(clock, paused))

    def log(self, do: str, *, seat: int = 0, by: int = 0, text: str = "") -> None:
        """Write a host action where everybody can read it (W77)."""
        line = LogLine(
            at_ms=self.now - self.table.opened,
            do=do,
            seat=seat or msgspec.UNSET,
            by=by or msgspec.UNSET,
            text=text or msgspec.UNSET,
        )
        self.add(ev.Logged(line))
