"""The checker names every problem of a deck, with file and place, and never throws."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from secondguess.decks.card_format import Asked, CardAnswer, CardItem, ListItem
from secondguess.decks.check import check_path
from secondguess.decks.check_answers import kind_of
from secondguess.decks.check_cards import questions_of
from secondguess.decks.format import Head, Number
from secondguess.decks.load import read
from secondguess.engine.bet_your_brain.setup import Kind

HEAD = """format = "deck/1"
id = "mine"
title = "Mine"
languages = ["en"]
categories = ["geography", "play"]
sources.cia.title = "The World Factbook"
"""
GOOD = """[[numbers]]
id = "good-{n}"
category = "play"
text.en = "How many is number {n}?"
note.en = "Now you know."
answer = {n}00
"""


def question(**fields: str) -> str:
    """The deck's first question, each field as TOML; a field of "-" is left out."""
    values = {
        "id": '"odd"', "category": '"geography"', "text.en": '"How odd is this one?"',
        "note.en": '"Very."', "answer": "1234",
    } | {name.replace("__", "."): value for name, value in fields.items()}  # fmt: skip
    lines = [f"{name} = {value}" for name, value in values.items() if value != "-"]
    return "\n".join(["[[numbers]]", *lines, ""])


def problems(tmp_path: Path, deck: str) -> list[str]:
    folder = tmp_path / "mine"
    folder.mkdir(exist_ok=True)
    (folder / "deck.toml").write_text(deck, encoding="utf-8")
    return [str(problem) for problem in check_path(folder) if problem.weight == "error"]


def with_six(first: str, head: str = HEAD) -> str:
    return head + first + "".join(GOOD.format(n=n) for n in range(1, 7))


def test_a_good_deck_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, with_six(question())) == []


LONG = '"' + "How long is this? " * 8 + 'Yes."'

BAD_QUESTIONS: list[tuple[dict[str, str], str]] = [
    ({"text__en": LONG}, "text.en is 148 characters, at most 140 fit"),
    ({"text__en": '" "'}, "text.en is empty"),
    ({"text__en": r'"Two\nlines of text?"'}, "text.en has blanks around it or characters"),
    ({"text__de": '"Wie viele sind das?"'}, "text.de: de is not among the deck's languages"),
    ({"text__en": "-"}, "text is missing"),
    ({"text__en": "-", "text": "{}"}, "text has no text"),
    ({"text__en": "12"}, "text["),
    ({"answer": "-"}, "answer is missing"),
    ({"answer": '"about 12"'}, "answer: Invalid decimal string"),
    ({"answer": "true"}, "answer: Expected `decimal`, got `bool`"),
    ({"answer": "nan"}, "answer NaN is not a number"),
    ({"answer": "-5"}, "answer is below zero, which needs allow_negative = true"),
    ({"answer": "1.25"}, "answer 1.25 has more than 0 decimals"),
    ({"answer": '"1e999999"'}, "answer has more than 30 digits"),
    ({"answer": "1" * 31}, "answer has more than 30 digits"),
    ({"decimals": "-1"}, "decimals is -1, 0 to 12 are possible"),
    ({"plausible": "[1, 1000]"}, "answer 1234 lies outside plausible (1 to 1000)"),
    ({"plausible": "[1]"}, "plausible"),
    ({"plausible": "[nan, inf]"}, "plausible: two numbers are needed"),
    ({"difficulty": "6"}, "difficulty is 6, 1 to 5 are possible"),
    ({"category": '"cooking"'}, "category cooking is not among the deck's categories"),
    ({"id": '"Not a slug"'}, "id 'Not a slug': small letters, digits and single hyphens only"),
    ({"colour": '"red"'}, "colour is not a field of the format"),
    ({"form": '"guess"'}, "form: Invalid enum value 'guess'"),
    ({"ages": '"yearly"'}, "ages yearly needs as_of"),
    ({"ages": '"record"', "as_of": "2024"}, "ages record needs the year in the text"),
    ({"as_of": '"last year"'}, "as_of last year is no date"),
    ({"source": '[{ ref = "atlas" }]'}, "source atlas is not among the deck's sources"),
    ({"source": '[{ at = "x" }]'}, "source[0]: Object missing required field `ref`"),
    ({"status": '"reviewed"'}, "status reviewed needs a source"),
]


@pytest.mark.parametrize(("fields", "words"), BAD_QUESTIONS)
def test_a_bad_question_is_named(tmp_path: Path, fields: dict[str, str], words: str) -> None:
    found = [line for line in problems(tmp_path, with_six(question(**fields))) if words in line]
    assert len(found) == 1
    name = fields.get("id", '"odd"').strip('"')
    assert found[0].startswith(f"mine/deck.toml: question {name}: ")


