"""The actions of Wits & Wagers (contract, "Wits & Wagers").

Texts have no greatest length here: what is too long is no number or no slot, and says so. The wire
bounds a frame's size.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import UNSET, Meta, Struct, UnsetType

from ..actions import Action, By, Next, TableAction, TimeUp, Void


class Stack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One betting chip with `chips` won chips under it, in units, on a guess or a named slot."""

    guess: str | UnsetType = UNSET
    slot: str | UnsetType = UNSET
    chips: Annotated[int, Meta(ge=0)] = 0

    def __post_init__(self) -> None:
        if (self.guess is UNSET) == (self.slot is UNSET):
            # msgspec turns this into a decoding error, which is `malformed`.
            raise ValueError("a stack lies on a guess or on a slot")


class Guess(Action, frozen=True, kw_only=True, tag="guess"):
    """A seat writes its guess; it may be replaced while the phase is open (W70)."""

    value: str


class Bet(Action, frozen=True, kw_only=True, tag="bet"):
    """A seat's whole placement: no, one or two stacks (W30 to W34)."""

    on: tuple[Stack, ...]


class Done(Action, frozen=True, kw_only=True, tag="done"):
    """The seat's bets stand; a new bet takes it back (W70)."""


class Correct(Action, frozen=True, kw_only=True, tag="correct"):
    """The host puts the answer right; the question is settled again (W77)."""

    by: ClassVar[By] = "host"
    answer: str


WitsAction = Guess | Bet | Done | Next | Void | Correct | TimeUp | TableAction
