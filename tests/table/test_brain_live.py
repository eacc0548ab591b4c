"""Bet Your Brain at live tables: guests play by the frames they get, and everybody records."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from secondguess.bots.guest import Guest, move
from secondguess.bots.simulate import reply_to
from secondguess.cli.check import play_file
from secondguess.decks.library import load_library
from secondguess.engine.bet_your_brain.actions import Reply
from secondguess.engine.bet_your_brain.state import CATEGORIES
from secondguess.engine.bet_your_brain.view_types import BrainLegal, BrainView
from secondguess.engine.refusals import Refusal
from secondguess.protocol.http import Opened, OpenTable, Seated, TakeSeat
from secondguess.storage.memory import MemoryStore
from secondguess.table.directory import Tables
from secondguess.table.room import Room

from .live_tables import Phone, SetClock

DECK = next(deck for deck in load_library().values() if deck.cards)


class Knowing:
    """A memory that looks at the table's state: a test may, a guest may not."""

    def __init__(self, room: Room, rng: Random) -> None:
        self._room, self._rng = room, rng

    def recalls(self, part: str) -> Reply:
        now = self._room.live.table.play.round
        return reply_to(now.solution if part == "main" else now.bonus, 0.6, self._rng)


async def brain_tables(store: Any = None, clock: SetClock | None = None) -> Tables:
    """A started directory with the box of cards."""
    tables = Tables(store or MemoryStore(), {"brain": DECK}, clock or SetClock())
    await tables.start()
    return tables


async def brain_room(
    tables: Tables, seats: int, *, team: int = 0, **options: Any
) -> tuple[Room, Phone, dict[tuple[int, int], Phone]]:
    """A table with its screen and phones by (seat, member); with `team` every seat has so many."""
    raw = msgspec.Raw(msgspec.json.encode(options))
    opened = await tables.open(OpenTable(game="bet-your-brain", options=raw))
    assert isinstance(opened, Opened), opened
    room = tables.get(opened.code)
    assert room is not None
    screen = Phone(room, opened.token)
    phones: dict[tuple[int, int], Phone] = {}
    for seat in range(1, seats + 1):
        first = TakeSeat(name=f"P{seat}", age=50 - seat)
        if team:
            first = TakeSeat(name=f"P{seat}", team=f"Team {seat}")
        for member in range(1, max(team, 1) + 1):
            asked = first if member == 1 else TakeSeat(name=f"P{seat}.{member}", seat=seat)
            seated = await room.take_seat(asked, None)
            assert isinstance(seated, Seated), seated
            phones[seat, member if team else 0] = Phone(room, seated.token)
    return room, screen, phones


def guests_for(seats: int) -> dict[int, Guest]:
    return {n: Guest(seat=n, skill=dict.fromkeys(CATEGORIES, 0.6)) for n in range(1, seats + 1)}


async def play_on(
    room: Room, screen: Phone, phones: dict[tuple[int, int], Phone], rng: Random, steps: int
) -> None:
    """So many things that somebody does; the host goes on where nobody has anything to do."""
    guests = guests_for(max(seat for seat, _ in phones))
    for _ in range(steps):
        if room.live.table.rules.phase_of(room.live.table.play).over:
            return
        order = list(phones.items())
        rng.shuffle(order)
        for (seat, _), phone in order:
            update = phone.screen.updates[-1]
            view = msgspec.convert(update["view"], BrainView)
            offer = msgspec.convert(update["legal"], BrainLegal)
            action = move(view, offer, guests, seat, Knowing(room, rng), rng)
            if action is not None:
                said = json.loads(msgspec.json.encode(action))
                answer = await phone.act(**said)
                # A team's second phone may be a moment too late; nothing else is refused.
                assert answer == "ack" or len(phones) > len(guests), (answer, said)
                if answer == "ack":
                    break
        else:
            shown = screen.screen.view
            racing = room.live.table.clock is not None and shown["phase"] == "answer"
            if racing:
                room.live._now.now += 400  # type: ignore[attr-defined]
                room.live._ring()
                await screen.screen.until(lambda s: s.view["phase"] != "answer")
            else:
                assert await screen.act(do="next") == "ack", shown


@pytest.mark.parametrize(("seats", "team"), [(2, 0), (3, 0), (4, 0), (2, 2)])
async def test_a_whole_game_leaks_nothing_and_its_record_plays_again_f067_b31(
    seats: int, team: int, tmp_path: Path
) -> None:
    clock = SetClock()
    tables = await brain_tables(clock=clock)
    room, screen, phones = await brain_room(tables, seats, team=team, hourglass_seconds="none")
    watcher = Phone(room, None)
    assert await screen.act(do="start") == "ack"
    await play_on(room, screen, phones, Random(f"game {seats} {team}"), 3000)
    view = screen.screen.view
    assert view["phase"] == "over"
    everybody = [((0, 0), screen), ((0, 0), watcher), *phones.items()]
    for (seat, member), who in everybody:
        for update in who.screen.updates:
            no_secret(update["view"], seat, member)
    record = await room.record()
    assert isinstance(record, bytes)
    _nothing_undrawn(record, room)
    path = tmp_path / "game.jsonl"
    end = {"expect": {"phase": "over", "winners": view["winners"], "accounts": view["accounts"]}}
    path.write_bytes(record + json.dumps(end).encode() + b"\n")
    result = play_file(path)
    assert result.outcome == "passed", result
    await tables.stop()


