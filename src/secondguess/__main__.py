"""`python -m secondguess` is `secondguess`."""

import sys

from .cli import main

sys.exit(main())