BAD_DECKS: list[tuple[str, str]] = [
    ("", "mine/deck.toml: format is missing"),
    ("format = ", "mine/deck.toml: is not TOML: Invalid value"),
    (HEAD.replace("deck/1", "deck/9") + question(), "format: Invalid enum value 'deck/9'"),
    (HEAD.replace('"mine"', '"My deck"') + question(), "id 'My deck': small letters"),
    (HEAD.replace('"en"', '"English!"') + question(), "'English!' is no language code"),
    (HEAD + "numbers = 7\n", "numbers: write each question as [[numbers]]"),
    (HEAD + "numbers = [7]\n", "question number 1: a table with fields is needed here"),
    (HEAD + question(), "1 questions, a deck needs at least 7"),
    (HEAD + question() + question(), "question odd: the id is used twice (also in mine/deck.toml)"),
    (with_six(question(), HEAD + 'sets = [["odd"]]\n'), "set 1: has 1 questions, 7 are needed"),
    (with_six(question(), HEAD + 'sets = [["nope"]]\n'), "set 1: there is no question nope"),
    (with_six(question(), HEAD + "sets = [7]\n"), "set 1: a list of question ids is needed"),
    (with_six(question(), HEAD + "sets = 7\n"), "sets: a list of lists of question ids is needed"),
    (
        with_six(question(), HEAD + 'sets = [["odd"], ["odd"]]\n'),
        "set 2: question odd is already in set 1",
    ),
]


@pytest.mark.parametrize(("deck", "words"), BAD_DECKS)
def test_a_bad_deck_is_named(tmp_path: Path, deck: str, words: str) -> None:
    assert any(words in line for line in problems(tmp_path, deck))


def test_all_problems_come_at_once(tmp_path: Path) -> None:
    first = question(answer="true", colour='"red"', form='"guess"')
    second = question(id='"other"', text__en='""', answer="-5", decimals="99")
    assert len(problems(tmp_path, with_six(first + second))) == 6


def test_paths_that_are_no_deck(tmp_path: Path) -> None:
    assert [str(problem) for problem in check_path(tmp_path / "none")] == [
        "none: there is no such file or folder"
    ]
    assert "needs a deck.toml" in str(check_path(tmp_path)[0])
    binary = tmp_path / "photo.toml"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not UTF-8" in str(check_path(binary)[0])


def test_only_the_head_file_says_what_the_deck_is(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "more.toml").write_text('license = "MIT"\n' + question(), encoding="utf-8")
    found = problems(tmp_path, with_six(question()))
    assert "mine/more.toml: license belongs into deck.toml" in found
    assert any("the id is used twice" in line for line in found)


ADVICE: list[tuple[dict[str, str], str]] = [
    ({"text__en": '"How many are there currently?"'}, "'currently' becomes false one day"),
    ({"text__en": '"How many?"'}, "fewer than three words"),
    ({"answer": "7"}, "the answer is under 20"),
    ({"note__en": "-"}, "a note with one more surprise"),
    ({"ages": '"record"', "as_of": "2024", "text__en": '"In 2024, how high?"'}, "soon beaten"),
]


@pytest.mark.parametrize(("fields", "words"), ADVICE)
def test_advice_is_no_error(tmp_path: Path, fields: dict[str, str], words: str) -> None:
    assert problems(tmp_path, with_six(question(**fields))) == []
    found = [str(p) for p in check_path(tmp_path / "mine") if p.weight == "advice"]
    assert any("question odd: " in line and words in line for line in found)


@given(st.text(max_size=60))
def test_no_file_makes_it_throw(text: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "any.toml"
        file.write_bytes((HEAD + text).encode("utf-8", "surrogatepass"))
        assert check_path(file)


DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "deck-format.md"


@pytest.mark.parametrize("example", [1, 2], ids=["numbers", "cards"])
def test_the_examples_of_the_documentation_are_decks(tmp_path: Path, example: int) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").split("```toml\n")[example].split("```")[0]
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert [str(problem) for problem in check_path(file) if problem.weight == "error"] == []
    if example == 2:
        deck = read(file).deck
        assert deck is not None
        kinds = {kind_of(q.answer) for card in deck.cards.values() for q in questions_of(card)}
        assert kinds == set(get_args(Kind))


def test_the_documentation_has_every_field() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for kind in (Head, Number, CardItem, CardAnswer, ListItem, Asked):
        for field in fields(kind):
            assert re.search(rf"`{field.name}( = true)?`", text), field.name
