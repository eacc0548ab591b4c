"""Fastest cards under a made network: how often the truly first wins (B112, docs/fastest.md).

Everything of ours is real: which pings are wanted and what they tell (`web.lag`), the rules, and
when the card closes. Made are the people, the lines between, and time. The seed is fixed: a run
says the same again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random

import msgspec
from msgspec import UNSET, Struct

from secondguess.engine.actions import CLOCK, Given, TimeUp, Who
from secondguess.engine.bet_your_brain import rules
from secondguess.engine.bet_your_brain.actions import Answer, BrainAction, Spin, Wager
from secondguess.engine.bet_your_brain.game import RACE_MS
from secondguess.engine.bet_your_brain.setup import Card, Setup
from secondguess.engine.bet_your_brain.state import EMPTY, State, evolve
from secondguess.engine.bet_your_brain.verdicts import main_verdicts
from secondguess.engine.refusals import Refusal
from secondguess.engine.values import Sitter
from secondguess.web.lag import AT_FIRST, IN_TURN, Lag
from secondguess.web.pulse import EVERY_S

from .figures import Figure, Result, Size, figure

SEED = "who was first?"
TRIPS_MS = (5, 60, 150, 400)
"""There and back: the Wi-Fi of the house, a mobile network, another continent, a bad line."""

LEAST_MARGIN_MS = 40
_MARGINS = (40, 60, 100, 200, 400, math.inf)
_CARD = {
    "category": "play", "text": "?", "symbol": "fastest",
    "answer": {"options": ["no", "yes"], "correct": 2},
}  # fmt: skip


class Net(Struct, frozen=True, kw_only=True):
    """How lines are, and how close people come.

    `trips_ms`: there and back, one of them a phone, drawn evenly.
    `uneven`: a way takes up to this part more than the other way takes less, fixed for a phone.
    `jitter`: 1 is what a packet of a home is late beyond the least, on average 1 ms and 6 % of the
    way (gamma), and once in a hundred some 30 ms more (log-normal); 2 is twice of both. `sleepy`:
    so many phones have a radio that sleeps: a ping waits up to 100 ms for it to wake.
    `measured`: without it nothing is taken off. `apart`: 1 is people who answer 200 ms one after
    the other, on average and beyond the least; 0 is all but the first at the same moment.
    """

    trips_ms: tuple[int, ...] = TRIPS_MS
    uneven: float = 0.1
    jitter: float = 1
    sleepy: float = 0.5
    measured: bool = True
    apart: float = 1


class Line:
    """The line of one phone."""

    def __init__(self, net: Net, rng: Random) -> None:
        self.trip_ms = rng.choice(net.trips_ms)
        uneven = rng.uniform(-net.uneven, net.uneven)
        self.up_ms = self.trip_ms / 2 * (1 + uneven)
        self.down_ms = self.trip_ms / 2 * (1 - uneven)
        self.sleepy = rng.random() < net.sleepy
        self._net, self._rng = net, rng

    def up(self) -> float:
        """How long a frame of the phone is under way, ms."""
        return self.up_ms + self._late()

    def down(self, *, awake: bool) -> float:
        """How long a frame to the phone is under way, ms."""
        waits = self._rng.uniform(0, 100) if self.sleepy and not awake else 0.0
        return self.down_ms + self._late() + waits

    def _late(self) -> float:
        much = self._net.jitter
        late = self._rng.gammavariate(2, much * (1 + 0.06 * self.trip_ms / 2) / 2)
        if self._rng.random() < 0.01 * much:
            late += self._rng.lognormvariate(math.log(30), 0.8)
        return late


class Ran(Struct, frozen=True, kw_only=True):
    """How a race went. `trip_ms`: of the truly first; `margin_ms`: to the truly second.

    `won`: the truly first alone; `shared`: with another one.
    """

    trip_ms: int
    margin_ms: float
    won: bool
    shared: bool


def measure(line: Line, rng: Random) -> Lag:
    """What pings have told by the time a card is answered: the phone came some seconds ago."""
    lag, now = Lag(), 0.0
    until = rng.uniform(3, 60) * 1000
    wanted = AT_FIRST
    while now < until:
        lag.want(wanted)
        awake = False
        began = now
        while said := lag.ping(round(now * 1e6)):
            now += line.down(awake=awake) + line.up()
            awake = True
            lag.pong(said, round(now * 1e6))
        now = max(now, began + EVERY_S * 1000)
        wanted = IN_TURN
    return lag


def run_race(net: Net, rng: Random) -> Ran:
    """Two to four people know the answer and press, the first at least 40 ms before the second."""
    seats = rng.randint(2, 4)
    pressed = [rng.lognormvariate(math.log(3_000), 0.5)]
    pressed.append(pressed[0] + LEAST_MARGIN_MS + net.apart * rng.expovariate(1 / 200))
    for _ in range(seats - 2):
        pressed.append(pressed[-1] + net.apart * rng.expovariate(1 / 200))
    order = list(range(1, seats + 1))
    rng.shuffle(order)
    lines = [Line(net, rng) for _ in order]
    letters = []
    opened = 1_000_000 + rng.random()
    for seat, line, at in zip(order, lines, pressed, strict=True):
        lag_ms = measure(line, rng).ms if net.measured else 0
        # The server is at other work for a moment before it reads.
        received = opened + at + line.up() + rng.expovariate(2)
        letters.append((received, seat, lag_ms))
    won = winners(seats, int(opened), sorted(letters))
    return Ran(
        trip_ms=lines[0].trip_ms,
        margin_ms=pressed[1] - pressed[0],
        won=won == [order[0]],
        shared=len(won) > 1 and order[0] in won,
    )


def winners(seats: int, opened: int, letters: Sequence[tuple[float, int, int]]) -> list[int]:
    """Who wins by the rules: letters as they are received (ms), with the seat and its delay."""
    state = _card_lies_there(seats)
    state = msgspec.structs.replace(
        state, round=msgspec.structs.replace(state.round, opened_at=opened)
    )
    closes = math.inf
    for received, seat, lag_ms in letters:
        at = int(received)
        if at >= closes:
            break
        state = _after(state, Who(seat=seat), Answer(option=2), Given(at=at, lag_ms=lag_ms))
        if state.round.racing and closes == math.inf:
            closes = at + RACE_MS
    if state.phase == "answer":
        state = _after(state, CLOCK, TimeUp())
    return [seat for seat, verdict in main_verdicts(state).items() if verdict == "right"]


@cache
def _card_lies_there(seats: int) -> State:
    """A live game of so many whose first card has just been drawn."""
    sitters = tuple(Sitter(name=f"P{n}") for n in range(1, seats + 1))
    setup = Setup(seats=sitters, cards=(msgspec.convert(_CARD, Card),), race_ms=RACE_MS)
    state = EMPTY
    for event in rules.start(setup):
        state = evolve(state, event)
    state = _after(state, Who(seat=1), Spin(), Given(lands="play"))
    for n in range(1, seats + 1):
        state = _after(
            state, Who(seat=n), Wager(points=1, marker=UNSET if n == 1 else "cross"), Given(at=0)
        )
    return state


def _after(state: State, who: Who, action: BrainAction, given: Given | None = None) -> State:
    events = rules.decide(state, who, action, given or Given())
    if isinstance(events, Refusal):
        raise RuntimeError(f"{action} was refused: {events.code}")
    for event in events:
        state = evolve(state, event)
    return state


def run_all(net: Net, races: int) -> list[Ran]:
    """So many races, always the same ones."""
    rng = Random(SEED)
    return [run_race(net, rng) for _ in range(races)]


def run(size: Size) -> Result:
    """The races of docs/fastest.md."""
    ran = run_all(Net(), size.races)
    figures = [_share("the truly first wins", ran, goal=">= 99")]
    figures.append(
        figure("... or shares", "%", [100 * sum(r.won or r.shared for r in ran) / len(ran)])
    )
    for least, most in pairwise(_MARGINS):
        name = f"decided by {least} to {most:g} ms" if most < math.inf else f"by {least} ms or more"
        figures += _some(name, [one for one in ran if least <= one.margin_ms < most])
    for trip in TRIPS_MS:
        figures += _some(f"the first has {trip} ms", [one for one in ran if one.trip_ms == trip])
    fewer = max(1, size.races // 4)
    others = {
        "all others just 40 ms later": Net(apart=0),
        "ways exactly even": Net(uneven=0),
        "ways uneven by a fifth": Net(uneven=0.2),
        "twice the jitter": Net(jitter=2),
        "three times the jitter": Net(jitter=3),
        "400 ms one way": Net(trips_ms=(5, 60, 150, 800)),
        "400 ms one way, without measuring": Net(trips_ms=(5, 60, 150, 800), measured=False),
        "without measuring": Net(measured=False),
    }
    for name, net in others.items():
        figures.append(_share(name, run_all(net, fewer)))
    return Result(
        name="races",
        figures=tuple(figures),
        notes=(
            f"{size.races} races of 2 to 4 that are decided by {LEAST_MARGIN_MS} ms or more",
            f"{fewer} for each of the last {len(others)}, which are other networks",
            f"round trips of {', '.join(map(str, TRIPS_MS))} ms; ways uneven by up to a tenth",
            "a shared race is not counted as won; at most 250 ms are taken off (B112)",
        ),
    )


def _some(name: str, chosen: Sequence[Ran]) -> list[Figure]:
    return [_share(f"{name} ({len(chosen)})", chosen)] if chosen else []


def _share(name: str, ran: Sequence[Ran], goal: str = "") -> Figure:
    return figure(name, "%", [100 * sum(one.won for one in ran) / len(ran)], goal)
