"""The shape of a view of Bet Your Brain (contract, "Bet Your Brain", second table).

Only shapes live here; `view` fills them. The page's TypeScript types are generated from them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from ..values import Text, Value
from ..views import ClockView, SeatView
from .actions import Marker, Part, Reply, Stroke
from .setup import Field, Kind, Solution, Symbol

Phase = Literal["spin", "bet", "choose", "answer", "bonus", "ruling", "settled", "over"]
Verdict = Literal["right", "wrong", "unsure"]
EndedBy = Literal["23", "loans", "host", "left"]


class BrainOptionsView(Value, frozen=True, kw_only=True):
    """The options in force; a time that is left out means that no clock runs."""

    choose: str
    fastest_attempts: int
    early_close: bool
    tie_break: str
    seats_limit: int
    hourglass_seconds: int | UnsetType = UNSET
    bet_seconds: int | UnsetType = UNSET


class AccountView(Value, frozen=True, kw_only=True):
    """Own points and credits that can be bet, the seat's bank half, and how many loans it took."""

    own: int
    credits: int
    bank: int
    loans: int


class StakeView(Value, frozen=True, kw_only=True):
    """A bet. In bet only `placed`; then the amount, and how many of it are credits (B101, B105).

    `marker` from settled on, and none in an all-against-all.
    """

    placed: bool | UnsetType = UNSET
    points: int | UnsetType = UNSET
    credits: int | UnsetType = UNSET
    marker: Marker | UnsetType = UNSET


class BonusView(Value, frozen=True, kw_only=True):
    """The additional question (B60); `answer` from ruling on."""

    text: Text
    kind: Kind
    options: tuple[Text, ...] | UnsetType = UNSET
    left: tuple[Text, ...] | UnsetType = UNSET
    right: tuple[Text, ...] | UnsetType = UNSET
    need: int | UnsetType = UNSET
    answer: Solution | UnsetType = UNSET


class CardView(Value, frozen=True, kw_only=True):
    """The card. In choose only `category` and `either`; `answer`, `note`, `source` from ruling on.

    `drawings`: how many; `drawer`: the member with the pen, also where something is performed.
    `secret` and `prompts` (of a drawing) only for the seat or member they are for (B31, B72).
    """

    category: str
    text: Text | UnsetType = UNSET
    kind: Kind | UnsetType = UNSET
    either: list[Text] | UnsetType = UNSET
    symbol: Symbol | UnsetType = UNSET
    before: int | UnsetType = UNSET
    teams: bool | UnsetType = UNSET
    need: int | UnsetType = UNSET
    unit: str | UnsetType = UNSET
    options: tuple[Text, ...] | UnsetType = UNSET
    left: tuple[Text, ...] | UnsetType = UNSET
    right: tuple[Text, ...] | UnsetType = UNSET
    drawings: int | UnsetType = UNSET
    drawer: int | UnsetType = UNSET
    bonus: BonusView | UnsetType = UNSET
    answer: Solution | UnsetType = UNSET
    note: Text | UnsetType = UNSET
    source: Text | UnsetType = UNSET
    has_secret: bool | UnsetType = UNSET
    secret: Text | UnsetType = UNSET
    prompts: tuple[Text, ...] | UnsetType = UNSET


class MarkView(Value, frozen=True, kw_only=True):
    """How the table judged one item of a list or one named drawing. `item`: as it was written.

    `counts`: false where it repeats another one (B111).
    """

    item: str
    verdict: Verdict
    counts: bool


class ReplyView(Value, frozen=True, kw_only=True):
    """What a seat handed in, with the marks of a list (from ruling on)."""

    text: str | UnsetType = UNSET
    value: str | UnsetType = UNSET
    option: int | UnsetType = UNSET
    items: tuple[str, ...] | UnsetType = UNSET
    links: dict[Field, int] | UnsetType = UNSET
    names: tuple[str, ...] | UnsetType = UNSET
    marks: list[MarkView] | UnsetType = UNSET
    bonus: Reply | UnsetType = UNSET
    bonus_marks: list[MarkView] | UnsetType = UNSET
    after_ms: int | UnsetType = UNSET
    lag_ms: int | UnsetType = UNSET


class VoteView(Value, frozen=True, kw_only=True):
    """An open vote: about which seat, by whom, and who has voted (not how)."""

    about: int
    part: Part
    voters: list[int]
    voted: list[int]
    item: str | UnsetType = UNSET


