"""Migrations of the database, run when a store opens."""
