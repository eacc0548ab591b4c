"""Three people, one phone, two questions: by roles and labels, held against a watcher's view."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from . import people, reading
from .play import Client, House
from .program import Program
from .screens import PHONE, Screen, Screens
from .shown import shown_as
from .test_axe import Check

NAMES = ("Ann", "Bo", "Cy")


@pytest.mark.timeout(200)
async def test_one_device_goes_round_for_a_game(
    program: Program, house: House, screens: Screens
) -> None:
    device = await screens.open("device", PHONE, reduced_motion="reduce")
    page, axe = device.page, Check()
    # A name that is taken is refused with 409, and the browser notes that in its console.
    screens.expect_problem("409")
    code = await open_table(page, program.address, questions=2)
    await axe("pass lobby", device)
    await names(page)
    await axe("pass lobby, seated", device)
    watcher = await house.join(code)
    await another_phone_may_watch(await screens.open("other", PHONE), program.address, code)
    await page.get_by_role("button", name="Start the game").click()

    await watcher.phase("guess")
    await axe("pass, question for all", device)
    await page.get_by_role("button", name="Hand the device to Ann").click()
    await axe("pass, hand over", device)
    await i_am(page, "Ann")
    await axe("pass, guess", device)
    await page.get_by_label(re.compile("^Your guess")).fill("111")
    # A reload in the middle: nobody's things are there until somebody says who they are.
    await page.reload()
    await expect(hand_over(page, "Ann")).to_be_visible()
    await says_nothing(page, "111")
    await i_am(page, "Ann")
    await expect(page.get_by_label(re.compile("^Your guess"))).to_have_value("111")
    await page.get_by_role("button", name=re.compile("^Send")).click()
    await expect(hand_over(page, "Bo")).to_be_focused()
    await says_nothing(page, "111")
    await i_am(page, "Bo")
    await expect(page.get_by_label(re.compile("^Your guess"))).to_have_value("")
    await says_nothing(page, "111")
    await put_away_and_let_ann_change(page)
    await guess(page, "Bo", "222")
    await says_nothing(page, "222")
    await guess(page, "Cy", "333")

    await watcher.phase("bet")
    await expect(people.mat(device)).to_have_count(4)
    await axe("pass, the mat for all", device)
    await page.reload()
    await bets(page, watcher)
    await settled(page, watcher)
    await axe("pass, settled", device)
    await page.get_by_role("button", name="Next question").click()

    await page.get_by_role("button", name="Hand the device to").click()
    # Every phase begins with the next one round the table.
    for name in ("Bo", "Cy", "Ann"):
        await guess(page, name, "40")
    await watcher.phase("bet")
    await page.get_by_role("button", name="Hand the device to Cy").click()
    # Out of the room is no reason to wait.
    await page.get_by_text("Somebody else has the device").click()
    await page.get_by_role("button", name="Go on without Cy").click()
    for name in ("Ann", "Bo"):
        await i_am(page, name)
        await page.get_by_role("button", name=re.compile("^Done")).click()
    await settled(page, watcher)
    await page.get_by_role("button", name="To the podium").click()

    view = await watcher.phase("over")
    winner = reading.name_of(view, view["winners"][0])
    await expect(page.get_by_role("region", name=winner).first).to_be_visible()
    await axe("pass, podium", device)
    await page.get_by_role("button", name="Play again").click()
    await expect(page.get_by_role("list", name="Who plays").get_by_role("listitem")).to_have_count(
        3
    )
    axe.must_be_empty()


async def another_phone_may_watch(other: Screen, address: str, code: str) -> None:
    """The seats are on the device: whoever comes with a phone is told so, and may look on."""
    page = other.page
    await page.goto(f"{address}/join/{code}")
    await expect(page.get_by_role("heading", name="Another device goes round here")).to_be_visible()
    await expect(page.get_by_label("Your name")).to_have_count(0)
    await page.get_by_role("link", name="Watch the table").click()
    await expect(page.get_by_text("You are watching")).to_be_visible()
    await expect(page.get_by_role("link", name="Sit down")).to_have_count(0)
    await page.close()


async def open_table(page: Page, address: str, *, questions: int) -> str:
    """From the start page to the lobby of the device; without timers, for hands take time."""
    await page.goto(address)
    await page.get_by_role("button", name="Host a table").click()
    await page.get_by_role("radio", name="Pass one device round").check()
    await page.get_by_text("More choices").click()
    await expect(page.get_by_role("checkbox", name=re.compile("No timer.*guess"))).to_be_checked()
    await page.get_by_label("Questions", exact=True).fill(str(questions))
    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    found = re.search(r"/pass/(\w{5})$", page.url)
    assert found is not None, page.url
    return found[1]


async def names(page: Page) -> None:
    """Everybody's name; one is written wrong and taken out again. Survives a reload."""
    players = page.get_by_role("list", name="Who plays").get_by_role("listitem")
    for n, name in enumerate(("Oops", *NAMES), start=1):
        await page.get_by_label("Name", exact=True).fill(name)
        await page.keyboard.press("Enter")
        await expect(players).to_have_count(n)
    await page.get_by_role("button", name="Remove Oops").click()
    await expect(players).to_have_text([re.compile(name) for name in NAMES])
    await page.reload()
    await expect(players).to_have_text([re.compile(name) for name in NAMES])
    await page.get_by_label("Name", exact=True).fill("ann")
    await page.get_by_role("button", name="Add").click()
    await expect(page.get_by_role("alert")).to_contain_text("has that name already")


