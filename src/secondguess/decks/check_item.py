"""What is checked in the same way on questions of both games: texts, sources, ageing.

What may live here: rules on one item and the deck's head, in words. Where an item stands (file,
id) is added by `check`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import UNSET

from ..engine.values import Text
from .format import Head, Item

MOST_TEXT = 140
"""Characters of a question (5.3.7); more does not fit a phone."""
MOST_NOTE = 240

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
_DATE = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2})?)?")
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")


def text_problems(name: str, text: Text, head: Head, most: int) -> Iterator[str]:
    """What is wrong with a text of at most `most` characters; `name` is what the deck calls it."""
    by_language = {"": text} if isinstance(text, str) else text
    if not by_language:
        yield f"{name} has no text"
    for language, words in by_language.items():
        place = f"{name}.{language}" if language else name
        if language and language not in head.languages:
            yield f"{place}: {language} is not among the deck's languages"
        yield from word_problems(place, words, most)


def word_problems(place: str, words: str, most: int) -> Iterator[str]:
    """What is wrong with one text in one language."""
    if not words.strip():
        yield f"{place} is empty"
    elif words != words.strip() or not words.isprintable():
        yield f"{place} has blanks around it or characters that cannot be printed"
    if len(words) > most:
        yield f"{place} is {len(words)} characters, at most {most} fit"


def item_problems(item: Item, head: Head) -> Iterator[str]:
    """What is wrong with the fields that every question has, its text aside."""
    if not SLUG.fullmatch(item.id):
        yield f"id {item.id!r}: small letters, digits and single hyphens only"
    if item.note is not UNSET:
        yield from text_problems("note", item.note, head, MOST_NOTE)
    if item.category is not UNSET and item.category not in head.categories:
        yield f"category {item.category} is not among the deck's categories"
    if item.difficulty is not UNSET and not 1 <= item.difficulty <= 5:
        yield f"difficulty is {item.difficulty}, 1 to 5 are possible"
    for source in item.source:
        if source.ref not in head.sources:
            yield f"source {source.ref} is not among the deck's sources"
    if item.status == "reviewed" and not item.source:
        yield "status reviewed needs a source"


def ageing_problems(item: Item, texts: list[Text]) -> Iterator[str]:
    """What changes needs its date, in the text as well (5.5)."""
    for name, value in (("as_of", item.as_of), ("review_by", item.review_by)):
        if value is not UNSET and not _DATE.fullmatch(str(value)):
            yield f"{name} {value!s} is no date: write 2024, 2024-06 or 2024-06-30"
    if item.ages not in ("yearly", "record"):
        return
    if item.as_of is UNSET:
        yield f"ages {item.ages} needs as_of"
    if not all(_YEAR.search(words) for text in texts for words in words_of(text)):
        yield f"ages {item.ages} needs the year in the text"


def words_of(text: Text) -> list[str]:
    """A text in all its languages."""
    return [text] if isinstance(text, str) else list(text.values())
