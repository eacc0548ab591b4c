"""The host is gone and does not come back: a seat takes the hat, in a real browser (F025)."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from . import people
from .play import House
from .program import Program
from .screens import TV, Screens


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """The real program, with shorter patience."""
    async with Program(tmp_path / "data", module="tests.e2e.impatient") as program:
        yield program
    assert not re.search(r"fault=|Traceback", program.said()), program.said()


@pytest.mark.timeout(90)
async def test_a_seat_takes_the_hat_of_a_host_who_is_gone_f025(
    program: Program, house: House, screens: Screens
) -> None:
    tv = await screens.open("tv", TV)
    code = await people.host_table(tv, program.address, seconds=600)
    ann, bo = await screens.open("ann"), await screens.open("bo")
    await people.join(ann, program.address, code, "Ann")
    await people.join(bo, program.address, code, "Bo")
    take, host = re.compile("^Take the host.s hat"), "Host"
    for phone in (ann, bo):
        await expect(phone.page.get_by_role("button", name=take)).to_have_count(0)
        await expect(phone.page.get_by_role("button", name=host, exact=True)).to_have_count(0)
    # The laptop beside the TV is closed.
    await tv.page.goto("about:blank")

    for phone in (ann, bo):
        await expect(phone.page.get_by_text("The host has been away for a minute.")).to_be_visible()
    await ann.page.get_by_role("button", name=take).click()
    await expect(ann.page.get_by_text(re.compile("You wear the host.s hat"))).to_be_visible()
    for phone in (ann, bo):
        await expect(phone.page.get_by_role("button", name=take)).to_have_count(0)
    await expect(bo.page.get_by_role("button", name=host, exact=True)).to_have_count(0)

    # The TV is back: still the table, but not the host.
    await tv.page.goto(f"{program.address}/table/{code}")
    await expect(tv.page.get_by_role("heading", name=f"Table code: {code}")).to_be_visible()
    await expect(tv.page.get_by_role("button", name="Start the game")).to_have_count(0)
    await ann.page.get_by_role("button", name="Start the game").click()
    await tv.phase("guess")
    assert tv.update is not None
    assert [line["do"] for line in tv.update["table"]["log"]] == ["take-hat"]
