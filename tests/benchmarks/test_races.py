"""B112 under a made network: the truly first wins (docs/fastest.md)."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.races import LEAST_MARGIN_MS, TRIPS_MS, Line, Net, Ran, measure, run_all, winners

RACES = 10_000


def share(ran: list[Ran]) -> float:
    """How many of a hundred the truly first won alone."""
    return 100 * sum(one.won for one in ran) / len(ran)


@pytest.fixture(scope="module")
def ran() -> list[Ran]:
    return run_all(Net(), RACES)


def test_b112_the_truly_first_wins_at_least_99_of_100_races(ran: list[Ran]) -> None:
    assert len(ran) == RACES
    assert min(one.margin_ms for one in ran) >= LEAST_MARGIN_MS
    assert share(ran) >= 99


@pytest.mark.parametrize("trip_ms", TRIPS_MS)
def test_b112_whatever_the_delay_of_the_first(ran: list[Ran], trip_ms: int) -> None:
    of_it = [one for one in ran if one.trip_ms == trip_ms]
    assert len(of_it) > RACES / 5
    assert share(of_it) >= 99


def test_b112_close_ones_too(ran: list[Ran]) -> None:
    close = [one for one in ran if one.margin_ms < 60]
    assert len(close) > RACES / 20
    assert share(close) >= 99


def test_the_made_network_is_not_one_in_which_everybody_is_right_anyway() -> None:
    assert share(run_all(Net(measured=False), 1_000)) < 95


def test_a_seed_makes_the_same_races() -> None:
    assert run_all(Net(), 20) == run_all(Net(), 20)


def test_frames_are_never_earlier_than_the_line_allows() -> None:
    rng = Random(1)
    for _ in range(200):
        line = Line(Net(), rng)
        assert line.up() >= line.up_ms
        assert line.down(awake=True) >= line.down_ms
        assert line.up_ms + line.down_ms == pytest.approx(line.trip_ms)
        assert abs(measure(line, rng).ms - line.trip_ms / 2) < 60


@pytest.mark.parametrize(
    ("letters", "won"),
    [
        ([(1_000.9, 1, 0), (1_001.0, 2, 1)], [1, 2]),
        ([(1_000.9, 1, 0), (1_001.0, 2, 2)], [2]),
        ([(1_000.0, 1, 0), (1_249.9, 2, 250)], [2]),
        ([(1_000.0, 1, 0), (1_250.0, 2, 900)], [1]),
    ],
)
def test_b112_the_rules_decide_them(letters: list[tuple[float, int, int]], won: list[int]) -> None:
    assert winners(3, 500, letters) == won
