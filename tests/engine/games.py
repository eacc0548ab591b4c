"""Whole games of Wits & Wagers made by hypothesis: setups and sequences of actions."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from secondguess.engine.actions import CLOCK, HOST, End, Leave, Next, Sit, TimeUp, Void, Who
from secondguess.engine.actions import Back as BackAgain
from secondguess.engine.refusals import Refusal
from secondguess.engine.values import Sitter
from secondguess.engine.wits_and_wagers import rules
from secondguess.engine.wits_and_wagers.actions import Bet, Correct, Done, Guess, Stack
from secondguess.engine.wits_and_wagers.events import Event
from secondguess.engine.wits_and_wagers.setup import Options, Question, Setup
from secondguess.engine.wits_and_wagers.state import EMPTY, State, evolve

VALUES = [
    "0",
    "1",
    "2",
    "2.5",
    "3",
    "007",
    "10.0",
    "-4",
    "1000000",
    "999999999999999999999999999999",
]

setups = st.builds(
    Setup,
    seats=st.lists(
        st.builds(Sitter, name=st.just("Ann"), age=st.integers(5, 99)), min_size=2, max_size=7
    ).map(tuple),
    questions=st.lists(
        st.builds(
            Question,
            text=st.just("How many?"),
            answer=st.sampled_from(["0", "1", "2", "2.5", "9", "1000"]),
            allow_negative=st.booleans(),
        ),
        min_size=1,
        max_size=6,
    ).map(tuple),
    options=st.builds(
        Options,
        edition=st.sampled_from(["second", "deluxe"]),
        questions=st.integers(1, 5),
        early_close=st.booleans(),
        secret_bets=st.booleans(),
    ),
)


def begin(setup: Setup) -> State:
    """The state right after a game was started."""
    return after(EMPTY, rules.start(setup))


def after(state: State, events: list[Event]) -> State:
    """The state after events."""
    for event in events:
        state = evolve(state, event)
    return state


def play(state: State, who: Who, action: Any) -> State:
    """The state after an action that must be taken."""
    events = rules.decide(state, who, action)
    assert not isinstance(events, Refusal), (events, action)
    return after(state, events)


stacks = st.builds(
    lambda name, chips, named: (
        Stack(slot="all-too-high", chips=chips) if named else Stack(guess=name, chips=chips)
    ),
    st.sampled_from(VALUES),
    st.integers(0, 12),
    st.booleans(),
)

seat_actions = st.one_of(
    st.builds(Guess, value=st.sampled_from([*VALUES, "NaN", ""])),
    st.builds(Bet, on=st.lists(stacks, max_size=3).map(tuple)),
    st.builds(Done),
    st.builds(Leave),
    st.builds(BackAgain),
)

host_actions = st.one_of(
    st.builds(Next),
    st.builds(Void),
    st.builds(Correct, answer=st.sampled_from(["1", "2.5", "x"])),
    st.builds(End),
)

steps = st.lists(
    st.one_of(
        st.tuples(st.builds(Who, seat=st.integers(1, 7)), seat_actions),
        st.tuples(st.builds(Who, seat=st.integers(1, 7)), seat_actions),
        st.tuples(st.builds(Who, seat=st.integers(1, 7)), seat_actions),
        st.tuples(st.just(CLOCK), st.builds(TimeUp)),
        st.tuples(st.just(HOST), host_actions),
        st.tuples(st.just(CLOCK), st.builds(Sit, name=st.just("Late"))),
    ),
    max_size=60,
)


def run(state: State, moves: list[tuple[Who, Any]]) -> list[State]:
    """All states that a sequence of actions leads through; refused ones change nothing."""
    states = [state]
    for who, action in moves:
        now = states[-1]
        if who.seat > len(now.players):
            continue
        events = rules.decide(now, who, action)
        if not isinstance(events, Refusal):
            states.append(after(now, events))
    return states
