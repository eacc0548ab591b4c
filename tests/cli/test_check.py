"""`secondguess check` and `replay`, as the contract says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from secondguess.cli import main

HEADER: dict[str, Any] = {
    "record": 1,
    "game": "wits-and-wagers",
    "seats": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}],
    "options": {"questions": 1},
    "questions": [{"text": "Question 1", "answer": "5"}],
}
GUESS = {"seat": 1, "do": "guess", "value": "5"}


def write(path: Path, *lines: object) -> str:
    path.write_text(
        "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    )
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    status = main(arguments)
    return status, capsys.readouterr().out.splitlines()


def test_all_passed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "a.jsonl", HEADER, GUESS, {"expect": {"wrote": [1]}})
    write(tmp_path / "b.jsonl", HEADER, "", GUESS)
    assert run(capsys, "check", str(tmp_path)) == (0, ["2 passed, 0 failed"])


@pytest.mark.parametrize(
    ("line", "expected", "seen"),
    [
        ({"expect": {"wrote": [2]}}, '{"wrote": [2]}', '{"wrote": [1]}'),
        ({"expect": {"wrote": {}}}, '{"wrote": {}}', '{"wrote": [1]}'),
        ({"expect": {"points": {"1": 0, "9": 0}}}, '"9": 0', '{"points": {"1": 0}}'),
        ({"lacks": ["question.text"]}, "no question.text", "Question 1"),
        ({"lacks": ["seats.1.name"]}, "no seats.1.name", "Bo"),
        ({**GUESS, "refused": "stale"}, "refused stale", "guess is taken"),
        ({**GUESS, "value": "x"}, "guess is taken", "refused not-a-number"),
        ({**GUESS, "value": "x", "refused": "negative"}, "refused negative", "not-a-number"),
        ({"expect": {"last": True}}, '{"last": true}', "{}"),
        ({"expect": {"seats": [{"away": 0}, {}, {}]}}, '"away": 0', "false"),
    ],
)
def test_the_first_failure_is_printed_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: object, expected: str, seen: str
) -> None:
    name = write(tmp_path / "a.jsonl", HEADER, GUESS, line, {"expect": {"phase": "never"}})
    status, out = run(capsys, "check", name)
    assert status == 1
    assert out[0].startswith(f"{name}:3: expected ")
    assert expected in out[0]
    assert out[1].strip().startswith("seen")
    assert seen in out[1]
    assert out[-1] == "0 passed, 1 failed"
    assert len(out) == 3


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        ([], ":1:"),
        (["nonsense"], ":1:"),
        ([{**HEADER, "game": "chess"}], ":1:"),
        ([{**HEADER, "record": 2}], ":1:"),
        ([{**HEADER, "seats": [{"name": "Ada"}]}], ":1:"),
        ([{**HEADER, "seats": [{"name": str(n)} for n in range(8)]}], ":1:"),
        ([{**HEADER, "options": {"questions": 16}}], ":1:"),
        ([{**HEADER, "options": {"edition": "third"}}], ":1:"),
        ([{**HEADER, "questions": []}], ":1:"),
        ([{**HEADER, "questions": [{"text": "?", "answer": "five"}]}], ":1:"),
        ([HEADER, "{"], ":2:"),
        ([HEADER, [1]], ":2:"),
        ([HEADER, {"seat": 1}], ":2:"),
        ([HEADER, {"expect": {}, "as": 4}], ":2:"),
        ([HEADER, {"expect": {}, "as": 0}], ":2:"),
        ([HEADER, {"expect": {}, "as": "1"}], ":2:"),
        ([HEADER, {"lacks": "mat"}], ":2:"),
        ([HEADER, {"expect": {}, "sa": 1}], ":2:"),
        ([HEADER, "[" * 100_000], ":2:"),
    ],
)
def test_what_cannot_be_read_is_status_2_with_file_line_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[object], place: str
) -> None:
    name = write(tmp_path / "a.jsonl", *lines)
    status, out = run(capsys, "check", name)
    assert status == 2
    assert out[0].startswith(f"{name}{place}")


def test_a_missing_file_is_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "check", str(tmp_path / "none.jsonl"))
    assert status == 2
    assert "cannot be read" in out[0]


def test_the_same_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "a.jsonl", HEADER, GUESS)
    write(tmp_path / "b.jsonl", HEADER, {"expect": {"phase": "bet"}})
    status = main(["check", "--json", str(tmp_path)])
    body = json.loads(capsys.readouterr().out)
    assert status == 1
    assert (body["passed"], body["failed"]) == (1, 1)
    failed = body["files"][1]
    assert (failed["line"], failed["expected"], failed["seen"]) == (
        2,
        {"phase": "bet"},
        {"phase": "guess"},
    )


def test_replay_tells_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = [{"seat": n, "do": "guess", "value": str(n * 3)} for n in (1, 2, 3)]
    bet = {"seat": 2, "do": "bet", "on": [{"guess": "3"}]}
    name = write(tmp_path / "a.jsonl", HEADER, *steps, bet, {"do": "time-up"}, {"do": "time-up"})
    status, out = run(capsys, "replay", name)
    assert status == 0
    text = "\n".join(out)
    assert "Ada: guess value 3" in text
    assert "Bo: bet on 3 with 0" in text
    assert "wins: Ada, Bo" in text


def test_replay_says_what_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", write(tmp_path / "a.jsonl", "nonsense")]) == 2
    assert ":1: cannot be read" in capsys.readouterr().err


def test_an_unknown_command_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    assert "no command 'dance'" in capsys.readouterr().err
