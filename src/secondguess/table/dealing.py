"""Dealing for a table: which questions a game gets from the table's deck (W3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec import UNSET, UnsetType

from ..decks.deal import Card, cards_of, deal, shuffled
from ..decks.deal_cards import deal_cards
from ..decks.format import Deck, summary
from ..decks.spellings import Spelling
from ..engine.catalog import GAMES
from ..protocol.messages import DeckView
from .handle import Chance
from .state import Table

SPARES = 7
"""Questions dealt beyond the game's own, for voided ones (W62, W77)."""


class Dealer:
    """The decks of this server and the order in which each table draws from its own."""

    def __init__(self, decks: Mapping[str, Deck]) -> None:
        self._decks = dict(decks)
        self._spellings: dict[str, list[Spelling]] = {}
        # The order of a table's cards is asked for once a game; a few hundred tables stay warm.
        self._order = lru_cache(maxsize=512)(self._shuffle)

    def __contains__(self, deck: str) -> bool:
        return deck in self._decks

    def learn(self, spellings: Sequence[Spelling]) -> None:
        """Spellings that the store keeps; games that start from now on accept them."""
        for one in spellings:
            known = self._spellings.setdefault(f"{one.deck}/{one.card}", [])
            if one not in known:
                known.append(one)

    def deck_for(self, game: str, deck: str | UnsetType) -> str | None:
        """The deck that is asked for, or the first one for the game; None if there is none."""
        fitting = [name for name in self._decks if plays(self._decks[name], game)]
        if deck is UNSET:
            return fitting[0] if fitting else None
        return deck if deck in fitting else None

    def chance(self, table: Table) -> Chance:
        """The questions or cards of a game that starts now; none if the table has outlived its
        deck.
        """
        if table.deck not in self._decks:
            return Chance()
        if table.rules.dealt_key == "cards":
            deck = self._decks[table.deck]
            # Another game, another shuffle: what was not seen comes first.
            seed = f"{table.seed}/{table.games}"
            decks = [(deck.head, deck.cards)]
            pile = deal_cards(decks, seed, frozenset(table.asked), self._spellings)
            return Chance(dealt=msgspec.json.encode(pile.cards), names=pile.names)
        count = int(table.rules.options_view(table.options, 0).questions)
        order = self._order(table.deck, table.seed)
        dealt = deal(order, table.position, count, SPARES, table.asked)
        return Chance(
            dealt=msgspec.json.encode(dealt.questions),
            names=dealt.names,
            positions=dealt.positions,
        )

    def deck_of(self, table: Table) -> DeckView:
        """The table's deck in words."""
        view = self._view(table.deck, table.game)
        names = table.names
        seen = _seen(table.asked, tuple(names[n] for n in table.drawn if n < len(names)))
        return msgspec.structs.replace(view, unseen=max(0, view.questions - seen))

    def decks(self) -> list[DeckView]:
        """All decks in words, once for each game that they can be played with."""
        views = [
            self._view(name, game)
            for game in GAMES
            for name in self._decks
            if plays(self._decks[name], game)
        ]
        return [msgspec.structs.replace(view, unseen=view.questions) for view in views]

    def _shuffle(self, deck: str, seed: str) -> tuple[Card, ...]:
        return shuffled(cards_of(self._decks[deck]), seed)

    @lru_cache(maxsize=64)  # noqa: B019 (one Dealer a server)
    def _view(self, deck: str, game: str) -> DeckView:
        if deck not in self._decks:
            # A table outlives its deck: the running game has its own copy (F139).
            return DeckView(id=deck, title=deck, game=game, questions=0, unseen=0)
        about = summary(self._decks[deck])
        title = about.title if isinstance(about.title, str) else about.title.get("en", about.id)
        count = about.cards if GAMES[game].dealt_key == "cards" else about.questions
        return DeckView(id=about.id, title=title, game=game, questions=count, unseen=0)


def plays(deck: Deck, game: str) -> bool:
    """Whether a deck holds anything for a game."""
    return bool(deck.cards if GAMES[game].dealt_key == "cards" else deck.sets)


@lru_cache(maxsize=1024)
def _seen(asked: tuple[str, ...], drawn: tuple[str, ...]) -> int:
    """How many different questions a table has seen; asked for with every update."""
    return len({*asked, *drawn})
