"""Sitting down over HTTP: alone, as a team, as a further member, or on a freed seat. Pure."""

from __future__ import annotations

from msgspec import UNSET

from ..engine import actions as act
from ..engine.actions import Who
from ..engine.refusals import Refusal, Refused, refuse
from ..engine.values import Member
from ..protocol.http import TakeSeat
from . import events as ev
from .events import SCREEN
from .handle import Chance, handle
from .lobby import join_team, presence, take_free_seat
from .names import clean_name
from .plan import Plan, Turn
from .ruling import game_presence
from .state import Table


def take_seat(
    table: Table, request: TakeSeat, token: str, now: int, *, screen: bool = False
) -> Plan | Refusal:
    """Seat somebody with a phone whose token's hash is `token`.

    `screen`: the table's own screen asks; on a remote table the hat comes along with it, and where
    one device goes round nobody else can sit down: its page is all seats.
    """
    if table.screen == "pass" and not screen:
        return Refusal("one-device")
    name = clean_name(request.name)
    if isinstance(name, Refusal):
        return name
    turn = Turn(table, now)
    try:
        if request.seat is UNSET:
            seat = _new_seat(turn, request, name, token)
        else:
            seat = _known_seat(turn, request, request.seat, name, token)
    except Refused as refused:
        return refused.refusal
    if screen and table.screen == "remote" and turn.table.hat == SCREEN:
        turn.add(ev.HatPassed(seat))
    return turn.plan()


def _new_seat(turn: Turn, request: TakeSeat, name: str, token: str) -> int:
    team = request.team
    if isinstance(team, str):
        title = clean_name(team)
        if isinstance(title, Refusal):
            refuse(title.code)
        members = (Member(name=name, age=request.age),)
        sit = act.Sit(name=title, members=members, colour=request.colour)
    else:
        sit = act.Sit(name=name, age=request.age, colour=request.colour)
    if any(s.sitter.name.casefold() == sit.name.casefold() for s in turn.table.seats):
        refuse("name-taken")
    if sit.colour is not UNSET and any(s.colour == sit.colour for s in turn.table.seats):
        refuse("colour-taken")
    plan = handle(turn.table, Who(), sit, turn.now, Chance(token=token))
    if isinstance(plan, Refusal):
        refuse(plan.code, plan.detail)
    turn.events.extend(plan.events)
    turn.table = plan.table
    return len(plan.table.seats)


def _known_seat(turn: Turn, request: TakeSeat, seat: int, name: str, token: str) -> int:
    if seat > len(turn.table.seats):
        refuse("no-such-seat")
    if turn.table.seats[seat - 1].free:
        take_free_seat(turn, seat, token)
        presence(turn, seat, away=False)
        if turn.table.play is not None:
            game_presence(turn, seat, away=False)
    else:
        join_team(turn, seat, Member(name=name, age=request.age), token)
    return seat
