"""Plays scenario and record files through the same `handle` and views as a live table.

A scenario is a record with expectations in it (contract, "One vocabulary"). No network, no real
time: the clock is data (`at`, in ms since the game began, where a step has it).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ..engine.actions import Given, Who
from ..engine.catalog import GAMES
from ..engine.refusals import Refusal
from ..engine.values import Sitter, seat_colours
from . import actions as room
from . import events as ev
from .feed import view_of
from .handle import Chance, handle
from .state import Table, evolve


class Unreadable(Exception):
    """The file is no scenario: `line` (from 1) and the reason in words."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Failure(Struct, frozen=True, kw_only=True):
    """The first expectation that was not met."""

    line: int
    expected: Any
    seen: Any


class Header(Struct, frozen=True, kw_only=True):
    """Line 1. Unknown keys are left alone, so that a newer writer's notes do no harm."""

    record: Literal[1]
    game: str
    seats: tuple[Sitter, ...]
    options: Raw = Raw(b"{}")
    questions: Raw = Raw(b"[]")
    cards: Raw = Raw(b"[]")
    race_ms: int = 0
    title: str = ""
    rules: tuple[str, ...] = ()


_HEADER = msgspec.json.Decoder(Header)
_STEP = msgspec.json.Decoder(dict[str, Any])
_GIVEN = ("at", "lag", "lands", "dealt", "pick", "judged")
_NOT_ACTION = frozenset({"host", "refused", "member", *_GIVEN})


def open_header(line: bytes) -> tuple[Header, Table]:
    """The header of line 1 and the table on which its game has begun. Raises Unreadable."""
    try:
        header = _HEADER.decode(line)
        if header.game not in GAMES:
            raise ValueError(f"no such game: {header.game!r}")
        table = _begin(header)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unreadable(1, str(error)) from None
    return header, table


def _begin(header: Header) -> Table:
    opened = ev.Opened(
        code="", game=header.game, screen="table", deck="", options=header.options, seed="",
        screen_hash="",
    )  # fmt: skip
    table = evolve(None, opened)
    rules = table.rules
    dealt = bytes(header.cards if rules.dealt_key == "cards" else header.questions)
    rules.start(rules.setup(header.seats, dealt, table.options))
    for sitter, colour in zip(header.seats, seat_colours(header.seats), strict=True):
        table = evolve(table, ev.SeatTaken(sitter=sitter, colour=colour))
    chance = Chance(dealt=dealt, live=header.race_ms > 0)
    plan = handle(table, Who(host=True), room.Start(), 0, chance)
    if isinstance(plan, Refusal):
        raise ValueError(plan.detail or plan.code)
    return plan.table


class _Noted(Struct, frozen=True):
    """What a record notes beside an action (contract, "In records every accepted action")."""

    at: int | None = None
    lag: int = 0
    lands: str = ""
    dealt: int = -1
    pick: int = 0
    judged: dict[str, Any] = {}


class Step(Struct, frozen=True, kw_only=True):
    """A read line: an action of `who` (bytes, and the refusal it must meet), or an expectation."""

    line: int
    who: Who = Who()
    action: bytes = b""
    do: str = ""
    refused: str = ""
    given: Given = Given()
    expect: Any = UNSET
    lacks: tuple[str, ...] | UnsetType = UNSET
    viewer: int | None = None
    member: int = 0


def read_step(number: int, line: bytes) -> Step:
    """Line `number` as a step. Raises Unreadable where it is neither action nor expectation."""
    try:
        said = _STEP.decode(line)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(number, str(error)) from None
    if "expect" in said or "lacks" in said:
        return _read_expectation(number, said)
    if not isinstance(said.get("do"), str):
        raise Unreadable(number, "neither `do` nor `expect` nor `lacks`")
    refused = said.get("refused", "")
    if not isinstance(refused, str):
        raise Unreadable(number, "`refused` is a code")
    given = _read_given(number, said)
    host = said.get("host", False) is True
    seat, member = said.get("seat", 0), said.get("member", 0)
    whole = type(seat) is int and type(member) is int and seat >= 0 and member >= 0
    # A host's `seat` is the argument of its action (kick), not who acts.
    takes_seat = host or said["do"] in ("kick", "free", "rename", "hand-over")
    dropped = _NOT_ACTION if takes_seat else _NOT_ACTION | {"seat"}
    if said["do"] == "pen":
        # Who takes the pen may also be named by another member (contract, `pen`).
        dropped -= {"member"}
    action = {key: value for key, value in said.items() if key not in dropped}
    return Step(
        line=number,
        who=Who(seat=seat if whole and not host else 0, member=member if whole else 0, host=host),
        action=msgspec.json.encode(action) if whole else b"",
        do=said["do"],
        refused=refused,
        given=given,
    )


