"""The one function through which everything leaves that a viewer may see (law 4).

A seat's view is the common view plus `you`; nothing else differs between viewers. That makes it
cheap (what all share is encoded once) and safe: a secret can only stand in `you`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import UNSET, UnsetType

from ..views import ClockView, SeatView, seat_view
from .board import Slot
from .editions import EDITIONS
from .legal import to_act
from .payout import Placed
from .setup import Options
from .state import Player, State
from .view_types import (
    BetView,
    ChipView,
    EditionView,
    OptionsView,
    QuestionView,
    SettlementView,
    SlotView,
    StackView,
    WinnerView,
    WitsView,
    YouView,
)

NAME: Literal["wits-and-wagers"] = "wits-and-wagers"


def view(state: State, seat: int | None = None, clock: ClockView | UnsetType = UNSET) -> WitsView:
    """What everybody may see (`seat` None: watchers, the table and the host), or one seat."""
    open_mat = bool(state.mat)
    revealed = state.settlement is not None
    phase = state.phase
    return WitsView(
        game=NAME,
        phase=phase,
        stage=state.stage,
        seats=[_seat_view(player) for player in state.players],
        options=options_view(state.options, len(state.players)),
        edition=edition_view(state.options.edition),
        waiting=to_act(state),
        question=_question_view(state, revealed=revealed),
        points={str(player.seat): player.points for player in state.players},
        last=True if phase == "settled" and state.last else UNSET,
        wrote=sorted(state.guesses) if phase == "guess" else UNSET,
        mat=_mat_view(state, revealed=revealed) if open_mat else UNSET,
        done=list(state.done) if phase == "bet" else UNSET,
        settlement=_settlement_view(state) if revealed else UNSET,
        winners=list(state.winners) if phase == "over" else UNSET,
        clock=clock,
        you=UNSET if seat is None else you(state, seat),
    )


def you(state: State, seat: int) -> YouView:
    """What only `seat` sees: its own guess and placement of this question."""
    stacks = state.bets.get(seat)
    bets: list[StackView] | UnsetType = UNSET
    if stacks is not None:
        guesses = _guess_names(state.mat)
        bets = [
            StackView(
                chips=stack.chips,
                guess=stack.name if stack.name in guesses else UNSET,
                slot=UNSET if stack.name in guesses else stack.name,
            )
            for stack in stacks
        ]
    return YouView(seat=seat, guess=state.guesses.get(seat, UNSET), bets=bets)


@lru_cache(maxsize=512)
def _guess_names(mat: tuple[Slot, ...]) -> frozenset[str]:
    return frozenset(slot.name for slot in mat if slot.is_guess)


def _seat_view(player: Player) -> SeatView:
    members = player.sitter.members
    return seat_view(
        seat=player.seat,
        name=player.sitter.name,
        colour=player.colour,
        away=player.away,
        members=[] if members is UNSET else [member.name for member in members],
        late=player.late,
    )


@lru_cache(maxsize=64)
def options_view(options: Options, seats: int) -> OptionsView:
    """The options in force for so many seats; a time of none is left out."""
    grey = options.grey_board
    return OptionsView(
        edition=options.edition,
        questions=options.questions,
        early_close=options.early_close,
        secret_bets=options.secret_bets,
        grey_board=seats == 2 if grey is UNSET else grey,
        guess_seconds=options.guess_seconds if isinstance(options.guess_seconds, int) else UNSET,
        bet_seconds=options.bet_seconds if isinstance(options.bet_seconds, int) else UNSET,
    )


@lru_cache(maxsize=16)
def edition_view(name: str) -> EditionView:
    """How the edition shows amounts."""
    edition = EDITIONS[name]
    return EditionView(
        name=edition.name,
        unit=edition.unit,
        sign=edition.sign,
        bonus=edition.bonus[0],
        chips=[ChipView(colour=chip.colour, units=chip.units) for chip in edition.chips],
    )


def _question_view(state: State, *, revealed: bool) -> QuestionView:
    question = state.question
    return QuestionView(
        number=state.number,
        of=state.options.questions,
        text=question.text,
        allow_negative=question.allow_negative,
        unit=question.unit,
        answer=state.answer if revealed else UNSET,
        note=question.note if revealed else UNSET,
        source=question.source if revealed else UNSET,
    )


def _mat_view(state: State, *, revealed: bool) -> list[SlotView]:
    hidden = state.options.secret_bets and not revealed
    lying: dict[str, list[BetView]] = {slot.name: [] for slot in state.mat}
    if not hidden:
        for seat in sorted(state.bets):
            for stack in sorted(state.bets[seat], key=_most_chips_first):
                lying[stack.name].append(BetView(seat=seat, chips=stack.chips))
    return [_slot_view(slot, lying[slot.name]) for slot in state.mat]


def _most_chips_first(stack: Placed) -> int:
    return -stack.chips


def _slot_view(slot: Slot, bets: list[BetView]) -> SlotView:
    if slot.is_guess:
        return SlotView(guess=slot.name, odds=slot.odds, seats=list(slot.seats), bets=bets)
    return SlotView(slot=slot.name, odds=slot.odds, bets=bets)


def _settlement_view(state: State) -> SettlementView | UnsetType:
    settlement = state.settlement
    if settlement is None:
        return UNSET
    winner = next(slot for slot in state.mat if slot.name == settlement.winner)
    return SettlementView(
        winner=WinnerView(guess=winner.name) if winner.is_guess else WinnerView(slot=winner.name),
        bonus={str(seat): units for seat, units in settlement.bonus.items()},
        change={
            str(player.seat): settlement.change.get(player.seat, 0) for player in state.players
        },
    )
