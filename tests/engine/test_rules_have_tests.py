"""Every rule of the book is cited by a scenario or a test; a rule without one fails here."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "docs" / "rules" / "wits-and-wagers.md"
SHARED = ROOT.parent / "shared" / "rules" / "wits-and-wagers.md"


def rules_of_the_book() -> set[str]:
    return set(re.findall(r"^- (W\d+)\b", BOOK.read_text(), re.MULTILINE))


def cited() -> set[str]:
    found: set[str] = set()
    for scenario in (ROOT / "tests" / "scenarios").rglob("*.jsonl"):
        with scenario.open() as lines:
            found.update(json.loads(next(lines)).get("rules", []))
    for test in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"def (test_\w+)", test.read_text()):
            found.update(f"W{number}" for number in re.findall(r"_w(\d+)(?=_|$)", name))
    return found


def test_every_rule_has_a_test() -> None:
    rules = rules_of_the_book()
    assert len(rules) == 44
    assert sorted(rules - cited()) == []


def test_no_test_cites_a_rule_that_is_not_in_the_book() -> None:
    assert sorted(cited() - rules_of_the_book()) == []


def test_the_book_is_the_one_we_were_given() -> None:
    if SHARED.exists():
        assert BOOK.read_text() == SHARED.read_text()
