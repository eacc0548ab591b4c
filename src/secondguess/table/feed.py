"""Updates for viewers. Everything that leaves a table for a screen is made here (law 4).

What all viewers share is encoded once a version; a seat's own part (`you`, `legal`) is spliced in.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from ..engine.views import ClockView, seat_view
from ..protocol.lobby import LobbyView, LobbyYou
from ..protocol.messages import DeckView, HostLegal, HostSeat, Me, TableInfo
from .events import SCREEN
from .lobby import HAT_WAITS_MS
from .plan import left_ms
from .spellings import remember_offers
from .state import Table, raw

_ENCODER = msgspec.json.Encoder()


class Viewer(Struct, frozen=True):
    """Who looks: a seat (and member), the table's screen, or a watcher (neither)."""

    seat: int = 0
    member: int = 0
    screen: bool = False


WATCHER = Viewer()


class Around(Struct, frozen=True, kw_only=True):
    """What the live table knows beside its log: watchers, deck in words, whether it saves."""

    watchers: int
    deck: DeckView
    cannot_save: bool = False


def view_of(table: Table, seat: int | None, now: int, member: int = 0) -> object:
    """The contract's view of a table (`seat` None), or of a seat (or one of a team's members)."""
    if table.play is None:
        lobby = _lobby_view(table)
        return lobby if seat is None else replace(lobby, you=LobbyYou(seat=seat))
    return table.rules.view(table.play, seat, _clock_view(table, now), member)


def _clock_view(table: Table, now: int) -> ClockView | UnsetType:
    if table.clock is None:
        return UNSET
    return ClockView(left_ms=left_ms(table, now), of_ms=table.clock.of_ms, paused=table.paused)


def _lobby_view(table: Table) -> LobbyView:
    seats = [
        seat_view(
            seat=n,
            name=seat.sitter.name,
            colour=seat.colour,
            away=seat.away,
            members=[]
            if seat.sitter.members is UNSET
            else [member.name for member in seat.sitter.members],
        )
        for n, seat in enumerate(table.seats, start=1)
    ]
    return LobbyView(
        game=table.game,
        phase="lobby",
        stage=0,
        seats=seats,
        options=raw(table.rules.options_view(table.options, len(seats))),
        waiting=[],
        least=table.rules.least_seats,
        most=table.most_seats,
    )


def is_host(table: Table, viewer: Viewer) -> bool:
    """Whether `viewer` wears the hat."""
    return viewer.screen if table.hat == SCREEN else viewer.seat == table.hat


def host_legal(table: Table) -> HostLegal:
    """What the host may do now."""
    seats = list(range(1, len(table.seats) + 1))
    others = [n for n in seats if n != table.hat]
    holders = [n for n in others if table.seats[n - 1].tokens]
    hats = holders if table.hat == SCREEN or table.screen == "remote" else [SCREEN, *holders]
    everybody = HostLegal(
        rename=seats or UNSET,
        free=[n for n in others if table.seats[n - 1].tokens or not table.seats[n - 1].free]
        or UNSET,
        kick=holders or UNSET,
        hand_over=hats or UNSET,
        undo=UNSET if table.kept is None else table.kept.do,
    )
    if table.play is None:
        enough = len(seats) >= table.rules.least_seats
        return replace(everybody, start=True if enough else UNSET, options=True)
    words = table.rules.host_legal(table.play)
    if table.rules.phase_of(table.play).over:
        return replace(everybody, again=True)

    def offer(word: str) -> bool | UnsetType:
        return True if word in words else UNSET

    return replace(
        everybody,
        next=offer("next"),
        void=offer("void"),
        correct=offer("correct"),
        rule=offer("rule"),
        end=offer("end"),
        pause=UNSET if table.paused or table.clock is None else True,
        go_on=True if table.paused else UNSET,
        more_time=UNSET if table.clock is None else True,
        remember=remember_offers(table) or UNSET,
    )


def table_info(table: Table, around: Around) -> TableInfo:
    """What everybody may know of the table around the game."""
    host = (
        HostSeat(away=table.screen_away, screen=True)
        if table.hat == SCREEN
        else HostSeat(away=table.seats[table.hat - 1].away, seat=table.hat)
    )
    return TableInfo(
        code=table.code,
        screen=table.screen,
        host=host,
        most=table.most_seats,
        watchers=around.watchers,
        free=[n for n, seat in enumerate(table.seats, start=1) if seat.free],
        deck=around.deck,
        log=list(table.log),
        games=table.games,
        kicked=[n for n, seat in enumerate(table.seats, start=1) if seat.kicked] or UNSET,
        cannot_save=True if around.cannot_save else UNSET,
    )


class Feed:
    """The updates of one version of a table, for any number of viewers."""

    def __init__(self, table: Table, version: int, now: int, around: Around) -> None:
        self.table = table
        self.now = now
        encode = _ENCODER.encode
        info = encode(table_info(table, around))
        head = b'{"t":"update","version":%d,"table":%s,"view":' % (version, info)
        common = encode(view_of(table, None, now))
        self._head = head
        self._common = head + common
        # Without the closing brace, so that a seat's own part can follow.
        self._open = head + common[:-1] + b',"you":'
        self._host = b',"host":' + encode(host_legal(table))
        self._bystander: bytes | None = None
        since = table.host_away_since
        self._hat_open = since is not None and now - since >= HAT_WAITS_MS

    def update_for(self, viewer: Viewer, draft: str = "") -> bytes:
        """The update for one viewer, as a JSON text frame."""
        host = is_host(self.table, viewer)
        if viewer.seat == 0 and not host and not viewer.screen:
            if self._bystander is None:
                self._bystander = self._common + b',"me":{"role":"watch","host":false}}'
            return self._bystander
        parts = [self._common] if viewer.seat == 0 else self._seat_parts(viewer)
        parts.append(b',"me":' + _me(viewer, host=host))
        if viewer.seat and self.table.play is not None:
            legal = self.table.rules.legal(self.table.play, viewer.seat, viewer.member)
            parts.append(b',"legal":' + _ENCODER.encode(legal))
        if host:
            parts.append(self._host)
        elif self._hat_open and viewer.seat:
            parts.append(b',"take_hat":true')
        if draft:
            parts.append(b',"draft":' + _ENCODER.encode(draft))
        parts.append(b"}")
        return b"".join(parts)

    def _seat_parts(self, viewer: Viewer) -> list[bytes]:
        table, seat = self.table, viewer.seat
        if table.play is None:
            return [self._open, _ENCODER.encode(LobbyYou(seat=seat)), b"}"]
        if table.rules.differs(table.play, seat, viewer.member):
            whole = view_of(table, seat, self.now, viewer.member)
            return [self._head, _ENCODER.encode(whole)]
        return [self._open, _ENCODER.encode(table.rules.you(table.play, seat)), b"}"]


@lru_cache(maxsize=256)
def _me(viewer: Viewer, *, host: bool) -> bytes:
    return _ENCODER.encode(
        Me(
            role="screen" if viewer.screen else "seat",
            host=host,
            seat=viewer.seat or UNSET,
            member=viewer.member or UNSET,
        )
    )
