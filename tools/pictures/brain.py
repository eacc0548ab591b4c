"""Bet Your Brain in pictures: evenings of one kind of card each, taken in every phase.

The table and one phone are real pages; the others are clients of the wire, so that a picture does
not wait for six browsers.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import expect

from tests.e2e import people
from tests.e2e.play import Client, House
from tests.e2e.screens import PHONE, TV, Screen, Screens

from .camera import Camera

LISTS: tuple[list[str], ...] = (
    ["Paraguay", "Boliva", "Laos", "Chad"],
    ["Bolivia", "Mongolia", "Peru", "Nepal", "Uganda", "Mali", "Austria"],
    ["Switzerland", "Chile", "Vietnam", "bolivia"],
)


class Evening:
    """A table with a TV, a phone for seat 1, and clients for the others; seat 2 is the oldest."""

    def __init__(self, tv: Screen, phone: Screen, clients: dict[int, Client]) -> None:
        self.tv = tv
        self.phone = phone
        self.clients = clients

    async def phase(self, name: str) -> None:
        """Everybody is in that phase."""
        await self.tv.phase(name)
        await self.phone.phase(name)
        for client in self.clients.values():
            await client.phase(name)

    async def bets(self, camera: Camera, name: str) -> None:
        """Spin and bet, with pictures before and after."""
        await camera.table(self.tv, f"{name}spin")
        await camera.seat(self.phone, f"{name}spin")
        await self.clients[2].do(do="spin")
        await self.phase("bet")
        page = self.phone.page
        await camera.seat(self.phone, f"{name}bet-empty")
        for seat, client in self.clients.items():
            marker = {} if seat == 2 else {"marker": "cross"}
            if seat < max(self.clients):
                await client.do(do="bet", points=seat, **marker)
        await page.get_by_role("radio", name=re.compile("^Tick")).check(force=True)
        await page.get_by_role("radio", name="2 points").check(force=True)
        await camera.seat(self.phone, f"{name}bet")
        await page.get_by_role("button", name=re.compile("^(Place|Bet|Lay)")).last.click()
        await self.phone.until(lambda view: "bet" in view["you"])
        await camera.table(self.tv, f"{name}bet")
        await camera.seat(self.phone, f"{name}placed")
        last = max(self.clients)
        await self.clients[last].do(do="bet", points=1, **({} if last == 2 else {"marker": "tick"}))
        await self.phase("answer")

    async def end(self, camera: Camera, name: str) -> None:
        """Ruling, settlement and the end, with pictures."""
        await self.phase("ruling")
        await camera.table(self.tv, f"{name}ruling")
        await camera.seat(self.phone, f"{name}ruling")
        for vote in self.tv.view.get("votes", []):
            await self._vote(vote)
        await self.tv.until(lambda view: view["phase"] != "ruling" or not view["votes"])
        await self.tv.page.get_by_role("button", name="Settle the bets").click()
        await self.phase("settled")
        await camera.table(self.tv, f"{name}settled")
        await camera.seat(self.phone, f"{name}settled")
        await self.tv.page.get_by_role("button", name="Host", exact=True).click()
        await self.tv.page.get_by_role("button", name="End the game").click()
        await self.tv.page.get_by_role("button", name=re.compile("^Yes")).click()
        await self.phase("over")
        await camera.table(self.tv, f"{name}over")
        await camera.seat(self.phone, f"{name}over")

    async def _vote(self, vote: dict[str, Any]) -> None:
        """The host's word instead of votes, so that nobody has to be waited for."""
        said = {key: vote[key] for key in ("about", "part", "item") if key in vote}
        for seat in vote["voters"]:
            if seat in self.clients:
                await self.clients[seat].do(do="rule", right=True, **said)
        if 1 in vote["voters"]:
            page = self.phone.page
            await (
                page.get_by_role("button", name=re.compile("Show it here"))
                .or_(page.get_by_role("radio", name=re.compile("^Right|counts")).first)
                .first.click()
            )


async def _gather(
    address: str, house: House, screens: Screens, deck: str, others: tuple[str, ...], first: str
) -> Evening:
    """A table with the TV's page, a phone's page and clients, in its first spin."""
    tv = await screens.open(f"{deck} tv", TV, reduced_motion="reduce")
    phone = await screens.open(f"{deck} phone", PHONE, reduced_motion="reduce")
    page = tv.page
    await page.goto(address)
    await page.get_by_role("button", name="Host a table").click()
    await page.get_by_role("radio", name="Bet Your Brain").check()
    await page.get_by_role("radio", name=re.compile(f"^{deck}")).check()
    await page.get_by_text("More choices").click()
    await page.get_by_label("Seconds of the hourglass", exact=True).fill("300")
    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_role("heading", name=re.compile("^Table code:"))).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    await people.join(phone, address, code, first, age=20)
    clients = {
        seat: await house.join(code, await house.sit(code, name=name, age=70 - seat))
        for seat, name in enumerate(others, start=2)
    }
    evening = Evening(tv, phone, clients)
    await tv.until(lambda view: len(view["seats"]) == len(others) + 1)
    return evening


async def links(address: str, house: House, screens: Screens, camera: Camera) -> None:
    """Linking: what the README shows."""
    evening = await _gather(address, house, screens, "Moons", ("Bo", "Charlotte"), "Ada")
    await camera.table(evening.tv, "brain-lobby")
    await evening.tv.page.get_by_role("button", name="Start the game").click()
    await evening.phase("spin")
    await evening.bets(camera, "brain-")
    await camera.table(evening.tv, "brain-answer")
    await camera.seat(evening.phone, "brain-waits")
    card = evening.tv.view["card"]
    right = ["Uranus", "Neptune", "Mars", "Jupiter", "Saturn"]
    linked = {f: card["right"].index(name) + 1 for f, name in zip("ABCDE", right, strict=True)}
    await evening.clients[2].do(do="answer", links=linked)
    await evening.end(camera, "brain-")


async def lists(address: str, house: House, screens: Screens, camera: Camera) -> None:
    """Most correct answers, with long names: everybody writes a list, the table judges."""
    others = ("Wilhelmina Featherstone", "Maximilian Löwe-Müller", "Bo")
    evening = await _gather(address, house, screens, "No coast", others, "Ada")
    await evening.tv.page.get_by_role("button", name="Start the game").click()
    await evening.phase("spin")
    await evening.bets(camera, "brain-list-")
    for (_, client), items in zip(evening.clients.items(), LISTS, strict=True):
        await client.do(do="answer", items=items)
    page = evening.phone.page
    await page.get_by_role("textbox").first.fill("Bolivia, Laos, Hungary, Niger")
    await camera.seat(evening.phone, "brain-list-answer")
    await camera.table(evening.tv, "brain-list-answer")
    await page.get_by_role("button", name=re.compile("^Hand in")).click()
    await evening.phase("ruling")
    await camera.table(evening.tv, "brain-list-ruling")
    await camera.seat(evening.phone, "brain-list-ruling")
