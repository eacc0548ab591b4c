"""Letters, scripts and music, counted."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

ONES = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
]  # fmt: skip
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
ROMAN = ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
         (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))  # fmt: skip


def _letters(number: int) -> int:
    """Letters of a number from 1 to 100 in English; "one hundred", "ninety-nine"."""
    if number == 100:
        return len("onehundred")
    if number < 20:
        return len(ONES[number - 1])
    return len(TENS[number // 10 - 2]) + (_letters(number % 10) if number % 10 else 0)


def roman(number: int) -> str:
    text = ""
    for size, letters in ROMAN:
        while number >= size:
            text, number = text + letters, number - size
    return text


def _upside_down(year: int) -> bool:
    turned = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}
    digits = str(year)
    return all(d in turned for d in digits) and "".join(turned[d] for d in digits[::-1]) == digits


FACTS: dict[str, Callable[[], float | int | Decimal]] = {
    "letters of 1 to 100": lambda: sum(map(_letters, range(1, 101))),
    "roman letters of 1 to 100": lambda: sum(len(roman(n)) for n in range(1, 101)),
    "longest roman year to 2000": lambda: max(range(1, 2001), key=lambda n: len(roman(n))),
    "last upside down year to 2000": lambda: max(filter(_upside_down, range(1, 2001))),
    "digits of 500 pages": lambda: sum(len(str(page)) for page in range(1, 501)),
    "braille cells": lambda: 2**6 - 1,
    "hangul syllables": lambda: 19 * 21 * 28,
    "highest piano note in Hz": lambda: 440 * 2 ** (39 / 12),
    "black keys": lambda: sum((key + 9) % 12 in {1, 3, 6, 8, 10} for key in range(88)),
    "film frames of 100 minutes": lambda: 100 * 60 * 24,
    "record turns in 21 minutes": lambda: Decimal(100) * 21 / 3,
    "sonnet lines": lambda: 154 * 14 + 1 - 2,
    "anagrams of TRIANGLE": lambda: 40320,
}
