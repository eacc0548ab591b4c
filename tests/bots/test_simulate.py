"""Whole games without people: every game ends, both endings come, and a seed repeats itself."""

from __future__ import annotations

import pytest

from secondguess.bots.simulate import play_game
from secondguess.cli import SIDES, main
from secondguess.cli.simulate import play_many
from secondguess.decks.library import load_library

DECK = next(deck for deck in load_library().values() if deck.cards)


@pytest.mark.parametrize("side", SIDES)
def test_every_game_ends_b90_b91(side: str) -> None:
    """A hundred here; ten thousand were played for `docs/bet-your-brain.md`."""
    played = play_many(DECK, 25, side, "tests")
    assert {game.ended_by for game in played} == {"23", "loans"}
    for game in played:
        assert game.turns >= 4
        assert all(0 <= points <= 23 for points in game.points)
        assert (23 in game.points) == (game.ended_by == "23")


def test_a_seed_repeats_its_game() -> None:
    assert play_game(DECK, 3, "again") == play_game(DECK, 3, "again")


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--seats", "2", "--seed", "x"]) == 0
    assert "| 2 | 2 |" in capsys.readouterr().out
