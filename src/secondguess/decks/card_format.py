"""Cards of Bet Your Brain in the native deck format (`[[cards]]`); see `docs/deck-format.md`.

What may live here: structs as people write them. How a card is dealt is in `deal_cards`.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from ..engine.values import Text
from .format import Item

Spellings = tuple[str, ...] | dict[str, tuple[str, ...]]
"""Accepted spellings, the best known first; the same by language where they differ."""


class ListItem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One item of a list with its spellings."""

    accept: Spellings


class CardAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The back of a card: the keys of one kind.

    `pairs`: five [left, right]; `closed`: the list holds everything that is right.
    """

    accept: Spellings | UnsetType = UNSET
    reject: Spellings | UnsetType = UNSET
    number: Decimal | UnsetType = UNSET
    tolerance: Decimal | UnsetType = UNSET
    options: tuple[Text, ...] | UnsetType = UNSET
    correct: int | UnsetType = UNSET
    items: tuple[ListItem, ...] | UnsetType = UNSET
    need: int | UnsetType = UNSET
    closed: bool | UnsetType = UNSET
    pairs: tuple[tuple[Text, Text], ...] | UnsetType = UNSET
    drawings: tuple[Text, ...] | UnsetType = UNSET
    judged: Literal[True] | UnsetType = UNSET


class Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question of its own: one of two on a card, or the additional one."""

    text: Text
    answer: CardAnswer


class CardItem(Item, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card. `before`: the year it is about (B65); `secret`: for the answering seat only (B31)."""

    text: Text = field(default="")
    answer: CardAnswer | UnsetType = UNSET
    either: tuple[Asked, Asked] | UnsetType = UNSET
    symbol: Literal["most-correct", "fastest", "estimation"] | UnsetType = UNSET
    unit: str | UnsetType = UNSET
    bonus: Asked | UnsetType = UNSET
    before: int | UnsetType = UNSET
    teams: bool = False
    secret: Text | UnsetType = UNSET
    seconds: int | UnsetType = UNSET
