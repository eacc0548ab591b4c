"""Plays a scripted evening in the browser, and has every screen taken on the way."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import expect

from tests.e2e import people
from tests.e2e.screens import PHONE, TV, Screen, Screens

from .camera import Camera
from .script import Evening, Round


async def play(
    evening: Evening, address: str, screens: Screens, camera: Camera, *, moments: bool = True
) -> None:
    """Play it and take every screen on the way; `moments`: and those of the reveal, as it goes."""
    name = evening.name
    tv = await screens.open(f"{name}tv", TV, reduced_motion="reduce")
    code = await _host(evening, tv, address)
    show = None
    if moments:
        # Watches as a guest, with all that moves: the moments of the reveal are taken there.
        show = await screens.open(f"{name}show", TV)
        await show.page.goto(f"{address}/table/{code}")
    phones = []
    for person in evening.people:
        phone = await screens.open(person, PHONE, reduced_motion="reduce")
        await people.join(phone, address, code, person)
        phones.append(phone)
    await camera.table(tv, f"{name}lobby")
    await camera.seat(phones[0], f"{name}lobby")
    await tv.page.get_by_role("button", name="Start the game").click()
    for number, round_ in enumerate(evening.rounds, 1):
        taken = camera if number == evening.shown else None
        await _guess(name, round_, tv, phones, taken)
        await _bet(name, round_, tv, phones, taken)
        await _settle(name, tv, show, phones, taken)
        last = number == len(evening.rounds)
        await tv.page.get_by_role("button", name="To the podium" if last else "Next").click()
    await tv.phase("over")
    await camera.table(tv, f"{name}podium")
    await phones[0].phase("over")
    await camera.seat(phones[0], f"{name}over")
    winner = phones[tv.view["winners"][0] - 1]
    await camera.seat(winner, f"{name}won")


async def _host(evening: Evening, tv: Screen, address: str) -> str:
    page = tv.page
    await page.goto(address)
    await page.get_by_role("button", name="Host a table").click()
    await page.get_by_role("radio", name=re.compile(f"^{evening.deck}")).check()
    await page.get_by_text("More choices").click()
    await page.get_by_label("Questions", exact=True).fill(str(len(evening.rounds)))
    for label in ("Seconds to guess", "Seconds to bet"):
        await page.get_by_label(label, exact=True).fill("600")
    if evening.deluxe:
        await page.get_by_label("Edition").select_option("deluxe")
    await page.get_by_role("button", name="Open the table").click()
    heading = page.get_by_role("heading", name=re.compile("^Table code:"))
    await expect(heading).to_be_visible()
    return page.url.rsplit("/", 1)[1]


async def _guess(
    name: str, round_: Round, tv: Screen, phones: list[Screen], camera: Camera | None
) -> None:
    first, *others = phones
    for phone, value in list(zip(others, round_.guesses[1:], strict=True))[:4]:
        await phone.phase("guess")
        await people.write(phone, value)
    if camera is not None:
        await camera.table(tv, f"{name}guess")
        await camera.seat(first, f"{name}guess-empty")
        await first.page.get_by_label(re.compile("^Your guess")).fill(round_.guesses[0])
        await camera.seat(first, f"{name}guess")
    await first.phase("guess")
    await people.write(first, round_.guesses[0])
    if camera is not None:
        await camera.seat(first, f"{name}wrote")
    for phone, value in list(zip(others, round_.guesses[1:], strict=True))[4:]:
        await phone.phase("guess")
        await people.write(phone, value)


async def _bet(
    name: str, round_: Round, tv: Screen, phones: list[Screen], camera: Camera | None
) -> None:
    await asyncio.gather(*(phone.phase("bet") for phone in (tv, *phones)))
    if camera is not None:
        await camera.table(tv, f"{name}bet-empty")
        await camera.seat(phones[0], f"{name}bet-empty")
    for n, (phone, (first, second)) in enumerate(zip(phones, round_.bets, strict=True), 1):
        await people.place(phone, first, all_in=phone.view["points"][str(n)] > 0 and n % 3 != 0)
        await people.place(phone, second)
    if camera is not None:
        await camera.table(tv, f"{name}bet")
        await camera.seat(phones[0], f"{name}bet")
    for phone in phones[:-1]:
        await people.done(phone)
    if camera is not None:
        await camera.seat(phones[0], f"{name}done")
    await people.done(phones[-1])


async def _settle(
    name: str, tv: Screen, show: Screen | None, phones: list[Screen], camera: Camera | None
) -> None:
    await asyncio.gather(*(phone.phase("settled") for phone in (tv, *phones)))
    if camera is None:
        return
    # The question would close by itself while its pictures are taken.
    await tv.page.get_by_role("button", name="Host", exact=True).click()
    for _ in range(2):
        await tv.page.get_by_role("button", name="60 more seconds").click()
    await tv.page.get_by_role("button", name="Close").click()
    if show is not None:
        # The show goes by at its own speed; whatever is caught of it is looked at.
        await show.phase("settled")
        end = show.page.get_by_role("list", name="Standings")
        shot = 0
        while not await end.is_visible():
            shot += 1
            await camera.still(show, f"table-{name}reveal-{shot:02}-1280x720")
    await expect(tv.page.get_by_text("60 more seconds")).to_be_hidden()
    await camera.table(tv, f"{name}settled")
    await camera.seat(phones[0], f"{name}settled")
    await camera.seat(phones[1], f"{name}settled-other")
