"""`secondguess serve` whose people are away after half a second and hats free after another.

A program of its own, run with `-m`: a test that waited out the real minute would be a slow one.
"""

from __future__ import annotations

import sys

from secondguess.table import lobby

WAIT_S = 0.5

if __name__ == "__main__":
    # Before the others are imported, who take it from there by name.
    lobby.HAT_WAITS_MS = round(WAIT_S * 1000)

    from secondguess.cli import main
    from secondguess.table import connection

    connection.AWAY_AFTER_S = WAIT_S
    sys.exit(main())
