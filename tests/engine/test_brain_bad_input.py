"""Bad input to Bet Your Brain: a clear refusal each, and nothing changed (F097, F107)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from secondguess.engine.actions import Given, Leave, Who
from secondguess.engine.bet_your_brain import actions as ba
from secondguess.engine.bet_your_brain import rules
from secondguess.engine.bet_your_brain.game import BetYourBrain
from secondguess.engine.bet_your_brain.setup import BrainOptions, Card, Setup
from secondguess.engine.bet_your_brain.state import State
from secondguess.engine.refusals import Refusal
from secondguess.engine.values import Member, Sitter

from .brain_games import after, begin, card

GAME = BetYourBrain()
TEAM = (Member(name="a"), Member(name="b"))


def opened(one: Card, *, team: bool = False, seats: int = 3) -> State:
    """A game in which that card lies open; seat 1 is active."""
    sitters = tuple(
        Sitter(name=f"P{n}", members=TEAM if team else msgspec.UNSET) for n in range(seats)
    )
    state = begin(Setup(seats=sitters, cards=(one, card("text")), options=BrainOptions()))
    state = taken(state, 1, {"do": "spin"}, Given(lands="history"))
    for seat in range(1, seats + 1):
        marker = {} if seat == 1 else {"marker": "tick"}
        state = taken(state, seat, {"do": "bet", "points": 1, **marker})
    return state


def taken(state: State, seat: int, said: dict[str, Any], given: Given | None = None) -> State:
    events = rules.decide(state, Who(seat=seat), decoded(said), given or Given())
    assert not isinstance(events, Refusal), events
    return after(state, events)


def decoded(said: dict[str, Any]) -> Any:
    return GAME.decode_action(json.dumps(said).encode())


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"items": ["x"] * 500}, "out-of-range"),
        ({"items": ["x" * 201]}, "out-of-range"),
        ({"text": "Peru"}, "wrong-kind"),
        ({"items": ["Peru"], "text": "Peru"}, "wrong-kind"),
        ({}, "wrong-kind"),
        ({"items": ["Peru"], "bonus": {"text": "Paris"}}, "wrong-kind"),
        ({"names": ["a"] * 11}, "wrong-kind"),
    ],
)
def test_a_list_takes_a_list_and_not_too_long_a_one(said: dict[str, Any], code: str) -> None:
    state = opened(card("items"))
    assert rules.decide(state, Who(seat=1), decoded({"do": "answer", **said})) == Refusal(code)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"value": "NaN"}, "not-a-number"),
        ({"value": "1e999"}, "not-a-number"),
        ({"value": "1" * 400}, "not-a-number"),
        ({"value": "٣"}, "not-a-number"),
        ({"value": ""}, "not-a-number"),
        ({"option": 1}, "wrong-kind"),
    ],
)
def test_a_number_is_a_number_f097(said: dict[str, Any], code: str) -> None:
    state = opened(card("value"))
    assert rules.decide(state, Who(seat=1), decoded({"do": "answer", **said})) == Refusal(code)


@pytest.mark.parametrize("option", [0, -1, 4, 2**53])
def test_an_option_is_one_of_the_card(option: int) -> None:
    state = opened(card("option"))
    action = decoded({"do": "answer", "option": option})
    assert rules.decide(state, Who(seat=1), action) == Refusal("no-such-option")


@pytest.mark.parametrize(
    "links",
    [
        {"A": 1, "B": 1, "C": 2, "D": 3, "E": 4},
        {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4},
        {"A": 6, "B": 1, "C": 2, "D": 3, "E": 4},
        {"A": 1},
        {},
    ],
)
def test_every_stone_lies_on_one_field_b71(links: dict[str, int]) -> None:
    state = opened(card("links"))
    action = decoded({"do": "answer", "links": links})
    assert rules.decide(state, Who(seat=1), action) == Refusal("wrong-kind")


@pytest.mark.parametrize(
    "said",
    [
        {"do": "answer", "links": {"F": 1}},
        {"do": "answer", "items": "Peru"},
        {"do": "answer", "option": "2"},
        {"do": "answer", "value": 7},
        {"do": "bet", "points": 1.5},
        {"do": "bet", "points": "2"},
        {"do": "bet", "points": None},
        {"do": "bet", "points": 1, "marker": "both"},
        {"do": "choose", "question": True},
        {"do": "spin", "lands": "arts"},
        {"do": "rule", "about": 1, "right": "yes"},
        {"do": "draw", "drawing": 1, "strokes": [[[1]]]},
        {"do": "draw", "drawing": 1, "strokes": [[[1, 2.5]]]},
        {"do": "dance"},
    ],
)
def test_what_is_not_of_the_form_is_malformed(said: dict[str, Any]) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decoded(said)


def test_a_drawing_of_a_hundred_thousand_points_is_refused_in_words_b72() -> None:
    state = opened(card("names"), team=True, seats=2)
    state = taken(state, 1, {"do": "pen", "member": 2})
    stroke = tuple((n % 1000, n // 1000) for n in range(100_000))
    refused = rules.decide(state, Who(seat=1, member=2), ba.Draw(drawing=1, strokes=(stroke,)))
    assert isinstance(refused, Refusal)
    assert refused.code == "out-of-range"
    assert "5000" in refused.detail
    full = ba.Draw(drawing=1, strokes=(tuple(stroke[:5000]),))
    events = rules.decide(state, Who(seat=1, member=2), full)
    assert not isinstance(events, Refusal)
    state = after(state, events)
    more = ba.Draw(drawing=2, strokes=(((1, 1),),))
    assert isinstance(rules.decide(state, Who(seat=1, member=2), more), Refusal)
    # What is taken away makes room again.
    again = ba.Draw(drawing=1, strokes=(((1, 1),),), keep=0)
    assert not isinstance(rules.decide(state, Who(seat=1, member=2), again), Refusal)


def test_off_the_canvas_is_refused() -> None:
    state = taken(opened(card("names"), team=True, seats=2), 1, {"do": "pen", "member": 1})
    for point in ((-1, 0), (0, 1001)):
        action = ba.Draw(drawing=1, strokes=((point,),))
        assert isinstance(rules.decide(state, Who(seat=1, member=1), action), Refusal)


def test_who_has_seen_the_prompts_cannot_name_them_and_one_must_be_left_b72() -> None:
    state = taken(opened(card("names"), team=True, seats=2), 1, {"do": "pen", "member": 1})
    named = ba.Answer(names=("kite", "x"))
    assert rules.decide(state, Who(seat=1, member=1), named) == Refusal("not-your-turn")
    other = ba.Pen(member=2)
    assert rules.decide(state, Who(seat=1, member=2), other) == Refusal("not-your-turn")


@pytest.mark.parametrize("phase", ["spin", "bet", "answer", "ruling", "settled"])
def test_the_active_seat_may_leave_in_every_phase_b123_f043(phase: str) -> None:
    """Nobody has to do anything for the game to come to the next turn."""
    state = begin(
        Setup(
            seats=tuple(Sitter(name=f"P{n}") for n in range(3)),
            cards=(card("text"),) * 3,
            options=BrainOptions(),
        )
    )
    script: list[tuple[str, int, dict[str, Any]]] = [
        ("spin", 1, {"do": "spin"}),
        ("bet", 1, {"do": "bet", "points": 1}),
        ("bet", 2, {"do": "bet", "points": 1, "marker": "tick"}),
        ("bet", 3, {"do": "bet", "points": 1, "marker": "cross"}),
        ("answer", 1, {"do": "answer", "text": "antimony"}),
        ("ruling", 0, {"do": "time-up"}),
        ("settled", 0, {"do": "time-up"}),
    ]
    has_left = False
    for at, seat, said in script:
        if at == phase and not has_left:
            has_left = True
            events = rules.decide(state, Who(seat=1), Leave())
            assert not isinstance(events, Refusal)
            state = after(state, events)
        if state.phase != at or (has_left and seat == 1 and at != "spin"):
            continue
        given = Given(lands="history")
        who = Who(seat=0 if has_left and at == "spin" else seat)
        events = rules.decide(state, who, decoded(said), given)
        assert not isinstance(events, Refusal), (at, said, events)
        state = after(state, events)
    assert state.phase == "spin"
    assert state.active == 2
    for player in state.players:
        assert player.account.own + player.account.bank == 23
