"""A further edition is a row of data: the rules play rows that no printed edition has."""

from __future__ import annotations

from decimal import Decimal

import pytest
from msgspec.structs import replace

from secondguess.engine.actions import CLOCK, HOST, Next, TimeUp, Who
from secondguess.engine.refusals import Refusal
from secondguess.engine.values import Sitter
from secondguess.engine.wits_and_wagers import board, rules
from secondguess.engine.wits_and_wagers.actions import Bet, Guess, Stack
from secondguess.engine.wits_and_wagers.editions import ALL_TOO_HIGH, EDITIONS, SECOND, NamedSlot
from secondguess.engine.wits_and_wagers.setup import Options, Question, Setup
from secondguess.engine.wits_and_wagers.state import State

from .games import begin, play

SEATS = tuple(Sitter(name=name) for name in ("Ann", "Bo", "Cy"))
QUESTIONS = tuple(Question(text="?", answer="20") for _ in range(5))


def game(monkeypatch: pytest.MonkeyPatch, **row: object) -> State:
    """A game of the second edition with another row, where 10, 20 and 30 lie on the mat."""
    monkeypatch.setitem(EDITIONS, "second", replace(SECOND, **row))
    state = begin(Setup(seats=SEATS, questions=QUESTIONS, options=Options(questions=3)))
    return to_mat(state)


def to_mat(state: State) -> State:
    for seat in (1, 2, 3):
        state = play(state, Who(seat=seat), Guess(value=str(10 * seat)))
    return state


def test_markers_that_count_differently_without_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    even = tuple((1,) * n for n in range(1, 8))
    state = game(monkeypatch, betting_chips=(1, 2), odds=even, won_chips="none", goal=5, bonus=(3,))
    state = play(state, Who(seat=1), Bet(on=(Stack(guess="20"), Stack(guess="20"))))
    state = play(state, CLOCK, TimeUp())
    assert state.points() == {1: 3, 2: 3, 3: 0}
    assert not state.last
    state = to_mat(play(state, HOST, Next()))
    chips = Bet(on=(Stack(guess="20", chips=1),))
    assert rules.decide(state, Who(seat=1), chips) == Refusal("not-enough-chips")
    state = play(play(state, Who(seat=1), Bet(on=(Stack(guess="20"),))), CLOCK, TimeUp())
    assert state.points() == {1: 4, 2: 6, 3: 0}
    assert state.last  # somebody reached the goal


def test_won_chips_in_the_last_question_only(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game(monkeypatch, won_chips="last")
    for number in (1, 2, 3):
        answer = rules.decide(state, Who(seat=2), Bet(on=(Stack(guess="20", chips=1),)))
        assert isinstance(answer, Refusal) == (number < 3)
        state = play(state, CLOCK, TimeUp())
        if number < 3:
            state = to_mat(play(state, HOST, Next()))


def test_a_bonus_that_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game(monkeypatch, bonus=(1, 2, 5))
    for total in (1, 3, 8):
        state = play(state, CLOCK, TimeUp())
        assert state.points()[2] == total
        if total < 8:
            state = to_mat(play(state, HOST, Next()))


def test_side_bets_win_beside_the_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    def even(slot: board.Slot, mat: board.Mat, answer: Decimal) -> bool:
        return answer % 2 == 0

    monkeypatch.setitem(board.WINS, "even", even)
    state = game(monkeypatch, named=(ALL_TOO_HIGH, NamedSlot("even-answer", 1, "even")))
    state = play(state, Who(seat=1), Bet(on=(Stack(slot="even-answer"), Stack(guess="20"))))
    state = play(state, CLOCK, TimeUp())
    assert state.settlement is not None
    assert state.settlement.winner == "20"
    assert state.points() == {1: 1 + 2, 2: 3, 3: 0}
