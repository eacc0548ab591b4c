"""Weights, falls and sizes that follow from a formula."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from math import pi, sqrt

from .numbers import rounded

G = 9.80665
"""Standard gravity in m/s2."""
R_EARTH = 6_371_008.4
"""Mean radius in m (IUGG)."""


def _air(volume: float, celsius: float) -> float:
    """Kilograms of dry air in `volume` m3 at sea level."""
    return volume * 101_325 * 0.028_964_7 / (8.314_462_618 * (celsius + 273.15))


FACTS: dict[str, Callable[[], float | int | Decimal]] = {
    "air in a room": lambda: _air(50, 20),
    "lift by a kilowatt-hour": lambda: 3.6e6 / (1000 * G),
    "fall from 100 m in km/h": lambda: sqrt(2 * G * 100) * 3.6,
    "fall of 5 s": lambda: G * 25 / 2,
    "horizon from 100 m": lambda: sqrt(2 * R_EARTH * 100 + 100**2) / 1000,
    "equator speed to 10 km/h": lambda: rounded(40_075.017 / (86_164.0905 / 3600), "10"),
    "paper folded 20 times": lambda: Decimal(2**20) / 10_000,
    "ream of A4": lambda: Decimal("0.210") * Decimal("0.297") * 80 * 500,
    "A10 from A0": lambda: 2**10,
    "pizza of 32 cm": lambda: pi * 16**2,
    "rain on a pitch": lambda: 105 * 68,
    "451 F in C": lambda: (Decimal(451) - 32) * 5 / 9,
    "absolute zero in F": lambda: Decimal("-273.15") * 9 / 5 + 32,
    "C equals F": lambda: Decimal(-40),
    "golf hole": lambda: Decimal("4.25") * Decimal("25.4"),
    "largest QR code": lambda: (17 + 4 * 40) ** 2,
    "colours of 24 bits": lambda: 2**24,
    "light round the equator a second": lambda: Decimal("299792.458") / Decimal("40075.017"),
}
