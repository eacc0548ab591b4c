"""When a socket is pinged, so that it is known how long its frames are under way (B112).

What may live here: the beat, and the way of pings and pongs between `Lag` and the socket. No task:
a timer a socket, and only at tables whose game asks who was first. Finding dead lines is aiohttp's
heartbeat's job; pongs keep it quiet as any frame does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .lag import AT_FIRST, IN_TURN, Lag
from .session import SocketSession

EVERY_S = 4.0
"""Between two beats: 16 round trips are half a minute of the line's recent past."""

NOT_BEFORE_NS = 1_000_000_000
"""After a frame of the phone it is pinged once more, for its radio is awake now and it may be about
to answer; but not more often than this."""


class Pulse:
    """The pings of one socket. `clock`: nanoseconds of a steady clock."""

    __slots__ = ("_beat_at", "_clock", "_lag", "_session", "_timer")

    def __init__(self, session: SocketSession, clock: Callable[[], int]) -> None:
        self._session = session
        self._clock = clock
        self._lag = Lag()
        self._beat_at = clock()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def lag_ms(self) -> int:
        """How long a frame of this phone is under way, as far as is known."""
        return self._lag.ms

    def start(self) -> None:
        """The first pings, and from now on some every few seconds."""
        self._ask(AT_FIRST)
        self._wait()

    def stop(self) -> None:
        """The socket is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def heard(self) -> None:
        """The phone sent a frame."""
        if self._timer is not None and self._clock() - self._beat_at >= NOT_BEFORE_NS:
            self._ask(1)

    def pong(self, said: bytes) -> None:
        """The phone answered a ping, of ours or of the heartbeat."""
        if self._lag.pong(said, self._clock()):
            self._send()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY_S, self._beat)

    def _beat(self) -> None:
        self._ask(IN_TURN)
        self._wait()

    def _ask(self, pings: int) -> None:
        self._beat_at = self._clock()
        self._lag.want(pings)
        self._send()

    def _send(self) -> None:
        said = self._lag.ping(self._clock())
        if said and not self._session.ping(said):
            self._lag.unsent()
