"""Every screen at every size: nothing cut, nothing over something else, a TV readable from afar.

The same look as `make pictures`, at the same scenes, without the pictures.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tools.pictures.brain import links, lists
from tools.pictures.camera import Camera
from tools.pictures.evening import play
from tools.pictures.others import doors, drawer_and_remote
from tools.pictures.script import LONGEST

from .play import House
from .program import Program
from .screens import TV, Screens


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """The real program, with the decks of the pictures."""
    async with Program(tmp_path / "data", module="tools.pictures.serve") as program:
        yield program


@pytest.fixture
def camera() -> Camera:
    """It looks, and takes no pictures."""
    return Camera(None)


async def test_an_evening_of_the_longest_texts_fits(
    program: Program, screens: Screens, camera: Camera
) -> None:
    await play(LONGEST, program.address, screens, camera, moments=False)
    assert camera.taken > 30
    assert camera.misfits == []


async def test_a_remote_game_and_its_drawer_fit(
    program: Program, house: House, screens: Screens, camera: Camera
) -> None:
    await drawer_and_remote(program.address, house, screens, camera)
    assert camera.misfits == []


async def test_start_page_hosting_and_joining_fit(
    program: Program, screens: Screens, camera: Camera
) -> None:
    screens.expect_problem("404")
    await doors(program.address, screens, camera)
    assert camera.misfits == []


@pytest.mark.parametrize("scene", [links, lists], ids=["links", "lists"])
async def test_an_evening_of_bet_your_brain_fits(
    program: Program, house: House, screens: Screens, camera: Camera, scene: Any
) -> None:
    await scene(program.address, house, screens, camera)
    assert camera.taken > 15
    assert camera.misfits == []


BADLY_LAID = """
<style>p, b, i { position: absolute; white-space: nowrap }</style>
<p style="left: 20px; top: 20px">first</p>
<p style="left: 24px; top: 24px">second</p>
<b style="left: 20px; top: 200px">covered</b>
<i style="left: 30px; top: 190px; width: 90px; height: 40px; background: red"></i>
<p style="left: 1270px; top: 300px">sticks out</p>
<p style="left: 20px; top: 400px; font-size: 9px">too small</p>
<p style="top: 20px; clip-path: inset(50%); width: 1px; overflow: hidden">mute</p>
<p style="top: 500px; width: 40px; overflow: hidden">cut off here</p>
"""


async def test_what_lies_badly_is_seen(screens: Screens, camera: Camera) -> None:
    screen = await screens.open("bad", TV)
    await screen.page.set_content(BADLY_LAID)
    await camera.table(screen, "bad")
    first = [line.split(": ", 1)[1] for line in camera.misfits if "1280x720" in line]
    found = "\n".join(first)
    for words in (
        'over each other: "first" and "second"',
        'over each other: "covered" and i',
        'outside: "sticks out"',
        'small: "too small"',
        'cut: "cut off here"',
    ):
        assert words in found, found
    assert "mute" not in found
