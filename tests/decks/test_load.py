"""Reading a deck: one file, or a folder with more; what is left out and what is not."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from secondguess.decks.format import summary
from secondguess.decks.load import load
from secondguess.decks.problems import DeckError

HEAD = 'format = "deck/1"\nid = "mine"\ntitle = "Mine"\n'


def question(name: str, answer: str = "100") -> str:
    return f'[[numbers]]\nid = "{name}"\ntext = "How many is {name}?"\nanswer = {answer}\n'


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_private_deck_needs_text_and_answer_only(tmp_path: Path) -> None:
    plain = '[[numbers]]\ntext = "How many legs have seven cats?"\nanswer = 28\n'
    write(tmp_path, cats=HEAD + plain * 7)
    deck = load(tmp_path / "cats.toml")
    assert list(deck.numbers) == [f"cats-{n}" for n in range(1, 8)]
    assert len(deck.sets) == 1


def test_a_folder_is_read_file_by_file_the_head_first(tmp_path: Path) -> None:
    sets = 'sets = [["a", "b", "c", "d", "e", "f", "g"]]\n'
    write(
        tmp_path,
        deck=HEAD + sets + "".join(map(question, "gfe")),
        a_first="".join(map(question, "abcd")),
        z_last="".join(map(question, "xyz")),
    )
    deck = load(tmp_path)
    assert "".join(deck.numbers) == "gfeabcdxyz"
    assert deck.sets == (tuple("abcdefg"),)
    assert summary(deck).questions == 7


def test_answers_are_exact_decimals(tmp_path: Path) -> None:
    write(tmp_path, deck=HEAD + question("a", "0.1") + question("b", "202_080"))
    numbers = load(tmp_path).numbers
    assert numbers["a"].answer == Decimal("0.1")
    assert numbers["b"].answer == Decimal(202080)


def test_a_byte_order_mark_is_no_problem(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(b"\xef\xbb\xbf" + (HEAD + question("a")).encode())
    assert "a" in load(tmp_path).numbers


def test_a_deck_that_cannot_be_read_says_all_that_is_wrong(tmp_path: Path) -> None:
    write(tmp_path, deck=HEAD + question("a", '"many"') + question("b", "true"))
    with pytest.raises(DeckError) as failed:
        load(tmp_path)
    assert len(failed.value.problems) == 2
    assert "question a: answer" in str(failed.value)
    assert "question b: answer" in str(failed.value)
