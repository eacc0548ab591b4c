"""People who come and go: two tabs, a lift, late comers, freed seats; the seat is there again."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from . import people
from .lift import Lift
from .play import House
from .program import Program
from .screens import TV, Screens

LONG = {"guess_seconds": 600, "bet_seconds": 600}
GUESS = re.compile("^Your guess")


@pytest.mark.timeout(90)
async def test_the_older_of_two_tabs_waits_for_a_person_f013(
    program: Program, house: House, screens: Screens
) -> None:
    code, token = await house.open(options=LONG)
    first = await screens.open("first tab")
    await people.join(first, program.address, code, "Ann")
    bo = await house.join(code, await house.sit(code, name="Bo"))
    host = await house.join(code, token)
    await host.do(do="start")
    await first.phase("guess")

    second = await screens.tab("second tab", first.context)
    await second.page.goto(program.address)
    await second.page.get_by_role("link", name=re.compile(f"{code} as Ann")).click()
    moved = first.page.get_by_role("heading", name="This seat goes on in another tab")
    await expect(moved).to_be_visible()
    opened = first.sockets
    await people.write(second, "12")
    # A whole round trip later the older tab is as it was: nobody fights for the seat.
    await host.until(lambda view: bool(view["wrote"] == [1]))
    await expect(moved).to_be_visible()
    assert first.sockets == opened

    await first.page.get_by_role("button", name="Take it back here").click()
    await expect(first.page.get_by_text("You wrote")).to_be_visible()
    await expect(second.page.get_by_role("heading", name=re.compile("another tab"))).to_be_visible()
    await bo.phase("guess")
    await bo.do(do="guess", value="20")
    await first.phase("bet")
    assert second.view["phase"] == "guess"


@pytest.mark.timeout(150)
async def test_a_phone_without_a_line_keeps_game_and_half_typed_guess_f055(
    program: Program, house: House, screens: Screens
) -> None:
    screens.expect_problem("ERR_CONNECTION|WebSocket connection")
    code, token = await house.open(options={**LONG, "questions": 1})
    async with Lift(program.port) as lift:
        ann = await screens.open("ann")
        lost = ann.page.get_by_role("alert").filter(has_text="Connection lost")

        async def away() -> None:
            await lift.cut()
            await expect(lost).to_be_visible()

        async def back() -> None:
            await lift.mend()
            await expect(lost).to_be_hidden()

        await people.join(ann, lift.address, code, "Ann")
        bo = await house.join(code, await house.sit(code, name="Bo"))
        host = await house.join(code, token)
        await away()
        await expect(ann.page.get_by_role("heading", name="You are at the table")).to_be_visible()
        await back()
        await host.do(do="start")

        field = ann.page.get_by_label(GUESS)
        await field.fill("12")
        await away()
        await expect(field).to_have_value("12")
        await field.press_sequentially("3")
        await back()
        await expect(field).to_have_value("123")
        await ann.reload()
        await expect(ann.page.get_by_label(GUESS)).to_have_value("123")
        await away()
        # What is sent without a line goes out by itself, once (F005, F029).
        await ann.page.get_by_role("button", name=re.compile("^Send")).click()
        await expect(
            ann.page.get_by_role("button", name=re.compile("connection is"))
        ).to_be_visible()
        assert host.view["wrote"] == []
        await back()
        await expect(ann.page.get_by_text("You wrote")).to_be_visible()
        await host.until(lambda view: bool(view["wrote"] == [1]))
        await bo.phase("guess")
        await bo.do(do="guess", value="50")

        await ann.phase("bet")
        await people.place(ann, "50")
        await away()
        await people.slot(ann, "123").click()
        await expect(people.mat(ann).get_by_role("button", pressed=True)).to_have_count(2)
        await expect(ann.page.get_by_text("goes out when the connection is back")).to_be_visible()
        await back()
        view = await host.until(lambda view: sum(len(s["bets"]) for s in view["mat"]) == 2)
        assert [s["guess"] for s in view["mat"] if s["bets"]] == ["50", "123"]
        await people.done(ann)
        await bo.phase("bet")
        await bo.do(do="done")

        await ann.phase("settled")
        await people.show_now(ann)
        await away()
        await expect(ann.page.get_by_role("heading", name="The answer")).to_be_visible()
        await back()
        await host.do(do="next")
        await expect(ann.page.get_by_role("heading", name=re.compile("^You"))).to_be_visible()
        await away()
        await expect(ann.page.get_by_role("table", name="Standings")).to_be_visible()
        await back()


@pytest.mark.timeout(90)
async def test_who_comes_late_plays_from_the_next_question_w76_f083(
    program: Program, house: House, screens: Screens
) -> None:
    code, token = await house.open(options=LONG)
    seats = [await house.join(code, await house.sit(code, name=name)) for name in ("Ann", "Bo")]
    host = await house.join(code, token)
    await host.do(do="start")
    await seats[0].phase("guess")
    await seats[0].do(do="guess", value="5")
    tv = await screens.open("tv", TV)
    await tv.page.goto(f"{program.address}/table/{code}")
    late = await screens.open("late")
    await late.page.goto(f"{program.address}/join/{code}")
    await expect(late.page.get_by_text("The game has begun")).to_be_visible()
    await people.sit(late, "Cy")
    await expect(late.page.get_by_text("You join from the next round")).to_be_visible()
    await expect(late.page.get_by_label(GUESS)).to_have_count(0)
    await expect(tv.page.get_by_role("listitem").filter(has_text="Cy")).to_be_visible()
    assert 3 not in late.view["waiting"]
    # Nobody waits for the late one.
    await seats[1].phase("guess")
    await seats[1].do(do="guess", value="6")
    await late.phase("bet")
    for seat in seats:
        await seat.phase("bet")
        await seat.do(do="done")
    await host.phase("settled")
    await host.do(do="next")
    await people.write(late, "7")
    await host.until(lambda view: bool(view.get("wrote") == [3]))
