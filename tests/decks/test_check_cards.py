"""The checker names every problem of a card of Bet Your Brain, with file and card."""

from __future__ import annotations

from pathlib import Path

import pytest

from .boxes import CATEGORIES, FIVE, HEAD, LONG, found, others, toml_card


def toml_box(card: str) -> str:
    return HEAD + card + others()


GOOD: list[dict[str, str]] = [
    {},
    {"answer__accept": '{ en = ["Rhine"], de = ["Rhein"], fr = ["Rhin"] }', "symbol": '"fastest"'},
    {"answer__accept": "-", "answer__number": "12.5", "answer__tolerance": "1", "unit": '"km"'},
    {"answer__accept": "-", "answer__number": "-12", "symbol": '"estimation"'},
    {"answer__accept": "-", "answer__options": '["Rome", "Oslo"]', "answer__correct": "2"},
    {"answer__accept": "-", "answer__pairs": FIVE, "symbol": '"most-correct"'},
    {"answer__accept": "-", "answer__items": '[{accept = ["Peru"]}, {accept = ["Chile"]}]',
     "answer__need": "1", "answer__reject": '["China"]', "answer__closed": "true"},
    {"answer__accept": "-", "answer__drawings": '["kite", "owl"]', "teams": "true"},
    {"answer__accept": "-", "answer__judged": "true", "secret": '"Alarm clock"', "seconds": "30"},
    {"answer__accept": "-", "text": "-", "either":
     '[{ text = "One?", answer.number = 1 }, { text = "Two?", answer.accept = ["Two"] }]'},
    {"bonus": '{ text = "And its capital?", answer.accept = ["Oddville"] }', "before": "2008"},
    {"status": '"checked"', "source": '[{ ref = "atlas" }]'},
]  # fmt: skip


@pytest.mark.parametrize("fields", GOOD)
def test_a_box_of_cards_alone_is_a_deck(tmp_path: Path, fields: dict[str, str]) -> None:
    assert found(tmp_path, toml_box(toml_card(**fields))) == []


