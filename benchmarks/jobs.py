"""What the load generator is asked and what it answers."""

from __future__ import annotations

from typing import Literal

import msgspec

Game = Literal["wits-and-wagers", "bet-your-brain"]


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What to do. `seconds`: how long is measured, after `warm` seconds; `rate`: open loop only.

    `server`: its process, whose processor time is read; `together`: whether people at one table
    act at the same time where the game lets them.
    """

    kind: Literal["closed", "open", "idle"]
    port: int
    server: int
    tables: int
    core: int
    bare: bool = False
    seconds: float = 4.0
    warm: float = 1.0
    rate: float = 0.0
    game: Game = "wits-and-wagers"
    together: bool = True


class Seen(msgspec.Struct, kw_only=True):
    """What was seen.

    `busy`: the share of its core that this process used; `server_busy`: the server of its own;
    `latencies` and `late` (sent later than planned) in seconds, open loop only.
    """

    accepted: int = 0
    updates: int = 0
    bytes: int = 0
    seconds: float = 0.0
    busy: float = 0.0
    server_busy: float = 0.0
    faults: list[str] = []
    latencies: list[float] = []
    late: list[float] = []
