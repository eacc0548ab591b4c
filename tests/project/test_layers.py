"""The layers of the design, checked by import-linter; and that its check can fail."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from .files import ROOT, text_of


def lint_imports(*options: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [program, "--no-cache", *options], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_imports_go_inwards() -> None:
    done = lint_imports()
    assert done.returncode == 0, done.stdout


def test_an_import_outwards_would_be_seen(tmp_path: Path) -> None:
    # The layers upside down: the same check over the same code must object.
    (config,) = [tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["importlinter"]]
    layers = config["contracts"][0]["layers"]
    upside_down = tmp_path / "contracts.toml"
    upside_down.write_text(
        '[tool.importlinter]\nroot_package = "secondguess"\n'
        '[[tool.importlinter.contracts]]\nname = "upside down"\ntype = "layers"\n'
        f'containers = ["secondguess"]\nlayers = {layers[::-1]!r}\n'
    )
    assert lint_imports("--config", str(upside_down)).returncode == 1


def test_the_rules_import_no_clock_and_no_chance() -> None:
    contract = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    forbidden = set(contract[1]["forbidden_modules"])
    assert {"time", "datetime", "random", "secrets", "asyncio", "os", "io"} <= forbidden
