"""The authority: what an action does to a table. Pure: time and chance come in as arguments.

| where | action                                   | leads to                                    |
|-------|------------------------------------------|---------------------------------------------|
| lobby | start, options, rename, kick, free       | the game; the same lobby, changed           |
| game  | the game's actions                       | what the game decides (its rules)           |
| game  | pause, go-on, more-time                  | the same phase, another clock               |
| game  | undo                                     | as before the last host action, a new stage |
| game  | remember                                 | the same; the store keeps a spelling        |
| over  | again                                    | lobby with the same people                  |
| any   | hand-over, take-hat, free, rename, leave | seats and hat; the game goes on             |

Refusals are checked in the contract's order: who may act at all, `stale`, then the game's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Struct

from ..engine import actions as act
from ..engine.actions import NOTHING_GIVEN, Given, Who
from ..engine.refusals import Refusal, Refused, refuse
from . import actions as room
from . import lobby, ruling, spellings
from .plan import Plan, Turn
from .state import Table


class Chance(Struct, frozen=True, kw_only=True):
    """What was decided outside the rules for this action.

    `dealt`: the questions of a game that starts, as JSON, their `names` and the deck's `positions`
    (see `decks.deal.Deal`). `token`: the hash of a new phone's token, for `sit`. `given`: time and
    chance for the game's own decision. `live`: a table of people, no scenario.
    """

    dealt: bytes = b"[]"
    names: tuple[str, ...] = ()
    positions: tuple[int, ...] = ()
    token: str = ""
    given: Given = NOTHING_GIVEN
    live: bool = True


NO_CHANCE = Chance()


def handle(
    table: Table, who: Who, action: Any, now: int, chance: Chance = NO_CHANCE
) -> Plan | Refusal:
    """What `action` of `who` at service time `now` (ms) does, or why it is refused."""
    turn = Turn(table, now)
    try:
        _admit(table, who, action)
        room_step = _ROOM_STEPS.get(type(action))
        if room_step is not None:
            room_step(turn, who, action, chance)
        elif table.play is None:
            lobby.act_in_lobby(turn, who, action, chance)
        else:
            ruling.act_in_game(turn, who, action, chance)
    except Refused as refused:
        return refused.refusal
    return turn.plan()


def _admit(table: Table, who: Who, action: Any) -> None:
    """The checks that come before the game's (contract, "Refusals", up to `stale`)."""
    by = action.by
    is_seat = who.seat > 0
    is_clock = not is_seat and not who.host
    if (by == "seat" and not is_seat) or (by == "clock" and not is_clock):
        refuse("malformed")
    if (by == "seat-or-clock" and not is_seat and who.host) or (by == "seat-or-host" and is_clock):
        refuse("malformed")
    if who.seat > len(table.seats) and by != "anyone":
        refuse("no-such-seat")
    if getattr(action, "seat", 0) > len(table.seats):
        refuse("no-such-seat")
    if not who.host and (by == "host" or getattr(action, "host", False)):
        refuse("not-host")
    if action.stage is not UNSET and action.stage != table.stage:
        refuse("stale")
    if by == "anyone" and is_seat and who.seat <= len(table.seats):
        refuse("not-your-turn")
    if by == "anyone" and who.seat > len(table.seats) + 1:
        refuse("no-such-seat")


def set_presence(table: Table, seat: int, *, away: bool, now: int) -> Plan:
    """A seat's (or the screen's, 0) connection is gone, or there again. Never refused.

    A phone that is silent has not left for good: where its leaving would end the game, everybody
    sees that it is away and the game waits (B123); the host may send it away.
    """
    turn = Turn(table, now)
    lobby.presence(turn, seat, away=away)
    if seat and table.play is not None:
        ruling.game_presence(turn, seat, away=away, may_end=False)
    return turn.plan()


_Step = Callable[[Turn, Who, Any, Chance], None]

_ROOM_STEPS: dict[type, _Step] = {
    room.Start: lobby.start,
    room.SetOptions: lobby.set_options,
    room.HandOver: lobby.hand_over,
    room.TakeHat: lobby.take_hat,
    room.Free: lobby.free,
    room.Rename: lobby.rename,
    room.Remember: spellings.remember,
    room.Again: lobby.again,
    act.Kick: lobby.kick,
}
