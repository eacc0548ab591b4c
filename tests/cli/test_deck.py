"""`secondguess deck check`: problems fail, advice does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from secondguess.cli import main

HEAD = 'format = "deck/1"\nid = "mine"\ntitle = "Mine"\n'


def deck(answer: str) -> str:
    """Seven questions, the last one with this answer; none has a note, which is only advised."""
    answers = ["40", "50", "60", "70", "80", "90", answer]
    return HEAD + "".join(
        f'[[numbers]]\nid = "q{n}"\ntext = "How many things are there?"\nanswer = {given}\n'
        for n, given in enumerate(answers, start=1)
    )


def test_a_small_private_deck_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deck.toml").write_text(deck("12"))
    status = main(["deck", "check", str(tmp_path)])
    out = capsys.readouterr().out
    assert status == 0, out
    assert "advice" in out


def test_a_broken_deck_is_named_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deck.toml").write_text(deck('"a dozen"'))
    assert main(["deck", "check", str(tmp_path)]) == 1
    assert "q7" in capsys.readouterr().out
