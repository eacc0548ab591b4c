"""What is wrong with a deck, in words, and reading a parsed table into a struct without giving up.

A deck is written by hand by many people: one run must name every mistake, not the first one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T", bound=Struct)


class Problem(Struct, frozen=True, kw_only=True):
    """One thing to mend. An `error` keeps a deck from being dealt, `advice` does not.

    `str(problem)` is "starter/deck.toml: question canada-coast: text.en is 151 characters, ...".
    """

    file: str
    what: str
    item: str = ""
    weight: Literal["error", "advice"] = "error"

    def __str__(self) -> str:
        place = f"{self.file}: {self.item}" if self.item else self.file
        return f"{place}: {self.what}"


class DeckError(Exception):
    """A deck that cannot be dealt; `problems` are all the errors found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))


def read_struct(kind: type[T], raw: object, file: str, item: str) -> tuple[T | None, list[Problem]]:
    """`raw` (a parsed TOML table) as `kind`, or None and every field that does not fit."""
    if not isinstance(raw, Mapping):
        return None, [Problem(file=file, item=item, what="a table with fields is needed here")]
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    found = [
        Problem(file=file, item=item, what=f"{name} is not a field of the format")
        for name in raw
        if name not in fields
    ]
    for name, field in fields.items():
        if name not in raw:
            if field.required:
                found.append(Problem(file=file, item=item, what=f"{name} is missing"))
            continue
        try:
            msgspec.convert(raw[name], field.type)
        except msgspec.ValidationError as error:
            found.append(Problem(file=file, item=item, what=_plain(name, error)))
    if found:
        return None, found
    values: dict[str, Any] = dict(raw)
    return msgspec.convert(values, kind), []


def _plain(name: str, error: msgspec.ValidationError) -> str:
    """msgspec's message with the path put first: "source[0].ref: Expected `str`, got `int`"."""
    words, _, path = str(error).partition(" - at `$")
    return f"{name}{path.rstrip('`')}: {words}"
