"""Remembering spellings: what a table ruled right counts at all tables from their next game on.

What may live here: the host's `remember`, and when it is on offer. How a spelling gets onto a card
is the decks', where it is kept the store's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from ..decks.spellings import Part, Spelling
from ..engine.actions import Who
from ..engine.answers.fold import alike
from ..engine.bet_your_brain.view_types import VerdictOffer
from ..engine.game import NewSpelling
from ..engine.refusals import refuse
from . import actions as room
from . import events as ev
from .plan import Turn
from .state import Table

if TYPE_CHECKING:
    from .handle import Chance

PHASES = ("ruling", "settled")
"""Where the answers of the open card lie on the table and may have been ruled on."""


def remember(turn: Turn, who: Who, action: room.Remember, chance: Chance) -> None:
    """Have the store keep a spelling. Not for `undo`: other tables may have dealt it already."""
    table = turn.table
    if table.play is None or table.rules.phase_of(table.play).name not in PHASES:
        refuse("wrong-phase")
    if action.about > len(table.seats):
        refuse("out-of-range", "there is no such seat")
    for one, spelling in _on_offer(table, turn.now):
        if (one.about, one.part, one.item) == (action.about, action.part, action.item or UNSET):
            turn.add(ev.Learnt(spelling))
            turn.log("remember", seat=one.about, by=who.seat, text=spelling.spelling)
            return
    refuse("nothing-to-remember")


def remember_offers(table: Table) -> list[VerdictOffer]:
    """What the host may have remembered now."""
    return [
        VerdictOffer(about=one.about, part=one.part, item=one.item)
        for one, _ in _on_offer(table, 0)
    ]


def _on_offer(table: Table, now: int) -> list[tuple[NewSpelling, Spelling]]:
    found = []
    for one in table.rules.new_spellings(table.play):
        if one.dealt >= len(table.names):
            continue  # Cards of a scenario come from no deck.
        deck, _, card = table.names[one.dealt].partition("/")
        spelling = Spelling(
            deck=deck, card=card, part=_part(one), item=one.index, spelling=one.spelling, at=now
        )
        if not any(_same(spelling, known) for known in table.remembered):
            found.append((one, spelling))
    return found


def _part(one: NewSpelling) -> Part:
    if one.part == "bonus":
        return "bonus"
    return "either-1" if one.question == 1 else "either-2" if one.question == 2 else "main"


def _same(one: Spelling, other: Spelling) -> bool:
    place = (one.deck, one.card, one.part, one.item)
    there = (other.deck, other.card, other.part, other.item)
    return place == there and alike(one.spelling, other.spelling)
