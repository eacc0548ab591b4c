"""The plug is pulled in every phase: nothing is lost, nothing counts twice (F169, F109)."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from . import people, reading
from .play import Client, House
from .program import Program
from .screens import TV, Screen, Screens
from .shown import TOO_HIGH, shown_as

CLOCK_MAY_LOSE_MS = 15_000
"""Between the last look and the kill, and from the restart to the phone's return, it runs."""


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    """What must be the same before and after: all but the clock and who is connected."""
    kept = {key: part for key, part in view.items() if key != "clock"}
    kept["seats"] = [{**seat, "away": False} for seat in view["seats"]]
    return kept


async def pull_the_plug(program: Program, *screens: Screen) -> None:
    """SIGKILL, start again; every screen comes back by itself to what it was told before."""
    before = [screen.view for screen in screens]
    # A new socket resets what a screen was told, so what it is told next is from the new server.
    sockets = [screen.sockets for screen in screens]
    await program.kill()
    await program.start()
    for screen, was, opened in zip(screens, before, sockets, strict=True):
        await screen.until(lambda view: bool(view["seats"]))
        assert screen.sockets > opened
        assert lasting(screen.view) == lasting(was), screen.name
        if "clock" in was:
            left, of = screen.view["clock"]["left_ms"], was["clock"]["left_ms"]
            assert of - CLOCK_MAY_LOSE_MS < left <= of
        await expect(screen.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.timeout(200)
async def test_a_killed_server_goes_on_where_it_stopped_in_every_phase_f169(
    program: Program, screens: Screens
) -> None:
    screens.expect_problem("ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|WebSocket connection")
    tv = await screens.open("tv", TV, reduced_motion="reduce")
    code = await people.host_table(tv, program.address, seconds=600, questions=1)
    ann, bo = await screens.open("ann"), await screens.open("bo")
    for phone, name in ((ann, "Ann"), (bo, "Bo")):
        await people.join(phone, program.address, code, name)
    await pull_the_plug(program, tv, ann, bo)
    await tv.page.get_by_role("button", name="Start the game").click()

    await people.write(ann, "4711")
    await bo.page.get_by_label(re.compile("^Your guess")).fill("12 thou")
    await tv.until(lambda view: bool(view["wrote"] == [1]))
    await pull_the_plug(program, tv, ann, bo)
    await expect(ann.page.get_by_text(shown_as("4711")).first).to_be_visible()
    await expect(bo.page.get_by_label(re.compile("^Your guess"))).to_have_value("12 thou")
    await people.write(bo, "12 thousand")

    await ann.phase("bet")
    await bo.phase("bet")
    await people.place(ann, "12000")
    await people.place(ann, "4711")
    await people.place(bo, TOO_HIGH)
    await people.done(bo)
    await ann.until(lambda view: bool(view["done"] == [2]))
    await tv.until(lambda view: bool(view["done"] == [2]))
    await pull_the_plug(program, tv, ann, bo)
    await expect(people.mat(ann).get_by_role("button", pressed=True)).to_have_count(2)
    await expect(bo.page.get_by_role("heading", name="Your bets are in")).to_be_visible()
    await people.done(ann)

    for screen in (tv, ann, bo):
        await screen.phase("settled")
    await pull_the_plug(program, tv, ann, bo)
    assert await reading.points_on_table(tv) == reading.points_in_view(tv.view)
    await tv.page.get_by_role("button", name="To the podium").click()
    for screen in (tv, ann, bo):
        await screen.phase("over")
    await pull_the_plug(program, tv, ann, bo)
    sheet = await reading.places_on_podium(tv)
    points = reading.points_in_view(tv.view)
    assert {name: figure for name, (_, figure) in sheet.items()} == points


@pytest.mark.timeout(120)
async def test_no_action_counts_twice_over_a_kill_f109(program: Program, house: House) -> None:
    """Every action is sent again with its id after the restart, as a phone does."""
    code, token = await house.open(options={"questions": 2})
    tokens = [token, *[await house.sit(code, name=name) for name in ("Ann", "Bo", "Cy")]]
    clients: list[Client] = []

    async def join() -> None:
        clients[:] = [await house.join(code, token) for token in tokens]

    async def killed_and_sent_again(who: int, **action: Any) -> None:
        client = clients[who]
        stage, action_id = client.view["stage"], f"once-{who}-{action['do']}-{client.view['stage']}"
        frame = {"t": "act", "id": action_id, "action": {"for": stage, **action}}
        await client.send(frame)
        answer = await client.heard(lambda frame: frame.get("id") == action_id)
        assert answer["t"] == "ack"
        await clients[0].heard(lambda f: f["t"] == "update" and f["version"] >= answer["version"])
        before = clients[0].view
        await program.kill()
        await asyncio.gather(*(client.close() for client in clients))
        await program.start()
        await join()
        assert lasting(clients[0].view) == lasting(before)
        await clients[who].send(frame)
        again = await clients[who].heard(lambda frame: frame.get("id") == action_id)
        assert again["t"] == "ack"
        assert lasting(clients[0].view) == lasting(before)

    await join()
    await killed_and_sent_again(0, do="start")
    for question in (1, 2):
        await killed_and_sent_again(1, do="guess", value="1")
        for n in (2, 3):
            await clients[n].do(do="guess", value=f"{n}000000000")
        for n in (1, 2, 3):
            view = await clients[n].phase("bet")
            chips = view["points"][str(n)]
            await clients[n].do(do="bet", on=[{"guess": "1", "chips": chips}])
        for n in (1, 2):
            await clients[n].do(do="done")
        await killed_and_sent_again(3, do="done")
        view = clients[0].view
        assert view["phase"] == "settled"
        # Ann's 1 is the middle of nothing and pays 3 to 1: 3 for it and 3 for the stack (W23, W42).
        assert view["settlement"]["winner"] == {"guess": "1"}
        if question == 1:
            assert view["points"] == {"1": 6, "2": 3, "3": 3}
        await killed_and_sent_again(0, do="next")
    assert clients[0].view["points"] == {"1": 6 + 3 + 21, "2": 3 + 12, "3": 3 + 12}
    assert clients[0].view["phase"] == "over"
