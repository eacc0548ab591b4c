"""Live tables: the order of one action, resends, presence, faults, and who sees what."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from secondguess.engine.refusals import Refusal
from secondguess.protocol.http import TakeSeat
from secondguess.storage.memory import MemoryStore
from secondguess.table.directory import Tables

from .live_tables import Phone, SetClock, open_room, refusal, sit, tables_over


async def to_bet(screen: Phone, phones: list[Phone]) -> None:
    """Start and let everybody write."""
    assert await screen.act(do="start") == "ack"
    for n, phone in enumerate(phones, start=1):
        assert await phone.act(do="guess", value=str(n)) == "ack"


async def test_an_action_is_stored_before_anybody_sees_it_law_2() -> None:
    class Slow(MemoryStore):
        gate = asyncio.Event()

        async def append(self, entries: Any, spellings: Any = ()) -> None:
            await self.gate.wait()
            await super().append(entries, spellings)

    store = Slow()
    store.gate.set()
    tables = await tables_over(store)
    _, screen, phones = await open_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    Slow.gate.clear()
    seen = [len(phone.screen.frames) for phone in phones]
    acting = asyncio.ensure_future(phones[0].act(do="guess", value="5"))
    for _ in range(20):
        await asyncio.sleep(0)
    assert [len(phone.screen.frames) for phone in phones] == seen
    Slow.gate.set()
    assert await acting == "ack"
    await phones[1].screen.until(lambda s: s.view["wrote"] == [1])
    await tables.stop()


async def test_what_waits_meets_in_one_append_and_one_update_a_viewer() -> None:
    batches: list[int] = []

    class Counting(MemoryStore):
        async def append(self, entries: Any, spellings: Any = ()) -> None:
            batches.append(len(entries))
            await super().append(entries, spellings)

    tables = await tables_over(Counting())
    _, screen, phones = await open_room(tables, 5)
    assert await screen.act(do="start") == "ack"
    batches.clear()
    before = len(screen.screen.updates)
    acts = [phone.act(do="guess", value="7") for phone in phones]
    assert await asyncio.gather(*acts) == ["ack"] * 5
    assert batches == [5]
    assert len(screen.screen.updates) == before + 1
    await tables.stop()


async def test_a_resend_is_acknowledged_and_played_once_f005_f109() -> None:
    store = MemoryStore()
    tables = await tables_over(store)
    room, screen, phones = await open_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    version = room.live.version
    for _ in range(5):
        assert await phones[0].act("same", do="guess", value="5") == "ack"
    assert room.live.version == version + 1
    acks = [f for f in phones[0].screen.frames if f["t"] == "ack"]
    assert {ack["version"] for ack in acks} == {version + 1}
    # Another phone's action of the same id is its own.
    assert await phones[1].act("same", do="guess", value="6") == "ack"
    await tables.stop()
    # And after a restart the table still knows.
    again = await tables_over(store)
    room = again.get(room.live.table.code) or pytest.fail("the table is gone")
    phone = Phone(room, phones[0].token)
    version = room.live.version
    assert await phone.act("same", do="guess", value="5") == "ack"
    assert room.live.version == version
    await again.stop()


async def test_five_resends_in_one_mailbox_are_one_f109() -> None:
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 3)
    assert await screen.act(do="start") == "ack"
    version = room.live.version
    same = [phones[0].act("same", do="guess", value="5") for _ in range(5)]
    assert await asyncio.gather(*same) == ["ack"] * 5
    assert room.live.version == version + 1
    await tables.stop()


async def test_a_store_that_cannot_save_takes_nothing_and_memory_agrees() -> None:
    store = MemoryStore()
    tables = await tables_over(store)
    room, screen, phones = await open_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    before = room.live.table, room.live.version
    store.failing = True
    assert await phones[0].act("x", do="guess", value="5") == "storage"
    assert (room.live.table, room.live.version) == before
    assert refusal(await room.take_seat(TakeSeat(name="Late"), None)) == "storage"
    # Everybody is told, who acted or not; the table's own screen first of all.
    for phone in (screen, *phones):
        assert phone.screen.updates[-1]["table"]["cannot_save"] is True
    store.failing = False
    assert await phones[0].act("x", do="guess", value="5") == "ack"
    assert len(await store.read(room.live.key)) == room.live.version
    await tables.stop()


async def test_a_store_that_fails_and_heals_is_noticed_where_nobody_acts() -> None:
    store = MemoryStore()
    tables = await tables_over(store)
    _, screen, _phones = await open_room(tables, 2)
    store.failing = True
    await tables.beat()
    assert screen.screen.updates[-1]["table"]["cannot_save"] is True
    store.failing = False
    await tables.beat()
    assert "cannot_save" not in screen.screen.updates[-1]["table"]
    await tables.stop()


async def test_one_bad_letter_does_not_stop_the_table() -> None:
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 2)
    assert await screen.act(do="start") == "ack"

    def broken(table: Any, now: int) -> Any:
        raise RuntimeError("a bug")

    assert refusal(await room.live.step(broken, by="test")) == "internal"
    assert await phones[0].act(do="guess", value="5") == "ack"
    await tables.stop()


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"do": 5},
        {"do": "dance"},
        {"do": "guess"},
        {"do": "guess", "value": "5", "seat": 2},
        {"do": "guess", "value": "5", "at": 3},
        {"do": "time-up"},
        {"do": "sit", "name": "Eve"},
        {"do": "spin", "lands": "nature"},
    ],
    ids=str,
)
async def test_what_clients_may_not_say_is_malformed(said: dict[str, Any]) -> None:
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    version = room.live.version
    assert await phones[0].act(**said) == "malformed"
    assert room.live.version == version
    await tables.stop()


async def test_clocks_go_on_from_the_time_that_was_left_after_a_crash_f169() -> None:
    store, clock = MemoryStore(), SetClock()
    tables = await tables_over(store, clock)
    room, screen, phones = await open_room(tables, 2, guess_seconds=30)
    assert await screen.act(do="start") == "ack"
    clock.now += 10_000
    assert await phones[0].act(do="guess", value="5") == "ack"
    # The server dies here: nothing is stopped in good order, and a night passes.
    later = SetClock()
    again = await tables_over(store, later)
    reborn = again.get(room.live.table.code) or pytest.fail("the table is gone")
    phone = Phone(reborn, phones[0].token)
    assert phone.screen.view["clock"] == {"left_ms": 20_000, "of_ms": 30_000, "paused": False}
    assert phone.screen.view["you"]["guess"] == "5"
    assert phone.screen.view["wrote"] == [1]
    await again.stop()
    await tables.stop()


async def test_time_up_closes_the_phase_by_itself_f051() -> None:
    class Quick(SetClock):
        def __call__(self) -> int:
            # Service time runs a thousand times as fast as the loop's.
            return int(asyncio.get_running_loop().time() * 1_000_000)

    tables = await tables_over(clock=Quick())
    room, screen, phones = await open_room(tables, 2, guess_seconds=5, bet_seconds=5)
    assert await screen.act(do="start") == "ack"
    await phones[0].act(do="guess", value="5")
    for phone in phones:
        phone.drop()
    screen.drop()
    async with asyncio.timeout(20):
        while room.live.table.stage < 3:  # noqa: ASYNC110 (nobody is connected who could be told)
            await asyncio.sleep(0.01)
    await tables.stop()


async def test_the_record_is_there_when_the_game_is_over_and_no_sooner() -> None:
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 2, questions=1)
    await to_bet(screen, phones)
    assert await room.record() == Refusal("not-over")
    assert await screen.act(do="end") == "ack"
    lines = await room.record()
    assert isinstance(lines, bytes)
    header = json.loads(lines.splitlines()[0])
    assert len(header["questions"]) == 1
    assert await screen.act(do="again") == "ack"
    assert await room.record() == lines
    assert await screen.act(do="start") == "ack"
    assert await room.record() == Refusal("not-over")
    await tables.stop()


async def test_again_asks_what_nobody_here_has_seen_w3() -> None:
    tables = await tables_over()
    _, screen, _phones = await open_room(tables, 2, questions=2)
    asked = []
    for _ in range(3):
        assert await screen.act(do="start") == "ack"
        asked.append(screen.screen.view["question"]["text"])
        assert await screen.act(do="void") == "ack"
        asked.append(screen.screen.view["question"]["text"])
        assert await screen.act(do="end") == "ack"
        assert await screen.act(do="again") == "ack"
    assert len(set(asked)) == len(asked)
    await tables.stop()


@pytest.mark.parametrize("secret_bets", [False, True])
async def test_no_frame_holds_a_secret_before_its_reveal_f067_f069(secret_bets: bool) -> None:
    """Everybody records everything; with reconnects in between (the same function feeds both)."""
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 3, questions=2, secret_bets=secret_bets)
    everybody: list[tuple[int, Phone]] = [(0, screen), (0, Phone(room, None))]
    everybody += list(enumerate(phones, start=1))
    assert await screen.act(do="start") == "ack"
    values = ["111111", "222222", "333333"]
    for question in range(2):
        for phone, value in zip(phones, values, strict=True):
            assert await phone.act(do="guess", value=value) == "ack"
            everybody += [(0, Phone(room, None))]
        for n, phone in enumerate(phones):
            assert await phone.act(do="bet", on=[{"guess": values[n]}]) == "ack"
            everybody += [(0, Phone(room, None))]
        for phone in phones:
            assert await phone.act(do="done") == "ack"
        assert await screen.act(do="next") == "ack", question
    for seat, who in everybody:
        for update in who.screen.updates:
            _no_secret(update["view"], seat, values, secret_bets=secret_bets)
    await tables.stop()


def _no_secret(view: dict[str, Any], seat: int, values: list[str], *, secret_bets: bool) -> None:
    if view["phase"] not in ("guess", "bet"):
        return
    assert not {"answer", "note", "source"} & view["question"].keys()
    text = json.dumps({key: value for key, value in view.items() if key != "you"})
    if view["phase"] == "guess":
        assert not any(value in text for value in values)
    elif secret_bets:
        assert all(slot["bets"] == [] for slot in view["mat"])
    own = view.get("you", {})
    assert own.get("seat", 0) == seat
    assert own.get("guess", values[seat - 1]) == values[seat - 1] or seat == 0


async def test_sitting_down_at_a_table_that_runs_w76_f083() -> None:
    tables = await tables_over()
    room, screen, phones = await open_room(tables, 2)
    await to_bet(screen, phones)
    late = await sit(room, "Late")
    assert late.screen.view["seats"][2]["late"] is True
    assert await late.act(do="bet", on=[]) == "not-your-turn"
    assert late.screen.view["points"]["3"] == 0
    await tables.stop()


async def test_the_hosts_log_counts_from_the_opening_of_the_table() -> None:
    clock = SetClock()
    clock.now = 1_000_000
    tables = await tables_over(clock=clock)
    _, screen, _phones = await open_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    clock.now += 61_000
    assert await screen.act(do="pause") == "ack"
    assert screen.screen.updates[-1]["table"]["log"][-1]["at_ms"] == 61_000
    await tables.stop()


async def test_a_table_that_outlived_its_deck_says_so_f139() -> None:
    store = MemoryStore()
    tables = await tables_over(store)
    room, screen, _phones = await open_room(tables, 2)
    await tables.stop()
    without = Tables(store, {}, SetClock())
    await without.start()
    reborn = without.get(room.live.table.code) or pytest.fail("the table is gone")
    assert await Phone(reborn, screen.token).act(do="start") == "no-such-deck"
    await without.stop()
