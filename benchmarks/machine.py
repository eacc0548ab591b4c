"""The machine and the versions a result belongs to."""

from __future__ import annotations

import datetime
import os
import platform
import sqlite3
import subprocess
from importlib.metadata import version
from pathlib import Path

from msgspec import Struct

from .process import REALTIME, ROOT, disk, most_files

PACKAGES = ("aiohttp", "msgspec", "uvloop", "sqlalchemy")


class Machine(Struct, frozen=True, kw_only=True):
    """Where and with what was measured. `load`: processes that wanted to run, before and after."""

    cpu: str
    cores: int
    memory_gb: float
    kernel: str
    disk: str
    files: int
    realtime: bool
    python: str
    versions: dict[str, str]
    commit: str
    changed: bool
    date: str
    load: list[float]


def describe() -> Machine:
    """This machine, now."""
    return Machine(
        cpu=_cpu(),
        cores=len(os.sched_getaffinity(0)),
        memory_gb=round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9, 1),
        kernel=f"{platform.system()} {platform.release()}",
        disk=_disk(),
        files=most_files(),
        realtime=bool(os.environ.get(REALTIME)),
        python=platform.python_version(),
        versions={
            **{name: version(name) for name in PACKAGES},
            "sqlite": sqlite3.sqlite_version,
        },
        commit=_git("rev-parse", "--short", "HEAD"),
        changed=bool(_git("status", "--porcelain", "--", "src", "benchmarks")),
        date=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        load=[round(os.getloadavg()[0], 2)],
    )


def _cpu() -> str:
    about = Path("/proc/cpuinfo").read_text()
    found = about.partition("model name")[2].partition(":")[2].partition("\n")[0].strip()
    return found or platform.machine()


def _disk() -> str:
    """The file system the data lie on, so that nobody mistakes memory for a disk."""
    asked = subprocess.run(
        ["stat", "-f", "-c", "%T", str(disk())], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip()


def _git(*words: str) -> str:
    asked = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return asked.stdout.strip()
