"""The browser of the tests: finds one, or gets one. Without a browser the tests fail with words.

In this order: $CHROMIUM, one of the system, playwright's own, the one npm's @sparticuz/chromium
carries. `python -m tools.browser --install` gets one where there is none.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from .node import ROOT, ensure_node

HOME = ROOT / ".browser"
"""Where the one from npm lives; git does not see it."""

PACKED = HOME / "node_modules" / "@sparticuz" / "chromium" / "bin"
SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

LAUNCH_ARGUMENTS = (
    # The tests talk to this machine alone; without these Chromium calls home at every start.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
    "--disable-dev-shm-usage",
)


class NoBrowser(Exception):
    """There is no browser; the text says what to do."""


def launch_arguments() -> list[str]:
    """What Chromium is started with (playwright adds --headless and a fresh profile)."""
    # Chromium's sandbox refuses to run as root, and CI runs as root.
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*LAUNCH_ARGUMENTS, *(["--no-sandbox"] if is_root else [])]


@lru_cache
def find_browser() -> str:
    """The path of a Chromium that starts, or NoBrowser; playwright can drive it afterwards."""
    mend_driver()
    given = os.environ.get("CHROMIUM")
    if given:
        # Who names one means that one: no other in its place when it is broken.
        if starts(Path(given)):
            return given
        raise NoBrowser(f"$CHROMIUM names {given}, which does not start.")
    for candidate in candidates():
        if starts(candidate):
            return str(candidate)
    raise NoBrowser(
        "The browser tests need Chromium and there is none. Install it (Debian: "
        "`apt-get install chromium`), name one in $CHROMIUM, or run "
        "`make test`, which gets one from npm."
    )


def candidates() -> Iterator[Path]:
    """Every browser that may be there, best first."""
    for name in SYSTEM_NAMES:
        found = shutil.which(name)
        if found is not None:
            yield Path(found)
    yield MAC
    cache = Path.home() / (
        "Library/Caches/ms-playwright" if sys.platform == "darwin" else ".cache/ms-playwright"
    )
    own = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or cache)
    for pattern in ("chromium-*/*/chrome", "chromium_headless_shell-*/*/*headless?shell"):
        yield from sorted(own.glob(pattern), reverse=True)
    yield HOME / "chromium"


def starts(browser: Path) -> bool:
    """Whether it runs: Ubuntu's chromium-browser is a script that says 'install the snap'."""
    if not os.access(browser, os.X_OK) or browser.is_dir():
        return False
    try:
        asked = subprocess.run([browser, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


@lru_cache
def mend_driver() -> None:
    """Give playwright a Node that starts: its own wants libatomic, which a small Debian lacks."""
    spec = importlib.util.find_spec("playwright")
    if spec is None or spec.origin is None or "PLAYWRIGHT_NODEJS_PATH" in os.environ:
        return
    name = "node.exe" if os.name == "nt" else "node"
    if not starts(Path(spec.origin).parent / "driver" / name):
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(ensure_node().program)


def install() -> str:
    """Get a browser: the system's where we may install it, otherwise the one from npm."""
    if _from_apt():
        find_browser.cache_clear()
        try:
            return find_browser()
        except NoBrowser:
            _say("apt-get brought none that starts")
    _from_npm()
    find_browser.cache_clear()
    return find_browser()


def _from_apt() -> bool:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    _say("Installing Chromium (apt-get)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            [apt, "-qq", *arguments],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            check=False,
        )
        # A failed update may be one source of many: whether there is a package shows next.
        if done.returncode != 0 and arguments[0] == "install":
            return False
    return True


def _from_npm() -> None:
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        raise NoBrowser("npm carries Chromium for Linux on x86-64 only; name one in $CHROMIUM.")
    _say("Getting Chromium from npm (@sparticuz/chromium)")
    HOME.mkdir(exist_ok=True)
    sources = ROOT / "tools" / "chromium"
    for name in ("package.json", "package-lock.json", ".npmrc", "unpack.js"):
        shutil.copy(sources / name, HOME / name)
    node = ensure_node()
    # Its "engines" speaks of its own library, which is not used: only the packed files are.
    if node.run_npm("--prefix", str(HOME), "ci", "--engine-strict=false", quiet_stdout=True) != 0:
        raise NoBrowser("npm could not install @sparticuz/chromium (see above).")
    unpack = [str(node.program), str(HOME / "unpack.js"), str(PACKED)]
    subprocess.run(unpack, check=True, stdin=subprocess.DEVNULL)
    for archive in PACKED.glob("*.tar"):
        with tarfile.open(archive) as packed:
            # What npm brought was checked against its hash; Python before 3.11.4 has no filter.
            packed.extraction_filter = getattr(tarfile, "data_filter", None)
            packed.extractall(HOME / "files")  # noqa: S202
        archive.unlink()
    shutil.move(PACKED / "chromium", HOME / "files" / "chromium")
    _write_starter(HOME)


def _write_starter(home: Path) -> None:
    """A script that starts it with the libraries and fonts it came with."""
    files = home / "files"
    # Not rooted at `files` itself: what lies beside the program, it finds alone.
    libraries = f"{files / 'lib'}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
    fonts = "".join(f"<dir>{folder}</dir>" for folder in (files / "fonts", "/usr/share/fonts"))
    (files / "fonts.conf").write_text(
        f"<fontconfig>{fonts}<cachedir>{home / 'font-cache'}</cachedir></fontconfig>\n"
    )
    starter = home / "chromium"
    starter.write_text(
        "#!/bin/sh\n"
        f'LD_LIBRARY_PATH="{libraries}" FONTCONFIG_PATH="{files}" \\\n'
        f'  exec "{files / "chromium"}" "$@"\n'
    )
    starter.chmod(0o755)


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the browser that is found; `--install` gets one first where there is none."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--install", action="store_true")
    given = parser.parse_args(argv)
    try:
        print(find_browser())
    except NoBrowser as none:
        if not given.install or os.environ.get("CHROMIUM"):
            _say(str(none))
            return 1
        try:
            print(install())
        except NoBrowser as still_none:
            _say(str(still_none))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
