"""What every store promises (`table.store`): order, all or none, on disk when it returns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from secondguess.decks.spellings import Spelling
from secondguess.table.store import CodeTaken, LiveRow, Store, StoreFailed, VersionTaken

from .stores import Kind, Memory, Sqlite, entry

MINUTE = 60_000


@pytest.fixture(params=[Memory, Sqlite])
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> Kind:
    made: Kind = request.param(tmp_path)
    return made


@pytest.fixture
async def store(kind: Kind) -> AsyncIterator[Store]:
    opened = kind.make()
    await opened.open()
    yield opened
    await opened.close()


async def versions(store: Store, table: str, after: int = 0) -> list[int]:
    return [held.version for held in await store.read(table, after)]


async def test_a_new_store_is_empty(store: Store) -> None:
    assert await store.live() == []
    assert await store.find("KTRWX") is None
    assert await store.read("t1") == []
    assert await store.service_ms() == 0


async def test_entries_come_back_whole_and_in_order(store: Store) -> None:
    first = entry("t1", 1, at=5, by="screen", body=b'{"name":"\xc3\x96 \xf0\x9f\x98\x80"}')
    await store.create("KTRWX", first)
    more = [entry("t1", version, at=version * 10) for version in (2, 3)]
    await store.append(more)
    await store.append([entry("t1", 4, at=40)])
    assert await store.read("t1") == [first, *more, entry("t1", 4, at=40)]
    assert await versions(store, "t1", after=2) == [3, 4]
    assert await versions(store, "t1", after=9) == []


async def test_tables_do_not_mix(store: Store) -> None:
    await store.create("KTRWX", entry("t1", 1))
    await store.create("MMCDF", entry("t2", 1))
    await store.append([entry("t2", 2)])
    assert await versions(store, "t1") == [1]
    assert await versions(store, "t2") == [1, 2]
    assert await store.find("MMCDF") == "t2"
    assert sorted(row.table for row in await store.live()) == ["t1", "t2"]


async def test_a_version_is_given_once_and_a_batch_is_all_or_none(store: Store) -> None:
    await store.create("KTRWX", entry("t1", 1))
    await store.append([entry("t1", 2, by="first")])
    with pytest.raises(VersionTaken):
        await store.append([entry("t1", 3), entry("t1", 2, by="second")])
    with pytest.raises(VersionTaken):
        await store.append([entry("t1", 2, by="second")])
    assert [held.by for held in await store.read("t1")] == ["a", "first"]
    await store.append([entry("t1", 3)])
    assert await versions(store, "t1") == [1, 2, 3]


async def test_appends_that_meet_stand_or_fall_by_themselves(store: Store) -> None:
    tables = [f"t{n}" for n in range(20)]
    for n, table in enumerate(tables):
        await store.create(f"C{n}", entry(table, 1))
    taken = set(tables[::3])
    results = await asyncio.gather(
        *(store.append([entry(table, 1 if table in taken else 2)]) for table in tables),
        return_exceptions=True,
    )
    for table, result in zip(tables, results, strict=True):
        assert isinstance(result, VersionTaken) if table in taken else result is None
        assert await versions(store, table) == ([1] if table in taken else [1, 2])


async def test_one_of_two_that_want_the_same_version_gets_it(store: Store) -> None:
    await store.create("KTRWX", entry("t1", 1))
    results = await asyncio.gather(
        *(store.append([entry("t1", 2, by=f"p{n}")]) for n in range(5)), return_exceptions=True
    )
    assert [result for result in results if result is None] == [None]
    assert len([result for result in results if isinstance(result, VersionTaken)]) == 4
    assert await versions(store, "t1") == [1, 2]


async def test_f081_a_code_is_taken_while_its_table_lives_and_ten_minutes_after(
    store: Store,
) -> None:
    await store.create("KTRWX", entry("t1", 1, at=0))
    with pytest.raises(CodeTaken):
        await store.create("KTRWX", entry("t2", 1, at=100 * MINUTE))
    await store.retire("t1", 100 * MINUTE)
    assert await store.find("KTRWX") is None
    with pytest.raises(CodeTaken):
        await store.create("KTRWX", entry("t2", 1, at=110 * MINUTE - 1))
    assert await store.read("t2") == []
    await store.create("KTRWX", entry("t2", 1, at=110 * MINUTE))
    assert await store.find("KTRWX") == "t2"


async def test_a_retired_table_keeps_its_entries_and_is_live_no_more(store: Store) -> None:
    await store.create("KTRWX", entry("t1", 1))
    await store.append([entry("t1", 2)])
    await store.retire("t1", 9)
    assert await store.live() == []
    assert await versions(store, "t1") == [1, 2]


async def test_service_time_is_the_latest_of_entries_and_beats(store: Store) -> None:
    await store.create("KTRWX", entry("t1", 1, at=300))
    assert await store.service_ms() == 300
    await store.beat(900)
    await store.append([entry("t1", 2, at=800)])
    assert await store.service_ms() == 900
    await store.beat(500)
    assert await store.service_ms() == 900, "service time never runs backwards"
    await store.append([entry("t1", 3, at=901)])
    assert await store.service_ms() == 901


async def test_everything_is_there_when_it_is_opened_again(kind: Kind) -> None:
    store = kind.make()
    await store.open()
    await store.create("KTRWX", entry("t1", 1))
    await store.create("MMCDF", entry("t2", 1))
    await store.append([entry("t1", 2, at=7)])
    await store.retire("t2", 8)
    await store.beat(50)
    await store.close()
    again = kind.make()
    await again.open()
    assert await again.live() == [LiveRow(table="t1", code="KTRWX")]
    assert await again.read("t1") == [entry("t1", 1), entry("t1", 2, at=7)]
    assert await again.service_ms() == 50
    with pytest.raises(VersionTaken):
        await again.append([entry("t1", 2)])
    await again.close()


async def test_without_room_nothing_is_stored_and_with_room_it_goes_on(
    kind: Kind, store: Store
) -> None:
    await store.create("KTRWX", entry("t1", 1))
    with kind.full(store):
        with pytest.raises(StoreFailed):
            await store.append([entry("t1", 2, body=b"lost"), entry("t1", 3)])
        with pytest.raises(StoreFailed):
            await store.create("MMCDF", entry("t2", 1))
        with pytest.raises(StoreFailed):
            await store.beat(10)
        assert await versions(store, "t1") == [1], "what is there can still be read"
        failed = await asyncio.gather(
            *(store.append([entry("t1", version)]) for version in range(2, 10)),
            return_exceptions=True,
        )
        assert all(isinstance(one, StoreFailed) for one in failed)
    assert await store.find("MMCDF") is None
    await store.append([entry("t1", 2, body=b"kept")])
    assert [held.body for held in await store.read("t1")] == [b"{}", b"kept"]


async def test_after_a_failure_everything_is_there_when_it_is_opened_again(kind: Kind) -> None:
    store = kind.make()
    await store.open()
    await store.create("KTRWX", entry("t1", 1))
    with kind.full(store), pytest.raises(StoreFailed):
        await store.append([entry("t1", 2, body=b"x" * 50_000)])
    await store.append([entry("t1", 2, body=b"y" * 50_000)])
    await store.close()
    again = kind.make()
    await again.open()
    assert [held.body[:1] for held in await again.read("t1")] == [b"{", b"y"]
    await again.close()


def spelling(text: str, at: int = 0, item: int = -1) -> Spelling:
    return Spelling(deck="brain", card="moons", part="main", item=item, spelling=text, at=at)


async def test_spellings_are_kept_with_the_entries(kind: Kind) -> None:
    store = kind.make()
    await store.open()
    assert await store.spellings() == []
    await store.create("KTRWX", entry("t1", 1))
    first, second = spelling("Rhein \U0001f30a", at=7), spelling("Rijn", at=3, item=2)
    await store.append([entry("t1", 2)], [first, second])
    # Said once more, by another table: it stays as it was.
    await store.append([entry("t1", 3)], [spelling(first.spelling, at=99)])
    assert await store.spellings() == [second, first]
    await store.close()
    again = kind.make()
    await again.open()
    assert await again.spellings() == [second, first]
    await again.close()


async def test_spellings_stand_or_fall_with_their_entries(kind: Kind) -> None:
    store = kind.make()
    await store.open()
    await store.create("KTRWX", entry("t1", 1))
    with pytest.raises(VersionTaken):
        await store.append([entry("t1", 1)], [spelling("Rhein")])
    with kind.full(store), pytest.raises(StoreFailed):
        # More than fits into a page that is there already.
        await store.append([entry("t1", 2, body=b"x" * 100_000)], [spelling("Rhein")])
    assert await store.spellings() == []
    assert await versions(store, "t1") == [1]
    await store.close()
