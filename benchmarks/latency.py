"""Open loop: how long from an action to the last of the seven screens that shows it."""

from __future__ import annotations

import msgspec

from .figures import Figure, Result, Size, figure, percentile
from .jobs import Job, Seen
from .process import Process, cores, data_folder, run_load, server

GOALS = {500: ("< 1.5", "< 10")}


def run(size: Size) -> Result:
    """Random arrivals at each rate; the clock starts when an action comes, waiting included."""
    figures: list[Figure] = []
    for rate in size.rates:
        runs, disks = [], []
        for _ in range(size.repeats):
            # In turns, as the disk of a busy machine has better and worse moments.
            runs.append(_measure(size, rate))
            disks.append(_disk(size, rate))
        at = f"{rate}/s over {size.open_tables} tables: "
        middle, worst = GOALS.get(rate, ("", ""))
        figures += [
            figure(at + "p50", "ms", [_ms(seen.latencies, 50) for seen in runs], middle),
            figure(at + "p99", "ms", [_ms(seen.latencies, 99) for seen in runs], worst),
            figure(at + "disk alone, p50", "ms", [_ms(taken, 50) for taken in disks]),
            figure(at + "disk alone, p99", "ms", [_ms(taken, 99) for taken in disks]),
            figure(at + "came", "actions/s", [seen.accepted / seen.seconds for seen in runs]),
            figure(at + "load late, p99", "ms", [_ms(seen.late, 99) for seen in runs]),
            figure(at + "server's share of its core", "", [seen.server_busy for seen in runs]),
        ]
    return Result(
        name="latency",
        figures=tuple(figures),
        notes=(
            "from the send to the last of seven screens with a version not below the ack's",
            "an action that comes while its table's last one is on its way waits, and that counts",
            "disk alone: one row committed as durably at the same rate, no program around it",
            "load late: how much later than planned this machine let the load generator send",
        ),
    )


def _measure(size: Size, rate: int) -> Seen:
    with server("product") as (process, port):
        job = Job(
            kind="open", port=port, server=process.pid, tables=size.open_tables, core=cores()[1],
            seconds=size.open_seconds, warm=size.warm, rate=rate,
        )  # fmt: skip
        return run_load(job)


def _disk(size: Size, rate: int) -> list[float]:
    with data_folder() as data:
        seconds = str(size.open_seconds / 2)
        process = Process("benchmarks.disk", str(cores()[0]), data, seconds, str(rate))
        try:
            return msgspec.json.decode(process.line(), type=list[float])
        finally:
            process.stop()


def _ms(values: list[float], percent: float) -> float:
    return percentile(values, percent) * 1000
