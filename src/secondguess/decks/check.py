"""Checks a deck and names everything that is wrong with it; a bad deck is no exception.

Errors are what would be dealt wrongly or shown broken; those of cards are in `check_cards`. Advice
is craft (`craft`, `craft_cards`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import UNSET

from ..engine.values import MOST_DIGITS, canonical, parse_number
from .check_cards import card_problems, pile_problems
from .check_item import (
    LANGUAGE,
    MOST_NOTE,
    MOST_TEXT,
    SLUG,
    ageing_problems,
    item_problems,
    text_problems,
)
from .craft import advice
from .craft_cards import advice_on_cards
from .format import SET_SIZE, Deck, Number
from .load import read
from .problems import Problem

__all__ = ["MOST_NOTE", "MOST_TEXT", "check_deck", "check_path"]

MOST_DECIMALS = 12


def check_path(path: Path | Traversable) -> list[Problem]:
    """Every problem of the deck at `path`, in the order of the files; empty if there is none."""
    reading = read(path)
    found = list(reading.problems)
    if reading.deck is not None:
        found += check_deck(reading.deck, reading.homes)
    return found


def check_deck(deck: Deck, homes: Mapping[str, str]) -> Iterator[Problem]:
    """Every problem of a deck that was read; `homes`: the file of each id."""
    head_file = next(iter(homes.values()), "deck.toml")
    if "/" in head_file:
        head_file = head_file.rsplit("/", 1)[0] + "/deck.toml"
    for words in _head(deck):
        yield Problem(file=head_file, what=words)
    for number in deck.numbers.values():
        for words in _number(number, deck):
            yield Problem(file=homes[number.id], item=f"question {number.id}", what=words)
    for place, words in _sets(deck):
        yield Problem(file=head_file, item=f"set {place}", what=words)
    if not deck.sets and (deck.numbers or not deck.cards):
        words = f"{len(deck.numbers)} questions, a deck needs at least {SET_SIZE}"
        yield Problem(file=head_file, what=words)
    for card in deck.cards.values():
        for words in card_problems(card, deck.head):
            yield Problem(file=homes[card.id], item=f"card {card.id}", what=words)
    for words in pile_problems(deck):
        yield Problem(file=head_file, what=words)
    for about, words in (*advice(deck), *advice_on_cards(deck)):
        file = homes.get(about.partition(" ")[2], head_file)
        yield Problem(file=file, item=about, what=words, weight="advice")


def _head(deck: Deck) -> Iterator[str]:
    head = deck.head
    if not SLUG.fullmatch(head.id):
        yield f"id {head.id!r}: small letters, digits and single hyphens only"
    yield from text_problems("title", head.title, head, MOST_TEXT)
    if not head.languages:
        yield "languages: at least one is needed"
    for language in head.languages:
        if not LANGUAGE.fullmatch(language):
            yield f"languages: {language!r} is no language code (en, de, pt-BR)"


def _number(number: Number, deck: Deck) -> Iterator[str]:
    yield from text_problems("text", number.text, deck.head, MOST_TEXT)
    yield from item_problems(number, deck.head)
    yield from _answer(number)
    yield from ageing_problems(number, [number.text])


def _answer(number: Number) -> Iterator[str]:
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
        if not (least.is_finite() and most.is_finite()):
            yield "plausible: two numbers are needed, the least and the most"
        elif not least <= answer <= most:
            yield f"answer {canonical(answer)} lies outside plausible ({least} to {most})"


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
