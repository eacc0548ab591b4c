"""Characters: which of them count as the same, and which do not count at all (B118).

What may live here: everything that looks at one character or its neighbours and knows no words.
Compatibility forms and case are Unicode's own; accents go in scripts where they are accents, and
stay where they are letters (the voicing marks of kana, the vowel signs of Devanagari).
"""

from __future__ import annotations

import unicodedata

import regex

# Nobody sees them: zero width, bidi control, soft hyphen, fillers, an empty Braille cell.
_INVISIBLE = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]+")
# The marks that many scripts share, and the points that Cyrillic, Hebrew and Arabic can do without.
_ACCENTS = regex.compile(
    r"[[\p{sc=Zinh}--[\u3099\u309A]]\u0483-\u0489"
    r"[[\u0591-\u05C7\u0610-\u061A\u06D6-\u06ED]&&\p{M}]]+",
    regex.V1,
)
# A raised or small digit, or a fraction, behind a digit: 10² is not 102 and 1½ is not 11/2.
_OTHER_NUMBER = regex.compile(r"(?<=\d)(?=\p{No})")
# What is typed or printed as an apostrophe: quotes, primes, accents that stand alone (which would
# become a space and a mark), and letters such as the Hawaiian okina.
_APOSTROPHES = dict.fromkeys(
    (
        *map(ord, "`\u00b4\u1fef\u1ffd\u2018\u2019\u201b\u2032\u02c8\u02ca\u02cb\ua78b\ua78c"),
        *range(0x2B9, 0x2C0),
    ),
    "'",
)

# Latin letters that Unicode does not take apart and whose names do not tell their base.
_LATIN = {
    "æ": "ae",
    "œ": "oe",
    "ß": "ss",
    "þ": "th",
    "ð": "d",
    "\u0131": "i",  # the dotless one
    "ŋ": "n",
    "ə": "e",
    "ɛ": "e",
    "ɔ": "o",
    "ĸ": "k",
}


def _bases() -> dict[int, str]:
    """Latin letters that carry a stroke, hook or bar (ø, ł, đ) by what their names say is below."""
    bases = {ord(letter): base for letter, base in _LATIN.items()}
    for code in (*range(0xC0, 0x2B0), *range(0x1E00, 0x1F00)):
        name = unicodedata.name(chr(code), "")
        found = regex.fullmatch(r"LATIN SMALL LETTER ([A-Z]) WITH .+", name)
        if found and len(unicodedata.normalize("NFKD", chr(code))) == 1:
            bases[code] = found[1].lower()
    return bases


_BASES = _bases()

_WITH_E = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe"})
_WITH_A = str.maketrans({"å": "aa"})


def compatible(text: str) -> str:
    """`text` in its compatibility form, without case and what nobody sees; blanks are " ", and
    apostrophes "'".

    The form is Unicode's NFKC_Casefold. Accents are still there, and composed.
    """
    plain = text.translate(_APOSTROPHES)
    if plain.isascii():
        plain = plain.lower()
    else:
        plain = _OTHER_NUMBER.sub(" ", plain)
        plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", plain).casefold())
        plain = unicodedata.normalize("NFKC", plain.casefold())
        plain = unicodedata.normalize("NFKC", _INVISIBLE.sub("", plain))
        # An apostrophe can come out of a letter: the Afrikaans 'n in one.
        plain = plain.translate(_APOSTROPHES)
    return " ".join(plain.split())


def without_accents(text: str) -> str:
    """`text`, as `compatible` gives it, without accents and with digits in ASCII."""
    if text.isascii():
        return text
    bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", text))
    bare = unicodedata.normalize("NFKC", bare).translate(_BASES)
    return "".join(str(unicodedata.decimal(c)) if c.isdecimal() else c for c in bare)


def spellings(text: str) -> list[str]:
    """`text`, as `compatible` gives it, and the same with umlauts (and the Nordic å) spelt out.

    Both ways of doing without the key: "müller" is also "mueller". Never the other way: an "ae"
    may be two letters, as in "aerosol". What is spelt out comes after what is not.
    """
    found = [text]
    if not text.isascii():
        for spelt in (_WITH_E, _WITH_A):
            found += [other for one in found if (other := one.translate(spelt)) != one]
    return found
