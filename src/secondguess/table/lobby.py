"""Seats, hat and lobby: what goes on around a game, most of it at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from ..engine import actions as act
from ..engine.actions import Who
from ..engine.refusals import Refusal, refuse
from ..engine.values import Member, Sitter, free_colours
from . import actions as room
from . import events as ev
from .events import SCREEN
from .names import clean_name
from .plan import Turn
from .ruling import game_presence, keep

if TYPE_CHECKING:
    from .handle import Chance

HAT_WAITS_MS = 60_000
"""How long a host may be away before any seat can take the hat (F025)."""


def act_in_lobby(turn: Turn, who: Who, action: Any, chance: Chance) -> None:
    """An action of the contract before the game. Raises Refused."""
    match action:
        case act.Sit():
            _sit(turn, action, chance)
        case act.Leave():
            turn.add(ev.SeatRemoved(who.seat))
        case act.Back():
            presence(turn, who.seat, away=False)
        case _:
            refuse("wrong-phase")


def presence(turn: Turn, seat: int, *, away: bool) -> None:
    """Note that a seat, or the screen (0), is connected or not."""
    table = turn.table
    now_away = table.screen_away if seat == SCREEN else table.seats[seat - 1].away
    if now_away != away:
        turn.add(ev.Away(seat, turn.now) if away else ev.Here(seat))


def start(turn: Turn, who: Who, action: room.Start, chance: Chance) -> None:
    """Deal and open the game (W3, W5)."""
    table = turn.table
    if table.play is not None:
        refuse("wrong-phase")
    if len(table.seats) < table.rules.least_seats:
        refuse("too-few-seats")
    if chance.dealt == b"[]":
        refuse("no-such-deck")
    sitters = [replace(seat.sitter, colour=seat.colour) for seat in table.seats]
    try:
        setup = table.rules.setup(sitters, chance.dealt, table.options, live=chance.live)
        steps = table.rules.start(setup)
    except (msgspec.MsgspecError, ValueError) as error:
        refuse("bad-options", str(error))
    turn.add(ev.Dealt(turn.now, Raw(chance.dealt), chance.names, chance.positions))
    turn.play(steps)
    for n, seat in enumerate(table.seats, start=1):
        if seat.away:
            game_presence(turn, n, away=True, may_end=False)


def set_options(turn: Turn, who: Who, action: room.SetOptions, chance: Chance) -> None:
    """Set the options of the next game; they are checked as the game will read them (F061)."""
    if turn.table.play is not None:
        refuse("wrong-phase")
    try:
        options = turn.table.rules.table_options(bytes(action.options))
    except msgspec.MsgspecError as error:
        refuse("bad-options", str(error))
    turn.add(ev.OptionsSet(Raw(options)))
    turn.log("options", by=who.seat)


def hand_over(turn: Turn, who: Who, action: room.HandOver, chance: Chance) -> None:
    """The hat goes to a seat that somebody holds, or to the screen."""
    if action.seat and not turn.table.seats[action.seat - 1].tokens:
        refuse("not-your-turn")
    turn.add(ev.HatPassed(action.seat))
    turn.log("hand-over", seat=action.seat, by=who.seat)


def take_hat(turn: Turn, who: Who, action: room.TakeHat, chance: Chance) -> None:
    """Any seat may take the hat of a host who has been away for a minute (F025)."""
    since = turn.table.host_away_since
    if since is None or turn.now - since < HAT_WAITS_MS or turn.table.hat == who.seat:
        refuse("not-your-turn")
    turn.add(ev.HatPassed(who.seat))
    turn.log("take-hat", seat=who.seat)


def free(turn: Turn, who: Who, action: room.Free, chance: Chance) -> None:
    """Forget the seat's phones and let whoever comes next take it (F001, F039)."""
    if action.seat == turn.table.hat:
        refuse("not-your-turn")
    _send_away(turn, action.seat, is_open=True)
    turn.log("free", seat=action.seat, by=who.seat)


def kick(turn: Turn, who: Who, action: act.Kick, chance: Chance) -> None:
    """Send a seat away. What it wrote and bet stands and is settled; its points stay (F035)."""
    seat = action.seat
    if seat == turn.table.hat:
        refuse("not-your-turn")
    name = turn.table.seats[seat - 1].sitter.name
    if turn.table.play is None:
        turn.add(ev.SeatRemoved(seat))
    else:
        keep(turn, "kick", game=False)
        _send_away(turn, seat, is_open=False)
    turn.log("kick", seat=0 if turn.table.play is None else seat, by=who.seat, text=name)


def _send_away(turn: Turn, seat: int, *, is_open: bool) -> None:
    turn.add(ev.SeatFreed(seat, is_open))
    if not turn.table.seats[seat - 1].away:
        turn.add(ev.Away(seat, turn.now))
        if turn.table.play is not None:
            game_presence(turn, seat, away=True)


def rename(turn: Turn, who: Who, action: room.Rename, chance: Chance) -> None:
    """Give a seat another name."""
    name = clean_name(action.name)
    if isinstance(name, Refusal):
        refuse(name.code)
    _free_name(turn, name, but=action.seat)
    before = turn.table.seats[action.seat - 1].sitter.name
    turn.add(ev.Renamed(action.seat, name))
    _reseat(turn, action.seat)
    turn.log("rename", seat=action.seat, by=who.seat, text=before)


def again(turn: Turn, who: Who, action: room.Again, chance: Chance) -> None:
    """The same people once more (F033)."""
    table = turn.table
    if table.play is None or not table.rules.phase_of(table.play).over:
        refuse("wrong-phase")
    turn.add(ev.Gathered())


def join_team(turn: Turn, seat: int, member: Member, token: str) -> None:
    """A further person of a team comes with a phone and may act for it. Raises Refused."""
    now = turn.table.seats[seat - 1]
    members = now.sitter.members
    if members is UNSET or len(members) >= 20:
        refuse("seat-taken")
    sitter = replace(now.sitter, members=(*members, member))
    turn.add(ev.MemberJoined(seat, sitter, token, len(members) + 1))
    _reseat(turn, seat)


def take_free_seat(turn: Turn, seat: int, token: str) -> None:
    """Somebody takes a seat that the host freed. Raises Refused."""
    now = turn.table.seats[seat - 1]
    if not now.free:
        refuse("seat-taken")
    turn.add(ev.TokenGiven(seat, token, 0 if now.sitter.members is UNSET else 1))


def _reseat(turn: Turn, seat: int) -> None:
    """Tell a running game who sits there now."""
    table = turn.table
    if table.play is not None:
        turn.play([table.rules.reseated(seat, table.seats[seat - 1].sitter)])


def _sit(turn: Turn, action: act.Sit, chance: Chance) -> None:
    table = turn.table
    if len(table.seats) >= table.most_seats:
        refuse("table-full")
    free = free_colours([seat.colour for seat in table.seats])
    wanted = action.colour if isinstance(action.colour, str) else free[0]
    if wanted not in free:
        refuse("colour-taken")
    sitter = Sitter(name=action.name, age=action.age, members=action.members)
    member = 0 if action.members is UNSET else 1
    turn.add(ev.SeatTaken(sitter, wanted, chance.token or UNSET, member))


def _free_name(turn: Turn, name: str, *, but: int = 0) -> None:
    names = [s.sitter.name.casefold() for n, s in enumerate(turn.table.seats, 1) if n != but]
    if name.casefold() in names:
        refuse("name-taken")
