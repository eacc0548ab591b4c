"""Builds balanced sets of seven for a deck that names none (questions.md 5.3, rule 8).

Deterministic: the same numbers give the same sets, so that a deck deals the same after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from msgspec import UNSET

from .format import SET_SIZE, Number, Set


def magnitude(answer: Decimal) -> int:
    """Digits before the point, as a power of ten: 7 -> 0, 45 -> 1, 0.3 -> -1; 0 -> 0."""
    return answer.adjusted() if answer else 0


def same_scale(one: Number, other: Number) -> bool:
    """Whether knowing one answer anchors the guess at the other: same unit, same size."""
    if one.form == "year" or other.form == "year":
        return one.form == other.form
    if one.unit is UNSET or one.unit != other.unit:
        return False
    return abs(magnitude(one.answer) - magnitude(other.answer)) <= 1


def build_sets(numbers: Mapping[str, Number]) -> tuple[Set, ...]:
    """As many sets of seven as there are; what is left over (at most six) is not dealt."""
    left = list(numbers.values())
    sets: list[Set] = []
    for _ in range(len(left) // SET_SIZE):
        chosen: list[Number] = []
        while len(chosen) < SET_SIZE:
            best = min(left, key=lambda number: _clash(number, chosen))
            left.remove(best)
            chosen.append(best)
        sets.append(tuple(number.id for number in chosen))
    return tuple(sets)


def _clash(number: Number, chosen: Sequence[Number]) -> int:
    """How badly a question fits to those already on the card; 0 is a perfect fit."""
    clash = 0
    for other in chosen:
        clash += 8 * (number.form == other.form and number.form in ("year", "percent"))
        clash += 4 * same_scale(number, other)
        clash += 2 * (number.category is not UNSET and number.category == other.category)
        clash += magnitude(number.answer) == magnitude(other.answer)
    return clash
