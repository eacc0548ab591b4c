"""Sets that are built where a deck names none (questions.md 5.3.8)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from secondguess.decks.sets import build_sets, magnitude, same_scale

from .making import number


@given(st.integers(0, 40))
def test_every_question_is_in_one_set_at_most(size: int) -> None:
    numbers = {f"n{i}": number(f"n{i}", str(10 ** (i % 5) + i)) for i in range(size)}
    sets = build_sets(numbers)
    dealt = [name for names in sets for name in names]
    assert len(sets) == size // 7
    assert len(dealt) == len(set(dealt))
    assert sets == build_sets(numbers)


def test_years_percentages_and_categories_are_spread() -> None:
    forms = ["year", "percent", "count", "count", "count", "measure", "money"]
    numbers = {
        f"{form}-{i}-{j}": number(
            f"{form}-{i}-{j}", str(20 * 10 ** (j % 5)), form=form, category=f"c{j}"
        )
        for i in range(4)
        for j, form in enumerate(forms)
    }
    for names in build_sets(numbers):
        chosen = [numbers[name] for name in names]
        assert len({one.category for one in chosen}) >= 5
        assert sum(one.form == "year" for one in chosen) == 1
        assert sum(one.form == "percent" for one in chosen) == 1


def test_one_scale_is_same_unit_and_size() -> None:
    one = number("a", "8848", unit="m")
    assert same_scale(one, number("b", "979", unit="m"))
    assert not same_scale(one, number("b", "30", unit="m"))
    assert not same_scale(one, number("b", "8848", unit="km"))
    assert not same_scale(number("a", "50"), number("b", "50"))
    assert same_scale(number("a", "1789", form="year"), number("b", "1969", form="year"))
    assert magnitude(number("a", "0.02").answer) == -2
    assert magnitude(number("a", "0").answer) == 0
