"""The files of the project, as git has them: what the tests in this folder read."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def committed() -> tuple[Path, ...]:
    """Every file git knows and the working folder still has."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    files = (ROOT / name for name in listed.stdout.split("\0") if name)
    return tuple(file for file in files if file.is_file())


def text_of(file: Path) -> str:
    """What is readable in it; a picture has no words, so its bytes may be lost."""
    return file.read_text(encoding="utf-8", errors="replace")


def make_targets() -> dict[str, str]:
    """The targets of the Makefile that are for people, with what they say of themselves."""
    lines = text_of(ROOT / "Makefile")
    return dict(re.findall(r"^([a-z-]+):.*## (.*)$", lines, flags=re.MULTILINE))
