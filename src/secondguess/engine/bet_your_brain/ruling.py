"""Rulings: votes, appeals, the host's word, and a solution put right (B117, B118, B124)."""

from __future__ import annotations

from ..actions import Who
from ..answers.fold import alike
from ..refusals import refuse
from . import actions as ba
from . import events as ev
from .actions import Part
from .answering import decided
from .judging import Judgement
from .state import Key, State
from .turn import Turn, in_phase, needs
from .verdicts import (
    Vote,
    appealable,
    bonus_verdicts,
    kind_of,
    main_verdicts,
    open_votes,
    solution_of,
    standings,
)


def rule(turn: Turn, who: Who, action: ba.Rule) -> None:
    """A vote, or the host's word. Raises Refused."""
    in_phase(turn, "ruling")
    as_host = who.host and (who.seat == 0 or action.host)
    if as_host:
        _host_rules(turn, action)
        return
    mine = [vote for vote in open_votes(turn.state) if who.seat in vote.voters]
    needs(bool(mine))
    key = _key(turn.state, action)
    needs(any(vote.key == key for vote in mine))
    turn.add(ev.Voted(who.seat, key[1], key[0], action.right, key[2]))


def _host_rules(turn: Turn, action: ba.Rule) -> None:
    """The host's word decides at once (B117)."""
    key = _key(turn.state, action)
    card = turn.state.card
    counts = key[0] == "main" and card is not None and card.symbol == "most-correct"
    if counts and kind_of(turn.state, "main") == "items" and not key[2]:
        refuse("wrong-kind", "say which item of the list")
    turn.add(ev.Ruled(key[1], key[0], action.right, key[2], host=True))


def _key(state: State, action: ba.Rule | ba.Appeal) -> Key:
    """What an action is about, with the item as it was written. Raises Refused."""
    shown = main_verdicts(state) if action.part == "main" else bonus_verdicts(state)
    if action.about not in shown:
        refuse("out-of-range", "there is no verdict about that seat")
    if not isinstance(action.item, str) or not action.item:
        return (action.part, action.about, "")
    written = [s.text for s in standings(state, action.part, action.about)]
    same = [text for text in written if alike(text, action.item)]
    if not same:
        refuse("out-of-range", "there is no such item")
    item = action.item if action.item in written else same[0]
    return (action.part, action.about, item)


def appeal(turn: Turn, who: Who, action: ba.Appeal) -> None:
    """Any seat puts a verdict of the judge to the vote, once (B118). Raises Refused."""
    in_phase(turn, "ruling")
    state = turn.state
    needs(not state.player(who.seat).late)
    key = _key(state, action)
    may = [k for k in appealable(state) if k[:2] == key[:2]]
    if key[2] or kind_of(state, key[0]) not in ("items", "names"):
        if key not in may:
            refuse("no-appeal")
        turn.add(ev.Appealed(key[1], key[0], (key[2],) if key[2] else ()))
        return
    # Without an item: all those of the list that make the verdict what it is.
    shown = main_verdicts(state) if key[0] == "main" else bonus_verdicts(state)
    verdict = shown[key[1]]
    against = {s.text for s in standings(state, key[0], key[1]) if s.verdict == verdict}
    items = tuple(k[2] for k in may if k[2] in against)
    if not items:
        refuse("no-appeal")
    turn.add(ev.Appealed(key[1], key[0], items))


def count_votes(turn: Turn, *, bell: bool) -> bool:
    """Decide what all who may vote have voted on, at the `bell` everything that is open.

    Returns False where two seats could not agree: then the card is void (B117).
    """
    progress = True
    while progress:
        progress = False
        for vote in open_votes(turn.state):
            if not bell and not all(seat in vote.cast for seat in vote.voters):
                continue
            right = _decision(turn.state, vote)
            if right is None:
                return False
            part, about, item = vote.key
            turn.add(ev.Ruled(about, part, right, item))
            # What is decided may open or close another vote, so the list is made anew.
            progress = True
            break
    return True


def _decision(state: State, vote: Vote) -> bool | None:
    """What the votes cast say; None where two seats do not say the same word (B117)."""
    cast = [vote.cast[seat] for seat in vote.voters if seat in vote.cast]
    if len(state.players) == 2:
        return cast[0] if len(cast) == 2 and cast[0] == cast[1] else None
    return sum(cast) * 2 >= len(cast)


def correct(turn: Turn, action: ba.PutRight) -> None:
    """The host puts a solution right; verdicts are made anew (B124). Raises Refused."""
    in_phase(turn, "answer", "bonus", "ruling")
    state = turn.state
    before = solution_of(state, action.part)
    if before is None or before.kind != action.answer.kind:
        refuse("wrong-kind")
    if before.kind in ("names", "links", "option") and _shape(before) != _shape(action.answer):
        refuse("wrong-kind", "as many as are on the card")
    attempts = {}
    if action.part == "main":
        attempts = {
            seat: tuple(turn.judge("main", seat, action.answer, attempt.reply) for attempt in made)
            for seat, made in state.round.attempts.items()
        }
    judgements = _judged_anew(turn, action)
    turn.add(ev.Corrected(action.part, action.answer, judgements, attempts))
    if state.phase == "answer" and action.part == "main":
        decided(turn)


def _shape(solution: object) -> tuple[int, ...]:
    """How many there are of what people already see."""
    return tuple(
        len(whole) if isinstance(whole := getattr(solution, name), tuple) else 0
        for name in ("drawings", "left", "options")
    )


def _judged_anew(turn: Turn, action: ba.PutRight) -> dict[int, Judgement]:
    state = turn.state
    part: Part = action.part
    if part == "bonus":
        replies = state.round.bonus_pads
        seats = list(state.round.bonus_judged)
    else:
        replies = state.round.pads
        seats = list(state.round.judged)
    return {seat: turn.judge(part, seat, action.answer, replies.get(seat)) for seat in seats}
