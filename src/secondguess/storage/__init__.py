"""Stores behind the table's port (`table.store`): SQLite, and a fake in memory for tests."""
