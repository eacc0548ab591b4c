"""What the table says of an answer before anybody appeals: compares a reply with a solution.

What may live here: pure comparisons. How votes and the host change a verdict is in `verdicts`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Literal

from msgspec import UNSET, UnsetType

from ..answers.fold import alike, fold
from ..answers.judge import judge_text, match_item
from ..values import Text, Value, canonical, distance
from .actions import Reply
from .setup import Solution

Verdict = Literal["right", "wrong", "unsure"]

_COMMAS = re.compile("[,;\n\u060c\u3001\uff0c]")
"""What separates the items of a list on one line, in any script."""


class Mark(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What the judge said of one item or name. `text`: as it was written; `item`: which one of the
    solution's it is (from 0), -1 for none; `repeats`: the same was written before it (B111).
    """

    text: str
    verdict: Verdict
    item: int = -1
    repeats: bool = False


class Judgement(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What the judge said of a reply: one verdict, or the marks of a list or of drawings.

    `score`: right minus wrong pairs of links (B115). `distance` to an estimated number, a decimal
    string (B113). `answered`: whether there was anything to judge.
    """

    verdict: Verdict = "wrong"
    marks: tuple[Mark, ...] = ()
    score: int = 0
    distance: str | UnsetType = UNSET
    answered: bool = True


NOTHING = Judgement(answered=False)
"""Nobody wrote anything: wrong."""


def spellings(texts: Sequence[Text]) -> tuple[str, ...]:
    """Every accepted spelling in every language (B118)."""
    found: list[str] = []
    for text in texts:
        found.extend([text] if isinstance(text, str) else text.values())
    return tuple(found)


def judge(solution: Solution, reply: Reply | None) -> Judgement:
    """What the judge says of `reply` (None: nothing was written) to a question with `solution`."""
    if solution.kind == "judged":
        # Done aloud: unsure even if nobody handed in (B117).
        return Judgement(verdict="unsure", answered=reply is not None)
    if reply is None:
        return NOTHING
    match solution.kind:
        case "text":
            return _text(solution, reply)
        case "value":
            return _value(solution, reply)
        case "option":
            same = reply.option == solution.correct
            return Judgement(verdict="right" if same else "wrong")
        case "links":
            return _links(solution, reply)
        case "items":
            return _items(solution, reply)
        case _:
            return _names(solution, reply)


def _text(solution: Solution, reply: Reply) -> Judgement:
    if not isinstance(reply.text, str) or not isinstance(solution.accept, tuple):
        return NOTHING
    reject = () if solution.reject is UNSET else spellings(solution.reject)
    return Judgement(verdict=judge_text(reply.text, spellings(solution.accept), reject))


def _value(solution: Solution, reply: Reply) -> Judgement:
    if not isinstance(reply.value, str) or not isinstance(solution.number, str):
        return NOTHING
    apart = distance(Decimal(reply.value), Decimal(solution.number))
    tolerance = Decimal(solution.tolerance) if isinstance(solution.tolerance, str) else Decimal(0)
    return Judgement(verdict="right" if apart <= tolerance else "wrong", distance=canonical(apart))


def _links(solution: Solution, reply: Reply) -> Judgement:
    if not isinstance(reply.links, dict) or not isinstance(solution.links, dict):
        return NOTHING
    pairs = sum(reply.links.get(field) == stone for field, stone in solution.links.items())
    # A field without a stone counts nothing (B111, B115).
    score = pairs - (len(reply.links) - pairs)
    return Judgement(verdict="right" if pairs == len(solution.links) else "wrong", score=score)


def _items(solution: Solution, reply: Reply) -> Judgement:
    if not isinstance(reply.items, tuple) or not isinstance(solution.items, tuple):
        return NOTHING
    reject = () if solution.reject is UNSET else spellings(solution.reject)
    known = [spellings(item.accept) for item in solution.items]
    marks: list[Mark] = []
    for text in _one_by_one(reply.items, known, reject):
        verdict, item = match_item(text, known, reject)
        repeats = any(alike(text, mark.text) for mark in marks)
        at = -1 if item is None else item
        marks.append(Mark(text=text, verdict=verdict, item=at, repeats=repeats))
    return Judgement(marks=tuple(marks), answered=bool(marks))


def _one_by_one(
    items: tuple[str, ...], known: Sequence[Sequence[str]], reject: Sequence[str]
) -> Sequence[str]:
    """The items of a notepad. All on one line with commas is a list, too, unless it is one item."""
    written = [text for text in items if fold(_COMMAS.sub(" ", text))]
    if len(written) == 1 and match_item(written[0], known, reject)[0] == "wrong":
        return [part.strip() for part in _COMMAS.split(written[0]) if fold(part)]
    return written


def _names(solution: Solution, reply: Reply) -> Judgement:
    if not isinstance(reply.names, tuple) or not isinstance(solution.drawings, tuple):
        return NOTHING
    marks = []
    for n, prompt in enumerate(solution.drawings):
        text = reply.names[n] if n < len(reply.names) else ""
        verdict = judge_text(text, spellings((prompt,)))
        marks.append(Mark(text=text, verdict=verdict, item=n))
    return Judgement(marks=tuple(marks), answered=any(fold(mark.text) for mark in marks))
