"""Whole games of Bet Your Brain made by hypothesis: setups and sequences of actions."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

from secondguess.engine import actions as act
from secondguess.engine.actions import CLOCK, HOST, Given, Who
from secondguess.engine.bet_your_brain import actions as ba
from secondguess.engine.bet_your_brain import rules
from secondguess.engine.bet_your_brain.events import Event
from secondguess.engine.bet_your_brain.legal import legal
from secondguess.engine.bet_your_brain.setup import BrainOptions, Card, Setup, Solution
from secondguess.engine.bet_your_brain.state import EMPTY, State, evolve
from secondguess.engine.refusals import Refusal
from secondguess.engine.values import Member, Sitter

LINKS: dict[str, Any] = {
    "left": list("abcde"), "right": list("vwxyz"), "links": {"A": 2, "B": 4, "C": 1, "D": 3, "E": 5}
}  # fmt: skip
ANSWERS: dict[str, dict[str, Any]] = {
    "text": {"accept": ["antimony", "stibium"], "reject": ["antinomy"]},
    "value": {"number": "12.5", "tolerance": "1"},
    "option": {"options": ["Rome", "Oslo", "Bern"], "correct": 2},
    "items": {"items": [{"accept": ["Peru"]}, {"accept": ["Guyana"]}, {"accept": ["Suriname"]}],
              "need": 2},
    "links": LINKS,
    "names": {"drawings": ["kite", "lighthouse"], "need": 1},
    "judged": {"judged": True},
}  # fmt: skip
HIDDEN = {"secret": "hush"}
BONUS = {"text": "And where?", "answer": {"accept": ["Paris"]}}
CATEGORIES = ("history", "create", "science")


def card(kind: str, symbol: str = "", **more: Any) -> Card:
    """A card of a kind."""
    answer = dict(ANSWERS[kind])
    if symbol == "estimation":
        answer.pop("tolerance")
    if symbol == "most-correct" and kind == "items":
        answer.pop("need")
    made = {"category": "history", "text": f"{kind} {symbol}", "answer": answer, **more}
    if symbol:
        made["symbol"] = symbol
    return msgspec.convert(made, Card)


EITHER = msgspec.convert(
    {"category": "history", "either": [{"text": "1?", "answer": ANSWERS["text"]},
                                       {"text": "2?", "answer": ANSWERS["value"]}]},
    Card,
)  # fmt: skip
CARDS = [
    *(card(kind) for kind in ANSWERS),
    *(card(kind, bonus=BONUS) for kind in ("text", "links", "judged", "items")),
    card("text", "fastest"), card("value", "fastest", bonus=BONUS), card("option", "fastest"),
    card("links", "fastest"), card("items", "most-correct"),
    card("items", "most-correct", bonus=BONUS), card("links", "most-correct"),
    card("value", "estimation"), card("value", "estimation", bonus=BONUS),
    card("text", **HIDDEN), card("text", teams=True, **HIDDEN), EITHER,
]  # fmt: skip

sitters = st.one_of(
    st.builds(Sitter, name=st.just("Ann"), age=st.integers(5, 99)),
    st.builds(
        Sitter,
        name=st.just("Reds"),
        members=st.lists(st.just(Member(name="m")), min_size=1, max_size=3).map(tuple),
    ),
)

setups = st.builds(
    Setup,
    seats=st.lists(sitters, min_size=2, max_size=4).map(tuple),
    cards=st.lists(
        st.builds(
            lambda one, category: msgspec.structs.replace(one, category=category),
            st.sampled_from(CARDS),
            st.sampled_from(CATEGORIES),
        ),
        min_size=1,
        max_size=8,
    ).map(lambda cards: (card("text"), *cards)),
    options=st.builds(
        BrainOptions,
        choose=st.sampled_from(["random", "reader", "active"]),
        fastest_attempts=st.sampled_from([1, 0, 2]),
        early_close=st.booleans(),
        tie_break=st.sampled_from(["shared", "fewer-loans"]),
        hourglass_seconds=st.sampled_from(["none", 60]),
    ),
    race_ms=st.sampled_from([0, 250]),
)

TEXTS = ["antimony", "antimnoy", "antinomy", "", "gold", "Peru", "paris", "kite"]
texts = st.sampled_from(TEXTS)
replies: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "text": texts.map(lambda text: {"text": text}),
    "value": st.sampled_from(["12.5", "13", "99", "-1", "x"]).map(lambda v: {"value": v}),
    "option": st.integers(0, 4).map(lambda n: {"option": n}),
    "items": st.lists(
        st.sampled_from(["Peru", "peru", "Guyan", "Surinam", "Chile", ""]), max_size=5
    ).map(lambda items: {"items": tuple(items)}),
    "links": st.one_of(
        st.just({"links": dict(LINKS["links"])}),
        st.permutations([1, 2, 3, 4, 5]).map(
            lambda order: {"links": dict(zip("ABCDE", order, strict=True))}
        ),
        st.just({"links": {"A": 1}}),
    ),
    "names": st.lists(texts, max_size=2).map(lambda names: {"names": tuple(names)}),
    "judged": st.just({}),
}


class Move(msgspec.Struct, frozen=True):
    """What somebody tries. `fit` makes it out of what is on offer then."""

    pick: int
    wild: tuple[Who, Any] | None
    choice: Any


wild_actions = st.one_of(
    st.tuples(st.just(CLOCK), st.builds(act.TimeUp)),
    st.tuples(st.just(HOST), st.builds(act.Next)),
    st.tuples(st.just(HOST), st.builds(act.Void)),
    st.tuples(
        st.just(HOST),
        st.builds(
            ba.PutRight,
            answer=st.sampled_from(list(ANSWERS)).map(
                lambda kind: msgspec.convert(ANSWERS[kind], Solution)
            ),
            part=st.sampled_from(["main", "bonus"]),
        ),
    ),
    st.tuples(
        st.sampled_from([HOST, Who(seat=1), Who(seat=2), Who(seat=3)]),
        st.builds(
            ba.Rule,
            about=st.integers(1, 4),
            right=st.booleans(),
            part=st.sampled_from(["main", "bonus"]),
            item=st.sampled_from([msgspec.UNSET, "Guyan", "Peru"]),
        ),
    ),
    st.tuples(
        st.builds(Who, seat=st.integers(1, 4), member=st.integers(0, 3)),
        st.one_of(
            st.builds(act.Leave),
            st.builds(act.Back),
            st.builds(ba.Spin),
            st.builds(ba.Pen),
            st.builds(
                ba.Wager,
                points=st.integers(-1, 4),
                marker=st.sampled_from([msgspec.UNSET, "tick", "cross"]),
            ),
            st.builds(ba.Answer, text=texts, final=st.booleans()),
        ),
    ),
    st.tuples(st.just(CLOCK), st.builds(act.Sit, name=st.just("Late"))),
    st.tuples(st.just(HOST), st.builds(act.End)),
)

moves = st.lists(
    st.builds(
        Move,
        pick=st.integers(0, 3),
        wild=st.one_of(st.none(), st.none(), st.none(), wild_actions),
        choice=st.tuples(
            st.fixed_dictionaries(dict(replies)),
            st.integers(1, 3),
            st.sampled_from(["tick", "cross"]),
            st.booleans(),
            st.sampled_from(CATEGORIES),
        ),
    ),
    max_size=40,
)


def begin(setup: Setup) -> State:
    """The state right after a game was started."""
    return after(EMPTY, rules.start(setup))


def after(state: State, events: list[Event]) -> State:
    """The state after events."""
    for event in events:
        state = evolve(state, event)
    return state


def fit(state: State, move: Move) -> tuple[Who, Any, Given]:
    """The action of a move in this state: mostly one that is on offer."""
    bodies, points, marker, right, category = move.choice
    given = Given(lands=category, luck=points)
    if move.wild is not None:
        return (*move.wild, given)
    seats = len(state.players)
    for turn in range(seats):
        seat = (move.pick + turn) % seats + 1
        offer = legal(state, seat)
        action: Any = None
        if offer.spin:
            action = ba.Spin()
        elif offer.bet is not msgspec.UNSET and seat not in state.round.bets:
            marked = marker if offer.bet.marker else msgspec.UNSET
            action = ba.Wager(points=min(points, offer.bet.most), marker=marked)
        elif offer.choose is not msgspec.UNSET:
            action = ba.Choose(question=1 + right)
        elif offer.answer is not msgspec.UNSET:
            beside = offer.answer.bonus
            body = bodies[offer.answer.kind]
            bonus = msgspec.UNSET if beside is msgspec.UNSET else ba.Reply(**bodies[beside])
            action = ba.Answer(**body, bonus=bonus, final=points > 1)
        elif offer.rule is not msgspec.UNSET:
            open_vote = offer.rule[0]
            action = ba.Rule(
                about=open_vote.about, part=open_vote.part, item=open_vote.item, right=right
            )
        if action is not None:
            return Who(seat=seat), action, given
    return HOST, act.Next(), given


def run(state: State, tried: list[Move]) -> list[State]:
    """All states that a sequence of moves leads through; refused ones change nothing."""
    states = [state]
    for move in tried:
        now = states[-1]
        who, action, given = fit(now, move)
        if who.seat > len(now.players):
            continue
        events = rules.decide(now, who, action, given)
        if not isinstance(events, Refusal):
            states.append(after(now, events))
    return states
