"""A whole evening in a real browser, by roles and labels only, held against the engine (F161)."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from . import people, reading
from .play import Client, House
from .program import Program
from .screens import TV, Screen, Screens
from .shown import shown_as, wire

NAMES = ("Ann", "Bo", "Cy", "Dia", "Eduardo", "Fi", "Gus")
QUESTIONS = 7
GUESSES = (
    ("100", "1,912", "0.5", "1,000,000", "42", "300", "75"),
    ("10", "20", "30", "40", "50", "60", "70"),
    # One guess of four (W21), and the middle lies on no card (W23).
    ("1960", "1960", "1,960", "1960", "12", "2001", "3000"),
    ("7", "7", "7", "7", "7", "7", "7"),
    ("999999999", "1", "2.5", "2.50", "3", "4", "5"),
    ("150", "250", "350", "450", "550", "650", "750"),
    ("1", "10", "100", "1000", "10000", "100000", "1000000"),
)


@pytest.mark.timeout(280)
async def test_seven_phones_and_a_tv_play_to_the_podium(
    program: Program, house: House, screens: Screens, tmp_path: Path
) -> None:
    tv = await screens.open("tv", TV)
    code = await people.host_table(tv, program.address, seconds=600)
    phones = [await screens.open(name) for name in NAMES]
    for n, phone in enumerate(phones):
        await people.join(phone, program.address, code, phone.name, age=20 + n)
    watcher = await house.join(code)
    places = tv.page.get_by_role("list", name="7 of 7 seats taken")
    await expect(places.get_by_role("listitem")).to_have_count(7)
    await reload(phones[0])
    await expect(phones[0].page.get_by_role("listitem")).to_have_text(
        [re.compile(name) for name in NAMES]
    )
    await tv.page.get_by_role("button", name="Start the game").click()

    for number in range(1, QUESTIONS + 1):
        await guesses(tv, phones, watcher, number)
        await bets(tv, phones, watcher, number)
        await reveal(tv, phones, watcher, number)
    await podium(tv, phones, watcher)
    status, record = await house.get(f"/api/tables/{code}/record")
    assert status == 200
    await engine_agrees(record, watcher.view, tmp_path)


async def guesses(tv: Screen, phones: list[Screen], watcher: Client, number: int) -> None:
    view = await watcher.phase("guess")
    asked = reading.said(view["question"]["text"])
    assert view["question"]["number"] == number
    await expect(tv.page.get_by_role("heading", name=asked)).to_be_visible()
    await expect(tv.page.get_by_text(f"Question {number} of {QUESTIONS}").last).to_be_visible()
    await asyncio.gather(*(expect(p.page.get_by_text(asked).last).to_be_visible() for p in phones))
    mine = GUESSES[number - 1]
    last = number % len(phones)
    writers = [phone for n, phone in enumerate(phones) if n != last]
    await asyncio.gather(*(people.write(p, mine[phones.index(p)]) for p in writers))

    # One phone is reloaded with its guess written: the secret is there again, nobody else's.
    again = writers[number % len(writers)]
    await reload(again)
    written = wire(mine[phones.index(again)])
    await expect(again.page.get_by_text("You wrote")).to_be_visible()
    await expect(again.page.get_by_text(shown_as(written)).first).to_be_visible()
    waits = again.page.get_by_role("listitem")
    await expect(waits).to_have_text([phones[last].name])
    thinking = tv.page.get_by_role("listitem").filter(has_text="thinking")
    await expect(thinking).to_have_count(1)
    await expect(thinking).to_contain_text(phones[last].name)
    # The last one writes on the pad, digit by digit.
    keys = [{".": "Decimal point"}.get(key, key) for key in wire(mine[last])]
    await people.press_pad(phones[last], keys)


async def bets(tv: Screen, phones: list[Screen], watcher: Client, number: int) -> None:
    view = await watcher.phase("bet")
    offered = [(slot["what"], slot["odds"]) for slot in reading.mat_in_view(view)]
    await asyncio.gather(*(phone.phase("bet") for phone in (tv, *phones)))
    for phone in phones:
        await expect(people.mat(phone)).to_have_count(len(offered))
        assert await reading.mat_on_phone(phone) == offered
    shown = [what for what, _ in offered]

    async def bet(n: int, phone: Screen) -> None:
        first, second = (n + number) % len(shown), (2 * n + 1) % len(shown)
        has_chips = phone.view["points"][str(n + 1)] > 0
        await people.place(phone, shown[first], all_in=has_chips and n % 2 == 0)
        if n % 3 != 2:
            await people.place(phone, shown[second])

    await asyncio.gather(*(bet(n, phone) for n, phone in enumerate(phones)))
    again = phones[(number + 2) % len(phones)]
    await reload(again)
    laid = again.view["you"]["bets"]
    pressed = people.mat(again).get_by_role("button", pressed=True)
    await expect(pressed).to_have_count(len({json.dumps([b.get("guess")]) for b in laid}))
    await table_shows_mat(tv, watcher, laid=2 * 7 - 2)
    await asyncio.gather(*(people.done(phone) for phone in phones))


async def reveal(tv: Screen, phones: list[Screen], watcher: Client, number: int) -> None:
    view = await watcher.phase("settled")
    await asyncio.gather(*(phone.phase("settled") for phone in (tv, *phones)))
    answer = shown_as(view["question"]["answer"])
    if number == 1:
        # The whole show once; from then on nobody waits for it, and one is cut short by `next`.
        await expect(tv.page.get_by_role("list", name="Standings")).to_be_visible(timeout=30_000)
        await tv.page.emulate_media(reduced_motion="reduce")
    if number == 3:
        await tv.page.get_by_role("button", name="Next question").click()
        return
    await table_shows_mat(tv, watcher)
    await expect(tv.page.get_by_role("article").get_by_text(answer, exact=True)).to_be_visible()
    assert await reading.points_on_table(tv) == reading.points_in_view(view)
    again = phones[(number + 4) % len(phones)]
    await reload(again)
    for n, phone in enumerate(phones, start=1):
        if phone is not again and number > 1:
            await people.show_now(phone)
        await expect(phone.page.get_by_role("heading", name="The answer")).to_be_visible()
        await expect(phone.page.get_by_role("main")).to_contain_text(answer)
        change = view["settlement"]["change"][str(n)]
        words = "Nothing changes"
        if change:
            words = f"You {'win' if change > 0 else 'lose'} {abs(change):,}"
        await expect(phone.page.get_by_text(words, exact=True)).to_be_visible()
        assert await reading.points_on_phone(phone) == reading.points_in_view(view)
        own = phone.page.get_by_role("banner")
        await expect(own).to_contain_text(f"Your chips: {view['points'][str(n)]:,}")
    last = "To the podium" if number == QUESTIONS else "Next question"
    await tv.page.get_by_role("button", name=last).click()


async def podium(tv: Screen, phones: list[Screen], watcher: Client) -> None:
    view = await watcher.phase("over")
    await asyncio.gather(*(phone.phase("over") for phone in (tv, *phones)))
    await reload(phones[5])
    winners = [reading.name_of(view, seat) for seat in view["winners"]]
    await expect(tv.page.get_by_role("region", name=winners[0]).first).to_be_visible()
    sheet = await reading.places_on_podium(tv)
    points = reading.points_in_view(view)
    assert {name: figure for name, (_, figure) in sheet.items()} == points
    assert sorted(name for name, (place, _) in sheet.items() if place == 1) == sorted(winners)
    for phone in phones:
        won = "You win!" if len(winners) == 1 else "You share the victory!"
        words = won if phone.name in winners else "You came"
        await expect(phone.page.get_by_role("heading", name=words)).to_be_visible()
        assert await reading.points_on_phone(phone) == points


async def table_shows_mat(tv: Screen, watcher: Client, laid: int | None = None) -> None:
    """The table's mat is the view's: what was written, by whom, at which odds, what lies on it."""

    def complete(view: dict[str, Any]) -> bool:
        return laid is None or sum(len(slot["bets"]) for slot in view["mat"]) == laid

    want = reading.mat_in_view(await watcher.until(complete))
    await tv.until(complete)
    # Chips move for a moment; what is read out is true at once.
    await expect(people.mat(tv)).to_have_count(len(want))
    assert await reading.mat_on_table(tv) == want


async def reload(phone: Screen) -> None:
    """The page is loaded anew; ends when it was told where the game is."""
    await phone.reload()
    await phone.until(lambda view: "you" in view)


async def engine_agrees(record: str, view: dict[str, Any], folder: Path) -> None:
    """The record, played again through the rules alone, comes to the same end."""
    end = {key: view[key] for key in ("phase", "points", "winners")}
    file = folder / "evening.jsonl"
    file.write_text(record + json.dumps({"expect": end}) + "\n", "utf-8")
    check = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "secondguess", "check", str(file), stdout=asyncio.subprocess.PIPE
    )
    said, _ = await check.communicate()
    assert check.returncode == 0, said.decode()
