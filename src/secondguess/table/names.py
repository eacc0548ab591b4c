"""Names of seats: any script, up to 24 letters as people count them, nothing invisible (F073-F077).

Markup is just text and stays; what could turn other people's text around or hide is taken out.
"""

from __future__ import annotations

import unicodedata

import regex

from ..engine.refusals import Refusal

MOST_GRAPHEMES = 24
MOST_BYTES = 600
"""A single grapheme can be built of hundreds of marks; this keeps it in bounds."""

_GRAPHEME = regex.compile(r"\X")
# Controls, format characters (bidi controls among them) and unassigned or private ones; the
# joiners that emoji and some scripts need are kept.
_INVISIBLE = regex.compile(r"[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}--\u200c\u200d]", regex.V1)


def clean_name(typed: str) -> str | Refusal:
    """The name as it is kept and shown, or why it is none (`name-empty`, `name-too-long`)."""
    name = unicodedata.normalize("NFC", _INVISIBLE.sub(" ", typed))
    name = " ".join(name.split()).strip("\u200c\u200d ")
    if not name or not regex.search(r"[^\s\p{M}\u200c\u200d]", name):
        return Refusal("name-empty")
    if len(_GRAPHEME.findall(name)) > MOST_GRAPHEMES or len(name.encode()) > MOST_BYTES:
        return Refusal("name-too-long")
    return name
