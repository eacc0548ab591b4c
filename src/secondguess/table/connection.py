"""A connection's way into a live table: who it is, its actions, its drafts, its presence."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable

import msgspec
from msgspec import UNSET, UnsetType

from ..engine.actions import Who
from ..engine.refusals import Refusal
from ..protocol.messages import Ack, Act, Draft, RefusedMessage
from . import actions as room
from .events import SCREEN
from .feed import WATCHER, Viewer, is_host
from .handle import Chance
from .live import LiveTable, Shown
from .session import Session
from .state import Seat, Table
from .words import say

AWAY_AFTER_S = 7.0
"""A seat whose last connection is gone this long is away (F009); the socket's own heartbeat needs
up to 12 s to notice a half-open line, which makes 19 s at most."""

_ENCODER = msgspec.json.Encoder()


def hash_token(token: str) -> str:
    """How a token is kept: nobody can take a seat with what is on disk."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]


def find_viewer(table: Table, token_hash: str) -> Viewer | None:
    """Whose token this is at the table now, None if nobody's."""
    if token_hash == table.screen_hash:
        return Viewer(screen=True)
    for n, seat in enumerate(table.seats, start=1):
        for token in seat.tokens:
            if token.hash == token_hash:
                return Viewer(seat=n, member=token.member)
    return None


class Connection:
    """One socket at a live table. Without a token it only watches."""

    def __init__(self, live: LiveTable, session: Session, token_hash: str, tab: str) -> None:
        self.session = session
        self.token_hash = token_hash
        self.tab = tab
        self._live = live
        self._seats: tuple[Seat, ...] | None = None
        self._viewer: Viewer | None = None
        self._shown = Shown(show=session.show, viewer=self._viewer_or_bye)

    def open(self) -> None:
        """Show the table as it is, and let it know that this one is here."""
        self._live.shown.add(self._shown)
        self._live.show_to(self._shown)

    def viewer(self, table: Table) -> Viewer | None:
        """Who this is at the table now; None if its seat was taken from it."""
        if not self.token_hash:
            return WATCHER
        if table.seats is not self._seats:
            # Asked for every update and every action, while seats change a few times an evening.
            self._seats, self._viewer = table.seats, find_viewer(table, self.token_hash)
        return self._viewer

    def _who(self, table: Table) -> Who | UnsetType:
        viewer = self.viewer(table) if self.token_hash else None
        if viewer is None:
            return UNSET
        return Who(seat=viewer.seat, member=viewer.member, host=is_host(table, viewer))

    def _viewer_or_bye(self, table: Table) -> Viewer | None:
        viewer = self.viewer(table)
        if viewer is None:
            self._live.shown.discard(self._shown)
            self.session.bye("kicked")
        return viewer

    @property
    def races(self) -> bool:
        """Whether it matters how long this one's actions are under way (B112)."""
        viewer = self.viewer(self._live.table) if self.token_hash else None
        return viewer is not None and viewer.seat > 0 and self._live.table.rules.races

    def act(self, message: Act, deal: Callable[[Table], Chance], lag_ms: int = 0) -> None:
        """Send an action to the table; the session is told `ack` or `refused` later."""
        viewer = self.viewer(self._live.table)
        if viewer is None or not self.token_hash:
            self._answer(message.id, Refusal("not-seated"))
            return
        raw = bytes(message.action)
        try:
            action = room.decode_action(self._live.table.rules, raw)
        except (msgspec.MsgspecError, RecursionError):
            self._answer(message.id, Refusal("malformed"))
            return
        if action.by in ("clock", "anyone"):
            # Only the clock says that time is up, and sitting down goes over HTTP.
            self._answer(message.id, Refusal("malformed"))
            return

        def reply(answer: int | Refusal) -> None:
            self._answer(message.id, answer)

        chance = deal if isinstance(action, room.Start) else None
        self._live.act(
            self._who, self.token_hash[:16], message.id, raw, action, reply, chance, lag_ms
        )

    def _answer(self, action_id: str, answer: int | Refusal) -> None:
        message: Ack | RefusedMessage
        if isinstance(answer, Refusal):
            message = RefusedMessage(id=action_id, code=answer.code, say=say(answer))
        else:
            message = Ack(id=action_id, version=answer)
        self.session.tell(_ENCODER.encode(message))

    def draft(self, message: Draft) -> None:
        """Keep half-typed text for the seat; gone when the phase closes. Never stored."""
        viewer = self.viewer(self._live.table)
        if viewer is not None and viewer.seat and message.stage == self._live.table.stage:
            self._live.drafts[viewer.seat] = (message.stage, message.value)

    def leave(self) -> None:
        """The socket is gone."""
        self._live.shown.discard(self._shown)


class Presence:
    """Who is connected to a live table; tells it when somebody has been gone for a while.

    One browser tab a token: a newer one says goodbye to the older (F013).
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._of: dict[str, list[Connection]] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}

    @property
    def watchers(self) -> int:
        """How many connections only watch."""
        return len(self._of.get("", []))

    def all(self) -> list[Connection]:
        """Every connection of the table."""
        return [connection for some in self._of.values() for connection in some]

    def arrive(self, connection: Connection) -> None:
        """A connection is there."""
        key = connection.token_hash
        others = self._of.setdefault(key, [])
        if key:
            for other in tuple(others):
                other.leave()
                other.session.bye("another-tab")
            others.clear()
            timer = self._leaving.pop(key, None)
            if timer is not None:
                timer.cancel()
        others.append(connection)
        if key:
            self._tell(key, away=False)
        else:
            self._live.publish()

    def depart(self, connection: Connection) -> None:
        """A connection is gone; its seat is away if none comes back in time."""
        connection.leave()
        key = connection.token_hash
        others = self._of.get(key, [])
        if connection not in others:
            return
        others.remove(connection)
        if others:
            self._live.publish()
            return
        del self._of[key]
        if key:
            self.expect(key)
        else:
            self._live.publish()

    def expect(self, key: str) -> None:
        """Somebody ought to be there: away unless a connection comes in time."""
        if key not in self._leaving and key not in self._of:
            loop = asyncio.get_running_loop()
            self._leaving[key] = loop.call_later(AWAY_AFTER_S, self._gone, key)

    def expect_all(self) -> None:
        """After a restart nobody is connected yet; whoever does not come back is away."""
        table = self._live.table
        for seat in table.seats:
            for token in seat.tokens:
                self.expect(token.hash)
        self.expect(table.screen_hash)

    def close(self) -> None:
        """Forget the timers; the table is not live any more."""
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()

    def _gone(self, key: str) -> None:
        self._leaving.pop(key, None)
        self._tell(key, away=True)

    def _tell(self, key: str, *, away: bool) -> None:
        """Tell the table, if this changes anything there: a team is here while one phone is."""

        def find(table: Table) -> int | None:
            viewer = find_viewer(table, key)
            if viewer is None:
                return None
            if not viewer.seat:
                return SCREEN if table.screen_away != away else None
            seat = table.seats[viewer.seat - 1]
            # One device holds all seats of a table that is passed round: when it sleeps, nobody
            # has left, and no phase may close for want of those who did not hold it yet.
            if away and table.screen == "pass":
                return None
            if away and any(token.hash in self._of for token in seat.tokens):
                return None
            return viewer.seat if seat.away != away else None

        if find(self._live.table) is not None:
            self._live.presence(find, away=away)
