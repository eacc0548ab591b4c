"""The browser of the tests: in which order it is looked for, and that it can be driven."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tools import browser as tool


@pytest.fixture(autouse=True)
def _look_again() -> Iterator[None]:
    """What one test finds is not what the next one finds."""
    tool.find_browser.cache_clear()
    yield
    tool.find_browser.cache_clear()


def program(folder: Path, name: str, status: int = 0) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(f"#!/bin/sh\nexit {status}\n")
    file.chmod(0o755)
    return file


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.setattr(tool, "HOME", tmp_path / "npm")
    monkeypatch.setattr(tool, "MAC", tmp_path / "mac")
    return tmp_path


def test_none_says_what_to_do(nowhere: Path) -> None:
    with pytest.raises(tool.NoBrowser, match="CHROMIUM"):
        tool.find_browser()


def test_the_order(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = program(nowhere / "npm", "chromium")
    assert tool.find_browser() == str(npm)
    own = program(nowhere / "playwright" / "chromium-1" / "chrome-linux", "chrome")
    tool.find_browser.cache_clear()
    assert tool.find_browser() == str(own)
    system = program(nowhere / "bin", "chromium")
    tool.find_browser.cache_clear()
    assert tool.find_browser() == str(system)
    given = program(nowhere, "mine")
    monkeypatch.setenv("CHROMIUM", str(given))
    tool.find_browser.cache_clear()
    assert tool.find_browser() == str(given)


def test_one_that_does_not_start_is_passed_over(nowhere: Path) -> None:
    program(nowhere / "bin", "chromium-browser", status=1)
    npm = program(nowhere / "npm", "chromium")
    assert tool.find_browser() == str(npm)


def test_a_named_one_that_does_not_start_is_an_error(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(nowhere / "bin", "chromium")
    monkeypatch.setenv("CHROMIUM", str(nowhere / "gone"))
    with pytest.raises(tool.NoBrowser, match="gone"):
        tool.find_browser()


async def test_it_can_be_driven(browser: Browser) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    await page.set_content("<button onclick=\"this.textContent = 'Bet'\">Guess</button>")
    await page.get_by_role("button", name="Guess").click()
    assert await page.get_by_role("button", name="Bet").is_visible()
    await context.close()
