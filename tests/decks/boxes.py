"""Small boxes of cards for the tests, as TOML and as structs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from secondguess.decks.card_format import CardItem
from secondguess.decks.check import check_path
from secondguess.decks.check_item import MOST_TEXT
from secondguess.decks.format import Deck, Head

CATEGORIES = ("geography", "nature", "science", "history", "arts", "stage", "play", "create")
HEAD = f"""format = "deck/1"
id = "box"
title = "Box"
languages = ["en", "de"]
categories = {list(CATEGORIES)}
sources.atlas.title = "An atlas"
sources.own.title = "Our own idea"
"""
LONG = "x" * (MOST_TEXT + 1)
_NAMES = "Triglav Slovenia Toubkal Morocco Damavand Iran Kinabalu Malaysia Hoverla Ukraine"
FIVE = str(
    [list(pair) for pair in zip(_NAMES.split()[::2], _NAMES.split()[1::2], strict=True)]
).replace("'", '"')


def toml_card(**fields: str) -> str:
    """The card that a test is about, each field as TOML; a field of "-" is left out."""
    values = {
        "id": '"odd"', "category": '"geography"', "text": '"Which land is odd?"',
        "note": '"This one is."', "answer__accept": '["Oddland", "Odd Land of the North"]',
    } | fields  # fmt: skip
    lines = [f"{k.replace('__', '.')} = {v}" for k, v in values.items() if v != "-"]
    return "\n".join(["[[cards]]", *lines, ""])


def others(*but: str) -> str:
    """A judged card of every category, except of those named."""
    cards = (
        f'[[cards]]\nid = "task-{name}"\ncategory = "{name}"\n'
        'text = "Sing a line of a song."\nanswer.judged = true\n'
        for name in CATEGORIES
        if name not in but
    )
    return "".join(cards)


def found(tmp_path: Path, deck: str, weight: str = "error") -> list[str]:
    """What the checker says of a deck of one file."""
    file = tmp_path / "box.toml"
    file.write_text(deck, encoding="utf-8")
    return [str(problem) for problem in check_path(file) if problem.weight == weight]


def box(*cards: dict[str, Any], head: Head | None = None) -> Deck:
    """A deck of these cards, and a judged one of every category."""
    tasks = [
        {"id": f"task-{name}", "category": name, "text": "Sing.", "answer": {"judged": True}}
        for name in CATEGORIES
    ]
    made = [msgspec.convert(card, CardItem) for card in (*cards, *tasks)]
    own = Head(
        format="deck/1", id="box", title="Box", languages=("en", "de"), categories=CATEGORIES
    )
    return Deck(head=head or own, numbers={}, sets=(), cards={card.id: card for card in made})
