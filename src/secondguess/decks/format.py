"""The native deck format `deck/1` as types; `docs/deck-format.md` describes it for people.

What may live here: structs and nothing that reads files or judges craft. Numbers are exact decimals
(law 7). Fields that a private deck may leave out are unset, never null.
"""

from __future__ import annotations

import datetime
from decimal import Decimal
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ..engine.values import Text

FORMAT = "deck/1"
SET_SIZE = 7
"""Questions on one card of the box (W3)."""

Form = Literal["count", "measure", "year", "money", "percent", "ratio", "score"]
Ages = Literal["never", "slow", "yearly", "record"]
Status = Literal["draft", "checked", "reviewed"]


class Source(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where an answer can be looked up. `ref`: key in the deck's `sources`; `at`: place in it."""

    ref: str
    at: str | UnsetType = UNSET
    value: str | UnsetType = UNSET


class Check(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a program derives the answer anew. `rel` and `abs`: the difference that is allowed."""

    use: str
    at: str
    rel: Decimal | UnsetType = UNSET
    abs: Decimal | UnsetType = UNSET


class SourceInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A source of a deck, named once. `as_of`: the state of the data, in words."""

    title: str
    publisher: str | UnsetType = UNSET
    license: str | UnsetType = UNSET
    package: str | UnsetType = UNSET
    as_of: str | int | UnsetType = UNSET


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What questions of every kind have. `id`: a stable slug; made from the place if left out."""

    id: str = ""
    category: str | UnsetType = UNSET
    text: Text
    note: Text | UnsetType = UNSET
    source: tuple[Source, ...] = ()
    check: Check | UnsetType = UNSET
    tags: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    audience: str | UnsetType = UNSET
    difficulty: int | UnsetType = UNSET
    as_of: str | int | UnsetType = UNSET
    ages: Ages = "never"
    review_by: int | datetime.date | UnsetType = UNSET
    status: Status = "draft"


class Number(Item, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question whose answer is a number (Wits & Wagers, W11).

    `unit`: UCUM code or a word. `decimals`: places that the answer is rounded to, 0 for whole
    numbers. `plausible`: least and most that a person may sensibly guess. `spread`: standard
    deviation of the natural logarithm of guesses.
    """

    answer: Decimal
    unit: str | UnsetType = UNSET
    form: Form = "count"
    decimals: int = 0
    plausible: tuple[Decimal, Decimal] | UnsetType = UNSET
    spread: Decimal | UnsetType = UNSET
    allow_negative: bool = False


class Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a deck says about itself; `license` is an SPDX identifier or a LicenseRef."""

    format: Literal["deck/1"]
    id: str
    title: Text
    languages: tuple[str, ...] = ("en",)
    license: str | UnsetType = UNSET
    attribution: str | UnsetType = UNSET
    authors: tuple[str, ...] = ()
    version: str = "1"
    updated: datetime.date | UnsetType = UNSET
    categories: tuple[str, ...] = ()
    sources: dict[str, SourceInfo] = {}


Set = tuple[str, ...]
"""Seven number ids; the place in the set is the number of the question (W3)."""


class Deck(Struct, frozen=True, kw_only=True):
    """A whole deck: its head, its numbers by id and their sets of seven, its cards by id."""

    head: Head
    numbers: dict[str, Number]
    sets: tuple[Set, ...]
    cards: dict[str, Any] = {}
    """`card_format.CardItem` by id."""


class Summary(Struct, frozen=True, kw_only=True):
    """What a list of decks shows. `questions` counts those that are in a set, `cards` all cards."""

    id: str
    title: Text
    languages: tuple[str, ...]
    questions: int
    sets: int
    cards: int
    license: str | UnsetType = UNSET


def summary(deck: Deck) -> Summary:
    """A deck without its questions, so that nothing in a list spoils an answer."""
    head = deck.head
    return Summary(
        id=head.id,
        title=head.title,
        languages=head.languages,
        questions=sum(map(len, deck.sets)),
        sets=len(deck.sets),
        cards=len(deck.cards),
        license=head.license,
    )
