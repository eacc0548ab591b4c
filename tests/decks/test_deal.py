"""W3: cards from the front, question n from the n-th card, nothing again until all were asked."""

from __future__ import annotations

import re
from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from secondguess.decks.deal import Card, cards_of, deal, question_of, shuffled
from secondguess.decks.format import Head, Source, SourceInfo

from .making import deck, number

SEEDS = st.text(max_size=8)
SIZES = st.integers(1, 30)


def place_of(name: str) -> tuple[str, int]:
    """The card and the place (from 1) on it of a question of `making.deck`."""
    found = re.fullmatch(r"(.*)-q(\d)", name)
    assert found is not None
    return found[1], int(found[2])


def order(cards: int, seed: str = "seed") -> tuple[Card, ...]:
    return shuffled(cards_of(deck(cards)), seed)


@given(SIZES, SEEDS)
def test_w3_the_same_seed_gives_the_same_order(cards: int, seed: str) -> None:
    once = shuffled(cards_of(deck(cards)), seed)
    assert once == shuffled(reversed(cards_of(deck(cards))), seed)
    assert sorted(card.id for card in once) == sorted(card.id for card in cards_of(deck(cards)))


def test_w3_another_seed_gives_another_order() -> None:
    assert len({order(20, str(seed)) for seed in range(50)}) == 50


def test_w3_every_card_comes_first_about_as_often() -> None:
    first = [order(5, str(seed))[0].id for seed in range(500)]
    assert all(70 <= first.count(f"test/{card}") <= 130 for card in range(1, 6))


@given(st.integers(8, 30), st.integers(0, 500))
def test_w3_question_n_is_question_n_of_the_nth_card(cards: int, position: int) -> None:
    dealt = deal(order(cards), position, 7, 0)
    places = [place_of(name) for name in dealt.names]
    assert [place for _, place in places] == [1, 2, 3, 4, 5, 6, 7]
    assert len({card for card, _ in places}) == 7


def test_w3_a_game_of_fifteen_starts_again_with_question_one() -> None:
    dealt = deal(order(20), 0, 15, 0)
    assert [place_of(name)[1] for name in dealt.names] == [1, 2, 3, 4, 5, 6, 7] * 2 + [1]


@given(SIZES, SEEDS)
def test_w3_nothing_repeats_until_all_have_been_asked(cards: int, seed: str) -> None:
    cards_in_order, position = order(cards, seed), 0
    asked: list[str] = []
    for _ in range(cards):
        dealt = deal(cards_in_order, position, 7, 0)
        asked += dealt.names
        position = dealt.positions[-1]
    assert len(asked) == len(set(asked)) == 7 * cards


@given(SIZES, st.lists(st.tuples(st.integers(1, 15), st.integers(0, 3)), max_size=12))
def test_w3_with_voids_and_other_lengths_names_keep_it_so(
    cards: int, games: list[tuple[int, int]]
) -> None:
    cards_in_order, position = order(cards), 0
    asked: set[str] = set()
    for count, voids in games:
        dealt = deal(cards_in_order, position, count, 3, asked)
        for n, name in enumerate(dealt.names[: count + voids]):
            if name in asked:  # then the whole box is through
                box = {name for card in cards_in_order for name in card.names}
                assert box <= asked | set(dealt.names)
            position = dealt.positions[n]
        asked |= set(dealt.names[: count + voids])


@given(SIZES, st.integers(0, 300), st.integers(1, 15), st.integers(0, 9))
def test_w62_spares_go_on_with_the_following_cards(
    cards: int, position: int, count: int, spares: int
) -> None:
    dealt = deal(order(cards), position, count, spares)
    alone = deal(order(cards), position, count, 0)
    assert dealt.names[:count] == alone.names
    assert len(set(dealt.names)) == len(dealt.names)
    if count + spares <= 7 * cards:
        assert len(dealt.questions) == count + spares
    for k, name in enumerate(dealt.names[count:], 1):
        assert place_of(name)[1] == (count + k - 1) % 7 + 1


def test_one_card_is_a_game_and_no_more() -> None:
    assert len(set(deal(order(1), 0, 7, 5).names)) == 7
    assert len(deal(order(1), 0, 15, 5).questions) == 7


def test_no_cards_no_questions() -> None:
    assert deal((), 0, 7, 3).questions == ()


def test_a_dealt_question_is_the_engines() -> None:
    head = Head(
        format="deck/1", id="d", title="D", sources={"cia": SourceInfo(title="The World Factbook")}
    )
    asked = question_of(
        number(
            "a",
            "-12.50",
            unit="m",
            allow_negative=True,
            as_of=2024,
            note={"en": "N."},
            source=(Source(ref="cia"), Source(ref="cia", at="x"), Source(ref="own eyes")),
        ),
        head,
    )
    assert asked.answer == "-12.5"
    assert asked.unit == "m"
    assert asked.allow_negative
    assert asked.note == {"en": "N."}
    assert asked.source == "The World Factbook; own eyes (2024)"
    plain = question_of(number("b", str(Decimal("1E+3"))), head)
    assert plain.answer == "1000"
    assert plain.unit is UNSET
    assert plain.source is UNSET


def test_a_year_is_dealt_without_a_unit() -> None:
    """On the table it is "1960", not "1,960 years"; a span of years keeps its unit."""
    head = Head(format="deck/1", id="d", title="D")
    assert question_of(number("y", unit="a", form="year"), head).unit is UNSET
    assert question_of(number("s", unit="a", form="measure"), head).unit == "a"
