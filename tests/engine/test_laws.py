"""Laws of Wits & Wagers that hold in every game (design, "Tests: properties")."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from itertools import pairwise, permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from secondguess.engine.actions import HOST, Next, Who
from secondguess.engine.refusals import CODES, Refusal
from secondguess.engine.values import Sitter, canonical, mean, parse_number
from secondguess.engine.wits_and_wagers import rules
from secondguess.engine.wits_and_wagers.actions import Bet, Done, Guess, Stack
from secondguess.engine.wits_and_wagers.editions import EDITIONS, ODDS
from secondguess.engine.wits_and_wagers.events import Event
from secondguess.engine.wits_and_wagers.legal import legal, to_act
from secondguess.engine.wits_and_wagers.setup import Options, Question, Setup
from secondguess.engine.wits_and_wagers.state import EMPTY, State, evolve
from secondguess.engine.wits_and_wagers.view import view

from .games import after, begin, play, run, setups, steps

JSON = msgspec.json.Encoder()


@given(setups, steps)
def test_points_move_only_by_settlements_and_never_below_zero_w34_w43(
    setup: Setup, moves: list[tuple[Who, Any]]
) -> None:
    for before, now in pairwise(run(begin(setup), moves)):
        paid = before.settlement.change if before.settlement else {}
        old = {p.seat: p.points - paid.get(p.seat, 0) for p in before.players}
        for player in now.players:
            assert player.points >= 0
            if before.number == now.number and now.settlement:
                change = now.settlement.change.get(player.seat, 0)
                assert player.points == old.get(player.seat, 0) + change


@given(setups, steps)
def test_a_settlement_pays_exactly_odds_times_stake_plus_bonus_f111_w44_w45_w60(
    setup: Setup, moves: list[tuple[Who, Any]]
) -> None:
    for state in run(begin(setup), moves):
        settled = state.settlement
        if settled is None:
            continue
        winner = next(slot for slot in state.mat if slot.name == settled.winner)
        for seat, change in settled.change.items():
            expected = state.edition.bonus_of(state.number) if seat in winner.seats else 0
            for stack in state.bets.get(seat, ()):
                if stack.name == winner.name:
                    expected += winner.odds * (1 + stack.chips)
                else:
                    expected -= stack.chips
            assert change == expected


@given(setups, steps)
def test_the_winning_slot_is_nearest_without_going_over_w40_w41(
    setup: Setup, moves: list[tuple[Who, Any]]
) -> None:
    for state in run(begin(setup), moves):
        if state.settlement is None:
            continue
        guesses = [Decimal(slot.name) for slot in state.mat if slot.is_guess]
        under = [guess for guess in guesses if guess <= Decimal(state.answer)]
        won = state.settlement.winner
        assert won == (canonical(max(under)) if under else "all-too-high")


@given(setups, steps)
def test_replay_of_the_events_is_the_same_game(setup: Setup, moves: list[tuple[Who, Any]]) -> None:
    decoder = msgspec.json.Decoder(list[Event])
    events = rules.start(setup)
    state = after(EMPTY, events)
    for who, action in moves:
        if who.seat <= len(state.players):
            more = rules.decide(state, who, action)
            if not isinstance(more, Refusal):
                events += more
                state = after(state, more)
    stored = decoder.decode(JSON.encode(events))
    again = EMPTY
    for event in stored:
        again = evolve(again, event)
    assert again == state


@given(setups, steps, st.data())
def test_legal_and_decide_agree(setup: Setup, moves: list[tuple[Who, Any]], data: Any) -> None:
    state = run(begin(setup), moves)[-1]
    seat = data.draw(st.integers(1, len(state.players)))
    offer = legal(state, seat)
    guess = rules.decide(state, Who(seat=seat), Guess(value="7"))
    assert isinstance(guess, list) == (offer.guess is not msgspec.UNSET)
    if offer.guess is not msgspec.UNSET:
        below = rules.decide(state, Who(seat=seat), Guess(value="-7"))
        assert isinstance(below, list) == offer.guess.allow_negative
    assert isinstance(rules.decide(state, Who(seat=seat), Done()), list) == (offer.done is True)
    empty = rules.decide(state, Who(seat=seat), Bet(on=()))
    assert isinstance(empty, list) == (offer.bet is not msgspec.UNSET)
    if offer.bet is not msgspec.UNSET:
        most = offer.bet.chips.most
        for slot in offer.bet.slots:
            stack = Stack(guess=slot.guess, slot=slot.slot, chips=most)
            whole = Bet(on=(stack,) * offer.bet.stacks.most) if not most else Bet(on=(stack,))
            assert isinstance(rules.decide(state, Who(seat=seat), whole), list)
            more = Bet(on=(replace(stack, chips=most + 1),))
            assert rules.decide(state, Who(seat=seat), more) == Refusal("not-enough-chips")


@given(setups, steps)
def test_nobody_is_waited_for_who_may_not_act(setup: Setup, moves: list[tuple[Who, Any]]) -> None:
    for state in run(begin(setup), moves):
        for seat in to_act(state):
            assert legal(state, seat) != legal(replace(state, phase="over"), seat)
            assert not state.player(seat).away


@given(setups, steps)
def test_every_refusal_has_a_code_of_the_contract_and_changes_nothing(
    setup: Setup, moves: list[tuple[Who, Any]]
) -> None:
    state = begin(setup)
    for who, action in moves:
        if who.seat > len(state.players):
            continue
        kept = JSON.encode(state)
        answer = rules.decide(state, who, action)
        assert JSON.encode(state) == kept
        if isinstance(answer, Refusal):
            assert answer.code in CODES
        else:
            state = after(state, answer)


@given(setups, steps)
def test_a_seats_view_is_the_common_view_plus_you(
    setup: Setup, moves: list[tuple[Who, Any]]
) -> None:
    for state in run(begin(setup), moves):
        common = JSON.encode(view(state, None))
        for player in state.players:
            own = view(state, player.seat)
            assert JSON.encode(replace(own, you=msgspec.UNSET)) == common


@given(st.sampled_from(["1", "2", "500"]), st.sampled_from(["3", "4", "700"]))
def test_games_that_differ_in_a_secret_look_the_same_to_everybody_else_w4(
    one: str, other: str
) -> None:
    """The answer and another seat's guess are nowhere in a view before their reveal (F067)."""
    seats = tuple(Sitter(name=name) for name in ("Ann", "Bo", "Cy"))

    def game(answer: str, guess: str) -> State:
        question = Question(text="How many?", answer=answer, note=f"It is {answer}")
        state = begin(Setup(seats=seats, questions=(question,)))
        return play(state, Who(seat=1), Guess(value=guess))

    left, right = game(one, one), game(other, other)
    for seat in (None, 2, 3):
        assert JSON.encode(view(left, seat)) == JSON.encode(view(right, seat))


