"""`secondguess serve` with the deck of the pictures in place of the shipped ones.

The starter deck deals another game every evening; a picture shall show the same one next year.
Everything else is the program as it ships.
"""

from __future__ import annotations

import sys
from decimal import Decimal

from secondguess import wiring
from secondguess.cli import main
from secondguess.decks.card_format import CardAnswer, CardItem, ListItem
from secondguess.decks.format import SET_SIZE, Deck, Head, Number, Source, SourceInfo
from secondguess.decks.library import library_folders
from secondguess.decks.load import load
from secondguess.engine.bet_your_brain.state import CATEGORIES
from secondguess.engine.values import Text

EVENING = ("moon-width", "full-moons", "empire-state")
"""Questions of the starter deck, in the order in which the evening asks them."""

LONGEST = Number(
    id="longest",
    # Question and note are as long as a deck may have them (`decks.check`).
    text={
        "en": "By the survey that China and Nepal announced together in December 2020, how high "
        "above the sea level does the summit of Mount Everest lie now?"
    },
    answer=Decimal("8848.86"),
    unit="m",
    note={
        "en": "The rock alone is some metres lower: what is measured is the snow on top of it, "
        "and that comes and goes with the monsoon. India's survey of 1954 stood in every atlas "
        "for sixty-six years, and it was wrong by less than eighty-six centimetres."
    },
    source=(Source(ref="survey"),),
)


MOONS = CardItem(
    id="moons",
    category="science",
    text={"en": "Link each moon to its planet."},
    answer=CardAnswer(
        pairs=(
            ("Titania", "Uranus"), ("Triton", "Neptune"), ("Phobos", "Mars"),
            ("Ganymede", "Jupiter"), ("Titan", "Saturn"),
        )
    ),
    note={"en": "Triton goes round the wrong way, so it was probably caught and not born there."},
    source=(Source(ref="survey"),),
)  # fmt: skip
COAST = CardItem(
    id="coast",
    category="geography",
    symbol="most-correct",
    text={"en": "Which countries have no coast at all? Name as many as you can."},
    answer=CardAnswer(
        items=tuple(
            ListItem(accept=(name,))
            for name in (
                "Bolivia", "Paraguay", "Laos", "Mongolia", "Nepal", "Uganda", "Mali", "Austria",
                "Switzerland", "Hungary", "Niger", "Chad",
            )
        )
    ),
)  # fmt: skip


def _brain(title: str, name: str, card: CardItem) -> Deck:
    # One card, so the arrow always stops at its category and every picture shows it.
    head = Head(
        format="deck/1",
        id=name,
        title=title,
        categories=CATEGORIES,
        sources={"survey": SourceInfo(title="NASA Solar System Dynamics, 2025")},
    )
    return Deck(head=head, numbers={}, sets=(), cards={card.id: card})


def decks() -> dict[str, Deck]:
    """Two decks, each dealt in one order whatever card is drawn."""
    starter = load(next(one for one in library_folders() if one.name == "starter"))
    evening = [starter.numbers[name] for name in EVENING]
    sources = {"survey": SourceInfo(title="Ministry of Land Management, Nepal, 8 December 2020")}
    return {
        "moons": _brain("Moons", "moons", MOONS),
        "coast": _brain("No coast", "coast", COAST),
        "evening": _deck(starter.head.title, "evening", evening, starter.head.sources),
        "longest": _deck("A deck whose name is long, too", "longest", [LONGEST], sources),
    }


def _deck(title: Text, name: str, numbers: list[Number], sources: dict[str, SourceInfo]) -> Deck:
    # Question n comes from the n-th card drawn (W3): on every card the same one stands there.
    ids = [numbers[n % len(numbers)].id for n in range(SET_SIZE)]
    head = Head(format="deck/1", id=name, title=title, sources=sources)
    cards = tuple(tuple(f"{one}.{card}.{n}" for n, one in enumerate(ids)) for card in range(20))
    by_id = {number.id: number for number in numbers}
    all_numbers = {name: by_id[name.split(".")[0]] for card in cards for name in card}
    return Deck(head=head, numbers=all_numbers, sets=cards)


if __name__ == "__main__":
    vars(wiring)["load_library"] = decks
    sys.exit(main(["serve", *sys.argv[1:]]))
