"""The rules as one transition table: (phase, action) -> what happens. Pure.

| phase   | action                 | leads to                                                  |
|---------|------------------------|-----------------------------------------------------------|
| guess   | guess                  | guess, or bet when all who are here have written (W70)    |
| guess   | time-up                | bet; nobody wrote: the next card (W62)                    |
| bet     | bet, done              | bet, or settled when all who are here are done (W70)      |
| bet     | time-up                | settled                                                   |
| settled | next, time-up          | guess with the next question, or over (W50)               |
| settled | correct                | settled, paid anew (W77)                                  |
| any but over | void              | guess with the next card, same number; none left: over    |
| any but over | end, sit          | over; the same phase with one more seat (W76)             |
| any     | leave, back            | the same, or the next phase when nobody is missing now    |

Laws: points are conserved but for settlements; `legal` and `decide` agree; events carry amounts.
"""

from __future__ import annotations

from decimal import Decimal

from .. import actions as act
from ..actions import Who
from ..refusals import Refusal, Refused, refuse
from ..values import Sitter, canonical, free_colours, parse_number, seat_colours
from . import actions as wa
from . import events as ev
from .board import lay_mat
from .payout import Placed, settle, winners_of
from .setup import MOST_SEATS, Setup
from .state import EMPTY, State, evolve


