"""Takes pictures of a screen at all its sizes, and looks for what does not fit."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screens import BIG_TV, PHONE, SMALL_PHONE, TV, Screen

TV_SIZES = (TV, BIG_TV)
PHONE_SIZES = (PHONE, SMALL_PHONE)
WIDE_SIZES = (TV, BIG_TV)

LOOK = """
(isTv) => {
  const found = [];
  const wide = innerWidth, high = innerHeight;
  const seen = (e) => {
    const style = getComputedStyle(e);
    return style.visibility !== 'hidden' && style.opacity !== '0'
      && !e.closest('.visually-hidden, [hidden], details:not([open]) > :not(summary)');
  };
  const own = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim() !== '');
  const page = document.scrollingElement;
  if (page.scrollWidth > wide + 1) found.push(`the page is ${page.scrollWidth} wide`);
  if (isTv && page.scrollHeight > high + 1) found.push(`the page is ${page.scrollHeight} high`);
  const scrolls = (e) => {
    for (let p = e.parentElement; p; p = p.parentElement) {
      const flow = getComputedStyle(p).overflowY;
      const moves = flow === 'auto' || flow === 'scroll';
      if (moves && p.scrollHeight > p.clientHeight + 1) return true;
    }
    return page.scrollHeight > high + 1;
  };
  for (const e of document.body.querySelectorAll('*')) {
    if (!own(e) || !seen(e)) continue;
    const box = e.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const words = e.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
    const style = getComputedStyle(e);
    // A name may be shortened with dots; nothing else may.
    const dots = style.textOverflow === 'ellipsis' && e.classList.contains('name') && !isTv;
    const hides = style.overflowX !== 'visible' && e.clientWidth > 0 && !dots;
    if (hides && e.scrollWidth > e.clientWidth + 1)
      found.push(`cut: "${words}" ${e.scrollWidth} > ${e.clientWidth} (${e.className})`);
    if (box.right > wide + 1 || box.left < -1)
      found.push(`outside: "${words}" ${Math.round(box.left)}..${Math.round(box.right)}`);
    if ((box.bottom > high + 1 || box.top < -1) && !scrolls(e))
      found.push(`outside: "${words}" ${Math.round(box.top)}..${Math.round(box.bottom)}`);
    if (isTv && parseFloat(style.fontSize) < high / 55)
      found.push(`small: "${words}" ${parseFloat(style.fontSize)}px of ${high}`);
  }
  return [...new Set(found)];
}
"""


class Camera:
    """Writes `NAME-WIDTHxHEIGHT.png` into a folder; keeps what did not fit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.misfits: list[str] = []
        self.taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    def picture(self, name: str) -> bytes:
        """A picture that was taken."""
        return (self.folder / f"{name}.png").read_bytes()

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
        await screen.page.screenshot(path=self.folder / f"{name}.png")
        self.taken += 1

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
        await page.screenshot(path=self.folder / f"{file}.png")
        self.taken += 1
        self.misfits += [f"{file}: {one}" for one in await page.evaluate(LOOK, is_tv)]
