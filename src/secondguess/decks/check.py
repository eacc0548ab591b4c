"""Checks a deck and names everything that is wrong with it; a bad deck is no exception.

Errors are what would be dealt wrongly or shown broken. Advice is craft (`craft`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import UNSET

from ..engine.values import MOST_DIGITS, Text, canonical, parse_number
from .craft import advice
from .format import SET_SIZE, Deck, Number
from .load import Reading, read
from .problems import Problem

MOST_TEXT = 140
"""Characters of a question (5.3.7); more does not fit a phone."""
MOST_NOTE = 240
MOST_DECIMALS = 12

_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
_DATE = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2})?)?")
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")


def check_path(path: Path | Traversable) -> list[Problem]:
    """Every problem of the deck at `path`, in the order of the files; empty if there is none."""
    reading = read(path)
    found = list(reading.problems)
    if reading.deck is not None:
        found += _check(reading.deck, reading)
    return found


def _check(deck: Deck, reading: Reading) -> Iterator[Problem]:
    head_file = next(iter(reading.homes.values()), "deck.toml")
    if "/" in head_file:
        head_file = head_file.rsplit("/", 1)[0] + "/deck.toml"
    for words in _head(deck):
        yield Problem(file=head_file, what=words)
    for number in deck.numbers.values():
        file, item = reading.homes[number.id], f"question {number.id}"
        for rule in _RULES:
            for words in rule(number, deck):
                yield Problem(file=file, item=item, what=words)
    for place, words in _sets(deck):
        yield Problem(file=head_file, item=f"set {place}", what=words)
    if not deck.sets:
        words = f"{len(deck.numbers)} questions, a deck needs at least {SET_SIZE}"
        yield Problem(file=head_file, what=words)
    for about, words in advice(deck):
        file = reading.homes.get(about.removeprefix("question "), head_file)
        yield Problem(file=file, item=about, what=words, weight="advice")


def _head(deck: Deck) -> Iterator[str]:
    head = deck.head
    if not _SLUG.fullmatch(head.id):
        yield f"id {head.id!r}: small letters, digits and single hyphens only"
    yield from _text("title", head.title, deck, MOST_TEXT)
    if not head.languages:
        yield "languages: at least one is needed"
    for language in head.languages:
        if not _LANGUAGE.fullmatch(language):
            yield f"languages: {language!r} is no language code (en, de, pt-BR)"


def _text(name: str, text: Text, deck: Deck, most: int) -> Iterator[str]:
    by_language = {"": text} if isinstance(text, str) else text
    if not by_language:
        yield f"{name} has no text"
    for language, words in by_language.items():
        place = f"{name}.{language}" if language else name
        if language and language not in deck.head.languages:
            yield f"{place}: {language} is not among the deck's languages"
        if not words.strip():
            yield f"{place} is empty"
        elif words != words.strip() or not words.isprintable():
            yield f"{place} has blanks around it or characters that cannot be printed"
        if len(words) > most:
            yield f"{place} is {len(words)} characters, at most {most} fit"


def _texts(number: Number, deck: Deck) -> Iterator[str]:
    if not _SLUG.fullmatch(number.id):
        yield f"id {number.id!r}: small letters, digits and single hyphens only"
    yield from _text("text", number.text, deck, MOST_TEXT)
    if number.note is not UNSET:
        yield from _text("note", number.note, deck, MOST_NOTE)
    if number.category is not UNSET and number.category not in deck.head.categories:
        yield f"category {number.category} is not among the deck's categories"


def _answer(number: Number, deck: Deck) -> Iterator[str]:
    answer = number.answer
    if not answer.is_finite():
        yield f"answer {answer} is not a number"
        return
    if abs(answer.adjusted()) > MOST_DIGITS or parse_number(canonical(answer)) is None:
        yield f"answer has more than {MOST_DIGITS} digits"
        return
    if answer < 0 and not number.allow_negative:
        yield "answer is below zero, which needs allow_negative = true"
    if not 0 <= number.decimals <= MOST_DECIMALS:
        yield f"decimals is {number.decimals}, 0 to {MOST_DECIMALS} are possible"
    elif len(canonical(answer).partition(".")[2]) > number.decimals:
        yield f"answer {canonical(answer)} has more than {number.decimals} decimals"
    if number.plausible is not UNSET:
        least, most = number.plausible
        if not least <= answer <= most:
            yield f"answer {canonical(answer)} lies outside plausible ({least} to {most})"
    if number.difficulty is not UNSET and not 1 <= number.difficulty <= 5:
        yield f"difficulty is {number.difficulty}, 1 to 5 are possible"


def _sources(number: Number, deck: Deck) -> Iterator[str]:
    for source in number.source:
        if source.ref not in deck.head.sources:
            yield f"source {source.ref} is not among the deck's sources"
    if number.status == "reviewed" and not number.source:
        yield "status reviewed needs a source"


def _ageing(number: Number, deck: Deck) -> Iterator[str]:
    for name, value in (("as_of", number.as_of), ("review_by", number.review_by)):
        if value is not UNSET and not _DATE.fullmatch(str(value)):
            yield f"{name} {value!s} is no date: write 2024, 2024-06 or 2024-06-30"
    if number.ages not in ("yearly", "record"):
        return
    if number.as_of is UNSET:
        yield f"ages {number.ages} needs as_of"
    texts = [number.text] if isinstance(number.text, str) else number.text.values()
    if not all(_YEAR.search(words) for words in texts):
        yield f"ages {number.ages} needs the year in the text"


def _sets(deck: Deck) -> Iterator[tuple[int, str]]:
    homes: dict[str, int] = {}
    for place, names in enumerate(deck.sets, 1):
        if len(names) != SET_SIZE:
            yield place, f"has {len(names)} questions, {SET_SIZE} are needed"
        for name in names:
            if name not in deck.numbers:
                yield place, f"there is no question {name}"
            elif name in homes:
                yield place, f"question {name} is already in set {homes[name]}"
            homes.setdefault(name, place)


_RULES: tuple[Callable[[Number, Deck], Iterator[str]], ...] = (_texts, _answer, _sources, _ageing)
