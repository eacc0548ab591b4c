"""Build hook: the wheel holds the page, which is built here and never committed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A build frontend runs this file alone; the project's tools are beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import node, page


class PageHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `vite build` before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node itself as a build dependency, where there is work for it and no other Node."""
        return [] if page.is_built() or node.find_node() is not None else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless this is an editable install (there `make` builds it)."""
        del build_data
        if version == "editable" or page.is_built():
            return
        found = node.find_node()
        if found is None:
            raise RuntimeError(f"{node.NEED} is needed to build the page")
        page.build(found)
