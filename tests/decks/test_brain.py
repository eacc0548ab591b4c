"""The starter box of Bet Your Brain: twelve cards of each category, every kind among them, and
every spelling judged as the card means it (questions.md 7.3, B118).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec import UNSET

from secondguess.decks.card_format import CardAnswer, CardItem
from secondguess.decks.check_answers import kind_of
from secondguess.decks.check_cards import for_two, questions_of
from secondguess.decks.library import load_library
from secondguess.decks.spellings import all_spellings
from secondguess.engine.answers.judge import judge_text, match_item

from .boxes import CATEGORIES

DECK = load_library()["brain"]
CARDS: list[CardItem] = list(DECK.cards.values())
KNOWLEDGE = [name for name in CATEGORIES if name != "create"]


def answers_of(card: CardItem) -> Iterator[CardAnswer]:
    """The solutions of a card, that of the additional question among them."""
    yield from (one.answer for one in questions_of(card))
    if card.bonus is not UNSET:
        yield card.bonus.answer


def sorts(card: CardItem) -> str:
    """The symbol and the kind of a card."""
    if card.either is not UNSET or card.answer is UNSET:
        return "either"
    return f"{card.symbol or 'plain'} {kind_of(card.answer)}"


def test_b4_twelve_cards_of_each_of_the_eight_categories() -> None:
    assert DECK.head.categories == CATEGORIES
    assert Counter(card.category for card in CARDS) == dict.fromkeys(CATEGORIES, 12)


def test_every_kind_of_card_is_among_them() -> None:
    assert {sorts(card) for card in CARDS} == {
        "either", "plain text", "plain value", "plain option", "plain items", "plain links",
        "plain names", "plain judged", "most-correct items", "most-correct links",
        "fastest text", "fastest value", "fastest option", "fastest links", "estimation value",
    }  # fmt: skip


@pytest.mark.parametrize("category", KNOWLEDGE)
def test_every_category_of_knowledge_is_mixed(category: str) -> None:
    kinds = Counter(sorts(card) for card in CARDS if card.category == category)
    parts = Counter(word for sort, many in kinds.items() for word in sort.split() * many)
    assert parts["items"] >= 2
    assert parts["fastest"] >= 1
    assert parts["estimation"] >= 1
    assert parts["links"] >= 1
    assert parts["either"] == 1
    assert parts["judged"] == 1


@pytest.mark.parametrize(
    ("overlay", "least"), [("bonus", 16), ("before", 10), ("secret", 9), ("judged", 9)]
)
def test_the_shares_of_the_full_box(overlay: str, least: int) -> None:
    """Of 400 cards 64 have a bonus, 40 are before 2008, 34 have a secret, 36 are judged (7.3)."""
    if overlay == "judged":
        many = sum(sorts(card) == "plain judged" for card in CARDS)
    else:
        many = sum(getattr(card, overlay) is not UNSET for card in CARDS)
    assert many >= least


def test_b70_cards_for_teams_leave_enough_for_two() -> None:
    assert sum(card.teams for card in CARDS) >= 7
    for category in CATEGORIES:
        alone = [card for card in CARDS if card.category == category and for_two(card)]
        assert len(alone) >= 7, category


def test_b65_every_card_before_a_year_is_before_2008() -> None:
    assert {card.before for card in CARDS if card.before is not UNSET} == {2008}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_where_it_is_from(card: CardItem) -> None:
    assert card.status == "checked"
    assert card.source
    assert card.difficulty is not UNSET


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_b118_the_judge_takes_every_spelling_as_it_is_meant(card: CardItem) -> None:
    for answer in answers_of(card):
        reject = [] if answer.reject is UNSET else all_spellings(answer.reject)
        if answer.accept is not UNSET:
            accept = all_spellings(answer.accept)
            assert {judge_text(word, accept, reject) for word in accept} == {"right"}
            assert {judge_text(word, accept, reject) for word in reject} <= {"wrong"}
        if answer.items is not UNSET:
            items = [all_spellings(item.accept) for item in answer.items]
            for n, words in enumerate(items):
                assert {match_item(word, items, reject) for word in words} == {("right", n)}
            assert {match_item(word, items, reject)[0] for word in reject} <= {"wrong"}


def test_options_are_right_in_every_place() -> None:
    """Who always takes the first or the longest must not do well."""
    places = Counter(
        answer.correct for card in CARDS for answer in answers_of(card) if answer.options
    )
    assert max(places.values()) <= sum(places.values()) / 2
