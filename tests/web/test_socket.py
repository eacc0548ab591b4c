"""The WebSocket: what is taken, what is refused and how, and that no frame stops a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec.structs import replace

from secondguess.protocol.messages import MOST_BYTES
from secondguess.web.limits import Limits, Rate

from .wire import EASY, Line, Opened, Server

MEGABYTE = 1_000_000


async def test_hello_is_answered_by_welcome_and_the_table(table: Opened) -> None:
    line = await table.line()
    assert [frame["t"] for frame in line.frames[:2]] == ["welcome", "update"]
    assert line.newest["me"] == {"role": "watch", "host": False}
    screen = await table.line(table.token)
    assert screen.newest["me"] == {"role": "screen", "host": True}
    seat = await table.line(await table.sit("Ann"))
    assert seat.newest["me"] == {"role": "seat", "host": False, "seat": 1}


@pytest.mark.parametrize(
    "frame",
    [
        '{"t":"ping","id":1}',
        '{"t":"act","id":"a","action":{"do":"start"}}',
        '{"t":"hello","v":1}',
        '{"t":"hello","v":"1","tab":"x"}',
        '{"t":"hello","v":1,"tab":"<b>"}',
        '{"t":"hello","v":1,"tab":"x","token":7}',
        "nonsense",
        "[]",
        "",
    ],
)
async def test_who_does_not_say_hello_first_is_sent_away(table: Opened, frame: str) -> None:
    line = await Line.to(table.server, table.code)
    await line.send(frame)
    assert await line.goodbye() == ("malformed", 1008)
    assert line.frames[-1]["say"]


async def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    limits = Limits(hello_s=0.05)
    async with Server.over(tmp_path / "a.db", limits) as server:
        table = await server.open_table()
        line = await Line.to(server, table.code)
        assert await line.goodbye() == ("malformed", 1008)


async def test_an_unknown_table_is_said(server: Server) -> None:
    line = await Line.to(server, "XXXXX")
    assert await line.goodbye() == ("no-such-table", 4004)


async def test_a_token_of_nobody_is_said(table: Opened) -> None:
    line = await Line.to(table.server, table.code)
    await line.hello("no-such-token")
    assert await line.goodbye() == ("bad-token", 4005)


async def test_a_page_of_another_wire_is_told_to_reload(table: Opened) -> None:
    line = await Line.to(table.server, table.code)
    await line.hello(v=99)
    assert await line.goodbye() == ("old-page", 4007)


async def test_a_page_of_another_site_gets_no_socket(table: Opened) -> None:
    for origin in ("http://evil.example", "null", table.server.address + "1"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await Line.to(table.server, table.code, origin=origin)
        assert refused.value.status == 403
    own = await Line.to(table.server, table.code, origin=table.server.address)
    await own.hello()
    await own.find(lambda frame: frame["t"] == "welcome")


@pytest.mark.parametrize("spelled", ["lower", "spaced", "hyphen"])
async def test_f079_a_code_as_people_type_it(table: Opened, spelled: str) -> None:
    code = {
        "lower": table.code.lower(),
        "spaced": f" {table.code[:2]} {table.code[2:]}",
        "hyphen": f"{table.code[:3]}-{table.code[3:]}",
    }[spelled]
    line = await table.server.line(code)
    assert line.newest["table"]["code"] == table.code


async def test_ping_is_answered(table: Opened) -> None:
    line = await table.line()
    await line.send('{"t":"ping","id":42}')
    assert await line.find(lambda frame: frame["t"] == "pong") == {"t": "pong", "id": 42}


GARBAGE = [
    "",
    "x",
    "{}",
    "null",
    "[[]]",
    '{"t":"act"}',
    '{"t":"shout","id":"a"}',
    '{"t":"act","id":"","action":{"do":"done"}}',
    '{"t":"act","id":"a","action":{"do":"done"}',
    '{"t":"act","id":"%s","action":{"do":"done"}}' % ("a" * 65),
    '{"t":"draft","stage":1,"value":7}',
    '{"t":"draft","stage":1,"value":"%s"}' % ("a" * 201),
    '{"t":"ping","id":NaN}',
    '{"t":"hello","v":1,"tab":"again"}',
    "[" * 5_000,
    '{"t":"ping","id":1e999}',
    '{"t":"ping","id":\ud800}'.encode("utf-8", "surrogatepass").decode("latin-1"),
]


async def test_malformed_frames_are_refused_and_the_table_lives(table: Opened) -> None:
    screen, [phone, other] = await table.game(2)
    before = table.server.context.tables.get(table.code)
    assert before is not None
    version = before.live.version
    for number, frame in enumerate(GARBAGE):
        after = len(phone.frames)
        await phone.send(frame)
        answer = await phone.find(lambda frame: frame["t"] == "refused", after)
        assert answer["code"] == "malformed", number
        assert answer["say"]
    assert before.live.version == version
    assert await other.act(do="guess", value="7") == "ack"
    assert await phone.act(do="guess", value="8") == "ack"
    await screen.phase("bet")


BAD_ACTIONS: list[tuple[str, str]] = [
    # Shapes (F097, F107).
    ("{}", "malformed"),
    ("[]", "malformed"),
    ("null", "malformed"),
    ('"guess"', "malformed"),
    ('{"do":"guess"}', "malformed"),
    ('{"do":"dance"}', "malformed"),
    ('{"do":"guess","value":5}', "malformed"),
    ('{"do":"guess","value":null}', "malformed"),
    ('{"do":"guess","value":true}', "malformed"),
    ('{"do":"guess","value":[]}', "malformed"),
    ('{"do":"guess","value":"5","lands":"x"}', "malformed"),
    ('{"do":"guess","value":"5","at":7}', "malformed"),
    ('{"do":"guess","value":"5","seat":2}', "malformed"),
    ('{"do":"guess","value":"5","for":"1"}', "malformed"),
    ('{"do":"guess","value":"5","for":1.5}', "malformed"),
    ('{"do":"bet","on":[{"guess":"5","chips":-1}]}', "malformed"),
    ('{"do":"bet","on":[{"guess":"5","chips":0.5}]}', "malformed"),
    ('{"do":"bet","on":[{"guess":"5","chips":"3"}]}', "malformed"),
    ('{"do":"bet","on":[{"guess":"5","chips":1e999}]}', "malformed"),
    ('{"do":"bet","on":[{"guess":"5","slot":"x"}]}', "malformed"),
    ('{"do":"bet","on":{"guess":"5"}}', "malformed"),
    # Who may not (F071): clock, door and host are not a seat's to be.
    ('{"do":"time-up"}', "malformed"),
    ('{"do":"sit","name":"Eve"}', "malformed"),
    ('{"do":"start"}', "not-host"),
    ('{"do":"next"}', "not-host"),
    ('{"do":"void"}', "not-host"),
    ('{"do":"end"}', "not-host"),
    ('{"do":"pause"}', "not-host"),
    ('{"do":"go-on"}', "not-host"),
    ('{"do":"undo"}', "not-host"),
    ('{"do":"again"}', "not-host"),
    ('{"do":"kick","seat":2}', "not-host"),
    ('{"do":"free","seat":2}', "not-host"),
    ('{"do":"hand-over","seat":1}', "not-host"),
    ('{"do":"rename","seat":1,"name":"X"}', "not-host"),
    ('{"do":"more-time","seconds":5}', "not-host"),
    ('{"do":"correct","answer":"5"}', "not-host"),
    ('{"do":"options","options":{}}', "not-host"),
    # Another phase, and too late.
    ('{"do":"guess","value":"5","for":99}', "stale"),
    ('{"do":"bet","on":[],"for":1}', "wrong-phase"),
    ('{"do":"bet","on":[]}', "wrong-phase"),
    ('{"do":"done"}', "wrong-phase"),
    # Numbers (F097): no NaN, no infinity, no 400 digits, no tricks.
    ('{"do":"guess","value":"NaN"}', "not-a-number"),
    ('{"do":"guess","value":"Infinity"}', "not-a-number"),
    ('{"do":"guess","value":"1e999"}', "not-a-number"),
    ('{"do":"guess","value":"0x10"}', "not-a-number"),
    ('{"do":"guess","value":" 5"}', "not-a-number"),
    ('{"do":"guess","value":""}', "not-a-number"),
    ('{"do":"guess","value":"٣"}', "not-a-number"),
    ('{"do":"guess","value":"%s"}' % ("9" * 400), "not-a-number"),
    ('{"do":"guess","value":"-5"}', "negative"),
]


async def test_bad_actions_are_refused_with_their_code_and_change_nothing(table: Opened) -> None:
    _, [phone, other] = await table.game(2)
    room = table.server.context.tables.get(table.code)
    assert room is not None
    version, held = room.live.version, room.live.table
    for action, code in BAD_ACTIONS:
        assert (action, await phone.acts(action)) == (action, [code])
    assert room.live.version == version
    assert room.live.table == held
    assert await other.act(do="guess", value="7") == "ack"


async def test_nobody_acts_without_a_seat(table: Opened) -> None:
    watcher = await table.line()
    for do in ("guess", "start", "take-hat", "pause"):
        assert await watcher.act(do=do, value="5") == "not-seated"


async def test_binary_is_a_clean_goodbye(table: Opened) -> None:
    _, [phone, other] = await table.game(2)
    await phone.socket.send_bytes(b"\x00\xff\xfe garbage")
    assert await phone.goodbye() == ("malformed", 1008)
    assert await other.act(do="guess", value="7") == "ack"


async def test_what_is_not_utf_8_is_refused(table: Opened) -> None:
    line = await table.line()
    await line.socket.send_frame(b'{"t":"ping","id":"\xff\xfe"}', aiohttp.WSMsgType.TEXT)
    answer = await line.find(lambda frame: frame["t"] == "refused")
    assert answer["code"] == "malformed"


async def test_a_large_message_is_refused_and_a_huge_one_cuts_the_line(table: Opened) -> None:
    _, [phone, other] = await table.game(2)
    await phone.send('{"t":"ping","id":1' + " " * MOST_BYTES + "}")
    assert (await phone.find(lambda frame: frame["t"] == "refused"))["code"] == "too-large"
    assert await phone.act(do="guess", value="8") == "ack"
    await phone.send('{"t":"ping","id":1' + " " * MEGABYTE + "}")
    assert await phone.goodbye() == ("", 1009)
    assert await other.act(do="guess", value="7") == "ack"


async def test_f005_f109_a_resend_is_acknowledged_and_played_once(table: Opened) -> None:
    screen, [phone, other] = await table.game(2)
    room = table.server.context.tables.get(table.code)
    assert room is not None
    version = room.live.version
    guess = '{"do":"guess","value":"7"}'
    assert await phone.acts(guess, "once", times=5) == ["ack"] * 5
    assert room.live.version == version + 1
    # On a new connection, and after something else was done.
    assert await other.act(do="guess", value="9") == "ack"
    await phone.close()
    again = await table.line(phone.token)
    assert await again.acts(guess, "once") == ["ack"]
    assert room.live.version == version + 2
    # Somebody else's id is somebody else's action.
    assert await screen.acts('{"do":"void"}', "once") == ["ack"]
    assert room.live.version == version + 3


async def test_f013_the_older_of_two_tabs_goes_on_in_the_other(table: Opened) -> None:
    token = await table.sit("Ann")
    first = await table.line(token, tab="first")
    second = await table.line(token, tab="second")
    assert await first.goodbye() == ("another-tab", 4001)
    # No ping-pong: the second stays, until somebody takes the seat back by hand.
    await second.settle()
    third = await table.line(token, tab="first")
    assert await second.goodbye() == ("another-tab", 4001)
    assert third.newest["me"]["seat"] == 1


async def test_half_typed_text_comes_back(table: Opened) -> None:
    token = await table.sit("Ann")
    await table.sit("Bo")
    screen, phone = await table.line(table.token), await table.line(token)
    await screen.act(do="start")
    stage = (await phone.phase("guess"))["view"]["stage"]
    await phone.send(json.dumps({"t": "draft", "stage": stage, "value": "1 5"}))
    await phone.settle()
    await phone.close()
    assert (await table.line(token)).newest["draft"] == "1 5"
    assert "draft" not in (await table.line()).newest


async def test_a_flood_is_slowed_then_ended(tmp_path: Path) -> None:
    limits = Limits(frames=Rate(5, 0.001), refused_frames=3)
    async with Server.over(tmp_path / "a.db", limits) as server:
        table = await server.open_table()
        line = await table.line()
        for n in range(10):
            await line.send(json.dumps({"t": "ping", "id": n}))
        assert await line.goodbye() == ("too-fast", 1008)
        assert [frame["t"] for frame in line.frames[2:]] == (
            ["pong"] * 5 + ["refused"] * 4 + ["bye"]
        )
        assert {frame.get("code") for frame in line.frames[7:]} == {"too-fast"}
        calm = await table.line()
        await calm.settle()


async def test_garbage_without_end_is_ended(tmp_path: Path) -> None:
    async with Server.over(tmp_path / "a.db", replace(EASY, refused_frames=10)) as server:
        line = await (await server.open_table()).line()
        for _ in range(11):
            await line.send("?")
        assert await line.goodbye() == ("malformed", 1008)


async def test_watchers_are_many_but_not_without_end(tmp_path: Path) -> None:
    async with Server.over(tmp_path / "a.db", replace(EASY, watchers=2)) as server:
        table = await server.open_table()
        kept = [await table.line(), await table.line()]
        late = await Line.to(server, table.code)
        await late.hello()
        assert await late.goodbye() == ("too-fast", 1008)
        seat = await table.line(await table.sit("Ann"))
        assert seat.newest["me"]["seat"] == 1
        assert seat.newest["table"]["watchers"] == len(kept)


async def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    async with Server.over(tmp_path / "a.db") as server:
        table = await server.open_table()
        _, [phone, _] = await table.game(2)
        assert await phone.act(do="guess", value="7") == "ack"
        lines = [phone, await table.line()]
        await server.app.shutdown()
        assert [await line.goodbye() for line in lines] == [("restarting", 1012)] * 2


async def test_a_fault_of_ours_is_one_sockets(
    table: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    from secondguess.web import socket

    _, [phone, other] = await table.game(2)

    def broken(*given: Any) -> Any:
        raise RuntimeError("a secret")

    with monkeypatch.context() as patch:
        patch.setattr(socket, "_read", broken)
        await phone.send("{}")
        assert await phone.goodbye() == ("", 1011)
    assert await other.act(do="guess", value="7") == "ack"
