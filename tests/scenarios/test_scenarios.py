"""Every scenario passes, through the same code as `secondguess check` (contract)."""

from __future__ import annotations

from pathlib import Path

import pytest

from secondguess.cli.check import find_files, play_file

HERE = Path(__file__).parent
SHARED = HERE.parents[2] / "shared" / "scenarios"


def test_the_given_scenarios_are_here_unchanged() -> None:
    """A copy that was bent would pass while the given one fails."""
    for given in SHARED.rglob("*.jsonl") if SHARED.exists() else ():
        copy = HERE / "shared" / given.relative_to(SHARED)
        assert copy.read_bytes() == given.read_bytes(), given.name


@pytest.mark.parametrize(
    "path", list(find_files([str(HERE)])), ids=lambda path: path.relative_to(HERE).as_posix()
)
def test_scenario(path: Path) -> None:
    result = play_file(path)
    assert result.outcome == "passed", result
