"""The mat: which guesses lie on which odds, and which slot wins (W20 to W24, W40, W41, W75)."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from msgspec import Struct

from ..values import canonical, mean
from .editions import Edition

GREY = 0
"""Stands for the grey board where a seat number stands otherwise (W75)."""


class Slot(Struct, frozen=True, kw_only=True):
    """A place on the mat that can win: a guess with its authors, or a named slot.

    `name` is the canonical guess or the slot's word; exactly one of the two kinds by `is_guess`.
    The grey board's guess has no authors (W75).
    """

    name: str
    odds: int
    is_guess: bool
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
    named = [Slot(name=slot.slot, odds=slot.odds, is_guess=False) for slot in edition.named]
    ordered = sorted(authors, key=Decimal)
    return (
        *named,
        *(
            Slot(name=name, odds=pays, is_guess=True, seats=tuple(authors[name]))
            for name, pays in zip(ordered, odds, strict=True)
        ),
    )


def winning_slot(mat: tuple[Slot, ...], answer: Decimal) -> Slot:
    """The largest guess that does not exceed `answer` (W40), else "all guesses too high" (W41)."""
    for slot in reversed(mat):
        if slot.is_guess and Decimal(slot.name) <= answer:
            return slot
    return next(slot for slot in mat if not slot.is_guess)
