"""A guest at a table of Bet Your Brain: plays from a view and what is legal, chance as an argument.

What may live here: how such a guest bets, answers and votes. What it happens to know comes from
outside as a `Memory`, because a view holds no solution before its time.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from msgspec import UNSET, Struct

from ..engine.actions import Action
from ..engine.bet_your_brain import actions as ba
from ..engine.bet_your_brain.setup import Kind
from ..engine.bet_your_brain.view_types import BrainLegal, BrainView


class Memory(Protocol):
    """What a guest knows of the card at hand."""

    def recalls(self, part: str) -> ba.Reply:
        """The reply that comes to its mind for the question, right or wrong."""


class Guest(Struct, frozen=True, kw_only=True):
    """`skill`: how often it is right in each category, 0 to 1; the others know it roughly."""

    seat: int
    skill: dict[str, float]


def stake_for(confidence: float, most: int) -> int:
    """Points to bet at a chance to win of `confidence`: more where one is surer (B100)."""
    return min(most, 3 if confidence > 0.72 else 2 if confidence > 0.58 else 1)


def move(
    view: BrainView, legal: BrainLegal, guests: dict[int, Guest], seat: int, memory: Memory,
    rng: Random,
) -> Action | None:  # fmt: skip
    """What a guest does now; None where it waits."""
    if legal.spin:
        return ba.Spin()
    if legal.bet is not UNSET:
        return _bet(view, legal, guests, seat, rng)
    if legal.choose is not UNSET:
        return ba.Choose(question=rng.choice(legal.choose))
    if legal.answer is not UNSET:
        return _answer(legal, memory)
    if legal.pen is not UNSET and legal.draw is UNSET:
        return ba.Pen(member=legal.pen[0])
    if legal.rule is not UNSET:
        vote = rng.choice(legal.rule)
        fair = rng.random() < 0.6
        return ba.Rule(about=vote.about, part=vote.part, item=vote.item, right=fair)
    return None


def _bet(
    view: BrainView, legal: BrainLegal, guests: dict[int, Guest], seat: int, rng: Random
) -> Action | None:
    if legal.bet is UNSET or (view.you is not UNSET and view.you.bet is not UNSET):
        return None
    category = view.category if isinstance(view.category, str) else ""
    about = guests[view.active]
    # One thinks one knows how good somebody is, give or take.
    chance = about.skill.get(category, 0.5) + rng.gauss(0, 0.12)
    if not legal.bet.marker:
        return ba.Wager(points=stake_for(chance, legal.bet.most))
    tick = chance >= 0.5
    sure = chance if tick else 1 - chance
    marker: ba.Marker = "tick" if tick else "cross"
    return ba.Wager(points=stake_for(sure, legal.bet.most), marker=marker)


def _answer(legal: BrainLegal, memory: Memory) -> Action | None:
    if legal.answer is UNSET:
        return None
    reply = memory.recalls(legal.answer.part)
    bonus = UNSET if legal.answer.bonus is UNSET else memory.recalls("bonus")
    return ba.Answer(
        text=reply.text, value=reply.value, option=reply.option, items=reply.items,
        links=reply.links, names=reply.names, bonus=bonus,
    )  # fmt: skip


WRONG: dict[Kind, dict[str, Any]] = {
    "text": {"text": "no idea at all"},
    "names": {"names": ("no idea", "no idea")},
    "judged": {},
}
"""Replies that are never right, for the kinds where one word does it."""
