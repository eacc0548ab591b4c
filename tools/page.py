"""Builds the page into the package, and only when its sources changed since the last time.

Standard library only: the build hook imports this in an environment with nothing else in it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from .node import ROOT, Node, ensure_node

WEB = ROOT / "web"
STATIC = ROOT / "src" / "secondguess" / "web" / "static"
STAMP = ".sources"
"""Beside what was built: the digest of what it was built from."""


class BuildFailed(Exception):
    """npm ended with an error; what it said was shown."""


def sources(web: Path = WEB) -> Iterator[Path]:
    """Every file the built page depends on, in one order on every machine."""
    for folder, below, names in os.walk(web):
        below[:] = sorted(name for name in below if name not in ("node_modules", "dist"))
        for name in sorted(names):
            if not name.endswith((".test.ts", ".md")) and not name.startswith(("eslint", ".pr")):
                yield Path(folder, name)


def digest(files: Iterator[Path], base: Path) -> str:
    """One hash over names and contents."""
    whole = hashlib.sha256()
    for file in files:
        name, content = file.relative_to(base).as_posix().encode(), file.read_bytes()
        whole.update(b"%d %s %d " % (len(name), name, len(content)) + content)
    return whole.hexdigest()


def is_built(web: Path = WEB, static: Path = STATIC) -> bool:
    """Whether the page in the package was built from the sources as they are now."""
    return (static / "index.html").is_file() and _read(static / STAMP) == digest(sources(web), web)


def install_packages(node: Node, web: Path = WEB) -> None:
    """`npm ci`, unless node_modules already holds what the lock file says."""
    wanted = digest(iter([web / "package-lock.json"]), web)
    stamp = web / "node_modules" / ".from-lock"
    if _read(stamp) == wanted:
        return
    _say("Installing the page's packages (npm ci)")
    # Development packages are what builds it, whatever NODE_ENV the user's shell has.
    _npm(node, web, "ci", "--include=dev")
    stamp.write_text(wanted)


def build(node: Node, web: Path = WEB, static: Path = STATIC) -> None:
    """Build the page; afterwards `is_built` says so."""
    made_from = digest(sources(web), web)
    install_packages(node, web)
    _say("Building the page (vite build)")
    _npm(node, web, "run", "build")
    (static / STAMP).write_text(made_from)


def _npm(node: Node, web: Path, *arguments: str) -> None:
    status = node.run_npm("--prefix", str(web), *arguments, quiet_stdout=True)
    if status != 0:
        raise BuildFailed(f"npm {' '.join(arguments)} ended with status {status}")


def _read(file: Path) -> str | None:
    return file.read_text() if file.is_file() else None


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Build the page if it is not up to date (`--packages`: only install what builds it)."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--packages", action="store_true")
    given = parser.parse_args(argv)
    try:
        if given.packages:
            install_packages(ensure_node())
        elif not is_built():
            build(ensure_node())
    except BuildFailed as failed:
        _say(f"The page was not built: {failed}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
