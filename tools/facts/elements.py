"""Elements: periodictable (public domain) for densities, periodic-table-cli (MIT) for the rest.

`at`: "Au density g/cm3 x 10" (times a factor), "Li density kg/m3 x 1000 to 10" (rounded),
"Au melt", "N boil" (degrees Celsius), "P year".
"""

from __future__ import annotations

import json
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

import periodictable

from .numbers import first_number, rounded

KELVIN = Decimal("273.15")


def value(at: str) -> Decimal:
    symbol, what, *rest = at.split()
    if what == "density":
        factor = Decimal(rest[2]) if rest[1:2] == ["x"] else Decimal(1)
        density = Decimal(str(getattr(periodictable, symbol).density)) * factor
        return rounded(density, rest[4]) if rest[3:4] == ["to"] else density
    entry = _table()[symbol]
    if what == "year":
        return first_number(str(entry["yearDiscovered"]))
    return first_number(entry["meltingPoint" if what == "melt" else "boilingPoint"]) - KELVIN


@cache
def _table() -> dict[str, dict[str, Any]]:
    data = json.loads(files("periodic_table_cli").joinpath("data.json").read_text("utf-8"))
    return {entry["symbol"]: entry for entry in data["elements"]}