def hand_over(page: Page, name: str) -> Locator:
    """The page that hides everything."""
    return page.get_by_role("heading", name=re.compile(f"^Hand the device to {name}"))


async def whose(page: Page) -> str:
    """Who is to have the device."""
    heading = page.get_by_role("heading", name=re.compile("^Hand the device to"))
    found = re.search(r"Hand the device to (\w+)", await heading.aria_snapshot())
    assert found is not None
    return found[1]


async def i_am(page: Page, name: str) -> None:
    """The device is in the right hands."""
    await page.get_by_role("button", name=f"I am {name}").click()
    await expect(page.get_by_role("banner")).to_contain_text(name)


async def guess(page: Page, name: str, text: str) -> None:
    """One hand writes its guess."""
    await i_am(page, name)
    await page.get_by_label(re.compile("^Your guess")).fill(text)
    await page.get_by_role("button", name=re.compile("^Send")).click()
    await expect(page.get_by_role("banner").get_by_text(name)).to_have_count(0)


async def put_away_and_let_ann_change(page: Page) -> None:
    """Bo hides the device; Ann looks at her guess and hands it on."""
    await page.get_by_role("button", name="Hide").click()
    await expect(hand_over(page, "Bo")).to_be_visible()
    await page.get_by_text("Somebody else has the device").click()
    await page.get_by_role("button", name="Ann ready").click()
    await i_am(page, "Ann")
    await expect(page.get_by_role("main")).to_contain_text("111")
    await page.get_by_role("button", name="Hand on").click()
    await says_nothing(page, "111")


async def bets(page: Page, watcher: Client) -> None:
    """Each in turn, past the page that hides all."""
    for n, player in enumerate(NAMES, start=1):
        assert await whose(page) == player
        await i_am(page, player)
        await page.get_by_role("button", name=re.compile(r"^333.*, \d+ to 1")).click()
        await expect(
            page.get_by_role("button", name=re.compile("^333"), pressed=True)
        ).to_be_visible()
        laid = await watcher.until(partial(lie, n))
        assert laid["phase"] == "bet"
        await page.get_by_role("button", name=re.compile("^Done")).click()
        await expect(page.get_by_role("button", name=re.compile("^Done"))).to_have_count(0)


def lie(count: int, view: dict[str, Any]) -> bool:
    """Whether so many bets lie on the mat."""
    return sum(len(slot["bets"]) for slot in view["mat"]) == count


async def settled(page: Page, watcher: Client) -> None:
    """All see the answer, and how everybody stands."""
    view = await watcher.phase("settled")
    answer = shown_as(view["question"]["answer"])
    # On a phone what counts stands on one page, as soon as the reveal is through.
    await expect(page.get_by_role("heading", name="The answer")).to_be_visible()
    await expect(page.get_by_role("main", name="The table")).to_contain_text(answer)


async def says_nothing(page: Page, secret: str) -> None:
    """Nowhere in the document, seen or unseen, stands what another hand wrote."""
    fields = await page.locator("input").evaluate_all("all => all.map(one => one.value)")
    assert secret not in await page.content() + json.dumps(fields)
