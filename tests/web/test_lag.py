"""What round trips tell of the way from a phone (B112)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from secondguess.web.lag import KEPT, Lag

MS = 1_000_000


def measured(trips_ms: Iterable[float]) -> Lag:
    """After pings that were answered so late, one after the other."""
    lag, now = Lag(), 0
    for trip in trips_ms:
        lag.want(1)
        said = lag.ping(now)
        now += round(trip * MS)
        assert lag.pong(said, now)
    return lag


def test_b112_nothing_is_taken_off_before_anything_was_measured() -> None:
    lag = Lag()
    assert lag.ms == 0
    lag.want(1)
    assert lag.ping(0)
    assert lag.ms == 0


@pytest.mark.parametrize(("trip", "way"), [(0.2, 0), (5, 3), (60, 30), (150, 75), (400, 200)])
def test_b112_the_way_is_half_of_there_and_back(trip: float, way: int) -> None:
    assert measured([trip]).ms == way
    assert measured([trip] * 40).ms == way


def test_pings_go_one_at_a_time_and_as_many_as_were_wanted() -> None:
    lag = Lag()
    assert lag.ping(0) == b""
    lag.want(2)
    lag.want(1)
    first = lag.ping(0)
    assert first
    assert lag.ping(1) == b""
    assert lag.pong(first, 2)
    second = lag.ping(3)
    assert second not in (b"", first)
    assert lag.pong(second, 4)
    assert lag.ping(5) == b""


def test_only_the_answer_to_the_ping_that_is_on_its_way_counts() -> None:
    lag = Lag()
    lag.want(3)
    # Nobody was asked; the heartbeat of the socket says nothing; a guess at the next number.
    assert not lag.pong(b"1", 0)
    first = lag.ping(0)
    for said in (b"", b"2", first + b"0", b"\xff" * 125):
        assert not lag.pong(said, 5 * MS)
    assert lag.pong(first, 10 * MS)
    assert not lag.pong(first, 900 * MS)
    second = lag.ping(1_000 * MS)
    assert not lag.pong(first, 5_000 * MS)
    assert lag.pong(second, 1_010 * MS)
    assert lag.ms == 5


def test_who_answers_no_ping_is_asked_no_more_and_credited_nothing_new() -> None:
    lag = measured([20] * 5)
    lag.want(1)
    assert lag.ping(0)
    for second in range(1, 60):
        lag.want(1)
        assert lag.ping(second * 1_000 * MS) == b""
    assert lag.ms == 10


def test_one_that_could_not_leave_at_once_is_not_measured() -> None:
    lag = measured([20])
    lag.want(1)
    said = lag.ping(0)
    lag.unsent()
    assert not lag.pong(said, 800 * MS)
    lag.want(1)
    assert lag.ping(MS)
    assert lag.ms == 10


def test_the_line_of_half_a_minute_ago_is_forgotten() -> None:
    assert measured([400, *[10] * KEPT]).ms == 5
    assert measured([10, *[400] * KEPT]).ms == 200


@given(st.lists(st.floats(0, 3_000), min_size=1, max_size=40))
def test_it_is_never_more_than_three_quarters_of_what_was_measured(trips: list[float]) -> None:
    way = measured(trips).ms
    kept = sorted(trips[-KEPT:])
    assert round(kept[0] / 2 - 0.51) <= way <= kept[(len(kept) - 1) // 4] / 2 + 0.51


@given(st.integers(0, 3), st.integers(1, 2_000), st.randoms())
def test_holding_back_pongs_now_and_then_brings_nothing(
    honest: int, held: int, chance: Random
) -> None:
    """Of 16 kept, 4 that are as they should be keep it down, wherever they are."""
    trips = [30.0] * (4 + honest) + [30.0 + held] * (KEPT - 4 - honest)
    chance.shuffle(trips)
    assert measured(trips).ms == 15


def test_pings_that_wait_for_a_sleeping_radio_do_not_count_as_delay() -> None:
    """Of each pair the first wakes the phone: up to a beacon's time late."""
    assert measured([95, 12] * 8).ms == 6
