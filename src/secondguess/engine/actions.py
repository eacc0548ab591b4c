"""Actions both games share: who acts, and the words of the table (contract, "Table actions").

What may live here: the shape of actions. Every action is a struct tagged by `do`; unknown fields,
wrong types and unknown words are `malformed` because the decoder refuses them.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .values import Member

By = Literal["seat", "host", "clock", "anyone", "seat-or-host", "seat-or-clock"]

Name = Annotated[str, Meta(min_length=1, max_length=600)]
Age = Annotated[int, Meta(ge=0, le=130)]
SeatNumber = Annotated[int, Meta(ge=1, le=99)]


class Who(Struct, frozen=True):
    """Who acts: a seat (from 1; `member` from 1 on a team), the host, or neither: the clock.

    A seat that wears the host's hat is both. The session says who somebody is, never a message.
    """

    seat: int = 0
    member: int = 0
    host: bool = False


CLOCK = Who()
HOST = Who(host=True)


class Given(Struct, frozen=True, kw_only=True):
    """What comes into a decision from outside the rules: time and chance, as data (law 1).

    `at`: when the action was received, in ms of the table's time; None where nobody measured it.
    `lag_ms`: the measured one-way delay of the sender's phone (B112). `lands`: the category where
    the arrow stops. `dealt`: index of the card that is drawn, from 0; -1 leaves it to the pile.
    `pick`: which of two questions, 0 leaves it to the card.
    `luck`: a whole number to choose with where the arrow stops and where a pile is shuffled back
    (B122); None where there is no chance. `judged`: verdicts
    on typed answers as a record has them, JSON; empty lets the judge of this version speak.
    """

    at: int | None = None
    lag_ms: int = 0
    lands: str = ""
    dealt: int = -1
    pick: int = 0
    luck: int | None = None
    judged: bytes = b""


NOTHING_GIVEN = Given()


class Action(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What all actions have: `for`, the stage it is meant for (another one is `stale`)."""

    by: ClassVar[By] = "seat"
    stage: int | UnsetType = field(name="for", default=UNSET)


class TimeUp(Action, frozen=True, kw_only=True, tag="time-up"):
    """The clock of the phase has run out. Nobody but the clock may say so."""

    by: ClassVar[By] = "clock"


class Next(Action, frozen=True, kw_only=True, tag="next"):
    """The host goes on from a settled question."""

    by: ClassVar[By] = "host"


class Void(Action, frozen=True, kw_only=True, tag="void"):
    """The host takes a wrong card out of the game (W77)."""

    by: ClassVar[By] = "host"


class End(Action, frozen=True, kw_only=True, tag="end"):
    """The host ends the game; most points win."""

    by: ClassVar[By] = "host"


class Sit(Action, frozen=True, kw_only=True, tag="sit"):
    """Somebody sits down late (W76). The newcomer has no seat yet."""

    by: ClassVar[By] = "anyone"
    name: Name
    age: Age | UnsetType = UNSET
    members: Annotated[tuple[Member, ...], Meta(min_length=1, max_length=20)] | UnsetType = UNSET
    colour: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET


class Leave(Action, frozen=True, kw_only=True, tag="leave"):
    """A seat is away: the others do not wait for it."""


class Back(Action, frozen=True, kw_only=True, tag="back"):
    """A seat that was away is here again."""


class Pause(Action, frozen=True, kw_only=True, tag="pause"):
    """The host stops the clock."""

    by: ClassVar[By] = "host"


class GoOn(Action, frozen=True, kw_only=True, tag="go-on"):
    """The host lets the clock run on from the time that was left."""

    by: ClassVar[By] = "host"


class MoreTime(Action, frozen=True, kw_only=True, tag="more-time"):
    """The host adds `seconds` to the running clock."""

    by: ClassVar[By] = "host"
    seconds: Annotated[int, Meta(ge=1, le=600)]


class Kick(Action, frozen=True, kw_only=True, tag="kick"):
    """The host sends a seat away; what it wrote and bet stands (F035)."""

    by: ClassVar[By] = "host"
    seat: SeatNumber


class Undo(Action, frozen=True, kw_only=True, tag="undo"):
    """The host takes back the last host action or ruling."""

    by: ClassVar[By] = "host"


TableAction = Sit | Leave | Back | End | Pause | GoOn | MoreTime | Kick | Undo
