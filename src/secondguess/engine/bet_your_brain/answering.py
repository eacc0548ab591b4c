"""Answers: what may be handed in, the pad, the race of a fastest card, pen and drawings (B109,
B112, B114, B72).
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..actions import Who
from ..refusals import refuse
from ..values import canonical, parse_number
from . import actions as ba
from . import events as ev
from .actions import MOST_ITEMS, MOST_NAMES, MOST_POINTS, MOST_TEXT, Reply
from .legal import hands
from .setup import FIELDS, STONES, Kind, Solution
from .turn import Turn, in_phase, needs
from .verdicts import MOST_LAG_MS, race

_FIELD_OF: dict[Kind, str] = {
    "text": "text", "value": "value", "option": "option", "items": "items", "links": "links",
    "names": "names", "judged": "",
}  # fmt: skip


def answer(turn: Turn, who: Who, action: ba.Answer) -> None:
    """An answer, handed in or on the pad. Raises Refused."""
    in_phase(turn, "answer", "bonus")
    state, seat = turn.state, who.seat
    in_bonus = state.phase == "bonus"
    needs(seat in (state.round.asked_bonus if in_bonus else state.answering))
    # Whoever has seen the prompts cannot name them (B72).
    needs(not (who.member and who.member in hands(state).held))
    if seat in state.round.handed:
        refuse("handed-in")
    solution = state.round.bonus if in_bonus else state.round.solution
    beside = state.round.bonus if state.at_bell else UNSET
    if solution is UNSET or (action.bonus is not UNSET and beside is UNSET):
        refuse("wrong-kind")
    reply = checked(solution, action.reply(), final=action.final)
    bonus: Reply | UnsetType = UNSET
    if action.bonus is not UNSET and beside is not UNSET:
        bonus = checked(beside, action.bonus, final=action.final)
    card = state.card
    if card is not None and card.symbol == "fastest" and not in_bonus:
        if action.final:
            _attempt(turn, seat, solution, reply)
        else:
            turn.add(ev.PadWritten(seat, reply, final=False))
        return
    turn.add(ev.PadWritten(seat, reply, final=action.final, bonus=bonus))


def checked(solution: Solution, reply: Reply, *, final: bool) -> Reply:
    """`reply` in the form in which it is kept. Raises Refused where it does not fit."""
    name = _FIELD_OF[solution.kind]
    given = [field for field in reply.__struct_fields__ if getattr(reply, field) is not UNSET]
    if given != ([name] if name else []):
        refuse("wrong-kind")
    match solution.kind:
        case "links":
            _check_links(reply, final=final)
        case "names":
            _check_names(solution, reply)
        case "items":
            _check_items(reply)
        case "text":
            if isinstance(reply.text, str) and len(reply.text) > MOST_TEXT:
                refuse("out-of-range")
        case "value":
            return _number(reply, final=final)
        case "option":
            options = solution.options
            most = len(options) if isinstance(options, tuple) else 0
            if not (isinstance(reply.option, int) and 1 <= reply.option <= most):
                refuse("no-such-option")
        case _:
            pass
    return reply


def _number(reply: Reply, *, final: bool) -> Reply:
    text = reply.value if isinstance(reply.value, str) else ""
    if not final and len(text) <= MOST_TEXT and parse_number(text) is None:
        # Half-typed on the pad; at the bell it is no number and counts for nothing.
        return reply if text == "" else _refuse_number()
    number = parse_number(text)
    return _refuse_number() if number is None else replace(reply, value=canonical(number))


def _refuse_number() -> Reply:
    refuse("not-a-number")


def _check_links(reply: Reply, *, final: bool) -> None:
    links = reply.links if isinstance(reply.links, dict) else {}
    stones = list(links.values())
    whole = all(1 <= stone <= STONES for stone in stones) and len(set(stones)) == len(stones)
    if not whole or (final and len(links) != len(FIELDS)):
        refuse("wrong-kind")


def _check_names(solution: Solution, reply: Reply) -> None:
    names = reply.names if isinstance(reply.names, tuple) else ()
    if len(names) > MOST_NAMES or any(len(name) > MOST_TEXT for name in names):
        refuse("out-of-range")
    drawings = solution.drawings
    if isinstance(drawings, tuple) and len(names) > len(drawings):
        refuse("wrong-kind")


def _check_items(reply: Reply) -> None:
    items = reply.items if isinstance(reply.items, tuple) else ()
    if len(items) > MOST_ITEMS or any(len(item) > MOST_TEXT for item in items):
        refuse("out-of-range")


def _attempt(turn: Turn, seat: int, solution: Solution, reply: Reply) -> None:
    """An attempt is judged at once (B112); the first right one decides the race."""
    judgement = turn.judge("main", seat, solution, reply)
    lag = max(0, min(turn.given.lag_ms, MOST_LAG_MS))
    turn.add(ev.Attempted(seat, reply, turn.at, lag, judgement))
    decided(turn)


def decided(turn: Turn) -> None:
    """Once a right answer is in, what was sent before it has `race_ms` to arrive (B112)."""
    state = turn.state
    if state.race_ms and not state.round.racing and "right" in race(state).values():
        turn.add(ev.RaceWon())


def race_over(turn: Turn) -> bool:
    """Whether a fastest card closes at once: a right answer is in, and nothing is waited for."""
    return turn.state.race_ms == 0 and "right" in race(turn.state).values()


def take_pen(turn: Turn, who: Who, action: ba.Pen) -> None:
    """A member of the answering team takes the pen (B72). Raises Refused."""
    in_phase(turn, "answer")
    needs(who.seat == turn.state.active and who.seat not in turn.state.round.handed)
    hand = hands(turn.state)
    if not hand.takes_pen and not hand.pen:
        refuse("wrong-kind")
    member = who.member if action.member is UNSET else action.member
    if member == hand.pen and member:
        return
    needs(member in hand.takes_pen)
    turn.add(ev.PenTaken(member))


def draw(turn: Turn, who: Who, action: ba.Draw) -> None:
    """Strokes on one of the drawings, by the member with the pen (B72). Raises Refused."""
    in_phase(turn, "answer")
    state = turn.state
    hand = hands(state)
    needs(who.seat == state.active and hand.pen > 0 and who.member in (0, hand.pen))
    if who.seat in state.round.handed:
        refuse("handed-in")
    sketches = state.round.sketches
    if not sketches:
        refuse("wrong-kind")
    if not 1 <= action.drawing <= len(sketches):
        refuse("out-of-range", "there is no such drawing")
    before = sketches[action.drawing - 1]
    keep = len(before) if action.keep is UNSET else min(action.keep, len(before))
    points = [point for stroke in action.strokes for point in stroke]
    if not all(0 <= x <= ba.CANVAS and 0 <= y <= ba.CANVAS for x, y in points):
        refuse("out-of-range", "off the canvas")
    gone = sum(len(stroke) for stroke in before[keep:])
    if state.round.points - gone + len(points) > MOST_POINTS:
        refuse("out-of-range", f"the drawings of a card have at most {MOST_POINTS} points")
    if points or keep < len(before):
        strokes = tuple(stroke for stroke in action.strokes if stroke)
        turn.add(ev.Sketched(action.drawing, keep, strokes))
