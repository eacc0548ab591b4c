"""The HTTP API: answers of the documented form, refusals with a code, nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from msgspec.structs import replace

from secondguess.protocol import http as bodies
from secondguess.protocol.openapi import OPERATIONS, openapi
from secondguess.web.limits import Rate
from tests.storage.fullness import no_room

from .wire import EASY, Opened, Server


def is_a(kind: type[Any], body: Any) -> bool:
    """Whether a body has the documented form, and nothing that is not documented."""
    return bool(msgspec.to_builtins(msgspec.convert(body, kind)) == body)


async def test_open_join_and_look(server: Server) -> None:
    status, opened = await server.post("/api/tables", {"deck": "small"})
    assert status == 201
    assert is_a(bodies.Opened, opened)
    code = opened["code"]
    status, seated = await server.post(f"/api/tables/{code}/seats", {"name": "Ann", "age": 40})
    assert status == 201
    assert is_a(bodies.Seated, seated)
    assert seated["seat"] == 1
    status, card = await server.get(f"/api/tables/{code}", seated["token"])
    assert status == 200
    assert is_a(bodies.TableCard, card)
    assert (card["me"], card["host"], card["phase"]) == (1, False, "lobby")
    assert [seat["name"] for seat in card["seats"]] == ["Ann"]
    status, card = await server.get(f"/api/tables/{code}", opened["token"])
    assert (card["me"], card["host"]) == (0, True)
    status, card = await server.get(f"/api/tables/{code}")
    assert "me" not in card


async def test_teams(table: Opened) -> None:
    path = f"/api/tables/{table.code}/seats"
    status, first = await table.server.post(path, {"name": "Bo", "team": "Reds"})
    assert (status, first["seat"], first["member"]) == (201, 1, 1)
    status, second = await table.server.post(path, {"name": "Cy", "seat": 1})
    assert (status, second["seat"], second["member"]) == (201, 1, 2)
    assert first["token"] != second["token"]


async def test_the_other_answers_have_their_form(server: Server) -> None:
    for path, kind in [
        ("/api/decks", bodies.DeckList),
        ("/api/place", bodies.Place),
        ("/api/health", bodies.Health),
        ("/api/ready", bodies.Health),
    ]:
        status, body = await server.get(path)
        assert (path, status) == (path, 200)
        assert is_a(kind, body)


async def test_the_documents_are_served(server: Server) -> None:
    assert await server.get("/api/openapi.json") == (200, openapi())
    status, told = await server.get("/api/asyncapi.json")
    assert (status, told["asyncapi"]) == (200, "3.0.0")


async def test_every_route_is_documented_and_every_document_has_a_route(server: Server) -> None:
    routes = {
        (route.method.lower(), route.resource.canonical)
        for route in server.app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith("/api/")
    }
    documented = {(operation.method, operation.path) for operation in OPERATIONS}
    heads = {("head", path) for method, path in documented if method == "get"}
    assert documented <= routes
    assert routes - documented - heads == {("*", "/api/{rest}")}


BAD_TABLES: list[tuple[object, int, str]] = [
    (b"", 400, "malformed"),
    (b"nonsense", 400, "malformed"),
    (b"[" * 5000, 400, "malformed"),
    (b"\xff\xfe", 400, "malformed"),
    ([], 400, "malformed"),
    ({"game": "chess"}, 400, "malformed"),
    ({"screen": "cinema"}, 400, "malformed"),
    ({"deck": 7}, 400, "malformed"),
    ({"rules": "none"}, 400, "malformed"),
    ({"deck": "x" * 101}, 400, "malformed"),
    ({"deck": "nowhere"}, 409, "no-such-deck"),
    ({"deck": "small", "options": {"questions": 0}}, 409, "bad-options"),
    ({"deck": "small", "options": {"questions": 16}}, 409, "bad-options"),
    ({"deck": "small", "options": {"guess_seconds": -1}}, 409, "bad-options"),
    ({"deck": "small", "options": {"guess_seconds": 601}}, 409, "bad-options"),
    ({"deck": "small", "options": {"edition": "third"}}, 409, "bad-options"),
    ({"deck": "small", "options": {"colour": "red"}}, 409, "bad-options"),
    ({"deck": "small", "options": []}, 409, "bad-options"),
    (b'{"deck":"small","options":{"questions":' + b"7" * 400 + b"}}", 409, "bad-options"),
    (b'{"deck":"small","options":{"questions":1e999}}', 409, "bad-options"),
    (b'{"deck":"small","options":{"questions":NaN}}', 400, "malformed"),
    ({"deck": "x" * 1_000_000}, 413, "too-large"),
]


async def test_tables_that_cannot_be(server: Server) -> None:
    for body, status, code in BAD_TABLES:
        seen, problem = await server.post("/api/tables", body)
        assert (body, seen, problem["refused"]) == (body, status, code)
        assert is_a(bodies.Problem, problem)
    assert server.context.tables.count == 0


BAD_SEATS: list[tuple[object, int, str]] = [
    (b"{", 400, "malformed"),
    ({}, 400, "malformed"),
    ({"name": ""}, 400, "malformed"),
    ({"name": 7}, 400, "malformed"),
    ({"name": "A", "age": -1}, 400, "malformed"),
    ({"name": "A", "age": 200}, 400, "malformed"),
    ({"name": "A", "age": 1.5}, 400, "malformed"),
    ({"name": "A", "host": True}, 400, "malformed"),
    ({"name": "A", "seat": 0}, 400, "malformed"),
    ({"name": "A", "token": "x"}, 400, "malformed"),
    ({"name": "x" * 601}, 400, "malformed"),
    ({"name": "x" * 20_000}, 413, "too-large"),
    ({"name": "  "}, 409, "name-empty"),
    ({"name": "\u202e\u200b"}, 409, "name-empty"),
    ({"name": "x" * 25}, 409, "name-too-long"),
    # 40 graphemes of markup, and 25 families of five code points each (F075).
    ({"name": "<b>" + "y" * 33 + "</b>"}, 409, "name-too-long"),
    ({"name": "👨\u200d👩\u200d👧" * 25}, 409, "name-too-long"),
    ({"name": "ANN"}, 409, "name-taken"),
    ({"name": "A", "colour": "red"}, 409, "colour-taken"),
    ({"name": "A", "colour": "pink"}, 400, "malformed"),
    ({"name": "A", "seat": 9}, 404, "no-such-seat"),
    ({"name": "A", "seat": 1}, 409, "seat-taken"),
]


async def test_seats_that_cannot_be(table: Opened) -> None:
    await table.sit("Ann", colour="red")
    path = f"/api/tables/{table.code}/seats"
    for body, status, code in BAD_SEATS:
        seen, problem = await table.server.post(path, body)
        assert (body, seen, problem["refused"]) == (body, status, code)
        assert is_a(bodies.Problem, problem)
    _, card = await table.server.get(f"/api/tables/{table.code}")
    assert len(card["seats"]) == 1


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("{{7*7}}", "{{7*7}}"),
        ("Ab\u202ecd", "Ab cd"),
        ("😀" * 24, "😀" * 24),
        ("O'Neil", "O'Neil"),
        (" 李 ", "李"),
    ],
)
async def test_f073_f077_names_are_text_and_nothing_invisible(
    table: Opened, typed: str, kept: str
) -> None:
    await table.sit(typed)
    line = await table.line()
    assert line.newest["view"]["seats"][0]["name"] == kept


async def test_a_full_table_says_so(table: Opened) -> None:
    for n in range(7):
        await table.sit(f"P{n}")
    path = f"/api/tables/{table.code}/seats"
    status, problem = await table.server.post(path, {"name": "Late"})
    assert (status, problem["refused"]) == (409, "table-full")
    assert "teams" in problem["say"]
    assert (await table.server.get(f"/api/tables/{table.code}"))[1]["full"] is True


async def test_an_unknown_table_says_so(server: Server) -> None:
    for path in ("", "/record", "/qr.svg"):
        status, problem = await server.get(f"/api/tables/XXXXX{path}")
        assert (status, problem["refused"]) == (404, "no-such-table")
    status, problem = await server.post("/api/tables/XXXXX/seats", {"name": "A"})
    assert (status, problem["refused"]) == (404, "no-such-table")


async def test_what_is_not_there_is_a_problem_too(server: Server) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/a/b/c"):
        async with server.http.get(server.address + path) as answer:
            assert answer.status == 404
    async with server.http.delete(server.address + "/api/tables/XXXXX") as answer:
        assert is_a(bodies.Problem, await answer.json())


async def test_the_record_is_for_after_the_game(table: Opened) -> None:
    """It holds every answer (law 4)."""
    screen, phones = await table.game(2)
    status, problem = await table.server.get(f"/api/tables/{table.code}/record")
    assert (status, problem["refused"]) == (409, "not-over")
    for phone in phones:
        assert await phone.act(do="guess", value="7") == "ack"
    assert await screen.act(do="end") == "ack"
    address = f"{table.server.address}/api/tables/{table.code}/record"
    async with table.server.http.get(address) as answer:
        lines = [json.loads(line) for line in (await answer.text()).splitlines()]
        assert answer.content_type == "application/jsonl"
        assert table.code in answer.headers["Content-Disposition"]
    assert (lines[0]["record"], lines[0]["game"]) == (1, "wits-and-wagers")
    assert {line["do"] for line in lines[1:]} == {"guess", "end"}


async def test_the_qr_code_leads_to_the_address_that_phones_can_open(table: Opened) -> None:
    path = f"{table.server.address}/api/tables/{table.code.lower()}/qr.svg"
    async with table.server.http.get(path) as answer:
        assert answer.content_type == "image/svg+xml"
        assert (await answer.text()).startswith("<svg")
    _, place = await table.server.get("/api/place")
    *network, own = place["addresses"]
    assert own == table.server.address
    # What this machine calls itself is no use to a phone, where there is a network.
    assert all("127.0.0.1" not in address for address in network)
    async with table.server.http.get(
        f"{table.server.address}/api/place", headers={"Host": "quiz.example:8080"}
    ) as answer:
        assert await answer.json() == {"addresses": ["http://quiz.example:8080"]}


async def test_answers_stay_out_of_caches_and_tokens_out_of_addresses(table: Opened) -> None:
    async with table.server.http.get(f"{table.server.address}/api/tables/{table.code}") as answer:
        assert answer.headers["Cache-Control"] == "no-store"
    status, card = await table.server.get(f"/api/tables/{table.code}?token={table.token}")
    assert status == 200
    assert "me" not in card


async def test_a_page_of_another_site_changes_nothing(table: Opened) -> None:
    address = f"{table.server.address}/api/tables"
    body = json.dumps({"deck": "small"}).encode()
    for origin in ("http://evil.example", "null"):
        async with table.server.http.post(
            address, data=body, headers={"Origin": origin, "Content-Type": "text/plain"}
        ) as answer:
            assert answer.status == 403
            assert is_a(bodies.Problem, await answer.json())
    assert table.server.context.tables.count == 1
    async with table.server.http.post(
        address, data=body, headers={"Origin": table.server.address}
    ) as answer:
        assert answer.status == 201


async def test_opening_is_limited_by_address(tmp_path: Path) -> None:
    async with Server.over(tmp_path / "a.db", replace(EASY, opening=Rate(3, 0.001))) as server:
        seen = [await server.post("/api/tables", {"deck": "small"}) for _ in range(5)]
        assert [status for status, _ in seen] == [201] * 3 + [429] * 2
        assert seen[-1][1]["refused"] == "too-fast"


async def test_guessing_codes_is_limited_but_play_goes_on(tmp_path: Path) -> None:
    limits = replace(EASY, wrong_codes=Rate(3, 0.001))
    async with Server.over(tmp_path / "a.db", limits) as server:
        table = await server.open_table()
        seen = [(await server.get("/api/tables/XXXXX"))[0] for _ in range(5)]
        assert seen == [404] * 3 + [429] * 2
        assert (await server.get(f"/api/tables/{table.code}"))[0] == 200
        assert (await table.line(await table.sit("Ann"))).newest["me"]["seat"] == 1


async def test_f017_a_school_behind_one_address_plays(tmp_path: Path) -> None:
    """With the limits as they are: four tables of seven, everything at once."""
    from secondguess.web.limits import Limits

    async with Server.over(tmp_path / "a.db", Limits()) as server:
        for _ in range(4):
            screen, phones = await (await server.open_table()).game(7)
            for n, phone in enumerate(phones):
                for _ in range(5):
                    assert await phone.act(do="guess", value=str(n)) in ("ack", "wrong-phase")
            await screen.phase("bet")


async def test_a_server_that_cannot_save_says_so(table: Opened) -> None:
    with no_room():
        status, body = await table.server.get("/api/ready")
        assert (status, body["ok"]) == (503, False)
        assert (await table.server.get("/api/health"))[0] == 200
        status, problem = await table.server.post("/api/tables", {"deck": "small"})
        assert (status, problem["refused"]) == (503, "storage")
        path = f"/api/tables/{table.code}/seats"
        status, problem = await table.server.post(path, {"name": "Ann"})
        assert (status, problem["refused"]) == (503, "storage")
        assert (await table.server.get(f"/api/tables/{table.code}"))[1]["seats"] == []
    assert (await table.server.get("/api/ready"))[0] == 200
    assert await table.sit("Ann")


async def test_a_fault_of_ours_is_an_answer_without_a_trace(
    table: Opened, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from secondguess.table.room import Room

    def broken(*given: Any) -> Any:
        raise RuntimeError("the guess of Ann is 42")

    monkeypatch.setattr(Room, "card", broken)
    address = f"{table.server.address}/api/tables/{table.code}"
    async with table.server.http.get(address) as answer:
        assert answer.status == 500
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        body = await answer.text()
    assert json.loads(body)["refused"] == "internal"
    assert not re.search(r"Traceback|RuntimeError|guess of Ann|\.py", body)


async def test_odd_http_is_refused_by_itself(server: Server) -> None:
    with pytest.raises(aiohttp.ClientError):
        async with server.http.get(server.address + "/", headers={"X-A": "b" * 100_000}) as answer:
            answer.raise_for_status()
    assert (await server.get("/api/health"))[0] == 200
