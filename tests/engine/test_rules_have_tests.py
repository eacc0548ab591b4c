"""Every rule of both books is cited by a scenario or a test; a rule without one fails here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOOKS = {"W": ("wits-and-wagers.md", 44), "B": ("bet-your-brain.md", 62)}


def rules_of_the_book(letter: str) -> set[str]:
    book = ROOT / "docs" / "rules" / BOOKS[letter][0]
    return set(re.findall(rf"^- ({letter}\d+)\b", book.read_text(), re.MULTILINE))


def cited(letter: str) -> set[str]:
    found: set[str] = set()
    for scenario in (ROOT / "tests" / "scenarios").rglob("*.jsonl"):
        with scenario.open() as lines:
            found.update(json.loads(next(lines)).get("rules", []))
    for test in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"def (test_\w+)", test.read_text()):
            numbers = re.findall(rf"_{letter.lower()}(\d+)(?=_|$)", name)
            found.update(f"{letter}{number}" for number in numbers)
    return {rule for rule in found if rule.startswith(letter)}


@pytest.mark.parametrize("letter", BOOKS)
def test_every_rule_has_a_test(letter: str) -> None:
    rules = rules_of_the_book(letter)
    assert len(rules) == BOOKS[letter][1]
    assert sorted(rules - cited(letter)) == []


@pytest.mark.parametrize("letter", BOOKS)
def test_no_test_cites_a_rule_that_is_not_in_the_book(letter: str) -> None:
    assert sorted(cited(letter) - rules_of_the_book(letter)) == []


@pytest.mark.parametrize("letter", BOOKS)
def test_the_book_is_the_one_we_were_given(letter: str) -> None:
    name = BOOKS[letter][0]
    given = ROOT.parent / "shared" / "rules" / name
    if given.exists():
        assert (ROOT / "docs" / "rules" / name).read_text() == given.read_text()
