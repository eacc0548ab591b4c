"""The rules as one transition table: (phase, action) -> what happens. Pure.

| phase    | action                    | leads to                                                 |
|----------|---------------------------|----------------------------------------------------------|
| spin     | spin                      | bet; spin again where the category has no card (B122)    |
| bet      | bet                       | bet, or answer (choose) when all have bet (B105)         |
| bet      | time-up                   | answer (choose); who has not bet bets 1 with a tick      |
| choose   | choose, time-up           | answer                                                   |
| answer   | answer, pen, draw         | answer, or closed (B109, B112)                           |
| answer   | time-up                   | closed: bonus where one is open (B114), else ruling      |
| bonus    | answer, time-up           | bonus, or ruling                                         |
| ruling   | rule, appeal              | ruling; bet where two seats disagree (B117)              |
| ruling   | next, time-up             | votes decided; settled when nothing is unsure            |
| settled  | next, time-up             | spin of the next seat (B5), or over (B90, B91)           |
| choose to ruling | void              | bet with another card, or spin (B124)                    |
| answer to ruling | correct           | the same phase, judged anew (B124)                       |
| any but over | end, sit, leave, back | over; one seat more, or played by the table (B123)       |

Laws: points are conserved in every state; `legal` and `decide` agree; events carry amounts.
"""

from __future__ import annotations

from msgspec import UNSET

from .. import actions as act
from ..actions import NOTHING_GIVEN, Given, Who
from ..refusals import Refusal, Refused, refuse
from ..values import Sitter, free_colours, seat_colours
from . import actions as ba
from . import events as ev
from . import phases
from .answering import answer, draw, take_pen
from .payout import MOST_STAKE
from .ruling import appeal, correct, rule
from .setup import MOST_EVER, Setup
from .state import State
from .turn import Turn, in_phase, needs, start_turn


def start(setup: Setup) -> list[ev.Event]:
    """The events that open a game with the first spin.

    Raises: ValueError in words if nobody could play it (no card to draw, or too few or too many
    seats: B1, B121).
    """
    limit = max(setup.options.seats_limit, 2)
    if not 2 <= len(setup.seats) <= min(limit, MOST_EVER):
        raise ValueError(f"Bet Your Brain takes 2 to {limit} seats here")
    turn = start_turn()
    colours = seat_colours(setup.seats)
    turn.add(ev.Started(setup.seats, colours, setup.cards, setup.options, setup.race_ms))
    if not any(phases.playable(turn.state, n, seat) for n in range(len(setup.cards))
               for seat in range(1, len(setup.seats) + 1)):  # fmt: skip
        raise ValueError("there is no card that these seats could play")
    turn.add(ev.TurnBegan(phases.first_seat(setup.seats)))
    return turn.events


def decide(
    state: State, who: Who, action: ba.BrainAction, given: Given = NOTHING_GIVEN
) -> list[ev.Event] | Refusal:
    """What `action` of `who` leads to, or why it is refused. Changes nothing itself."""
    turn = Turn(state, given)
    try:
        _step(turn, who, action)
    except Refused as refused:
        return refused.refusal
    return turn.events


def _step(turn: Turn, who: Who, action: ba.BrainAction) -> None:
    match action:
        case ba.Spin():
            _spin(turn, who)
        case ba.Wager():
            _bet(turn, who.seat, action)
        case ba.Choose():
            _choose(turn, who.seat, action.question)
        case ba.Answer():
            answer(turn, who, action)
        case ba.Pen():
            take_pen(turn, who, action)
        case ba.Draw():
            draw(turn, who, action)
        case ba.Rule():
            rule(turn, who, action)
        case ba.Appeal():
            appeal(turn, who, action)
        case ba.PutRight():
            correct(turn, action)
        case act.TimeUp():
            in_phase(turn, "bet", "choose", "answer", "bonus", "ruling", "settled")
            phases.bell(turn)
        case act.Next():
            in_phase(turn, "ruling", "settled")
            phases.go_on(turn)
        case act.Void():
            in_phase(turn, "choose", "answer", "bonus", "ruling")
            phases.void(turn)
        case act.End():
            in_phase(turn, "spin", "bet", "choose", "answer", "bonus", "ruling", "settled")
            phases.end(turn, "host")
        case act.Sit():
            _sit(turn, action)
        case act.Leave():
            _leave(turn, who.seat)
        case act.Back():
            turn.add(ev.Returned(who.seat))
        case _:
            refuse("malformed")
    phases.go_by_itself(turn)


def _spin(turn: Turn, who: Who) -> None:
    """B10. For a seat that left the table spins (B123)."""
    in_phase(turn, "spin")
    state = turn.state
    needs(who.seat == state.active or (who.seat == 0 and state.player(state.active).away))
    category = turn.given.lands
    if not category:
        refuse("malformed", "chance did not say where the arrow lands")
    phases.land(turn, category)


def _bet(turn: Turn, seat: int, action: ba.Wager) -> None:
    in_phase(turn, "bet")
    player = turn.state.player(seat)
    needs(not player.late)
    if not 1 <= action.points <= MOST_STAKE:
        refuse("stake-range")
    if action.points > player.account.stake_max:
        refuse("stake-over-account")
    active = seat == turn.state.active
    if active and action.marker is not UNSET:
        refuse("marker-not-allowed")
    if not active and action.marker is UNSET:
        refuse("marker-missing")
    turn.add(ev.BetPlaced(seat, action.points, action.marker))


def _choose(turn: Turn, seat: int, question: int) -> None:
    in_phase(turn, "choose")
    needs(seat == turn.state.chooser)
    if question not in (1, 2):
        refuse("no-such-option")
    turn.add(ev.QuestionChosen(question, turn.at))


def _sit(turn: Turn, action: act.Sit) -> None:
    """A newcomer plays from the next turn, with the points of the set-up (contract)."""
    state = turn.state
    if state.phase == "over":
        refuse("wrong-phase")
    if len(state.players) >= state.options.seats_limit:
        refuse("table-full")
    free = free_colours([player.colour for player in state.players])
    wanted = action.colour
    colour = wanted if isinstance(wanted, str) and wanted in free else free[0]
    sitter = Sitter(name=action.name, age=action.age, members=action.members)
    turn.add(ev.SatDown(len(state.players) + 1, sitter, colour))


def _leave(turn: Turn, seat: int) -> None:
    """A seat leaves; the last one left wins (B123)."""
    turn.add(ev.Left(seat))
    here = [player.seat for player in turn.state.players if not player.away]
    if turn.state.phase != "over" and len(here) == 1:
        phases.end(turn, "left")
