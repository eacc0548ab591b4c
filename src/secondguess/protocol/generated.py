"""Every file that is generated from the types, by its place in the checkout."""

from __future__ import annotations

import json
from typing import Any

from .asyncapi import asyncapi
from .openapi import openapi
from .typescript import typescript


def generated() -> dict[str, str]:
    """The text of each file by its path from the root of the checkout."""
    return {
        "web/src/net/protocol.generated.ts": typescript(),
        "docs/openapi.json": pretty(openapi()),
        "docs/asyncapi.json": pretty(asyncapi()),
    }


def pretty(document: Any) -> str:
    """A document as people read it and compare it."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"
