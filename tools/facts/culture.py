"""Numbers of the cards about arts, stage and games that follow from definitions alone.

`at`: a name of the table: "greek letters", "cube edges". Standard library only.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from decimal import Decimal
from itertools import combinations, product

FILES = "abcdefgh"


def value(at: str) -> Decimal:
    return Decimal(FACTS[at]())


def _greek_letters() -> int:
    """From alpha to omega; the sigma that ends words is no letter of its own."""
    names = [unicodedata.name(chr(code)) for code in range(0x3B1, 0x3C9 + 1)]
    return sum("FINAL" not in name for name in names)


def _knight_moves() -> int:
    """Moves of both knights of White from b1 and g1 to squares where no man of White stands."""
    steps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    places = [(FILES.index(file) + across, 1 + up) for file, (across, up) in product("bg", steps)]
    return sum(0 <= file < 8 and 3 <= rank <= 8 for file, rank in places)


def _cube_edges() -> int:
    """Pairs of corners that differ in one of three coordinates."""
    corners = product((0, 1), repeat=3)
    return sum(
        sum(a != b for a, b in zip(one, other, strict=True)) == 1
        for one, other in combinations(corners, 2)
    )


def _mirrored(hour: int, minute: int) -> int:
    """What a clock shows in the mirror, as hours times 100 and minutes."""
    real = (12 * 60 - (hour * 60 + minute)) % (12 * 60)
    return real // 60 * 100 + real % 60


FACTS: dict[str, Callable[[], int]] = {
    "greek letters": _greek_letters,
    "chess first moves": lambda: 8 * 2 + _knight_moves(),
    "chess knight moves": _knight_moves,
    "cube edges": _cube_edges,
    "square pyramid edges": lambda: 4 + 4,
    "mirrored clock 8:10": lambda: _mirrored(8, 10),
}
