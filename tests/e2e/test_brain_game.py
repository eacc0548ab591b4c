"""Whole games of Bet Your Brain in a real browser, to both endings (B90, B91)."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from . import brain_keyboard as keyboard
from . import brain_people as people
from .brain_game import BrainGame
from .program import Program
from .screens import PHONE, SMALL_PHONE, TV, Screens
from .test_axe import Check

KINDS = {
    "text", "value", "option", "items", "links", "judged", "text fastest", "items most-correct",
    "value estimation",
}  # fmt: skip


def _reached(stage: int, now: dict[str, Any]) -> bool:
    return bool(now["stage"] >= stage)


def _moved_on(before: dict[str, Any], now: dict[str, Any]) -> bool:
    asked = set(before["waiting"])
    return bool(now["stage"] > before["stage"] or (asked and not asked & set(now["waiting"])))


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """The real program, with a deck of every kind of card."""
    async with Program(tmp_path / "data", module="tests.e2e.brain_program") as program:
        yield program


async def gathered(
    program: Program, screens: Screens, deck: str, names: tuple[str, ...], **options: str
) -> BrainGame:
    """A TV and so many phones at a table, in the first spin."""
    tv = await screens.open("tv", TV, reduced_motion="reduce")
    code = await people.host_table(tv, program.address, deck, **options)
    phones = {}
    for seat, name in enumerate(names, start=1):
        size = SMALL_PHONE if seat == 2 else PHONE
        phone = await screens.open(name, size, reduced_motion="reduce")
        await people.sit(phone, program.address, code, name, age=60 - seat)
        phones[seat, 0] = phone
    await tv.page.get_by_role("button", name="Start the game").click()
    for screen in (tv, *phones.values()):
        await screen.phase("spin")
    return BrainGame(tv, phones)


async def over(game: BrainGame, ended_by: str) -> None:
    """The podium on every screen says how it ended and who won."""
    view = await game.tv.phase("over")
    assert view["ended_by"] == ended_by
    title = {"23": "All 23 points!", "loans": "The fourth empty account"}[ended_by]
    await expect(game.tv.page.get_by_role("heading", name=title)).to_be_visible()
    for (seat, _), phone in game.phones.items():
        await phone.phase("over")
        heading = phone.page.get_by_role("heading", level=1)
        word = "win|share" if seat in view["winners"] else "came|Place|place"
        await expect(heading).to_have_text(re.compile(word))
    game.leaks()


@pytest.mark.timeout(280)
async def test_three_seats_through_every_kind_of_card_to_23_points_b90(
    program: Program, screens: Screens
) -> None:
    game = await gathered(program, screens, "Every kind", ("Ann", "Bo", "Cy"), choose="reader")
    while game.tv.view["phase"] != "over":
        seen = game.kinds >= KINDS and "choose" in game.phases
        await game.step(right=True, stake=3 if seen else 1)
    assert game.kinds >= KINDS
    assert game.phases >= {"spin", "bet", "choose", "answer", "bonus", "ruling", "settled"}
    assert game.reloaded >= game.phases - {"over"}
    await over(game, "23")


@pytest.mark.timeout(150)
async def test_two_seats_to_the_fourth_empty_account_b91(
    program: Program, screens: Screens
) -> None:
    game = await gathered(program, screens, "Plain", ("Ann", "Bo"))
    while game.tv.view["phase"] != "over":
        await game.step(right=False, stake=3)
    loans = [account["loans"] for account in game.tv.view["accounts"].values()]
    assert loans == [3, 3]
    await over(game, "loans")


@pytest.mark.timeout(200)
async def test_four_seats_to_23_points(program: Program, screens: Screens) -> None:
    game = await gathered(program, screens, "Plain", ("Ann", "Bo", "Cy", "Di"))
    while game.tv.view["phase"] != "over":
        await game.step(right=True, stake=3)
    assert game.tv.view["turn"] == 7
    await over(game, "23")


@pytest.mark.timeout(250)
async def test_two_teams_of_two_draw_act_and_end_b72(program: Program, screens: Screens) -> None:
    tv = await screens.open("tv", TV, reduced_motion="reduce")
    code = await people.host_table(tv, program.address, "For teams")
    phones = {}
    for seat, team in enumerate(("Owls", "Larks"), start=1):
        for member, name in enumerate((f"{team}-a", f"{team}-b"), start=1):
            phone = await screens.open(name, reduced_motion="reduce")
            how = {"team": team} if member == 1 else {"joins": team}
            await people.sit(phone, program.address, code, name, **how)  # type: ignore[arg-type]
            phones[seat, member] = phone
    await tv.page.get_by_role("button", name="Start the game").click()
    await tv.phase("spin")
    game = BrainGame(tv, phones)
    while game.tv.view["phase"] != "over":
        await game.step(right=True, stake=3)
    assert game.kinds == {"names", "text"}
    await over(game, "23")


@pytest.mark.timeout(150)
async def test_a_killed_server_goes_on_where_it_stopped_f169(
    program: Program, screens: Screens
) -> None:
    screens.expect_problem("ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|WebSocket connection")
    game = await gathered(program, screens, "Plain", ("Ann", "Bo"))
    for _ in range(5):
        everybody = (game.tv, *game.all())
        stage = max(screen.view["stage"] for screen in everybody)
        for screen in everybody:
            await screen.until(partial(_reached, stage))
        view = game.tv.view
        before = {id(one): one.view for one in (game.tv, *game.all())}
        sockets = {id(one): one.sockets for one in (game.tv, *game.all())}
        await program.kill()
        await program.start()
        for screen in (game.tv, *game.all()):
            await screen.until(lambda seen: bool(seen["seats"]))
            assert screen.sockets > sockets[id(screen)]
            for key in ("phase", "stage", "accounts", "you", "bets", "card"):
                assert screen.view.get(key) == before[id(screen)].get(key), (screen.name, key)
        await game.tv.until(lambda seen: not any(seat["away"] for seat in seen["seats"]))
        await game.step(right=True, stake=2)
        assert game.tv.view["stage"] > view["stage"]


@pytest.mark.timeout(250)
async def test_axe_finds_nothing_on_any_screen(program: Program, screens: Screens) -> None:
    game = await gathered(program, screens, "Every kind", ("Ann", "Bo"), choose="active")
    check = Check()
    looked: set[str] = set()
    while not (game.kinds >= KINDS and len(looked) > len(KINDS)) and game.tv.view["turn"] < 16:
        view = game.tv.view
        card = view.get("card", {})
        place = f"{view['phase']} {card.get('kind', '')} {card.get('symbol', '')}"
        if place not in looked:
            looked.add(place)
            await game.same_everywhere(view)
            await check(place, game.tv, *game.all())
        await game.step(right=True, stake=1)
    await game.tv.page.get_by_role("button", name="Host", exact=True).click()
    await check("drawer", game.tv)
    await game.tv.page.get_by_role("button", name="End the game").click()
    await game.tv.page.get_by_role("button", name=re.compile("^Yes")).click()
    await game.tv.phase("over")
    await check("over", game.tv, *game.all())
    assert check.screens > 40
    check.must_be_empty()


@pytest.mark.timeout(200)
async def test_a_turn_of_every_form_without_a_pointer(program: Program, screens: Screens) -> None:
    """Two players with keyboards: spin, bet, choose, all forms, votes, and the host's buttons."""
    game = await gathered(program, screens, "Every kind", ("Ann", "Bo"), choose="active")
    kinds: set[str] = set()
    while not kinds >= {"text", "value", "option", "items", "links", "judged"}:
        view = game.tv.view
        await game.same_everywhere(view)
        stage = view["stage"]
        for seat in view["waiting"] or [0]:
            if game.tv.view["stage"] != stage:
                break
            if "card" in view and view["phase"] == "answer":
                kinds.add(view["card"]["kind"])
            await keyboard.act(game, seat)
        await game.tv.until(partial(_moved_on, view))
        assert game.tv.view["turn"] < 30
