"""Airports (package airportsdata, MIT): heights, and distances on the WGS84 ellipsoid.

`at`: "LPB height m", "LHR SYD km 100" (distance, to the nearest 100 km), "LYR pole km 10" (to the
North Pole).
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from math import atan, atan2, cos, radians, sin, sqrt, tan

import airportsdata

from .numbers import rounded

FOOT = Decimal("0.3048")
_A, _F = 6378.137, 1 / 298.257223563  # WGS84: equatorial radius in km, flattening


def value(at: str) -> Decimal:
    first, second, _unit, *step = at.split()
    if second == "height":
        return Decimal(str(_all()[first]["elevation"])) * FOOT
    start = _position(first)
    end = (90.0, start[1]) if second == "pole" else _position(second)
    return rounded(distance(start, end), step[0])


def distance(start: tuple[float, float], end: tuple[float, float]) -> float:
    """Shortest way in km between two points (latitude, longitude in degrees), after Vincenty."""
    u1, u2 = (atan((1 - _F) * tan(radians(point[0]))) for point in (start, end))
    ahead = lon = radians(end[1] - start[1])
    for _ in range(200):
        across = sqrt(
            (cos(u2) * sin(lon)) ** 2 + (cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lon)) ** 2
        )
        along = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lon)
        arc = atan2(across, along)
        alpha = cos(u1) * cos(u2) * sin(lon) / across
        squared = 1 - alpha**2
        middle = along - 2 * sin(u1) * sin(u2) / squared if squared else 0.0
        c = _F / 16 * squared * (4 + _F * (4 - 3 * squared))
        turn = middle + c * along * (2 * middle**2 - 1)
        before, lon = lon, ahead + (1 - c) * _F * alpha * (arc + c * across * turn)
        if abs(lon - before) < 1e-12:
            break
    flat = squared * (1 / (1 - _F) ** 2 - 1)
    a = 1 + flat / 16384 * (4096 + flat * (flat * (320 - 175 * flat) - 768))
    b = flat / 1024 * (256 + flat * (flat * (74 - 47 * flat) - 128))
    inner = along * (2 * middle**2 - 1)
    inner -= b / 6 * middle * (4 * across**2 - 3) * (4 * middle**2 - 3)
    return _A * (1 - _F) * a * (arc - b * across * (middle + b / 4 * inner))


def _position(code: str) -> tuple[float, float]:
    return _all()[code]["lat"], _all()[code]["lon"]


@cache
def _all() -> dict[str, airportsdata.Airport]:
    return airportsdata.load("IATA")
