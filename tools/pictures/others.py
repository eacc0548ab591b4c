"""Screens beside the game: start page, joining, the host's drawer, remote, and where it ends."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e import people
from tests.e2e.play import House
from tests.e2e.screens import PHONE, TV, Screens

from .camera import Camera


async def doors(address: str, screens: Screens, camera: Camera) -> None:
    """From the start page to the table's code and to a seat."""
    home = await screens.open("home", TV, reduced_motion="reduce")
    await home.page.goto(address)
    await camera.everywhere(home, "home")
    await home.page.get_by_role("button", name="Host a table").click()
    await expect(home.page.get_by_role("radio", name=re.compile("question")).first).to_be_visible()
    await camera.everywhere(home, "host")
    await home.page.get_by_text("More choices").click()
    await camera.everywhere(home, "host-more")
    await home.page.goto(f"{address}/join")
    await camera.everywhere(home, "join")
    code = await people.host_table(home, address, seconds=600)
    await camera.table(home, "lobby-empty")
    phone = await screens.open("joining", PHONE, reduced_motion="reduce")
    await phone.page.goto(f"{address}/join/{code}")
    await expect(phone.page.get_by_label("Your name")).to_be_visible()
    await camera.everywhere(phone, "join-form")
    await phone.page.goto(f"{address}/table/ZZZZZ")
    await expect(phone.page.get_by_role("heading", name="No table here")).to_be_visible()
    await camera.everywhere(phone, "lost")
    await home.page.goto(address)
    await expect(home.page.get_by_role("link", name="Back to table")).to_be_visible()
    await camera.everywhere(home, "home-back")


async def drawer_and_remote(address: str, house: House, screens: Screens, camera: Camera) -> None:
    """A remote game: the wide page in every phase, its host's drawer, a watcher, a late comer."""
    ann = await screens.open("ann", TV, reduced_motion="reduce")
    code = await people.host_table(ann, address, screen="remote", seconds=600, questions=1)
    await people.sit(ann, "Ann")
    others = [await house.join(code, await house.sit(code, name=name)) for name in ("Bo", "Cy")]
    await camera.wide(ann, "lobby")
    await ann.page.get_by_role("button", name="Start the game").click()
    await ann.phase("guess")
    await camera.wide(ann, "guess")
    late = await screens.open("late", PHONE, reduced_motion="reduce")
    await people.join(late, address, code, "Dia")
    await camera.seat(late, "late")
    guest = await screens.open("guest", PHONE, reduced_motion="reduce")
    await guest.page.goto(f"{address}/play/{code}")
    await expect(guest.page.get_by_text("You are watching")).to_be_visible()
    await camera.seat(guest, "watching")
    drawer = ann.page.get_by_role("dialog")
    for size, take in ((PHONE, camera.seat), (TV, camera.wide)):
        # Another page stands there on a phone, so the drawer is opened anew.
        await ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        await ann.page.get_by_role("button", name="Host", exact=True).click()
        await expect(drawer.get_by_role("button", name="Pause")).to_be_visible()
        await take(ann, "drawer")
        if size is PHONE:
            await drawer.get_by_role("button", name="Close").click()
    await drawer.get_by_role("button", name="Pause").click()
    await drawer.get_by_role("button", name="Close").click()
    await camera.wide(ann, "paused")
    await people.write(ann, "1912")
    for client, value in zip(others, ("2000", "3000"), strict=True):
        await client.phase("guess")
        await client.do(do="guess", value=value)
    await ann.phase("bet")
    await people.place(ann, "1912")
    await camera.wide(ann, "bet")
    await people.done(ann)
    for client in others:
        await client.phase("bet")
        await client.do(do="done")
    await ann.phase("settled")
    await camera.wide(ann, "settled")
    await ann.page.get_by_role("button", name="To the podium").click()
    await ann.phase("over")
    await camera.wide(ann, "over")
