"""The card as it may be seen in each phase: what of the front, what of the back, and by whom."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ..values import Text, Value
from .legal import hands, performed
from .setup import Card, Solution
from .state import State
from .view_types import BonusView, CardView


class Secrets(Value, frozen=True, kw_only=True):
    """The part of the back that is for one seat, or one member of it (B31, B72)."""

    secret: Text | UnsetType = UNSET
    prompts: tuple[Text, ...] | UnsetType = UNSET


def card_view(state: State) -> CardView:
    """The card as everybody sees it. Only where one lies open (choose to settled)."""
    card = state.card
    if card is None:
        raise ValueError("no card lies on the table")
    if state.phase == "choose":
        either = card.either if isinstance(card.either, tuple) else ()
        return CardView(category=card.category, either=[one.text for one in either])
    solution = state.round.solution
    if solution is UNSET:
        raise ValueError("a card without a question")
    back = state.phase in ("ruling", "settled")
    pens = state.round.pens
    return CardView(
        category=card.category,
        text=card.question(state.round.question),
        kind=solution.kind,
        symbol=card.symbol,
        before=card.before,
        teams=True if card.for_teams else UNSET,
        need=_need(card, solution),
        unit=card.unit,
        options=solution.options,
        left=solution.left,
        right=solution.right,
        drawings=len(solution.drawings) if isinstance(solution.drawings, tuple) else UNSET,
        drawer=pens[-1] if pens else UNSET,
        bonus=_bonus_view(state, card) if _bonus_is_open(state) else UNSET,
        answer=solution if back else UNSET,
        note=card.note if back else UNSET,
        source=card.source if back else UNSET,
        has_secret=True if card.secret is not UNSET else UNSET,
    )


def _need(card: Card, solution: Solution) -> int | UnsetType:
    """How many are asked for; a most-correct list has no number to reach (B51)."""
    if solution.kind not in ("items", "names") or card.symbol is not UNSET:
        return UNSET
    return solution.needed


def _bonus_is_open(state: State) -> bool:
    """B114: beside the question where answers are looked at when time is up, else after it."""
    if state.round.bonus is UNSET:
        return False
    return state.at_bell or state.phase in ("bonus", "ruling", "settled")


def _bonus_view(state: State, card: Card) -> BonusView | UnsetType:
    solution = state.round.bonus
    if card.bonus is UNSET or solution is UNSET:
        return UNSET
    return BonusView(
        text=card.bonus.text,
        kind=solution.kind,
        options=solution.options,
        left=solution.left,
        right=solution.right,
        need=solution.needed if solution.kind == "items" else UNSET,
        answer=solution if state.phase in ("ruling", "settled") else UNSET,
    )


def secrets_of(state: State, seat: int, member: int) -> Secrets | None:
    """What of the back `seat` (`member` of a team; 0: the whole seat) sees beyond the others."""
    card, solution = state.card, state.round.solution
    if card is None or solution is UNSET or state.phase not in ("answer", "bonus"):
        return None
    if seat not in state.answering:
        return None
    if performed(state):
        hand = hands(state)
        holds = hand.pen > 0 and member in (0, *hand.held)
        if not holds:
            return None
        return Secrets(secret=card.secret, prompts=solution.drawings)
    return None if card.secret is UNSET else Secrets(secret=card.secret)
