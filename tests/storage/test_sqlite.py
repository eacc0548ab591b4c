"""SQLite in particular: what survives, who is let in, and what a file must be."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from secondguess.storage import migrate
from secondguess.storage.schema import metadata
from secondguess.storage.sqlite import SqliteStore
from secondguess.table.store import StoreFailed
from tests.contracts.stores import entry

MIGRATIONS = Path(migrate.__file__).parent / "migrations"


@pytest.mark.parametrize("acknowledged", [1, 40, 400])
async def test_f169_what_was_acknowledged_survives_kill_9(
    tmp_path: Path, acknowledged: int
) -> None:
    path = tmp_path / "tables.db"
    program = Path(__file__).with_name("append_forever.py")
    child = await asyncio.create_subprocess_exec(
        sys.executable, str(program), str(path), "5", stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    seen = [await child.stdout.readline() for _ in range(acknowledged)]
    child.kill()
    seen += (await child.stdout.read()).splitlines(keepends=True)
    await child.wait()
    latest: dict[str, int] = {}
    for line in seen:
        # The last line may have been cut.
        if line.endswith(b"\n"):
            name, version = line.decode().split()
            latest[name] = int(version)
    store = SqliteStore(path)
    await store.open()
    for table, least in latest.items():
        held = [one.version for one in await store.read(table)]
        assert held == list(range(1, len(held) + 1)), "no gap, and no half of a batch"
        assert len(held) >= least
        assert len(held) % 2 == 1
    await store.close()


async def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "a.db"), SqliteStore(tmp_path / "a.db")
    await first.open()
    with pytest.raises(StoreFailed, match="another secondguess"):
        await second.open()
    await first.create("KTRWX", entry("t1", 1))
    await first.close()
    await second.open()
    assert await second.find("KTRWX") == "t1"
    await second.close()


async def test_a_newer_file_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreFailed, match="newer secondguess"):
        await SqliteStore(path).open()
    # And it was let go of: whoever repairs it can open it.
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (migrate.NEWEST,))
    connection.close()
    await store.open()
    await store.close()


async def test_what_is_no_database_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(b"These are not the tables you are looking for." * 40)
    with pytest.raises(StoreFailed, match="cannot be opened"):
        await SqliteStore(path).open()


async def test_a_folder_that_is_not_there_is_refused_with_words(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="cannot be written"):
        await SqliteStore(tmp_path / "nowhere" / "a.db").open()


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    with pytest.raises(StoreFailed, match="not open"):
        await store.append([entry("t1", 1)])
    await store.open()
    waiting = asyncio.ensure_future(store.create("KTRWX", entry("t1", 1)))
    await asyncio.sleep(0)
    await store.close()
    await waiting  # What waited is finished first.
    with pytest.raises(StoreFailed, match="not open"):
        await store.append([entry("t1", 2)])


async def test_one_that_cannot_be_stored_does_not_hurt_the_others(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    await store.create("KTRWX", entry("t1", 1))
    results = await asyncio.gather(
        store.append([entry("t1", 2)]),
        store.append([entry("t1", 2**70)]),
        store.append([entry("t1", 3)]),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], StoreFailed)
    assert results[2] is None
    assert [held.version for held in await store.read("t1")] == [1, 2, 3]
    await store.close()


async def test_it_is_set_to_keep_what_it_acknowledged(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    # The writer's own connection, while it is idle.
    connection = store._connection
    assert connection is not None
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.close()


def test_the_newest_migration_is_the_newest_format() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.NEWEST


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrate.migrate("sqlite", str(tmp_path / "a.db"))
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(tmp_path / "a.db")))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_a_file_of_the_first_format_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    await store.create("KTRWX", entry("t1", 1))
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE spellings")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    await store.open()
    assert await store.spellings() == []
    assert await store.find("KTRWX") == "t1"
    await store.close()


async def test_a_file_that_is_up_to_date_is_opened_without_sqlalchemy(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    await store.close()
    program = (
        "import asyncio, pathlib, sys\n"
        "from secondguess.storage.sqlite import SqliteStore\n"
        "store = SqliteStore(pathlib.Path(sys.argv[1]))\n"
        "asyncio.run(store.open())\n"
        "sys.exit('sqlalchemy' in sys.modules or 'alembic' in sys.modules)\n"
    )
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, str(tmp_path / "a.db")
    )
    assert await child.wait() == 0


@pytest.mark.parametrize("lost", ["a.db", "a.db-wal"])
async def test_files_that_were_taken_away_are_noticed(tmp_path: Path, lost: str) -> None:
    """SQLite would go on into a file that has no name any more: acknowledged, and gone."""
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    await store.create("KTRWX", entry("t1", 1))
    (tmp_path / lost).rename(tmp_path / "elsewhere")
    with pytest.raises(StoreFailed, match="taken away"):
        await store.append([entry("t1", 2)])
    (tmp_path / lost).write_bytes(b"")
    with pytest.raises(StoreFailed, match="taken away"):
        await store.append([entry("t1", 2)])
    (tmp_path / "elsewhere").replace(tmp_path / lost)
    await store.append([entry("t1", 2)])
    await store.close()
    again = SqliteStore(tmp_path / "a.db")
    await again.open()
    assert [held.version for held in await again.read("t1")] == [1, 2]
    await again.close()
