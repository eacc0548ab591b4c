"""Tables for tests: opened, seated, started, by the same functions as live ones."""

from __future__ import annotations

from typing import Any

import msgspec

from secondguess.engine.actions import Who
from secondguess.engine.refusals import Refusal
from secondguess.protocol.http import TakeSeat
from secondguess.table import actions as room
from secondguess.table import events as ev
from secondguess.table.handle import Chance, handle
from secondguess.table.plan import Plan
from secondguess.table.seating import take_seat
from secondguess.table.state import Table, evolve

QUESTIONS = [{"text": f"Question {n}?", "answer": str(n * 5)} for n in range(1, 10)]
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fi", "Gus")


def opened(**options: Any) -> Table:
    """A table with nobody at it."""
    return evolve(
        None,
        ev.Opened(
            code="KTRWX", game="wits-and-wagers", screen="table", deck="starter",
            options=msgspec.Raw(msgspec.json.encode(options)), seed="seed", screen_hash="screen",
        ),
    )  # fmt: skip


def seated(count: int, **options: Any) -> Table:
    """A lobby with so many seats; the token hash of seat n is `phone-n`."""
    table = opened(**options)
    for name in NAMES[:count]:
        n = len(table.seats) + 1
        table = taken(take_seat(table, TakeSeat(name=name), f"phone-{n}", 0)).table
    return table


def start(lobby: Table) -> Table:
    """The game begins, at service time 0."""
    names = tuple(f"a/{n}" for n in range(1, len(QUESTIONS) + 1))
    positions = tuple(range(1, len(QUESTIONS) + 1))
    chance = Chance(dealt=msgspec.json.encode(QUESTIONS), names=names, positions=positions)
    return taken(handle(lobby, Who(host=True), room.Start(), 0, chance)).table


def started(count: int, **options: Any) -> Table:
    """A game that has begun, at service time 0."""
    return start(seated(count, **options))


def taken(answer: Plan | Refusal) -> Plan:
    """The plan of an action that must be taken."""
    assert isinstance(answer, Plan), answer
    return answer


def do(table: Table, who: Who, now: int = 0, **said: Any) -> Table:
    """The table after an action in the contract's words."""
    return taken(attempt(table, who, now, **said)).table


def attempt(table: Table, who: Who, now: int = 0, **said: Any) -> Plan | Refusal:
    """What an action in the contract's words leads to."""
    action = room.decode_action(table.rules, msgspec.json.encode(said))
    return handle(table, who, action, now)


def seat(n: int) -> Who:
    """Seat n, without the hat."""
    return Who(seat=n)


def code_of(answer: Plan | Refusal) -> str:
    """The code of an action that must be refused."""
    assert isinstance(answer, Refusal), answer
    return answer.code


HOST = Who(host=True)
