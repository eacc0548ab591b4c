"""Words that say the same: articles that count for nothing, number words, "and" (B118).

What may live here: lists of words of a language and what is done with them. All of it sees a text
after `letters`: small, without accents. Number words and "and" are English and German, the
languages we play in; articles also those of the languages that accepted answers come in.
"""

from __future__ import annotations

import regex

_ARTICLES_OF = {
    "en": "the a an",
    "de": "der die das den dem des ein eine einen einem einer eines",
    "fr": "le la les un une des",
    "es": "el la los las un una unos unas",
    "it": "il lo la gli le un uno una",  # not "i", which is more often an English word
    "nl": "de het een",
}
_ARTICLES = frozenset(word for words in _ARTICLES_OF.values() for word in words.split())

_NUMBERS = {
    word: str(number)
    for number, words in enumerate(
        (
            "zero null",
            "one eins",
            "two zwei zwo",
            "three drei",
            "four vier",
            "five funf fuenf",
            "six sechs",
            "seven sieben",
            "eight acht",
            "nine neun",
            "ten zehn",
            "eleven elf",
            "twelve zwolf zwoelf",
        )
    )
    for word in words.split()
}

SAME = {**_NUMBERS, "und": "and"}
"""Words by what stands for them: number words up to twelve by their digits, "und" by "and"."""

_DIGITS = frozenset("0123456789")

# "l'oreal", "un'altra", "'t hooft": written together with what they belong to.
_ELIDED = regex.compile(r"\W*(?:l'|un'|'t\s)\s*(?=\w)")
_FIRST = regex.compile(r"\W*(\w+)\s+(?=\W*\w)")
_WORD = regex.compile(r"[\p{L}\p{N}\p{M}]+")

# Thousands: 1,000 and 1.000 and 1'000 and 1 000, the same mark in all places.
_THOUSANDS = regex.compile(r"(?<!\d)\d{1,3}([.,' ])\d{3}(?:\1\d{3})*(?!\d)")

# Signs that are said and make another answer: C, C++ and C#; -5 and 5; B and B♭.
_SIGNS = (
    (regex.compile(r"^\W*?[-\u2010-\u2015\u2212](?=\d)"), "minus "),
    (regex.compile(r"^\W*?\+(?=\d)"), ""),
    (regex.compile(r"&"), " and "),
    (regex.compile(r"\+"), " plus "),
    (regex.compile(r"(?<=[^\W\d])#|♯"), " sharp "),
    (regex.compile(r"♭"), " flat "),
)


def say_signs(text: str) -> str:
    """`text` with the signs that count as words, and thousands without their marks."""
    for sign, word in _SIGNS:
        text = sign.sub(word, text)
    return _THOUSANDS.sub(lambda found: found[0].replace(found[1], ""), text)


def without_article(text: str) -> str:
    """`text` without the article it begins with, unless nothing but articles is left ("The The").

    An article stands apart: "A-Team" and "A. A. Milne" begin with none.
    """
    first = _FIRST.match(text)
    if first and first[1] not in _ARTICLES:
        first = None
    first = _ELIDED.match(text) or first
    if first and not _ARTICLES.issuperset(words_of(text[first.end() :])):
        return text[first.end() :]
    return text


def words_of(text: str) -> list[str]:
    """The words of `text`; punctuation and what is drawn rather than written are between them."""
    return _WORD.findall(text.replace("'", ""))


def joined(words: list[str]) -> str:
    """`words` without the spaces, which people set as they like; between digits stays a slash,
    for 1/2 and 1.2 are not 12.
    """
    text = ""
    for word in words:
        apart = text and text[-1] in _DIGITS and word[0] in _DIGITS
        text += f"/{word}" if apart else word
    return text


def has_digit(text: str) -> bool:
    """Whether a digit is in `text` (B118: then it is never fuzzy)."""
    return not _DIGITS.isdisjoint(text)
