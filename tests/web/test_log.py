"""The log: one line an event, places but no values, whatever an exception quotes."""

from __future__ import annotations

import logging

import pytest
import structlog

from secondguess.web.log import set_up_log

SECRETS = ("tok-3n", "Ann", "forty-two")


def guess(name: str, value: str) -> None:
    raise ValueError(f"{name} guessed {value} with tok-3n")


def test_faults_are_places(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without the handlers of the test runner, as in a server.
    monkeypatch.setattr(logging.root, "handlers", [])
    set_up_log()
    try:
        guess("Ann", "forty-two")
    except ValueError:
        structlog.get_logger().exception("fault", route="/ws/{code}")
        logging.getLogger("asyncio").exception("Task got %s", "Ann forty-two tok-3n")
    structlog.reset_defaults()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    for line in lines:
        assert "fault=ValueError" in line
        assert "test_log.py:" in line
        assert ":guess <" in line
        assert not any(secret in line for secret in SECRETS), line
    assert "level=error event=fault" in lines[0]
    assert "route=/ws/{code}" in lines[0]
    assert "level=error event=asyncio" in lines[1]
