"""The page's files: which address gives what, how long it may be kept, what may run in it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from msgspec.structs import replace

from secondguess.web.limits import Rate
from secondguess.web.pages import Pages

from .wire import EASY, Server

PAGES = ["/", "/join", "/join/KTRWX", "/table/KTRWX", "/play/KTRWX", "/pass/KTRWX"]
SCRIPT = "assets/index-1a2b3c.js"


@pytest.fixture
async def built(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a server with a page as the build makes one."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(
        f'<!doctype html><html><head><script type="module" src="./{SCRIPT}"></script></head></html>'
    )
    (static / SCRIPT).write_text("console.log('chips');\n" * 200)
    (static / "assets" / "face.woff2").write_bytes(b"\x00" * 2000)
    (static / "icon.svg").write_text("<svg/>")
    app = web.Application()
    Pages(static).add_to(app)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(auto_decompress=False) as http:
        yield http


@pytest.mark.parametrize("page", PAGES)
async def test_every_page_address_is_the_document(
    built: str, http: aiohttp.ClientSession, page: str
) -> None:
    async with http.get(built + page) as answer:
        text = await answer.text()
        assert answer.content_type == "text/html"
        assert answer.headers["Cache-Control"] == "no-store"
        base = re.search(r'<base href="([./]+)">', text)
        assert base is not None
        # `base` leads back to the start, from however deep: a sub-path works (F165).
        assert answer.url.join(answer.url.with_path("/")) == answer.url.join(
            answer.url.__class__(base[1])
        )


async def test_assets_are_kept_and_zipped(built: str, http: aiohttp.ClientSession) -> None:
    plain = "console.log('chips');\n" * 200
    async with http.get(f"{built}/{SCRIPT}", headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert answer.content_type in ("text/javascript", "application/javascript")
        assert gzip.decompress(await answer.read()).decode() == plain
    async with http.get(f"{built}/{SCRIPT}", headers={"Accept-Encoding": "identity"}) as answer:
        assert "Content-Encoding" not in answer.headers
        assert await answer.text() == plain
    async with http.get(f"{built}/assets/face.woff2") as answer:
        assert "Content-Encoding" not in answer.headers
        assert answer.content_type == "font/woff2"
    async with http.get(f"{built}/icon.svg") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/assets/", "/assets/../index.html", "/..%2f..%2fetc/passwd", "/index.html"],
)
async def test_what_is_no_file_of_the_page_is_not_there(
    built: str, http: aiohttp.ClientSession, path: str
) -> None:
    from yarl import URL

    async with http.get(URL(built + path, encoded=True)) as answer:
        assert answer.status == 404


@pytest.mark.parametrize("path", ["/nonsense", "/nonsense/deep/er", "/play/..%2f..%2fetc"])
async def test_a_person_at_an_unknown_address_gets_the_page(
    built: str, http: aiohttp.ClientSession, path: str
) -> None:
    from yarl import URL

    url = URL(built + path, encoded=True)
    async with http.get(url, headers={"Accept": "text/html,*/*;q=0.8"}) as answer:
        assert answer.status == (200 if path.startswith("/play/") else 404)
        assert answer.content_type == "text/html"
        assert answer.headers["Cache-Control"] == "no-store"
        base = re.search(r'<base href="([./]+)">', await answer.text())
        assert base is not None
        assert url.join(URL(base[1])) == URL(built + "/")
    async with http.get(url, headers={"Accept": "*/*"}) as answer:
        assert path.startswith("/play/") or answer.content_type == "text/plain"


async def test_headers_keep_others_out(server: Server) -> None:
    for path in ("/", "/api/health", "/nothing", "/api/nothing", "/ws/XXXXX"):
        async with server.http.get(server.address + path) as answer:
            policy = dict(
                part.strip().split(" ", 1)
                for part in answer.headers["Content-Security-Policy"].split(";")
            )
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == policy["style-src"] == "'self'"
            assert policy["frame-ancestors"] == "'none'"
            assert "unsafe" not in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_a_host_that_is_none_is_not_put_into_the_policy(server: Server) -> None:
    headers = {"Host": "evil;script-src *"}
    async with server.http.get(server.address + "/", headers=headers) as answer:
        assert "evil" not in answer.headers["Content-Security-Policy"]


def _card(text: str) -> object:
    found = re.search(r'<script type="application/json" id="card">(.*?)</script>', text, re.DOTALL)
    return None if found is None else json.loads(found[1])


async def test_the_join_page_holds_the_card_of_its_table(server: Server) -> None:
    opened = await server.open_table()
    async with server.http.get(f"{server.address}/join/{opened.code.lower()}") as answer:
        text = await answer.text()
    assert _card(text) == (await server.get(f"/api/tables/{opened.code}"))[1]
    # Of one that is none it says what the API says, and other pages hold nothing.
    async with server.http.get(f"{server.address}/join/XXXXX") as answer:
        assert answer.status == 200
        assert _card(await answer.text()) == (await server.get("/api/tables/XXXXX"))[1]
    for page in ("/", "/join", f"/play/{opened.code}", f"/table/{opened.code}"):
        async with server.http.get(server.address + page) as answer:
            assert _card(await answer.text()) is None


async def test_f077_a_name_in_the_card_is_no_markup(server: Server) -> None:
    opened = await server.open_table()
    name = "</script><!--<b>"
    await server.post(f"/api/tables/{opened.code}/seats", {"name": name, "colour": "red"})
    async with server.http.get(f"{server.address}/join/{opened.code}") as answer:
        text = await answer.text()
    assert name not in text
    card = _card(text)
    assert isinstance(card, dict)
    assert card["seats"][0]["name"] == name


async def test_codes_cannot_be_tried_through_the_page_either(tmp_path: Path) -> None:
    limits = replace(EASY, wrong_codes=Rate(3, 0.001))
    async with Server.over(tmp_path / "tables.db", limits=limits) as server:
        told = []
        for _ in range(4):
            async with server.http.get(f"{server.address}/join/XXXXX") as answer:
                told.append(_card(await answer.text()))
    refusals = [one["refused"] for one in told if isinstance(one, dict)]
    assert refusals == ["no-such-table"] * 3 + ["too-fast"]
