"""Verdicts on typed answers: right, wrong, unsure, and which item of a list (B118, B111)."""

from __future__ import annotations

import pytest

from secondguess.engine.answers import Verdict, alike, judge_text, match_item

CURIE = ("Marie Curie", "Curie", "Maria Skłodowska")

RIGHT = [
    ("Paris", ("Paris",)),
    (" PARIS! ", ("Paris",)),
    ("Curie", CURIE),
    ("marie curie", CURIE),
    ("Maria Sklodowska", CURIE),
    ("Munich", ("München", "Munich")),
    ("Muenchen", ("München", "Munich")),
    ("Munchen", ("München", "Munich")),
    ("the Danube", ("Danube", "Donau")),
    ("die Donau", ("Danube", "Donau")),
    ("Danube", ("The Danube",)),
    ("7", ("seven",)),
    ("sieben", ("7",)),
    ("1989", ("1989",)),
    ("Apollo 11", ("Apollo eleven",)),
    ("The The", ("The The",)),
    ("A", ("A",)),
    ("!!!", ("!!!",)),
    ("東京", ("Tokyo", "東京")),
    ("МОСКВА", ("Moscow", "Москва")),
    ("ΑΘΗΝΑ", ("Αθήνα",)),
    ("Ｐａｒｉｓ", ("Paris",)),
    ("Pa\u200bris", ("Paris",)),
    ("x" * 200, ("x" * 200,)),
    ("Sao Paulo", ("São Paulo",)),
    ("Sa\u0303o Paulo", ("S\u00e3o Paulo",)),
]
WRONG = [
    # nothing typed
    ("", ("Paris",)),
    ("   ", ("Paris",)),
    ("\u200b\u202e", ("Paris",)),
    ("", ("",)),
    ("", ()),
    # something else, or nothing to be right
    ("London", ("Paris",)),
    ("Paris", ()),
    ("the radium woman", CURIE),
    ("Paris or London", ("Paris",)),
    ("Paris, London, Rome", ("Paris",)),
    ("<b>Paris</b>", ("Paris",)),
    ("x" * 200, ("Paris",)),
    ("?", ("Paris",)),
    ("🎉", ("Paris",)),
    ("The", ("The The",)),
    ("The", ("A",)),
    # up to 5 letters: never fuzzy
    ("Pariis", ("Paris",)),
    ("Pari", ("Paris",)),
    ("Prais", ("Paris",)),
    ("Koln", ("Kohl",)),
    ("Pa r is s", ("Paris",)),
    ("The Parris", ("The Paris",)),
    # 6 to 11 letters: two edits are too many
    ("Lndoon", ("Londonn",)),
    ("Loonndon", ("London",)),
    ("Caanbera", ("Canberra",)),
    ("abcdefghiXX", ("abcdefghijk",)),
    # 12 letters and more: three are
    ("abcdefghiXXX", ("abcdefghijkl",)),
    ("Philadelphiaaaa", ("Philadelphia",)),
    # a digit on either side: never fuzzy
    ("1988", ("1989",)),
    ("19899", ("1989",)),
    ("2001: A Space Odyssee", ("2001: A Space Odyssey",)),
    ("Apollo 12", ("Apollo 11",)),
    ("Appollo 11", ("Apollo 11",)),
    ("Seven Samurais", ("Seven Samurai",)),
    ("Sputnik 1", ("Sputnik",)),
    ("Sputnik", ("Sputnik 1",)),
    ("Sputnik one", ("Sputnik",)),
    ("Henry VIII 8", ("Henry VIII",)),
    ("1000000", ("100000",)),
    ("1/2", ("12",)),
    # symbols are not letters
    ("!!!!!!!", ("!!!!!!",)),
]
UNSURE = [
    # one edit from 6 letters on
    ("Londo", ("London",)),
    ("Londoon", ("London",)),
    ("Lomdon", ("London",)),
    ("Lonodn", ("London",)),
    ("Olndon", ("London",)),
    ("londres", ("Lon dress",)),
    ("Caberra", ("Canberra",)),
    ("abcdefghijX", ("abcdefghijk",)),
    ("abcdefghikj", ("abcdefghijk",)),
    # two from 12 on
    ("abcdefghijXX", ("abcdefghijkl",)),
    ("badcefghijkl", ("abcdefghijkl",)),
    ("Philadephla", ("Philadelphia",)),
    ("Constantinopel", ("Constantinople",)),
    # letters are counted and compared as folded
    ("New Yorck", ("New York",)),
    ("Zurch", ("Zürich",)),
    ("Zuerch", ("Zürich",)),
    ("Muellr", ("Müller",)),
    ("the Dannube", ("Danube",)),
    ("Strase", ("Straße",)),
    ("Los Angelas", ("Los Angeles",)),
    ("losangelas", ("Los Angeles",)),
    ("Muller", ("Mueller",)),
    ("Marie Curry", ("Marie Curri",)),
    ("Петербург", ("Петерубрг",)),
]


@pytest.mark.parametrize(("typed", "accept"), RIGHT, ids=ascii)
def test_right_b118_f105(typed: str, accept: tuple[str, ...]) -> None:
    assert judge_text(typed, accept) == "right"


@pytest.mark.parametrize(("typed", "accept"), WRONG, ids=ascii)
def test_wrong_b118(typed: str, accept: tuple[str, ...]) -> None:
    assert judge_text(typed, accept) == "wrong"


@pytest.mark.parametrize(("typed", "accept"), UNSURE, ids=ascii)
def test_unsure_b118(typed: str, accept: tuple[str, ...]) -> None:
    assert judge_text(typed, accept) == "unsure"


