"""The games of the house by name."""

from __future__ import annotations

from .bet_your_brain.game import BetYourBrain
from .game import Game
from .wits_and_wagers.game import WitsAndWagers

GAMES: dict[str, Game] = {game.name: game for game in (WitsAndWagers(), BetYourBrain())}