NO_ACCEPT = {"answer__accept": "-"}
BAD: list[tuple[dict[str, str], str]] = [
    (NO_ACCEPT, "answer is missing"),
    ({"answer__number": "7"}, "answer is of more than one kind: accept, number"),
    ({"answer__accept": "-", "answer__need": "1"}, "answer needs one of accept, number,"),
    ({"answer__need": "1"}, "answer.need does not go with accept"),
    ({"answer__tolerance": "1"}, "answer.tolerance does not go with accept"),
    ({"answer__colour": "1"}, "answer: Object contains unknown field `colour`"),
    ({"answer__accept": "[]"}, "answer.accept has no spelling"),
    ({"answer__accept": "{}"}, "answer.accept has no spelling"),
    ({"answer__accept": "{ en = [] }"}, "answer.accept.en has no spelling"),
    ({"answer__accept": '{ English = ["x"] }'}, "'English' is no language code"),
    ({"answer__accept": '[" Rhine"]'}, "answer.accept ' Rhine' has blanks around it"),
    ({"answer__accept": r'["\u2800"]'}, "has nothing that could be typed"),
    ({"answer__accept": f'["{LONG}"]'}, "characters, at most 100 fit"),
    ({"answer__reject": '["ODDLAND!"]'}, "answer.reject: 'ODDLAND!' is accepted as well"),
    ({"text": "-"}, "text is missing"),
    ({"text": f'"{LONG}"'}, "text is 141 characters, at most 140 fit"),
    ({"text": "-", "text__fr": '"Quoi?"'}, "text.fr: fr is not among the deck's languages"),
    ({"secret": f'"{LONG}"'}, "secret is 141 characters, at most 140 fit"),
    ({"bonus": f'{{ text = "{LONG}", answer.number = 1 }}'}, "bonus.text is 141 characters"),
    ({"bonus": '{ text = "So?", answer.judged = true }'}, "bonus.answer is a drawing or judged"),
    ({"bonus": '{ text = "So?", answer.options = ["a"], answer.correct = 1 }'},
     "bonus.answer.options has 1 options, 2 to 9 are possible"),
    ({"bonus": '{ text = "So?" }'}, "bonus: Object missing required field `answer`"),
    ({"category": "-"}, "category is missing"),
    ({"category": '"cooking"'}, "category cooking is not among the deck's categories"),
    ({"symbol": '"fast"'}, "symbol: Invalid enum value 'fast'"),
    ({"symbol": '"estimation"'}, "symbol estimation does not go with accept, only with number"),
    ({"symbol": '"most-correct"'}, "symbol most-correct does not go with accept, only with items"),
    ({**NO_ACCEPT, "answer__judged": "true", "symbol": '"fastest"'}, "does not go with judged"),
    ({**NO_ACCEPT, "answer__judged": "false"}, "answer.judged: Invalid enum value"),
    ({"unit": '"km"'}, "unit goes with a number"),
    ({"before": "0"}, "before is 0, a year is needed"),
    ({"before": "99999999999999999999999"}, "before"),
    ({"seconds": "5"}, "seconds is 5, 15 to 300 are possible"),
    ({"teams": '"yes"'}, "teams: Expected `bool`, got `str`"),
    ({"status": '"checked"'}, "status checked needs a source"),
    ({"status": '"reviewed"'}, "status reviewed needs a source"),
    ({"source": '[{ ref = "globe" }]'}, "source globe is not among the deck's sources"),
    ({"ages": '"yearly"', "as_of": "2024"}, "ages yearly needs the year in the text"),
    ({"difficulty": "9"}, "difficulty is 9, 1 to 5 are possible"),
    ({**NO_ACCEPT, "answer__number": "nan"}, "answer.number NaN is not a number"),
    ({**NO_ACCEPT, "answer__number": '"1e99"'}, "answer.number has more than 30 digits"),
    ({**NO_ACCEPT, "answer__number": "1", "answer__tolerance": "-1"}, "tolerance is below zero"),
    ({**NO_ACCEPT, "answer__number": "1", "answer__tolerance": "1", "symbol": '"estimation"'},
     "answer.tolerance does not go with estimation"),
    ({**NO_ACCEPT, "answer__options": '["a", "b"]'}, "answer.correct is missing"),
    ({**NO_ACCEPT, "answer__options": '["a", "b"]', "answer__correct": "3"},
     "answer.correct is 3, 1 to 2 are possible"),
    ({**NO_ACCEPT, "answer__options": '["Müller", "muller"]', "answer__correct": "1"},
     "answer.options: option 2 is the same as option 1"),
    ({**NO_ACCEPT, "answer__items": "[]"}, "answer.items has 0 items, 1 to 100 are possible"),
    ({**NO_ACCEPT, "answer__items": '[{accept = ["Peru"]}]', "answer__need": "2"},
     "answer.need is 2, 1 to 1 are possible with 1"),
    ({**NO_ACCEPT, "answer__items": '[{accept = ["Peru"]}]', "answer__need": "1",
      "symbol": '"most-correct"'}, "answer.need does not go with most-correct"),
    ({**NO_ACCEPT, "answer__items": '[{accept = ["the Congo"]}, {accept = ["X", "Congo"]}]'},
     "answer.items: item 2: 'Congo' is also accepted as item 1"),
    ({**NO_ACCEPT, "answer__items": '[{accept = ["Peru"]}]', "answer__reject": '["peru"]'},
     "answer.reject: 'peru' is accepted as well"),
    ({**NO_ACCEPT, "answer__pairs": '[["a", "b"]]'}, "answer.pairs has 1 pairs, 5 are needed"),
    ({**NO_ACCEPT, "answer__pairs": FIVE.replace("Morocco", "SLOVENIA")},
     "answer.pairs: right 2 is the same as right 1"),
    ({**NO_ACCEPT, "answer__pairs": FIVE.replace("Kinabalu", "Triglav")},
     "answer.pairs: left 4 is the same as left 1"),
    ({**NO_ACCEPT, "answer__pairs": FIVE, "answer__closed": "true"},
     "answer.closed does not go with pairs"),
    ({**NO_ACCEPT, "answer__drawings": '["owl"]'}, "drawings are for teams: teams = true"),
    ({**NO_ACCEPT, "answer__drawings": '["owl"]', "answer__need": "2", "teams": "true"},
     "answer.need is 2, 1 to 1 are possible with 1"),
    ({**NO_ACCEPT, "answer__drawings": '["owl", "Owl"]', "teams": "true"},
     "answer.drawings: drawing 2 is the same as drawing 1"),
    ({"either": '[{ text = "1?", answer.number = 1 }, { text = "2?", answer.number = 2 }]',
      "text": "-"}, "answer does not go with either"),
    ({"either": '[{ text = "1?", answer.number = 1 }, { text = "2?", answer.number = 2 }]',
      **NO_ACCEPT}, "text does not go with either"),
    ({"either": '[{ text = "1?", answer.number = 1 }, { text = "2?", answer.number = 2 }]',
      **NO_ACCEPT, "text": "-", "symbol": '"fastest"'}, "symbol fastest does not go with either"),
    ({"either": '[{ text = "1?", answer.number = 1 }, { text = " ", answer.number = 2 }]',
      **NO_ACCEPT, "text": "-"}, "either 2: text is empty"),
    ({"either": '[{ text = "1?", answer.need = 1 }, { text = "2?", answer.number = 2 }]',
      **NO_ACCEPT, "text": "-"}, "either 1: answer needs one of accept"),
    ({"either": '[{ text = "1?", answer.number = 1 }]', **NO_ACCEPT, "text": "-"}, "either"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "words"), BAD)
