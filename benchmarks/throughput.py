"""Closed loop: accepted actions and deliveries, against the bare broadcast of the same bytes."""

from __future__ import annotations

from .figures import Figure, Result, Size, figure
from .jobs import Game, Job, Seen
from .process import Process, cores, run_load, server

RATIO = ">= 0.35"


def run(size: Size) -> Result:
    """Wits & Wagers with seven seats."""
    return _run(size, "throughput", "wits-and-wagers")


def run_brain(size: Size) -> Result:
    """Bet Your Brain with four seats."""
    return _run(size, "throughput-brain", "bet-your-brain")


def _run(size: Size, name: str, game: Game) -> Result:
    """Product and bare in turns, so that what disturbs one disturbs the other."""
    figures: list[Figure] = []
    busiest = 0.0
    kinds = [(tables, True) for tables in size.tables] + [(size.open_tables, False)]
    for tables, together in kinds:
        pairs = [_pair(size, tables, game, together=together) for _ in range(size.repeats)]
        busiest = max(busiest, *(seen.busy for pair in pairs for seen in pair))
        figures += _figures(f"{tables} tables{'' if together else ', in turn'}: ", pairs)
    return Result(
        name=name,
        figures=tuple(figures),
        notes=(
            "actions at one table in one moment are stored and shown together",
            "the bare server shows each by itself: every screen of its table an action",
            "in turn: one at a time at each table, so that nothing can be shown together",
            "per CPU second: of the server's processor time, whatever else ran on this machine",
            f"the load generator used at most {busiest:.0%} of its own core",
        ),
    )


def _pair(size: Size, tables: int, game: Game, *, together: bool) -> tuple[Seen, Seen]:
    def seen(at: tuple[Process, int], *, bare: bool = False) -> Seen:
        process, port = at
        job = Job(
            kind="closed", port=port, server=process.pid, tables=tables, core=cores()[1],
            seconds=size.seconds, warm=size.warm, game=game, together=together, bare=bare,
        )  # fmt: skip
        return run_load(job)

    with server("product") as at:
        product = seen(at)
    with server("bare", size=round(product.bytes / max(1, product.updates))) as at:
        return product, seen(at, bare=True)


def _figures(at: str, pairs: list[tuple[Seen, Seen]]) -> list[Figure]:
    def rate(seen: Seen) -> float:
        return seen.accepted / seen.seconds

    def thrift(seen: Seen) -> float:
        return rate(seen) / max(seen.server_busy, 0.01)

    return [
        figure(at + "accepted", "actions/s", [rate(ours) for ours, _ in pairs]),
        figure(at + "deliveries", "screens/s", [o.updates / o.seconds for o, _ in pairs]),
        figure(at + "accepted, bare", "actions/s", [rate(bare) for _, bare in pairs]),
        figure(at + "deliveries, bare", "screens/s", [b.updates / b.seconds for _, b in pairs]),
        figure(at + "accepted / bare", "", [rate(o) / rate(b) for o, b in pairs], RATIO),
        figure(at + "accepted", "per CPU s", [thrift(ours) for ours, _ in pairs]),
        figure(at + "accepted, bare", "per CPU s", [thrift(bare) for _, bare in pairs]),
        figure(at + "per CPU s / bare", "", [thrift(o) / thrift(b) for o, b in pairs]),
        figure(at + "a screen", "bytes", [o.bytes / max(1, o.updates) for o, _ in pairs]),
        figure(at + "server's share of its core", "", [ours.server_busy for ours, _ in pairs]),
        figure(at + "load's share of its core", "", [ours.busy for ours, _ in pairs]),
        figure(at + "load's share, bare", "", [bare.busy for _, bare in pairs]),
    ]
