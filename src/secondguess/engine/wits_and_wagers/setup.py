"""What a game of Wits & Wagers starts from: questions and options (W3, W63, W69, W70, W73-W75)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..values import Sitter, Text

LEAST_SEATS, MOST_SEATS = 2, 7
"""W1, W72, W75."""


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A dealt question. `answer` is a decimal string; `unit` a UCUM code or a word."""

    text: Text
    answer: str
    unit: str | UnsetType = UNSET
    allow_negative: bool = False
    note: Text | UnsetType = UNSET
    source: Text | UnsetType = UNSET


Seconds = Annotated[int, Meta(ge=5, le=600)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host's choices. A time of "none" means that no clock runs in that phase (W73).

    `grey_board` left out means: on for two seats, and only two seats can have one (W75).
    """

    edition: Literal["second", "deluxe"] = "second"
    questions: Annotated[int, Meta(ge=1, le=15)] = 7
    guess_seconds: Seconds | Literal["none"] | None = "none"
    bet_seconds: Seconds | Literal["none"] | None = "none"
    early_close: bool = True
    secret_bets: bool = False
    grey_board: bool | UnsetType = UNSET


TABLE_DEFAULTS = {"guess_seconds": 30, "bet_seconds": 30}
"""A live table's defaults (W10, W30); a scenario has no timers unless it says so."""


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that is decided before the first question: who sits, what is asked, how."""

    seats: tuple[Sitter, ...]
    questions: tuple[Question, ...]
    options: Options = Options()