def test_a_bad_card_is_named(tmp_path: Path, fields: dict[str, str], words: str) -> None:
    problems = found(tmp_path, toml_box(toml_card(**fields)))
    matching = [line for line in problems if words in line]
    assert len(matching) == 1, problems
    assert matching[0].startswith("box.toml: card odd: ")


def test_all_problems_of_a_card_come_at_once(tmp_path: Path) -> None:
    card = toml_card(
        category='"cooking"', answer__reject='["Oddland"]', symbol='"estimation"', unit='"km"'
    )
    assert len(found(tmp_path, toml_box(card))) == 4


def test_b4_a_deck_with_cards_has_eight_categories(tmp_path: Path) -> None:
    head = HEAD.replace(", 'create'", "")
    assert found(tmp_path, head + others("create")) == [
        "box.toml: categories: 7 named, Bet Your Brain needs 8 different ones"
    ]


@pytest.mark.parametrize("name", CATEGORIES)
def test_b70_two_players_find_a_card_in_every_category(tmp_path: Path, name: str) -> None:
    draw = toml_card(
        category=f'"{name}"', answer__accept="-", answer__drawings='["owl"]', teams="true"
    )
    words = f"box.toml: category {name} has no card: two players without a team could not play it"
    assert found(tmp_path, HEAD + others(name)) == [words]
    only = words.replace("no card", "only cards for teams")
    assert found(tmp_path, HEAD + others(name) + draw) == [only]


def test_a_deck_may_be_for_both_games(tmp_path: Path) -> None:
    """A few numbers beside the cards are a mistake; seven are a set."""
    numbers = [
        f'[[numbers]]\ntext = "How many is number {n} of these?"\nanswer = {n}00\n'
        for n in range(1, 8)
    ]
    deck = HEAD + others()
    assert found(tmp_path, deck + "".join(numbers)) == []
    few = "1 questions, a deck needs at least 7"
    assert any(few in line for line in found(tmp_path, deck + numbers[0]))


ADVICE: list[tuple[dict[str, str], str]] = [
    ({"text": '"The capital of Oddland"'}, "neither asks (?) nor says what to do"),
    ({"text": '"Who is currently the king?"'}, "'currently' becomes false one day"),
    ({"note": "-"}, "a note with one more surprise"),
    ({"ages": '"record"', "as_of": "2024", "text": '"In 2024, who was fastest?"'}, "soon beaten"),
    ({"answer__accept": '["Marie Curie"]'}, "only 'Marie Curie' is accepted"),
    ({"bonus": '{ text = "Its capital", answer.accept = ["X"] }'}, "the additional question"),
    ({**NO_ACCEPT, "answer__items": '[{accept = ["Peru"]}]', "answer__closed": "true",
      "symbol": '"most-correct"'}, "1 items: 6 to 20 part the players better"),
    ({**NO_ACCEPT, "answer__items": '[{accept = ["Peru"]}]'}, "say closed = true"),
    ({**NO_ACCEPT, "answer__pairs": FIVE.replace("Triglav", "Mount Slovenia")},
     "'slovenia' stands on both sides"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "words"), ADVICE)
def test_advice_on_a_card_is_no_error(tmp_path: Path, fields: dict[str, str], words: str) -> None:
    deck = toml_box(toml_card(**fields))
    assert found(tmp_path, deck) == []
    lines = [line for line in found(tmp_path, deck, "advice") if words in line]
    assert len(lines) == 1
    assert lines[0].startswith("box.toml: card odd: ")


@pytest.mark.parametrize(
    "text",
    ['"Which land is odd?"', '"Name an odd land."', '"Look at the back. Name that land."'],
)
def test_questions_and_orders_need_no_advice(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, toml_box(toml_card(text=text)), "advice") == []


def test_categories_share_the_cards(tmp_path: Path) -> None:
    many = "".join(toml_card(id=f'"odd-{n}"') for n in range(12))
    lines = found(tmp_path, toml_box(many), "advice")
    assert "box.toml: category geography: 13 of 20 cards, an equal share are 2" in lines
    assert any("category play: 1 of 20 cards" in line for line in lines)
