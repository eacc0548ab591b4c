"""Bodies of the HTTP API (`/api/...`); the OpenAPI document is generated from them.

A refusal over HTTP is a `Problem` with a status of 4xx or 5xx. Tokens travel in bodies and in
`Authorization: Bearer`, never in an address.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..engine.actions import Age
from ..engine.values import Member
from .messages import DeckView

Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "black", "white"]
"""The colours of the seats (W1, B121); a test compares them with the engine's."""

Token = Annotated[str, Meta(max_length=100)]


class OpenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`: open a table. The answer's token is the screen's (and host's).

    Without `deck` it is the first of the server's decks for that game.
    """

    game: Literal["wits-and-wagers", "bet-your-brain"] = "wits-and-wagers"
    screen: Literal["table", "remote", "pass"] = "table"
    deck: Annotated[str, Meta(max_length=100)] | UnsetType = UNSET
    options: Raw | UnsetType = UNSET


class Opened(Struct, frozen=True, kw_only=True):
    """The new table's code (for people) and the screen's token (a secret)."""

    code: str
    token: str


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/CODE/seats`: sit down.

    Alone: `name` (and `age`, `colour`). As the first of a team: `team` with the team's name.
    As a further member of a team: `name` and `seat`. On a seat that the host has freed: `seat`.
    With `Authorization: Bearer` of the screen's token on a remote table the hat comes along; where
    one device goes round nobody sits down without it.
    """

    name: Annotated[str, Meta(min_length=1, max_length=600)]
    age: Age | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    team: Annotated[str, Meta(min_length=1, max_length=600)] | UnsetType = UNSET
    seat: Annotated[int, Meta(ge=1, le=99)] | UnsetType = UNSET


class Seated(Struct, frozen=True, kw_only=True):
    """The seat, the member (teams) and the seat's token (a secret)."""

    seat: int
    token: str
    member: int | UnsetType = UNSET


class SeatCard(Struct, frozen=True, kw_only=True):
    """A seat as the join page shows it."""

    seat: int
    name: str
    colour: str
    away: bool
    free: bool
    team: bool


class TableCard(Struct, frozen=True, kw_only=True):
    """`GET /api/tables/CODE`: what the join page needs. `me`: whose the given token is."""

    code: str
    game: str
    phase: str
    screen: str
    seats: list[SeatCard]
    colours: list[str]
    full: bool
    me: int | UnsetType = UNSET
    host: bool | UnsetType = UNSET


class Problem(Struct, frozen=True, kw_only=True):
    """A refusal: `refused` is a code, `say` its words in English for people, `detail` the place and
    reason for who writes a client."""

    refused: str
    say: str
    detail: str | UnsetType = UNSET


class DeckList(Struct, frozen=True, kw_only=True):
    """`GET /api/decks`: the decks of this server."""

    decks: list[DeckView]


class Health(Struct, frozen=True, kw_only=True):
    """`GET /api/health` (the process lives), `/api/ready` (it can save)."""

    ok: bool
    version: str
    tables: int


class Place(Struct, frozen=True, kw_only=True):
    """`GET /api/place`: addresses a phone on this network can open, best first."""

    addresses: list[str]


__all__ = [
    "DeckList", "Health", "Member", "OpenTable", "Opened", "Place", "Problem",
    "SeatCard", "Seated", "TableCard", "TakeSeat", "Token",
]  # fmt: skip
