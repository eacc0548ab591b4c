"""A recorder in every role: no frame holds an answer, a guess or a secret bet before its time.

F067, F069, law 4. Every secret here is a number that stands nowhere else, so it is looked for in
the frame's bytes, wherever it may hide.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from secondguess.decks.format import Deck, Head, Number, Source, SourceInfo

from .wire import Line, Opened, Server

QUESTIONS = 3


def telling_deck() -> Deck:
    """Cards whose answers and notes stand nowhere else."""
    numbers = {
        f"q{k}": Number(
            id=f"q{k}",
            text=f"Question {k}?",
            answer=Decimal(f"91827{k:02}364"),
            note=f"note-of-{k:02}",
            source=(Source(ref=f"source-of-{k:02}"),),
        )
        for k in range(1, 15)
    }
    names = list(numbers)
    return Deck(
        head=Head(
            format="deck/1",
            id="small",
            title="Small",
            sources={
                f"source-of-{k:02}": SourceInfo(title=f"source-of-{k:02}") for k in range(1, 15)
            },
        ),
        numbers=numbers,
        sets=(tuple(names[:7]), tuple(names[7:])),
    )


def number_of(update: dict[str, Any]) -> int:
    number: int = update["view"]["question"]["number"]
    return number


def guess_of(seat: int, number: int) -> str:
    return f"55{number}0{seat}01234"


def draft_of(seat: int, number: int) -> str:
    return f"44{number}0{seat}09876"


class Recorder:
    """A line of one role, and what it may not see."""

    def __init__(self, line: Line, seat: int = 0) -> None:
        self.line = line
        self.seat = seat

    def check(self, seats: int, *, secret_bets: bool) -> None:
        """Every frame there is."""
        shown = 0
        for raw in self.line.raw:
            frame = json.loads(raw)
            others = [seat for seat in range(1, seats + 1) if seat != self.seat]
            drafts = [draft_of(seat, k) for seat in others for k in range(1, QUESTIONS + 1)]
            assert not any(draft in raw for draft in drafts)
            if frame["t"] != "update":
                assert not any(mark in raw for mark in ("91827", "note-of", "source-of", "5510"))
                continue
            phase = frame["view"]["phase"]
            if phase in ("guess", "bet", "lobby"):
                assert not any(mark in raw for mark in ("91827", "note-of", "source-of"))
                assert not {"answer", "note", "source"} & set(frame["view"].get("question", {}))
            if phase == "guess":
                number = number_of(frame)
                assert not any(guess_of(seat, number) in raw for seat in others)
                assert "mat" not in frame["view"]
            if phase == "bet" and secret_bets:
                assert all(slot["bets"] == [] for slot in frame["view"]["mat"])
            if phase == "settled":
                shown += 1
                assert frame["view"]["question"]["answer"].startswith("91827")
            if self.seat == 0:
                assert "you" not in frame["view"]
                assert "draft" not in frame
                assert "legal" not in frame
            else:
                assert frame["view"]["you"]["seat"] == self.seat
        assert shown or not self.line.frames


@pytest.fixture
async def telling(tmp_path: Path) -> AsyncIterator[Server]:
    async with Server.over(tmp_path / "a.db", deck=telling_deck()) as server:
        yield server


async def play(table: Opened, screen: Line, phones: list[Line]) -> None:
    """A whole game in which everybody writes, drafts and bets."""
    assert await screen.act(do="start") == "ack"
    for number in range(1, QUESTIONS + 1):
        after = len(screen.frames)
        update = await screen.update(
            lambda update, number=number: (  # type: ignore[misc]
                update["view"]["phase"] == "guess" and number_of(update) == number
            )
        )
        stage = update["view"]["stage"]
        for seat, phone in enumerate(phones, start=1):
            draft = {"t": "draft", "stage": stage, "value": draft_of(seat, number)}
            await phone.send(json.dumps(draft))
        for seat, phone in enumerate(phones, start=1):
            assert await phone.act(do="guess", value=guess_of(seat, number)) == "ack"
        await screen.phase("bet", after)
        for seat, phone in enumerate(phones, start=1):
            stack = {"guess": guess_of(1 + seat % len(phones), number)}
            assert await phone.act(do="bet", on=[stack]) == "ack"
            assert await phone.act(do="done") == "ack"
        await screen.phase("settled", after)
        assert await screen.act(do="next") == "ack"
    await screen.phase("over")


@pytest.mark.parametrize("secret_bets", [False, True])
async def test_f067_no_frame_of_any_role_holds_a_secret(telling: Server, secret_bets: bool) -> None:
    table = await telling.open_table(questions=QUESTIONS, secret_bets=secret_bets)
    tokens = [await table.sit("Ann"), await table.sit("Bo"), await table.sit("Cy", team="Reds")]
    member = await table.sit("Di", seat=3)
    screen = await table.line(table.token)
    phones = [await table.line(token) for token in tokens]
    recorders = [
        Recorder(screen),
        Recorder(await table.line()),
        *(Recorder(phone, seat) for seat, phone in enumerate(phones, start=1)),
        Recorder(await table.line(member), 3),
    ]
    await play(table, screen, phones)
    for recorder in recorders:
        await recorder.line.phase("over")
        recorder.check(3, secret_bets=secret_bets)


async def test_f069_what_a_newcomer_sees_is_filtered_by_the_same_function(
    telling: Server,
) -> None:
    table = await telling.open_table(questions=QUESTIONS)
    tokens = [await table.sit(name) for name in ("Ann", "Bo")]
    screen = await table.line(table.token)
    phones = [await table.line(token) for token in tokens]
    lines: list[Line] = []

    async def come_and_go() -> None:
        while not any(line.frames and _is_over(line) for line in lines[-1:]):
            line = await table.line()
            lines.append(line)
            await line.close()

    async with asyncio.timeout(30):
        await asyncio.gather(play(table, screen, phones), come_and_go())
    phases = set()
    for line in lines:
        phases.add(line.newest["view"]["phase"])
        for raw in line.raw:
            update = json.loads(raw)
            if update["t"] == "update" and update["view"]["phase"] in ("guess", "bet"):
                assert "91827" not in raw
            if update["t"] == "update" and update["view"]["phase"] == "guess":
                assert not any(guess_of(seat, number_of(update)) in raw for seat in (1, 2))
    assert phases >= {"guess", "bet", "over"}


def _is_over(line: Line) -> bool:
    return bool(line.newest["view"]["phase"] == "over")


async def test_http_tells_no_more_than_the_socket(telling: Server) -> None:
    table = await telling.open_table(questions=QUESTIONS)
    _, phones = await table.game(2)
    assert await phones[0].act(do="guess", value=guess_of(1, 1)) == "ack"
    for token in (None, table.token, phones[1].token):
        for path in ("", "/record", "/qr.svg"):
            address = f"{telling.address}/api/tables/{table.code}{path}"
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            async with telling.http.get(address, headers=headers) as answer:
                body = await answer.text()
                assert guess_of(1, 1) not in body
                assert "91827" not in body
                assert not any(secret in body for secret in (table.token, phones[0].token or "?"))
