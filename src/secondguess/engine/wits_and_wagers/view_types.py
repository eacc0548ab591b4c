"""The shape of a view of Wits & Wagers (contract, "Wits & Wagers", second table).

Only shapes live here; `view` fills them. The page's TypeScript types are generated from them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from ..values import Text, Value
from ..views import ClockView, SeatView

Phase = Literal["guess", "bet", "settled", "over"]


class QuestionView(Value, frozen=True, kw_only=True):
    """The question on the table; `answer`, `note`, `source` only from settled on."""

    number: int
    of: int
    text: Text
    allow_negative: bool
    unit: str | UnsetType = UNSET
    answer: str | UnsetType = UNSET
    note: Text | UnsetType = UNSET
    source: Text | UnsetType = UNSET


class BetView(Value, frozen=True, kw_only=True):
    """A stack on the mat: whose, and the won chips under the betting chip, in units."""

    seat: int
    chips: int


class SlotView(Value, frozen=True, kw_only=True):
    """A slot of the mat: "all too high" (`slot`) or a guess with its authors (`guess`, `seats`)."""

    odds: int
    bets: list[BetView]
    slot: str | UnsetType = UNSET
    guess: str | UnsetType = UNSET
    seats: list[int] | UnsetType = UNSET


class WinnerView(Value, frozen=True, kw_only=True):
    """The winning slot (W40, W41)."""

    guess: str | UnsetType = UNSET
    slot: str | UnsetType = UNSET


class SettlementView(Value, frozen=True, kw_only=True):
    """What moved: `bonus` (W42) of the seats that got one, the whole `change` of every seat."""

    winner: WinnerView
    bonus: dict[str, int]
    change: dict[str, int]


class StackView(Value, frozen=True, kw_only=True):
    """A stack of one's own placement."""

    chips: int
    guess: str | UnsetType = UNSET
    slot: str | UnsetType = UNSET


class YouView(Value, frozen=True, kw_only=True):
    """What only the seat itself sees: its guess and placement of this question, if any."""

    seat: int
    guess: str | UnsetType = UNSET
    bets: list[StackView] | UnsetType = UNSET


class ChipView(Value, frozen=True, kw_only=True):
    """A denomination of the edition: its colour and what it counts, in units."""

    colour: str
    units: int


class EditionView(Value, frozen=True, kw_only=True):
    """How amounts are shown: `sign` before, each unit shown as `unit` (1, or $100 as 100)."""

    name: str
    unit: int
    sign: str
    bonus: int
    chips: list[ChipView]


class OptionsView(Value, frozen=True, kw_only=True):
    """The options in force; a time that is left out means that no clock runs."""

    edition: str
    questions: int
    early_close: bool
    secret_bets: bool
    grey_board: bool
    guess_seconds: int | UnsetType = UNSET
    bet_seconds: int | UnsetType = UNSET


class WitsView(Value, frozen=True, kw_only=True):
    """The whole view. `you` is there in a seat's view only."""

    game: Literal["wits-and-wagers"]
    phase: Phase
    stage: int
    seats: list[SeatView]
    options: OptionsView
    edition: EditionView
    waiting: list[int]
    question: QuestionView
    points: dict[str, int]
    last: bool | UnsetType = UNSET
    wrote: list[int] | UnsetType = UNSET
    mat: list[SlotView] | UnsetType = UNSET
    done: list[int] | UnsetType = UNSET
    settlement: SettlementView | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    clock: ClockView | UnsetType = UNSET
    you: YouView | UnsetType = UNSET


class Amounts(Value, frozen=True, kw_only=True):
    """Least and greatest amount that `legal` allows."""

    least: int
    most: int


class SlotOffer(Value, frozen=True, kw_only=True):
    """A slot that takes bets, and what a stack with p chips does there.

    On a win it changes points by `wins_bare + wins_each * p`, on a loss by `-p` (W43, W44).
    """

    wins_bare: int
    wins_each: int
    guess: str | UnsetType = UNSET
    slot: str | UnsetType = UNSET


class GuessOffer(Value, frozen=True, kw_only=True):
    """A guess is wanted: whether it may be below zero (W63), and how many digits it may have."""

    allow_negative: bool
    digits: int


class BetOffer(Value, frozen=True, kw_only=True):
    """Bets are open: how many stacks, how many chips under all together (W34), on which slots."""

    stacks: Amounts
    chips: Amounts
    slots: list[SlotOffer]


class WitsLegal(Value, frozen=True, kw_only=True):
    """What a seat may do now; what it may not do is left out."""

    guess: GuessOffer | UnsetType = UNSET
    bet: BetOffer | UnsetType = UNSET
    done: bool | UnsetType = UNSET
