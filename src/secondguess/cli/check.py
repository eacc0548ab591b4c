"""`secondguess check PATH...`: play scenario files to their first failure (contract)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct, UnsetType, to_builtins

from ..table.scenario import Failure, Player, Unreadable, open_header, read_steps


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of one file: passed, failed (where, expected, seen) or unreadable (why)."""

    file: str
    outcome: str
    line: int = 0
    reason: str = ""
    expected: Any = UNSET
    seen: Any = UNSET


def check(paths: Sequence[str], *, as_json: bool = False) -> int:
    """Play all files, print what failed, return the exit status (0, 1 or 2)."""
    results = [play_file(path) for path in find_files(paths)]
    passed = sum(result.outcome == "passed" for result in results)
    failed = len(results) - passed
    if as_json:
        body = {"passed": passed, "failed": failed, "files": to_builtins(results)}
        print(json.dumps(body, ensure_ascii=False, indent=1))
    else:
        for result in results:
            _print(result)
        print(f"{passed} passed, {failed} failed")
    if any(result.outcome == "unreadable" for result in results):
        return 2
    return 1 if failed else 0


def find_files(paths: Sequence[str]) -> Iterable[Path]:
    """The files that `paths` name; folders are searched for `*.jsonl`, in order of name."""
    for name in paths:
        path = Path(name)
        if path.is_dir():
            yield from sorted(path.rglob("*.jsonl"))
        else:
            yield path


def play_file(path: Path) -> Result:
    """Play one file to its first failure."""
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        return Result(file=str(path), outcome="unreadable", reason=error.strerror or str(error))
    try:
        _, table = open_header(lines[0].removeprefix(b"\xef\xbb\xbf"))
        player = Player(table)
        for step in read_steps(lines[1:]):
            failure = player.play(step)
            if failure is not None:
                return _failed(path, failure)
    except Unreadable as error:
        return Result(file=str(path), outcome="unreadable", line=error.line, reason=error.reason)
    return Result(file=str(path), outcome="passed")


def _failed(path: Path, failure: Failure) -> Result:
    return Result(
        file=str(path),
        outcome="failed",
        line=failure.line,
        expected=failure.expected,
        seen=failure.seen,
    )


def _print(result: Result) -> None:
    if result.outcome == "failed":
        print(f"{result.file}:{result.line}: expected {_json(result.expected)}")
        print(f"{' ' * len(f'{result.file}:{result.line}:')}     seen {_json(result.seen)}")
    elif result.outcome == "unreadable":
        at = f":{result.line}" if result.line else ""
        print(f"{result.file}{at}: cannot be read: {result.reason}")


def _json(value: Any | UnsetType) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
