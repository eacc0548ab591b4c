"""Checks the back of a card: keys of one kind, and an answer the judge can tell from a wrong one.

What may live here: rules on one `CardAnswer`, in words that name the place on the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import asdict

from ..engine.answers.fold import alike, readings
from ..engine.answers.judge import judge_text
from ..engine.bet_your_brain.actions import MOST_ITEMS, MOST_NAMES
from ..engine.bet_your_brain.setup import FIELDS, Kind
from ..engine.values import MOST_DIGITS, Text, canonical, parse_number
from .card_format import CardAnswer, Spellings
from .check_item import LANGUAGE, text_problems, word_problems, words_of
from .format import Head
from .spellings import all_spellings

MOST_SPELLING = 100
MOST_OPTION = 60
"""Characters of an option or one side of a pair; more does not fit beside another on a phone."""
MOST_PROMPT = 40
MOST_OPTIONS = 9
MOST_LISTED = 100

KINDS: dict[str, tuple[Kind, frozenset[str]]] = {
    "accept": ("text", frozenset({"reject"})),
    "number": ("value", frozenset({"tolerance"})),
    "options": ("option", frozenset({"correct"})),
    "items": ("items", frozenset({"need", "reject", "closed"})),
    "pairs": ("links", frozenset()),
    "drawings": ("names", frozenset({"need"})),
    "judged": ("judged", frozenset()),
}
"""The key that makes a kind, and what may stand beside it."""


class Place(NamedTuple):
    """Where an answer stands: what it is called in problems, and the deck's head."""

    name: str
    head: Head


def kind_of(answer: CardAnswer) -> Kind | None:
    """The kind of an answer; None where it is not just one."""
    kinds = [kind for key, (kind, _) in KINDS.items() if getattr(answer, key) is not UNSET]
    return kinds[0] if len(kinds) == 1 else None


def answer_problems(name: str, answer: CardAnswer, head: Head) -> Iterator[str]:
    """Everything that is wrong with an answer that the card calls `name`."""
    given = {key for key, value in asdict(answer).items() if value is not UNSET}
    kinds = [key for key in KINDS if key in given]
    if not kinds:
        yield f"{name} needs one of {', '.join(list(KINDS)[:-1])} or {list(KINDS)[-1]}"
        return
    if len(kinds) > 1:
        yield f"{name} is of more than one kind: {', '.join(kinds)}"
        return
    key = kinds[0]
    for other in sorted(given - {key} - KINDS[key][1]):
        yield f"{name}.{other} does not go with {key}"
    check = _CHECKS.get(key)
    if check is not None:
        yield from check(answer, Place(name, head))


def _accept(answer: CardAnswer, place: Place) -> Iterator[str]:
    if answer.accept is UNSET:
        return
    yield from _spellings(f"{place.name}.accept", answer.accept)
    yield from _rejected(answer, place, all_spellings(answer.accept))


def _items(answer: CardAnswer, place: Place) -> Iterator[str]:
    if answer.items is UNSET:
        return
    name, count = place.name, len(answer.items)
    if not 1 <= count <= MOST_LISTED:
        yield f"{name}.items has {count} items, 1 to {MOST_LISTED} are possible"
    for n, item in enumerate(answer.items, start=1):
        yield from _spellings(f"{name}.items: item {n}", item.accept)
    known = [all_spellings(item.accept) for item in answer.items]
    yield from _twice(f"{name}.items: item", known)
    yield from _needed(name, answer, count, min(count, MOST_ITEMS))
    yield from _rejected(answer, place, [word for words in known for word in words])


def _twice(name: str, known: Sequence[Sequence[str]]) -> Iterator[str]:
    """An answer that the judge takes for the first of two is never counted as the second."""
    first: dict[str, int] = {}
    for n, words in enumerate(known, start=1):
        clashes: set[int] = set()
        for word in words:
            for reading in readings(word):
                other = first.setdefault(reading, n)
                if other != n and other not in clashes:
                    clashes.add(other)
                    yield f"{name} {n}: {word!r} is also accepted as {name.split()[-1]} {other}"


def _needed(name: str, answer: CardAnswer, count: int, most: int) -> Iterator[str]:
    if answer.need is not UNSET and not 1 <= answer.need <= most:
        yield f"{name}.need is {answer.need}, 1 to {most} are possible with {count}"


