"""The actions of Bet Your Brain (contract, "Bet Your Brain").

Lengths that a person can exceed are not bounded here: they are refused as `out-of-range`, in words.
The wire bounds a frame's size.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..actions import Action, By, Next, TableAction, TimeUp, Void
from .setup import Field, Solution

Part = Literal["main", "bonus"]
Marker = Literal["tick", "cross"]
Point = tuple[int, int]
"""x and y on the canvas, 0 to `CANVAS` each way from the top left corner."""
Stroke = tuple[Point, ...]

CANVAS = 1000
MOST_POINTS = 5_000
"""Points of all drawings of a card together; more is refused (`out-of-range`)."""
MOST_TEXT, MOST_ITEMS, MOST_NAMES = 200, 40, 10
"""Contract, "Refusals": `out-of-range`."""


class Reply(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat hands in, as the kind of the question says; nothing for `judged`."""

    text: str | UnsetType = UNSET
    value: str | UnsetType = UNSET
    option: int | UnsetType = UNSET
    items: tuple[str, ...] | UnsetType = UNSET
    links: dict[Field, int] | UnsetType = UNSET
    names: tuple[str, ...] | UnsetType = UNSET


class Spin(Action, frozen=True, kw_only=True, tag="spin"):
    """The active seat spins the arrow (B10). Where it lands is chance, not said here."""

    by: ClassVar[By] = "seat-or-clock"


class Wager(Action, frozen=True, kw_only=True, tag="bet"):
    """A seat's stake and, unless it is the active one, its marker (B20 to B22)."""

    points: int
    marker: Marker | UnsetType = UNSET


class Choose(Action, frozen=True, kw_only=True, tag="choose"):
    """The chooser takes question 1 or 2 of the card (B32, B108)."""

    question: int


class Answer(Action, frozen=True, kw_only=True, tag="answer"):
    """A seat's answer. `final` false: on the pad only (B109); `bonus`: to the special question."""

    text: str | UnsetType = UNSET
    value: str | UnsetType = UNSET
    option: int | UnsetType = UNSET
    items: tuple[str, ...] | UnsetType = UNSET
    links: dict[Field, int] | UnsetType = UNSET
    names: tuple[str, ...] | UnsetType = UNSET
    bonus: Reply | UnsetType = UNSET
    final: bool = True

    def reply(self) -> Reply:
        """The answer to the question itself."""
        return Reply(
            text=self.text, value=self.value, option=self.option, items=self.items,
            links=self.links, names=self.names,
        )  # fmt: skip


class Pen(Action, frozen=True, kw_only=True, tag="pen"):
    """A member of the answering team takes the pen; without `member` it is the sender."""

    member: Annotated[int, Meta(ge=1, le=99)] | UnsetType = UNSET


class Draw(Action, frozen=True, kw_only=True, tag="draw"):
    """Adds `strokes` to drawing `drawing` (from 1) after its first `keep` (default: all).

    Undo is `keep` one less and no strokes.
    """

    drawing: int
    strokes: tuple[Stroke, ...]
    keep: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class Rule(Action, frozen=True, kw_only=True, tag="rule"):
    """A vote on the verdict about a seat, or the host's word on it (B117).

    `host` true: as the host; whoever wears the hat and holds a seat may do either.
    """

    by: ClassVar[By] = "seat-or-host"
    about: int
    right: bool
    part: Part = "main"
    item: str | UnsetType = UNSET
    host: bool = False


class Appeal(Action, frozen=True, kw_only=True, tag="appeal"):
    """Any seat puts a verdict to the vote, once (B118). `item`: one of a list, else the whole."""

    about: int
    part: Part = "main"
    item: str | UnsetType = UNSET


class PutRight(Action, frozen=True, kw_only=True, tag="correct"):
    """The host puts the solution right (B124): a whole solution of the same kind."""

    by: ClassVar[By] = "host"
    answer: Solution
    part: Part = "main"


BrainAction = (
    Spin | Wager | Choose | Answer | Pen | Draw | Rule | Appeal | Next | Void | PutRight | TimeUp
    | TableAction
)  # fmt: skip
