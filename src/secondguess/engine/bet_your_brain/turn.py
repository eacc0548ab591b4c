"""One action in the making: its events collected together with the state they lead to."""

from __future__ import annotations

import msgspec

from ..actions import Given
from ..refusals import refuse
from . import events as ev
from .actions import Part, Reply
from .judging import Judgement, judge
from .setup import Solution
from .state import EMPTY, State, evolve

Judged = dict[Part, dict[int, Judgement]]
_JUDGED = msgspec.json.Decoder(Judged)


class Turn:
    """Collects the events of one action; `given` is what comes from outside the rules."""

    def __init__(self, state: State, given: Given) -> None:
        self.state = state
        self.given = given
        self.events: list[ev.Event] = []
        self._judged: Judged | None = None

    def add(self, event: ev.Event) -> None:
        """Add an event and go on from the state it leads to."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    @property
    def at(self) -> int:
        """When the action was received; where nobody measured it, one after the last (B112)."""
        if self.given.at is not None:
            return self.given.at
        times = [a.at for made in self.state.round.attempts.values() for a in made]
        return max(times, default=self.state.round.opened_at) + 1

    def judge(self, part: Part, seat: int, solution: Solution, reply: Reply | None) -> Judgement:
        """The verdict that a record has, else what the judge of this version says (B118)."""
        if self._judged is None:
            self._judged = _JUDGED.decode(self.given.judged) if self.given.judged else {}
        known = self._judged.get(part, {}).get(seat)
        return judge(solution, reply) if known is None else known


def start_turn() -> Turn:
    """A turn before the first event."""
    return Turn(EMPTY, Given())


def in_phase(turn: Turn, *phases: str) -> None:
    """Refuse what the open phase does not take."""
    if turn.state.phase not in phases:
        refuse("wrong-phase")


def needs(allowed: bool) -> None:
    """Refuse who may not do this now."""
    if not allowed:
        refuse("not-your-turn")