class MoveView(Value, frozen=True, kw_only=True):
    """What moved for one seat and why, in the order of B104.

    `stake` own points and `stake_credits` were staked; `won` own points came from the bank (0 where
    the bet was lost); `special`: the special point; `returned` credits went back (B84); `loan`: a
    loan of three credits was taken (B42).
    """

    right: bool
    stake: int
    stake_credits: int
    won: int
    special: int
    returned: int
    loan: bool


class BrainSettlementView(Value, frozen=True, kw_only=True):
    """Who won the bet, who got the special point, the change of own points of every seat."""

    won: list[int]
    special: list[int]
    change: dict[str, int]
    moves: dict[str, MoveView]


class OwnBetView(Value, frozen=True, kw_only=True):
    """A seat's own bet."""

    points: int
    marker: Marker | UnsetType = UNSET


class AttemptView(Value, frozen=True, kw_only=True):
    """An attempt at a fastest card and what the table said at once (B112)."""

    verdict: Verdict
    text: str | UnsetType = UNSET
    value: str | UnsetType = UNSET
    option: int | UnsetType = UNSET
    links: dict[Field, int] | UnsetType = UNSET


class OwnVoteView(Value, frozen=True, kw_only=True):
    """A vote that the seat cast and may still change."""

    about: int
    part: Part
    right: bool
    item: str | UnsetType = UNSET


class BrainYouView(Value, frozen=True, kw_only=True):
    """What only the seat itself sees. `answer`: what is on its pad or handed in."""

    seat: int
    bet: OwnBetView | UnsetType = UNSET
    answer: ReplyView | UnsetType = UNSET
    attempts: list[AttemptView] | UnsetType = UNSET
    votes: list[OwnVoteView] | UnsetType = UNSET
    stake_max: int | UnsetType = UNSET


class BrainView(Value, frozen=True, kw_only=True):
    """The whole view. `you` is there in a seat's view only.

    `categories`: round the spinner. `turn` counts turns, `stock` is what is left of the credits.
    """

    game: Literal["bet-your-brain"]
    phase: Phase
    stage: int
    seats: list[SeatView]
    options: BrainOptionsView
    waiting: list[int]
    categories: tuple[str, ...]
    active: int
    turn: int
    accounts: dict[str, AccountView]
    stock: int
    category: str | UnsetType = UNSET
    bets: dict[str, StakeView] | UnsetType = UNSET
    chooser: int | UnsetType = UNSET
    card: CardView | UnsetType = UNSET
    drawings: list[list[Stroke]] | UnsetType = UNSET
    handed_in: list[int] | UnsetType = UNSET
    answers: dict[str, ReplyView] | UnsetType = UNSET
    verdicts: dict[str, Verdict] | UnsetType = UNSET
    bonus_verdicts: dict[str, Verdict] | UnsetType = UNSET
    accepted: dict[str, int] | UnsetType = UNSET
    votes: list[VoteView] | UnsetType = UNSET
    settlement: BrainSettlementView | UnsetType = UNSET
    last: bool | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    ended_by: EndedBy | UnsetType = UNSET
    clock: ClockView | UnsetType = UNSET
    you: BrainYouView | UnsetType = UNSET


class StakeOffer(Value, frozen=True, kw_only=True):
    """A bet is wanted: least and most points (B100), and whether with a marker (B22)."""

    least: int
    most: int
    marker: bool


class AnswerOffer(Value, frozen=True, kw_only=True):
    """An answer is wanted, for `part`. `bonus`: beside it one to the additional question (B114).

    `attempts_left` on fastest cards (left out: as many as one likes, B112).
    """

    part: Part
    kind: Kind
    bonus: Kind | UnsetType = UNSET
    attempts_left: int | UnsetType = UNSET
    most_text: int
    most_items: int


class VerdictOffer(Value, frozen=True, kw_only=True):
    """A verdict that may be voted on, appealed, or ruled by the host."""

    about: int
    part: Part
    item: str | UnsetType = UNSET


class BrainLegal(Value, frozen=True, kw_only=True):
    """What a seat may do now; what it may not do is left out. `pen`: members who may take it."""

    spin: bool | UnsetType = UNSET
    bet: StakeOffer | UnsetType = UNSET
    choose: list[int] | UnsetType = UNSET
    answer: AnswerOffer | UnsetType = UNSET
    pen: list[int] | UnsetType = UNSET
    draw: int | UnsetType = UNSET
    rule: list[VerdictOffer] | UnsetType = UNSET
    appeal: list[VerdictOffer] | UnsetType = UNSET
