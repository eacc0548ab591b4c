"""A recorder beside a game: a socket in every role, every frame kept, and what each may know.

The rule of the test is not the program's own filter: it is written down here once more, from the
rules (W20, W69) and the contract, over the words that go over the line.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from secondguess.decks.library import load_library

from .play import Client, Frame, House

WATCHER = "watcher"
SCREEN = "screen"
BEFORE_SETTLED = ("answer", "note", "source")


class Recorder:
    """All sockets of one table, and all that was ever sent to each."""

    def __init__(self, house: House, code: str, tokens: dict[str, str | None]) -> None:
        self.house = house
        self.code = code
        self.tokens = tokens
        """Token of each role: `watcher` (none), `screen`, and the seats by their number."""
        self.now: dict[str, Client] = {}
        self.heard: dict[str, list[tuple[Frame, str]]] = {role: [] for role in tokens}
        self.guesses: dict[tuple[int, int], str] = {}
        """What a seat wrote, by number of the question and seat."""

    async def join(self, role: str) -> Client:
        """Connect a role (again); what its last socket heard stays in the record."""
        old = self.now.get(role)
        if old is not None:
            await old.close()
            self._keep(role, old)
        self.now[role] = await self.house.join(self.code, self.tokens[role])
        return self.now[role]

    async def join_all(self) -> None:
        """Every role, once."""
        for role in self.tokens:
            await self.join(role)

    async def close(self) -> None:
        """The evening is over; everything heard is in `heard`."""
        for role, client in self.now.items():
            await client.close()
            self._keep(role, client)

    def _keep(self, role: str, client: Client) -> None:
        self.heard[role] += zip(client.frames, client.texts, strict=True)

    def updates(self) -> Iterator[tuple[str, dict[str, Any], str]]:
        """Role, view and text of every update that anybody was sent."""
        for role, frames in self.heard.items():
            for frame, text in frames:
                if frame["t"] == "update":
                    yield role, frame["view"], text

    def leaks(self) -> list[str]:
        """Everything that was told too early or to the wrong one."""
        found = []
        for role, view, text in self.updates():
            found += [f"{role} in {view['phase']}: {leak}" for leak in _leaks(self, role, view)]
            found += [f"{role}: a token" for token in self._secrets(role) if token in text]
        return found

    def _secrets(self, role: str) -> list[str]:
        # Nobody is ever sent a token by a socket, not even its own.
        return [token for token in self.tokens.values() if token]


def _leaks(recorder: Recorder, role: str, view: dict[str, Any]) -> Iterator[str]:
    phase = view["phase"]
    if phase == "lobby":
        return
    me = int(role) if role.isdigit() else None
    you = view.get("you")
    if (you or {}).get("seat") != me:
        yield f"you is {you}"
    question = view["question"]
    if phase in ("guess", "bet"):
        yield from (key for key in (*BEFORE_SETTLED, "settlement") if key in question | view)
    if phase == "guess":
        yield from (key for key in ("mat", "done") if key in view)
        # Not under any name, either: what others wrote stands nowhere in the view.
        words = list(_words({key: part for key, part in view.items() if key not in _PUBLIC}))
        for (number, seat), guess in recorder.guesses.items():
            if number == question["number"] and seat != me and guess in words:
                yield f"the guess of seat {seat}"
    if phase == "bet" and view["options"]["secret_bets"]:
        yield from ("bets on the mat" for slot in view["mat"] if slot["bets"])


_PUBLIC = frozenset({"options", "edition", "clock", "points", "seats", "stage"})


def _words(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        for value in part.values():
            yield from _words(value)
    elif isinstance(part, list):
        for value in part:
            yield from _words(value)
    else:
        yield str(part)


def answers() -> dict[str, str]:
    """The answers of the shipped decks, by the English text of their question."""
    found = {}
    for deck in load_library().values():
        for item in deck.numbers.values():
            text = item.text if isinstance(item.text, str) else item.text["en"]
            found[text] = f"{item.answer.normalize():f}"
    return found
