"""What a seat may do now; the page offers this and nothing else (law 5)."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ..values import Value
from .actions import MOST_ITEMS, MOST_POINTS, MOST_TEXT
from .state import Key, State
from .verdicts import appealable, open_votes
from .view_types import AnswerOffer, BrainLegal, StakeOffer, VerdictOffer

NOTHING = BrainLegal()


class Hands(Value, frozen=True, kw_only=True):
    """Who of a team may do what on the card at hand. Members count from 1; 0: no team."""

    takes_pen: tuple[int, ...] = ()
    pen: int = 0
    held: tuple[int, ...] = ()


def to_act(state: State) -> list[int]:
    """The seats the table waits for: here, and not ready yet."""
    match state.phase:
        case "spin":
            wanted = [state.active]
        case "bet":
            wanted = [p.seat for p in state.betting if p.seat not in state.round.bets]
        case "choose":
            wanted = [state.chooser]
        case "answer":
            wanted = [seat for seat in state.answering if seat not in state.round.handed]
        case "bonus":
            wanted = [s for s in state.round.asked_bonus if s not in state.round.handed]
        case "ruling":
            missing = {s for vote in open_votes(state) for s in vote.voters if s not in vote.cast}
            wanted = sorted(missing)
        case _:
            wanted = []
    return [seat for seat in wanted if not state.player(seat).away]


def hands(state: State) -> Hands:
    """Pen and prompts on a card that a team performs (B72). Empty where nobody performs."""
    card = state.card
    if card is None or state.phase != "answer" or not performed(state):
        return Hands()
    members = state.player(state.active).sitter.members
    count = 0 if members is UNSET else len(members)
    held = state.round.pens
    pen = held[-1] if held else 0
    # Whoever has seen the prompts cannot name them: one who has not must be left.
    free = tuple(
        member
        for member in range(1, count + 1)
        if member != pen and (member in held or len(held) + 1 < count)
    )
    return Hands(takes_pen=free, pen=pen, held=held)


def performed(state: State) -> bool:
    """Whether one member of the active team performs what only that member sees (B31, B72)."""
    card, solution = state.card, state.round.solution
    if card is None or solution is UNSET or state.all_play or not card.for_teams:
        return False
    return solution.kind == "names" or card.secret is not UNSET


def legal(state: State, seat: int, member: int = 0) -> BrainLegal:
    """The actions that `seat` (and on a team `member`) may send now, with their amounts."""
    player = state.player(seat)
    if player.late:
        return NOTHING
    match state.phase:
        case "spin":
            return BrainLegal(spin=True) if seat == state.active else NOTHING
        case "bet":
            most = player.account.stake_max
            return BrainLegal(bet=StakeOffer(least=1, most=most, marker=seat != state.active))
        case "choose":
            return BrainLegal(choose=[1, 2]) if seat == state.chooser else NOTHING
        case "answer":
            return _in_answer(state, seat, member)
        case "bonus":
            open_here = seat in state.round.asked_bonus and seat not in state.round.handed
            solution = state.round.bonus
            if not open_here or solution is UNSET:
                return NOTHING
            return BrainLegal(answer=_offer(state, "bonus", seat))
        case "ruling":
            votes = [vote.key for vote in open_votes(state) if seat in vote.voters]
            return BrainLegal(rule=_offers(votes), appeal=_offers(appealable(state)))
        case _:
            return NOTHING


def _in_answer(state: State, seat: int, member: int) -> BrainLegal:
    if seat not in state.answering:
        return NOTHING
    hand = hands(state)
    done = seat in state.round.handed
    may_name = member == 0 or member not in hand.held
    solution = state.round.solution
    draws = solution is not UNSET and solution.kind == "names"
    holds = hand.pen > 0 and member in (0, hand.pen)
    return BrainLegal(
        answer=_offer(state, "main", seat) if not done and may_name else UNSET,
        pen=list(hand.takes_pen) if hand.takes_pen and not done else UNSET,
        draw=MOST_POINTS - state.round.points if draws and holds and not done else UNSET,
    )


def _offer(state: State, part: str, seat: int) -> AnswerOffer:
    now = state.round
    solution = now.solution if part == "main" else now.bonus
    beside = now.bonus if part == "main" and state.at_bell else UNSET
    attempts: int | UnsetType = UNSET
    card = state.card
    if part == "main" and card is not None and card.symbol == "fastest":
        most = state.options.fastest_attempts
        attempts = most - len(now.attempts.get(seat, ())) if most else UNSET
    return AnswerOffer(
        part="main" if part == "main" else "bonus",
        kind="judged" if solution is UNSET else solution.kind,
        bonus=UNSET if beside is UNSET else beside.kind,
        attempts_left=attempts,
        most_text=MOST_TEXT,
        most_items=MOST_ITEMS,
    )


def _offers(keys: list[Key]) -> list[VerdictOffer] | UnsetType:
    return [
        VerdictOffer(part=part, about=about, item=item or UNSET) for part, about, item in keys
    ] or UNSET


def host_words(state: State) -> frozenset[str]:
    """The host's actions that the open phase takes, by their `do`."""
    match state.phase:
        case "over":
            return frozenset()
        case "choose":
            return frozenset({"void", "end"})
        case "answer" | "bonus":
            return frozenset({"void", "correct", "end"})
        case "ruling":
            words = {"void", "correct", "end", "rule"}
            return frozenset(words if open_votes(state) else words | {"next"})
        case "settled":
            return frozenset({"next", "end"})
        case _:
            return frozenset({"end"})
