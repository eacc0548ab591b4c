"""Checks the cards of Bet Your Brain; what passes is dealt as the engine takes it.

What may live here: rules on a card and on the whole pile. The backs are in `check_answers`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from ..engine.bet_your_brain.setup import FITTING, Card
from ..engine.values import Text
from .card_format import Asked, CardItem
from .check_answers import answer_problems, kind_of
from .check_item import (
    MOST_TEXT,
    ageing_problems,
    item_problems,
    text_problems,
    word_problems,
)
from .deal_cards import card_of
from .format import Deck, Head

CATEGORIES = 8
"""B4: the spinner has eight."""
MOST_UNIT = 20
LEAST_SECONDS, MOST_SECONDS = 15, 300
"""What an hourglass may be set to (B107)."""
LEAST_YEAR, MOST_YEAR = 1, 2200


def card_problems(card: CardItem, head: Head) -> list[str]:
    """Everything that is wrong with a card, in words."""
    found = [*item_problems(card, head), *_front(card, head), *_back(card, head)]
    found += ageing_problems(card, asked_texts(card))
    return found or list(_undealt(card, head))


def pile_problems(deck: Deck) -> Iterator[str]:
    """What is wrong with the cards as a whole."""
    if not deck.cards:
        return
    names = deck.head.categories
    if len(set(names)) != CATEGORIES or len(names) != CATEGORIES:
        yield f"categories: {len(names)} named, Bet Your Brain needs {CATEGORIES} different ones"
    for name in dict.fromkeys(names):
        cards = [card for card in deck.cards.values() if card.category == name]
        if not any(for_two(card) for card in cards):
            what = "only cards for teams" if cards else "no card"
            yield f"category {name} has {what}: two players without a team could not play it"


def for_two(card: CardItem) -> bool:
    """Whether two players without a team can play it (B70, B72)."""
    return not card.teams and not any(kind_of(one.answer) == "names" for one in questions_of(card))


def questions_of(card: CardItem) -> list[Asked]:
    """The question of a card, or both; the additional one is not among them."""
    if card.either is not UNSET:
        return list(card.either)
    return [] if card.answer is UNSET else [Asked(text=card.text, answer=card.answer)]


def asked_texts(card: CardItem) -> list[Text]:
    """The texts on the front."""
    return [one.text for one in questions_of(card)]


def _front(card: CardItem, head: Head) -> Iterator[str]:
    if card.category is UNSET:
        yield "category is missing"
    if card.either is UNSET:
        if card.text == "":
            yield "text is missing"
        else:
            yield from text_problems("text", card.text, head, MOST_TEXT)
    elif card.text != "":
        yield "text does not go with either: each of the two has its own"
    if card.secret is not UNSET:
        yield from text_problems("secret", card.secret, head, MOST_TEXT)
    if card.unit is not UNSET:
        yield from word_problems("unit", card.unit, MOST_UNIT)
        if not any(kind_of(one.answer) == "value" for one in questions_of(card)):
            yield "unit goes with a number"
    if card.before is not UNSET and not LEAST_YEAR <= card.before <= MOST_YEAR:
        yield f"before is {card.before}, a year is needed (2008)"
    if card.seconds is not UNSET and not LEAST_SECONDS <= card.seconds <= MOST_SECONDS:
        yield f"seconds is {card.seconds}, {LEAST_SECONDS} to {MOST_SECONDS} are possible"
    if card.status == "checked" and not card.source:
        yield 'status checked needs a source (where there is nothing to know, { ref = "own" })'


def _back(card: CardItem, head: Head) -> Iterator[str]:
    if card.either is not UNSET:
        yield from _either(card, head)
    elif card.answer is UNSET:
        yield "answer is missing"
    else:
        yield from answer_problems("answer", card.answer, head)
        yield from _symbol(card)
    if not card.teams and not for_two(card):
        yield "drawings are for teams: teams = true is needed (B72)"
    if card.bonus is not UNSET:
        yield from text_problems("bonus.text", card.bonus.text, head, MOST_TEXT)
        yield from answer_problems("bonus.answer", card.bonus.answer, head)
        if kind_of(card.bonus.answer) in ("names", "judged"):
            yield "bonus.answer is a drawing or judged, which an additional question cannot be"


def _either(card: CardItem, head: Head) -> Iterator[str]:
    if card.answer is not UNSET:
        yield "answer does not go with either: each of the two has its own"
    if card.symbol is not UNSET:
        yield f"symbol {card.symbol} does not go with either (B32)"
    for n, one in enumerate(questions_of(card), start=1):
        yield from text_problems(f"either {n}: text", one.text, head, MOST_TEXT)
        yield from answer_problems(f"either {n}: answer", one.answer, head)


def _symbol(card: CardItem) -> Iterator[str]:
    if card.symbol is UNSET or card.answer is UNSET:
        return
    kind = kind_of(card.answer)
    if kind is not None and kind not in FITTING[card.symbol]:
        fitting = " or ".join(sorted(_KEYS[kind] for kind in FITTING[card.symbol]))
        yield f"symbol {card.symbol} does not go with {_KEYS[kind]}, only with {fitting}"
    if card.symbol == "estimation" and card.answer.tolerance is not UNSET:
        yield "answer.tolerance does not go with estimation: the nearest wins (B113)"
    if card.symbol == "most-correct" and card.answer.need is not UNSET:
        yield "answer.need does not go with most-correct: the most win (B51)"


_KEYS = {
    "text": "accept", "value": "number", "option": "options", "items": "items", "links": "pairs",
    "names": "drawings", "judged": "judged",
}  # fmt: skip
"""What a deck calls the kinds of the contract."""


def _undealt(card: CardItem, head: Head) -> Iterator[str]:
    """The engine has the last word: what it would not take is named here in its own words."""
    try:
        dealt = msgspec.json.encode(card_of(card, head, ""))
        msgspec.json.decode(dealt, type=Card)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        yield f"cannot be dealt: {error}"
