"""What happened, in the past tense, with resolved amounts: a replay never computes money again."""

from __future__ import annotations

from ..values import Sitter, Value
from .board import Slot
from .payout import Placed, Settlement
from .setup import Options, Question


class _Event(Value, frozen=True, tag_field="event", tag=str.lower):
    pass


class Started(_Event, frozen=True):
    """The seats are taken, the cards are dealt."""

    seats: tuple[Sitter, ...]
    colours: tuple[str, ...]
    questions: tuple[Question, ...]
    options: Options


class Asked(_Event, frozen=True):
    """Question `number` of the game was read out, from card `drawn` (from 1): W10."""

    number: int
    drawn: int


class Guessed(_Event, frozen=True):
    """A seat wrote `value` (canonical)."""

    seat: int
    value: str


class MatOpened(_Event, frozen=True):
    """The guesses lie open (W20)."""

    mat: tuple[Slot, ...]


class BetPlaced(_Event, frozen=True):
    """A seat's whole placement lies like this now (W32)."""

    seat: int
    stacks: tuple[Placed, ...]


class SaidDone(_Event, frozen=True):
    """A seat's bets stand (W70)."""

    seat: int


class Settled(_Event, frozen=True):
    """The answer was read, everybody was paid; also when an answer was put right (W77)."""

    answer: str
    settlement: Settlement
    points: dict[int, int]


class Voided(_Event, frozen=True):
    """Everything of this question is undone; `points` as before it (W62, W77)."""

    points: dict[int, int]


class Ended(_Event, frozen=True):
    """The game is over (W50)."""

    winners: tuple[int, ...]


class SatDown(_Event, frozen=True):
    """Somebody sat down late (W76)."""

    seat: int
    sitter: Sitter
    colour: str


class Left(_Event, frozen=True):
    """A seat is away."""

    seat: int


class Returned(_Event, frozen=True):
    """A seat is here again."""

    seat: int


class Reseated(_Event, frozen=True):
    """Who sits on a seat was put right: a new name, or a further member of a team."""

    seat: int
    sitter: Sitter


Event = (
    Started | Asked | Guessed | MatOpened | BetPlaced | SaidDone | Settled | Voided | Ended
    | SatDown | Left | Returned | Reseated
)  # fmt: skip
