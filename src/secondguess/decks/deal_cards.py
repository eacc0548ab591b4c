"""Dealing cards of Bet Your Brain: from the native form to the one of the contract, in the order
that a seed gives (B4). Pure; the seed is an argument.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType

from msgspec import UNSET, Struct, UnsetType

from ..engine.bet_your_brain.setup import FIELDS, Accepted, Bonus, Card, Either, Solution
from ..engine.values import Text, canonical
from .card_format import Asked, CardAnswer, CardItem, Spellings
from .format import Head, Item
from .spellings import Spelling, with_spellings

MOST_A_CATEGORY = 24
"""Cards of a category that a game gets, those for teams apart; more than a long game asks for."""


class CardDeal(Struct, frozen=True, kw_only=True):
    """The compartments of a game: cards in the order in which they are drawn, and their names."""

    cards: tuple[Card, ...]
    names: tuple[str, ...]


def deal_cards(
    decks: Sequence[tuple[Head, Mapping[str, CardItem]]],
    seed: str,
    asked: Collection[str] = (),
    spellings: Mapping[str, Sequence[Spelling]] = MappingProxyType({}),
) -> CardDeal:
    """The cards of one or more decks for one game, by category in the decks' own order.

    `asked`: names ("brain/moons") that this table has seen; they lie at the back. `spellings`: what
    tables have accepted beside the decks, by name.
    """
    order = dict.fromkeys(name for head, _ in decks for name in head.categories)
    piles: dict[str, list[tuple[bool, bytes, str, CardItem, Head]]] = {name: [] for name in order}
    for head, cards in decks:
        for item in cards.values():
            name = f"{head.id}/{item.id}"
            category = item.category if isinstance(item.category, str) else ""
            key = (name in asked, _draw(seed, name), name, item, head)
            piles.setdefault(category, []).append(key)
    dealt: list[Card] = []
    names: list[str] = []
    for pile in piles.values():
        pile.sort(key=lambda entry: entry[:2])
        # Team cards must not crowd out what two lone players can play (B70).
        left = {False: MOST_A_CATEGORY, True: MOST_A_CATEGORY}
        for _, _, name, item, head in pile:
            known = with_spellings(item, spellings.get(name, ()))
            card = card_of(known, head, f"{seed}\n{name}")
            if left[card.for_teams] > 0:
                left[card.for_teams] -= 1
                dealt.append(card)
                names.append(name)
    return CardDeal(cards=tuple(dealt), names=tuple(names))


def card_of(item: CardItem, head: Head, seed: str) -> Card:
    """The engine's card. `seed` orders the link stones and picks one of two questions (B108)."""
    answer: Solution | UnsetType = UNSET
    if item.answer is not UNSET:
        answer = solution_of(item.answer, seed)
    either: tuple[Either, Either] | UnsetType = UNSET
    if item.either is not UNSET:
        first, second = (_either(one, f"{seed}/{n}") for n, one in enumerate(item.either))
        either = (first, second)
    return Card(
        category=item.category if isinstance(item.category, str) else "",
        text=item.text if either is UNSET else UNSET,
        answer=answer,
        either=either,
        symbol=item.symbol,
        bonus=UNSET if item.bonus is UNSET else _bonus(item.bonus, f"{seed}/bonus"),
        before=item.before,
        teams=item.teams,
        secret=item.secret,
        unit=item.unit,
        pick=UNSET if either is UNSET else (1 if _draw(seed, "pick")[0] % 2 else 2),
        # A note on both questions of a card would speak of the one that nobody heard (B32).
        note=item.note if either is UNSET else UNSET,
        source=source_line(item, head) or UNSET,
    )


def source_line(item: Item, head: Head) -> str:
    """The sources of a question as one line of words, "" where there is none."""
    titles = dict.fromkeys(
        head.sources[source.ref].title if source.ref in head.sources else source.ref
        for source in item.source
        if source.ref != "own"
    )
    words = "; ".join(titles)
    return f"{words} ({item.as_of})" if words and item.as_of is not UNSET else words


def solution_of(answer: CardAnswer, seed: str) -> Solution:
    """The engine's solution. Raises ValueError in words where the keys are of no kind."""
    if answer.pairs is not UNSET:
        return _links(answer.pairs, seed)
    return Solution(
        accept=_texts(answer.accept) if answer.accept is not UNSET else UNSET,
        reject=_texts(answer.reject) if answer.reject is not UNSET else UNSET,
        number=canonical(answer.number) if answer.number is not UNSET else UNSET,
        tolerance=canonical(answer.tolerance) if answer.tolerance is not UNSET else UNSET,
        options=answer.options,
        correct=answer.correct,
        items=tuple(Accepted(accept=_texts(item.accept)) for item in answer.items)
        if answer.items is not UNSET
        else UNSET,
        need=answer.need,
        drawings=answer.drawings,
        judged=answer.judged,
    )


def _links(pairs: Sequence[tuple[Text, Text]], seed: str) -> Solution:
    """Five pairs with their right sides shuffled: stone k is the k-th of the right sides."""
    if len(pairs) != len(FIELDS):
        raise ValueError("a card to link has five pairs")
    order = sorted(range(len(pairs)), key=lambda n: _draw(seed, str(n)))
    return Solution(
        left=tuple(left for left, _ in pairs),
        right=tuple(pairs[n][1] for n in order),
        links={name: order.index(n) + 1 for n, name in enumerate(FIELDS)},
    )


def _either(asked: Asked, seed: str) -> Either:
    return Either(text=asked.text, answer=solution_of(asked.answer, seed))


def _bonus(asked: Asked, seed: str) -> Bonus:
    return Bonus(text=asked.text, answer=solution_of(asked.answer, seed))


def _texts(spellings: Spellings) -> tuple[Text, ...]:
    """First the best known spelling in every language, then all others (B118)."""
    if isinstance(spellings, tuple):
        return spellings
    first: dict[str, str] = {language: words[0] for language, words in spellings.items() if words}
    others = (word for words in spellings.values() for word in words[1:])
    return (first, *dict.fromkeys(others))


def _draw(seed: str, name: str) -> bytes:
    return sha256(f"{seed}\n{name}".encode()).digest()
