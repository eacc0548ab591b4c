"""The decks that ship with the program, read from inside the installed package."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from .format import Deck
from .load import HEAD_FILE, load


def library_folders() -> list[Traversable]:
    """The folders of the decks that ship, by name."""
    folders = [
        entry
        for entry in files(__package__).joinpath("library").iterdir()
        if entry.is_dir() and entry.joinpath(HEAD_FILE).is_file()
    ]
    return sorted(folders, key=lambda entry: entry.name)


def load_library() -> dict[str, Deck]:
    """All decks that ship, by id. Reads files: the caller keeps what it gets.

    Raises DeckError for a deck that cannot be read; a test keeps that from shipping.
    """
    decks = (load(folder) for folder in library_folders())
    return {deck.head.id: deck for deck in decks}
