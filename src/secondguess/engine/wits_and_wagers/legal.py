"""What a seat may do now; the page offers this and nothing else (law 5)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import UNSET

from ..values import MOST_DIGITS
from .board import Slot
from .payout import win_of
from .state import State
from .view_types import Amounts, BetOffer, GuessOffer, SlotOffer, WitsLegal

NOTHING = WitsLegal()


def to_act(state: State) -> list[int]:
    """The seats the table waits for: here, in this question, and not ready yet (W62, W70)."""
    if state.phase not in ("guess", "bet"):
        return []
    ready = state.guesses if state.phase == "guess" else state.done
    return [p.seat for p in state.in_question if not p.away and p.seat not in ready]


def legal(state: State, seat: int) -> WitsLegal:
    """The actions that `seat` may send now, with least and greatest amounts."""
    if state.player(seat).late:
        return NOTHING
    if state.phase == "guess":
        return WitsLegal(
            guess=GuessOffer(allow_negative=state.question.allow_negative, digits=MOST_DIGITS)
        )
    if state.phase == "bet":
        return WitsLegal(bet=_bet_offer(state, seat), done=True)
    return NOTHING


def _bet_offer(state: State, seat: int) -> BetOffer:
    return BetOffer(
        stacks=Amounts(least=0, most=len(state.edition.betting_chips)),
        chips=Amounts(least=0, most=state.most_chips(seat)),
        slots=_slot_offers(state.mat),
    )


@lru_cache(maxsize=512)
def _slot_offers(mat: tuple[Slot, ...]) -> list[SlotOffer]:
    """The slots of a mat, the same for every seat as long as it lies there; nobody changes it."""
    offers = []
    for slot in mat:
        bare, each = win_of(slot)
        offers.append(
            SlotOffer(
                wins_bare=bare,
                wins_each=each,
                guess=slot.name if slot.is_guess else UNSET,
                slot=UNSET if slot.is_guess else slot.name,
            )
        )
    return offers
