"""Dealing (W3): a seed orders the cards, a game draws from the front, used cards go to the back.

Pure: the seed and the place in the deck are arguments, nothing is remembered here. The order comes
from a hash and not from `random`, so it is the same on every Python for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256

from msgspec import UNSET, Struct

from ..engine.values import canonical
from ..engine.wits_and_wagers.setup import Question
from .format import SET_SIZE, Deck, Head, Number


class Card(Struct, frozen=True):
    """One card of the box: seven questions. `id` names it among all decks: "starter/3"."""

    id: str
    names: tuple[str, ...]
    questions: tuple[Question, ...]


class Deal(Struct, frozen=True, kw_only=True):
    """Questions in the order in which they are asked, the spare ones last.

    `names[i]` is question i among all decks ("starter/canada-coast"); once it was asked, the deck
    stands at `positions[i]`: where the next game starts is `positions[asked - 1]`.
    """

    questions: tuple[Question, ...]
    names: tuple[str, ...]
    positions: tuple[int, ...]


def cards_of(deck: Deck) -> tuple[Card, ...]:
    """The cards of a deck, in its own order."""
    cards = []
    for place, ids in enumerate(deck.sets, 1):
        numbers = [deck.numbers[name] for name in ids]
        cards.append(
            Card(
                id=f"{deck.head.id}/{place}",
                names=tuple(f"{deck.head.id}/{name}" for name in ids),
                questions=tuple(question_of(number, deck.head) for number in numbers),
            )
        )
    return tuple(cards)


def question_of(number: Number, head: Head) -> Question:
    """The engine's question: the answer in canonical form, the sources as one line of words."""
    titles = dict.fromkeys(
        head.sources[source.ref].title if source.ref in head.sources else source.ref
        for source in number.source
    )
    words = "; ".join(titles)
    if words and number.as_of is not UNSET:
        words = f"{words} ({number.as_of})"
    return Question(
        text=number.text,
        answer=canonical(number.answer),
        # A year is a name, not an amount: "1960", never "1,960 years".
        unit=UNSET if number.form == "year" else number.unit,
        allow_negative=number.allow_negative,
        note=number.note,
        source=words or UNSET,
    )


def shuffled(cards: Iterable[Card], seed: str) -> tuple[Card, ...]:
    """The cards of one or more decks in the order that `seed` gives, whatever theirs was."""
    return tuple(sorted(cards, key=lambda card: sha256(f"{seed}\n{card.id}".encode()).digest()))


def deal(
    order: Sequence[Card],
    position: int,
    count: int,
    spares: int,
    asked: Collection[str] = (),
) -> Deal:
    """`count` questions and up to `spares` more for voided ones (W62, W77).

    Question n of the game is question n of the n-th card drawn (from the eighth on, of its first
    again); spare questions go on in the same way. `position`: cards drawn from this order before,
    0 at first. `asked`: names that shall not come again; a card whose turn it is with such a
    question goes to the back; when question n of all cards has been asked, others come first, and
    only when all have been asked anything comes again.
    Games of seven without voids need no `asked`: nothing repeats until everything was asked. A
    small deck gives fewer questions, never one twice in a game.
    """
    names: list[str] = []
    questions: list[Question] = []
    positions: list[int] = []
    used = set(asked)
    for drawn in range(count + spares):
        found = _find(order, position, drawn % SET_SIZE, used)
        if found is None:
            found = _find(order, position, drawn % SET_SIZE, set(names))
        if found is None:
            break
        place, n = found
        card = order[_index(place, len(order))]
        names.append(card.names[n])
        questions.append(card.questions[n])
        used.add(card.names[n])
        position = place + 1
        positions.append(position)
    return Deal(questions=tuple(questions), names=tuple(names), positions=tuple(positions))


def _find(
    order: Sequence[Card], position: int, n: int, used: Collection[str]
) -> tuple[int, int] | None:
    """The next place of the deck, and which question there (from 0), that is not in `used`.

    Question `n` where any card still has it; in games of other lengths than seven those of one
    number run out before the rest, and then the next number comes before anything repeats (W3).
    """
    for turn in range(SET_SIZE):
        wanted = (n + turn) % SET_SIZE
        # Twice round, because the shift in `_index` may hide one card from a single round.
        for place in range(position, position + 2 * len(order)):
            if order[_index(place, len(order))].names[wanted] not in used:
                return place, wanted
    return None


def _index(place: int, size: int) -> int:
    """The card at a place of the endless deck.

    With 20 or 100 cards each comes round with another of its seven questions. With a multiple of
    seven it would come with the same one; there one card moves to the back after each round.
    """
    return (place + (place // size if size % SET_SIZE == 0 else 0)) % size
