"""The rules alone: whole games, one step, one viewer's view. No socket, no disk, one thread."""

from __future__ import annotations

import time
from itertools import islice
from typing import Any

import msgspec

from secondguess.engine.actions import HOST, Who
from secondguess.engine.catalog import GAMES
from secondguess.engine.refusals import Refusal
from secondguess.engine.values import Sitter

from .figures import Result, Size, figure
from .script import OPTIONS, QUESTIONS, SEATS, one_by_one
from .tables import NAMES

_GAME = GAMES["wits-and-wagers"]
_MOVES = QUESTIONS * (3 * SEATS + 1)


def run(size: Size) -> Result:
    """Play the clients' script through the engine, over and over."""
    moves = _moves()
    whole, step, look = [], [], []
    for _ in range(max(3, size.repeats)):
        started = time.perf_counter()
        for _ in range(size.games):
            states = _play(moves)
        taken = time.perf_counter() - started
        whole.append(size.games / taken)
        step.append(taken / size.games / _MOVES * 1e6)
        look.append(_views(states))
    return Result(
        name="engine",
        figures=(
            figure("whole games of 7 seats", "games/s", whole),
            figure("decide + evolve, a step", "µs", step),
            figure("view + encode, a viewer", "µs", look),
        ),
        notes=(f"a game is {_MOVES} actions; a view is made whole for each viewer, JSON included",),
    )


def _moves() -> list[tuple[Who, Any]]:
    """The script's first game, decoded; without `start`, which is the table's."""
    script = islice(one_by_one(), 1, 1 + _MOVES)
    return [
        (HOST if b'"next"' in action else Who(seat=seat + 1), _GAME.decode_action(action))
        for seat, action in script
    ]


def _play(moves: list[tuple[Who, Any]]) -> list[Any]:
    """Every state of one game. Raises RuntimeError when the rules refuse the script."""
    questions = [{"text": f"How many in {n}?", "answer": str(1100 + n)} for n in range(QUESTIONS)]
    sitters = [Sitter(name=name) for name in NAMES]
    state: Any = None
    for event in _GAME.start(_GAME.setup(sitters, msgspec.json.encode(questions), OPTIONS)):
        state = _GAME.evolve(state, event)
    states = [state]
    for who, action in moves:
        events = _GAME.decide(state, who, action)
        if isinstance(events, Refusal):
            raise RuntimeError(f"{action} was refused: {events.code}")
        for event in events:
            state = _GAME.evolve(state, event)
        states.append(state)
    return states


def _views(states: list[Any]) -> float:
    """Microseconds a view, over all seats of all states."""
    encode = msgspec.json.Encoder().encode
    started = time.perf_counter()
    for state in states:
        for seat in range(1, SEATS + 1):
            encode(_GAME.view(state, seat))
    return (time.perf_counter() - started) / (len(states) * SEATS) * 1e6
