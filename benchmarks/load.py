"""The load generator: a process of its own, pinned to another core than the server.

Reads what to do (JSON, `Job`) from its first argument and prints what it saw (JSON).
"""

from __future__ import annotations

import gc
import sys
import time

import msgspec

from . import brain_script, closed, open_loop
from .jobs import Job, Seen
from .lines import Line, Lines
from .process import cpu_s, most_files, pin
from .script import in_turn, one_by_one, steps
from .tables import connect, open_tables

SCRIPTS = {"wits-and-wagers": steps, "bet-your-brain": brain_script.steps}


def main() -> None:
    """Do the job; say when it can begin, and wait for a line on stdin; once more at the end."""
    job = msgspec.json.decode(sys.argv[1].encode(), type=Job)
    most_files()
    lines, tables = connect(job.port, open_tables(job))
    pin(job.core)
    # What lives now lives to the end: no reason to walk it again and again.
    gc.collect()
    gc.freeze()
    print("ready", flush=True)
    sys.stdin.readline()
    if job.kind == "closed":
        seen = _closed(job, lines, tables)
    elif job.kind == "open":
        seen = _open(job, lines, tables)
    else:
        seen = _idle(job, lines)
    seen.faults = [
        fault.decode("utf-8", "replace") for line in lines.all() for fault in line.faults
    ]
    print(msgspec.json.encode(seen).decode(), flush=True)
    # Sockets stay open until whoever asked has read what it wants of the server.
    sys.stdin.readline()
    lines.close()


def _closed(job: Job, lines: Lines, tables: list[list[Line]]) -> Seen:
    totals = closed.Totals()
    for seats in tables:
        script = SCRIPTS[job.game]()
        closed.Table(seats, script if job.together else in_turn(script), totals).begin()
    lines.run(time.perf_counter() + job.warm)
    accepted, updates, size = totals.accepted, totals.updates, totals.bytes
    started, busy, server = time.perf_counter(), time.process_time(), cpu_s(job.server)
    lines.run(started + job.seconds)
    taken = time.perf_counter() - started
    return Seen(
        accepted=totals.accepted - accepted,
        updates=totals.updates - updates,
        bytes=totals.bytes - size,
        seconds=taken,
        busy=(time.process_time() - busy) / taken,
        server_busy=(cpu_s(job.server) - server) / taken,
    )


def _open(job: Job, lines: Lines, tables: list[list[Line]]) -> Seen:
    arrivals = open_loop.Arrivals(job.rate, seed=7)
    arrivals.tables = [
        open_loop.Table(seats, one_by_one(SCRIPTS[job.game]()), arrivals) for seats in tables
    ]
    lines.run(time.perf_counter() + job.warm, arrivals.due)
    arrivals.latencies.clear()
    arrivals.late.clear()
    started, server = time.perf_counter(), cpu_s(job.server)
    lines.run(started + job.seconds, arrivals.due)
    taken = time.perf_counter() - started
    seen = Seen(accepted=len(arrivals.latencies), seconds=taken)
    seen.server_busy = (cpu_s(job.server) - server) / taken
    seen.latencies, seen.late = arrivals.latencies, arrivals.late
    return seen


def _idle(job: Job, lines: Lines) -> Seen:
    """Answer pings, nothing else."""
    started = time.perf_counter()
    lines.run(started + job.seconds)
    return Seen(seconds=time.perf_counter() - started)


if __name__ == "__main__":
    main()
