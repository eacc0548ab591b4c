"""axe-core finds nothing on any screen, at the sizes that a screen is made for (WCAG 2.2 AA)."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest
from playwright.async_api import expect

from tools.node import ROOT

from . import people
from .program import Program
from .screens import BIG_TV, LAPTOP, PHONE, SMALL_PHONE, TV, Screen, Screens

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@lru_cache
def axe_source() -> str:
    """The checker; the page's own scripts may not bring it in, so the test does."""
    return AXE.read_text("utf-8")


async def found(screen: Screen, where: str) -> list[str]:
    """What axe has against the screen, in lines, once what it waits for has come."""
    await expect(screen.page.locator("[aria-busy=true]")).to_have_count(0)
    # Evaluated by the browser's own tools: the page's strict policy does not hear of it.
    await screen.page.evaluate(axe_source())
    results = await screen.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [
        f"{screen.name}, {where}: {one['id']} ({one['help']}): {node['target']} "
        f"{node['failureSummary'].splitlines()[-1].strip()}"
        for one in results
        for node in one["nodes"]
    ]


class Check:
    """Collects what axe finds on every screen, so that one run names all that is wrong."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self.screens = 0

    async def __call__(self, where: str, *screens: Screen) -> None:
        for screen in screens:
            self.all += await found(screen, where)
            self.screens += 1

    def must_be_empty(self) -> None:
        """Fail with every finding in full: one run names all there is to mend."""
        if self.all:
            pytest.fail("axe found:\n" + "\n".join(self.all), pytrace=False)


@pytest.mark.timeout(250)
async def test_axe_finds_nothing_at_a_table(program: Program, screens: Screens) -> None:
    check = Check()
    # Without motion: a colour in the middle of a fade is no colour that anybody reads.
    tv = await screens.open("tv", TV, reduced_motion="reduce")
    await tv.page.goto(program.address)
    await check("home", tv)
    await tv.page.get_by_role("button", name="Host a table").click()
    await tv.page.get_by_text("More choices").click()
    await expect(tv.page.get_by_role("radio", name=re.compile("question")).first).to_be_visible()
    await check("host form", tv)
    code = await people.host_table(tv, program.address, seconds=600, questions=2)
    ann = await screens.open("ann", PHONE, reduced_motion="reduce")
    bo = await screens.open("bo", SMALL_PHONE, reduced_motion="reduce")
    cy = await screens.open("cy", PHONE, reduced_motion="reduce")
    await bo.page.goto(program.address)
    await check("home", bo)
    await bo.page.get_by_role("link", name="Join with a code").click()
    await expect(bo.page.get_by_label("Table code")).to_be_visible()
    await check("join, code", bo)
    await bo.page.get_by_role("button", name="Find the table").click()
    await check("join, no code typed", bo)
    await bo.page.goto(f"{program.address}/join/{code}")
    await expect(bo.page.get_by_label("Your name")).to_be_visible()
    await bo.page.get_by_text("How do you play?").click()
    await bo.page.get_by_role("radio", name="Start a team").check()
    await check("join, form", bo)
    for phone in (ann, bo, cy):
        await people.join(phone, program.address, code, phone.name)
    await check("lobby", tv, ann, bo)
    await drawers(check, tv, ann)
    await tv.page.get_by_role("button", name="Start the game").click()
    for number in (1, 2):
        await ann.phase("guess")
        await check("guess", tv, ann, bo)
        await bo.page.get_by_label(re.compile("^Your guess")).fill("1.234 sheep")
        await check("guess, unread", bo)
        await bo.page.get_by_label(re.compile("^Your guess")).fill("1,5")
        await bo.page.get_by_role("button", name="Why?").click()
        await check("guess, read two ways", bo)
        await people.write(ann, "123,456,789.5")
        await check("guess, written", ann, tv)
        await people.write(bo, "12")
        await people.write(cy, "1")
        await bo.phase("bet")
        await people.place(ann, "12")
        await people.place(ann, "All guesses too high", all_in=number == 2)
        await people.place(bo, "1")
        await check("bet", tv, ann, bo)
        await people.done(ann)
        await check("bet, done", tv, ann)
        await drawers(check, tv, bo)
        await people.done(bo)
        await people.done(cy)
        await tv.phase("settled")
        await expect(tv.page.get_by_role("list", name="Standings")).to_be_visible()
        await expect(ann.page.get_by_role("heading", name="The answer")).to_be_visible()
        await check("settled", tv, ann, bo)
        await drawers(check, tv, ann)
        await tv.page.get_by_role("button", name="Next" if number == 1 else "To the").click()
    await tv.phase("over")
    await expect(ann.page.get_by_role("heading", name=re.compile("^You"))).to_be_visible()
    await check("over", tv, ann, bo)
    await tv.page.set_viewport_size({"width": BIG_TV[0], "height": BIG_TV[1]})
    await check("over, big", tv)
    await tv.page.goto(program.address)
    await expect(tv.page.get_by_role("link", name="Back to table")).to_be_visible()
    await check("home, with a table", tv)
    assert check.screens > 30
    check.must_be_empty()


async def drawers(check: Check, *screens: Screen) -> None:
    """The drawer of each screen, opened, checked with all its folds open, and closed."""
    for screen in screens:
        await screen.page.get_by_role("button", name=re.compile("^(Host|Table)$")).click()
        drawer = screen.page.get_by_role("dialog")
        await expect(drawer).to_be_visible()
        for fold in await drawer.locator("summary").all():
            await fold.click()
        for asks in ("Void this question", "Remove from the table", "Rename", "Step away"):
            button = drawer.get_by_role("button", name=re.compile(f"^{asks}"))
            if await button.count() > 0:
                await button.first.click()
        await check("drawer", screen)
        await drawer.get_by_role("button", name="Close").click()
        await expect(drawer).to_be_hidden()


@pytest.mark.timeout(200)
async def test_axe_finds_nothing_on_a_remote_page_or_where_it_ends(
    program: Program, screens: Screens
) -> None:
    check = Check()
    ann = await screens.open("ann", LAPTOP, reduced_motion="reduce")
    code = await people.host_table(
        ann, program.address, screen="remote", timer=False, questions=1, secret_bets=True
    )
    await people.sit(ann, "Ann")
    bo = await screens.open("bo", LAPTOP, reduced_motion="reduce")
    await people.join(bo, program.address, code, "Bo")
    await expect(ann.page.get_by_role("region", name="The table")).to_be_visible()
    await check("remote lobby", ann)
    await ann.page.get_by_role("button", name="Start the game").click()
    await ann.phase("guess")
    await check("remote guess", ann)
    late = await screens.open("late", PHONE, reduced_motion="reduce")
    await late.page.goto(f"{program.address}/join/{code}")
    await expect(late.page.get_by_label("Your name")).to_be_visible()
    await check("join, late", late)
    await late.page.get_by_role("link", name="Just watch").click()
    await expect(late.page.get_by_text("You are watching")).to_be_visible()
    await check("watching", late)
    await people.write(ann, "5")
    await people.write(bo, "7")
    await ann.phase("bet")
    await check("remote bet, secret; watching", ann, late)
    for phone in (ann, bo):
        await people.done(phone)
    await ann.phase("settled")
    await expect(late.page.get_by_role("heading", name="The answer")).to_be_visible()
    await check("remote settled, watching", ann, late)
    await drawers(check, ann, late)
    await ann.page.get_by_role("button", name="To the podium").click()
    await ann.phase("over")
    await check("remote over, watching", ann, late)

    second = await screens.tab("second tab", bo.context)
    await second.page.goto(f"{program.address}/play/{code}")
    await expect(bo.page.get_by_role("heading", name=re.compile("another tab"))).to_be_visible()
    await check("continued in another tab", bo)
    screens.expect_problem("404")
    for path, words in (
        ("/table/ZZZZZ", "No table here"),
        ("/join/ZZZZZ", "Join a table"),
        ("/play/ZZZZZ", "No table here"),
        ("/nonsense", "There is nothing here"),
    ):
        await late.page.goto(program.address + path)
        await expect(late.page.get_by_role("heading", name=words)).to_be_visible()
        await check(path, late)
    await late.context.set_offline(True)
    await late.context.set_offline(False)
    check.must_be_empty()
