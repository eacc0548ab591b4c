"""What a record notes beside the actions: chance, delays and the judge's words (contract, B118).

So a record can be played again by a later version whose judge would say something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from . import events as ev
from .actions import Part
from .judging import Judgement


def noted(events: Sequence[ev.Event]) -> dict[str, Any]:
    """The keys of a record's step: `lands`, `dealt`, `pick`, `lag`, `judged`."""
    notes: dict[str, Any] = {}
    judged: dict[Part, dict[int, Judgement]] = {}
    for event in events:
        match event:
            case ev.Spun(category):
                notes["lands"] = category
            case ev.CardDrawn(card, question):
                notes["dealt"] = card
                if question > 0:
                    notes["pick"] = question
            case ev.Attempted(seat, _, _, lag_ms, judgement):
                notes["lag"] = lag_ms
                judged.setdefault("main", {})[seat] = judgement
            case ev.AnswersClosed(judgements, bonus):
                judged.setdefault("main", {}).update(judgements)
                if bonus:
                    judged.setdefault("bonus", {}).update(bonus)
            case ev.BonusClosed(judgements):
                judged.setdefault("bonus", {}).update(judgements)
            case ev.Corrected(part, _, judgements, _):
                judged.setdefault(part, {}).update(judgements)
            case _:
                pass
    if judged:
        notes["judged"] = msgspec.to_builtins(judged, str_keys=True)
    return notes


def hidden(dealt: Any) -> Any:
    """A card that was never drawn: its compartment and who may draw it, nothing else of it."""
    card: dict[str, Any] = {
        "category": dealt["category"], "text": "(not drawn)", "answer": {"judged": True},
    }  # fmt: skip
    if dealt.get("teams") or "drawings" in dealt.get("answer", {}):
        card["teams"] = True
    return card
