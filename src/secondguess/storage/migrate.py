"""Brings a database to the newest schema. Quick where it is there already."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

NEWEST = "0001"
"""The newest revision; a test compares it with the migrations."""


class TooNew(Exception):
    """The file was written by a newer version of the program."""


def migrate(url: str | sa.URL) -> None:
    """Migrate the database at `url`. Raises TooNew, sqlalchemy.exc.SQLAlchemyError."""
    engine = sa.create_engine(url, poolclass=sa.pool.NullPool)
    try:
        with engine.connect() as connection:
            current = _current(connection)
            if current == NEWEST:
                return
            if current is not None and current > NEWEST:
                raise TooNew(
                    f"the data was written by a newer secondguess (format {current}; this one "
                    f"reads up to {NEWEST})"
                )
            _upgrade(connection)
            connection.commit()
    finally:
        engine.dispose()


def _current(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: sa.Connection) -> None:
    # Imported here: an opened store that is up to date, which is the rule, never needs it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
