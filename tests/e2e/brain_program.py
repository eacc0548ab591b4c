"""`secondguess serve` with a deck of every kind of card, all in one category.

So a game goes through all of them before one comes again, whatever chance says. Everything else is
the program as it ships. `SOLUTIONS` says what people answer.
"""

from __future__ import annotations

import sys
from decimal import Decimal
from typing import Any

from secondguess import wiring
from secondguess.cli import main
from secondguess.decks.card_format import Asked, CardAnswer, CardItem, ListItem
from secondguess.decks.format import Deck, Head
from secondguess.engine.bet_your_brain.state import CATEGORIES

PAIRS = (("Paris", "France"), ("Rome", "Italy"), ("Oslo", "Norway"), ("Lima", "Peru"),
         ("Cairo", "Egypt"))  # fmt: skip
LISTED = ("Peru", "Chile", "Bolivia")

TEXT = CardAnswer(accept=("antimony",))
VALUE = CardAnswer(number=Decimal(42), tolerance=Decimal(0))
OPTION = CardAnswer(options=("Rome", "Oslo", "Bern"), correct=2)
ITEMS = CardAnswer(items=tuple(ListItem(accept=(one,)) for one in LISTED), need=2)
LIST = CardAnswer(items=tuple(ListItem(accept=(one,)) for one in LISTED))
LINKS = CardAnswer(pairs=PAIRS)
JUDGED = CardAnswer(judged=True)
BACK = {"secret": "hush hush"}
EXTRA = Asked(text="Extra: which metal?", answer=TEXT)


def _card(name: str, answer: CardAnswer, **more: Any) -> CardItem:
    return CardItem(
        id=name, category="science", text=f"The card {name}: what now?", answer=answer, **more
    )


ALONE = (
    _card("text", TEXT), _card("extra", TEXT, bonus=EXTRA), _card("value", VALUE, unit="m"),
    _card("option", OPTION, before=2008), _card("items", ITEMS), _card("links", LINKS),
    _card("judged", JUDGED), _card("secret", JUDGED, **BACK),
    _card("fastest", TEXT, symbol="fastest"), _card("most", LIST, symbol="most-correct"),
    _card("estimate", CardAnswer(number=Decimal(42)), symbol="estimation", bonus=EXTRA),
    CardItem(
        id="either",
        category="science",
        either=(Asked(text="Either the first?", answer=TEXT),
                Asked(text="Or the second?", answer=TEXT)),
    ),
)  # fmt: skip
"""Twelve cards that two lone players can play."""

TEAMS = (
    _card("draw", CardAnswer(drawings=("kite", "lighthouse")), teams=True),
    _card("act", TEXT, teams=True, **BACK),
)


def decks() -> dict[str, Deck]:
    """One deck for those who play alone, one for teams, one that is quickly played."""
    return {
        "alone": _deck("Every kind", "alone", ALONE),
        "teams": _deck("For teams", "teams", (*TEAMS, ALONE[0])),
        "plain": _deck("Plain", "plain", ALONE[:1]),
    }


def _deck(title: str, name: str, cards: tuple[CardItem, ...]) -> Deck:
    head = Head(format="deck/1", id=name, title=title, categories=CATEGORIES)
    return Deck(head=head, numbers={}, sets=(), cards={card.id: card for card in cards})


if __name__ == "__main__":
    vars(wiring)["load_library"] = decks
    sys.exit(main(["serve", *sys.argv[1:]]))
