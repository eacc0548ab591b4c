"""A game with the keyboard alone, on the table's screen and on phones (WCAG 2.1.1, 2.4.7)."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from . import reading
from .play import House
from .program import Program
from .screens import LAPTOP, TV, Screen, Screens

MOST_TABS = 60


async def tab_to(screen: Screen, wanted: Locator) -> None:
    """Press Tab until the focus is there, and seen to be there."""
    for _ in range(MOST_TABS):
        if await wanted.count() > 0 and await wanted.first.evaluate("e => e.matches(':focus')"):
            assert await wanted.first.evaluate("e => e.matches(':focus-visible')")
            return
        await screen.page.keyboard.press("Tab")
    raise AssertionError(f"{screen.name}: Tab never comes to {wanted}")


async def press(screen: Screen, role: str, name: str | re.Pattern[str]) -> None:
    """Tab to a button or link and press Enter."""
    target = screen.page.get_by_role(role, name=name)  # type: ignore[arg-type]
    await expect(target.first).to_be_enabled()
    await tab_to(screen, target)
    await screen.page.keyboard.press("Enter")


async def fill(screen: Screen, label: str | re.Pattern[str], text: str) -> None:
    """Tab to a field and type into it."""
    field = screen.page.get_by_label(label)
    await expect(field).to_be_visible()
    await tab_to(screen, field)
    await screen.page.keyboard.type(text)


async def sit(screen: Screen, code: str, name: str, *, arrows: int = 0) -> None:
    """From the start page to a seat; the arrows choose a colour."""
    page = screen.page
    await press(screen, "link", "Join with a code")
    await fill(screen, "Table code", code)
    await page.keyboard.press("Enter")
    await fill(screen, "Your name", name)
    if arrows:
        colours = page.get_by_role("group", name="Your colour").get_by_role("radio")
        await tab_to(screen, colours.and_(page.locator(":checked")))
        before = await colours.and_(page.locator(":checked")).get_attribute("value")
        for _ in range(arrows):
            await page.keyboard.press("ArrowRight")
        assert await colours.and_(page.locator(":checked")).get_attribute("value") != before
    await press(screen, "button", "Sit down")
    await expect(page.get_by_role("banner")).to_contain_text(name)


async def guess(phone: Screen, text: str) -> None:
    """The field has the focus when the question comes; Enter sends."""
    field = phone.page.get_by_label(re.compile("^Your guess"))
    await expect(field).to_be_focused()
    await phone.page.keyboard.type(text)
    await phone.page.keyboard.press("Enter")


async def bet(phone: Screen, slot: re.Pattern[str]) -> None:
    """A chip on a slot; the focus stays on it."""
    await press(phone, "button", slot)
    await expect(phone.page.get_by_role("button", name=slot)).to_be_focused()
    await expect(phone.page.get_by_role("button", name=slot, pressed=True)).to_be_visible()


@pytest.mark.timeout(200)
async def test_a_game_is_played_without_a_pointer(
    program: Program, house: House, screens: Screens
) -> None:
    tv = await screens.open("tv", TV)
    await tv.page.goto(program.address)
    await press(tv, "button", "Host a table")
    await tab_to(tv, tv.page.get_by_text("More choices"))
    await tv.page.keyboard.press("Enter")
    questions = tv.page.get_by_label("Questions", exact=True)
    await tab_to(tv, questions)
    for _ in range(5):
        await tv.page.keyboard.press("ArrowDown")
    await expect(questions).to_have_value("2")
    await tab_to(
        tv, tv.page.get_by_role("checkbox", name=re.compile("^No timer ?: Seconds to guess"))
    )
    await tv.page.keyboard.press("Space")
    await press(tv, "button", "Open the table")
    heading = tv.page.get_by_role("heading", name=re.compile("^Table code:"))
    await expect(heading).to_be_visible()
    code = (await heading.aria_snapshot()).split("Table code: ")[1][:5]

    ann, bo = await screens.open("ann"), await screens.open("bo")
    for phone, name, arrows in ((ann, "Ann", 0), (bo, "Bo", 2)):
        await phone.page.goto(program.address)
        await sit(phone, code, name, arrows=arrows)
    await press(tv, "button", "Start the game")

    for number, (first, second) in enumerate((("150", "40"), ("1.5 million", "12"))):
        await ann.phase("guess")
        await guess(ann, first)
        # A mind is changed: Enter on the button, type anew.
        await press(ann, "button", "Change my guess")
        await expect(ann.page.get_by_label(re.compile("^Your guess"))).to_be_focused()
        await ann.page.keyboard.type(first)
        await ann.page.keyboard.press("Enter")
        await ann.until(lambda view: "guess" in view["you"])
        await guess(bo, second)
        view = await ann.phase("bet")
        assert len(view["mat"]) == 4
        await bet(ann, re.compile("^All guesses too high"))
        await bet(bo, re.compile("by you"))
        if view["points"]["1"] > 0:
            await press(ann, "button", "All in")
            await ann.until(lambda view: view["you"]["bets"][0]["chips"] > 0)
        for phone in (ann, bo):
            await press(phone, "button", re.compile("^Done"))
        await tv.phase("settled")
        await press(ann, "button", "Show it here")
        await expect(ann.page.get_by_role("heading", name="The answer")).to_be_visible()
        await press(tv, "button", "To the podium" if number else "Next question")
    view = await tv.phase("over")
    shown = {name: points for name, (_, points) in (await reading.places_on_podium(tv)).items()}
    assert shown == reading.points_in_view(view)


@pytest.mark.timeout(120)
async def test_the_host_s_drawer_works_without_a_pointer(
    program: Program, house: House, screens: Screens
) -> None:
    code, token = await house.open(screen="remote", options={"guess_seconds": 600})
    seat = await house.sit(code, token, name="Ann")
    await house.sit(code, name="Bo")
    ann = await screens.open("ann", LAPTOP)
    await ann.page.goto(program.address)
    places = [{"code": code, "token": seat, "kind": "seat", "name": "Ann", "seat": 1, "at": 1}]
    await ann.page.evaluate(
        "kept => localStorage.setItem('secondguess.places', JSON.stringify(kept))", places
    )
    await ann.page.reload()
    await press(ann, "link", re.compile(f"Back to table {code}"))
    await press(ann, "button", "Start the game")
    await ann.phase("guess")
    await press(ann, "button", re.compile("^Host$"))
    drawer = ann.page.get_by_role("dialog", name="Host")
    await expect(drawer).to_be_visible()
    await press(ann, "button", "Pause")
    await ann.until(lambda view: bool(view["clock"]["paused"]))
    await press(ann, "button", "Go on with the clock")
    await ann.until(lambda view: not view["clock"]["paused"])
    await press(ann, "button", "Rename: Bo")
    await expect(ann.page.get_by_label("New name for Bo")).to_be_visible()
    await fill(ann, "New name for Bo", "bert")
    await ann.page.keyboard.press("Enter")
    await ann.until(lambda view: view["seats"][1]["name"] in ("bert", "Bobert"))
    await press(ann, "button", "Void this question")
    confirm = ann.page.get_by_role("button", name="Yes: Void this question")
    await expect(confirm).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await expect(drawer).to_be_hidden()
    # The focus comes back to where it was, not to the top of the page.
    await press(ann, "button", re.compile("^Host$"))
    await ann.page.keyboard.press("Escape")
    await expect(drawer).to_be_hidden()
    await expect(ann.page.get_by_role("button", name="Host", exact=True)).to_be_focused()


@pytest.mark.timeout(60)
async def test_typing_into_fields_never_moves_the_game(
    program: Program, house: House, screens: Screens
) -> None:
    """F037: no shortcut hears what is typed."""
    tv = await screens.open("tv", TV)
    await tv.page.goto(program.address)
    await tv.page.get_by_role("link", name="Join with a code").click()
    await tv.page.get_by_label("Table code").press_sequentially("n pxs")
    await expect(tv.page.get_by_label("Table code")).to_have_value("n pxs")
    code, token = await house.open(options={"guess_seconds": 600})
    for name in ("Ann", "Bo"):
        await house.sit(code, name=name)
    places = [{"code": code, "token": token, "kind": "screen", "name": "", "at": 1}]
    await tv.page.evaluate(
        "kept => localStorage.setItem('secondguess.places', JSON.stringify(kept))", places
    )
    await tv.page.goto(f"{program.address}/table/{code}")
    await tv.page.get_by_role("button", name="Host", exact=True).click()
    await tv.page.get_by_role("button", name="Rename: Ann").click()
    field = tv.page.get_by_label("New name for Ann")
    await field.fill("")
    await field.press_sequentially(" n p s f m ")
    await expect(field).to_have_value(" n p s f m ")
    assert tv.view["phase"] == "lobby"
    assert [seat["name"] for seat in tv.view["seats"]] == ["Ann", "Bo"]
