"""Refusals: the answers to actions that the rules do not allow (law 6).

`CODES` lists every code of the contract in the order in which they are checked, with the words
an English reader sees; the page has its own words for each, by language.
"""

from __future__ import annotations

from typing import NoReturn

from msgspec import Struct

CODES: dict[str, str] = {
    "malformed": "That message is not in a form this table understands.",
    "no-such-seat": "There is no such seat at this table.",
    "not-host": "Only the host may do that.",
    "stale": "That came too late: the table has moved on.",
    "wrong-phase": "That cannot be done in this phase of the game.",
    "not-your-turn": "It is not your turn to do that.",
    "handed-in": "Your answer is already handed in.",
    "wrong-kind": "That kind of answer does not fit the card.",
    "out-of-range": "That is more, or longer, than the game takes.",
    "not-a-number": "That is not a number the game can read.",
    "negative": "This question takes no numbers below zero.",
    "too-many-stacks": "You have two betting chips: at most two stacks.",
    "no-such-slot": "No bet can lie there.",
    "not-enough-chips": "You do not have that many chips.",
    "stake-range": "A stake is one, two or three points.",
    "stake-over-account": "Your account does not hold that much.",
    "marker-not-allowed": "The active seat places no marker.",
    "marker-missing": "Place a tick or a cross with your stake.",
    "no-such-option": "There is no such option.",
    "vote-open": "A verdict is still open.",
    "no-appeal": "There is no verdict to appeal against.",
    "table-full": "All seats are taken. Bigger parties play in teams.",
}


class Refusal(Struct, frozen=True):
    """An action was refused and changed nothing. `code` is one of `CODES` (or of the wire's)."""

    code: str
    detail: str = ""


class Refused(Exception):
    """Carries a `Refusal` out of nested checks; caught at the border of `decide`."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.refusal = Refusal(code, detail)


def refuse(code: str, detail: str = "") -> NoReturn:
    """Refuse the action at hand.

    Raises: Refused, always.
    """
    raise Refused(code, detail)
