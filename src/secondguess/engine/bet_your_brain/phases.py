"""How phases open and close by themselves: the pile, the bell, the settlement, the next turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from ..refusals import refuse
from ..values import Sitter
from . import events as ev
from .answering import race_over
from .payout import Account, Stake, lay, settle, take_up, winners_of
from .ruling import count_votes
from .setup import Card
from .state import State, next_seat
from .turn import Turn
from .verdicts import bonus_verdicts, main_verdicts, open_votes


def first_seat(seats: Sequence[Sitter]) -> int:
    """Where the oldest sits; equal or unknown: the lowest number among them (B5, B106)."""
    ages = [_oldest(sitter) for sitter in seats]
    return ages.index(max(ages)) + 1


def _oldest(sitter: Sitter) -> int:
    members = () if sitter.members is UNSET else sitter.members
    ages = [member.age for member in members if member.age is not UNSET]
    own = -1 if sitter.age is UNSET else sitter.age
    return max([own, *ages])


# -- the pile --------------------------------------------------------------------------------


def playable(state: State, card: int, active: int) -> bool:
    """Whether a card can be drawn in `active`'s turn: team cards need two people (B70)."""
    if card in state.voided:
        return False
    members = state.player(active).sitter.members
    team = members is not UNSET and len(members) >= 2
    return team or not state.cards[card].for_teams


def pile_of(state: State, category: str) -> tuple[list[int], bool]:
    """The cards of a category that can be drawn now, and whether used ones come back (B122)."""
    fitting = [
        n
        for n, card in enumerate(state.cards)
        if card.category == category and playable(state, n, state.active)
    ]
    unused = [n for n in fitting if n not in state.used]
    return (unused, False) if unused else (fitting, True)


def land(turn: Turn, category: str) -> None:
    """The arrow stands still (B10); a category without any card is spun again (B122)."""
    turn.add(ev.Spun(category, bool(pile_of(turn.state, category)[0])))
    _end_without_cards(turn)


def _end_without_cards(turn: Turn) -> None:
    """A game in which nothing at all is left to draw cannot go on."""
    state = turn.state
    seats = [player.seat for player in state.players]
    cards = range(len(state.cards))
    if state.phase == "spin" and not any(playable(state, n, s) for n in cards for s in seats):
        end(turn, "host")


def _draw(turn: Turn) -> None:
    """The first unused card of the category is drawn (B30); chance may say which (`dealt`)."""
    state = turn.state
    pile, shuffled = pile_of(state, state.category)
    wanted = turn.given.dealt
    if wanted in pile:
        card = wanted
    elif shuffled:
        card = pile[(turn.given.luck or 0) % len(pile)]
    else:
        card = pile[0]
    question = 0
    if state.cards[card].either is not UNSET:
        question = _pick(turn, state.cards[card]) if state.options.choose == "random" else -1
    turn.add(ev.CardDrawn(card, question, shuffled, turn.at))


def _pick(turn: Turn, card: Card) -> int:
    """Which of two questions chance takes (B108)."""
    if turn.given.pick in (1, 2):
        return turn.given.pick
    return 1 if card.pick is UNSET else card.pick


# -- closing ---------------------------------------------------------------------------------


def go_by_itself(turn: Turn) -> None:
    """Close what is complete, and play for seats that left whenever they are waited for (B123)."""
    while True:
        before = len(turn.events)
        _go_one_step(turn)
        if len(turn.events) == before:
            return


def _go_one_step(turn: Turn) -> None:
    state = turn.state
    away = [player.seat for player in state.betting if player.away]
    match state.phase:
        case "bet":
            here = [p.seat for p in state.betting if not p.away]
            if here and all(seat in state.round.bets for seat in here):
                _close_bets(turn)
        case "choose" if state.chooser in away:
            _choose_by_chance(turn)
        case "answer":
            if _answers_complete(state, state.answering) or race_over(turn):
                _close_answers(turn, bell=False)
        case "bonus":
            if _answers_complete(state, state.round.asked_bonus):
                _close_bonus(turn)
        case "ruling":
            if not count_votes(turn, bell=False):
                void(turn)
        case _:
            pass


def _answers_complete(state: State, seats: Sequence[int]) -> bool:
    """B109: all who are here have handed in. Where all have left the hourglass decides, if one
    runs: they may only have been out of reach for a moment.
    """
    here = [seat for seat in seats if not state.player(seat).away]
    if not here:
        return not isinstance(state.options.hourglass_seconds, int)
    return state.options.early_close and all(seat in state.round.handed for seat in here)


def bell(turn: Turn) -> None:
    """Time is up in the open phase."""
    match turn.state.phase:
        case "bet":
            _close_bets(turn)
        case "choose":
            _choose_by_chance(turn)
        case "answer":
            _close_answers(turn, bell=not turn.state.round.racing)
        case "bonus":
            _close_bonus(turn)
        case "ruling" if open_votes(turn.state):
            if count_votes(turn, bell=True):
                turn.add(ev.BellRang())
            else:
                void(turn)
        case _:
            go_on(turn)


