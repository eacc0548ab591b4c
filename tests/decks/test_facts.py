"""Every question of the starter deck stands on a row of facts/facts.csv, and so does every card of
the starter box whose answer a program derives (its rows begin with `brain-`).

Whether the rows are true is what `python -m tools.facts` derives anew, with packages that the tests
do without.
"""

from __future__ import annotations

import csv
import re
from decimal import ROUND_HALF_UP, Decimal
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from msgspec import UNSET

from secondguess.decks.card_format import CardItem
from secondguess.decks.format import Number
from secondguess.decks.library import load_library
from secondguess.decks.spellings import all_spellings

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = load_library()
NUMBERS = LIBRARY["starter"].numbers
CARDS = {
    f"brain-{card.id}": card for card in LIBRARY["brain"].cards.values() if card.check is not UNSET
}
COLUMNS = [
    "fact_id", "subject", "property", "value", "unit", "as_of", "source", "locator",
    "second_source", "second_value", "method", "checked_on",
]  # fmt: skip


def rows() -> list[dict[str, str]]:
    with (ROOT / "facts" / "facts.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


FACTS = {row["fact_id"]: row for row in rows()}


def rounded(value: str, decimals: int) -> Decimal:
    return Decimal(value).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)


def test_the_table_is_in_order() -> None:
    names = [row["fact_id"] for row in rows()]
    assert names == sorted(set(names))
    assert all(list(row) == COLUMNS for row in rows())


@pytest.mark.parametrize("number", NUMBERS.values(), ids=lambda number: number.id)
def test_the_answer_is_the_fact(number: Number) -> None:
    fact = FACTS[number.id]
    assert number.answer == rounded(fact["value"], number.decimals)
    assert number.unit == fact["unit"]
    assert str(number.source[0].at) == fact["locator"]
    assert number.source[0].ref == fact["source"]
    if number.check is not UNSET:
        assert (number.check.use, number.check.at) == (fact["source"], fact["locator"])
    assert str("" if number.as_of is UNSET else number.as_of) == fact["as_of"]


@pytest.mark.parametrize(("name", "card"), CARDS.items(), ids=lambda value: str(value)[:40])
def test_the_answer_of_a_card_is_the_fact(name: str, card: CardItem) -> None:
    fact = FACTS[name]
    assert card.check is not UNSET
    assert card.answer is not UNSET
    assert (card.check.use, card.check.at) == (fact["source"], fact["locator"])
    assert str("" if card.as_of is UNSET else card.as_of) == fact["as_of"]
    if card.answer.number is not UNSET:
        assert card.answer.number == Decimal(fact["value"])
        assert (card.unit or "") == fact["unit"]
    else:
        assert card.answer.accept is not UNSET
        assert fact["value"] in all_spellings(card.answer.accept)


@pytest.mark.parametrize("number", NUMBERS.values(), ids=lambda number: number.id)
def test_a_rounded_answer_says_so(number: Number) -> None:
    """Going over loses, so the printed answer is law (5.3.2)."""
    assert isinstance(number.text, dict)
    if Decimal(FACTS[number.id]["value"]) != number.answer:
        assert re.search(r"rounded|nearest|whole|decimal", number.text["en"])


@pytest.mark.parametrize("fact", FACTS.values(), ids=lambda fact: fact["fact_id"])
def test_a_second_source_gives_the_same_answer(fact: dict[str, str]) -> None:
    if fact["second_value"]:
        number = NUMBERS.get(fact["fact_id"])
        decimals = 0 if number is None else number.decimals
        assert rounded(fact["second_value"], decimals) == rounded(fact["value"], decimals)


def test_every_fact_is_asked() -> None:
    assert set(FACTS) == set(NUMBERS) | set(CARDS)


def test_most_facts_come_from_a_package_and_the_others_from_two_readers() -> None:
    by_readers = [row for row in rows() if row["method"] == "two readers"]
    assert len(by_readers) <= 0.1 * len(FACTS)
    assert all(row["second_source"] for row in by_readers)
    others = [row for row in rows() if row not in by_readers]
    assert {row["method"] for row in others} == {"derived", "computed"}
    modules = {row["source"] for row in others}
    assert all(find_spec(f"tools.facts.{module}") for module in modules)


def test_the_computed_facts_are_computed_again() -> None:
    for row in rows():
        if row["method"] == "computed":
            seen = import_module(f"tools.facts.{row['source']}").value(row["locator"])
            assert abs(seen - Decimal(row["value"])) <= Decimal("1e-9") * abs(seen), row["fact_id"]
