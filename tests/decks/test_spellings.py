"""Spellings that hosts wanted remembered count when a card is dealt; the deck has the last word."""

from __future__ import annotations

from typing import Any

import pytest

from secondguess.decks.deal_cards import deal_cards
from secondguess.decks.spellings import Part, Spelling
from secondguess.engine.bet_your_brain.judging import spellings as every
from secondguess.engine.bet_your_brain.setup import Solution

from .boxes import box

CANAL = {"accept": {"en": ["Suez Canal"], "de": ["Suezkanal"]}, "reject": ["Panama Canal"]}
LIST = {"items": [{"accept": ["Peru"]}, {"accept": ["Chile"]}], "reject": ["China"]}
CARD: dict[str, Any] = {
    "id": "odd", "category": "play", "text": "Which?", "answer": CANAL,
    "bonus": {"text": "And?", "answer": LIST},
}  # fmt: skip
TWO: dict[str, Any] = {
    "id": "two", "category": "play",
    "either": [{"text": "1?", "answer": {"accept": ["Dali"]}}, {"text": "2?", "answer": CANAL}],
}  # fmt: skip


def spelling(text: str, part: Part = "main", item: int = -1, card: str = "odd") -> Spelling:
    return Spelling(deck="box", card=card, part=part, item=item, spelling=text, at=0)


def solutions(*known: Spelling) -> dict[str, Solution]:
    """The solutions of both cards as they are dealt, by part."""
    deck = box(CARD, TWO)
    by_card: dict[str, list[Spelling]] = {}
    for one in known:
        by_card.setdefault(f"{one.deck}/{one.card}", []).append(one)
    pile = deal_cards([(deck.head, deck.cards)], "seed", spellings=by_card)
    dealt = dict(zip(pile.names, pile.cards, strict=True))
    odd, two = dealt["box/odd"], dealt["box/two"]
    assert odd.bonus
    return {
        "main": odd.solution(0), "bonus": odd.bonus.answer,
        "either-1": two.solution(1), "either-2": two.solution(2),
    }  # fmt: skip


def accepted(solution: Solution, item: int = -1) -> tuple[str, ...]:
    if item >= 0:
        assert solution.items
        return every(solution.items[item].accept)
    assert solution.accept
    return every(solution.accept)


PLAIN = solutions()


@pytest.mark.parametrize(
    ("part", "item", "card"),
    [("main", -1, "odd"), ("bonus", 1, "odd"), ("either-1", -1, "two"), ("either-2", -1, "two")],
)
def test_b118_a_spelling_is_added_at_the_end(part: Part, item: int, card: str) -> None:
    made = solutions(spelling("the Ditch", part, item, card))
    assert accepted(made[part], item) == (*accepted(PLAIN[part], item), "the Ditch")
    for other in made.keys() - {part}:
        assert made[other] == PLAIN[other]


@pytest.mark.parametrize(
    "one",
    [
        spelling("PANAMA canal"),  # rejected
        spelling("suez-canal"),  # known already
        spelling("Ditch", item=0),  # no list
        spelling("Ditch", part="either-1"),  # not two questions
        spelling("China", part="bonus", item=0),  # rejected
        spelling("peru", part="bonus", item=1),  # another item
        spelling("Ditch", part="bonus", item=2),  # no such item
        spelling("Ditch", part="bonus"),  # a list
        spelling("Ditch", part="main", card="two"),  # two questions
        spelling("Ditch", part="bonus", card="two"),  # no additional question
        spelling("Ditch", card="gone"),
    ],
)
def test_what_does_not_fit_the_deck_of_today_is_left_out(one: Spelling) -> None:
    assert solutions(one) == PLAIN
