"""Bet Your Brain with the keyboard alone: Tab, arrows, Enter, Space and typing (WCAG 2.1.1)."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Locator, expect

from .brain_game import BrainGame
from .brain_people import RIGHT
from .brain_program import LISTED
from .screens import Screen
from .test_keyboard import press, tab_to


async def act(game: BrainGame, seat: int) -> None:
    """What that seat (0: the host at the TV) is waited for, done by keys."""
    view = game.tv.view
    if seat == 0:
        await press(game.tv, "button", re.compile("^(Settle the bets|Next turn|To the podium)$"))
        return
    phone = game.first(seat)
    stage = view["stage"]
    match view["phase"]:
        case "spin":
            await press(phone, "button", "Spin the arrow")
        case "bet":
            await _bet(phone)
        case "choose":
            await _pick(phone, phone.page.get_by_role("radio", name=re.compile("^Question 1")))
            await press(phone, "button", "Take question 1")
        case "answer" | "bonus":
            await _answer(phone)
        case "ruling":
            await _vote(phone)
    await phone.until(
        lambda now: now["stage"] > stage or seat not in now["waiting"] or "bet" in now["you"]
    )


async def _pick(phone: Screen, radio: Locator) -> None:
    """A group of radios is one stop of Tab; Space takes the one that has the focus."""
    await radio.first.focus()
    await phone.page.keyboard.press("Space")
    await expect(radio.first).to_be_checked()


async def _bet(phone: Screen) -> None:
    update: dict[str, Any] = phone.update or {}
    if update["legal"]["bet"]["marker"]:
        await _pick(phone, phone.page.get_by_role("radio", name=re.compile("^Tick")))
    await _pick(phone, phone.page.get_by_role("radio", name="1 point"))
    await press(phone, "button", "Lay it face down")


async def _answer(phone: Screen) -> None:
    update: dict[str, Any] = phone.update or {}
    offer = update["legal"]["answer"]
    if offer["kind"] == "judged":
        await press(phone, "button", re.compile("^Done$"))
        return
    await _fill(phone, offer["kind"])
    await press(phone, "button", re.compile("^Hand in"))
    if "bonus" in offer:
        await _fill(phone, offer["bonus"])
        await press(phone, "button", re.compile("^Hand in"))


async def _fill(phone: Screen, kind: str) -> None:
    page = phone.page
    match kind:
        case "text":
            await _type(phone, page.get_by_role("textbox", name="Your answer"), str(RIGHT["text"]))
        case "value":
            field = page.get_by_role("textbox", name=re.compile("^Your number"))
            await _type(phone, field, str(RIGHT["value"]))
        case "option":
            await _pick(phone, page.get_by_role("radio", name="Oslo"))
        case "items":
            field = page.get_by_role("textbox", name="Line 1")
            await _type(phone, field, ", ".join(LISTED))
        case "links":
            group = page.get_by_role("group", name="Fields and stones")
            for n, letter in enumerate("ABCDE", start=1):
                field = group.get_by_role("button", name=re.compile(f"^Field {letter},"))
                await tab_to(phone, field)
                await page.keyboard.press(str(n))
                await expect(field).to_have_accessible_name(re.compile(f"stone {n},"))
        case _:
            raise AssertionError(kind)


async def _type(phone: Screen, field: Locator, text: str) -> None:
    await expect(field.first).to_be_visible()
    await tab_to(phone, field)
    await phone.page.keyboard.type(text)


async def _vote(phone: Screen) -> None:
    page = phone.page
    show = page.get_by_role("button", name="Show it here")
    right = page.get_by_role("radio", name="Right")
    await expect(right.or_(show).first).to_be_visible()
    if await show.is_visible():
        await press(phone, "button", "Show it here")
    await _pick(phone, right)
    await press(phone, "button", re.compile("^Cast my"))
