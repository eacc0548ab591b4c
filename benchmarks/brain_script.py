"""What four people do at a table of Bet Your Brain, turn after turn: the actions, not the sending.

Every card of the deck that is dealt for it asks the same, so that chance changes nothing: right and
wrong take turns and everybody bets one with a tick, so that accounts stay and no game ever ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from secondguess.decks.card_format import CardAnswer, CardItem
from secondguess.decks.format import Deck, Head
from secondguess.engine.bet_your_brain.state import CATEGORIES

from .script import Step

SEATS = 4
DECK = "bench"
OPTIONS = b'{"hourglass_seconds":300,"bet_seconds":600}'
"""Clocks run, as they do on a table by default, but none ends while it is measured."""
ACTIONS = SEATS + 4
"""Of a turn: spin, the bets, the answer, and the host's two times going on."""


def deck() -> Deck:
    """Twelve cards in each category, all with the same answer."""
    cards = {
        f"{category}-{n}": CardItem(
            id=f"{category}-{n}",
            category=category,
            text=f"Which of the words for yes do people say in most places, number {n}?",
            answer=CardAnswer(accept=("yes",)),
            note="It has been measured by nobody, but it is as long as a note is.",
        )
        for category in CATEGORIES
        for n in range(12)
    }
    head = Head(format="deck/1", id=DECK, title="Bench", categories=CATEGORIES)
    return Deck(head=head, numbers={}, sets=(), cards=cards)


def steps() -> Iterator[Step]:
    """A game without end, from the lobby on. Seat 0 wears the hat and is the oldest."""
    yield {0: [b'{"do":"start","for":0}']}
    stage, turn = 1, 0
    while True:
        active = turn % SEATS
        word = b"yes" if turn % 2 else b"no"
        yield {active: [b'{"do":"spin","for":%d}' % stage]}
        yield {seat: [_bet(active == seat, stage + 1)] for seat in range(SEATS)}
        yield {active: [b'{"do":"answer","text":"%s","for":%d}' % (word, stage + 2)]}
        yield {0: [b'{"do":"next","for":%d}' % (stage + 3)]}
        yield {0: [b'{"do":"next","for":%d}' % (stage + 4)]}
        stage, turn = stage + 5, turn + 1


def _bet(active: bool, stage: int) -> bytes:
    marker = b"" if active else b',"marker":"tick"'
    return b'{"do":"bet","points":1%s,"for":%d}' % (marker, stage)
