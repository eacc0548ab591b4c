"""Actions while a game runs: the game's own, and the host's over clock and rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from ..engine import actions as act
from ..engine.actions import Given, Who
from ..engine.refusals import Refusal, refuse
from ..engine.values import Sitter
from . import events as ev
from .plan import Turn

if TYPE_CHECKING:
    from .handle import Chance


def act_in_game(turn: Turn, who: Who, action: Any, chance: Chance) -> None:
    """An action of the contract while a game is there. Raises Refused."""
    match action:
        case act.Pause():
            _clock(turn, who, action, paused=True)
        case act.GoOn():
            _clock(turn, who, action, paused=False)
        case act.MoreTime(seconds=seconds):
            _more_time(turn, who, seconds)
        case act.Undo():
            _undo(turn, who)
        case act.TimeUp() if turn.table.paused:
            refuse("wrong-phase")
        case act.Sit():
            _sit(turn, who, action, chance)
        case act.Leave() | act.Back():
            _presence(turn, who, action)
        case _:
            _game(turn, who, action, chance.given)


def game_presence(turn: Turn, seat: int, *, away: bool, may_end: bool = True) -> None:
    """Tell the game that a seat is away or here; the others do not wait for the away (F015)."""
    rules, play = turn.table.rules, turn.table.play
    action = act.Leave() if away else act.Back()
    steps = rules.decide(play, Who(seat=seat), action, Given(at=turn.now))
    if isinstance(steps, Refusal):
        return
    badge = rules.badged(seat, away=away)
    if badge is not None and not may_end and _ends(turn, steps):
        steps = [badge]
    stage = turn.table.stage
    turn.play(steps)
    _forget_if_moved(turn, stage)


def _ends(turn: Turn, steps: list[Any]) -> bool:
    """Whether these events end the running game."""
    rules, play = turn.table.rules, turn.table.play
    if rules.phase_of(play).over:
        return False
    for step in steps:
        play = rules.evolve(play, step)
    return rules.phase_of(play).over


def keep(turn: Turn, do: str, *, game: bool) -> None:
    """Remember how things stand, so that `undo` can take `do` back."""
    turn.set_clock(paused=turn.table.paused)
    turn.add(ev.Kept(do, game))


def _game(turn: Turn, who: Who, action: Any, given: Given) -> None:
    rules, stage = turn.table.rules, turn.table.stage
    word = str(action.__struct_config__.tag)
    if word == "spin" and given.luck is not None and not given.lands:
        given = replace(given, lands=rules.lands(turn.table.play, given.luck))
    steps = rules.decide(turn.table.play, who, action, given)
    if isinstance(steps, Refusal):
        refuse(steps.code, steps.detail)
    if is_hosts(action, who):
        keep(turn, word, game=True)
        turn.play(steps)
        text = getattr(action, "answer", "")
        about = getattr(action, "about", 0)
        turn.log(word, by=who.seat, seat=about, text=text if isinstance(text, str) else "")
    else:
        turn.play(steps)
        _forget_if_moved(turn, stage)


def is_hosts(action: Any, who: Who) -> bool:
    """Whether an action is the host's, and not that of the seat that wears the hat."""
    if action.by == "seat-or-host":
        return who.host and (who.seat == 0 or bool(action.host))
    return bool(action.by == "host")


def _forget_if_moved(turn: Turn, stage: int) -> None:
    """A phase that opened by itself ends what `undo` could take back."""
    if turn.table.stage != stage and turn.table.kept is not None:
        turn.add(ev.Dropped())


def _in_play(turn: Turn) -> None:
    if turn.table.rules.phase_of(turn.table.play).over:
        refuse("wrong-phase")


def _clock(turn: Turn, who: Who, action: Any, *, paused: bool) -> None:
    _in_play(turn)
    if turn.table.paused == paused:
        return
    word = str(action.__struct_config__.tag)
    keep(turn, word, game=False)
    turn.set_clock(paused=paused)
    turn.log(word, by=who.seat)


def _more_time(turn: Turn, who: Who, seconds: int) -> None:
    _in_play(turn)
    if turn.table.clock is None:
        refuse("wrong-phase")
    keep(turn, "more-time", game=False)
    turn.set_clock(paused=turn.table.paused, more_ms=seconds * 1000)
    turn.log("more-time", by=who.seat, text=str(seconds))


def _undo(turn: Turn, who: Who) -> None:
    kept = turn.table.kept
    if kept is None:
        refuse("wrong-phase")
    turn.add(ev.TookBack(turn.now))
    turn.log("undo", by=who.seat, text=kept.do)


def _sit(turn: Turn, who: Who, action: act.Sit, chance: Chance) -> None:
    steps = turn.table.rules.decide(turn.table.play, who, action)
    if isinstance(steps, Refusal):
        refuse(steps.code, steps.detail)
    turn.play(steps)
    sitter = Sitter(name=action.name, age=action.age, members=action.members)
    colour = turn.table.rules.view(turn.table.play, None).seats[-1].colour
    member = 0 if action.members is UNSET else 1
    turn.add(ev.SeatTaken(sitter, colour, chance.token or UNSET, member))


def _presence(turn: Turn, who: Who, action: Any) -> None:
    away = isinstance(action, act.Leave)
    if turn.table.seats[who.seat - 1].away == away:
        return
    turn.add(ev.Away(who.seat, turn.now) if away else ev.Here(who.seat))
    game_presence(turn, who.seat, away=away)
