"""Every benchmark runs, with tiny numbers; what it measures is judged by nobody here."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import benchmarks.__main__ as bench
from benchmarks.figures import TINY, figure, percentile

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="cores and /proc are Linux's")


@pytest.mark.parametrize("name", sorted(bench.BENCHMARKS))
def test_it_runs(name: str) -> None:
    result = bench.BENCHMARKS[name](TINY)
    assert result.name == name
    assert result.figures
    assert all(one.value >= 0 for one in result.figures)
    assert name in bench.table(result)


def test_it_writes_json_with_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", TINY)
    out = tmp_path / "results" / "run.json"
    assert bench.main(["--quick", "--only", "engine", "--out", str(out)]) == 0
    report = json.loads(out.read_bytes())
    assert {"cpu", "cores", "memory_gb", "kernel", "python", "commit"} <= set(report["machine"])
    assert report["results"][0]["name"] == "engine"


def test_one_that_fails_does_not_take_the_others_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(size: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(bench, "QUICK", TINY)
    monkeypatch.setitem(bench.BENCHMARKS, "latency", broken)
    out = tmp_path / "run.json"
    status = bench.main(["--quick", "--only", "latency", "--only", "engine", "--out", str(out)])
    report = json.loads(out.read_bytes())
    assert status == 1
    assert report["failed"] == {"latency": "RuntimeError: no"}
    assert [result["name"] for result in report["results"]] == ["engine"]


def test_a_goal_is_held_against_the_median() -> None:
    assert figure("a", "ms", [1, 2, 30], "< 10").met is True
    assert figure("a", "ms", [1, 20, 30], "< 10").met is False
    assert figure("a", "", [0.35], ">= 0.35").met is True


@pytest.mark.parametrize(("percent", "value"), [(50, 50), (99, 99), (100, 100), (1, 1)])
def test_percentile(percent: float, value: float) -> None:
    assert percentile(list(range(100, 0, -1)), percent) == value
