"""A live table together with who is connected to it: what `web` talks to."""

from __future__ import annotations

import secrets

from msgspec import UNSET

from ..engine.refusals import Refusal
from ..engine.values import free_colours
from ..protocol.http import SeatCard, Seated, TableCard, TakeSeat
from ..protocol.messages import Act, Hello
from .connection import Connection, Presence, find_viewer, hash_token
from .dealing import Dealer
from .export import record_lines
from .feed import is_host
from .live import LiveTable
from .plan import Plan
from .seating import take_seat
from .session import Session
from .state import Table
from .store import Store


class Room:
    """One table of this server."""

    def __init__(self, live: LiveTable, dealer: Dealer, store: Store) -> None:
        self.live = live
        self.presence = Presence(live)
        self._dealer = dealer
        self._store = store

    def connect(self, session: Session, hello: Hello) -> Connection | Refusal:
        """A socket said hello; its first update is shown at once."""
        token_hash = "" if hello.token is UNSET else hash_token(hello.token)
        if token_hash and find_viewer(self.live.table, token_hash) is None:
            return Refusal("bad-token")
        connection = Connection(self.live, session, token_hash, hello.tab)
        self.presence.arrive(connection)
        connection.open()
        return connection

    def act(self, connection: Connection, message: Act, lag_ms: int = 0) -> None:
        """An action from a socket; its session is told `ack` or `refused` later.

        `lag_ms`: how long the socket's frames are under way (B112).
        """
        connection.act(message, self._dealer.chance, lag_ms)

    def disconnect(self, connection: Connection) -> None:
        """The socket is gone."""
        self.presence.depart(connection)

    async def take_seat(self, request: TakeSeat, token: str | None) -> Seated | Refusal:
        """Sit down; the answer's token is the seat's secret.

        `token`: the asker's own, if any; the screen's makes the hat come along (remote tables), and
        is what the seats of a device that goes round are asked for with.
        """
        fresh = secrets.token_urlsafe(24)
        hashed = hash_token(fresh)
        asker = None if token is None else find_viewer(self.live.table, hash_token(token))
        screen = asker is not None and asker.screen

        def decide(table: Table, now: int) -> Plan | Refusal:
            return take_seat(table, request, hashed, now, screen=screen)

        answer = await self.live.step(decide, by="door")
        if isinstance(answer, Refusal):
            return answer
        viewer = find_viewer(self.live.table, hashed)
        if viewer is None:
            return Refusal("busy")
        self.presence.expect(hashed)
        return Seated(seat=viewer.seat, token=fresh, member=viewer.member or UNSET)

    def card(self, token: str | None) -> TableCard:
        """What the join page needs; `me` and `host` for the given token's owner."""
        table = self.live.table
        viewer = None if token is None else find_viewer(table, hash_token(token))
        phase = "lobby" if table.play is None else table.rules.phase_of(table.play).name
        return TableCard(
            code=table.code,
            game=table.game,
            phase=phase,
            screen=table.screen,
            seats=[
                SeatCard(
                    seat=n,
                    name=seat.sitter.name,
                    colour=seat.colour,
                    away=seat.away,
                    free=seat.free,
                    team=seat.sitter.members is not UNSET,
                )
                for n, seat in enumerate(table.seats, start=1)
            ],
            colours=free_colours([seat.colour for seat in table.seats]),
            full=len(table.seats) >= table.most_seats,
            me=UNSET if viewer is None else viewer.seat,
            host=UNSET if viewer is None else is_host(table, viewer),
        )

    async def record(self) -> bytes | Refusal:
        """The record of the last game, JSON Lines; only when it is over (it holds the answers)."""
        table = self.live.table
        runs = table.play is not None and not table.rules.phase_of(table.play).over
        if runs or (table.play is None and table.games == 0):
            return Refusal("not-over")
        entries = await self._store.read(self.live.key)
        return b"\n".join(record_lines(entries, title=f"Table {table.code}")) + b"\n"

    async def stop(self) -> None:
        """The server stops: finish what is being stored."""
        self.presence.close()
        await self.live.stop()

    async def close(self, code: str) -> None:
        """The table's life is over: say so to everybody."""
        for connection in self.presence.all():
            connection.session.bye(code)
        await self.stop()
