"""`python -m secondguess.protocol`: write what is generated from the types into the checkout."""

from __future__ import annotations

import sys
from pathlib import Path

from .generated import generated


def main() -> int:
    """Write every generated file that differs. Exit status 2 outside a checkout."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "web" / "src" / "net").is_dir():
        print("secondguess.protocol: this is not a checkout of the project", file=sys.stderr)
        return 2
    for name, text in generated().items():
        path = root / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
