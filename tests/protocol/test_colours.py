"""The wire's list of colours is the engine's."""

from __future__ import annotations

from typing import get_args

from secondguess.engine.values import COLOURS
from secondguess.protocol.http import Colour


def test_the_colours_are_the_engines_w1() -> None:
    assert get_args(Colour) == COLOURS
