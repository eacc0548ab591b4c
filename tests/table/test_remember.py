"""What a table ruled right can be remembered: kept in the store, accepted from the next game on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from secondguess.decks.card_format import CardItem
from secondguess.decks.format import Deck, Head
from secondguess.protocol.http import Opened, OpenTable, Seated, TakeSeat
from secondguess.storage.memory import MemoryStore
from secondguess.storage.sqlite import SqliteStore
from secondguess.table.directory import Tables
from secondguess.table.room import Room

from .live_tables import Phone, SetClock, open_room, tables_over

CAPITAL = {"accept": {"en": ["Canberra"]}, "reject": ["Sidneys"]}
RIVERS = {"items": [{"accept": ["Mississippi"]}, {"accept": ["Amazonas"]}], "need": 1}
PLAIN: dict[str, Any] = {"text": "Capital?", "answer": CAPITAL}
BONUS: dict[str, Any] = {"text": "And?", "answer": {"accept": ["Sydney"]}}
EITHER: dict[str, Any] = {"either": [PLAIN, PLAIN]}


def deck_of(**card: Any) -> Deck:
    """A deck of one card, so that chance has no choice."""
    item = msgspec.convert({"id": "odd", "category": "play", **card}, CardItem)
    head = Head(format="deck/1", id="box", title="Box", categories=("play",))
    return Deck(head=head, numbers={}, sets=(), cards={"odd": item})


class Game:
    """A game of two at a live table; the screen hosts."""

    def __init__(self, tables: Tables, room: Room, screen: Phone, phones: list[Phone]) -> None:
        self.tables, self.room, self.screen, self.phones = tables, room, screen, phones

    @property
    def view(self) -> dict[str, Any]:
        return self.screen.screen.view

    @property
    def offers(self) -> Any:
        return self.screen.screen.updates[-1]["host"].get("remember")

    async def host(self, **said: Any) -> str:
        return await self.screen.act(**said)

    async def bet(self) -> None:
        """From the spinner to the question; the other seat bets on a failure."""
        active = self.view["active"]
        assert await self.phones[active - 1].act(do="spin") == "ack"
        assert await self.phones[active - 1].act(do="bet", points=1) == "ack"
        assert await self.phones[2 - active].act(do="bet", points=1, marker="cross") == "ack"

    async def answer(self, **said: Any) -> str:
        active: int = self.view["active"]
        return await self.phones[active - 1].act(do="answer", **said)


async def started(store: Any, deck: Deck) -> Game:
    tables = Tables(store, {"box": deck}, SetClock())
    await tables.start()
    options = msgspec.Raw(b'{"hourglass_seconds":"none"}')
    opened = await tables.open(OpenTable(game="bet-your-brain", options=options))
    assert isinstance(opened, Opened)
    room = tables.get(opened.code)
    assert room is not None
    screen, phones = Phone(room, opened.token), []
    for seat in (1, 2):
        seated = await room.take_seat(TakeSeat(name=f"P{seat}", age=40 - seat), None)
        assert isinstance(seated, Seated)
        phones.append(Phone(room, seated.token))
    game = Game(tables, room, screen, phones)
    assert await game.host(do="start") == "ack"
    return game


async def ruled_right(store: Any, typed: str = "Canbera", **card: Any) -> Game:
    """A typed answer that the judge was not sure of and that the host lets pass."""
    game = await started(store, deck_of(**(card or PLAIN)))
    await game.bet()
    assert await game.answer(text=typed) == "ack"
    assert game.offers is None
    if game.view["verdicts"]["1"] == "wrong":
        assert await game.phones[0].act(do="appeal", about=1) == "ack"
    assert await game.host(do="rule", about=1, right=True, host=True) == "ack"
    return game


OFFER = {"about": 1, "part": "main"}


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
async def test_b118_a_remembered_spelling_counts_in_the_next_game_and_after_a_restart(
    kind: str, tmp_path: Path
) -> None:
    store: Any = MemoryStore() if kind == "memory" else SqliteStore(tmp_path / "a.db")
    game = await ruled_right(store)
    assert game.offers == [OFFER]
    assert await game.host(do="remember", about=1) == "ack"
    # On disk when it is acknowledged (law 2), in the log, and not on offer any more.
    (kept,) = await store.spellings()
    assert (kept.deck, kept.card, kept.part, kept.item) == ("box", "odd", "main", -1)
    assert kept.spelling == "Canbera"
    assert game.screen.screen.updates[-1]["table"]["log"][-1] == {
        "at_ms": 0, "do": "remember", "seat": 1, "text": "Canbera"
    }  # fmt: skip
    assert game.offers is None
    assert await game.host(do="remember", about=1) == "nothing-to-remember"
    # This game goes on with the cards it has; the next one of this table knows it.
    assert await game.host(do="end") == "ack"
    assert await game.host(do="again") == "ack"
    assert await game.host(do="start") == "ack"
    await game.bet()
    assert await game.answer(text="canbera") == "ack"
    assert game.view["verdicts"] == {"1": "right"}
    assert game.view["card"]["answer"]["accept"] == [{"en": "Canberra"}, "Canbera"]
    await game.tables.stop()
    # After a restart every table of the server knows it.
    again = SqliteStore(tmp_path / "a.db") if kind == "sqlite" else store
    other = await started(again, deck_of(**PLAIN))
    await other.bet()
    assert await other.answer(text="Canbera") == "ack"
    assert other.view["verdicts"] == {"1": "right"}
    assert other.offers is None
    await other.tables.stop()


async def test_what_was_remembered_stays_so_when_the_table_comes_back() -> None:
    store = MemoryStore()
    game = await ruled_right(store)
    assert await game.host(do="remember", about=1) == "ack"
    again = Tables(store, {"box": deck_of(**PLAIN)}, SetClock())
    await again.start()
    room = again.get(game.room.live.table.code)
    assert room is not None
    assert room.live.table.remembered == game.room.live.table.remembered
    screen = Phone(room, game.screen.token)
    assert "remember" not in screen.screen.updates[-1]["host"]
    assert await screen.act("new", do="remember", about=1) == "nothing-to-remember"
    await again.stop()
    await game.tables.stop()


async def test_an_item_of_a_list_is_remembered_for_that_item() -> None:
    store = MemoryStore()
    game = await started(store, deck_of(text="Rivers?", answer=RIVERS))
    await game.bet()
    assert await game.answer(items=["Amazonus", "Mississippi"]) == "ack"
    item = {"about": 1, "item": "Amazonus"}
    assert await game.host(do="remember", **item) == "nothing-to-remember"
    assert await game.host(do="rule", right=True, host=True, **item) == "ack"
    assert game.offers == [{**OFFER, "item": "Amazonus"}]
    assert await game.host(do="remember", about=1) == "nothing-to-remember"
    # It may also wait until the points have moved.
    assert await game.host(do="next") == "ack"
    assert game.view["phase"] == "settled"
    assert await game.host(do="remember", **item) == "ack"
    assert [(one.item, one.spelling) for one in await store.spellings()] == [(1, "Amazonus")]
    await game.tables.stop()


async def test_an_item_that_is_near_to_none_is_not_on_offer() -> None:
    game = await started(MemoryStore(), deck_of(text="Rivers?", answer=RIVERS))
    await game.bet()
    assert await game.answer(items=["Nile"]) == "ack"
    assert await game.phones[0].act(do="appeal", about=1, item="Nile") == "ack"
    assert await game.host(do="rule", about=1, item="Nile", right=True, host=True) == "ack"
    assert game.offers is None
    await game.tables.stop()


async def test_the_question_that_was_asked_is_the_one_that_learns() -> None:
    store = MemoryStore()
    game = await ruled_right(store, **EITHER)
    assert await game.host(do="remember", about=1) == "ack"
    question = game.room.live.table.play.round.question
    assert [one.part for one in await store.spellings()] == [f"either-{question}"]
    await game.tables.stop()


async def test_an_additional_question_learns_for_itself() -> None:
    store = MemoryStore()
    game = await started(store, deck_of(bonus=BONUS, **PLAIN))
    await game.bet()
    assert await game.answer(text="Canberra") == "ack"
    assert game.view["phase"] == "bonus"
    assert await game.answer(text="Sidney") == "ack"
    said = {"about": 1, "part": "bonus"}
    assert await game.host(do="rule", right=True, host=True, **said) == "ack"
    assert game.offers == [said]
    assert await game.host(do="remember", **said) == "ack"
    assert [(one.part, one.spelling) for one in await store.spellings()] == [("bonus", "Sidney")]
    await game.tables.stop()


async def test_a_vote_is_as_good_as_the_hosts_word_b117() -> None:
    game = await started(MemoryStore(), deck_of(**PLAIN))
    await game.bet()
    assert await game.answer(text="Canbera") == "ack"
    for phone in game.phones:
        assert game.offers is None
        assert await phone.act(do="rule", about=1, right=True) == "ack"
    assert game.offers == [OFFER]
    await game.tables.stop()


async def test_a_fastest_card_learns_the_last_attempt() -> None:
    store = MemoryStore()
    game = await started(store, deck_of(symbol="fastest", **PLAIN))
    await game.bet()
    assert await game.phones[1].act(do="answer", text="Sydney") == "ack"
    assert await game.phones[0].act(do="answer", text="Canbera") == "ack"
    assert game.view["phase"] == "ruling"
    assert await game.host(do="rule", about=1, right=True, host=True) == "ack"
    assert game.offers == [OFFER]
    assert await game.host(do="remember", about=1) == "ack"
    assert [one.spelling for one in await store.spellings()] == ["Canbera"]
    await game.tables.stop()


@pytest.mark.parametrize("typed", ["Canberra", "Sidneys", "x" * 101])
async def test_what_cannot_be_remembered_is_not_on_offer(typed: str) -> None:
    """Known already, rejected by the card, or longer than a deck takes."""
    game = await ruled_right(MemoryStore(), typed=typed)
    assert game.offers is None
    assert await game.host(do="remember", about=1) == "nothing-to-remember"
    await game.tables.stop()


async def test_a_solution_that_the_host_put_in_place_is_not_the_decks_b124() -> None:
    game = await ruled_right(MemoryStore())
    assert await game.host(do="correct", answer={"accept": ["Melbourne"]}) == "ack"
    assert await game.host(do="rule", about=1, right=True, host=True) == "ack"
    assert game.offers is None
    await game.tables.stop()


async def test_who_was_ruled_wrong_is_not_on_offer() -> None:
    game = await ruled_right(MemoryStore())
    assert await game.host(do="rule", about=1, right=False, host=True) == "ack"
    assert game.offers is None
    await game.tables.stop()


async def test_refusals() -> None:
    game = await started(MemoryStore(), deck_of(**PLAIN))
    assert await game.host(do="remember", about=1) == "wrong-phase"
    await game.bet()
    assert await game.host(do="remember", about=1) == "wrong-phase"
    assert await game.answer(text="Canbera") == "ack"
    assert await game.host(do="rule", about=1, right=True, host=True) == "ack"
    assert await game.phones[0].act(do="remember", about=1) == "not-host"
    assert await game.host(do="remember", about=3) == "out-of-range"
    assert await game.host(do="remember", about=0) == "malformed"
    assert await game.host(do="remember", about=1, part="either-1") == "malformed"
    assert await game.host(do="remember", about=1, spelling="Canberra!") == "malformed"
    assert await game.host(do="remember", about=2) == "nothing-to-remember"
    assert await game.host(do="remember", about=1, part="bonus") == "nothing-to-remember"
    assert await game.host(**{"do": "remember", "about": 1, "for": 1}) == "stale"
    await game.tables.stop()


async def test_a_full_disk_remembers_nothing() -> None:
    store = MemoryStore()
    game = await ruled_right(store)
    store.failing = True
    assert await game.host(do="remember", about=1) == "storage"
    store.failing = False
    assert await store.spellings() == []
    assert game.offers == [OFFER]
    assert await game.host(do="remember", about=1) == "ack"
    await game.tables.stop()


async def test_remembering_is_no_step_of_the_record() -> None:
    game = await ruled_right(MemoryStore())
    assert await game.host(do="remember", about=1) == "ack"
    assert await game.host(do="end") == "ack"
    record = await game.room.record()
    assert isinstance(record, bytes)
    words = [json.loads(line).get("do") for line in record.splitlines()]
    assert "rule" in words
    assert "remember" not in words
    await game.tables.stop()


async def test_wits_and_wagers_has_nothing_to_remember() -> None:
    tables = await tables_over()
    _, screen, _ = await open_room(tables, 2)
    assert await screen.act(do="remember", about=1) == "wrong-phase"
    assert await screen.act(do="start") == "ack"
    assert await screen.act(do="remember", about=1) == "wrong-phase"
    await tables.stop()
