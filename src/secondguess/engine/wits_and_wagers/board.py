"""The mat: which guesses lie on which odds, and which slot wins (W20 to W24, W40, W41, W75)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal

from ..values import Value, canonical, mean
from .editions import Edition

GREY = 0
"""Stands for the grey board where a seat number stands otherwise (W75)."""


class Slot(Value, frozen=True, kw_only=True, cache_hash=True):
    """A place on the mat that can win: a guess with its authors, or a named slot.

    `name` is the canonical guess or the slot's word; exactly one of the two kinds by `is_guess`.
    `wins` names the rule by which it wins. The grey board's guess has no authors (W75).
    """

    name: str
    odds: int
    is_guess: bool
    wins: str = "nearest"
    seats: tuple[int, ...] = ()


def lay_mat(guesses: Mapping[int, str], edition: Edition, *, grey: bool) -> tuple[Slot, ...]:
    """The open mat: named slots first, then the different guesses from smallest to largest.

    `guesses` by seat, canonical, at least one. With `grey` and exactly two written guesses their
    mean lies there too, as a guess of nobody; an equal written guess absorbs it (W75).
    """
    authors: dict[str, list[int]] = {}
    for seat in sorted(guesses):
        authors.setdefault(guesses[seat], []).append(seat)
    if grey and len(guesses) == 2:
        first, second = (Decimal(value) for value in guesses.values())
        authors.setdefault(canonical(mean(first, second)), [])
    odds = edition.odds[len(authors) - 1]
    named = [
        Slot(name=slot.slot, odds=slot.odds, is_guess=False, wins=slot.wins)
        for slot in edition.named
    ]
    ordered = sorted(authors, key=Decimal)
    return (
        *named,
        *(
            Slot(name=name, odds=pays, is_guess=True, seats=tuple(authors[name]))
            for name, pays in zip(ordered, odds, strict=True)
        ),
    )


Mat = tuple[Slot, ...]


def _nearest(slot: Slot, mat: Mat, answer: Decimal) -> bool:
    """The largest guess that does not exceed the answer; an exact one does not (W40)."""
    under = [Decimal(other.name) for other in mat if other.is_guess]
    return Decimal(slot.name) == max((guess for guess in under if guess <= answer), default=None)


def _all_too_high(slot: Slot, mat: Mat, answer: Decimal) -> bool:
    """Every guess exceeds the answer (W41)."""
    return all(Decimal(other.name) > answer for other in mat if other.is_guess)


WINS: dict[str, Callable[[Slot, Mat, Decimal], bool]] = {
    "nearest": _nearest,
    "all-too-high": _all_too_high,
}
"""The rules by which a slot wins, by the word an edition uses. Side bets are further words."""


def winning_slots(mat: Mat, answer: Decimal) -> Mat:
    """All slots that win; in the printed editions exactly one (W40, W41)."""
    return tuple(slot for slot in mat if WINS[slot.wins](slot, mat, answer))
