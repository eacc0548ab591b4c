"""What people do at their screens in Bet Your Brain, by roles and labels only (F161)."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Locator, expect

from .brain_program import LISTED, PAIRS
from .screens import Screen

RIGHT = {"text": "antimony", "value": "42", "option": "Oslo", "names": ["kite", "lighthouse"]}
WRONG = {"text": "no idea", "value": "7", "option": "Rome", "names": ["cat", "dog"]}


async def host_table(tv: Screen, address: str, deck: str, *, choose: str = "random") -> str:
    """From the start page to an open table of Bet Your Brain; its code."""
    page = tv.page
    await page.goto(address)
    await page.get_by_role("button", name="Host a table").click()
    await page.get_by_role("radio", name="Bet Your Brain").check()
    await page.get_by_role("radio", name=re.compile(f"^{deck}")).check()
    await page.get_by_text("More choices").click()
    await page.get_by_label("Seconds of the hourglass", exact=True).fill("300")
    await page.get_by_label("Of two questions on a card").select_option(choose)
    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_role("heading", name=re.compile("^Table code:"))).to_be_visible()
    return page.url.rsplit("/", 1)[1]


async def sit(
    phone: Screen, address: str, code: str, name: str, *, age: int = 30,
    team: str = "", joins: str = "",
) -> None:  # fmt: skip
    """From the join page to a seat: alone, as the first of a `team`, or joining one."""
    page = phone.page
    await page.goto(f"{address}/join/{code}")
    await page.get_by_label("Your name").fill(name)
    await page.get_by_label("Your age").fill(str(age))
    if team or joins:
        way = page.get_by_role("radio", name=f"Join {joins}" if joins else "Start a team")
        if not await way.is_visible():
            await page.get_by_text("How do you play?").click()
        await way.check()
    if team:
        await page.get_by_label("Team name").fill(team)
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.get_by_role("banner")).to_be_visible()
    await phone.until(lambda view: "you" in view)


async def spin(phone: Screen) -> None:
    """Press the button under the arrow."""
    await phone.page.get_by_role("button", name="Spin the arrow").click()
    await phone.until(lambda view: view["phase"] != "spin")


async def bet(phone: Screen, points: int, marker: str = "tick") -> None:
    """A stake and, where one is asked for, a marker; laid face down."""
    page, offer = phone.page, phone.update and phone.update["legal"]["bet"]
    assert offer
    if offer["marker"]:
        word = "^Tick" if marker == "tick" else "^Cross"
        await page.get_by_role("radio", name=re.compile(word)).check(force=True)
    stake = min(points, offer["most"])
    name = "1 point" if stake == 1 else f"{stake} points"
    await page.get_by_role("radio", name=name).check(force=True)
    await page.get_by_role("button", name="Lay it face down").click()
    stage = phone.view["stage"]
    await phone.until(lambda view: view["stage"] > stage or "bet" in view["you"])


async def choose(phone: Screen, question: int) -> None:
    """Take one of the two questions."""
    await phone.page.get_by_role("radio", name=re.compile(f"^Question {question}")).check(
        force=True
    )
    await phone.page.get_by_role("button", name=f"Take question {question}").click()
    await phone.until(lambda view: view["phase"] != "choose")


async def answer(phone: Screen, *, right: bool) -> None:
    """Fill the form of whatever kind it is, and hand it in."""
    page = phone.page
    update = phone.update
    assert update is not None
    offer, stage = update["legal"]["answer"], phone.view["stage"]
    await fill(phone, offer["kind"], right=right)
    if offer["kind"] == "judged":
        await page.get_by_role("button", name="Done", exact=True).click()
    else:
        await hand_in(phone)
    if "bonus" in offer:
        # The additional question is still blank: the form turns to it.
        await fill(phone, offer["bonus"], right=right)
        await hand_in(phone)
    me = phone.view["you"]["seat"]
    await phone.until(lambda view: view["stage"] > stage or me in view["handed_in"])


async def hand_in(phone: Screen) -> None:
    """The big button; numbers are said back on it."""
    await phone.page.get_by_role("button", name=re.compile("^Hand in")).last.click()


async def fill(phone: Screen, kind: str, *, right: bool) -> None:
    """What stands in the form, right or wrong."""
    page = phone.page
    say: dict[str, Any] = RIGHT if right else WRONG
    match kind:
        case "text":
            await page.get_by_role("textbox", name="Your answer").fill(say["text"])
        case "value":
            await page.get_by_role("textbox", name=re.compile("^Your number")).fill(say["value"])
        case "option":
            await page.get_by_role("radio", name=say["option"]).check(force=True)
        case "items":
            for n, item in enumerate(LISTED if right else ("Oslo", "Bern"), start=1):
                await page.get_by_role("textbox", name=f"Line {n}").fill(item)
        case "links":
            await link(phone, right=right)
        case "names":
            for n, name in enumerate(say["names"], start=1):
                await page.get_by_role("textbox", name=f"Drawing {n} shows").fill(name)
        case _:
            pass


async def link(phone: Screen, *, right: bool) -> None:
    """Tap a stone, then its field, five times."""
    group = phone.page.get_by_role("group", name="Fields and stones")
    stones: list[str] = phone.view["card"]["right"]
    fields: list[str] = phone.view["card"]["left"]
    for n, (letter, field) in enumerate(zip("ABCDE", fields, strict=True)):
        country = dict(PAIRS)[field]
        stone = stones.index(country) if right else n
        await tap(group.get_by_role("button", name=re.compile(f"^Stone {stone + 1},")))
        await tap(group.get_by_role("button", name=re.compile(f"^Field {letter},")))


async def tap(button: Locator) -> None:
    """A tap; what is dragged by the finger listens to pointers, so the centre is pressed."""
    await button.click()


async def vote(phone: Screen, *, right: bool = True) -> None:
    """Vote on everything that is open to this seat, in two taps a verdict."""
    page = phone.page
    stage = phone.view["stage"]
    show = page.get_by_role("button", name="Show it here")
    word = "Right" if right else "Wrong"
    first = page.get_by_role("radio", name=word)
    await expect(first.or_(show).first).to_be_visible()
    if await show.is_visible():
        await show.click()
    await expect(first.first).to_be_visible()
    for radio in await first.all():
        await radio.check(force=True)
    await page.get_by_role("button", name=re.compile("^Cast my")).click()
    me = phone.view["you"]["seat"]
    await phone.until(
        lambda view: (
            view["stage"] > stage
            or all(me in one["voted"] for one in view.get("votes", []) if me in one["voters"])
        )
    )


async def go_on(tv: Screen) -> None:
    """The host's button on the TV, whatever it says now."""
    stage = tv.view["stage"]
    word = re.compile("^(Settle the bets|Next turn|To the podium)$")
    await tv.page.get_by_role("button", name=word).click()
    await tv.until(lambda view: view["stage"] > stage)
