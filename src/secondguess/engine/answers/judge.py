"""The judge of typed answers: right, wrong, or for people to decide (B118).

What may live here: verdicts on a text against what a card accepts and rejects. What happens with
an unsure one (B117), appeals and counting (B111) are the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from rapidfuzz.distance import OSA

from .fold import readings
from .words import has_digit

Verdict = Literal["right", "wrong", "unsure"]

ONE_EDIT, TWO_EDITS = 6, 12
"""Letters an accepted answer has, folded, from which on so many edits are unsure (B118)."""

# What a card says is read once, not with every answer to it. Typed texts are not kept.
_of_card = lru_cache(maxsize=4096)(readings)


def judge_text(typed: str, accept: Sequence[str], reject: Sequence[str] = ()) -> Verdict:
    """Whether `typed` is an accepted answer. A blank one is wrong."""
    return match_item(typed, [accept], reject)[0]


def match_item(
    typed: str, items: Sequence[Sequence[str]], reject: Sequence[str] = ()
) -> tuple[Verdict, int | None]:
    """The verdict on `typed`, and which of `items` it is, if right, or may be, if unsure.

    Each item is a list of accepted spellings. The nearest is meant, the first of equally near
    ones. Accepted goes before rejected, and rejected before unsure: that is B118's order.
    """
    ways = readings(typed)
    if not ways:
        return "wrong", None
    same = frozenset(ways)
    for index, accept in enumerate(items):
        if any(not same.isdisjoint(_of_card(spelling)) for spelling in accept):
            return "right", index
    if any(not same.isdisjoint(_of_card(spelling)) for spelling in reject):
        return "wrong", None
    best: tuple[int, int] | None = None
    for index, accept in enumerate(items):
        for spelling in accept:
            edits = _edits(ways, _of_card(spelling))
            if edits is not None and (best is None or edits < best[0]):
                best = edits, index
    return ("wrong", None) if best is None else ("unsure", best[1])


def _edits(typed: Sequence[str], accepted: Sequence[str]) -> int | None:
    """How many edits `typed` is away, None where it is too many (all readings of both)."""
    allowed = _allowed(accepted)
    if not allowed or has_digit(typed[0]):
        return None
    found = [
        edits
        for way in typed
        for spelling in accepted
        if abs(len(way) - len(spelling)) <= allowed
        and (edits := OSA.distance(way, spelling, score_cutoff=allowed)) <= allowed
    ]
    return min(found, default=None)


def _allowed(accepted: Sequence[str]) -> int:
    """How many edits away from an accepted answer are unsure: 0, 1 or 2 (B118)."""
    if not accepted or has_digit(accepted[0]):
        return 0
    letters = sum(map(str.isalpha, accepted[0]))
    return 2 if letters >= TWO_EDITS else 1 if letters >= ONE_EDIT else 0
