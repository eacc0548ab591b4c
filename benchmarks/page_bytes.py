"""Bytes of the phone page: script and style that a phone loads for one game, zipped.

What belongs together stands in the build's manifest; what is fetched later, and which words it
says, in `web/src` (`withWords`). Fonts and pictures are not in it: a phone loads no fonts.
"""

from __future__ import annotations

import gzip
import re

import msgspec

from secondguess.web.pages import STATIC

from .figures import Result, Size, figure

GOAL = "<= 70"

_AT_ONCE = re.compile(r'(?:src|href)="\./(assets/[\w.-]+\.(?:js|css))"')


class Game(msgspec.Struct, frozen=True):
    """What a seat of a game loads, by the rows of the manifest, and which words."""

    name: str
    folder: str
    seat: tuple[str, ...]
    words: tuple[str, ...]
    host_words: tuple[str, ...]


_WITS = Game("Wits & Wagers", "wits-and-wagers", (), ("wits", "numbers"), ("witsOptions",))
_BRAIN = Game(
    "Bet Your Brain",
    "bet-your-brain",
    ("seat/Judged.svelte", "seat/answer/AnswerPhase.svelte"),
    ("brain", "brainAnswer", "numbers"),
    ("brainHost",),
)


class Chunk(msgspec.Struct):
    """One row of Vite's manifest."""

    file: str
    name: str = ""
    css: list[str] = []
    imports: list[str] = []


def run(size: Size) -> Result:
    """The join page, a seat of every game, and that with all that is fetched behind it."""
    manifest = msgspec.json.decode((STATIC / "manifest.json").read_bytes(), type=dict[str, Chunk])
    join = set(_AT_ONCE.findall((STATIC / "index.html").read_text("utf-8")))
    figures = [figure("to join: until the name field can be used", "kB", [_kb(join)])]
    files = []
    for game in (_WITS, _BRAIN):
        folder = f"src/games/{game.folder}"
        seat = join | _closure(
            manifest,
            *_named(manifest, "session", game.folder),
            *(f"{folder}/{row}" for row in game.seat),
            *_words("seat", *game.words),
        )
        whole = seat | _closure(
            manifest,
            *_named(manifest, "HostPanel", "notices.svelte"),
            *_words("host", "notices"),
        )
        hat = whole | _closure(manifest, f"{folder}/host/index.ts", *_words(*game.host_words))
        figures += [
            figure(f"to join and to play {game.name}", "kB", [_kb(seat)], GOAL),
            figure("  and the drawer, and the news", "kB", [_kb(whole)]),
            figure("  and what a host needs", "kB", [_kb(hat)]),
        ]
        files += [f"{game.name}: {', '.join(sorted(one[len('assets/') :] for one in hat))}"]
    return Result(
        name="page-bytes",
        figures=tuple(figures),
        notes=(
            "gzip -9, as the server sends it; script and style, fonts and pictures are not in it",
            *files,
        ),
    )


def _named(manifest: dict[str, Chunk], *names: str) -> list[str]:
    """The rows of scripts by the name their file begins with (`web/vite.config.ts`)."""
    rows = {chunk.name: row for row, chunk in manifest.items() if chunk.file.endswith(".js")}
    return [rows[name] for name in names]


def _words(*sections: str) -> list[str]:
    return [f"src/text/languages/en.ts?sections={section}" for section in sections]


def _closure(manifest: dict[str, Chunk], *names: str) -> set[str]:
    """The files of these modules with all they import. KeyError: not built."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            chunk = manifest[name]
            found |= {chunk.file, *chunk.css}
            waiting += chunk.imports
    return found


def _kb(names: set[str]) -> float:
    return (
        sum(len(gzip.compress((STATIC / name).read_bytes(), 9, mtime=0)) for name in names) / 1000
    )