@given(st.permutations([1, 2, 3, 4]), st.permutations([1, 2, 3, 4]))
def test_any_order_of_simultaneous_actions_settles_the_same(
    writing: list[int], betting: list[int]
) -> None:
    seats = tuple(Sitter(name=f"P{n}") for n in range(4))
    state = begin(Setup(seats=seats, questions=(Question(text="?", answer="22"),)))
    for seat in writing:
        state = play(state, Who(seat=seat), Guess(value=str(seat * 10)))
    for seat in betting:
        state = play(state, Who(seat=seat), Bet(on=(Stack(guess=str(10 * seat)),)))
        state = play(state, Who(seat=seat), Done())
    assert state.points() == {1: 0, 2: 6, 3: 0, 4: 0}


def test_secret_bets_are_in_nobody_elses_view_w69() -> None:
    seats = tuple(Sitter(name=f"P{n}") for n in range(3))
    setup = Setup(
        seats=seats, questions=(Question(text="?", answer="2"),), options=Options(secret_bets=True)
    )
    views = []
    for on in ((), (Stack(guess="2"),), (Stack(slot="all-too-high"), Stack(guess="3"))):
        state = begin(setup)
        for seat in (1, 2, 3):
            state = play(state, Who(seat=seat), Guess(value=str(seat)))
        state = play(state, Who(seat=1), Bet(on=on))
        views.append([JSON.encode(view(state, seat)) for seat in (None, 2, 3)])
    assert views[0] == views[1] == views[2]


@given(st.decimals(allow_nan=False, places=8, min_value=-(10**15), max_value=10**15))
def test_canonical_form_is_read_back_as_the_same_number_w64(number: Decimal) -> None:
    text = canonical(number)
    assert parse_number(text) == number
    assert canonical(Decimal(text)) == text
    assert "." not in text or text[-1] not in "0."


@given(*[st.integers(0, 10**30 - 1)] * 2)
def test_the_mean_is_exact_w75(one: int, other: int) -> None:
    assert Fraction(mean(Decimal(one), Decimal(other))) * 2 == one + other


def test_editions_are_complete_rows_w24() -> None:
    assert [len(row) for row in ODDS] == [1, 2, 3, 4, 5, 6, 7]
    for row in ODDS:
        assert row == row[::-1]
    for edition in EDITIONS.values():
        assert min(chip.units for chip in edition.chips) == 1
        assert edition.bonus_of(1) == edition.bonus_of(15) == 3


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ties_do_not_depend_on_the_order_of_seats_w51(order: tuple[int, ...]) -> None:
    ages = [9, 9, 30]
    seats = tuple(Sitter(name=str(n), age=ages[n]) for n in order)
    question = Question(text="?", answer="5")
    state = begin(Setup(seats=seats, questions=(question,), options=Options(questions=1)))
    for seat in (1, 2, 3):
        state = play(state, Who(seat=seat), Guess(value="5"))
    for seat in (1, 2, 3):
        state = play(state, Who(seat=seat), Done())
    over = play(state, HOST, Next())
    assert sorted(ages[order[seat - 1]] for seat in over.winners) == [9, 9]
