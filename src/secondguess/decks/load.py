"""Reads a deck: one `.toml`, or a folder with `deck.toml` and further `*.toml` files.

Reading does not judge the questions (that is `check`); it finds what keeps a deck from being put
together. Works on any `Traversable`, so on folders and on the library inside an installed wheel.
"""

from __future__ import annotations

import tomllib
from decimal import Decimal
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct, structs

from .card_format import CardItem
from .format import Deck, Head, Number, Set
from .problems import DeckError, Problem, read_struct
from .sets import build_sets

MOST_BYTES = 5_000_000
"""Size of one file; a deck of 5,000 questions has about 3 MB."""
MOST_QUESTIONS = 5_000
HEAD_FILE = "deck.toml"
LISTS = ("numbers", "cards", "sets")


class Reading(Struct, kw_only=True):
    """What was read. `deck` is None where it could not be put together; `homes`: id -> file."""

    deck: Deck | None
    problems: list[Problem]
    homes: dict[str, str]


def load(path: Path | Traversable) -> Deck:
    """The deck at `path`. Raises DeckError with everything that keeps it from being read."""
    reading = read(path)
    errors = [problem for problem in reading.problems if problem.weight == "error"]
    if errors or reading.deck is None:
        raise DeckError(errors)
    return reading.deck


def read(path: Path | Traversable) -> Reading:
    """Everything that can be read at `path`, and the problems met on the way."""
    problems: list[Problem] = []
    tables = _tables(path, problems)
    homes: dict[str, str] = {}
    if not tables:
        return Reading(deck=None, problems=problems, homes=homes)
    head_file, first = tables[0]
    raw_head = {key: value for key, value in first.items() if key not in LISTS}
    head, found = read_struct(Head, raw_head, head_file, "")
    problems += found
    numbers: dict[str, Number] = {}
    cards: dict[str, CardItem] = {}
    sets: list[Set] = []
    for file, table in tables:
        if file != head_file:
            problems += [
                Problem(file=file, what=f"{key} belongs into {HEAD_FILE}")
                for key in table
                if key not in LISTS
            ]
        for card in _entries(CardItem, "cards", table, file, problems):
            if card.id in homes:
                words = f"the id is used twice (also in {homes[card.id]})"
                problems.append(Problem(file=file, item=f"card {card.id}", what=words))
                continue
            cards[card.id] = card
            homes[card.id] = file
        for number in _entries(Number, "numbers", table, file, problems):
            if number.id in homes:
                words = f"the id is used twice (also in {homes[number.id]})"
                problems.append(Problem(file=file, item=f"question {number.id}", what=words))
                continue
            numbers[number.id] = number
            homes[number.id] = file
        sets += _sets(table.get("sets", []), file, problems)
    if len(homes) > MOST_QUESTIONS:
        words = f"{len(homes)} questions, at most {MOST_QUESTIONS} fit into a deck"
        problems.append(Problem(file=head_file, what=words))
    if head is None:
        return Reading(deck=None, problems=problems, homes=homes)
    dealt = tuple(sets) if any("sets" in table for _, table in tables) else build_sets(numbers)
    return Reading(
        deck=Deck(head=head, numbers=numbers, sets=dealt, cards=cards),
        problems=problems,
        homes=homes,
    )


def _tables(path: Path | Traversable, problems: list[Problem]) -> list[tuple[str, dict[str, Any]]]:
    """The parsed files, the one with the head first; names as they are shown in problems."""
    if path.is_file():
        files = [(path.name, path)]
    elif path.is_dir():
        inside = [entry for entry in path.iterdir() if entry.name.endswith(".toml")]
        inside.sort(key=lambda entry: (entry.name != HEAD_FILE, entry.name))
        files = [(f"{path.name}/{entry.name}", entry) for entry in inside]
        if not inside or inside[0].name != HEAD_FILE:
            words = f"a deck folder needs a {HEAD_FILE}"
            problems.append(Problem(file=path.name, what=words))
            return []
    else:
        problems.append(Problem(file=path.name, what="there is no such file or folder"))
        return []
    tables: list[tuple[str, dict[str, Any]]] = []
    for name, file in files:
        table = _parse(name, file, problems)
        if table is None and not tables:
            return []  # without its head nothing else can be put in place
        if table is not None:
            tables.append((name, table))
    return tables


def _parse(name: str, file: Path | Traversable, problems: list[Problem]) -> dict[str, Any] | None:
    try:
        data = file.read_bytes()
    except OSError as error:
        problems.append(Problem(file=name, what=f"cannot be read: {error.strerror}"))
        return None
    if len(data) > MOST_BYTES:
        problems.append(Problem(file=name, what=f"is larger than {MOST_BYTES // 1_000_000} MB"))
        return None
    try:
        # Decimal keeps 0.1 exactly 0.1 (W64); a byte order mark is what some editors leave.
        return tomllib.loads(data.decode("utf-8-sig"), parse_float=Decimal)
    except UnicodeDecodeError as error:
        problems.append(Problem(file=name, what=f"is not UTF-8 (byte {error.start})"))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        problems.append(Problem(file=name, what=f"is not TOML: {error}"))
    return None


_Entry = TypeVar("_Entry", Number, CardItem)


def _entries(
    of: type[_Entry], key: str, table: dict[str, Any], file: str, problems: list[Problem]
) -> list[_Entry]:
    """The questions under `[[numbers]]` or `[[cards]]`; one without an id is named by its place."""
    raw = table.get(key, [])
    if not isinstance(raw, list):
        problems.append(Problem(file=file, what=f"{key}: write each question as [[{key}]]"))
        return []
    entries: list[_Entry] = []
    word, kind = ("question", "number") if key == "numbers" else ("card", "card")
    for place, entry in enumerate(raw, 1):
        named = entry.get("id") if isinstance(entry, dict) else None
        item = f"{word} {named if isinstance(named, str) and named else f'{kind} {place}'}"
        read, found = read_struct(of, entry, file, item)
        problems += found
        if read is not None:
            stem = file.rsplit("/", 1)[-1].removesuffix(".toml")
            entries.append(read if read.id else structs.replace(read, id=f"{stem}-{place}"))
    return entries


def _sets(raw: object, file: str, problems: list[Problem]) -> list[Set]:
    if not isinstance(raw, list):
        problems.append(Problem(file=file, what="sets: a list of lists of question ids is needed"))
        return []
    sets: list[Set] = []
    for place, entry in enumerate(raw, 1):
        if isinstance(entry, list) and all(isinstance(name, str) for name in entry):
            sets.append(tuple(entry))
        else:
            words = "a list of question ids is needed"
            problems.append(Problem(file=file, item=f"set {place}", what=words))
    return sets
