"""Verdicts as they stand: what the judge said, changed by votes and by the host's word.

What may live here: functions from a state to verdicts, counts and open votes. They are computed
anew each time, so that no order of votes and appeals can leave a stale one behind (B112, B117).
"""

from __future__ import annotations

from decimal import Decimal

from msgspec import UNSET

from ..answers.fold import fold
from ..values import Value
from .actions import Part
from .judging import NOTHING, Judgement, Mark, Verdict
from .setup import Kind, Solution
from .state import Attempt, Key, State

MOST_LAG_MS = 250
"""At most this much is taken off the time of receipt (B112)."""


class Standing(Value, frozen=True, kw_only=True):
    """An item of a list, or the name of a drawing, as it stands. `counts`: no repetition (B111)."""

    text: str
    verdict: Verdict
    counts: bool


class Vote(Value, frozen=True, kw_only=True):
    """An open vote. `voters`: who may vote and is here (B117, B123)."""

    key: Key
    voters: tuple[int, ...]
    cast: dict[int, bool]


def judgement_of(state: State, part: Part, seat: int) -> Judgement:
    """What the judge said of a seat, as it was."""
    table = state.round.judged if part == "main" else state.round.bonus_judged
    return table.get(seat, NOTHING)


def solution_of(state: State, part: Part) -> Solution | None:
    """The solution of the question, or of the additional one."""
    solution = state.round.solution if part == "main" else state.round.bonus
    return None if solution is UNSET else solution


def kind_of(state: State, part: Part) -> Kind | None:
    """The kind of the question, or of the additional one."""
    solution = solution_of(state, part)
    return None if solution is None else solution.kind


def standings(state: State, part: Part, seat: int) -> list[Standing]:
    """The items or names of a seat, in the order in which they were written."""
    marks = judgement_of(state, part, seat).marks
    if kind_of(state, part) == "names":
        return [
            Standing(text=mark.text, verdict=_of_mark(state, part, seat, mark), counts=True)
            for mark in marks
        ]
    verdicts = [_of_mark(state, part, seat, mark) for mark in marks]
    known = {m.item for m, v in zip(marks, verdicts, strict=True) if v == "right" and m.item >= 0}
    found: set[int] = set()
    standing = []
    for mark, verdict in zip(marks, verdicts, strict=True):
        counts = not mark.repeats
        if verdict == "right" and mark.item >= 0:
            counts = counts and mark.item not in found
            found.add(mark.item)
        elif verdict == "unsure" and mark.item in known:
            # Another spelling of what is right already: nothing to vote on (F103).
            counts = False
        standing.append(Standing(text=mark.text, verdict=verdict, counts=counts))
    return standing


def _of_mark(state: State, part: Part, seat: int, mark: Mark) -> Verdict:
    key = (part, seat, mark.text)
    if key in state.round.ruled:
        return "right" if state.round.ruled[key] else "wrong"
    return "unsure" if key in state.round.appealed else mark.verdict


def counted(state: State, part: Part, seat: int) -> tuple[int, int, int]:
    """How many counting items (or names) are right, wrong and unsure."""
    all_of_them = [s.verdict for s in standings(state, part, seat) if s.counts]
    return (
        all_of_them.count("right"), all_of_them.count("wrong"), all_of_them.count("unsure"),
    )  # fmt: skip


def accepted(state: State) -> dict[int, int]:
    """Right minus wrong of every seat (B51, B115); an unsure item counts 0 until it is ruled."""
    numbers = {}
    for seat in state.answering:
        if kind_of(state, "main") == "links":
            numbers[seat] = judgement_of(state, "main", seat).score
        else:
            right, wrong, _ = counted(state, "main", seat)
            numbers[seat] = right - wrong
    return numbers


def main_verdicts(state: State) -> dict[int, Verdict]:
    """The verdict on the question of every answering seat."""
    symbol = state.card.symbol if state.card is not None else UNSET
    if symbol == "fastest":
        return race(state)
    if symbol == "most-correct":
        numbers = accepted(state)
        most = max(numbers.values(), default=0)
        plain = {seat: most >= 1 and number == most for seat, number in numbers.items()}
    elif symbol == "estimation":
        plain = _nearest(state)
    else:
        return {seat: _single(state, "main", seat) for seat in state.answering}
    return {
        seat: _overruled(state, "main", seat, "right" if wins else "wrong")
        for seat, wins in plain.items()
    }


def bonus_verdicts(state: State) -> dict[int, Verdict]:
    """The verdict on the additional question of every seat that may have it (B61, B114)."""
    if solution_of(state, "bonus") is None:
        return {}
    main = main_verdicts(state)
    if state.at_bell:
        asked = [seat for seat, verdict in main.items() if verdict == "right"]
    else:
        asked = [seat for seat in state.round.asked_bonus if main.get(seat) in ("right", "unsure")]
    return {seat: _single(state, "bonus", seat) for seat in asked}


def _nearest(state: State) -> dict[int, bool]:
    """Who is nearest to the truth; equal distances all are (B53, B113)."""
    distances = {
        seat: Decimal(judgement.distance)
        for seat in state.answering
        if isinstance((judgement := judgement_of(state, "main", seat)).distance, str)
    }
    least = min(distances.values(), default=Decimal(0))
    return {seat: distances.get(seat) == least and bool(distances) for seat in state.answering}


