"""Processes of a benchmark: started pinned to a core, watched through /proc, ended by their id."""

from __future__ import annotations

import os
import resource
import select
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from .jobs import Job, Seen

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench-results"
WAIT_S = 240.0
REALTIME = "BENCH_REALTIME"
DATA = "BENCH_DATA"
_TICK = os.sysconf("SC_CLK_TCK")

Kind = Literal["product", "bare"]


def cores() -> tuple[int, int]:
    """The core of the server and the core of the load, the same one where there is only one."""
    able = sorted(os.sched_getaffinity(0))
    return able[0], able[-1]


def pin(core: int) -> None:
    """Keep this process, and the threads it will start, on one core."""
    os.sched_setaffinity(0, {core})


@contextmanager
def ahead() -> Iterator[None]:
    """Let what is started here run before everything else on this machine, if that was asked for.

    With $BENCH_REALTIME what is measured does not wait for its neighbours.
    """
    if not os.environ.get(REALTIME):
        yield
        return
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    try:
        yield
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def most_files() -> int:
    """Allow this process as many open files as it may have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def cpu_s(pid: int) -> float:
    """Seconds of processor that a process has used, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


class Process:
    """A python process of ours that speaks in lines."""

    def __init__(self, *arguments: str) -> None:
        with ahead():
            self._process = subprocess.Popen(
                [sys.executable, "-m", *arguments],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )

    def line(self, wait_s: float = WAIT_S) -> str:
        """Its next line. Raises RuntimeError when it ends or says nothing for so long."""
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], wait_s)
        said = self._process.stdout.readline() if ready else ""
        if not said:
            raise RuntimeError(f"{self._process.args!r} said nothing")
        return said.strip()

    def go(self) -> None:
        """Tell it to go on."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def rss(self) -> int:
        """Bytes of memory it holds now."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    @property
    def pid(self) -> int:
        """Its id."""
        return self._process.pid

    def stop(self) -> None:
        """End it, by its id, and wait for it."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


def disk() -> Path:
    """Where data folders are made: $BENCH_DATA, or here; not /tmp, which may be memory."""
    folder = Path(os.environ.get(DATA) or RESULTS)
    folder.mkdir(exist_ok=True)
    return folder


@contextmanager
def data_folder() -> Iterator[str]:
    """An empty folder for a while."""
    with tempfile.TemporaryDirectory(prefix="data-", dir=disk()) as data:
        yield data


@contextmanager
def server(kind: Kind, *, size: int = 0) -> Iterator[tuple[Process, int]]:
    """A server and its port: the product over a folder on disk, or the bare one.

    `size`: bytes of the bare server's updates.
    """
    with data_folder() as data:
        more = data if kind == "product" else str(size)
        process = Process(f"benchmarks.{kind}", str(cores()[0]), more)
        try:
            yield process, int(process.line())
        finally:
            process.stop()


def run_load(job: Job) -> Seen:
    """Let a load generator do a job against a server. Raises RuntimeError on any refused action."""
    load = Process("benchmarks.load", msgspec.json.encode(job).decode())
    try:
        load.line()
        load.go()
        seen = msgspec.json.decode(load.line(), type=Seen)
    finally:
        load.stop()
    if seen.faults:
        raise RuntimeError(f"{len(seen.faults)} refused, first: {seen.faults[0]}")
    return seen
