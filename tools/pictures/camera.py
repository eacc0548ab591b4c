"""Takes pictures of a screen at all its sizes, and looks for what does not fit."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screens import BIG_TV, PHONE, SMALL_PHONE, TV, Screen

TV_SIZES = (TV, BIG_TV)
PHONE_SIZES = (PHONE, SMALL_PHONE)
WIDE_SIZES = (TV, BIG_TV)

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")

ON_TOP = (
    (".rays", "*", "the light behind the podium"),
    ("svg.chips", "svg.chips", "chips lie on each other"),
    ("svg.chips", ".stack .tag", "what a stack is worth stands on its foot"),
    (".ribbon", ".print", "ties the winner's slot to the question"),
    (".news", ".who *", "what the host did, for some seconds; nothing moves for it"),
    (".sign *", ".sign *", "the pictures on the doors of the start page"),
    (".slot.narrow .seat *", ".slot.narrow .seat *", "tokens are fanned out"),
)
"""What may lie over what, and why."""


class Camera:
    """Writes `NAME-WIDTHxHEIGHT.png` into a folder; keeps what did not fit.

    Without a folder it only looks, which is what a test wants.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self.misfits: list[str] = []
        self.taken = 0
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    async def table(self, screen: Screen, name: str) -> None:
        """A page for a TV: nothing scrolls, everything is readable at three metres."""
        for size in TV_SIZES:
            await self._take(screen, f"table-{name}", size, is_tv=True)

    async def seat(self, screen: Screen, name: str) -> None:
        """A page for a phone in one hand."""
        for size in PHONE_SIZES:
            await self._take(screen, f"seat-{name}", size)

    async def wide(self, screen: Screen, name: str) -> None:
        """A remote player's page."""
        for size in WIDE_SIZES:
            await self._take(screen, f"remote-{name}", size)

    async def everywhere(self, screen: Screen, name: str) -> None:
        """A page that is opened on a TV and on a phone alike."""
        for size in (*TV_SIZES, *PHONE_SIZES):
            await self._take(screen, name, size)

    async def still(self, screen: Screen, name: str) -> None:
        """The screen as it is, at the size that it has, in the middle of something."""
        await self._keep(screen, name)

    async def _take(
        self, screen: Screen, name: str, size: tuple[int, int], *, is_tv: bool = False
    ) -> None:
        page = screen.page
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await page.evaluate("document.fonts.ready")
        # Chips may still fly for a moment, even where motion is reduced.
        await page.evaluate(
            "Promise.all(document.getAnimations().filter(a => Number.isFinite("
            "a.effect?.getComputedTiming().endTime)).map(a => a.finished.catch(() => 0)))"
        )
        file = f"{name}-{size[0]}x{size[1]}"
        await self._keep(screen, file)
        self.misfits += [f"{file}: {one}" for one in await page.evaluate(LOOK, [is_tv, ON_TOP])]

    async def _keep(self, screen: Screen, name: str) -> None:
        self.taken += 1
        if self._folder is not None:
            await screen.page.screenshot(path=self._folder / f"{name}.png")
