"""Cold start: from `secondguess serve` to the first page that is answered."""

from __future__ import annotations

import http.client
import subprocess
import sys
import time
from contextlib import closing, suppress
from socket import socket

from .figures import Result, Size, figure
from .process import ROOT, ahead, data_folder

GOAL = "< 2"
TOO_LONG_S = 60.0


def run(size: Size) -> Result:
    """A fresh data folder each time, so migrations are in it."""
    with ahead():
        taken = [_start() for _ in range(size.starts)]
    return Result(
        name="cold-start",
        figures=(figure("to the first page", "s", taken, GOAL),),
        notes=("asked every 5 ms until / is answered with 200",),
    )


def _start() -> float:
    port = _free_port()
    with data_folder() as data:
        command = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", data]
        started = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "secondguess", *command, "--no-browser"],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )
        try:
            while not _answers(port):
                if process.poll() is not None or time.perf_counter() - started > TOO_LONG_S:
                    raise RuntimeError("secondguess serve answered no page")
                time.sleep(0.005)
            return time.perf_counter() - started
        finally:
            process.terminate()
            process.wait(20)


def _answers(port: int) -> bool:
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    with closing(asking) as connection, suppress(OSError, http.client.HTTPException):
        connection.request("GET", "/")
        answer = connection.getresponse()
        return answer.status == 200 and b"<html" in answer.read()
    return False


def _free_port() -> int:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