class _Turn:
    """Collects the events of one action together with the state they lead to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[ev.Event] = []

    def add(self, event: ev.Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)


def start(setup: Setup) -> list[ev.Event]:
    """The events that open a game with its first question.

    Raises: ValueError in words if nobody could play it (no question, or not 2 to 7 seats: W1).
    """
    if not 2 <= len(setup.seats) <= MOST_SEATS:
        raise ValueError("Wits & Wagers takes 2 to 7 seats")
    if not setup.questions:
        raise ValueError("there is no question to ask")
    colours = seat_colours(setup.seats)
    turn = _Turn(EMPTY)
    turn.add(ev.Started(setup.seats, colours, setup.questions, setup.options))
    turn.add(ev.Asked(1, 1))
    return turn.events


def decide(state: State, who: Who, action: wa.WitsAction) -> list[ev.Event] | Refusal:
    """What `action` of `who` leads to, or why it is refused. Changes nothing itself."""
    turn = _Turn(state)
    try:
        match action:
            case wa.Guess():
                _guess(turn, who.seat, action.value)
            case wa.Bet():
                _bet(turn, who.seat, action.on)
            case wa.Done():
                _phase(turn, "bet")
                _playing(turn, who.seat)
                turn.add(ev.SaidDone(who.seat))
            case act.TimeUp():
                _phase(turn, "guess", "bet", "settled")
                _close(turn)
                return turn.events
            case act.Next():
                _phase(turn, "settled")
                _close(turn)
                return turn.events
            case act.Void():
                _phase(turn, "guess", "bet", "settled")
                _void(turn)
                return turn.events
            case wa.Correct():
                _phase(turn, "settled")
                _settle(turn, _number(action.answer))
                return turn.events
            case act.End():
                _phase(turn, "guess", "bet", "settled")
                _end(turn)
                return turn.events
            case act.Sit():
                _sit(turn, action)
            case act.Leave():
                turn.add(ev.Left(who.seat))
            case act.Back():
                turn.add(ev.Returned(who.seat))
            case _:
                refuse("malformed")
    except Refused as refused:
        return refused.refusal
    _close_if_complete(turn)
    return turn.events


def _guess(turn: _Turn, seat: int, value: str) -> None:
    _phase(turn, "guess")
    _playing(turn, seat)
    number = _number(value)
    if number < 0 and not turn.state.question.allow_negative:
        refuse("negative")
    turn.add(ev.Guessed(seat, canonical(number)))


def _bet(turn: _Turn, seat: int, on: tuple[wa.Stack, ...]) -> None:
    _phase(turn, "bet")
    _playing(turn, seat)
    state = turn.state
    if len(on) > len(state.edition.betting_chips):
        refuse("too-many-stacks")
    stacks = tuple(Placed(_slot_name(state, stack), stack.chips) for stack in on)
    # Points cannot change while bets are open, so what the seat owns now is W34's figure (W67).
    if sum(stack.chips for stack in stacks) > state.most_chips(seat):
        refuse("not-enough-chips")
    turn.add(ev.BetPlaced(seat, stacks))


def _slot_name(state: State, stack: wa.Stack) -> str:
    """The name of the slot a stack is meant for; the empty middle is none (W31)."""
    if isinstance(stack.guess, str):
        # A mat's own name comes first: the grey board's mean may have more digits than one may
        # write (W75).
        name, is_guess = stack.guess, True
        if not any(slot.name == name for slot in state.mat):
            number = parse_number(name)
            name = canonical(number) if number is not None else ""
    else:
        name, is_guess = str(stack.slot), False
    if not any(slot.name == name and slot.is_guess == is_guess for slot in state.mat):
        refuse("no-such-slot")
    return name


def _sit(turn: _Turn, action: act.Sit) -> None:
    state = turn.state
    _phase(turn, "guess", "bet", "settled")
    if len(state.players) >= MOST_SEATS:
        refuse("table-full")
    free = free_colours([player.colour for player in state.players])
    wanted = action.colour
    colour = wanted if isinstance(wanted, str) and wanted in free else free[0]
    sitter = Sitter(name=action.name, age=action.age, members=action.members)
    turn.add(ev.SatDown(len(state.players) + 1, sitter, colour))


def _close_if_complete(turn: _Turn) -> None:
    """W70: a phase closes when everybody who is here has done what it asks for (F015, F065)."""
    state = turn.state
    if not state.options.early_close or state.phase not in ("guess", "bet"):
        return
    here = [player.seat for player in state.in_question if not player.away]
    ready = state.guesses if state.phase == "guess" else state.done
    if here and all(seat in ready for seat in here):
        _close(turn)


def _close(turn: _Turn) -> None:
    """Close the open phase and open the next."""
    state = turn.state
    if state.phase == "guess":
        if state.guesses:
            turn.add(ev.MatOpened(lay_mat(state.guesses, state.edition, grey=state.grey)))
        else:
            _void(turn)
    elif state.phase == "bet":
        _settle(turn, Decimal(state.answer))
    elif state.last:
        _end(turn)
    else:
        turn.add(ev.Asked(state.number + 1, state.drawn + 1))


def _settle(turn: _Turn, answer: Decimal) -> None:
    """Pay out, from the points before the question (W67, W77)."""
    state = turn.state
    before = _points_before(state)
    settlement = settle(
        mat=state.mat,
        answer=canonical(answer),
        bets=state.bets,
        seats=tuple(before),
        edition=state.edition,
        number=state.number,
    )
    points = {seat: before[seat] + settlement.change[seat] for seat in before}
    turn.add(ev.Settled(canonical(answer), settlement, points))


def _void(turn: _Turn) -> None:
    """The question is undone; the next card takes its number, or the game ends (W62, W77)."""
    turn.add(ev.Voided(_points_before(turn.state)))
    if turn.state.card_left:
        turn.add(ev.Asked(turn.state.number, turn.state.drawn + 1))
    else:
        _end(turn)


def _end(turn: _Turn) -> None:
    state = turn.state
    sitters = {player.seat: player.sitter for player in state.players}
    turn.add(ev.Ended(winners_of(state.points(), sitters)))


def _points_before(state: State) -> dict[int, int]:
    """Points as they were before this question was settled; a latecomer's are 0 (W76)."""
    change = state.settlement.change if state.settlement else {}
    return {seat: points - change.get(seat, 0) for seat, points in state.points().items()}


def _phase(turn: _Turn, *phases: str) -> None:
    if turn.state.phase not in phases:
        refuse("wrong-phase")


def _playing(turn: _Turn, seat: int) -> None:
    if turn.state.player(seat).late:
        refuse("not-your-turn")


def _number(text: str) -> Decimal:
    number = parse_number(text)
    if number is None:
        refuse("not-a-number")
    return number
