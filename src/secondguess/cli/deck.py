"""`secondguess deck check PATH...`: every problem of a deck, in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..decks.check import check_path


def check_decks(paths: Sequence[str]) -> int:
    """Print all problems of the decks. Exit status 0 none, 1 some."""
    problems = [problem for path in paths for problem in check_path(Path(path))]
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems" if problems else "No problems found.")
    return 1 if problems else 0
