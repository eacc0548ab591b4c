"""The build: which Node is fit, when the page is built again, and what a wheel holds."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import node, page

from .files import ROOT, committed


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0", "v23.0.0\n"])
def test_fit(version: str) -> None:
    assert node.is_fit(version)


@pytest.mark.parametrize("version", ["v20.18.3", "v22.11.0", "v21.7.3", "v18.20.0", "", "what?"])
def test_unfit(version: str) -> None:
    assert not node.is_fit(version)


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Sources of a page, with what does not count among them."""
    for name in ("src/main.ts", "src/main.test.ts", "node_modules/a/b.js", "package.json"):
        file = tmp_path / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    return tmp_path / "web"


@pytest.fixture
def static(tmp_path: Path, web: Path) -> Path:
    """A page built from those sources."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / page.STAMP).write_text(page.digest(page.sources(web), web))
    return folder


def test_a_built_page_is_not_built_again(web: Path, static: Path) -> None:
    assert page.is_built(web, static)


@pytest.mark.parametrize("name", ["src/main.ts", "src/more.ts", "package.json"])
def test_a_changed_or_new_source_builds_again(web: Path, static: Path, name: str) -> None:
    (web / name).write_text("changed")
    assert not page.is_built(web, static)


def test_a_renamed_source_builds_again(web: Path, static: Path) -> None:
    (web / "src/main.ts").rename(web / "src/start.ts")
    assert not page.is_built(web, static)


@pytest.mark.parametrize("name", ["src/main.test.ts", "node_modules/a/b.js"])
def test_what_is_not_in_the_page_does_not(web: Path, static: Path, name: str) -> None:
    (web / name).write_text("changed")
    assert page.is_built(web, static)


def test_a_removed_page_is_built_again(web: Path, static: Path) -> None:
    (static / "index.html").unlink()
    assert not page.is_built(web, static)


def test_the_page_is_up_to_date() -> None:
    assert page.is_built(), "the sources changed: `make test` builds the page first"


def test_a_wheel_holds_the_whole_program(tmp_path: Path) -> None:
    # Without isolation: the backend is the locked one, and the page is built already.
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--quiet", "--wheel-dir", str(tmp_path), str(ROOT)],
        check=True,
        stdin=subprocess.DEVNULL,
    )
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    package = ROOT / "src" / "secondguess"
    sources = {file for file in committed() if file.is_relative_to(package)}
    built = {file for file in page.STATIC.rglob("*") if file.is_file() and file.name != page.STAMP}
    assert page.STATIC / "index.html" in built
    assert {file.relative_to(ROOT / "src").as_posix() for file in sources | built} <= held
    assert not [name for name in held if "node_modules" in name or name.endswith(page.STAMP)]