def no_secret(view: dict[str, Any], seat: int, member: int) -> None:
    phase, card = view["phase"], view.get("card", {})
    if phase == "bet":
        assert all(set(bet) == {"placed"} for bet in view["bets"].values())
        assert not card
    if phase in ("spin", "over", "lobby"):
        assert not card
    if phase != "settled":
        assert not any("marker" in bet for bet in view.get("bets", {}).values())
    if phase in ("choose", "answer", "bonus"):
        assert not {"answer", "note", "source"} & card.keys()
        assert "answer" not in card.get("bonus", {})
        assert not {"answers", "verdicts", "accepted"} & view.keys()
    if "prompts" in card or ("secret" in card and card.get("teams")):
        assert seat == view["active"]
        assert member == 0 or member == card["drawer"] or phase == "bonus"
    if "secret" in card:
        assert seat == view["active"]
    assert view.get("you", {"seat": seat})["seat"] == seat


def _nothing_undrawn(record: bytes, room: Room) -> None:
    """The record names no solution of a card that never lay on the table."""
    header = json.loads(record.splitlines()[0])
    drawn = set(room.live.table.drawn)
    for n, card in enumerate(header["cards"]):
        if n not in drawn:
            assert card["text"] == "(not drawn)"
            assert card["answer"] == {"judged": True}


async def test_chance_is_not_the_clients_b10() -> None:
    tables = await brain_tables()
    _, screen, phones = await brain_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    chances: list[dict[str, Any]] = [{"lands": "arts"}, {"dealt": 3}, {"pick": 1}, {"lag": 250}]
    for chance in [*chances, {"at": 5}, {"judged": {}}]:
        assert await phones[1, 0].act(do="spin", **chance) == "malformed"
    assert await phones[1, 0].act(do="spin") == "ack"
    assert screen.screen.view["category"] in CATEGORIES
    await tables.stop()


async def test_a_silent_phone_does_not_end_a_game_of_two_b123() -> None:
    tables = await brain_tables()
    room, screen, phones = await brain_room(tables, 2)
    assert await screen.act(do="start") == "ack"
    phones[2, 0].drop()
    room.presence._gone(phones[2, 0].connection.token_hash)
    await screen.screen.until(lambda s: bool(s.view["seats"][1]["away"]))
    assert screen.screen.view["phase"] == "spin"
    back = Phone(room, phones[2, 0].token)
    await screen.screen.until(lambda s: not s.view["seats"][1]["away"])
    assert back.screen.view["phase"] == "spin"
    # The host may send it away: then the last one left has won.
    assert await screen.act(do="kick", seat=2) == "ack"
    assert screen.screen.view["phase"] == "over"
    assert screen.screen.view["winners"] == [1]
    assert screen.screen.view["ended_by"] == "left"
    await tables.stop()


async def test_the_table_spins_for_a_seat_that_left_b123_f047() -> None:
    store, clock = MemoryStore(), SetClock()
    tables = await brain_tables(store, clock)
    room, screen, phones = await brain_room(tables, 3)
    assert await screen.act(do="start") == "ack"
    assert screen.screen.view["active"] == 1
    phones[1, 0].drop()
    room.presence._gone(phones[1, 0].connection.token_hash)
    await screen.screen.until(lambda s: s.view["phase"] == "bet")
    assert screen.screen.view["waiting"] == [2, 3]
    assert await phones[2, 0].act(do="bet", points=1, marker="cross") == "ack"
    assert await phones[3, 0].act(do="bet", points=1, marker="cross") == "ack"
    assert screen.screen.view["bets"]["1"] == {"points": 1, "credits": 0}
    # The server dies and comes back: everything is there.
    again = await brain_tables(store, SetClock())
    reborn = again.get(room.live.table.code) or pytest.fail("the table is gone")
    phone = Phone(reborn, phones[2, 0].token)
    assert phone.screen.view["bets"]["1"] == {"points": 1, "credits": 0}
    assert phone.screen.view["you"]["bet"] == {"points": 1, "marker": "cross"}
    await again.stop()
    await tables.stop()


async def test_a_deck_of_the_other_game_is_refused() -> None:
    tables = await brain_tables()
    refused = await tables.open(OpenTable(game="wits-and-wagers", deck="brain"))
    assert refused == Refusal("no-such-deck")
    assert await tables.open(OpenTable(game="wits-and-wagers")) == Refusal("no-such-deck")
    assert [deck.game for deck in tables.decks()] == ["bet-your-brain"]
    await tables.stop()


async def test_five_seats_where_the_host_allows_it_b121() -> None:
    tables = await brain_tables()
    room, _, _ = await brain_room(tables, 4)
    assert await room.take_seat(TakeSeat(name="Ed"), None) == Refusal("table-full")
    bigger, screen, _ = await brain_room(tables, 5, seats_limit=8)
    assert await screen.act(do="start") == "ack"
    assert screen.screen.view["stock"] == 15
    assert bigger.card(None).full is False
    await tables.stop()
