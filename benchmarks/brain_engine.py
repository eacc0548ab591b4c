"""The rules of Bet Your Brain alone: whole games, one step, one viewer's view."""

from __future__ import annotations

import time

import msgspec

from secondguess.bots.simulate import Step, play_game, setup_of
from secondguess.decks.library import load_library
from secondguess.engine.bet_your_brain import rules
from secondguess.engine.bet_your_brain.setup import Setup
from secondguess.engine.bet_your_brain.state import EMPTY, State, evolve
from secondguess.engine.bet_your_brain.view import view
from secondguess.engine.refusals import Refusal

from .figures import Result, Size, figure

SEATS = 4
GAMES = 12
"""Different games that are played again and again, of every kind of card."""


def run(size: Size) -> Result:
    """Record games that guests played, then play them through the engine, over and over."""
    deck = load_library()["brain"]
    games: list[tuple[Setup, list[Step]]] = []
    for n in range(GAMES):
        log: list[Step] = []
        play_game(deck, SEATS, f"bench {n}", log=log)
        games.append((setup_of(deck, SEATS, f"bench {n}"), log))
    moves = sum(len(log) for _, log in games)
    rounds = max(1, size.games // GAMES)
    whole, step, look = [], [], []
    for _ in range(max(3, size.repeats)):
        started = time.perf_counter()
        for _ in range(rounds):
            states = [_play(*game) for game in games]
        taken = time.perf_counter() - started
        whole.append(rounds * GAMES / taken)
        step.append(taken / rounds / moves * 1e6)
        look.append(_views([state for played in states for state in played]))
    return Result(
        name="engine-brain",
        figures=(
            figure(f"whole games of {SEATS} seats", "games/s", whole),
            figure("decide + evolve, a step", "µs", step),
            figure("view + encode, a viewer", "µs", look),
        ),
        notes=(
            f"{GAMES} recorded games of the box of cards, {moves / GAMES:.0f} actions each",
            "the judge of typed answers is in it",
            "a view is made whole for each viewer, JSON included",
        ),
    )


def _play(setup: Setup, log: list[Step]) -> list[State]:
    """Every state of one game. Raises RuntimeError when the rules refuse what they took before."""
    state = EMPTY
    for event in rules.start(setup):
        state = evolve(state, event)
    states = [state]
    for who, action, given in log:
        events = rules.decide(state, who, action, given)  # type: ignore[arg-type]
        if isinstance(events, Refusal):
            raise RuntimeError(f"{action} was refused: {events.code}")
        for event in events:
            state = evolve(state, event)
        states.append(state)
    return states


def _views(states: list[State]) -> float:
    """Microseconds a view, over all seats of all states."""
    encode = msgspec.json.Encoder().encode
    started = time.perf_counter()
    for state in states:
        for seat in range(1, SEATS + 1):
            encode(view(state, seat))
    return (time.perf_counter() - started) / (len(states) * SEATS) * 1e6
