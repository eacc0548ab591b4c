"""What holds for every text a person can type (B118, F105)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from hypothesis import example, given
from hypothesis import strategies as st

from secondguess.engine.answers import alike, fold, judge_text, match_item
from secondguess.engine.answers.fold import readings

# Any text, with words and signs that are treated in a way of their own more often than chance
# would have them.
PIECES = (
    *(
        "the",
        "The ",
        "a",
        "l'",
        "L’",
        "'t ",
        "die ",
        "und",
        "&",
        "seven",
        "zwölf",
        "fuenf",
        "o",
        "ne",
    ),
    *(
        "ß",
        "ä",
        "Å",
        "ø",
        "æ",
        "İ",
        "ı",
        "ŉ",
        "\u0301",
        "\u0345",
        "\u3099",
        "か",
        "ｶﾞ",
        "ᄀ",
        "ᅡ",
        "ᆨ",
    ),
    *(
        "1",
        "000",
        "½",
        "²",
        "٣",
        ",",
        ".",
        "-",
        "−",
        "+",
        "#",
        "♯",
        " ",
        "\u00a0",
        "\u200d",
        "\u202e",
    ),
    *("🎉", "\ufe0f", "\u20e3", "≠", "\ud800", "\u3164", "ﷺ", "ͺ", "`", "´", "ʻ", "c", "x"),
)
TEXT = st.text(st.characters(), max_size=30)
TEXTS = st.one_of(TEXT, st.lists(st.sampled_from(PIECES), max_size=8).map("".join))
LETTERS = st.text(st.characters(categories=["L"]), min_size=1, max_size=20)
LATIN = st.text(
    st.characters(categories=["Lu", "Ll"], max_codepoint=0x24F), min_size=1, max_size=20
)
WORDS = st.lists(
    st.sampled_from(["Müller", "Las", "Vegas", "Łódź", "seven", "The", "Zoë"]), min_size=1
)


@given(TEXTS)
@example("the the one")
@example("o n e")
@example("1;000")
@example("ᄀ-ᅡ")
def test_folding_twice_changes_nothing_b118(text: str) -> None:
    once = fold(text)
    assert fold(once) == once
    assert once in readings(text) or once == ""


@given(TEXTS, st.lists(TEXTS, max_size=4), st.lists(TEXTS, max_size=3))
def test_there_is_always_a_verdict_b118(typed: str, accept: list[str], reject: list[str]) -> None:
    verdict = judge_text(typed, accept, reject)
    assert verdict in ("right", "wrong", "unsure")
    found, item = match_item(typed, [[spelling] for spelling in accept], reject)
    assert found == verdict
    assert (item is None) == (found == "wrong")


@given(TEXTS, TEXTS)
def test_alike_is_symmetric_b118(one: str, other: str) -> None:
    assert alike(one, other) == alike(other, one)
    assert alike(one, other) == (judge_text(one, [other]) == "right")
    assert alike(one, one) == (fold(one) != "")


@given(TEXTS)
def test_letters_never_fold_to_nothing_b118(text: str) -> None:
    seen = [c for c in text if not c.isspace() and unicodedata.category(c) in ("Lu", "Ll", "Nd")]
    assert fold(text) or not seen


@given(LETTERS)
@example("ー")
@example("ʻ")
def test_only_letters_never_fold_to_nothing_b118(text: str) -> None:
    fillers = "\u115f\u1160\u3164\uffa0"
    assert fold(text) or not text.strip(fillers)


@given(st.one_of(TEXTS, LATIN))
def test_case_and_form_do_not_matter_b118_f105(text: str) -> None:
    if not fold(text):
        return
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        typed = unicodedata.normalize(form, text)
        if form in ("NFC", "NFD"):
            assert judge_text(typed, [text]) == "right"
    for typed in (text.upper(), text.lower(), text.casefold(), text.swapcase(), text.title()):
        assert judge_text(typed, [text]) == "right"


@given(st.one_of(LATIN, WORDS.map(" ".join)))
def test_accents_do_not_matter_f105_b118(text: str) -> None:
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    assert judge_text(bare, [text]) == "right"
    assert judge_text(text, [bare]) == "right"


@given(WORDS, st.sampled_from(["", " ", "-", "  ", "\u00a0", "\u200b", " - "]))
def test_spacing_does_not_matter_b118(words: list[str], between: str) -> None:
    assert judge_text(between.join(words), [" ".join(words)]) == "right"


@given(
    st.sampled_from(["Müller", "seven dwarfs", "Łódź", "Zoë", "東京", "A-Team", "12"]),
    st.sampled_from(["the", "The", "DIE", "ein", "La", "une", "el", "Het", "l'", "“the"]),
)
def test_a_leading_article_does_not_matter_b118(name: str, article: str) -> None:
    assert judge_text(f"{article} {name}", [name]) == "right"
    assert judge_text(name, [f"{article} {name}"]) == "right"


@given(TEXTS, TEXTS)
def test_a_digit_is_never_fuzzy_b118(one: str, other: str) -> None:
    if any(c in "0123456789" for c in fold(one) + fold(other)):
        assert judge_text(one, [other]) != "unsure"


def characters() -> Iterator[str]:
    """All there are, but of the many thousand that are all alike (ideographs, Hangul) a few."""
    for code in (
        *range(0x3500),
        *range(0x9F00, 0xAD00),
        *range(0xD700, 0xE010),
        *range(0xF8F0, 0x17010),
    ):
        yield chr(code)
    for code in (*range(0x18C00, 0x20010), *range(0x2F800, 0x2FA20), *range(0xE0000, 0xE0200)):
        yield chr(code)


def test_every_character_folds_once_and_for_all_b118() -> None:
    for character in characters():
        if unicodedata.category(character) == "Cn":
            continue
        for text in (character, f"ab{character}1{character}"):
            once = fold(text)
            assert fold(once) == once, ascii(character)
            assert fold(unicodedata.normalize("NFD", text)) == once, ascii(character)
            assert judge_text(text.upper(), [text]) == "right" or not once, ascii(character)
