"""What follows from definitions alone: calendar, games, money, words. Standard library only.

`at`: a name of one of the tables, after the module: "games dartboard sum", "time Friday 13ths".
"""

from __future__ import annotations

from decimal import Decimal

from . import compute_games, compute_matter, compute_time, compute_words

_PARTS = {
    "games": compute_games.FACTS,
    "matter": compute_matter.FACTS,
    "time": compute_time.FACTS,
    "words": compute_words.FACTS,
}


def value(at: str) -> Decimal:
    part, _, name = at.partition(" ")
    return Decimal(str(_PARTS[part][name]()))
