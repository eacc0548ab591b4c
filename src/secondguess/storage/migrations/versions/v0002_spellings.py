"""Spellings that tables accepted and decks did not know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "spellings",
        sa.Column("deck", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, primary_key=True),
        sa.Column("part", sa.Text, primary_key=True),
        sa.Column("item", sa.BigInteger, primary_key=True),
        sa.Column("spelling", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
