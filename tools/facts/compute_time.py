"""Calendar and clocks, counted."""

from __future__ import annotations

from calendar import isleap
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from zoneinfo import ZoneInfo


def _days(first: str, last: str) -> int:
    return (date.fromisoformat(last) - date.fromisoformat(first)).days


def _minutes_with(digit: str) -> int:
    return sum(digit in f"{m // 60:02}:{m % 60:02}" for m in range(24 * 60))


def _offset(zone: str) -> timedelta:
    offset = datetime(2024, 7, 1, tzinfo=ZoneInfo(zone)).utcoffset()
    assert offset is not None
    return offset


def _years(days: Decimal) -> Decimal:
    return days / Decimal("365.25")


FACTS: dict[str, Callable[[], float | int | Decimal]] = {
    "Friday 13ths 2001-2100": lambda: sum(
        date(year, month, 13).weekday() == 4 for year in range(2001, 2101) for month in range(1, 13)
    ),
    "leap years in 400": lambda: sum(map(isleap, range(2001, 2401))),
    "days of the 20th century": lambda: _days("1901-01-01", "2001-01-01"),
    "seconds of a fortnight": lambda: 14 * 86400,
    "hours of a year": lambda: 365 * 24,
    "clock strikes a day": lambda: 2 * sum(range(1, 13)),
    "minutes showing a 3": lambda: _minutes_with("3"),
    "billion seconds in years": lambda: _years(Decimal(10**9) / 86400),
    "heartbeats a day at 70": lambda: 70 * 60 * 24,
    "Nepal ahead in minutes": lambda: _offset("Asia/Kathmandu").seconds // 60,
    "widest clock gap in hours": lambda: int(
        (_offset("Pacific/Kiritimati") - _offset("Etc/GMT+12")).total_seconds() // 3600
    ),
    "Magellan": lambda: _days("1519-09-20", "1522-09-06"),
    "Victoria": lambda: _days("1837-06-20", "1901-01-22"),
    "Louis XIV": lambda: _days("1643-05-14", "1715-09-01"),
    "Wright to Moon": lambda: _days("1903-12-17", "1969-07-20"),
    "Mozart": lambda: _days("1756-01-27", "1791-12-05"),
    "Eiffel Tower": lambda: _days("1887-01-28", "1889-03-31"),
    "Empire State Building": lambda: _days("1930-03-17", "1931-05-01"),
    "Hundred Days": lambda: _days("1815-03-20", "1815-07-08"),
    "Apollo 11 hours": lambda: (
        (
            datetime(1969, 7, 24, 16, 50, 35) - datetime(1969, 7, 16, 13, 32)  # noqa: DTZ001
        )
        / timedelta(hours=1)
    ),
    "walk round the equator in days": lambda: Decimal("40075.017") / 5 / 24,
}
