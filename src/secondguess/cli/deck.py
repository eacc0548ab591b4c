"""`secondguess deck check PATH...`: every problem of a deck, in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..decks.check import check_path


def check_decks(paths: Sequence[str]) -> int:
    """Print all problems of the decks. Exit status 0 none, 1 some; advice alone is none."""
    found = [problem for path in paths for problem in check_path(Path(path))]
    errors = sum(problem.weight == "error" for problem in found)
    for problem in found:
        print(problem)
    advice = len(found) - errors
    print(f"{errors} problems, {advice} pieces of advice" if found else "No problems found.")
    return 1 if errors else 0
