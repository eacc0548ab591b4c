"""`make dev`: the server restarts when Python changes, the page reloads when the page changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from watchfiles import PythonFilter, run_process

from .node import ROOT, ensure_node


def main() -> int:
    """Run Vite beside a watched server until Ctrl-C; arguments go to `secondguess serve`."""
    node = ensure_node()
    # Not through npm, which ends and leaves Vite behind when it is told to stop.
    web = ROOT / "web"
    command = [str(node.program), str(web / "node_modules" / "vite" / "bin" / "vite.js")]
    vite = subprocess.Popen(command, cwd=web, env=node.environment())
    try:
        serve = [str(Path(sys.executable).with_name("secondguess")), "serve", "--no-browser"]
        run_process(
            ROOT / "src",
            target=subprocess.list2cmdline([*serve, *sys.argv[1:]]),
            target_type="command",
            watch_filter=PythonFilter(),
        )
    finally:
        vite.terminate()
        vite.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
