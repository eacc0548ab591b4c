"""The built page: hashed assets, and one document for every page address."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

import msgspec
from aiohttp import web
from msgspec import Struct

from ..engine.refusals import Refusal
from ..protocol.http import Problem
from ..table.words import say
from .context import Context

STATIC = Path(__file__).parent / "static"

NOT_BUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Second Guess</title></head>
<p>The page is not built. Run <code>make play</code> in the checkout, or install the package.</p>
"""

_PAGES = ("/", "/join", "/table/{code}", "/play/{code}", "/pass/{code}")
_JOIN = "/join/{code}"
_SMALL = 512


class _File(Struct, frozen=True):
    body: bytes
    zipped: bytes | None
    kind: str


class Pages:
    """The files of the page, read once and kept: they are few and small."""

    def __init__(self, static: Path = STATIC) -> None:
        self._files: dict[str, _File] = {}
        index = static / "index.html"
        self._index = index.read_text("utf-8") if index.exists() else NOT_BUILT
        if static.exists():
            for path in sorted(static.rglob("*")):
                if path.is_file() and path != index:
                    self._files[path.relative_to(static).as_posix()] = _file(path)

    def add_to(self, app: web.Application) -> None:
        """Add the routes of all pages and files."""
        for page in _PAGES:
            app.router.add_get(page, self.page)
        app.router.add_get(_JOIN, self.join)
        app.router.add_get("/{path:.+}", self.file)

    async def page(self, request: web.Request) -> web.Response:
        """The document; the page itself finds out which screen the address means."""
        return self._document(request, 200)

    async def join(self, request: web.Request) -> web.Response:
        """The same with the table's card in it: a phone waits for one round trip less."""
        return self._document(request, 200, _card(request))

    def _document(self, request: web.Request, status: int, more: str = "") -> web.Response:
        # Assets are relative, so that the program can live under a sub-path; `base` says how far
        # up they are from here.
        # As the browser counts: a slash that is written %2F is none.
        up = "../" * (request.rel_url.raw_path.count("/") - 1) or "./"
        text = self._index.replace("<head>", f'<head><base href="{up}">{more}', 1)
        return web.Response(
            status=status,
            text=text,
            content_type="text/html",
            headers={"Cache-Control": "no-store"},
        )

    async def file(self, request: web.Request) -> web.Response:
        """A file of the page, zipped where the browser takes that."""
        name = request.match_info["path"]
        file = self._files.get(name)
        if file is None:
            # A person gets the page, which says so in words and shows the way on.
            if "text/html" in request.headers.get("Accept", ""):
                return self._document(request, 404)
            return web.Response(status=404, text="There is nothing at that address.\n")
        hashed = name.startswith("assets/")
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache",
            "Vary": "Accept-Encoding",
        }
        body = file.body
        if file.zipped is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = file.zipped
        return web.Response(body=body, content_type=file.kind, headers=headers)


def _card(request: web.Request) -> str:
    """What the API says of this table to somebody without a place, as data that is no script."""
    context = request.app.get(Context.KEY)
    if context is None:
        return ""
    # As the API does it: wrong codes are limited here too.
    room = context.room(request)
    if isinstance(room, Refusal):
        told: object = Problem(refused=room.code, say=say(room))
    else:
        told = room.card(None)
    # Names are anybody's: nothing in them may end the element (`</script>`, `<!--`).
    text = msgspec.json.encode(told).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="card">{text}</script>'


def _file(path: Path) -> _File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    zips = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml"))
    zipped = gzip.compress(body, 9, mtime=0) if zips and len(body) > _SMALL else None
    return _File(body=body, zipped=zipped, kind=kind)
