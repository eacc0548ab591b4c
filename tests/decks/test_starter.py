"""The starter deck follows our own rules for writers (questions.md 5.3 to 5.5)."""

from __future__ import annotations

import re
from collections import Counter
from decimal import Decimal

import pytest

from secondguess.decks.check import check_path
from secondguess.decks.format import SET_SIZE, Deck, Number
from secondguess.decks.library import library_folders, load_library

DECK: Deck = load_library()["starter"]
NUMBERS = list(DECK.numbers.values())


def text_of(number: Number) -> str:
    assert isinstance(number.text, dict)
    return number.text["en"]


@pytest.mark.parametrize("folder", library_folders(), ids=lambda folder: folder.name)
def test_no_deck_of_the_library_has_a_problem_or_needs_advice(folder: object) -> None:
    assert [str(problem) for problem in check_path(folder)] == []  # type: ignore[arg-type]


def test_twenty_cards_of_seven() -> None:
    assert len(DECK.sets) == 20
    assert all(len(names) == SET_SIZE for names in DECK.sets)
    assert len(NUMBERS) == 140
    assert {name for names in DECK.sets for name in names} == set(DECK.numbers)


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number.id)
def test_texts_are_short_and_ask_one_thing(number: Number) -> None:
    text = text_of(number)
    assert len(text) <= 95
    assert text.count("?") == 1
    assert isinstance(number.note, dict)
    assert number.note["en"].endswith(".")
    assert number.source


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number.id)
def test_decimals_are_asked_for(number: Number) -> None:
    words = ("to one decimal", "One decimal", "Two decimals")
    assert (number.decimals > 0) == any(word in text_of(number) for word in words)


@pytest.mark.parametrize(
    "number", [n for n in NUMBERS if n.ages == "yearly"], ids=lambda number: number.id
)
def test_what_changes_every_year_is_dated_and_in_the_past(number: Number) -> None:
    assert str(number.as_of) in text_of(number)
    assert text_of(number).startswith(f"In {number.as_of}, ") or "In " in text_of(number)


def test_most_answers_stay_for_ever_and_none_is_a_record() -> None:
    ages = Counter(number.ages for number in NUMBERS)
    assert ages["never"] >= 0.7 * len(NUMBERS)
    assert ages["yearly"] <= 0.2 * len(NUMBERS)
    assert ages["record"] == 0


def test_few_answers_are_small_and_few_are_giants() -> None:
    assert sum(abs(number.answer) < 20 for number in NUMBERS) <= 0.05 * len(NUMBERS)
    assert sum(number.answer > Decimal(1_000_000) for number in NUMBERS) <= 0.03 * len(NUMBERS)


def test_crowds_will_guess_too_low_and_too_high() -> None:
    """Else a fixed bet one below the middle would win the evening (5.2)."""
    tags = Counter(tag for number in NUMBERS for tag in number.tags)
    assert tags["guessed-low"] >= 20
    assert tags["guessed-high"] >= 20
    for names in DECK.sets:
        assert "guessed-low" in {tag for name in names for tag in DECK.numbers[name].tags}


def test_no_two_questions_are_the_same() -> None:
    words = [frozenset(re.findall(r"\w+", text_of(number).lower())) for number in NUMBERS]
    for i, one in enumerate(words):
        for other in words[:i]:
            assert len(one & other) < 0.7 * len(one | other), one & other
