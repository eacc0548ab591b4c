"""Editions as data: odds, bonus and denominations in one place.

A further edition is a row here, not a branch in the rules: named slots carry the rule by which
they win as a word (`board.WINS`), the bonus may grow with the question, betting chips may count
differently, won chips may be allowed in the last question only, and the odds are a table by the
number of different guesses. Money never mixes: amounts are kept in units, `unit` says how they are
shown.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Denomination(Struct, frozen=True):
    """A chip: its colour and what it counts, in units."""

    colour: str
    units: int


class NamedSlot(Struct, frozen=True):
    """A slot that is no guess. `wins`: the rule by which it does; odds are profit (W60)."""

    slot: str
    odds: int
    wins: str


class Edition(Struct, frozen=True, kw_only=True):
    """One edition of the game.

    `odds[n - 1]`: the odds of n different guesses from smallest to largest (W22, W23).
    `bonus[k - 1]`: units for every author of the winning guess in question k; the last entry
    holds for all later questions (W42). `betting_chips`: what each betting chip of a seat counts in
    the payout, one stack each (W2, W34, W61). `won_chips`: in which questions won chips may lie
    under them (W33). `goal`: a game ends when somebody has so many units; 0 for no such end (W5).
    """

    name: str
    unit: int
    sign: str
    chips: tuple[Denomination, ...]
    odds: tuple[tuple[int, ...], ...]
    named: tuple[NamedSlot, ...]
    bonus: tuple[int, ...]
    betting_chips: tuple[int, ...] = (1, 1)
    won_chips: Literal["every", "last", "none"] = "every"
    goal: int = 0

    def bonus_of(self, number: int) -> int:
        """The bonus of question `number`, in units (W42)."""
        return self.bonus[min(number, len(self.bonus)) - 1]

    def takes_won_chips(self, *, last: bool) -> bool:
        """Whether won chips may lie under betting chips in a question (`last`: of the game)."""
        return self.won_chips == "every" or (self.won_chips == "last" and last)


ODDS = (
    (2,),
    (3, 3),
    (3, 2, 3),
    (4, 3, 3, 4),
    (4, 3, 2, 3, 4),
    (5, 4, 3, 3, 4, 5),
    (5, 4, 3, 2, 3, 4, 5),
)
"""The table under W24."""

ALL_TOO_HIGH = NamedSlot("all-too-high", 6, "all-too-high")
"""W24, W41."""

SECOND = Edition(
    name="second",
    unit=1,
    sign="",
    chips=(Denomination("red", 1), Denomination("blue", 5)),
    odds=ODDS,
    named=(ALL_TOO_HIGH,),
    bonus=(3,),
)

DELUXE = Edition(
    name="deluxe",
    unit=100,
    sign="$",
    chips=(Denomination("white", 1), Denomination("red", 5), Denomination("black", 25)),
    odds=ODDS,
    named=(ALL_TOO_HIGH,),
    bonus=(3,),
)

EDITIONS = {edition.name: edition for edition in (SECOND, DELUXE)}
