"""Advice on a deck: what makes numbers worth guessing (questions.md 5.3 to 5.5).

Nothing here keeps a deck from being dealt; the starter deck follows all of it (a test says so).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from msgspec import UNSET

from .format import SET_SIZE, Deck, Number
from .sets import magnitude, same_scale

LEAST_ANSWER = 20
"""Below it people hit the same number and nobody has to bet on somebody else's guess (5.2)."""
LEAST_CATEGORIES = 5
LEAST_ORDERS = 4
"""Orders of magnitude that the answers of a set span (5.3.8)."""

STANDING = re.compile(r"\b(currently|so far|to date|these days|today|nowadays)\b", re.IGNORECASE)


def advice(deck: Deck) -> Iterator[tuple[str, str]]:
    """What could be better: (about what, in words)."""
    for number in deck.numbers.values():
        for words in _number(number):
            yield f"question {number.id}", words
    for place, names in enumerate(deck.sets, 1):
        numbers = [deck.numbers[name] for name in names if name in deck.numbers]
        for words in _set(numbers):
            yield f"set {place}", words
    dealt = {name for names in deck.sets for name in names}
    for name in deck.numbers:
        if name not in dealt:
            yield f"question {name}", "is in no set, so it is never asked"


def _number(number: Number) -> Iterator[str]:
    texts = {"": number.text} if isinstance(number.text, str) else number.text
    for words in texts.values():
        if standing := STANDING.search(words):
            yield f"{standing[0]!r} becomes false one day: name the year, in the past"
        if len(words.split()) < 3:
            yield "the text has fewer than three words"
    if number.answer.is_finite() and abs(number.answer) < LEAST_ANSWER and not number.decimals:
        yield f"the answer is under {LEAST_ANSWER}: many will write the same number"
    if number.ages == "record":
        yield "a record is soon beaten: better ask for something that stays"
    if number.note is UNSET:
        yield "a note with one more surprise makes the reveal better"


def _set(numbers: list[Number]) -> Iterator[str]:
    if len(numbers) != SET_SIZE:
        return
    for form, plural in (("year", "years"), ("percent", "percentages")):
        if (many := sum(number.form == form for number in numbers)) > 1:
            yield f"{many} {plural}, one at most is better"
    categories = {number.category for number in numbers if number.category is not UNSET}
    if categories and len(categories) < LEAST_CATEGORIES:
        yield f"{len(categories)} categories, at least {LEAST_CATEGORIES} are better"
    sizes = [magnitude(number.answer) for number in numbers if number.answer.is_finite()]
    if sizes and max(sizes) - min(sizes) + 1 < LEAST_ORDERS:
        span = max(sizes) - min(sizes) + 1
        yield f"the answers span {span} orders of magnitude, {LEAST_ORDERS} are better"
    for one, other in combinations(numbers, 2):
        if one.answer.is_finite() and other.answer.is_finite() and same_scale(one, other):
            yield f"{one.id} and {other.id} are of one scale: one answer gives the other away"
