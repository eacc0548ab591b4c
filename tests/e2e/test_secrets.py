"""Nobody is told anything before its time: whole games, every role, every frame (F067, F069)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from .play import House
from .recorder import SCREEN, WATCHER, Recorder, answers

SEATS = 7
# Numbers that no option, edition or point happens to be, so that finding one means a leak.
GUESSES = ["40471", "51893", "62017", "73331", "84649", "95273", "1060.77"]


async def sit_down(house: House, **options: Any) -> Recorder:
    """A table with seven seats, nobody of whom is connected yet."""
    code, screen = await house.open(
        options={"guess_seconds": 600, "bet_seconds": 600, "questions": 7, **options}
    )
    tokens: dict[str, str | None] = {WATCHER: None, SCREEN: screen}
    for n in range(1, SEATS + 1):
        tokens[str(n)] = await house.sit(code, name=f"Player {n}")
    return Recorder(house, code, tokens)


async def doors(recorder: Recorder, *, over: bool) -> None:
    """What the table tells over HTTP: its card and its record, to nobody and to everybody."""
    for token in recorder.tokens.values():
        status, card = await recorder.house.get(f"/api/tables/{recorder.code}", token)
        assert status == 200
        assert set(json.loads(card)) <= {
            "code", "game", "phase", "screen", "seats", "colours", "full", "me", "host",
        }  # fmt: skip
        for secret in filter(None, recorder.tokens.values()):
            assert secret not in card
        status, record = await recorder.house.get(f"/api/tables/{recorder.code}/record", token)
        assert (status == 200) is over
        if not over:
            assert json.loads(record)["refused"] == "not-over"


async def play(recorder: Recorder, *, reconnect: int) -> None:
    """Seven questions; around each reveal every role but the host comes anew some times."""
    host = recorder.now[SCREEN]
    await host.do(do="start")
    for number in range(1, 8):
        for n in range(1, SEATS + 1):
            seat = recorder.now[str(n)]
            await seat.phase("guess")
            value = GUESSES[(n + number) % SEATS]
            recorder.guesses[(number, n)] = value
            if n == SEATS:
                await around(recorder, reconnect)
                await doors(recorder, over=False)
            await recorder.now[str(n)].do(do="guess", value=value)
        for n in range(1, SEATS + 1):
            seat = recorder.now[str(n)]
            view = await seat.phase("bet")
            slots = [{k: slot[k] for k in ("slot", "guess") if k in slot} for slot in view["mat"]]
            on = [{**slots[(n + number) % len(slots)], "chips": view["points"][str(n)] // 2}]
            await seat.do(do="bet", on=[*on, {**slots[n % len(slots)], "chips": 0}])
            if n == SEATS:
                await around(recorder, reconnect)
                await doors(recorder, over=False)
            await recorder.now[str(n)].do(do="done")
        await recorder.now[SCREEN].phase("settled")
        await around(recorder, reconnect)
        await doors(recorder, over=False)
        await recorder.now[SCREEN].do(do="next")
    await recorder.now[SCREEN].phase("over")
    await around(recorder, 1)
    await doors(recorder, over=True)


async def around(recorder: Recorder, times: int) -> None:
    """Roles leave and come back, quickly; the first frame each gets is filtered like the rest."""
    for turn in range(times):
        for role in (SCREEN, WATCHER, "3") if turn else recorder.tokens:
            await recorder.join(role)


@pytest.mark.timeout(120)
@pytest.mark.parametrize("secret_bets", [False, True], ids=["open bets", "secret bets"])
async def test_a_recorder_in_every_role_hears_no_secret(house: House, secret_bets: bool) -> None:
    """F067, W20, W69: nothing before its time, to anybody, in any frame of a whole game."""
    recorder = await sit_down(house, secret_bets=secret_bets)
    await recorder.join_all()
    await play(recorder, reconnect=1)
    await recorder.close()
    assert recorder.leaks() == []
    seen = {(role, view["phase"]) for role, view, _ in recorder.updates()}
    assert len(seen) == (SEATS + 2) * 5, "every role must have seen every phase"
    told_answers_late(recorder)
    if secret_bets:
        own_bets_only(recorder)


@pytest.mark.timeout(120)
async def test_two_hundred_reconnects_around_the_reveal(house: House) -> None:
    """F069: the first view after a reconnect is no less filtered than the stream."""
    recorder = await sit_down(house, secret_bets=True)
    await recorder.join_all()
    await play(recorder, reconnect=4)
    await recorder.close()
    joins = sum(
        frame["t"] == "welcome" for frames in recorder.heard.values() for frame, _ in frames
    )
    assert joins >= 200
    assert recorder.leaks() == []
    told_answers_late(recorder)


def told_answers_late(recorder: Recorder) -> None:
    """The real answer, known from the deck's own file, is in no frame of its question before."""
    known = answers()
    asked = 0
    for role, view, text in recorder.updates():
        if view["phase"] == "lobby":
            continue
        question = view["question"]
        words = question["text"] if isinstance(question["text"], str) else question["text"]["en"]
        # The question itself may have numbers in it; what is around it must not have this one.
        rest = text.replace(json.dumps(question["text"], ensure_ascii=False), "")
        rest = rest.replace(
            json.dumps(question["text"], ensure_ascii=False, separators=(",", ":")), ""
        )
        answer = known[words]
        if view["phase"] in ("guess", "bet"):
            asked += 1
            named = re.compile(rf'"{re.escape(answer)}"')
            allowed = GUESSES if view["phase"] == "bet" else []
            assert answer in allowed or not named.search(rest), f"{role}: {answer} in {text}"
        else:
            assert question["answer"] == answer
    assert asked > 100


def own_bets_only(recorder: Recorder) -> None:
    """W69 with `secret_bets`: a seat sees its own stacks and nobody else's before settled."""
    placed = 0
    for role, view, _ in recorder.updates():
        if view["phase"] != "bet":
            continue
        assert all(slot["bets"] == [] for slot in view["mat"])
        if not role.isdigit():
            assert "you" not in view
        placed += "bets" in view.get("you", {})
        # Not even how many chips are gone: points are as before the bets.
        assert set(view["points"]) == {str(n) for n in range(1, SEATS + 1)}
    assert placed > SEATS


def test_the_recorder_finds_what_it_looks_for() -> None:
    """A recorder that finds nothing because it looks at nothing would be worse than none."""
    recorder = Recorder.__new__(Recorder)
    recorder.tokens = {WATCHER: None, "1": "secret-token"}
    recorder.guesses = {(1, 2): "40471"}
    view = {
        "phase": "guess", "question": {"number": 1, "answer": "5"}, "options": {}, "wrote": [2],
        "mat": [{"guess": "40471", "bets": []}],
    }  # fmt: skip
    text = json.dumps({"t": "update", "view": view, "oops": "secret-token"})
    recorder.heard = {WATCHER: [(json.loads(text), text)], "1": []}
    assert sorted(recorder.leaks()) == [
        "watcher in guess: answer",
        "watcher in guess: mat",
        "watcher in guess: the guess of seat 2",
        "watcher: a token",
    ]
