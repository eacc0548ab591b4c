"""The sky, computed with astronomy-engine (MIT).

`at`: a name of `_FACTS` below.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from math import pi

import astronomy.astronomy as a

from .numbers import rounded

LIGHT = 299_792.458
"""km/s"""
EARTH = 6371.0084
"""mean radius in km (IUGG)"""


def value(at: str) -> Decimal:
    return Decimal(str(_FACTS[at]()))


def _days(body: a.Body) -> float:
    """The sidereal year."""
    return a.PlanetOrbitalPeriod(body)


def _count(first: Callable[[a.Time], object], after: Callable[[object], object]) -> int:
    """How many events lie between the start of 2001 and the end of 2100."""
    end, event, count = a.Time.Make(2101, 1, 1, 0, 0, 0), first(a.Time.Make(2001, 1, 1, 0, 0, 0)), 0
    while event.peak < end:
        count, event = count + 1, after(event.peak)
    return count


def _full_moons() -> int:
    moment, end, count = a.Time.Make(1901, 1, 1, 0, 0, 0), a.Time.Make(2001, 1, 1, 0, 0, 0), 0
    while True:
        found = a.SearchMoonPhase(180, moment, 40)
        if found is None or found >= end:
            return count
        count, moment = count + 1, found.AddDays(1)


def _total(kind: a.EclipseKind) -> int:
    event, count = a.SearchGlobalSolarEclipse(a.Time.Make(2001, 1, 1, 0, 0, 0)), 0
    while event.peak < a.Time.Make(2101, 1, 1, 0, 0, 0):
        count += event.kind == kind
        event = a.NextGlobalSolarEclipse(event.peak)
    return count


def _transit_gap() -> int:
    first = a.SearchTransit(a.Body.Venus, a.Time.Make(2012, 1, 1, 0, 0, 0))
    second = a.NextTransit(a.Body.Venus, first.finish)
    return second.peak.Calendar()[0] - first.peak.Calendar()[0]


_FACTS: dict[str, Callable[[], float | int | Decimal]] = {
    "mars year in days": lambda: _days(a.Body.Mars),
    "venus year in days": lambda: _days(a.Body.Venus),
    "mercury year in days": lambda: _days(a.Body.Mercury),
    "neptune year in years": lambda: _days(a.Body.Neptune) / 365.25,
    "uranus year in years": lambda: _days(a.Body.Uranus) / 365.25,
    "saturn year in years": lambda: _days(a.Body.Saturn) / 365.25,
    "jupiter diameter in km": lambda: 2 * a.JUPITER_EQUATORIAL_RADIUS_KM,
    "moon diameter in km": lambda: 2 * a._MOON_MEAN_RADIUS_KM,  # noqa: SLF001
    "sun in earths": lambda: a._SUN_RADIUS_KM / EARTH,  # noqa: SLF001
    "earths to the moon": lambda: 384_400 / (2 * EARTH),
    "earth speed in km/h to 1000": lambda: rounded(
        2 * pi * a.KM_PER_AU / (_days(a.Body.Earth) * 24), "1000"
    ),
    "light to neptune in minutes": lambda: 30.07 * a.KM_PER_AU / LIGHT / 60,
    "au in a light year to 1000": lambda: rounded(LIGHT * 86400 * 365.25 / a.KM_PER_AU, "1000"),
    "solar eclipses 2001-2100": lambda: _count(
        a.SearchGlobalSolarEclipse, a.NextGlobalSolarEclipse
    ),
    "total solar eclipses 2001-2100": lambda: _total(a.EclipseKind.Total),
    "full moons 1901-2000": _full_moons,
    "venus transits 2012 to next in years": _transit_gap,
    "constellations": lambda: len({a.Constellation(ra, dec).symbol for ra, dec in _sky()}),
}


def _sky() -> list[tuple[float, float]]:
    """A net of points (hours, degrees) that is fine enough to meet every constellation."""
    return [(ra / 10, dec) for ra in range(240) for dec in range(-90, 91)]
