"""The tables of a database. The words are the contract's; alembic migrations bring it about."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("opened_at", sa.BigInteger, nullable=False),
    # Service time in ms; null while the table lives.
    sa.Column("retired_at", sa.BigInteger, nullable=True),
    sa.Index("tables_code", "code"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.BigInteger, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("action_id", sa.Text, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    # The key is how rows are read and written: no second tree to keep in step.
    sqlite_with_rowid=False,
)

service = sa.Table(
    "service",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("now_ms", sa.BigInteger, nullable=False),
)

spellings = sa.Table(
    "spellings",
    metadata,
    sa.Column("deck", sa.Text, primary_key=True),
    sa.Column("card", sa.Text, primary_key=True),
    sa.Column("part", sa.Text, primary_key=True),
    # Which item of a list, from 0; -1 where the answer is no list.
    sa.Column("item", sa.BigInteger, primary_key=True),
    sa.Column("spelling", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
