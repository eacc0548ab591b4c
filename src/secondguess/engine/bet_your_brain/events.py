"""What happened, in the past tense, with resolved amounts and verdicts: a replay never computes
money again and never asks the judge (B118).
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from ..values import Sitter, Value
from .actions import Marker, Part, Reply, Stroke
from .judging import Judgement
from .payout import Account, Settlement, Stake
from .setup import BrainOptions, Card, Solution


class _Event(Value, frozen=True, tag_field="event", tag=str.lower):
    pass


class Started(_Event, frozen=True):
    """The seats are taken, the cards are in their compartments (B1 to B4)."""

    seats: tuple[Sitter, ...]
    colours: tuple[str, ...]
    cards: tuple[Card, ...]
    options: BrainOptions
    race_ms: int


class TurnBegan(_Event, frozen=True):
    """It is `active`'s turn to spin (B5)."""

    active: int


class Spun(_Event, frozen=True):
    """The arrow stands at `category` (B10). `playable`: it has a card to draw (B122)."""

    category: str
    playable: bool


class BetPlaced(_Event, frozen=True):
    """A seat bet, hidden from the others (B20 to B22, B105)."""

    seat: int
    points: int
    marker: Marker | UnsetType = UNSET


class BetsClosed(_Event, frozen=True):
    """All have bet: stakes lie on the bet field, credits first (B101)."""

    stakes: dict[int, Stake]
    accounts: dict[int, Account]


class CardDrawn(_Event, frozen=True):
    """Card `card` (index from 0) was drawn at `at` (B30).

    `shuffled`: the used cards of the category were shuffled back before (B122). `question`: of two
    questions the one that is asked; 0 for a card with one, -1 where somebody chooses (B108).
    """

    card: int
    question: int
    shuffled: bool = False
    at: int = 0


class QuestionChosen(_Event, frozen=True):
    """Question 1 or 2 of the card is asked (B108)."""

    question: int
    at: int = 0


class PadWritten(_Event, frozen=True):
    """What lies on a seat's pad now; `final`: it was handed in (B109)."""

    seat: int
    reply: Reply
    final: bool
    bonus: Reply | UnsetType = UNSET


class Attempted(_Event, frozen=True):
    """An attempt at a fastest card, received at `at`, `lag_ms` under way (B112)."""

    seat: int
    reply: Reply
    at: int
    lag_ms: int
    judgement: Judgement


class RaceWon(_Event, frozen=True):
    """A right answer is in; the card stays open for what was sent earlier (B112)."""


class PenTaken(_Event, frozen=True):
    """A member of the answering team draws or performs (B72)."""

    member: int


class Sketched(_Event, frozen=True):
    """A drawing has its first `keep` strokes and then `strokes`."""

    drawing: int
    keep: int
    strokes: tuple[Stroke, ...]


class AnswersClosed(_Event, frozen=True):
    """Answering is over; what the judge said of each seat (B118)."""

    judgements: dict[int, Judgement]
    bonus: dict[int, Judgement] = field(default_factory=dict)


class BonusOpened(_Event, frozen=True):
    """The additional question is put to these seats (B114)."""

    seats: tuple[int, ...]


class BonusClosed(_Event, frozen=True):
    """The additional question is over; what the judge said."""

    judgements: dict[int, Judgement]


class RulingOpened(_Event, frozen=True):
    """The solution lies open; votes and appeals may begin (B117)."""


class Appealed(_Event, frozen=True):
    """A verdict is put to the vote (B118); `items`: those of a list, empty for a whole verdict."""

    about: int
    part: Part
    items: tuple[str, ...] = ()


class Voted(_Event, frozen=True):
    """A seat voted; `item`: of a list, "" for a whole verdict."""

    seat: int
    about: int
    part: Part
    right: bool
    item: str = ""


class Ruled(_Event, frozen=True):
    """A verdict was decided, by vote or by the `host` (B117)."""

    about: int
    part: Part
    right: bool
    item: str = ""
    host: bool = False


class BellRang(_Event, frozen=True):
    """Time was up in ruling and the votes cast decided; now it can be closed."""


class Corrected(_Event, frozen=True):
    """The host put a solution right; verdicts are made anew (B124). `attempts`: of a race."""

    part: Part
    solution: Solution
    judgements: dict[int, Judgement]
    attempts: dict[int, tuple[Judgement, ...]] = field(default_factory=dict)


class Voided(_Event, frozen=True):
    """The card is out of the game, stakes are back (B117, B124). `playable`: another can come."""

    accounts: dict[int, Account]
    playable: bool


class Settled(_Event, frozen=True):
    """Everything was paid (B104)."""

    settlement: Settlement
    accounts: dict[int, Account]


class Ended(_Event, frozen=True):
    """The game is over; `by`: 23, loans, host or left."""

    winners: tuple[int, ...]
    by: str
    accounts: dict[int, Account]


class SatDown(_Event, frozen=True):
    """Somebody sat down late and plays from the next turn."""

    seat: int
    sitter: Sitter
    colour: str


class Left(_Event, frozen=True):
    """A seat left: the table plays for it (B123)."""

    seat: int


class Returned(_Event, frozen=True):
    """A seat is here again (B123)."""

    seat: int


class Badged(_Event, frozen=True):
    """A seat's phone is silent, or speaks again; it has not left the game."""

    seat: int
    away: bool


class Reseated(_Event, frozen=True):
    """Who sits on a seat was put right: a new name, or a further member of a team."""

    seat: int
    sitter: Sitter


Event = (
    Started | TurnBegan | Spun | BetPlaced | BetsClosed | CardDrawn | QuestionChosen | PadWritten
    | Attempted | RaceWon | PenTaken | Sketched | AnswersClosed | BonusOpened | BonusClosed
    | RulingOpened | Appealed | Voted | Ruled | BellRang | Corrected | Voided | Settled | Ended
    | SatDown | Left | Returned | Badged | Reseated
)  # fmt: skip
