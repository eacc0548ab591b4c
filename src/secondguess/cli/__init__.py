"""The command line: `secondguess`, which is `secondguess serve`, and its other commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from .. import __version__

DEFAULT_PORT = 8377
SIDES = ("2", "3", "4", "2x2")
"""Seats of a simulated game, or two teams of two."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is its own, 2 for what the parser does not understand."""
    try:
        return _main(argv)
    except BrokenPipeError:
        # Whoever read our output has seen enough (`| head`); closing it again must not complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _main(argv: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    commands = {"serve", "check", "replay", "deck", "simulate"}
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, "serve")
    elif not given[0].startswith("-") and given[0] not in commands:
        print(f"secondguess: there is no command {given[0]!r}", file=sys.stderr)
        print(f"commands: {', '.join(sorted(commands))}", file=sys.stderr)
        return 2
    args = _parser().parse_args(given)
    # Imported when called: `serve` brings a web server along that `check` does not need.
    if args.command == "serve":
        from .serve import serve

        return serve(host=args.host, port=args.port, data=args.data, browser=not args.no_browser)
    if args.command == "check":
        from .check import check

        return check(args.paths, as_json=args.json)
    if args.command == "deck":
        from .deck import check_decks

        return check_decks(args.paths)
    if args.command == "simulate":
        from .simulate import simulate

        return simulate(args.games, args.seats, args.seed)
    from .replay import replay

    return replay(args.file)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="secondguess", description="A self-hosted table for wagering trivia games."
    )
    version = f"secondguess {__version__}"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="start the server (the default)")
    serve.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")  # noqa: S104
    serve.add_argument("--port", type=int, default=DEFAULT_PORT, help="port (default: 8377)")
    serve.add_argument("--data", default=None, metavar="DIR", help="where tables are kept")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.add_argument("--version", action="version", version=version)

    check = commands.add_parser("check", help="play scenario files and compare")
    check.add_argument("paths", nargs="+", metavar="PATH", help="files, or folders of *.jsonl")
    check.add_argument("--json", action="store_true", help="the result as JSON")

    replay = commands.add_parser("replay", help="step through a record in the terminal")
    replay.add_argument("file", metavar="FILE", help="a record or scenario (JSON Lines)")

    deck = commands.add_parser("deck", help="look after decks of questions")
    deck.add_argument("action", choices=["check"], help="check: list every problem of a deck")
    deck.add_argument("paths", nargs="+", metavar="PATH", help="a .toml, or a folder with one")

    simulate = commands.add_parser("simulate", help="play Bet Your Brain without people")
    simulate.add_argument("--games", type=int, default=100, help="games for each number of seats")
    simulate.add_argument(
        "--seats", nargs="+", choices=SIDES, default=list(SIDES), help="2x2: two teams of two"
    )
    simulate.add_argument("--seed", default="secondguess", help="another word, other games")
    return parser
