"""How long a phone's frames are under way, by the pings it answered (B112). Pure: times come in.

What may live here: which pings are still wanted, their round trips, and what those tell of the way
from the phone to us. Browsers answer pings by themselves, below the reach of any page.

Laws: one ping at a time; only its own pong counts, once; the estimate is half a round trip that was
measured, and never one that more than a quarter of those kept fall below.
"""

from __future__ import annotations

KEPT = 16
"""Round trips that are remembered: those of half a minute or so."""

AT_FIRST = 5
"""Pings after hello, each as soon as the one before is answered: enough for an estimate."""

IN_TURN = 2
"""Pings each time later. A phone's radio sleeps while nothing comes, and a ping waits until it
wakes, as no answer of a person does: they are sent by a phone that is awake. So the first of two
wakes it and the second measures."""

_NS = 1_000_000


class Lag:
    """The round trips of one socket. Times are nanoseconds of a steady clock."""

    __slots__ = ("_number", "_sent_at", "_trips", "_wanted")

    def __init__(self) -> None:
        self._number = 0
        self._sent_at: int | None = None
        self._trips: tuple[int, ...] = ()
        self._wanted = 0

    def want(self, pings: int) -> None:
        """Have at least so many more pings sent, one after the other."""
        self._wanted = max(self._wanted, pings)

    def ping(self, now: int) -> bytes:
        """What the next ping says; empty where none is wanted, or one is on its way.

        One that nobody answers keeps all others back: who answers no pings is credited nothing
        new, and a line that is stuck gets no more of them.
        """
        if not self._wanted or self._sent_at is not None:
            return b""
        self._wanted -= 1
        self._number += 1
        self._sent_at = now
        return b"%d" % self._number

    def unsent(self) -> None:
        """The ping could not go out at once: it would tell how long it waited here."""
        self._sent_at = None

    def pong(self, said: bytes, now: int) -> bool:
        """A pong came; whether it answers the ping that is on its way."""
        if self._sent_at is None or said != b"%d" % self._number:
            return False
        self._trips = (*self._trips, max(0, now - self._sent_at))[-KEPT:]
        self._sent_at = None
        return True

    @property
    def ms(self) -> int:
        """The way from the phone to us in ms: half of the lower quartile of the round trips.

        0 until one was measured. Why the lower quartile: docs/decisions/0005-fastest.md.
        """
        if not self._trips:
            return 0
        quartile = sorted(self._trips)[(len(self._trips) - 1) // 4]
        return (quartile // 2 + _NS // 2) // _NS
