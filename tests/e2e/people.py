"""What people do at their screens, by roles and labels only (F161)."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Literal

from playwright.async_api import Locator, TimeoutError, expect

from .screens import Screen
from .shown import TOO_HIGH, either


def mat_list(screen: Screen) -> Locator:
    """The mat: on a phone and on the table."""
    return screen.page.get_by_role("list", name=re.compile("^The mat"))


def mat(screen: Screen) -> Locator:
    """The slots of the mat."""
    return mat_list(screen).get_by_role("listitem")


def slot(phone: Screen, what: str) -> Locator:
    """A slot on a phone, by the number on the wire or by "All guesses too high"."""
    words = what if what == TOO_HIGH else either(what)
    return phone.page.get_by_role("button", name=re.compile(rf"^{words}, \d+ to 1"))


async def host_table(
    tv: Screen,
    address: str,
    *,
    screen: Literal["table", "remote"] = "table",
    seconds: int | None = None,
    questions: int | None = None,
    secret_bets: bool = False,
    timer: bool = True,
) -> str:
    """From the start page to an open table; its code, as it stands on the screen."""
    page = tv.page
    await page.goto(address)
    await page.get_by_role("button", name="Host a table").click()
    await expect(page.get_by_role("heading", name="Host a table")).to_be_focused()
    await expect(page.get_by_role("radio", name="Wits & Wagers")).to_be_checked()
    if screen == "remote":
        await page.get_by_role("radio", name="We are all remote").check()
    if seconds is not None or questions is not None or secret_bets or not timer:
        await page.get_by_text("More choices").click()
    if questions is not None:
        await page.get_by_label("Questions", exact=True).fill(str(questions))
    for label in ("Seconds to guess", "Seconds to bet"):
        if seconds is not None:
            await page.get_by_label(label, exact=True).fill(str(seconds))
        if not timer:
            await page.get_by_role("checkbox", name=re.compile(f"^No timer ?: {label}")).check()
    if secret_bets:
        await page.get_by_role("checkbox", name="Keep bets secret").check()
    await page.get_by_role("button", name="Open the table").click()
    if screen == "remote":
        heading = page.get_by_role("heading", name=re.compile("^Sit down at"))
    else:
        heading = page.get_by_role("heading", name=re.compile("^Table code:"))
    # By its name, as it is read out: the tiles that show it are a picture.
    await expect(heading).to_be_visible()
    code = re.search(r"(?:Table code: |Sit down at )(\w{5})", await heading.aria_snapshot())
    assert code is not None
    return code[1]


async def join(
    phone: Screen, address: str, code: str, name: str, *, age: int | None = None
) -> None:
    """From the short address to a seat, with the code typed as people type it."""
    page = phone.page
    await page.goto(address)
    await page.get_by_role("link", name="Join with a code").click()
    await page.get_by_label("Table code").fill(f"{code[:2].lower()} {code[2:]}")
    await page.get_by_role("button", name="Find the table").click()
    await sit(phone, name, age=age)


async def sit(phone: Screen, name: str, *, age: int | None = None) -> None:
    """Fill the form of the join page; ends on the seat."""
    page = phone.page
    await page.get_by_label("Your name").fill(name)
    if age is not None:
        await page.get_by_label("Your age").fill(str(age))
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.get_by_role("banner")).to_contain_text(name)


async def write(phone: Screen, text: str) -> None:
    """Type a guess and send it."""
    await phone.page.get_by_label(re.compile("^Your guess")).fill(text)
    await send(phone)


async def press_pad(phone: Screen, keys: list[str]) -> None:
    """Type a guess on the number pad, and send it."""
    pad = phone.page.get_by_role("group", name="Number pad")
    for key in keys:
        await pad.get_by_role("button", name=key, exact=True).click()
    await send(phone)


async def send(phone: Screen) -> None:
    """Send what is in the field."""
    stage = phone.view["stage"]
    await phone.page.get_by_role("button", name=re.compile("^Send")).click()
    await phone.until(lambda view: view["stage"] > stage or "guess" in view["you"])


async def place(phone: Screen, what: str, *, all_in: bool = False) -> None:
    """A betting chip on a slot, with all won chips under it if wanted."""
    before = len(phone.view["you"].get("bets", []))
    await slot(phone, what).click()
    await phone.until(lambda view: len(view["you"].get("bets", [])) > before)
    if all_in:
        await phone.page.get_by_role("button", name="All in").click()
        await phone.until(lambda view: any(bet["chips"] for bet in view["you"]["bets"]))


async def done(phone: Screen) -> None:
    """The bets stand."""
    stage, me = phone.view["stage"], phone.view["you"]["seat"]
    await phone.page.get_by_role("button", name=re.compile("^Done")).click()
    await phone.until(lambda view: view["stage"] > stage or me in view.get("done", []))


async def show_now(phone: Screen) -> None:
    """Do not wait for the table to turn the answer over, unless that is done already."""
    answer = phone.page.get_by_role("heading", name="The answer")
    button = phone.page.get_by_role("button", name="Show it here")
    await expect(answer.or_(button).first).to_be_visible()
    # The button goes by itself when the table has come to the answer; it may do so just now.
    with suppress(TimeoutError):
        if await button.is_visible():
            await button.click(timeout=2_000)
    await expect(answer).to_be_visible()
