"""Advice on cards of Bet Your Brain: what makes them play well (questions.md 5.3, 7.3).

Nothing here keeps a deck from being dealt; the starter box follows all of it (a test says so).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from msgspec import UNSET

from ..engine.values import Text
from .card_format import CardAnswer, CardItem
from .check_answers import kind_of
from .check_cards import asked_texts, questions_of
from .check_item import words_of
from .craft import STANDING
from .format import Deck
from .spellings import all_spellings

LEAST_LIST, MOST_LIST = 6, 20
"""Items of a list that all name at once: fewer are named by everybody, more by nobody (7.3)."""
UNEQUAL = 2
"""A category with so many times more or fewer cards than an equal share is worth a word."""
LEAST_SHARED = 4
"""Letters from which on a word that stands on both sides of a pair gives it away."""

_KNOWLEDGE = frozenset({"text", "value", "option", "items", "links"})
_ASKING = frozenset({"text", "value", "option"})
_TASK_WORDS = """
act add answer arrange choose complete count describe draw estimate explain fill find finish give
guess link list match name pick put say solve spell take tell translate type work write
"""
_TASKS = frozenset(_TASK_WORDS.split())
"""English words that a sentence begins with when it asks for something without a question mark."""


def advice_on_cards(deck: Deck) -> Iterator[tuple[str, str]]:
    """What could be better: (about what, in words)."""
    for card in deck.cards.values():
        for words in _card(card):
            yield f"card {card.id}", words
    yield from _shares(deck)


def _shares(deck: Deck) -> Iterator[tuple[str, str]]:
    names = deck.head.categories
    many = Counter(card.category for card in deck.cards.values())
    if not deck.cards or not names:
        return
    equal = len(deck.cards) / len(names)
    for name in names:
        if many[name] * UNEQUAL < equal or many[name] > equal * UNEQUAL:
            words = f"{many[name]} of {len(deck.cards)} cards, an equal share are {equal:.0f}"
            yield f"category {name}", words


def _card(card: CardItem) -> Iterator[str]:
    for text in asked_texts(card):
        for words in words_of(text):
            if standing := STANDING.search(words):
                yield f"{standing[0]!r} becomes false one day: name the year, in the past"
    for one in questions_of(card):
        if kind_of(one.answer) in _ASKING and not _asks(one.text):
            yield "the text neither asks (?) nor says what to do (Name ..., Link ...)"
        yield from _answer(one.answer)
    if card.bonus is not UNSET:
        if kind_of(card.bonus.answer) in _ASKING and not _asks(card.bonus.text):
            yield "the additional question neither asks (?) nor says what to do"
        yield from _answer(card.bonus.answer)
    if card.symbol == "most-correct" and card.answer is not UNSET:
        items = card.answer.items
        if items is not UNSET and not LEAST_LIST <= len(items) <= MOST_LIST:
            yield f"{len(items)} items: {LEAST_LIST} to {MOST_LIST} part the players better"
    if card.ages == "record":
        yield "a record is soon beaten: better ask for something that stays"
    known = any(kind_of(one.answer) in _KNOWLEDGE for one in questions_of(card))
    if known and card.note is UNSET:
        yield "a note with one more surprise makes the reveal better"


def _answer(answer: CardAnswer) -> Iterator[str]:
    if answer.accept is not UNSET:
        spellings = all_spellings(answer.accept)
        if len(spellings) == 1 and len(spellings[0].split()) > 1:
            yield f"only {spellings[0]!r} is accepted: what else would people type?"
    if answer.items is not UNSET and not answer.closed:
        yield "say closed = true once the list has all that is right: who names more would lose"
    for left, right in answer.pairs if answer.pairs is not UNSET else ():
        if shared := _shared(left, right):
            yield f"{shared!r} stands on both sides of a pair and gives it away"


def _asks(text: Text) -> bool:
    """Whether a text asks or orders; of other languages than English only the mark is known."""
    for language, words in {"": text}.items() if isinstance(text, str) else text.items():
        if "?" in words or "\uff1f" in words or "\u061f" in words or "\u037e" in words:
            continue
        firsts = (
            sentence.split()[0] for sentence in re.split(r"[.:;!]\s+", words) if sentence.strip()
        )
        if language in ("", "en") and not any(_bare(word) in _TASKS for word in firsts):
            return False
    return True


def _shared(left: Text, right: Text) -> str:
    """A word of one side that is part of a word of the other, "" if there is none."""
    if isinstance(left, dict) and isinstance(right, dict):
        sides = [(left[language], right[language]) for language in left if language in right]
    else:
        sides = [(one, other) for one in words_of(left) for other in words_of(right)]
    for one, other in sides:
        words = [word for word in map(_bare, one.split()) if len(word) >= LEAST_SHARED]
        others = [word for word in map(_bare, other.split()) if len(word) >= LEAST_SHARED]
        for word in words:
            if any(word in another or another in word for another in others):
                return word
    return ""


def _bare(word: str) -> str:
    return "".join(filter(str.isalnum, word)).casefold()
