"""What every test may ask for: how properties are searched, and a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.async_api import Browser, async_playwright

from tools.browser import NoBrowser, find_browser, launch_arguments

# The same examples every time, here as in CI, and a slow machine is no failure. Who wants new
# ones says so: `make test ARGS=--hypothesis-profile=search`.
settings.register_profile(
    "same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", deadline=None, print_blob=True, max_examples=500)
settings.load_profile("same")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server is asyncio; one backend for a session lets fixtures live as long."""
    return "asyncio"


@pytest.fixture(scope="session")
def browser_path() -> str:
    """A Chromium that starts. None is a failure with words, never a skip."""
    try:
        return find_browser()
    except NoBrowser as none:
        pytest.fail(str(none))


@pytest.fixture(scope="session")
async def browser(browser_path: str) -> AsyncIterator[Browser]:
    """One Chromium a worker; a test opens contexts of its own in it (a phone is a context)."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(
            executable_path=browser_path, args=launch_arguments()
        )
        yield started
        await started.close()
