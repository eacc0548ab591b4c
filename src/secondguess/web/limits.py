"""How much one client may ask: token buckets, per session and per address.

Limits that matter for play are per seat (a whole school sits behind one address, F017); those per
address only slow down guessing codes and opening tables by the hundred.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Rate(Struct, frozen=True):
    """`burst` at once, then `per_second` on and on."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """All limits of a server. Sizes in bytes, times in seconds.

    `frames` is a socket's, `seating` a table's, `opening` and `wrong_codes` an address's.
    `refused_frames`: after so many a socket is closed. `watchers`: of one table.
    """

    frames: Rate = Rate(60, 20)
    opening: Rate = Rate(20, 20 / 60)
    seating: Rate = Rate(60, 1)
    wrong_codes: Rate = Rate(60, 1)
    refused_frames: int = 50
    watchers: int = 200
    body_bytes: int = 16_384
    hello_s: float = 10.0
    heartbeat_s: float = 8.0
    slow_s: float = 10.0


class Bucket:
    """A token bucket. `take` says whether there was one."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one token at monotonic time `now` (s)."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for so long that the bucket can be forgotten."""
        return self._left + (now - self._at) * self._rate.per_second >= self._rate.burst


class Buckets:
    """One bucket a key (an address, a token); full ones are forgotten."""

    MOST = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take one token of `key`'s bucket."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self._rate, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.is_full(now)]
        # Never more than half: else every further key would walk through all of them again.
        self._buckets = dict(kept[-self.MOST // 2 :])
