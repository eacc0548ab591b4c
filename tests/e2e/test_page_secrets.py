"""What every browser is served is the same for all: nothing of any table or question is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from secondguess.engine.wits_and_wagers import view_types

from .play import House
from .recorder import answers


def test_the_page_holds_no_token_and_no_question(static: Path) -> None:
    """What every browser is served is the same for all: nothing of any table is in it."""
    for file in files(static):
        text = file.read_text("utf-8")
        assert not re.search(r"eyJ[\w-]{10}|Bearer [\w-]{16}", text), file
        for question in answers():
            assert question not in text


def files(static: Path) -> Iterator[Path]:
    """The texts of the page."""
    found = [file for file in static.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert found, "the page is not built"
    yield from found


@pytest.mark.timeout(60)
async def test_pages_of_a_table_are_the_same_for_all(house: House) -> None:
    """No document (the join page's has the table's card in it) and no address holds a secret; only
    the browser's own storage does."""
    code, screen = await house.open()
    seat = await house.sit(code, name="Ann")
    for path in ("table", "play", "join"):
        bodies = set()
        for token in (None, screen, seat):
            status, body = await house.get(f"/{path}/{code}", token)
            assert status == 200
            assert screen not in body
            assert seat not in body
            bodies.add(body)
        assert len(bodies) == 1


def test_the_contract_s_secrets_are_all_listed() -> None:
    """A new field of the question needs a decision here: secret until settled, or not."""
    fields = set(view_types.QuestionView.__struct_fields__)
    assert fields == {"number", "of", "text", "allow_negative", "unit", "answer", "note", "source"}
