"""Whole games of Bet Your Brain without people: what hosts may expect of an evening (issue 3).

Chance is a seeded generator, so a run can be repeated. Games are played through the same rules as
at a table; guests see views only, what they know is drawn here.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from random import Random

from msgspec import UNSET, Struct

from ..decks.deal_cards import deal_cards
from ..decks.format import Deck
from ..engine.actions import CLOCK, Action, Given, TimeUp, Who
from ..engine.bet_your_brain import rules
from ..engine.bet_your_brain.actions import Reply
from ..engine.bet_your_brain.game import BetYourBrain
from ..engine.bet_your_brain.legal import legal
from ..engine.bet_your_brain.setup import FIELDS, Setup, Solution
from ..engine.bet_your_brain.state import CATEGORIES, EMPTY, State, evolve
from ..engine.bet_your_brain.view import view
from ..engine.refusals import Refusal
from ..engine.values import Member, Sitter, canonical
from .guest import WRONG, Guest, move

MOST_STEPS = 20_000
"""More than any game takes; one that takes more is stuck."""


class Stuck(Exception):
    """A game that does not end, or a guest whose legal action was refused."""


class Played(Struct, frozen=True, kw_only=True):
    """How a game went: turns, ending, winners, loans taken in all, final own points by seat."""

    turns: int
    ended_by: str
    winners: int
    loans: int
    points: tuple[int, ...]


class Recall:
    """What one guest knows of the card on the table: right as often as its skill says."""

    def __init__(self, state: State, guest: Guest, rng: Random) -> None:
        self._state, self._guest, self._rng = state, guest, rng

    def recalls(self, part: str) -> Reply:
        """The reply that comes to the guest's mind."""
        now = self._state.round
        solution = now.solution if part == "main" else now.bonus
        if solution is UNSET:
            return Reply()
        skill = self._guest.skill.get(self._state.category, 0.5)
        return reply_to(solution, skill, self._rng)


def reply_to(solution: Solution, skill: float, rng: Random) -> Reply:
    """A reply to a question, right about as often as `skill` says."""
    right = rng.random() < skill
    match solution.kind:
        case "text" if right and isinstance(solution.accept, tuple):
            best = solution.accept[0]
            return Reply(text=best if isinstance(best, str) else next(iter(best.values())))
        case "value" if isinstance(solution.number, str):
            off = 0 if right else rng.choice((-1, 1)) * rng.randint(1, 9)
            near = Decimal(solution.number) * (100 + off) / 100 + off
            return Reply(value=canonical(round(near, 6)))
        case "option" if isinstance(solution.options, tuple):
            guess = rng.randint(1, len(solution.options))
            return Reply(option=int(solution.correct or 1) if right else guess)
        case "links" if isinstance(solution.links, dict):
            stones = list(solution.links.values())
            if not right:
                rng.shuffle(stones)
            return Reply(links=dict(zip(FIELDS, stones, strict=True)))
        case "items" if isinstance(solution.items, tuple):
            known = [_spelling(item.accept) for item in solution.items if rng.random() < skill]
            return Reply(items=tuple(known if right else [*known, "no idea"]))
        case "names" if right and isinstance(solution.drawings, tuple):
            return Reply(names=tuple(_spelling((name,)) for name in solution.drawings))
        case "names" if isinstance(solution.drawings, tuple):
            return Reply(names=("no idea",) * len(solution.drawings))
        case kind:
            return Reply(**WRONG[kind])


def _spelling(accept: Sequence[object]) -> str:
    best = accept[0]
    return next(iter(best.values())) if isinstance(best, dict) else str(best)


Step = tuple[Who, Action, Given]


def setup_of(deck: Deck, seats: int, seed: str, *, teams: bool = False) -> Setup:
    """Guests at a table, with the deck shuffled by `seed`."""
    members = (Member(name="a"), Member(name="b"))
    sitters = tuple(
        Sitter(name=f"Guest {n}", members=members if teams else UNSET) for n in range(1, seats + 1)
    )
    return Setup(seats=sitters, cards=deal_cards([(deck.head, deck.cards)], seed).cards)


def play_game(
    deck: Deck, seats: int, seed: str, *, teams: bool = False, log: list[Step] | None = None
) -> Played:
    """Play one game to its end; what was done is added to `log`. Raises Stuck."""
    rng = Random(seed)
    guests = {
        n: Guest(seat=n, skill={name: rng.uniform(0.25, 0.75) for name in CATEGORIES})
        for n in range(1, seats + 1)
    }
    state = EMPTY
    for event in rules.start(setup_of(deck, seats, seed, teams=teams)):
        state = evolve(state, event)
    game = BetYourBrain()
    for _ in range(MOST_STEPS):
        if state.phase == "over":
            return Played(
                turns=state.turn,
                ended_by=state.ended_by,
                winners=len(state.winners),
                loans=sum(player.account.loans for player in state.players),
                points=tuple(player.account.own for player in state.players),
            )
        state = _one_step(game, state, guests, rng, [] if log is None else log)
    raise Stuck(f"seed {seed}: phase {state.phase} after {MOST_STEPS} steps")


def _one_step(
    game: BetYourBrain, state: State, guests: dict[int, Guest], rng: Random, log: list[Step]
) -> State:
    """The next thing that somebody does; where nobody has anything to do the clock rings."""
    order = list(guests)
    rng.shuffle(order)
    luck = rng.getrandbits(32)
    lands = game.lands(state, luck) if state.phase == "spin" else ""
    given = Given(lands=lands, luck=luck)
    for seat in order:
        memory = Recall(state, guests[seat], rng)
        action = move(view(state, seat), legal(state, seat), guests, seat, memory, rng)
        if action is None:
            continue
        events = rules.decide(state, Who(seat=seat), action, given)  # type: ignore[arg-type]
        if isinstance(events, Refusal):
            raise Stuck(f"seat {seat}: {action} refused as {events.code} in {state.phase}")
        log.append((Who(seat=seat), action, given))
        for event in events:
            state = evolve(state, event)
        return state
    events = rules.decide(state, CLOCK, TimeUp(), given)
    if isinstance(events, Refusal):
        raise Stuck(f"nobody can act in {state.phase}")
    log.append((CLOCK, TimeUp(), given))
    for event in events:
        state = evolve(state, event)
    return state
