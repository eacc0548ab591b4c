"""Dealing cards (B4): the same seed the same order, and what the checker passes can be dealt."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from secondguess.decks.check import check_deck
from secondguess.decks.deal_cards import MOST_A_CATEGORY, deal_cards
from secondguess.decks.format import Deck
from secondguess.decks.library import load_library
from secondguess.engine.catalog import GAMES
from secondguess.engine.values import Sitter

from .boxes import CATEGORIES, box

GAME = GAMES["bet-your-brain"]
TWO = [Sitter(name="Ada"), Sitter(name="Bo")]
BRAIN = load_library()["brain"]


def passes(deck: Deck) -> bool:
    homes = dict.fromkeys(deck.cards, "box.toml")
    return all(problem.weight == "advice" for problem in check_deck(deck, homes))


def play(deck: Deck, seed: str) -> None:
    """Deal and start, as a table does; a card that the engine refuses raises."""
    dealt = deal_cards([(deck.head, deck.cards)], seed)
    GAME.start(GAME.setup(TWO, msgspec.json.encode(dealt.cards), b"{}", live=True))


GOOD = ["Peru", "Chile", "Rhine", "Rhein", "the Nile", "Müller", "12", "C++", "!"]
WORDS = st.sampled_from([*(GOOD * 5), "peru", " x", "", "x" * 150])
TEXTS = WORDS | st.dictionaries(st.sampled_from([*(["en", "de"] * 5), "fr"]), WORDS, min_size=1)
SPELLINGS = st.lists(WORDS, min_size=1, max_size=3).map(tuple) | st.dictionaries(
    st.sampled_from(["en", "de"]), st.lists(WORDS, min_size=1, max_size=2).map(tuple), min_size=1
)
DECIMALS = st.sampled_from([Decimal(text) for text in ("0", "-3", "12.50", "1E+40", "nan", "7E-9")])
WHOLE = st.integers(0, 3)
SIDES = ["Triglav", "Toubkal", "Damavand", "Kinabalu", "Hoverla"]
PAIRS = st.permutations(SIDES).map(lambda right: list(zip(SIDES, right, strict=True)))
KINDS = st.one_of(
    st.fixed_dictionaries({"accept": SPELLINGS}, optional={"reject": SPELLINGS}),
    st.fixed_dictionaries({"number": DECIMALS}, optional={"tolerance": DECIMALS}),
    st.fixed_dictionaries(
        {"options": st.lists(TEXTS, min_size=1, max_size=3)}, optional={"correct": WHOLE}
    ),
    st.fixed_dictionaries(
        {"items": st.lists(st.fixed_dictionaries({"accept": SPELLINGS}), max_size=3)},
        optional={"need": WHOLE, "reject": SPELLINGS, "closed": st.booleans()},
    ),
    st.fixed_dictionaries({"pairs": PAIRS | st.lists(st.tuples(TEXTS, TEXTS), max_size=6)}),
    st.fixed_dictionaries(
        {"drawings": st.lists(TEXTS, min_size=1, max_size=3)}, optional={"need": WHOLE}
    ),
    st.just({"judged": True}),
)
ANSWERS = KINDS | KINDS | KINDS | KINDS | st.tuples(KINDS, KINDS).map(lambda two: two[0] | two[1])
ASKED = st.fixed_dictionaries({"text": TEXTS, "answer": ANSWERS})
OVERLAYS: dict[str, st.SearchStrategy[Any]] = {
    "symbol": st.sampled_from(["most-correct", "fastest", "estimation"]),
    "bonus": ASKED,
    "before": st.sampled_from([0, 2008, 10**30]),
    "teams": st.booleans(),
    "secret": TEXTS,
    "unit": WORDS,
    "seconds": st.sampled_from([1, 30]),
    "note": TEXTS,
}
FRONTS = st.one_of(
    st.fixed_dictionaries({"text": TEXTS, "answer": ANSWERS}),
    st.fixed_dictionaries({"either": st.tuples(ASKED, ASKED)}),
)


@st.composite
def cards(draw: st.DrawFn) -> dict[str, Any]:
    """A card with one overlay or two; many are wrong in one place, and some in none."""
    overlays = draw(st.lists(st.sampled_from(sorted(OVERLAYS)), max_size=2, unique=True))
    more = {name: draw(OVERLAYS[name]) for name in overlays}
    return {"id": "odd", "category": "play", **draw(FRONTS), **more}


@settings(max_examples=300)
@given(cards())
def test_what_the_checker_passes_is_dealt_for_every_seed(card: dict[str, Any]) -> None:
    try:
        deck = box(card)
    except msgspec.ValidationError:
        return  # Reading names it already.
    good = passes(deck)
    event(f"passes: {good}")
    if good:
        for seed in range(50):
            play(deck, str(seed))


def test_the_starter_box_is_dealt_for_every_seed() -> None:
    assert passes(BRAIN)
    for seed in range(50):
        play(BRAIN, str(seed))


@pytest.mark.parametrize("kind", ["links", "pick"])
def test_b4_the_same_seed_deals_the_same(kind: str) -> None:
    once, again = (deal_cards([(BRAIN.head, BRAIN.cards)], "seed") for _ in range(2))
    assert once == again
    other = deal_cards([(BRAIN.head, BRAIN.cards)], "other")
    assert sorted(once.names) == sorted(other.names) != list(once.names)

    def drawn(pile: Any) -> dict[str, str]:
        cards = zip(pile.names, pile.cards, strict=True)
        if kind == "pick":
            return {name: str(card.pick) for name, card in cards if card.either}
        solutions = ((name, card.answer) for name, card in cards if card.answer)
        return {name: json.dumps(one.links) for name, one in solutions if one.links}

    assert drawn(once) != drawn(other)


def test_a_link_card_keeps_its_pairs() -> None:
    item = BRAIN.cards["highest-of-the-land"]
    for seed in range(20):
        (card,) = deal_cards([(BRAIN.head, {item.id: item})], str(seed)).cards
        answer: Any = card.answer
        paired = {
            str(left): str(answer.right[answer.links[field] - 1])
            for left, field in zip(answer.left, "ABCDE", strict=True)
        }
        assert paired == dict(item.answer.pairs)


def test_what_was_asked_lies_at_the_back() -> None:
    first = deal_cards([(BRAIN.head, BRAIN.cards)], "seed")
    seen = {name for name in first.names if len(name) % 2}
    again = deal_cards([(BRAIN.head, BRAIN.cards)], "seed/1", seen)
    for category in CATEGORIES:
        pile = [
            name in seen
            for name, card in zip(again.names, again.cards, strict=True)
            if card.category == category
        ]
        assert pile == sorted(pile)


def test_b70_cards_for_teams_do_not_crowd_out_the_others() -> None:
    drawings = [
        {"id": f"draw-{n}", "category": "create", "text": "Draw.", "teams": True,
         "answer": {"drawings": ["owl"]}}
        for n in range(3 * MOST_A_CATEGORY)
    ]  # fmt: skip
    deck = box(*drawings)
    for seed in range(50):
        pile = deal_cards([(deck.head, deck.cards)], str(seed))
        assert "box/task-create" in pile.names
        assert len(pile.names) == len(CATEGORIES) + MOST_A_CATEGORY
