"""The state of a table and how its events change it. Pure; nothing is decided here."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from ..decks.spellings import Spelling
from ..engine.catalog import GAMES
from ..engine.game import Game
from ..engine.values import Sitter, Value
from ..protocol.messages import LogLine
from . import events as ev
from .events import SCREEN, Clock, Screen

LOG_LINES = 30
"""How many host actions everybody can read back."""


class Token(Value, frozen=True):
    """A phone's token, hashed, and which member of a team it is (0: the seat is one person)."""

    hash: str
    member: int


class Seat(Value, frozen=True, kw_only=True):
    """A seat of the table. `since`: away since that service time; `free`: open to be taken."""

    sitter: Sitter
    colour: str
    tokens: tuple[Token, ...] = ()
    away: bool = False
    since: int = 0
    free: bool = False

    @property
    def kicked(self) -> bool:
        """Whether the host sent it away: nobody holds it, and nobody may take it."""
        return self.away and not self.tokens and not self.free


class Keepsake(Value, frozen=True):
    """What `undo` goes back to: the game and clock before the host's `do`."""

    do: str
    game: Any
    clock: Clock | None
    paused: bool
    seats: tuple[Seat, ...]


class Table(Value, frozen=True, kw_only=True):
    """A table at rest. `play` is the running game's state, None in the lobby.

    `hat`: the seat that hosts, 0 for the screen. Times are service time in ms. `names` and
    `positions` are of the questions dealt to this game, `drawn` are the indexes of those that were
    ever on the table (an undone one was seen, too); `asked` are those of earlier games, after
    which the deck stands at `position`. `remembered`: spellings that the host had remembered.
    """

    code: str
    game: str
    screen: Screen
    deck: str
    options: bytes
    seed: str
    screen_hash: str
    opened: int = 0
    seats: tuple[Seat, ...] = ()
    hat: int = SCREEN
    screen_away: bool = True
    screen_since: int = 0
    play: Any = None
    started: int = 0
    names: tuple[str, ...] = ()
    positions: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    asked: tuple[str, ...] = ()
    position: int = 0
    games: int = 0
    clock: Clock | None = None
    paused: bool = False
    kept: Keepsake | None = None
    log: tuple[LogLine, ...] = ()
    remembered: tuple[Spelling, ...] = ()

    @property
    def rules(self) -> Game:
        """The game played here."""
        return GAMES[self.game]

    @property
    def most_seats(self) -> int:
        """How many seats the game takes with the options set here."""
        return self.rules.seats_limit(self.options)

    @property
    def stage(self) -> int:
        """The stage of the game, 0 in the lobby."""
        return 0 if self.play is None else self.rules.stage_of(self.play)

    @property
    def host_away_since(self) -> int | None:
        """Since when the host is not connected; None while there."""
        if self.hat == SCREEN:
            return self.screen_since if self.screen_away else None
        seat = self.seats[self.hat - 1]
        return seat.since if seat.away else None


@cache
def events_decoder(game: str) -> msgspec.json.Decoder[Any]:
    """Decodes the events of a game, as `Played` holds them."""
    return msgspec.json.Decoder(list[GAMES[game].event_types()])  # type: ignore[misc]


def evolve(table: Table | None, event: ev.TableEvent) -> Table:
    """The table after `event`; `table` is None before `Opened`."""
    if isinstance(event, ev.Opened):
        return Table(
            code=event.code, game=event.game, screen=event.screen, deck=event.deck,
            options=bytes(event.options), seed=event.seed, screen_hash=event.screen_hash,
            opened=event.at,
        )  # fmt: skip
    if table is None:
        raise ValueError("a table's log begins with its opening")
    match event:
        case ev.Played(events):
            play = table.play
            for step in events_decoder(table.game).decode(events):
                play = table.rules.evolve(play, step)
            return with_play(table, play)
        case ev.ClockSet(clock, paused):
            return replace(table, clock=clock, paused=paused)
        case ev.Kept(do, game):
            play = table.play if game else None
            kept = Keepsake(do, play, table.clock, table.paused, table.seats)
            return replace(table, kept=kept)
        case ev.Dropped():
            return replace(table, kept=None)
        case ev.TookBack(at):
            return _took_back(table, at)
        case ev.Logged(line):
            return replace(table, log=(*table.log, line)[-LOG_LINES:])
        case ev.Dealt(at, _, names, positions):
            return replace(
                table, started=at, names=names, positions=positions, drawn=(), play=None,
                kept=None, clock=None, paused=False,
            )  # fmt: skip
        case ev.Gathered():
            return _gathered(table)
        case ev.Learnt(spelling):
            return replace(table, remembered=(*table.remembered, spelling))
        case ev.OptionsSet(options):
            return replace(table, options=bytes(options))
        case ev.HatPassed(seat):
            return replace(table, hat=seat)
        case _:
            return _evolve_seats(table, event)


