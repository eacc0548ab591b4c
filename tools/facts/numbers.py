"""Reads numbers as sources print them, and rounds as our questions say."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal

_NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?")
_SCALES = {"million": 6, "billion": 9, "trillion": 12}


def first_number(text: str) -> Decimal:
    """The first number in `text`: "about 14.2 million sq km" is 14200000.

    Raises ValueError where there is none.
    """
    found = _NUMBER.search(text)
    if found is None:
        raise ValueError(f"no number in {text!r}")
    number = Decimal(found[0].replace(",", ""))
    following = text[found.end() :].split(maxsplit=1)
    return number.scaleb(_SCALES.get(following[0].strip(";,."), 0)) if following else number


def rounded(number: Decimal | float, step: str | Decimal = "1") -> Decimal:
    """`number` to the nearest multiple of `step`, halves upwards."""
    exact = number if isinstance(number, Decimal) else Decimal(str(number))
    unit = Decimal(step)
    return (exact / unit).quantize(Decimal(1), ROUND_HALF_UP) * unit
