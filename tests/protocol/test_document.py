"""`docs/protocol.md`: every message, code and call is in it, and its example runs."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import msgspec

from secondguess.engine.refusals import CODES
from secondguess.protocol.actions import WireAction
from secondguess.protocol.messages import MOST_BYTES, Bye, FromClient, FromServer
from secondguess.protocol.openapi import OPERATIONS
from secondguess.table.words import TABLE_CODES
from secondguess.web.session import CLOSE_CODES
from tests.e2e.program import Program

from .test_generated import ROOT, tags

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_every_code_is_there_with_its_words() -> None:
    for code, says in {**CODES, **TABLE_CODES}.items():
        assert f"| `{code}` | {says} |" in DOCUMENT


def test_every_goodbye_is_there_with_its_close_code() -> None:
    field = next(field for field in msgspec.structs.fields(Bye) if field.name == "code")
    kind = msgspec.inspect.type_info(field.type)
    assert isinstance(kind, msgspec.inspect.LiteralType)
    assert set(kind.values) == set(CLOSE_CODES)
    for code, close in CLOSE_CODES.items():
        assert f"| `{code}` | {close} |" in DOCUMENT
    # A goodbye is said in words, too.
    assert set(CLOSE_CODES) <= set(TABLE_CODES) | set(CODES)


def test_every_message_action_and_call_is_there() -> None:
    for tag in tags(FromClient) | tags(FromServer):
        assert re.search(rf"^\| `{tag}( \{{.*\}})?`", DOCUMENT, flags=re.MULTILINE), tag
    for do in tags(WireAction):
        assert f"`{do}`" in DOCUMENT, do
    for operation in OPERATIONS:
        assert operation.path.replace("{code}", "CODE") in DOCUMENT
    assert f"{MOST_BYTES:,} bytes" in DOCUMENT


async def test_the_example_plays_a_game(tmp_path: Path) -> None:
    [example] = re.findall(r"```python\n(.*?)```", DOCUMENT, flags=re.DOTALL)
    file = tmp_path / "example.py"
    await asyncio.to_thread(file.write_text, example)
    async with Program(tmp_path / "data") as program:
        child = await asyncio.create_subprocess_exec(
            sys.executable, str(file), program.address,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, err = await child.communicate()
    assert child.returncode == 0, err.decode()
    assert re.search(r"The answer was \S+\nSeats that win: \[", out.decode()), out
