"""Values both games share: texts by language and exact decimal numbers.

What may live here: small immutable values without rules. Numbers are exact decimals (W64, law 7):
they travel as strings and are compared as `Decimal`, never as floats.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Context, Decimal

from msgspec import UNSET, Struct, UnsetType


class Value(Struct, frozen=True, gc=False):
    """What all values of the rules are: they never change, so no chain of them leads back to where
    it began, and Python's collector of such circles need not walk them.
    """


Text = str | dict[str, str]
"""A text, or the same text by language (`{"en": ..., "de": ...}`); views hand it on as it is."""

MOST_DIGITS = 30
"""Digits a number may have in all (contract, "On the wire a number is")."""

_NUMBER = re.compile(r"-?[0-9]{1,30}(?:\.[0-9]{1,30})?", re.ASCII)
# Enough for the exact mean of two numbers of 30 digits on either side of the point (W75).
_EXACT = Context(prec=80)


def parse_number(text: str) -> Decimal | None:
    """The number that `text` writes in wire form, or None where it is not one.

    Wire form: an optional minus, digits, and if wanted a point and digits; ASCII, at most 30
    digits in all.
    """
    if len(text) > MOST_DIGITS + 2 or not _NUMBER.fullmatch(text):
        return None
    if sum(map(str.isdigit, text)) > MOST_DIGITS:
        return None
    return Decimal(text)


def canonical(number: Decimal) -> str:
    """`number` without leading zeros or plus and without zeros at the end after the point.

    "012.0" is "12", "-0" is "0". Written by hand because `Decimal.normalize` rounds to 28 digits.
    """
    text = format(number, "f")
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mean(first: Decimal, second: Decimal) -> Decimal:
    """The exact mean of two numbers (W75); halves always end, so nothing is rounded (W64)."""
    return _EXACT.divide(_EXACT.add(first, second), Decimal(2))


def distance(first: Decimal, second: Decimal) -> Decimal:
    """How far two numbers are apart, exactly (B113)."""
    return abs(_EXACT.subtract(first, second))


class Member(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One person of a team. `age` in years, if given."""

    name: str
    age: int | UnsetType = UNSET


class Sitter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits on a seat: a player, or a team with its members. Ages in years, if given."""

    name: str
    age: int | UnsetType = UNSET
    members: tuple[Member, ...] | UnsetType = UNSET
    colour: str | UnsetType = UNSET


def age_of(sitter: Sitter) -> int | None:
    """The age that breaks ties: a team's is that of its youngest member (W51, W71).

    None where it cannot be known, because a person's age was not given.
    """
    members = sitter.members
    if members is UNSET or not members:
        return None if sitter.age is UNSET else sitter.age
    ages = [member.age for member in members if member.age is not UNSET]
    if len(ages) == len(members):
        return min(ages)
    return None if sitter.age is UNSET else sitter.age


COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "white")
"""The colours of the seats, in the order in which they are given out: the first seven are those of
W1, the eighth is for bigger tables of Bet Your Brain (B121)."""


def free_colours(taken: list[str]) -> list[str]:
    """The colours that no seat has yet, in their order."""
    return [colour for colour in COLOURS if colour not in taken]


def seat_colours(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """A colour for each seat: the one it asked for where that is free, else the next free one."""
    given: list[str] = []
    wanted = [sitter.colour for sitter in sitters if isinstance(sitter.colour, str)]
    for sitter in sitters:
        own = sitter.colour if isinstance(sitter.colour, str) else ""
        free = free_colours(given + wanted) or free_colours(given)
        given.append(own if own and own not in given else free[0])
    return tuple(given)
