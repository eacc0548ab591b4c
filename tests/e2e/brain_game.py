"""Plays Bet Your Brain in real browsers to its end, and holds every screen against the view."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any

from playwright.async_api import expect

from tests.table.test_brain_live import no_secret

from . import brain_people as people
from .screens import Screen


def _fewer(before: int, view: dict[str, Any]) -> bool:
    return view["phase"] != "ruling" or len(view["votes"]) < before


class BrainGame:
    """A TV and phones by seat (and member). `right`: whether people know the answers."""

    def __init__(self, tv: Screen, phones: dict[tuple[int, int], Screen]) -> None:
        self.tv = tv
        self.phones = phones
        self.kinds: set[str] = set()
        self.phases: set[str] = set()
        self.reloaded: set[str] = set()

    def first(self, seat: int) -> Screen:
        """A phone of that seat."""
        return next(phone for (one, _), phone in self.phones.items() if one == seat)

    async def step(self, *, right: bool, stake: int) -> None:
        """Whatever the open phase wants, done by those whom it waits for."""
        view = self.tv.view
        self.phases.add(view["phase"])
        await self.same_everywhere(view)
        await self.look(view)
        await self.reload_once(view)
        match view["phase"]:
            case "spin":
                await people.spin(self.first(view["active"]))
            case "bet":
                for seat in view["waiting"]:
                    await people.bet(self.first(seat), stake)
            case "choose":
                await people.choose(self.first(view["chooser"]), 2)
            case "answer" | "bonus":
                self.kinds.add(f"{view['card']['kind']} {view['card'].get('symbol', '')}".strip())
                await self.answers(view, right=right)
            case "ruling":
                await self.votes()
                await people.go_on(self.tv)
            case "settled":
                await people.go_on(self.tv)
        stage = view["stage"]
        await self.tv.until(lambda now: now["stage"] > stage or now["phase"] == "over")

    async def answers(self, view: dict[str, Any], *, right: bool) -> None:
        """Those who answer do, one after the other; a team takes the pen first."""
        for seat in view["waiting"]:
            if self.tv.view["stage"] != view["stage"]:
                return
            phone = self.first(seat)
            update = phone.update or {}
            if "pen" in update.get("legal", {}) and "drawer" not in self.tv.view["card"]:
                phone = await self.take_pen(seat)
            await people.answer(phone, right=right)

    async def take_pen(self, seat: int) -> Screen:
        """The first of the team takes the pen and draws; the second one will name it."""
        holder, other = self.phones[seat, 1], self.phones[seat, 2]
        await holder.page.get_by_role("button", name=re.compile("this phone")).click()
        await other.until(lambda view: "drawer" in view["card"])
        await holder.until(lambda view: "drawer" in view["card"])
        if self.tv.view["card"]["kind"] == "names":
            assert "prompts" in holder.view["card"]
            assert "prompts" not in other.view["card"]
            await self.draw(holder)
        else:
            assert "secret" in holder.view["card"]
            assert "secret" not in other.view["card"]
        return other

    async def draw(self, holder: Screen) -> None:
        """A stroke by the mouse reaches the TV while it is drawn."""
        paper = holder.page.get_by_role("img", name=re.compile("^Paper for drawing 1"))
        await paper.scroll_into_view_if_needed()
        box = await paper.bounding_box()
        assert box is not None
        mouse = holder.page.mouse
        await mouse.move(box["x"] + 40, box["y"] + 40)
        await mouse.down()
        for n in range(1, 9):
            await mouse.move(box["x"] + 40 + n * 12, box["y"] + 40 + n * 9)
        await self.tv.until(lambda view: len(view["drawings"][0]) > 0)
        await mouse.up()
        drawing = self.tv.page.get_by_role("img", name="Drawing 1").locator("path")
        await expect(drawing).to_have_count(1)

    async def votes(self) -> None:
        """Every vote that is open: it counts."""
        while votes := self.tv.view.get("votes"):
            before = len(votes)
            for seat in votes[0]["voters"]:
                await people.vote(self.first(seat))
            await self.tv.until(partial(_fewer, before))

    async def same_everywhere(self, view: dict[str, Any]) -> None:
        """Every screen was told the same."""
        stage = view["stage"]
        await asyncio.gather(
            *(phone.until(lambda seen: bool(seen["stage"] >= stage)) for phone in self.all())
        )
        for phone in self.all():
            own = {key: part for key, part in phone.view.items() if key not in ("you", "clock")}
            assert own["accounts"] == self.tv.view["accounts"], phone.name

    async def look(self, view: dict[str, Any]) -> None:
        """What the TV shows is what the view says: accounts, card, solution, who won."""
        page = self.tv.page
        if view["phase"] == "over":
            return
        board = page.get_by_role("list", name="The board")
        for seat in view["seats"]:
            account = view["accounts"][str(seat["seat"])]
            words = (
                f"{seat['name']}: {account['own']} on the account, {account['credits']} credits, "
                f"{account['bank']} in the bank, {account['loans']} of 3 loans"
            )
            await expect(board.get_by_text(words)).to_have_count(1)
        if "card" in view and "text" in view["card"]:
            heading = page.get_by_role("heading", name=view["card"]["text"])
            await expect(heading).to_be_visible()
        if view["phase"] == "settled":
            for seat in view["seats"]:
                change = view["settlement"]["change"][str(seat["seat"])]
                minus = "\u2212"
                sign = f"+{change}" if change > 0 else f"{minus}{-change}" if change else "±0"
                await expect(board.get_by_text(sign, exact=True).first).to_be_visible()

    async def reload_once(self, view: dict[str, Any]) -> None:
        """One phone is loaded anew in every phase, the TV once: the same is there again (F001)."""
        phase = view["phase"]
        if phase in self.reloaded:
            return
        self.reloaded.add(phase)
        phone = self.all()[len(self.reloaded) % len(self.all())]
        before = phone.view
        for screen in (phone, self.tv) if phase == "answer" else (phone,):
            await screen.reload()
            await screen.until(lambda seen: bool(seen["stage"] == before["stage"]))
        assert phone.view["you"] == before["you"]

    def all(self) -> list[Screen]:
        """Every phone."""
        return list(self.phones.values())

    def leaks(self) -> None:
        """Nothing hidden was in any frame that any screen ever got (F067)."""
        for update in self.tv.updates:
            no_secret(update["view"], 0, 0)
        for (seat, member), phone in self.phones.items():
            for update in phone.updates:
                if update["view"]["phase"] != "lobby":
                    no_secret(update["view"], seat, member)
