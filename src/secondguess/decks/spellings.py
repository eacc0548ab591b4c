"""Spellings that tables accepted and the deck did not know: added to its cards when they are dealt.

What may live here: the spelling as a value, and a card with such spellings added. Pure; where they
are kept is the store's. The deck has the last word: what it rejects, or takes for another item,
stays as the deck says, also when that came with a newer version of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from ..engine.answers.judge import judge_text, match_item
from .card_format import Asked, CardAnswer, CardItem, Spellings

Part = Literal["main", "bonus", "either-1", "either-2"]
"""A question of a card: its only one, the additional one, or the first or second of two."""


class Spelling(Struct, frozen=True, kw_only=True):
    """`item`: which item of a list, from 0, or -1 where the answer is no list.

    `at`: the service time in ms at which a host said so.
    """

    deck: str
    card: str
    part: Part
    item: int
    spelling: str
    at: int


def with_spellings(card: CardItem, known: Iterable[Spelling]) -> CardItem:
    """`card`, accepting the spellings that are known for it as well."""
    for one in known:
        card = _added(card, one)
    return card


def _added(card: CardItem, one: Spelling) -> CardItem:
    if one.part == "main" and card.answer is not UNSET:
        return replace(card, answer=_accepting(card.answer, one))
    if one.part == "bonus" and card.bonus is not UNSET:
        answer = _accepting(card.bonus.answer, one)
        return replace(card, bonus=replace(card.bonus, answer=answer))
    if one.part in ("either-1", "either-2") and card.either is not UNSET:
        first, second = card.either
        if one.part == "either-1":
            return replace(card, either=(_asked(first, one), second))
        return replace(card, either=(first, _asked(second, one)))
    return card  # The deck has changed since.


def _asked(asked: Asked, one: Spelling) -> Asked:
    return replace(asked, answer=_accepting(asked.answer, one))


def _accepting(answer: CardAnswer, one: Spelling) -> CardAnswer:
    reject = () if answer.reject is UNSET else all_spellings(answer.reject)
    if reject and judge_text(one.spelling, reject) == "right":
        return answer
    if one.item < 0 and answer.accept is not UNSET:
        return replace(answer, accept=_more(answer.accept, one.spelling))
    if answer.items is UNSET or not 0 <= one.item < len(answer.items):
        return answer
    known = [all_spellings(item.accept) for item in answer.items]
    if match_item(one.spelling, known)[0] == "right":
        return answer
    items = list(answer.items)
    accept = _more(items[one.item].accept, one.spelling)
    items[one.item] = replace(items[one.item], accept=accept)
    return replace(answer, items=tuple(items))


def _more(spellings: Spellings, spelling: str) -> Spellings:
    """At the end: the best known spelling stays the first, and is what is shown."""
    if judge_text(spelling, all_spellings(spellings)) == "right":
        return spellings
    if isinstance(spellings, tuple):
        return (*spellings, spelling)
    last = list(spellings)[-1:]
    return spellings | {language: (*spellings[language], spelling) for language in last}


def all_spellings(spellings: Spellings) -> list[str]:
    """Every spelling, in every language."""
    if isinstance(spellings, tuple):
        return list(spellings)
    return [word for words in spellings.values() for word in words]
