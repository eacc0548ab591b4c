"""Folding: what is left of a text when all that does not count is gone (B118).

What may live here: the order of the steps, and when two texts are the same answer. A text can be
read in more than one way ("Müller" is "muller" and "mueller"), and two texts are the same when
they share one of their readings. That is not transitive, on purpose: "Muller" and "Mueller" are
both "Müller", but a card that accepts "pot" does not accept "poet".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from .letters import compatible, spellings, without_accents
from .words import SAME, joined, say_signs, without_article, words_of


def fold(text: str) -> str:
    """The first reading of `text`: without case, accents, punctuation, spacing and article.

    Number words up to twelve are digits, "&" is "and". Folding twice changes nothing. Only a text
    that shows nothing becomes "": one without letters and digits stays as it is ("!!!").
    """
    return next(_readings(text))


def readings(text: str) -> tuple[str, ...]:
    """All readings of `text`, each once; the first is `fold(text)`. Blank: none.

    An umlaut is left out or spelt out; the article may belong to the name ("LasVegas"), and a
    number word may be part of a longer word ("Twentyone").
    """
    return tuple(dict.fromkeys(reading for reading in _readings(text) if reading))


def alike(one: str, other: str) -> bool:
    """Whether two texts are the same answer; two blank ones are none."""
    return not set(readings(one)).isdisjoint(readings(other))


def _readings(text: str) -> Iterator[str]:
    shown = compatible(text)
    for spelt in spellings(shown):
        said = say_signs(without_accents(spelt))
        bare = without_article(said)
        for words in (words_of(bare), words_of(said)):
            if not words:
                # Nothing but punctuation or pictures: then those are the answer.
                yield shown.replace(" ", "")
                return
            yield _whole(joined([SAME.get(word, word) for word in words]))
            yield _whole(joined(words), as_said=True)


def _whole(text: str, *, as_said: bool = False) -> str:
    """`text` composed; written apart or not, a number word is one ("o n e")."""
    whole = unicodedata.normalize("NFKC", text)
    return whole if as_said else SAME.get(whole, whole)
