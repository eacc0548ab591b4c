"""What a benchmark hands back: figures with their goals, how big a run is, and the arithmetic."""

from __future__ import annotations

import operator
import statistics
from collections.abc import Sequence

from msgspec import UNSET, Struct, UnsetType

_COMPARE = {"<": operator.lt, "<=": operator.le, ">=": operator.ge}


class Size(Struct, frozen=True, kw_only=True):
    """How much is done. Times in seconds.

    `tables`: of the closed loop; `rates`: actions/s of the open loop over `open_tables`;
    `idle`: tables whose memory is read; `games`, `starts`, `visits`: of engine, cold start, page;
    `races`: fastest cards.
    """

    seconds: float
    warm: float
    repeats: int
    tables: tuple[int, ...]
    rates: tuple[int, ...]
    open_tables: int
    open_seconds: float
    idle: tuple[int, ...]
    settle: float
    games: int
    starts: int
    visits: int
    races: int


FULL = Size(
    seconds=4, warm=1, repeats=3, tables=(10, 50, 200), rates=(100, 500), open_tables=50,
    open_seconds=10, idle=(0, 500, 1000), settle=10, games=100, starts=5, visits=5, races=10_000,
)  # fmt: skip
QUICK = Size(
    seconds=1.5, warm=0.5, repeats=1, tables=(10, 50), rates=(100, 500), open_tables=50,
    open_seconds=3, idle=(0, 100), settle=1, games=20, starts=3, visits=2, races=2_000,
)  # fmt: skip
TINY = Size(
    seconds=0.3, warm=0.1, repeats=1, tables=(2,), rates=(20,), open_tables=2, open_seconds=0.5,
    idle=(0, 3), settle=0.1, games=1, starts=1, visits=1, races=20,
)  # fmt: skip


class Figure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One number. `runs`: the single ones whose median `value` is; `goal` such as "< 10"."""

    name: str
    value: float
    unit: str
    goal: str | UnsetType = UNSET
    met: bool | UnsetType = UNSET
    runs: tuple[float, ...] = ()


class Result(Struct, frozen=True, kw_only=True):
    """The figures of one benchmark and what a reader should know of them."""

    name: str
    figures: tuple[Figure, ...]
    notes: tuple[str, ...] = ()


def figure(name: str, unit: str, runs: Sequence[float], goal: str = "") -> Figure:
    """The median of `runs`, held against the goal."""
    value = statistics.median(runs)
    if not goal:
        return Figure(name=name, value=value, unit=unit, runs=tuple(runs))
    sign, _, bound = goal.partition(" ")
    met = bool(_COMPARE[sign](value, float(bound)))
    return Figure(name=name, value=value, unit=unit, runs=tuple(runs), goal=goal, met=met)


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that so many percent do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100).__trunc__() - 1)]