def _read_given(number: int, said: dict[str, Any]) -> Given:
    """What a step says of time, chance and the judge. Raises Unreadable."""
    try:
        read = msgspec.convert({key: said[key] for key in _GIVEN if key in said}, _Noted)
    except msgspec.MsgspecError as error:
        raise Unreadable(number, str(error)) from None
    return Given(
        at=read.at, lag_ms=read.lag, lands=read.lands, dealt=read.dealt, pick=read.pick,
        judged=msgspec.json.encode(read.judged) if read.judged else b"",
    )  # fmt: skip


def _read_expectation(number: int, said: dict[str, Any]) -> Step:
    viewer, member = said.get("as"), said.get("member", 0)
    lacks = said.get("lacks", UNSET)
    if not (viewer is None or type(viewer) is int) or type(member) is not int:
        raise Unreadable(number, "`as` is a seat, `member` a number")
    if lacks is not UNSET and not (
        isinstance(lacks, list) and all(isinstance(path, str) for path in lacks)
    ):
        raise Unreadable(number, "`lacks` is a list of paths")
    unknown = said.keys() - {"expect", "lacks", "as", "member"}
    if unknown:
        raise Unreadable(number, f"unknown: {', '.join(sorted(unknown))}")
    return Step(
        line=number,
        expect=said.get("expect", UNSET),
        lacks=UNSET if lacks is UNSET else tuple(lacks),
        viewer=viewer,
        member=member,
    )


class Player:
    """A scenario at play: one step after the other, on `table`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = 0

    def play(self, step: Step) -> Failure | None:
        """Do a step. Returns what was not as expected. Raises Unreadable (an unknown `as`)."""
        if step.do:
            return self._act(step)
        if step.viewer is not None and not 1 <= step.viewer <= len(self.table.seats):
            raise Unreadable(step.line, f"no seat {step.viewer}")
        view = self.view(step.viewer, step.member)
        if step.expect is not UNSET and not matches(step.expect, view):
            return Failure(line=step.line, expected=step.expect, seen=narrowed(step.expect, view))
        for path in () if step.lacks is UNSET else step.lacks:
            found = at_path(view, path)
            if found is not UNSET:
                return Failure(line=step.line, expected=f"no {path}", seen=found)
        return None

    def view(self, seat: int | None, member: int = 0) -> Any:
        """The view of the table (None) or of a seat (or member of it), as JSON values."""
        view = view_of(self.table, seat, self.now, member)
        return msgspec.json.decode(msgspec.json.encode(view))

    def _act(self, step: Step) -> Failure | None:
        if step.given.at is not None:
            self.now = max(self.now, step.given.at)
        code = self._decide(step)
        if code == step.refused:
            return None
        return Failure(
            line=step.line,
            expected=f"refused {step.refused}" if step.refused else f"{step.do} is taken",
            seen=f"refused {code}" if code else f"{step.do} is taken",
        )

    def _decide(self, step: Step) -> str:
        """Do the action; the refusal's code, "" where it was taken."""
        try:
            action = room.decode_action(self.table.rules, step.action)
        except (msgspec.MsgspecError, RecursionError):
            return "malformed"
        plan = handle(self.table, step.who, action, self.now, Chance(given=step.given))
        if isinstance(plan, Refusal):
            return plan.code
        self.table = plan.table
        return ""


def matches(expected: Any, seen: Any) -> bool:
    """Whether a view is as expected (contract, after "expect compares")."""
    if isinstance(expected, dict):
        if not isinstance(seen, dict):
            return False
        if not expected:
            return not seen
        return all(key in seen and matches(value, seen[key]) for key, value in expected.items())
    if isinstance(expected, list):
        if not isinstance(seen, list) or len(seen) != len(expected):
            return False
        return all(matches(one, other) for one, other in zip(expected, seen, strict=True))
    # JSON tells true from 1; Python's == does not.
    return type(expected) is type(seen) and expected == seen


def narrowed(expected: Any, seen: Any) -> Any:
    """The part of `seen` that `expected` speaks of, for a message one can read."""
    if isinstance(expected, dict) and isinstance(seen, dict) and expected:
        return {key: narrowed(value, seen[key]) for key, value in expected.items() if key in seen}
    return seen


def at_path(view: Any, path: str) -> Any:
    """What lies at `path` (dots, list index from 0), UNSET if nothing does."""
    for part in path.split("."):
        if isinstance(view, dict) and part in view:
            view = view[part]
        elif isinstance(view, list) and part.isdigit() and int(part) < len(view):
            view = view[int(part)]
        else:
            return UNSET
    return view


def read_steps(lines: Iterable[bytes]) -> Iterator[Step]:
    """The steps after the header; empty lines are passed over. Raises Unreadable."""
    for number, line in enumerate(lines, start=2):
        if line.strip():
            yield read_step(number, line)