def _rejected(answer: CardAnswer, place: Place, accepted: Sequence[str]) -> Iterator[str]:
    if answer.reject is UNSET:
        return
    rejected = all_spellings(answer.reject)
    if rejected:
        yield from _spellings(f"{place.name}.reject", answer.reject)
    for word in rejected:
        if judge_text(word, accepted) == "right":
            yield f"{place.name}.reject: {word!r} is accepted as well, and accepted goes first"


def _spellings(name: str, spellings: Spellings) -> Iterator[str]:
    by_language = {"": spellings} if isinstance(spellings, tuple) else spellings
    if not by_language:
        yield f"{name} has no spelling"
    for language, words in by_language.items():
        place = f"{name}.{language}" if language else name
        if language and not LANGUAGE.fullmatch(language):
            yield f"{place}: {language!r} is no language code (en, de, pt-BR)"
        if not words:
            yield f"{place} has no spelling"
        for word in words:
            yield from word_problems(f"{place} {word!r}", word, MOST_SPELLING)
            if word.strip() and not readings(word):
                yield f"{place} {word!r} has nothing that could be typed"


def _number(answer: CardAnswer, place: Place) -> Iterator[str]:
    for key in ("number", "tolerance"):
        value = getattr(answer, key)
        if isinstance(value, Decimal):
            yield from _decimal(f"{place.name}.{key}", value)
    if answer.tolerance is not UNSET and answer.tolerance.is_finite() and answer.tolerance < 0:
        yield f"{place.name}.tolerance is below zero"


def _decimal(name: str, value: Decimal) -> Iterator[str]:
    if not value.is_finite():
        yield f"{name} {value} is not a number"
    elif abs(value.adjusted()) > MOST_DIGITS or parse_number(canonical(value)) is None:
        yield f"{name} has more than {MOST_DIGITS} digits"


def _options(answer: CardAnswer, place: Place) -> Iterator[str]:
    if answer.options is UNSET:
        return
    name, count = place.name, len(answer.options)
    if not 2 <= count <= MOST_OPTIONS:
        yield f"{name}.options has {count} options, 2 to {MOST_OPTIONS} are possible"
    for n, option in enumerate(answer.options, start=1):
        yield from text_problems(f"{name}.options: option {n}", option, place.head, MOST_OPTION)
    yield from _same(f"{name}.options: option", answer.options)
    if answer.correct is UNSET:
        yield f"{name}.correct is missing: which option is right, from 1"
    elif not 1 <= answer.correct <= count:
        yield f"{name}.correct is {answer.correct}, 1 to {count} are possible"


def _pairs(answer: CardAnswer, place: Place) -> Iterator[str]:
    if answer.pairs is UNSET:
        return
    name = place.name
    if len(answer.pairs) != len(FIELDS):
        yield f"{name}.pairs has {len(answer.pairs)} pairs, {len(FIELDS)} are needed"
    for side, word in enumerate(("left", "right")):
        texts = [pair[side] for pair in answer.pairs]
        for n, text in enumerate(texts, start=1):
            yield from text_problems(f"{name}.pairs: {word} {n}", text, place.head, MOST_OPTION)
        yield from _same(f"{name}.pairs: {word}", texts)


def _drawings(answer: CardAnswer, place: Place) -> Iterator[str]:
    if answer.drawings is UNSET:
        return
    name, count = place.name, len(answer.drawings)
    if not 1 <= count <= MOST_NAMES:
        yield f"{name}.drawings has {count} drawings, 1 to {MOST_NAMES} are possible"
    for n, prompt in enumerate(answer.drawings, start=1):
        yield from text_problems(f"{name}.drawings: drawing {n}", prompt, place.head, MOST_PROMPT)
    yield from _same(f"{name}.drawings: drawing", answer.drawings)
    yield from _needed(name, answer, count, count)


def _same(name: str, texts: Sequence[Text]) -> Iterator[str]:
    """Two texts that read the same in a language cannot be told apart."""
    for n, text in enumerate(texts, start=1):
        for m, other in enumerate(texts[: n - 1], start=1):
            if any(_alike(text, other)):
                yield f"{name} {n} is the same as {name.split()[-1]} {m}"


def _alike(one: Text, other: Text) -> Iterator[bool]:
    if isinstance(one, str) or isinstance(other, str):
        yield from (alike(a, b) for a in words_of(one) for b in words_of(other))
        return
    yield from (alike(one[language], other[language]) for language in one.keys() & other.keys())


_CHECKS: dict[str, Callable[[CardAnswer, Place], Iterator[str]]] = {
    "accept": _accept,
    "number": _number,
    "options": _options,
    "items": _items,
    "pairs": _pairs,
    "drawings": _drawings,
}
