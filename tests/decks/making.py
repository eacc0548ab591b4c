"""Small decks for the tests."""

from __future__ import annotations

from decimal import Decimal

from secondguess.decks.format import SET_SIZE, Deck, Head, Number


def number(name: str, answer: str = "100", **more: object) -> Number:
    """A question that says nothing but its name."""
    return Number(id=name, text=f"How many is {name}?", answer=Decimal(answer), **more)  # type: ignore[arg-type]


def deck(cards: int, name: str = "test") -> Deck:
    """A deck of `cards` full sets; question 3 of card 2 is called `c2-q3`."""
    sets = tuple(
        tuple(f"c{card}-q{place}" for place in range(1, SET_SIZE + 1))
        for card in range(1, cards + 1)
    )
    numbers = {id_: number(id_) for ids in sets for id_ in ids}
    return Deck(head=Head(format="deck/1", id=name, title="Test"), numbers=numbers, sets=sets)
