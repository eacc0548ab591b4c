"""`python -m benchmarks`: measure, print a table, write JSON."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from . import (
    brain_engine,
    cold_start,
    engine,
    latency,
    memory,
    page_bytes,
    page_usable,
    races,
    throughput,
)
from .figures import FULL, QUICK, Figure, Result, Size
from .machine import Machine, describe
from .process import DATA, REALTIME, RESULTS

BENCHMARKS: dict[str, Callable[[Size], Result]] = {
    "engine": engine.run,
    "engine-brain": brain_engine.run,
    "throughput": throughput.run,
    "throughput-brain": throughput.run_brain,
    "latency": latency.run,
    "memory": memory.run,
    "cold-start": cold_start.run,
    "page-bytes": page_bytes.run,
    "page-usable": page_usable.run,
    "races": races.run,
}

REALTIME_HELP = "ahead of everything else on this machine (SCHED_FIFO; needs the right to do so)"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What is written."""

    machine: Machine
    quick: bool
    results: list[Result]
    failed: dict[str, str]


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status 0 when every benchmark ran, whether or not the goals were met."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small numbers, a few minutes less")
    parser.add_argument("--only", action="append", choices=sorted(BENCHMARKS), metavar="NAME")
    parser.add_argument("--out", type=Path, help="the JSON file (default: in bench-results/)")
    parser.add_argument("--realtime", action="store_true", help=REALTIME_HELP)
    parser.add_argument("--data", type=Path, help="a folder on the disk to measure (default: here)")
    given = parser.parse_args(argv)
    if given.data is not None:
        os.environ[DATA] = str(given.data.resolve())
    if given.realtime:
        os.environ[REALTIME] = "1"
    machine = describe()
    print(f"{machine.cpu}, {machine.cores} cores, {machine.memory_gb} GB, {machine.kernel},")
    print(f"{machine.disk}, Python {machine.python}, commit {machine.commit}", flush=True)
    results: list[Result] = []
    failed: dict[str, str] = {}
    for name in given.only or BENCHMARKS:
        try:
            result = BENCHMARKS[name](QUICK if given.quick else FULL)
        except Exception as error:
            # The others are still worth knowing.
            failed[name] = f"{type(error).__name__}: {error}"
            print(f"\n{name} FAILED: {failed[name]}", flush=True)
            continue
        results.append(result)
        print("\n" + table(result), flush=True)
    machine.load.append(round(os.getloadavg()[0], 2))
    out = given.out or RESULTS / time.strftime("%Y%m%d-%H%M%S.json", time.gmtime())
    report = Report(machine=machine, quick=given.quick, results=results, failed=failed)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    print(f"\nwritten to {out}")
    return 1 if failed else 0


def table(result: Result) -> str:
    """A result for people."""
    width = max(len(one.name) for one in result.figures)
    lines = [result.name, *(f"  {one.name:<{width}}  {_words(one)}" for one in result.figures)]
    return "\n".join([*lines, *(f"  ({note})" for note in result.notes)])


def _words(one: Figure) -> str:
    value = f"{one.value:,.0f}" if one.value >= 1000 else f"{one.value:.3g}"
    words = f"{value:>9} {one.unit:<10}"
    if isinstance(one.goal, str):
        words += f"  goal {one.goal}: {'met' if one.met else 'NOT MET'}"
    if len(one.runs) > 1:
        words += f"  [{min(one.runs):,.4g} to {max(one.runs):,.4g}]"
    return words.rstrip()


if __name__ == "__main__":
    sys.exit(main())
