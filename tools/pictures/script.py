"""The scripted evenings: one as people live it, one in which everything is as long as it may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.e2e.shown import TOO_HIGH

Bet = tuple[str, str]
"""Two slots that a seat bets on, each with all it has where it is the first."""


@dataclass(frozen=True)
class Round:
    """What everybody writes, and the slots each bets on."""

    guesses: Sequence[str]
    bets: Sequence[Bet]


@dataclass(frozen=True)
class Evening:
    """A game from lobby to podium."""

    name: str
    deck: str
    people: Sequence[str]
    rounds: Sequence[Round]
    shown: int
    """Number of the round whose pictures are taken (from 1)."""
    deluxe: bool = False


EVENING = Evening(
    name="",
    deck="Starter",
    people=("Ann", "Mateo", "Grandma Rose", "Kofi", "Lena & Tom", "Yuki", "Sam"),
    rounds=(
        Round(
            ("3500", "2000", "3400", "12000", "3474", "5000", "1000"),
            [("3474", "3400"), ("3400", "3474"), ("3474", "3500"), ("3500", "3400"),
             ("3474", "3400"), ("3474", "3500"), ("3400", "2000")],
        ),
        Round(
            ("1200", "1300", "1236", "1000", "1240", "2400", "1200"),
            [("1236", "1240"), ("1236", "1200"), ("1240", "1236"), ("1200", "1236"),
             ("1236", "1240"), (TOO_HIGH, "1000"), ("1240", "1236")],
        ),
        Round(
            ("730", "365", "400", "1100", "550", "410", "900"),
            [("400", "410"), ("365", "400"), ("550", "400"), ("410", "550"),
             ("400", "365"), ("410", "400"), (TOO_HIGH, "365")],
        ),
    ),
    shown=3,
)  # fmt: skip

FINE = "8000.123456789012"
"""As many decimals as a deck's numbers may have."""

LONGEST = Evening(
    name="longest-",
    deck="A deck whose name",
    # 24 graphemes each: wide letters, marks upon marks, emoji of several code points, no blanks.
    people=(
        "Wilhelmina Wigglesworth-",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "Þórsteinn Ægir Guðmundss",
        "\U0001f469\U0001f3fd\u200d\U0001f680" * 12 + "Astronauts !",
        "\u0623\u0628\u0648 \u0627\u0644\u0639\u0628\u0627\u0633 \u0645\u062d\u0645\u062f",
        "北海道旭川市立第三中学校吹奏楽部打楽器班長",
        "O'Shaughnessy & O'Reilly",
    ),
    rounds=(
        Round(
            ("999999999", "8848.86", "123456789", "888888888.75", FINE, "100000000", "250000000"),
            [("8848.86", FINE), ("8848.86", "999999999"), ("8848.86", TOO_HIGH),
             ("8848.86", "888888888.75"), ("8848.86", FINE), ("8848.86", TOO_HIGH),
             ("8848.86", "100000000")],
        ),
    ) * 2,
    shown=2,
    deluxe=True,
)  # fmt: skip
