"""Brings a database to the newest schema.

SQLAlchemy and alembic are imported only when they are called for: a database that is up to date,
which is the rule, does without them and a server starts the sooner.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlalchemy as sa

NEWEST = "0002"
"""The newest revision; a test compares it with the migrations."""


class TooNew(Exception):
    """The file was written by a newer version of the program."""


class CannotMigrate(Exception):
    """The database cannot be opened or changed; the text is the driver's."""


def migrate(dialect: str, database: str) -> None:
    """Migrate a database (SQLAlchemy's words for where it is). Raises TooNew, CannotMigrate."""
    import sqlalchemy as sa

    try:
        _migrate(sa.URL.create(dialect, database=database))
    except sa.exc.SQLAlchemyError as error:
        raise CannotMigrate(str(getattr(error, "orig", error))) from error


def _migrate(url: sa.URL) -> None:
    import sqlalchemy as sa

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
    import sqlalchemy as sa

    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
