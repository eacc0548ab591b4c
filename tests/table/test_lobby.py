"""Sitting down, the hat, and what the host may do around a game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from secondguess.engine.refusals import Refusal
from secondguess.protocol.http import TakeSeat
from secondguess.table.events import Away
from secondguess.table.feed import Viewer, host_legal, is_host
from secondguess.table.handle import set_presence
from secondguess.table.names import clean_name
from secondguess.table.seating import take_seat
from secondguess.table.state import evolve

from .tables import HOST, attempt, code_of, do, opened, seat, seated, start, started, taken


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Bo", "Bo"),
        ("李", "李"),
        ("Ö", "Ö"),
        ("😀", "😀"),
        ("J.", "J."),
        ("O'Neil", "O'Neil"),
        ("Abcdefghijklmnopqrstuvwx", "Abcdefghijklmnopqrstuvwx"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("{{7*7}}", "{{7*7}}"),
        ("  Ann \n  Lee ", "Ann Lee"),
        ("A\u202eB\u2066C", "A B C"),
        ("e\u0301", "é"),
        ("👩‍👩‍👧" * 24, "👩‍👩‍👧" * 24),
    ],
)
def test_names_of_any_script_f073_f077(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name-empty"),
        (" \t ", "name-empty"),
        ("\u202e\u2066", "name-empty"),
        ("\u200d", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("👩‍👩‍👧" * 25, "name-too-long"),
        ("<img onerror=alert(1) src=x>" * 2, "name-too-long"),
        ("a" + "\u0301" * 400, "name-too-long"),
    ],
)
def test_names_that_are_none_f075(typed: str, code: str) -> None:
    assert clean_name(typed) == Refusal(code)


def test_an_eighth_seat_is_refused_w72() -> None:
    table = seated(7)
    assert code_of(take_seat(table, TakeSeat(name="Hal"), "phone-8", 0)) == "table-full"


def test_a_colour_is_one_seats_only() -> None:
    table = taken(take_seat(opened(), TakeSeat(name="Ann", colour="green"), "a", 0)).table
    assert table.seats[0].colour == "green"
    answer = take_seat(table, TakeSeat(name="Bo", colour="green"), "b", 0)
    assert code_of(answer) == "colour-taken"
    assert code_of(take_seat(table, TakeSeat(name="ann"), "b", 0)) == "name-taken"


def test_a_team_is_one_seat_with_several_phones_w1() -> None:
    table = taken(take_seat(opened(), TakeSeat(name="Ann", team="Reds"), "a", 0)).table
    table = taken(take_seat(table, TakeSeat(name="Bo", seat=1, age=9), "b", 0)).table
    assert len(table.seats) == 1
    assert [token.member for token in table.seats[0].tokens] == [1, 2]
    members = table.seats[0].sitter.members
    assert members is not UNSET
    assert [member.name for member in members] == ["Ann", "Bo"]
    alone = seated(1)
    assert code_of(take_seat(alone, TakeSeat(name="Bo", seat=1), "b", 0)) == "seat-taken"


def test_a_freed_seat_is_taken_with_its_points_f001() -> None:
    table = started(3)
    for n in (1, 2, 3):
        table = do(table, seat(n), do="guess", value="5")
    table = do(table, HOST, do="free", seat=2)
    assert table.seats[1].free
    assert table.seats[1].tokens == ()
    plan = taken(take_seat(table, TakeSeat(name="Bo again", seat=2), "new", 0))
    assert [token.hash for token in plan.table.seats[1].tokens] == ["new"]
    assert not plan.table.seats[1].away
    assert plan.table.play.guesses[2] == "5"


def test_start_needs_two_seats_and_works_once_w1_f027() -> None:
    assert code_of(attempt(seated(1), HOST, do="start")) == "too-few-seats"
    assert code_of(attempt(started(2), HOST, do="start")) == "wrong-phase"
    assert code_of(attempt(started(2), HOST, do="start", **{"for": 0})) == "stale"


@pytest.mark.parametrize(
    "options",
    [
        {"questions": 0},
        {"questions": 16},
        {"guess_seconds": 4},
        {"guess_seconds": 601},
        {"bet_seconds": ""},
        {"edition": "third"},
        {"colour": "red"},
        [],
    ],
)
def test_options_out_of_their_bounds_are_refused_f061_w73_w74(options: object) -> None:
    assert code_of(attempt(seated(2), HOST, do="options", options=options)) == "bad-options"


@pytest.mark.parametrize(
    "options", [{"questions": 1}, {"questions": 15}, {"guess_seconds": 5, "bet_seconds": 600}, {}]
)
def test_options_at_their_bounds_are_in_force_f061_w73_w74(options: dict[str, int]) -> None:
    table = do(seated(2), HOST, do="options", options=options)
    shown = table.rules.options_view(table.options, 2)
    for key, value in options.items():
        assert getattr(shown, key) == value


def test_a_tables_clocks_run_thirty_seconds_unless_told_otherwise_w10_w30() -> None:
    table = do(seated(2), HOST, do="options", options={"bet_seconds": "none"})
    shown = table.rules.options_view(table.options, 2)
    assert shown.guess_seconds == 30
    assert shown.bet_seconds is UNSET


def test_the_hat_goes_to_a_seat_and_back_to_the_screen() -> None:
    table = do(seated(2), HOST, do="hand-over", seat=2)
    assert is_host(table, Viewer(seat=2))
    assert not is_host(table, Viewer(screen=True))
    assert host_legal(table).hand_over == [0, 1]
    assert is_host(do(table, HOST, do="hand-over", seat=0), Viewer(screen=True))


def test_any_seat_takes_the_hat_of_a_host_who_is_away_for_a_minute_f025() -> None:
    table = evolve(seated(2), Away(0, 1_000))
    assert code_of(attempt(table, seat(2), 60_999, do="take-hat")) == "not-your-turn"
    assert do(table, seat(2), 61_000, do="take-hat").hat == 2


def test_a_kicked_seat_leaves_the_lobby_and_the_others_move_up() -> None:
    table = do(do(seated(3), HOST, do="hand-over", seat=3), HOST, do="kick", seat=1)
    assert [s.sitter.name for s in table.seats] == ["Bo", "Cy"]
    assert table.hat == 2
    assert code_of(attempt(table, HOST, do="kick", seat=2)) == "not-your-turn"


def test_the_host_renames_a_seat_in_a_running_game() -> None:
    table = do(started(2), HOST, do="rename", seat=1, name="Anna")
    assert table.rules.view(table.play, None).seats[0].name == "Anna"
    assert code_of(attempt(table, HOST, do="rename", seat=1, name="BO")) == "name-taken"
    assert code_of(attempt(table, HOST, do="rename", seat=1, name=" ")) == "name-empty"


def test_again_keeps_the_people_and_goes_on_in_the_deck_f033_w3() -> None:
    table = do(started(3), HOST, do="void")
    table = do(table, HOST, do="kick", seat=2)
    table = do(table, HOST, do="end")
    assert host_legal(table).again is True
    table = do(table, HOST, do="again")
    assert table.play is None
    assert [s.sitter.name for s in table.seats] == ["Ann", "Cy"]
    assert table.asked == ("a/1", "a/2")
    assert table.position == 2
    assert table.games == 1


def test_who_is_away_when_the_game_starts_is_not_waited_for_f015() -> None:
    lobby = set_presence(seated(3), 2, away=True, now=0).table
    table = start(lobby)
    assert table.rules.to_act(table.play) == [1, 3]


@pytest.mark.parametrize("do_", ["next", "void", "end", "pause", "undo", "kick", "start", "again"])
def test_nobody_but_the_host_commands_f071(do_: str) -> None:
    said: dict[str, Any] = {"do": do_, **({"seat": 1} if do_ == "kick" else {})}
    for table in (seated(2), started(2)):
        assert code_of(attempt(table, seat(1), **said)) == "not-host"
