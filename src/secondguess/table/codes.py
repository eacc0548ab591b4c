"""Table codes: short, spoken, without look-alikes or rude words (F079)."""

from __future__ import annotations

from collections.abc import Callable

LETTERS = "CDFHJKMNPRTWXY"
"""No vowels (no words, rude or not), no I/L/O/Q/S/Z/B/G/V/U that are taken for something else."""

LENGTH = 5

_RUDE = ("FCK", "FKN", "FKC", "CNT", "DCK", "DYK", "KKK", "NCR", "PHK", "PRN", "TWT", "WTF", "WNK")


def new_code(pick: Callable[[str], str]) -> str:
    """A code; `pick` chooses one letter of a string (chance comes in as data, law 1)."""
    while True:
        code = "".join(pick(LETTERS) for _ in range(LENGTH))
        if not any(rude in code for rude in _RUDE):
            return code


def read_code(typed: str) -> str:
    """What somebody typed as a code, as codes are kept: lower case, spaces, hyphens are fine."""
    return "".join(c for c in typed[:40].upper() if c.isalnum())