def _single(state: State, part: Part, seat: int) -> Verdict:
    """The verdict on one seat's answer where nobody else's matters."""
    judgement = judgement_of(state, part, seat)
    verdict = judgement.verdict
    if kind_of(state, part) in ("items", "names"):
        verdict = _of_list(state, part, seat)
    return _overruled(state, part, seat, verdict)


def _of_list(state: State, part: Part, seat: int) -> Verdict:
    """At least `need`, and none wrong in a list (contract); of drawings only `need` (B116)."""
    solution = solution_of(state, part)
    need = 0 if solution is None else solution.needed
    right, wrong, unsure = counted(state, part, seat)
    strict = kind_of(state, part) == "items"
    if (strict and wrong) or right + unsure < need:
        return "wrong"
    if right >= need and not (strict and unsure):
        return "right"
    return "unsure"


def _overruled(state: State, part: Part, seat: int, verdict: Verdict) -> Verdict:
    key = (part, seat, "")
    if key in state.round.ruled:
        return "right" if state.round.ruled[key] else "wrong"
    return "unsure" if key in state.round.appealed else verdict


def own_time(attempt: Attempt) -> int:
    """When an attempt counts: receipt less the measured delay, at most 250 ms (B112)."""
    return attempt.at - max(0, min(attempt.lag_ms, MOST_LAG_MS))


def race(state: State) -> dict[int, Verdict]:
    """A fastest card: the first right answer wins, equal to the millisecond both do (B52, B112)."""
    best: dict[int, tuple[Verdict, int]] = {
        seat: _best_attempt(state, seat) for seat in state.answering
    }
    first = min((time for verdict, time in best.values() if verdict == "right"), default=None)
    return {
        seat: "wrong" if first is not None and time > first else verdict
        for seat, (verdict, time) in best.items()
    }


def _best_attempt(state: State, seat: int) -> tuple[Verdict, int]:
    """A seat's first right attempt, else its unsure one; votes and appeals are on the last."""
    attempts = state.round.attempts.get(seat, ())
    unsure: int | None = None
    for n, attempt in enumerate(attempts, start=1):
        verdict = attempt.judgement.verdict
        if n == len(attempts):
            verdict = _overruled(state, "main", seat, verdict)
        if verdict == "right":
            return "right", own_time(attempt)
        if verdict == "unsure" and unsure is None:
            unsure = own_time(attempt)
    if unsure is not None:
        return "unsure", unsure
    if not attempts:
        return _overruled(state, "main", seat, "wrong"), 0
    return "wrong", own_time(attempts[-1])


def open_keys(state: State) -> list[Key]:
    """Every verdict that is unsure (B117, B118), by seat, main part first."""
    keys: list[Key] = []
    for part, verdicts in (("main", main_verdicts(state)), ("bonus", bonus_verdicts(state))):
        named: Part = "main" if part == "main" else "bonus"
        in_list = kind_of(state, named) in ("items", "names")
        for seat, verdict in verdicts.items():
            if in_list and (named, seat, "") not in state.round.ruled:
                texts = dict.fromkeys(
                    s.text
                    for s in standings(state, named, seat)
                    if s.counts and s.verdict == "unsure"
                )
                keys.extend((named, seat, text) for text in texts)
            elif verdict == "unsure":
                keys.append((named, seat, ""))
    return keys


def open_votes(state: State) -> list[Vote]:
    """The votes that are open, with who may vote (B117)."""
    here = [player.seat for player in state.betting if not player.away]
    two = len(state.players) == 2
    return [
        Vote(
            key=key,
            voters=tuple(seat for seat in here if two or seat != key[1]),
            cast=state.round.votes.get(key, {}),
        )
        for key in open_keys(state)
    ]


def appealable(state: State) -> list[Key]:
    """Verdicts of the judge that may still be appealed: texts, items, names, once (B118)."""
    if state.phase != "ruling":
        return []
    keys: list[Key] = []
    shown: dict[Part, dict[int, Verdict]] = {
        "main": main_verdicts(state), "bonus": bonus_verdicts(state),
    }  # fmt: skip
    for part, verdicts in shown.items():
        kind = kind_of(state, part)
        for seat in verdicts:
            if kind in ("items", "names"):
                keys.extend(
                    (part, seat, s.text)
                    for s in standings(state, part, seat)
                    if s.counts and s.verdict != "unsure" and fold(s.text)
                )
            elif kind == "text" and _answered(state, part, seat):
                keys.append((part, seat, ""))
    settled = state.round.appealed | state.round.ruled.keys()
    unsure = {(part, seat) for part, v in shown.items() for seat in v if v[seat] == "unsure"}
    return [
        key
        for key in dict.fromkeys(keys)
        if key not in settled
        and (key[0], key[1], "") not in settled
        and (key[2] != "" or (key[0], key[1]) not in unsure)
    ]


def _answered(state: State, part: Part, seat: int) -> bool:
    if part == "main" and seat in state.round.attempts:
        return True
    return judgement_of(state, part, seat).answered
