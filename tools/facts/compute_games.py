"""Boards, dice, cards and coins, counted."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import cache
from itertools import permutations
from math import comb

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@cache
def _noughts(board: str = "." * 9, turn: str = "X") -> int:
    """Games of noughts and crosses that are possible from here, to a win or a full board."""
    if "." not in board or any(board[a] == board[b] == board[c] != "." for a, b, c in LINES):
        return 1
    other = "O" if turn == "X" else "X"
    return sum(
        _noughts(board[:i] + turn + board[i + 1 :], other)
        for i, field in enumerate(board)
        if field == "."
    )


def _queens() -> int:
    return sum(
        len({c + r for r, c in enumerate(p)}) == len({c - r for r, c in enumerate(p)}) == 8
        for p in permutations(range(8))
    )


def _change(cents: int, coins: tuple[int, ...]) -> int:
    ways = [1] + [0] * cents
    for coin in coins:
        for total in range(coin, cents + 1):
            ways[total] += ways[total - coin]
    return ways[cents]


def _knight_moves() -> int:
    jumps = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]
    return sum(
        0 <= x + dx < 8 and 0 <= y + dy < 8 for x in range(8) for y in range(8) for dx, dy in jumps
    )


def _backgammon() -> int:
    """Pips a player has to go at the start: 2 men on 24, 5 on 13, 3 on 8, 5 on 6."""
    return 2 * 24 + 5 * 13 + 3 * 8 + 5 * 6


def _ball_seams() -> int:
    """Edges of 12 pentagons and 20 hexagons; each seam joins two patches."""
    return (12 * 5 + 20 * 6) // 2


_TILES = {1: "E12 A9 I9 O8 N6 R6 T6 L4 S4 U4", 2: "D4 G3", 3: "B2 C2 M2 P2",
          4: "F2 H2 V2 W2 Y2", 5: "K1", 8: "J1 X1", 10: "Q1 Z1"}  # fmt: skip
"""The English letter tiles by points; two blanks count nothing."""

FACTS: dict[str, Callable[[], int | Decimal]] = {
    "dartboard sum": lambda: sum(range(1, 21)),
    "roulette sum": lambda: sum(range(37)),
    "domino pips": lambda: sum(a + b for a in range(7) for b in range(a + 1)),
    "chess squares of every size": lambda: sum(n * n for n in range(1, 9)),
    "chess positions after a move each": lambda: (8 * 2 + 2 * 2) ** 2,
    "eight queens": _queens,
    "knight moves": _knight_moves,
    "rice on square 20": lambda: 2**19,
    "poker hands": lambda: comb(52, 5),
    "hands for one royal flush": lambda: comb(52, 5) // 4,
    "five equal dice one in": lambda: 6**5 // 6,
    "noughts and crosses games": _noughts,
    "backgammon pips": _backgammon,
    "snooker balls sum": lambda: 15 + 2 + 3 + 4 + 5 + 6 + 7,
    "sudoku sum": lambda: 9 * sum(range(1, 10)),
    "letter tile points": lambda: sum(
        points * int(tile[1:]) for points, tiles in _TILES.items() for tile in tiles.split()
    ),
    "ball seams": _ball_seams,
    "marathon laps": lambda: Decimal(42195) / 400,
    "marathon steps of 75 cm": lambda: 4219500 // 75,
    "olympic pool litres": lambda: 50 * 25 * 2 * 1000,
    "ways to make a euro": lambda: _change(100, (1, 2, 5, 10, 20, 50, 100)),
    "pins of four different digits": lambda: 10 * 9 * 8 * 7,
    "handshakes of 30": lambda: comb(30, 2),
    "twelve days gifts": lambda: sum(n * (13 - n) for n in range(1, 13)),
    "painted cubes": lambda: 10**3 - 8**3,
    "league of 20 matches": lambda: 20 * 19,
    "lotto 6 of 49": lambda: comb(49, 6),
}
