"""`secondguess replay`: every game of the house steps through in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from secondguess.cli.replay import replay

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("path", sorted(SCENARIOS.rglob("*.jsonl")), ids=lambda path: path.name)
def test_every_game_can_be_stepped_through(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(str(path)) == 0
    assert "not as expected" not in capsys.readouterr().out


def test_a_game_of_bet_your_brain_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(str(SCENARIOS / "shared" / "byb-most-correct.jsonl")) == 0
    told = capsys.readouterr().out
    assert "Bo said: Brazil, Peru, peru: right (2 accepted)" in told
    assert "Ada 4, bank 19, loans 0 (+1)" in told
