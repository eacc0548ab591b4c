"""Who gets what (W42 to W45, W51, W60 to W68, W71). Whole units only (law 7)."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from ..values import Sitter, Value, age_of
from .board import Slot, winning_slots
from .editions import Edition


class Placed(Value, frozen=True):
    """A stack as it lies: on slot `name`, with `chips` won chips under the betting chip."""

    name: str
    chips: int


class Settlement(Value, frozen=True, kw_only=True):
    """The outcome of a question: winning slot, bonus by seat, whole change by seat (every seat)."""

    winner: str
    bonus: dict[int, int]
    change: dict[int, int]


def win_of(slot: Slot, chip: int = 1) -> tuple[int, int]:
    """Profit of a bare betting chip that counts `chip` on a winning `slot`, and of each won chip
    under it (W44, W60)."""
    return slot.odds * chip, slot.odds


def change_of(stack: Placed, slot: Slot, chip: int, *, won: bool) -> int:
    """What one stack does to its seat's points: + o x (1 + p), or - p (W43, W44, W61)."""
    if not won:
        return -stack.chips
    bare, each = win_of(slot, chip)
    return bare + each * stack.chips


def settle(
    *,
    mat: tuple[Slot, ...],
    answer: str,
    bets: Mapping[int, tuple[Placed, ...]],
    seats: tuple[int, ...],
    edition: Edition,
    number: int,
) -> Settlement:
    """Settle question `number` for all `seats` from the bets as they lie.

    Everybody on a winning slot is paid (W45); every author of the winning guess gets the bonus in
    full (W42), nobody does on a named slot or the grey board (W41, W75).
    """
    winning = winning_slots(mat, Decimal(answer))
    won = {slot.name for slot in winning}
    slots = {slot.name: slot for slot in mat}
    authors = [seat for slot in winning for seat in slot.seats]
    bonus = dict.fromkeys(authors, edition.bonus_of(number))

    def change(seat: int) -> int:
        stacks = zip(bets.get(seat, ()), edition.betting_chips, strict=False)
        return bonus.get(seat, 0) + sum(
            change_of(stack, slots[stack.name], chip, won=stack.name in won)
            for stack, chip in stacks
        )

    main = next((slot for slot in winning if slot.is_guess), winning[0])
    return Settlement(winner=main.name, bonus=bonus, change={seat: change(seat) for seat in seats})


def winners_of(points: Mapping[int, int], sitters: Mapping[int, Sitter]) -> tuple[int, ...]:
    """Most points win (W50); ties go to the youngest (W51), or are shared (W71)."""
    most = max(points.values())
    tied = [seat for seat in sorted(points) if points[seat] == most]
    ages = {seat: age_of(sitters[seat]) for seat in tied}
    known = [age for age in ages.values() if age is not None]
    if len(known) < len(tied):
        return tuple(tied)
    return tuple(seat for seat in tied if ages[seat] == min(known))
