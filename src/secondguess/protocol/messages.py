"""The wire: every message between a page (or any other client) and the server.

One JSON object a WebSocket text frame, tagged by `t`. The first frame of a client is `hello`,
within 10 s. Who somebody is comes from the token in `hello`, never from another message (law 4).
Every `act` is answered by `ack` or `refused` with the same `id`; a resend of the same `id` is
acknowledged again and not played twice (F005, F109).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..engine.bet_your_brain.view_types import VerdictOffer

WIRE = 1
"""Version of this wire; a client that speaks another one is told so (`bye`, `old-page`)."""

MOST_BYTES = 16_384
"""A client's frame may have this many bytes."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]


# -- from the client ------------------------------------------------------------------------


class Hello(Struct, frozen=True, kw_only=True, tag_field="t", tag="hello"):
    """The first frame. Without `token` the client watches. `tab` names the browser tab (F013)."""

    v: int
    tab: Id
    token: Annotated[str, Meta(max_length=100)] | UnsetType = UNSET


class Act(Struct, frozen=True, kw_only=True, tag_field="t", tag="act"):
    """An action of the contract (`do`, its arguments and `for`), as the page's own `id`."""

    id: Id
    action: Raw


class Draft(Struct, frozen=True, kw_only=True, tag_field="t", tag="draft"):
    """Half-typed text of the phase `stage`, kept for the seat until the phase closes."""

    stage: int
    value: Annotated[str, Meta(max_length=200)]


class Ping(Struct, frozen=True, kw_only=True, tag_field="t", tag="ping"):
    """Asks for a `pong` with the same `id`."""

    id: int


FromClient = Hello | Act | Draft | Ping


# -- from the server ------------------------------------------------------------------------


class Me(Struct, frozen=True, kw_only=True):
    """Who the session is. `host`: wears the host's hat now."""

    role: Literal["screen", "seat", "watch"]
    host: bool
    seat: int | UnsetType = UNSET
    member: int | UnsetType = UNSET


class Welcome(Struct, frozen=True, kw_only=True, tag_field="t", tag="welcome"):
    """The answer to `hello`; an `update` follows at once."""

    v: int
    server: str


class HostSeat(Struct, frozen=True, kw_only=True):
    """Who wears the hat: the table's own screen, or a seat; `away`: not connected now."""

    away: bool
    screen: bool | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class LogLine(Struct, frozen=True, kw_only=True):
    """A host action that everybody can read. `at_ms` since the table opened."""

    at_ms: int
    do: str
    seat: int | UnsetType = UNSET
    by: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


class DeckView(Struct, frozen=True, kw_only=True):
    """A deck in words, for a game: how many questions or cards it has for it, and how many of them
    this table has not seen.
    """

    id: str
    title: str
    game: str
    questions: int
    unseen: int


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know of the table around the game.

    `most`: how many seats it takes. `free`: seats anybody may take. `kicked`: seats that the host
    sent away (F035); their points stay. `cannot_save`: the disk is full or gone; actions are
    refused (`storage`) until it saves again, which it says by leaving the field out.
    """

    code: str
    screen: Literal["table", "remote", "pass"]
    host: HostSeat
    most: int
    watchers: int
    free: list[int]
    deck: DeckView
    log: list[LogLine]
    games: int
    kicked: list[int] | UnsetType = UNSET
    cannot_save: bool | UnsetType = UNSET


class HostLegal(Struct, frozen=True, kw_only=True):
    """What the host may do now; what is not offered is left out.

    `remember`: answers that were ruled right and that the deck does not know.
    """

    start: bool | UnsetType = UNSET
    options: bool | UnsetType = UNSET
    next: bool | UnsetType = UNSET
    void: bool | UnsetType = UNSET
    correct: bool | UnsetType = UNSET
    rule: bool | UnsetType = UNSET
    end: bool | UnsetType = UNSET
    again: bool | UnsetType = UNSET
    pause: bool | UnsetType = UNSET
    go_on: bool | UnsetType = UNSET
    more_time: bool | UnsetType = UNSET
    undo: str | UnsetType = UNSET
    kick: list[int] | UnsetType = UNSET
    free: list[int] | UnsetType = UNSET
    hand_over: list[int] | UnsetType = UNSET
    rename: list[int] | UnsetType = UNSET
    remember: list[VerdictOffer] | UnsetType = UNSET


class Update(Struct, frozen=True, kw_only=True, tag_field="t", tag="update"):
    """The newest state for this viewer; a newer one replaces it.

    `view` is the game's view (contract) or, before the game, a `LobbyView`; in a seat's update
    `you` is in the view. `legal` is what this seat may do, `host` what this viewer may do as the
    host, `take_hat` whether it may take the hat of a host who is away. `draft`: the seat's
    half-typed text of this phase.
    """

    version: int
    table: Raw
    view: Raw
    me: Me
    legal: Raw | UnsetType = UNSET
    host: HostLegal | UnsetType = UNSET
    take_hat: bool | UnsetType = UNSET
    draft: str | UnsetType = UNSET


class Ack(Struct, frozen=True, kw_only=True, tag_field="t", tag="ack"):
    """The action `id` is on disk, as (part of) `version`."""

    id: str
    version: int


class RefusedMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="refused"):
    """The action `id` (or the frame, if it had none) was refused; `say` in English."""

    code: str
    say: str
    id: str | UnsetType = UNSET


class Pong(Struct, frozen=True, kw_only=True, tag_field="t", tag="pong"):
    """The answer to `ping`."""

    id: int


class Bye(Struct, frozen=True, kw_only=True, tag_field="t", tag="bye"):
    """The last frame before the server closes, and why. `say` in English.

    `another-tab`: this seat goes on in another tab; do not reconnect by yourself (F013).
    `restarting`, `slow`: connect again. The others are final.
    """

    code: Literal[
        "another-tab", "kicked", "no-such-table", "bad-token", "table-closed",
        "old-page", "malformed", "too-fast", "slow", "restarting",
    ]  # fmt: skip
    say: str


FromServer = Welcome | Update | Ack | RefusedMessage | Pong | Bye
