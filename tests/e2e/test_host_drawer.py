"""The host's drawer on a seat that wears the hat: everything a host may do, while playing along."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from . import people, reading
from .play import Client, House
from .program import Program
from .screens import TV, Screen, Screens
from .shown import shown_as

GUESS = re.compile("^Your guess")


class Drawer:
    """The host's drawer of a screen; open while a test is in it."""

    def __init__(self, screen: Screen) -> None:
        self.page = screen.page
        self.dialog = screen.page.get_by_role("dialog", name="Host")

    async def open(self) -> None:
        """Open it if it is not."""
        if not await self.dialog.is_visible():
            await self.page.get_by_role("button", name="Host", exact=True).click()
        await expect(self.dialog).to_be_visible()

    async def press(self, name: str | re.Pattern[str], *, sure: bool = False) -> None:
        """A button in it; `sure`: it asks once more."""
        await self.open()
        await self.button(name).click()
        if sure:
            words = str(name).split(":")[0]
            await self.button(f"Yes: {words}").click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button in it, by the name that a screen reader says."""
        return self.dialog.get_by_role("button", name=name, exact=True)

    async def close(self) -> None:
        """Close it, if the action did not."""
        if await self.dialog.is_visible():
            await self.dialog.get_by_role("button", name="Close").click()
        await expect(self.dialog).to_be_hidden()


@pytest.mark.timeout(180)
async def test_a_seat_with_the_hat_does_all_that_a_host_may(
    program: Program, house: House, screens: Screens
) -> None:
    tv = await screens.open("tv", TV, reduced_motion="reduce")
    code = await people.host_table(tv, program.address, seconds=600, questions=2)
    ann = await screens.open("ann")
    await people.join(ann, program.address, code, "Ann")
    bo = await house.join(code, await house.sit(code, name="Bo"))
    cy = await house.join(code, await house.sit(code, name="Cy"))
    await expect(ann.page.get_by_role("button", name="Host", exact=True)).to_have_count(0)
    of_tv = Drawer(tv)
    await of_tv.press("Hand over the hat: Ann", sure=True)
    # The drawer is no longer the host's; what is left of it says only what the host did.
    await tv.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    # The table's screen keeps its place, but not the buttons (law 4).
    await expect(tv.page.get_by_role("button", name="Start the game")).to_have_count(0)
    await expect(ann.page.get_by_text(re.compile("You wear the host.s hat"))).to_be_visible()
    drawer = Drawer(ann)

    await rename(drawer, cy)
    await ann.page.get_by_role("button", name="Start the game").click()
    await clock(drawer, ann, tv)
    await void(drawer, ann, tv)
    await correct(drawer, ann, tv, bo, cy)
    await drawer.press("Remove from the table: Cyrus", sure=True)
    await bo.until(lambda view: bool(view["seats"][2]["away"]))
    await drawer.close()
    # The game goes on without the one who was removed (F035, F043).
    await ann.page.get_by_role("button", name="Next question").click()
    await people.write(ann, "3")
    await bo.phase("guess")
    await bo.do(do="guess", value="4")
    await ann.phase("bet")
    await drawer.press("End the game", sure=True)
    await tv.phase("over")
    # It closes by itself when the table has answered, which may be after the TV has heard.
    await expect(drawer.dialog).to_be_hidden()
    log = [line["do"] for line in tv.update["table"]["log"]] if tv.update else []
    for word in ("pause", "go-on", "more-time", "void", "correct", "undo", "kick", "next", "end"):
        assert word in log, f"{word} stands in no log that all can read"
    await drawer.open()
    # Everybody can read it, the newest first.
    newest = drawer.dialog.get_by_role("listitem").filter(has_text="ended the game")
    await expect(newest).to_contain_text("Ann")


async def rename(drawer: Drawer, cy: Client) -> None:
    await drawer.press("Rename: Cy")
    await drawer.page.get_by_label("New name for Cy").fill("Cyrus")
    await drawer.press("Save")
    await cy.until(lambda view: bool(view["seats"][2]["name"] == "Cyrus"))
    await drawer.close()


async def clock(drawer: Drawer, ann: Screen, tv: Screen) -> None:
    await ann.phase("guess")
    await drawer.press("Pause")
    view = await tv.until(lambda view: bool(view["clock"]["paused"]))
    await expect(tv.page.get_by_text("Paused", exact=True).first).to_be_visible()
    # A reload in the pause shows the time that stands still (F053).
    await ann.reload()
    again = await ann.until(lambda view: "clock" in view)
    assert again["clock"] == view["clock"]
    await drawer.press("Go on with the clock")
    await tv.until(lambda view: not view["clock"]["paused"])
    before = tv.view["clock"]["of_ms"] - tv.view["clock"]["left_ms"]
    await drawer.press("30 more seconds")
    more = await tv.until(lambda view: view["clock"]["of_ms"] != 600_000 or _gained(view, before))
    assert more["clock"]["left_ms"] > 600_000
    await drawer.close()


def _gained(view: dict[str, Any], spent_before: int) -> bool:
    spent: int = view["clock"]["of_ms"] - view["clock"]["left_ms"]
    return spent < spent_before


async def void(drawer: Drawer, ann: Screen, tv: Screen) -> None:
    first = reading.said(ann.view["question"]["text"])
    await people.write(ann, "12")
    await drawer.press("Void this question", sure=True)
    view = await tv.until(lambda view: reading.said(view["question"]["text"]) != first)
    assert view["question"]["number"] == 1
    assert view["wrote"] == []
    await expect(ann.page.get_by_label(GUESS)).to_have_value("")
    await expect(drawer.dialog).to_be_hidden()
    # Taken back: the same question, and what was written (W77).
    await drawer.press(re.compile("^Take back"))
    await tv.until(lambda view: reading.said(view["question"]["text"]) == first)
    await drawer.close()
    await expect(ann.page.get_by_text("You wrote")).to_be_visible()
    await expect(tv.page.get_by_role("heading", name=first)).to_be_visible()


async def correct(drawer: Drawer, ann: Screen, tv: Screen, bo: Client, cy: Client) -> None:
    for client, value in ((bo, "20"), (cy, "30")):
        await client.phase("guess")
        await client.do(do="guess", value=value)
    await ann.phase("bet")
    await people.place(ann, "20")
    await people.done(ann)
    for client in (bo, cy):
        await client.phase("bet")
        await client.do(do="done")
    view = await tv.phase("settled")
    real = view["question"]["answer"]
    await drawer.open()
    await drawer.dialog.get_by_text("Put the answer right").first.click()
    await drawer.page.get_by_label("The right answer").fill("25")
    await expect(drawer.dialog.get_by_text("Reads")).to_be_visible()
    await drawer.press("Put the answer right")
    view = await tv.until(lambda view: bool(view["question"]["answer"] == "25"))
    assert view["settlement"]["winner"] == {"guess": "20"}
    # Two to one for the bare chip; the bonus is Bo's (W42, W44).
    assert view["points"] == {"1": 2, "2": 3, "3": 0}
    await drawer.close()
    await expect(tv.page.get_by_role("article").get_by_text(shown_as("25"))).to_be_visible()
    assert await reading.points_on_table(tv) == reading.points_in_view(view)
    # The printed source is of the printed answer.
    corrected = tv.page.get_by_text("Corrected by the host")
    await expect(corrected).to_be_visible()
    await expect(tv.page.get_by_text(re.compile("^Source: "))).to_have_count(0)
    await drawer.press(re.compile("^Take back"))
    await tv.until(lambda view: bool(view["question"]["answer"] == real))
    await drawer.close()
    await expect(corrected).to_have_count(0)
    await expect(tv.page.get_by_text(re.compile("^Source: "))).to_be_visible()


@pytest.mark.timeout(60)
async def test_host_buttons_without_a_line_say_why_f029(
    program: Program, house: House, screens: Screens
) -> None:
    screens.expect_problem("ERR_CONNECTION|WebSocket connection")
    tv = await screens.open("tv", TV)
    code = await people.host_table(tv, program.address, seconds=600)
    for name in ("Ann", "Bo"):
        await house.sit(code, name=name)
    await tv.page.get_by_role("button", name="Start the game").click()
    await tv.phase("guess")
    drawer = Drawer(tv)
    await drawer.open()
    await program.kill()
    await expect(drawer.dialog.get_by_role("alert")).to_contain_text("No connection")
    for name in ("Pause", "Void this question", "End the game", "15 more seconds"):
        await expect(drawer.button(name)).to_be_disabled()
    await program.start()
    await expect(drawer.dialog.get_by_role("alert")).to_have_count(0)
    await drawer.press("Pause")
    await tv.until(lambda view: bool(view["clock"]["paused"]))
