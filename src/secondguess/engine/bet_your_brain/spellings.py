"""Answers that were ruled right though the judge did not say so: a deck could accept them (B118).

What may live here: finding them. Whether they are remembered is the table's and its host's.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from ..answers.fold import alike, fold
from ..game import NewSpelling
from .actions import Part, Reply
from .judging import Judgement, spellings
from .setup import Solution
from .state import Key, State
from .verdicts import judgement_of

MOST_SPELLING = 100
"""Characters; as many as a deck takes."""


def new_spellings(state: State) -> list[NewSpelling]:
    """What a host may have remembered now, by seat, main part first."""
    if state.phase not in ("ruling", "settled") or not state.round.ruled:
        return []
    keys = sorted(state.round.ruled, key=lambda key: (key[1], key[0] == "bonus", key[2]))
    return [one for key in keys if state.round.ruled[key] for one in _of(state, key)]


def _of(state: State, key: Key) -> Iterator[NewSpelling]:
    part, about, item = key
    solution = _dealt(state, part)
    if solution is None:
        return
    found = _item(state, key, solution) if item else _text(state, key, solution)
    if found is None:
        return
    text, index = " ".join(found[0].split()), found[1]
    reject = () if solution.reject is UNSET else spellings(solution.reject)
    if not text.isprintable() or len(text) > MOST_SPELLING or not fold(text):
        return
    if any(alike(text, word) for word in reject):
        return  # The card says that it is wrong; that others let it pass is a matter of that table.
    yield NewSpelling(
        about=about,
        part=part,
        item=item or UNSET,
        dealt=state.round.card,
        question=state.round.question if part == "main" else 0,
        index=index,
        spelling=text,
    )


def _dealt(state: State, part: Part) -> Solution | None:
    """The solution as it was dealt; none where the host has put another in its place (B124)."""
    card = state.card
    if card is None or (part == "bonus" and card.bonus is UNSET):
        return None
    if part == "bonus":
        dealt = card.bonus.answer if card.bonus is not UNSET else UNSET
        now = state.round.bonus
    else:
        dealt, now = card.solution(state.round.question), state.round.solution
    return dealt if dealt is not UNSET and dealt == now else None


def _text(state: State, key: Key, solution: Solution) -> tuple[str, int] | None:
    part, about, _ = key
    if solution.kind != "text" or _judged(state, part, about).verdict == "right":
        return None
    pads = state.round.pads if part == "main" else state.round.bonus_pads
    reply = pads.get(about, Reply())
    return (reply.text, -1) if isinstance(reply.text, str) else None


def _item(state: State, key: Key, solution: Solution) -> tuple[str, int] | None:
    """Of a list only what is near to one of its items: else nobody said which it is."""
    part, about, item = key
    if solution.kind != "items":
        return None
    for mark in judgement_of(state, part, about).marks:
        if mark.text == item and mark.verdict != "right" and mark.item >= 0:
            return mark.text, mark.item
    return None


def _judged(state: State, part: Part, about: int) -> Judgement:
    """What the judge said; of a fastest card's attempts of the last, which votes are on."""
    attempts = state.round.attempts.get(about, ()) if part == "main" else ()
    return attempts[-1].judgement if attempts else judgement_of(state, part, about)
