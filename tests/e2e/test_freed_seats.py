"""Another phone, a freed seat, a kick: in words, and with one tap back (F001, F035, F039)."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from . import people
from .play import House
from .program import Program
from .screens import TV, Screens

LONG = {"guess_seconds": 600, "bet_seconds": 600}


@pytest.mark.timeout(90)
async def test_another_phone_takes_a_freed_seat_with_all_its_secrets_f001(
    program: Program, house: House, screens: Screens
) -> None:
    tv = await screens.open("tv", TV)
    code = await people.host_table(tv, program.address, seconds=600)
    old = await screens.open("old phone")
    await people.join(old, program.address, code, "Ann")
    await house.join(code, await house.sit(code, name="Bo"))
    await tv.page.get_by_role("button", name="Start the game").click()
    await people.write(old, "4711")
    # The battery dies; the phone's page is gone without a word.
    await old.page.close()
    new = await screens.open("new phone")
    await new.page.goto(f"{program.address}/join/{code}")
    await tv.until(lambda view: bool(view["seats"][0]["away"]))
    await new.page.get_by_role("button", name="That is me: Ann").click()
    await expect(new.page.get_by_text("Ask the host to free Ann's seat")).to_be_visible()
    await tv.page.get_by_role("button", name="Host", exact=True).click()
    await tv.page.get_by_role("button", name="Free the seat: Ann").click()
    await tv.page.get_by_role("button", name="Yes: Free the seat").click()
    await tv.page.get_by_role("button", name="Close").click()
    await expect(new.page.get_by_text("Ann's seat is free now")).to_be_visible()
    await new.page.get_by_role("button", name="That is me: Ann").click()
    await expect(new.page.get_by_text("You wrote")).to_be_visible()
    await expect(new.page.get_by_text(re.compile("4,?711")).first).to_be_visible()
    await tv.until(lambda view: not view["seats"][0]["away"])


@pytest.mark.timeout(60)
async def test_a_seat_that_was_freed_or_kicked_hears_so_in_words(
    program: Program, house: House, screens: Screens
) -> None:
    """F035, F039: nobody sits before a dead page; the way back is one tap."""
    code, token = await house.open(options=LONG)
    ann, bo = await screens.open("ann"), await screens.open("bo")
    await people.join(ann, program.address, code, "Ann")
    await people.join(bo, program.address, code, "Bo")
    await house.join(code, await house.sit(code, name="Cy"))
    host = await house.join(code, token)
    await host.do(do="start")
    await host.do(do="kick", seat=1)
    await expect(ann.page.get_by_role("heading", name="This is where it ends")).to_be_visible()
    await expect(ann.page.get_by_text(re.compile("host has .*taken you off"))).to_be_visible()
    await host.do(do="free", seat=2)
    await bo.page.get_by_role("link", name="Sit down again").click()
    await bo.page.get_by_role("button", name="That is me: Bo").click()
    await expect(bo.page.get_by_role("banner")).to_contain_text("Bo")
    # After a reload the kicked one is a guest like any other, not an error.
    await ann.reload()
    await expect(ann.page.get_by_text("You are watching")).to_be_visible()