def _evolve_seats(table: Table, event: ev.TableEvent) -> Table:
    match event:
        case ev.SeatTaken(sitter, colour, token, member):
            phones = () if token is UNSET else (Token(token, member),)
            seat = Seat(sitter=sitter, colour=colour, tokens=phones)
            return replace(table, seats=(*table.seats, seat))
        case ev.MemberJoined(n, sitter, token, member):
            seat = table.seats[n - 1]
            tokens = (*seat.tokens, Token(token, member))
            return _with_seat(table, n, replace(seat, sitter=sitter, tokens=tokens))
        case ev.TokenGiven(n, token, member):
            seat = replace(table.seats[n - 1], tokens=(Token(token, member),), free=False)
            return _with_seat(table, n, seat)
        case ev.SeatFreed(n, is_open):
            return _with_seat(table, n, replace(table.seats[n - 1], tokens=(), free=is_open))
        case ev.SeatRemoved(n):
            return _without_seat(table, n)
        case ev.Renamed(n, name):
            seat = table.seats[n - 1]
            return _with_seat(table, n, replace(seat, sitter=replace(seat.sitter, name=name)))
        case ev.Away(n, since):
            if n == SCREEN:
                return replace(table, screen_away=True, screen_since=since)
            return _with_seat(table, n, replace(table.seats[n - 1], away=True, since=since))
        case ev.Here(n):
            if n == SCREEN:
                return replace(table, screen_away=False)
            return _with_seat(table, n, replace(table.seats[n - 1], away=False))
        case _:
            raise ValueError(f"an event that no table has: {event!r}")


def _with_seat(table: Table, n: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[: n - 1], seat, *table.seats[n:]))


def _without_seat(table: Table, n: int) -> Table:
    hat = table.hat - 1 if table.hat > n else (SCREEN if table.hat == n else table.hat)
    return replace(table, seats=(*table.seats[: n - 1], *table.seats[n:]), hat=hat)


def _took_back(table: Table, at: int) -> Table:
    kept = table.kept
    if kept is None:
        raise ValueError("nothing to take back")
    play = table.play if kept.game is None else table.rules.take_back(kept.game, table.play)
    clock = None if kept.clock is None else replace(kept.clock, since=at)
    seats = tuple(
        replace(now, tokens=before.tokens, free=False) if not now.tokens else now
        for now, before in zip(table.seats, kept.seats, strict=False)
    )
    return replace(
        table, play=play, clock=clock, paused=kept.paused, kept=None,
        seats=(*seats, *table.seats[len(seats) :]),
    )  # fmt: skip


def _gathered(table: Table) -> Table:
    """Back to the lobby with everybody who still has a phone."""
    gone = [n for n, seat in enumerate(table.seats, start=1) if not seat.tokens]
    # Asked cards go to the back of the deck (W3), whether they were settled or voided.
    drawn = table.drawn
    names = (table.names[n] for n in drawn if n < len(table.names))
    table = replace(
        table, play=None, clock=None, paused=False, kept=None, games=table.games + 1,
        names=(), positions=(), drawn=(), asked=(*table.asked, *names),
        position=table.positions[max(drawn)] if drawn and table.positions else table.position,
    )  # fmt: skip
    for n in reversed(gone):
        table = _without_seat(table, n)
    return table


def with_play(table: Table, play: Any) -> Table:
    """The table with another state of its game."""
    fresh = tuple(n for n in table.rules.asked(play) if n not in table.drawn)
    drawn = (*table.drawn, *fresh) if fresh else table.drawn
    return replace(table, play=play, drawn=drawn)


def raw(value: object) -> Raw:
    """`value` as JSON that is spliced as it is."""
    return Raw(msgspec.json.encode(value))
