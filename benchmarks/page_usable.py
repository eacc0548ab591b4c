"""The phone page on a slow phone: from opening /join/CODE to a name field that takes a name.

A processor four times slower and Lighthouse's slow 4G (`throttling.mobileSlow4G`): 150 ms there
and back, 1.6 Mbit/s down, 750 kbit/s up; and once more with the figures Lighthouse hands to the
browser for it (562.5 ms a request, 0.9 of the throughput), which are meant to cover handshakes.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct
from playwright.async_api import Browser, async_playwright

from tools.browser import find_browser, launch_arguments

from .figures import Result, Size, figure
from .process import ahead, server
from .tables import open_one

GOAL = "< 1"
SLOWER = 4
_WATCH = """
  const seen = new MutationObserver(() => {
    const field = document.querySelector('input[name=name]');
    if (field === null || field.disabled) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
  });
  seen.observe(document, { childList: true, subtree: true, attributes: true });
"""
# In the page itself and after the frame was drawn: what drives the browser takes its own time.

_MBIT = 1024 * 1024 / 8


class Visit(Struct, frozen=True):
    """Seconds until the field was drawn and takes a name, and bytes of script and style by then."""

    seconds: float
    bytes: float


def run(size: Size) -> Result:
    """Every visit is a first one: a fresh profile, nothing cached."""
    with server("product") as (_, port), ahead():
        line, browser = asyncio.run(_visits(port, size.visits))
    return Result(
        name="page-usable",
        figures=(
            figure("name field takes a name", "s", [one.seconds for one in line], GOAL),
            figure("the same, 562.5 ms a request", "s", [one.seconds for one in browser]),
            figure("script and style that came", "kB", [one.bytes / 1000 for one in line]),
        ),
        notes=(
            f"{SLOWER}x slower processor, Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s, 750 kbit/s",
            "the browser itself shares this machine with the server and whatever else runs",
        ),
    )


async def _visits(port: int, count: int) -> tuple[list[Visit], list[Visit]]:
    code = await open_one(port)
    address = f"http://127.0.0.1:{port}/join/{code}"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=find_browser(), args=launch_arguments()
        )
        # The first one pays for what Chromium loads once.
        await _visit(browser, address, _network(150, 1))
        line = [await _visit(browser, address, _network(150, 1)) for _ in range(count)]
        adjusted = _network(150 * 3.75, 0.9)
        slower = [await _visit(browser, address, adjusted) for _ in range(count)]
        await browser.close()
    return line, slower


def _network(latency_ms: float, share: float) -> dict[str, Any]:
    return {
        "offline": False,
        "latency": latency_ms,
        "downloadThroughput": 1.6 * _MBIT * share,
        "uploadThroughput": 750 * 1024 / 8 * share,
    }


async def _visit(browser: Browser, address: str, network: dict[str, Any]) -> Visit:
    context = await browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    page = await context.new_page()
    tools = await context.new_cdp_session(page)
    counted: set[str] = set()
    came: list[float] = []

    def answered(event: dict[str, Any]) -> None:
        if event["type"] in ("Script", "Stylesheet"):
            counted.add(event["requestId"])

    def finished(event: dict[str, Any]) -> None:
        if event["requestId"] in counted:
            came.append(event["encodedDataLength"])

    tools.on("Network.responseReceived", answered)
    tools.on("Network.loadingFinished", finished)
    await tools.send("Network.enable")
    await tools.send("Network.emulateNetworkConditions", network)
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.add_init_script(_WATCH)
    await page.goto(address, wait_until="commit", timeout=30_000)
    field = page.get_by_label("Your name")
    await field.fill("Ann", timeout=30_000)
    if await field.input_value() != "Ann":
        raise RuntimeError("the field did not keep the name")
    seconds = float(await page.evaluate("usable")) / 1000
    size = sum(came)
    await context.close()
    return Visit(seconds, size)
