"""Compiles the lock files: `make lock` (from an environment of its own, which has uv).

Each file holds hashes and no address, so that any mirror of the registries will do, and the
hashes are those of the public files. uv reads no pip configuration: nothing of the machine's
own wheels gets in.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from .node import ROOT, WHEEL, ensure_node

LOCKS = ROOT / "requirements"
OPTIONS = ("--quiet", "--universal", "--python-version", "3.11", "--generate-hashes")
SILENCES = ("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")

EVERYTHING = "check"
"""The lock with all of the rest in it; the others are cut from it, so no two of them differ."""


def compile_lock(name: str, source: str, *options: str, requirements: Sequence[str] = ()) -> None:
    """Write requirements/NAME.txt from `source` (`-`: from `requirements`)."""
    target = f"requirements/{name}.txt"
    command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS, *SILENCES]
    given = "\n".join(requirements) if source == "-" else None
    subprocess.run(
        [*command, *options, "--output-file", target, source],
        input=given,
        text=True,
        cwd=ROOT,
        check=True,
    )
    print(target, flush=True)


def main() -> int:
    """Compile all; `--upgrade` takes newer versions, otherwise what is locked stays."""
    upgrade = tuple(sys.argv[1:])
    same = ("--constraints", f"requirements/{EVERYTHING}.txt")
    build = ["hatchling>=1.27", "editables>=0.5"]
    extras = ("--extra", "test", "--extra", "check")
    compile_lock(EVERYTHING, "pyproject.toml", *extras, *upgrade)
    compile_lock("test", "pyproject.toml", "--extra", "test", *same)
    compile_lock("run", "pyproject.toml", *same)
    compile_lock("build", "-", *same, *upgrade, requirements=build)
    compile_lock("node", "-", *upgrade, requirements=[WHEEL])
    compile_lock("lock", "-", *upgrade, requirements=["uv"])
    npm = ["update"] if upgrade else ["install"]
    for folder in ("web", "tools/chromium"):
        where = ("--prefix", str(ROOT / folder))
        status = ensure_node().run_npm(*where, *npm, "--package-lock-only")
        if status != 0:
            return status
        drop_addresses(ROOT / folder / "package-lock.json")
    return 0


def drop_addresses(lock: Path) -> None:
    """Take out where to give money: `npm ci` needs it for nothing, and a lock holds no address."""
    content = json.loads(lock.read_text("utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