@pytest.mark.parametrize(
    ("letters", "edits", "verdict"),
    [
        *((5, 1, "wrong"), (6, 1, "unsure"), (6, 2, "wrong")),
        *((11, 1, "unsure"), (11, 2, "wrong")),
        *((12, 1, "unsure"), (12, 2, "unsure"), (12, 3, "wrong")),
    ],
)
@pytest.mark.parametrize("kind", ["missing", "more", "other", "swapped"])
def test_edits_by_letters_b118(kind: str, letters: int, edits: int, verdict: Verdict) -> None:
    accepted = "bcdfghjklmnp"[:letters]
    # Edits apart from one another: the first letters, and between each two edits one that stays.
    if kind == "missing":
        typed = "".join(c for at, c in enumerate(accepted) if at % 2 or at >= 2 * edits)
    elif kind == "more":
        typed = "".join("x" + c if at < edits else c for at, c in enumerate(accepted))
    elif kind == "other":
        typed = "x" * edits + accepted[edits:]
    else:
        pairs = [accepted[at : at + 2] for at in range(0, letters, 2)]
        typed = "".join(pair[::-1] if at < edits else pair for at, pair in enumerate(pairs))
    if kind == "swapped" and 2 * edits > letters:
        pytest.skip("too short for so many swaps")
    assert judge_text(typed, [accepted]) == verdict


@pytest.mark.parametrize(
    ("typed", "accept", "reject", "verdict"),
    [
        ("Pierre Curie", CURIE, ("Pierre Curie",), "wrong"),
        ("the PIERRE-Curie", CURIE, ("Pierre Curie",), "wrong"),
        # rejected goes before unsure ...
        ("Australia", ("Austrailia",), ("Australia",), "wrong"),
        ("Mueller", ("Muellers",), ("Müller",), "wrong"),
        # ... and accepted before rejected
        ("Curie", CURIE, ("Curie",), "right"),
        ("Müller", ("Müller",), ("Mueller",), "right"),
        # near a rejected answer is not equal to it: as near to an accepted one, people decide
        ("Slovania", ("Slovenia",), ("Slovakia",), "unsure"),
        ("Pierre Currie", CURIE, ("Pierre Curie",), "wrong"),
        ("Bratislava", ("Bratislawa",), ("Bratislaw",), "unsure"),
        ("1988", ("1989",), ("1988",), "wrong"),
        ("", ("Paris",), ("",), "wrong"),
        ("Paris", (), ("Rome",), "wrong"),
    ],
    ids=ascii,
)
def test_rejected_b118(
    typed: str, accept: tuple[str, ...], reject: tuple[str, ...], verdict: Verdict
) -> None:
    assert judge_text(typed, accept, reject) == verdict


ITEMS = (("Peru",), ("Brazil", "Brasilien"), ("Guyana",), ("French Guiana", "Guyane"), ("Guinea",))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("peru", ("right", 0)),
        ("BRASILIEN", ("right", 1)),
        ("Guyana", ("right", 2)),
        ("Guyane", ("right", 3)),
        ("French Guyana", ("unsure", 3)),
        ("Brazill", ("unsure", 1)),
        ("Brasillien", ("unsure", 1)),
        # the nearest is meant, the first of equally near ones
        ("Guyanaa", ("unsure", 2)),
        ("Guyan", ("unsure", 2)),
        ("Guiana", ("unsure", 2)),
        ("Norway", ("wrong", None)),
        ("Guiena", ("unsure", 4)),
        ("", ("wrong", None)),
        ("Surinam", ("wrong", None)),
    ],
)
def test_which_item_b118(typed: str, found: tuple[Verdict, int | None]) -> None:
    assert match_item(typed, ITEMS, reject=("Surinam",)) == found


def test_an_exact_item_beats_a_near_one_before_it_b118() -> None:
    assert match_item("Austria", [["Austrian"], ["Austria"]]) == ("right", 1)
    assert match_item("Philadelphi", [["Philadelphiaa"], ["Philadelphia"]]) == ("unsure", 1)


def test_f103_one_correct_and_one_wrong_b111_b118() -> None:
    found = [
        match_item(typed, [["Rome"], ["Paris"]])
        for typed in ["Paris", " paris", " PARIS ", " Pariis"]
    ]
    assert found == [("right", 1), ("right", 1), ("right", 1), ("wrong", None)]


def test_a_repeated_wrong_one_is_known_by_its_reading_b111() -> None:
    assert alike("Norway", "NORWAY ")
    assert alike("Österreich", "Oesterreich")
    assert not alike("Norway", "Norwegen")


@pytest.mark.parametrize(
    "typed",
    [
        *("<script>alert(1)</script>", "'; DROP TABLE seats; --", "%s %d {0}", "\\", "../../etc"),
        *(
            "\ud800",
            "a\udfffb",
            "\x00",
            "\U0010ffff",
            "\ue000",
            "\ufdfa" * 200,
            "e" + "\u0301" * 199,
        ),
        *("👩‍👩‍👧‍👦" * 10, "🇩🇪", "ß" * 200, "ä" * 200, "1 " * 100, "l'" * 100, "the " * 50, "🂡"),
    ],
    ids=ascii,
)
def test_whatever_is_typed_there_is_a_verdict_b118(typed: str) -> None:
    assert judge_text(typed, CURIE, ("Pierre Curie",)) == "wrong"
    if typed.strip("\x00"):
        assert judge_text(typed, [typed]) == "right"
