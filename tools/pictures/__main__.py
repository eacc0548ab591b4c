"""`python -m tools.pictures [FOLDER]`: play, take, say what does not fit."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.async_api import async_playwright, expect

from tests.e2e.play import House
from tests.e2e.program import Program
from tests.e2e.screens import SHOWN_WITHIN_MS, Screens
from tools.browser import find_browser, launch_arguments
from tools.node import ROOT

from .brain import links, lists
from .camera import Camera
from .evening import play
from .others import doors, drawer_and_remote
from .script import EVENING, LONGEST
from .small import shrink

README = {
    "table-lobby": "table-lobby-1280x720",
    "table-bet": "table-bet-1280x720",
    "table-settled": "table-settled-1280x720",
    "table-podium": "table-podium-1280x720",
    "seat-guess": "seat-guess-390x844",
    "seat-bet": "seat-bet-390x844",
    "brain-bet": "table-brain-bet-1280x720",
    "brain-settled": "table-brain-settled-1280x720",
    "brain-seat": "seat-brain-bet-390x844",
}
"""The few pictures that are committed, and what they are taken from."""


async def take(folder: Path) -> tuple[Camera, dict[str, bytes]]:
    """Every screen of the program into a folder; and the few for the README, made small."""
    expect.set_options(timeout=SHOWN_WITHIN_MS)
    camera = Camera(folder)
    with tempfile.TemporaryDirectory() as home:
        async with (
            Program(Path(home) / "data", module="tools.pictures.serve") as program,
            async_playwright() as playwright,
            House.at(program.address) as house,
        ):
            browser = await playwright.chromium.launch(
                executable_path=find_browser(), args=launch_arguments()
            )
            scenes = (
                partial(doors, program.address),
                partial(drawer_and_remote, program.address, house),
                partial(links, program.address, house),
                partial(lists, program.address, house),
                partial(play, EVENING, program.address),
                partial(play, LONGEST, program.address),
            )
            for scene in scenes:
                screens = Screens(browser)
                await scene(screens, camera)
                await screens.close()
            page = await browser.new_page()
            small = {
                name: await shrink(page, (folder / f"{taken}.png").read_bytes())
                for name, taken in README.items()
            }
            await browser.close()
    return camera, small


def main() -> int:
    """Take them, copy the few for the README, and say what does not fit (status 1)."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "pictures")
    folder: Path = parser.parse_args().folder
    camera, small = asyncio.run(take(folder))
    readme = ROOT / "docs" / "pictures" / "readme"
    readme.mkdir(parents=True, exist_ok=True)
    for name, picture in small.items():
        (readme / f"{name}.png").write_bytes(picture)
    print(f"{camera.taken} pictures in {folder}")
    for misfit in camera.misfits:
        print(f"does not fit: {misfit}", file=sys.stderr)
    return 1 if camera.misfits else 0


if __name__ == "__main__":
    sys.exit(main())