def go_on(turn: Turn) -> None:
    """Close ruling, or leave a settled card. Raises Refused while a verdict is unsure."""
    state = turn.state
    if state.phase == "ruling":
        if open_votes(state):
            refuse("vote-open")
        _settle(turn)
    elif state.round.settlement is not None and state.round.settlement.ended_by:
        end(turn, state.round.settlement.ended_by)
    else:
        turn.add(ev.TurnBegan(_next_active(state)))


def _next_active(state: State) -> int:
    """Clockwise, whatever happened; newcomers have their turn from now on (B5)."""
    everybody = replace(state, players=tuple(replace(p, late=False) for p in state.players))
    return next_seat(everybody, state.active)


def _close_bets(turn: Turn) -> None:
    """Stakes move to the bet field; who has not bet bets 1, with a tick (B105, B123)."""
    state = turn.state
    stakes: dict[int, Stake] = {}
    accounts = {}
    for player in state.betting:
        bet = state.round.bets.get(player.seat)
        if bet is None:
            bet = Stake(points=1, marker=UNSET if player.seat == state.active else "tick")
        accounts[player.seat], stakes[player.seat] = lay(player.account, bet)
    turn.add(ev.BetsClosed(stakes, accounts))
    _draw(turn)


def _choose_by_chance(turn: Turn) -> None:
    card = turn.state.card
    turn.add(ev.QuestionChosen(1 if card is None else _pick(turn, card), turn.at))


def _close_answers(turn: Turn, *, bell: bool) -> None:
    """The table judges (B118). The additional question opens, or the solution lies open (B114)."""
    state = turn.state
    now = state.round
    solution, bonus = now.solution, now.bonus
    if solution is UNSET:
        raise ValueError("answers to a question that was not asked")
    card = state.card
    racing = card is not None and card.symbol == "fastest"
    judged = (
        {seat: made[-1].judgement for seat, made in sorted(now.attempts.items())}
        if racing
        else {s: turn.judge("main", s, solution, now.pads.get(s)) for s in state.answering}
    )
    beside = {}
    if state.at_bell and bonus is not UNSET:
        beside = {s: turn.judge("bonus", s, bonus, now.bonus_pads.get(s)) for s in state.answering}
    turn.add(ev.AnswersClosed(judged, beside))
    if bonus is not UNSET and not state.at_bell and not bell:
        verdicts = main_verdicts(turn.state)
        seats = tuple(s for s, verdict in verdicts.items() if verdict in ("right", "unsure"))
        if seats:
            turn.add(ev.BonusOpened(seats))
            return
    turn.add(ev.RulingOpened())


def _close_bonus(turn: Turn) -> None:
    state = turn.state
    bonus, pads = state.round.bonus, state.round.bonus_pads
    if bonus is UNSET:
        raise ValueError("an additional question that was not asked")
    seats = state.round.asked_bonus
    turn.add(ev.BonusClosed({s: turn.judge("bonus", s, bonus, pads.get(s)) for s in seats}))
    turn.add(ev.RulingOpened())


# -- settling --------------------------------------------------------------------------------


def _settle(turn: Turn) -> None:
    """Everything is paid in the order of B104."""
    state = turn.state
    verdicts = main_verdicts(state)
    stakes = state.round.bets
    if state.all_play:
        won = frozenset(seat for seat in stakes if verdicts.get(seat) == "right")
    else:
        right = verdicts[state.active] == "right"
        won = frozenset(
            seat
            for seat, stake in stakes.items()
            if (right if seat == state.active else (stake.marker == "tick") == right)
        )
    special = frozenset(
        seat
        for seat, verdict in bonus_verdicts(state).items()
        if verdict == "right" and verdicts.get(seat) == "right"
    )
    accounts, settlement = settle(state.accounts(), stakes, won, special)
    turn.add(ev.Settled(settlement, accounts))


def void(turn: Turn) -> None:
    """The card is out of the game: stakes back, bets anew, another card of the category (B124)."""
    state = turn.state
    gone = replace(state, voided=(*state.voided, state.round.card))
    turn.add(ev.Voided(_stakes_back(state), bool(pile_of(gone, state.category)[0])))
    _end_without_cards(turn)


def _stakes_back(state: State) -> dict[int, Account]:
    """Accounts with what lies on the bet field back on them."""
    accounts = state.accounts()
    on_field = state.phase in ("choose", "answer", "bonus", "ruling")
    for seat, stake in state.round.bets.items() if on_field else ():
        accounts[seat] = take_up(accounts[seat], stake)
    return accounts


def end(turn: Turn, by: str) -> None:
    """The game is over; stakes that were not settled go back first (B90, B91, B120, B123)."""
    state = turn.state
    accounts = _stakes_back(state)
    if by == "left":
        winners = tuple(player.seat for player in state.players if not player.away)
    else:
        winners = winners_of(accounts, by, state.options.tie_break)
    turn.add(ev.Ended(winners, by, accounts))
