"""Memory of idle tables: the server's resident set with so many tables of seven open sockets."""

from __future__ import annotations

import time

import msgspec

from .figures import Figure, Result, Size, figure
from .jobs import Job
from .process import Process, cores, server

PER_TABLE = "< 250"


def run(size: Size) -> Result:
    """One server for each number of tables; clients are in another process."""
    held = {tables: _held(tables, size.settle) for tables in size.idle}
    empty = held[0]
    figures: list[Figure] = []
    for tables, rss in held.items():
        figures.append(figure(f"{tables} tables: resident", "MB", [rss / 1e6]))
        if tables:
            each = (rss - empty) / tables / 1000
            figures.append(figure(f"{tables} tables: a table", "kB", [each], PER_TABLE))
    return Result(
        name="memory",
        figures=tuple(figures),
        notes=("every table was opened and seated over HTTP and has seven sockets that idle",),
    )


def _held(tables: int, settle: float) -> int:
    with server("product") as (process, port):
        if not tables:
            time.sleep(settle)
            return process.rss()
        job = Job(
            kind="idle", port=port, server=process.pid, tables=tables, core=cores()[1],
            seconds=settle,
        )  # fmt: skip
        load = Process("benchmarks.load", msgspec.json.encode(job).decode())
        try:
            load.line()
            load.go()
            # It speaks when every socket has been open and quiet for that long.
            load.line()
            return process.rss()
        finally:
            load.stop()
