"""What counts as the same answer, text by text (B118, F105)."""

from __future__ import annotations

import unicodedata

import pytest

from secondguess.engine.answers import alike, fold
from secondguess.engine.answers.fold import readings

FOLDED = [
    # case and compatibility forms
    ("Paris", "paris"),
    ("PARIS", "paris"),
    ("pArIs", "paris"),
    ("Ｐａｒｉｓ", "paris"),
    ("𝓟𝓪𝓻𝓲𝓼", "paris"),
    ("ﬁnch", "finch"),
    ("ǅungla", "dzungla"),
    ("H₂O", "h2o"),
    ("m²", "m2"),
    ("１２", "12"),
    ("Ⅷ", "viii"),
    ("K", "k"),
    # accents, and letters that do not come apart
    ("São Paulo", "saopaulo"),
    ("Łódź", "lodz"),
    ("Tromsø", "tromso"),
    ("Đà Nẵng", "danang"),
    ("Straße", "strasse"),
    ("GROẞ", "gross"),
    ("Færøerne", "faeroerne"),
    ("cœur", "coeur"),
    ("Sigurðsson", "sigurdsson"),
    ("Þingvellir", "thingvellir"),
    ("İstanbul", "istanbul"),
    ("ısparta", "isparta"),
    ("Ħamrun", "hamrun"),
    ("Ŋ", "n"),
    ("ŉ", "n"),
    ("Çeşme", "cesme"),
    ("Dvořák", "dvorak"),
    ("Zoë", "zoe"),
    ("Ångström", "angstrom"),
    ("Å", "a"),
    # punctuation, apostrophes, hyphens, spacing
    ("Saint-Étienne", "saintetienne"),
    ("St. Louis", "stlouis"),
    ("  New   York\n", "newyork"),
    ("New\u00a0York", "newyork"),
    ("new\u200byork", "newyork"),
    ("\u202eparis\u202c", "paris"),
    ("\ufeffParis\u2066", "paris"),
    ("co\u00adoperate", "cooperate"),
    ("O’Neill", "oneill"),
    ("O'Neill", "oneill"),
    ("O´Neill", "oneill"),
    ("O`Neill", "oneill"),
    ("Hawaiʻi", "hawaii"),
    ("AC/DC", "acdc"),
    ("U.S.A.", "usa"),
    ("„Paris“", "paris"),
    ("¿Qué?", "que"),
    ("**Paris**", "paris"),
    ("<b>Paris</b>", "bparisb"),
    ("Paris 🎉", "paris"),
    ("Jean‑Paul", "jeanpaul"),
    ("Mary_Ann", "maryann"),
    ("Walter·Scott", "walterscott"),
    ("x\ty\r\nz", "xyz"),
    ("be\x00ll\x07", "bell"),
    # leading articles
    ("The Beatles", "beatles"),
    ("A Clockwork Orange", "clockworkorange"),
    ("An Apple", "apple"),
    ("Der Rhein", "rhein"),
    ("die Elbe", "elbe"),
    ("Das Boot", "boot"),
    ("Ein Fisch", "fisch"),
    ("eine Katze", "katze"),
    ("einen Hund", "hund"),
    ("La Traviata", "traviata"),
    ("Les Misérables", "miserables"),
    ("L'Aquila", "aquila"),
    ("l’Oréal", "oreal"),
    ("El Greco", "greco"),
    ("Il Gattopardo", "gattopardo"),
    ("un'altra", "altra"),
    ("Het Scheur", "scheur"),
    ("'t Hooft", "hooft"),
    ("“The Hobbit”", "hobbit"),
    # not articles: not leading, not apart, or all there is
    ("Lord of the Rings", "lordoftherings"),
    ("A-Team", "ateam"),
    ("The A-Team", "ateam"),
    ("A. A. Milne", "aamilne"),
    ("Theodor", "theodor"),
    ("Anna", "anna"),
    ("aerosol", "aerosol"),
    ("The The", "thethe"),
    ("The", "the"),
    ("A", "a"),
    ("a a", "aa"),
    ("L'", "l"),
    ("l'un", "lun"),
    ("Die", "die"),
    # number words and digits
    ("Seven Samurai", "7samurai"),
    ("drei", "3"),
    ("zwölf", "12"),
    ("ZWOELF", "12"),
    ("Zwolf", "12"),
    ("fünf", "5"),
    ("Fuenf Freunde", "5freunde"),
    ("zero", "0"),
    ("s e v e n", "7"),
    ("Twelve Angry Men", "12angrymen"),
    ("Ocean's Eleven", "oceans11"),
    ("thirteen", "thirteen"),
    ("Tennis", "tennis"),
    ("Achtung", "achtung"),
    ("٣", "3"),
    ("1/2", "1/2"),
    ("½", "1/2"),
    ("1½", "1/1/2"),
    ("10²", "10/2"),
    ("1.5", "1/5"),
    ("1,5", "1/5"),
    ("20,000 Leagues", "20000leagues"),
    ("20.000 Leagues", "20000leagues"),
    ("20 000 Leagues", "20000leagues"),
    ("1’000’000", "1000000"),
    ("1914-18", "1914/18"),
    ("-5", "minus5"),
    ("−5", "minus5"),
    ("+5", "5"),
    ("Apollo-13", "apollo13"),
    # signs that are said
    ("Tom & Jerry", "tomandjerry"),
    ("Tom und Jerry", "tomandjerry"),
    ("C++", "cplusplus"),
    ("C#", "csharp"),
    ("# C", "c"),
    ("B♭", "bflat"),
    # other scripts
    ("Москва", "москва"),
    ("Орёл", "орел"),
    ("Αθήνα", "αθηνα"),
    ("ΟΔΥΣΣΕΥΣ", "οδυσσευσ"),
    ("東京", "東京"),
    ("がくせい", "がくせい"),
    ("ｶﾞｸ", "ガク"),
    ("한국", "한국"),
    ("हिन्दी", "हिन्दी"),
    ("שָׁלוֹם", "שלום"),
    ("مُحَمَّد", "محمد"),
    # no letter at all
    ("", ""),
    ("  \t ", ""),
    ("\u200b\u202e", ""),
    ("\u3164", ""),
    ("!!!", "!!!"),
    ("? ?", "??"),
    ("🎉", "🎉"),
    ("≠", "≠"),
]


