"""`secondguess simulate`: whole games of Bet Your Brain without people, and how they went."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from ..bots.simulate import Played, Stuck, play_game
from ..decks.format import Deck
from ..decks.library import load_library


def simulate(games: int, sides: Sequence[str], seed: str) -> int:
    """Play `games` games for each of `sides` and print how they went. Exit status 1 if stuck."""
    decks = [deck for deck in load_library().values() if deck.cards]
    if not decks:
        print("secondguess: no deck has cards", file=sys.stderr)
        return 1
    print(
        "| seats | games | by 23 | by loans | turns: 10 % | half | 90 % | most | shared | loans |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for side in sides:
        try:
            print(line(side, play_many(decks[0], games, side, seed)))
        except Stuck as stuck:
            print(f"secondguess: {stuck}", file=sys.stderr)
            return 1
    return 0


def play_many(deck: Deck, games: int, side: str, seed: str) -> list[Played]:
    """So many games, each with a seed of its own. Raises Stuck."""
    teams = "x" in side
    return [play_game(deck, int(side[0]), f"{seed}/{side}/{n}", teams=teams) for n in range(games)]


def line(side: str, played: Sequence[Played]) -> str:
    """One row of the table."""
    count = len(played)
    turns = sorted(game.turns for game in played)
    ended = Counter(game.ended_by for game in played)
    shared = sum(game.winners > 1 for game in played)
    loans = sum(game.loans for game in played)

    def share(part: int) -> str:
        return f"{100 * part / count:.0f} %"

    cells = [
        side, str(count), share(ended["23"]), share(ended["loans"]), str(turns[count // 10]),
        str(turns[count // 2]), str(turns[count * 9 // 10]), str(turns[-1]), share(shared),
        f"{loans / count:.1f}",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"
