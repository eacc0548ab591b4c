"""`secondguess replay FILE`: step through a record in the terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..table.scenario import Player, Step, Unreadable, open_header, read_steps
from .in_words import render


def replay(file: str, *, ask: Callable[[], str] | None = None) -> int:
    """Print the game step by step; waits for Enter where there is somebody to press it.

    `q` ends, a number goes on so many steps, `g` goes on to the end. Exit status 0, or 2 where
    the file cannot be read.
    """
    if ask is None and sys.stdin.isatty():
        ask = _prompt
    try:
        lines = Path(file).read_bytes().split(b"\n")
    except OSError as error:
        print(f"{file}: cannot be read: {error.strerror}", file=sys.stderr)
        return 2
    try:
        header, table = open_header(lines[0])
        player = Player(table)
        print(header.title or f"A game of {header.game}")
        print(render(player.view(None)))
        skip = 0
        for step in read_steps(lines[1:]):
            if ask is not None and skip <= 0:
                answer = ask().strip().lower()
                if answer in ("q", "quit"):
                    return 0
                skip = 1_000_000 if answer == "g" else int(answer) if answer.isdigit() else 1
            skip -= 1
            _show(player, step)
    except Unreadable as error:
        print(f"{file}:{error.line}: cannot be read: {error.reason}", file=sys.stderr)
        return 2
    return 0


def _show(player: Player, step: Step) -> None:
    failure = player.play(step)
    if step.do:
        print(f"\n{step.line:>4}  {sentence(step, player)}")
        print(render(player.view(None)))
    if failure is not None:
        print(f"{step.line:>4}  not as expected: {_json(failure.expected)}")
        print(f"      seen:            {_json(failure.seen)}")


def sentence(step: Step, player: Player) -> str:
    """A step in words: who did what."""
    said = json.loads(step.action or b"{}")
    who = "The clock"
    if step.who.host:
        who = "The host"
    elif 1 <= step.who.seat <= len(player.table.seats):
        who = player.table.seats[step.who.seat - 1].sitter.name
    details = {key: value for key, value in said.items() if key not in ("do", "for")}
    words = f"{who}: {step.do}"
    if details:
        words += " " + ", ".join(f"{key} {_plain(value)}" for key, value in details.items())
    return f"{words}  (refused: {step.refused})" if step.refused else words


def _plain(value: Any) -> str:
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return "; ".join(
            f"{one.get('guess', one.get('slot'))} with {one.get('chips', 0)}" for one in value
        )
    return str(value)


def _json(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _prompt() -> str:
    return input("[Enter] next, a number, g to the end, q to stop > ")