@pytest.mark.parametrize(("text", "folded"), FOLDED, ids=[ascii(row[0]) for row in FOLDED])
def test_fold_b118(text: str, folded: str) -> None:
    assert fold(text) == unicodedata.normalize("NFKC", folded)


@pytest.mark.parametrize("text", [row[0] for row in FOLDED], ids=ascii)
def test_composed_and_taken_apart_are_one_b118_f105(text: str) -> None:
    for form in ("NFC", "NFD"):
        assert fold(unicodedata.normalize(form, text)) == fold(text)


ALIKE = [
    ("Sao Paulo", "São Paulo"),
    ("Müller", "Muller"),
    ("Müller", "Mueller"),
    ("MÜLLER", "mueller"),
    ("Goethe", "Göthe"),
    ("Århus", "Aarhus"),
    ("Århus", "Arhus"),
    ("Tromsø", "Tromsoe"),
    ("Smörgåsbord", "Smoergasbord"),
    ("Smörgåsbord", "Smorgaasbord"),
    ("Straße", "Strasse"),
    ("fünf", "fuenf"),
    ("fünf", "five"),
    ("Seven Samurai", "7 Samurai"),
    ("Die sieben Samurai", "7 samurai"),
    ("Twenty-One", "Twentyone"),
    ("Twenty One Pilots", "twentyone pilots"),
    ("Las Vegas", "lasvegas"),
    ("Las Vegas", "Vegas"),
    ("The A-Team", "A Team"),
    ("icecream", "ice cream"),
    ("Tom & Jerry", "Tom and Jerry"),
    ("Romeo und Julia", "Romeo & Julia"),
    ("C sharp", "C#"),
    ("e-mail", "Email"),
    ("CO₂", "co2"),
    ("One Thousand", "onethousand"),
]
UNLIKE = [
    ("pot", "poet"),
    ("Po", "Poe"),
    ("arosol", "aerosol"),
    ("Muller", "Mueller"),
    ("The", "The The"),
    ("A", "The"),
    ("der", "die"),
    ("!!!", "???"),
    ("!", "!!"),
    ("≠", "="),
    ("", ""),
    (" ", "\u200b"),
    ("C", "C++"),
    ("C", "C#"),
    ("-5", "5"),
    ("1/2", "12"),
    ("1.5", "15"),
    ("10²", "102"),
    ("か", "が"),
    ("की", "का"),
    ("Москва", "Mockba"),
    ("🍎", "🍐"),
    ("Lord of the Rings", "Lord of Rings"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_alike_b118_f105(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), UNLIKE, ids=ascii)
def test_not_alike_b118(one: str, other: str) -> None:
    assert not alike(one, other)
    assert not alike(other, one)


def test_the_first_reading_is_the_fold_b118() -> None:
    assert readings("Die fünf Müller") == (
        *("5muller", "funfmuller", "die5muller", "diefunfmuller"),
        *("5mueller", "fuenfmueller", "die5mueller", "diefuenfmueller"),
    )
    assert readings("\u200b ") == ()
