"""The table's and the wire's own refusal codes, beside the contract's, in English words."""

from __future__ import annotations

from ..engine.refusals import CODES, Refusal

TABLE_CODES: dict[str, str] = {
    "no-such-table": "There is no table with that code.",
    "table-closed": "This table is closed.",
    "too-few-seats": "A game takes at least two seats.",
    "colour-taken": "Somebody has that colour already.",
    "name-taken": "Somebody at this table has that name already.",
    "name-empty": "A name needs at least one letter.",
    "name-too-long": "A name has at most 24 letters.",
    "seat-taken": "That seat is taken. Its owner or the host can free it.",
    "one-device": "One device goes round at this table, and its seats are on it. You can watch.",
    "no-such-deck": "There is no such deck on this server.",
    "bad-options": "Those options do not fit the game.",
    "bad-token": "This phone no longer holds a seat here.",
    "not-seated": "Only somebody with a seat may do that.",
    "too-fast": "That was too much at once. Take a breath and try again.",
    "too-large": "That message is too large.",
    "storage": "The table cannot save at the moment, so it takes nothing. Try again soon.",
    "busy": "The table is busy. Try again.",
    "internal": "Something went wrong on the server. Nothing was changed.",
    "nothing-to-remember": "There is no such answer to remember.",
    "not-over": "The record can be read when the game is over.",
    "another-tab": "This seat goes on in another tab.",
    "kicked": "The host has taken you off this seat.",
    "old-page": "This page is older than the server. Reload it.",
    "slow": "This connection was too slow to keep up.",
    "restarting": "The server is restarting.",
}

SAY: dict[str, str] = {**CODES, **TABLE_CODES}


def say(refusal: Refusal) -> str:
    """The refusal in English words, for people; its `detail` is for programs."""
    return SAY.get(refusal.code, refusal.code)
