"""What is logged: faults, with the places they went through, never with values.

A trace with its message or its locals may hold a name, a guess or a token, so only file, line and
function of each step are written, and the kind of the exception. Players' doings are not logged:
a table's own log has them.
"""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import PurePath
from typing import Any

import structlog


def set_up_log() -> None:
    """Write our own log, and what libraries warn of, to standard error, one line an event."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_values,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(_OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def without_values(
    logger: Any, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """A structlog processor: `exc_info` becomes the exception's kind and its places."""
    given = event.pop("exc_info", None)
    fault = sys.exc_info()[1] if given is True else given
    if isinstance(fault, BaseException):
        event["fault"] = type(fault).__name__
        event["trace"] = places(fault)
    return event


def places(fault: BaseException) -> str:
    """Where an exception went through, innermost first: `file:line:function`."""
    steps = traceback.extract_tb(fault.__traceback__)
    return " < ".join(
        f"{PurePath(step.filename).name}:{step.lineno}:{step.name}" for step in reversed(steps)
    )


class _OneLine(logging.Formatter):
    """What libraries log, without their messages: they may quote what somebody sent."""

    def format(self, record: logging.LogRecord) -> str:
        line = (
            f"timestamp={self.formatTime(record)} level={record.levelname.lower()} "
            f"event={record.name} at={record.filename}:{record.lineno}"
        )
        fault = record.exc_info[1] if record.exc_info else None
        if fault is not None:
            line += f' fault={type(fault).__name__} trace="{places(fault)}"'
        return line
