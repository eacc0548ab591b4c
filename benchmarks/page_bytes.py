"""Bytes of the phone page: script and style that a phone loads to join and to play, zipped."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from secondguess.web.pages import STATIC

from .figures import Result, Size, figure

GOAL = "<= 70"

_AT_ONCE = re.compile(r'(?:src|href)="\./assets/([\w.-]+\.(?:js|css))"')
_STATIC = re.compile(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)["'`]""")
# How Vite writes `import('./pages/Join.svelte')`: the chunk, then what to load along with it.
_LAZY = re.compile(r"""import\(["'`]\./([\w.-]+\.js)["'`]\)[^;]*?__vite__mapDeps\(\[([\d,]*)\]\)""")
_LISTED = re.compile(r"m\.f\|\|\(m\.f=\[([^\]]*)\]")


def run(size: Size) -> Result:
    """What the document loads at once, and what the pages of join and seat load beyond it."""
    first = _closure(set(_AT_ONCE.findall((STATIC / "index.html").read_text("utf-8"))))
    lazy = _lazy(first)
    join = first | _page(lazy, "Join-")
    seat = first | _page(lazy, "SessionPage-")
    drawer = _page(_lazy(seat), "HostPanel-") - join - seat
    return Result(
        name="page-bytes",
        figures=(
            figure("every page, at once", "kB", [_kb(first)]),
            figure("to join", "kB", [_kb(join)]),
            figure("to join and to play", "kB", [_kb(join | seat)], GOAL),
            figure("the host's drawer, when it opens", "kB", [_kb(drawer)]),
        ),
        notes=(
            "gzip -9, as the server sends it; script and style, fonts and pictures are not in it",
            f"files: {', '.join(sorted(join | seat))}",
        ),
    )


def _closure(names: set[str]) -> set[str]:
    """These files with all they import statically."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            if name.endswith(".js"):
                waiting += _STATIC.findall(_text(name))
    return found


def _lazy(names: set[str]) -> dict[str, set[str]]:
    """By chunk that these files load later: the chunk and what Vite loads along with it."""
    found: dict[str, set[str]] = {}
    for name in names:
        text = _text(name) if name.endswith(".js") else ""
        listed = _LISTED.search(text)
        files = re.findall(r'"\./([\w.-]+)"', listed[1]) if listed else []
        for chunk, places in _LAZY.findall(text):
            along = {files[int(place)] for place in places.split(",") if place}
            found[chunk] = _closure({chunk, *along})
    return found


def _page(lazy: dict[str, set[str]], prefix: str) -> set[str]:
    """What a page's chunk brings. Raises RuntimeError when the page is built in another way."""
    for chunk, files in lazy.items():
        if chunk.startswith(prefix):
            return files
    raise RuntimeError(f"no chunk {prefix}*.js among {sorted(lazy)}")


def _text(name: str) -> str:
    return _file(name).read_text("utf-8")


def _file(name: str) -> Path:
    return STATIC / "assets" / name


def _kb(names: set[str]) -> float:
    return sum(len(gzip.compress(_file(name).read_bytes(), 9, mtime=0)) for name in names) / 1000
