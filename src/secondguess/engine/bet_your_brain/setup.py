"""What a game of Bet Your Brain starts from: cards and options (contract, "A dealt card").

What may live here: the shape of a card and what makes one impossible. A card that does not fit is
refused when it is read, in words; the rules need not ask again.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..values import Sitter, Text, parse_number

LEAST_SEATS, MOST_SEATS = 2, 4
"""B1; `seats_limit` raises the greatest number up to `MOST_EVER` (B121)."""
MOST_EVER = 8
STONES = 5

Kind = Literal["text", "value", "option", "items", "links", "names", "judged"]
Symbol = Literal["most-correct", "fastest", "estimation"]
Field = Literal["A", "B", "C", "D", "E"]
FIELDS: tuple[Field, ...] = ("A", "B", "C", "D", "E")
"""The link fields (B3)."""

FITTING: dict[str, frozenset[str]] = {
    "most-correct": frozenset({"items", "links"}),
    "estimation": frozenset({"value"}),
    "fastest": frozenset({"text", "value", "option", "links"}),
}


class Accepted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One item of a list: its accepted spellings, the best known first."""

    accept: Annotated[tuple[Text, ...], Meta(min_length=1)]


class Solution(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The back of a card: exactly the keys of one kind (contract, table "answer").

    `number` and `tolerance` are decimal strings. `correct` and the stones in `links` count from 1.
    """

    accept: Annotated[tuple[Text, ...], Meta(min_length=1)] | UnsetType = UNSET
    reject: tuple[Text, ...] | UnsetType = UNSET
    number: str | UnsetType = UNSET
    tolerance: str | UnsetType = UNSET
    options: Annotated[tuple[Text, ...], Meta(min_length=2, max_length=9)] | UnsetType = UNSET
    correct: int | UnsetType = UNSET
    items: Annotated[tuple[Accepted, ...], Meta(min_length=1)] | UnsetType = UNSET
    need: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    left: Annotated[tuple[Text, ...], Meta(min_length=5, max_length=5)] | UnsetType = UNSET
    right: Annotated[tuple[Text, ...], Meta(min_length=5, max_length=5)] | UnsetType = UNSET
    links: dict[Field, int] | UnsetType = UNSET
    drawings: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=10)] | UnsetType = UNSET
    judged: Literal[True] | UnsetType = UNSET

    def __post_init__(self) -> None:
        given = frozenset(
            name for name in self.__struct_fields__ if getattr(self, name) is not UNSET
        )
        for kind, (needed, allowed) in _KEYS.items():
            if needed <= given <= needed | allowed:
                _check(self, kind)
                return
        raise ValueError(f"no kind of answer has just these keys: {', '.join(sorted(given))}")

    @property
    def kind(self) -> Kind:
        """What kind of answer is wanted."""
        for name, kind in _KIND_BY_KEY:
            if getattr(self, name) is not UNSET:
                return kind
        raise ValueError("an answer without a kind")

    @property
    def needed(self) -> int:
        """How many items or drawings must be named (B116; all where the card does not say)."""
        if self.need is not UNSET:
            return self.need
        whole = self.items if self.items is not UNSET else self.drawings
        return 0 if whole is UNSET else len(whole)


_KEYS: dict[Kind, tuple[frozenset[str], frozenset[str]]] = {
    "text": (frozenset({"accept"}), frozenset({"reject"})),
    "value": (frozenset({"number"}), frozenset({"tolerance"})),
    "option": (frozenset({"options", "correct"}), frozenset()),
    "items": (frozenset({"items"}), frozenset({"need", "reject"})),
    "links": (frozenset({"left", "right", "links"}), frozenset()),
    "names": (frozenset({"drawings"}), frozenset({"need"})),
    "judged": (frozenset({"judged"}), frozenset()),
}
_KIND_BY_KEY: tuple[tuple[str, Kind], ...] = (
    ("accept", "text"), ("number", "value"), ("options", "option"), ("items", "items"),
    ("links", "links"), ("drawings", "names"), ("judged", "judged"),
)  # fmt: skip


def _check(solution: Solution, kind: Kind) -> None:
    """Raises ValueError where the parts of a solution do not fit each other."""
    if kind == "value":
        for name in ("number", "tolerance"):
            text = getattr(solution, name)
            if text is not UNSET and parse_number(text) is None:
                raise ValueError(f"{name} {text!r} is not a number")
        if isinstance(solution.tolerance, str) and solution.tolerance.startswith("-"):
            raise ValueError("a tolerance is not below zero")
    elif kind == "option" and isinstance(solution.options, tuple):
        if not 1 <= int(solution.correct or 0) <= len(solution.options):
            raise ValueError("`correct` counts the options from 1")
    elif kind == "links" and isinstance(solution.links, dict):
        whole = set(solution.links) == set(FIELDS)
        if not whole or sorted(solution.links.values()) != [1, 2, 3, 4, 5]:
            raise ValueError("links give each of the fields A to E another stone from 1 to 5")
    elif kind in ("items", "names"):
        whole_list = solution.items if kind == "items" else solution.drawings
        if isinstance(whole_list, tuple) and solution.needed > len(whole_list):
            raise ValueError("more are needed than there are")


class Bonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The additional question of a card with the special point (B60)."""

    text: Text
    answer: Solution

    def __post_init__(self) -> None:
        if self.answer.kind in ("names", "judged"):
            raise ValueError("an additional question is not a drawing and not judged")


class Either(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of the two questions of a card (B32)."""

    text: Text
    answer: Solution


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A dealt card. `before`: the year it is about (B65); `pick`: which question chance takes.

    `secret`: the part of the back that only the answering seat sees (B31). `note` and `source` are
    shown with the solution. Unknown keys are left alone, so that a newer deck's notes do no harm.
    """

    category: str
    text: Text | UnsetType = UNSET
    answer: Solution | UnsetType = UNSET
    either: tuple[Either, Either] | UnsetType = UNSET
    symbol: Symbol | UnsetType = UNSET
    bonus: Bonus | UnsetType = UNSET
    before: int | UnsetType = UNSET
    teams: bool = False
    secret: Text | UnsetType = UNSET
    unit: str | UnsetType = UNSET
    pick: Literal[1, 2] | UnsetType = UNSET
    note: Text | UnsetType = UNSET
    source: Text | UnsetType = UNSET

    def __post_init__(self) -> None:
        two = self.either is not UNSET
        if two == (self.text is not UNSET) or two == (self.answer is not UNSET):
            raise ValueError("a card has text and answer, or `either` with two of them")
        if two and self.symbol is not UNSET:
            raise ValueError("a card with a symbol has one question (B32)")
        if self.symbol is not UNSET and self.answer is not UNSET:
            if self.answer.kind not in FITTING[self.symbol]:
                raise ValueError(f"{self.symbol} does not go with {self.answer.kind}")
            if self.symbol == "estimation" and self.answer.tolerance is not UNSET:
                raise ValueError("an estimation has no tolerance")

    def solution(self, question: int) -> Solution:
        """The solution of its only question (`question` 0), or of the first or second."""
        if self.either is not UNSET:
            return self.either[max(question, 1) - 1].answer
        if self.answer is UNSET:
            raise ValueError("a card without an answer")
        return self.answer

    def question(self, question: int) -> Text:
        """The text of its only question (`question` 0), or of the first or second."""
        if self.either is not UNSET:
            return self.either[max(question, 1) - 1].text
        return "" if self.text is UNSET else self.text

    @property
    def for_teams(self) -> bool:
        """Whether it needs at least two people (B70, B72)."""
        if self.teams:
            return True
        return self.answer is not UNSET and self.answer.kind == "names"


Hourglass = Annotated[int, Meta(ge=15, le=300)]
BetSeconds = Annotated[int, Meta(ge=5, le=600)]


class BrainOptions(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The host's choices. A time of "none" means that no clock runs (B105, B107)."""

    hourglass_seconds: Hourglass | Literal["none"] | None = "none"
    bet_seconds: BetSeconds | Literal["none"] | None = "none"
    choose: Literal["random", "reader", "active"] = "random"
    fastest_attempts: Annotated[int, Meta(ge=0, le=20)] = 1
    early_close: bool = True
    tie_break: Literal["shared", "fewer-loans"] = "shared"
    seats_limit: Annotated[int, Meta(ge=LEAST_SEATS, le=MOST_EVER)] = MOST_SEATS


TABLE_DEFAULTS = {"hourglass_seconds": 60}
"""A live table's default (B107); a scenario has no timers unless it says so."""


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that is decided before the first spin.

    `race_ms`: how long a fastest card stays open after the first right answer, so that one that
    was sent earlier can still arrive (B112); 0 closes at once, as scenarios do.
    """

    seats: tuple[Sitter, ...]
    cards: tuple[Card, ...]
    options: BrainOptions = BrainOptions()
    race_ms: int = 0
