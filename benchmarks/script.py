"""What seven people do at a table, question after question: the actions, not the sending.

Guesses are fixed by seat, so bets can name them without reading a screen. A step is what may
happen at the same time; the next step begins when every screen that acts has seen the last one.
"""

from __future__ import annotations

from collections.abc import Iterator

SEATS = 7
QUESTIONS = 7
OPTIONS = b'{"questions":7,"guess_seconds":600,"bet_seconds":600}'
"""Clocks run, as they do on a table by default, but none ends while it is measured."""

Step = dict[int, list[bytes]]
"""By seat (from 0): the actions it sends one after the other, as JSON."""


def steps() -> Iterator[Step]:
    """Games without end, from the lobby on. Seat 0 wears the hat."""
    while True:
        yield {0: [b'{"do":"start","for":0}']}
        stage = 1
        for _ in range(QUESTIONS):
            yield {seat: [_guess(seat, stage)] for seat in range(SEATS)}
            yield {seat: [_bet(seat, stage + 1), _done(stage + 1)] for seat in range(SEATS)}
            yield {0: [b'{"do":"next","for":%d}' % (stage + 2)]}
            stage += 3
        yield {0: [b'{"do":"again","for":%d}' % stage]}


def one_by_one(script: Iterator[Step] | None = None) -> Iterator[tuple[int, bytes]]:
    """A script (the one above), one action at a time: the seat and the action."""
    for step in steps() if script is None else script:
        for turn in range(max(map(len, step.values()))):
            for seat, actions in step.items():
                if turn < len(actions):
                    yield seat, actions[turn]


def in_turn(script: Iterator[Step] | None = None) -> Iterator[Step]:
    """The same, one action a step: nothing happens at the same time."""
    for seat, action in one_by_one(script):
        yield {seat: [action]}


def _guess(seat: int, stage: int) -> bytes:
    return b'{"do":"guess","value":"%d","for":%d}' % (1000 + 137 * seat, stage)


def _bet(seat: int, stage: int) -> bytes:
    """Two bare stacks: on a neighbour's guess and on "all too high"."""
    guess = 1000 + 137 * ((seat + 2) % SEATS)
    stacks = b'[{"guess":"%d","chips":0},{"slot":"all-too-high","chips":0}]' % guess
    return b'{"do":"bet","on":%s,"for":%d}' % (stacks, stage)


def _done(stage: int) -> bytes:
    return b'{"do":"done","for":%d}' % stage
