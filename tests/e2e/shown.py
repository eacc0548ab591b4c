"""Numbers as screens show them, and as they are on the wire."""

from __future__ import annotations

import re

TOO_HIGH = "All guesses too high"


def wire(shown: str) -> str:
    """ "1,912 metres" as on the wire: "1912"."""
    found = re.match(r"[\u2212-]?[\d,]*\.?\d+", shown)
    assert found is not None, shown
    return found[0].replace(",", "").replace("\u2212", "-")


def grouped(number: str) -> str:
    """A wire number with thousands marks, as an English phone writes it."""
    whole, _, part = number.partition(".")
    return f"{int(whole):,}".replace("-", "\u2212") + (f".{part}" if part else "")


def shown_as(number: str) -> re.Pattern[str]:
    """A wire number as a screen may show it: a year has no marks, 1,960 metres have one."""
    return re.compile(rf"(?<![\d,.]){either(number)}(?![\d,.])")


def either(number: str) -> str:
    """A pattern for both ways of writing a wire number."""
    plain = number.replace("-", "\u2212")
    return f"(?:{re.escape(plain)}|{re.escape(grouped(number))})"
