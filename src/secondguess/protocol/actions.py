"""What a client may send in an `act`: the game's actions, and those of the table around it.

Time-up comes from the clock only, and sitting down goes over HTTP; both are `malformed` here.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import UNSET, Meta, Raw, UnsetType

from ..engine import actions as act
from ..engine.actions import Action, By, Name, SeatNumber
from ..engine.bet_your_brain import actions as brain
from ..engine.bet_your_brain.actions import Part
from ..engine.wits_and_wagers import actions as wits


class Start(Action, frozen=True, kw_only=True, tag="start"):
    """The host starts the game from the lobby; cards are dealt."""

    by: ClassVar[By] = "host"


class SetOptions(Action, frozen=True, kw_only=True, tag="options"):
    """The host sets the game's options in the lobby (the whole set; others are defaults)."""

    by: ClassVar[By] = "host"
    options: Raw


class HandOver(Action, frozen=True, kw_only=True, tag="hand-over"):
    """The host gives the hat to a seat; 0 is the table's own screen."""

    by: ClassVar[By] = "host"
    seat: Annotated[int, Meta(ge=0, le=99)]


class TakeHat(Action, frozen=True, kw_only=True, tag="take-hat"):
    """A seat takes the hat of a host who has been away for a minute."""


class Free(Action, frozen=True, kw_only=True, tag="free"):
    """The host frees a seat: its phones are forgotten, whoever comes next may take it (F001)."""

    by: ClassVar[By] = "host"
    seat: SeatNumber


class Rename(Action, frozen=True, kw_only=True, tag="rename"):
    """The host renames a seat."""

    by: ClassVar[By] = "host"
    seat: SeatNumber
    name: Name


class Remember(Action, frozen=True, kw_only=True, tag="remember"):
    """The host has an answer remembered that was ruled right: the deck accepts it from now on.

    Named as in `rule`: the seat, the part, and of a list the item as it was written.
    """

    by: ClassVar[By] = "host"
    about: SeatNumber
    part: Part = "main"
    item: str | UnsetType = UNSET


class Again(Action, frozen=True, kw_only=True, tag="again"):
    """The host gathers the same people for another game, with cards nobody here has seen."""

    by: ClassVar[By] = "host"


RoomAction = Start | SetOptions | HandOver | TakeHat | Free | Rename | Remember | Again

WitsSeatAction = wits.Guess | wits.Bet | wits.Done

BrainSeatAction = (
    brain.Spin
    | brain.Wager
    | brain.Choose
    | brain.Answer
    | brain.Pen
    | brain.Draw
    | brain.Rule
    | brain.Appeal
)

SeatAction = act.Leave | act.Back | TakeHat

HostAction = (
    Start
    | SetOptions
    | act.Next
    | act.Void
    | act.End
    | Again
    | act.Pause
    | act.GoOn
    | act.MoreTime
    | act.Undo
    | act.Kick
    | Free
    | Rename
    | Remember
    | HandOver
)

WireAction = WitsSeatAction | wits.Correct | SeatAction | HostAction
"""What a table of Wits & Wagers takes."""

BrainWireAction = BrainSeatAction | brain.PutRight | SeatAction | HostAction
"""What a table of Bet Your Brain takes."""
