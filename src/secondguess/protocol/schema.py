"""JSON Schema of everything on the wire, from the msgspec types: the one walk over the types.

TypeScript, OpenAPI and AsyncAPI are printed from what is made here. `Raw` fields are JSON that is
encoded elsewhere; `_RAW` says what lies in them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from ..engine.bet_your_brain.setup import BrainOptions
from ..engine.bet_your_brain.view_types import BrainLegal, BrainView
from ..engine.wits_and_wagers.setup import Options
from ..engine.wits_and_wagers.view_types import WitsLegal, WitsView
from . import http, messages
from .actions import BrainWireAction, SetOptions, WireAction
from .lobby import LobbyView

REF = "#/components/schemas/"

Schema = dict[str, Any]

_RAW: dict[tuple[type[Struct], str], Any] = {
    (messages.Act, "action"): "Action",
    (messages.Update, "table"): "TableInfo",
    (messages.Update, "view"): "View",
    (messages.Update, "legal"): "Legal",
    (http.OpenTable, "options"): "AnyOptions",
    (SetOptions, "options"): "AnyOptions",
    (LobbyView, "options"): "AnyOptionsView",
}

_UNIONS: dict[str, Any] = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "WitsAction": WireAction,
    "BrainAction": BrainWireAction,
}

_BODIES = (
    http.OpenTable, http.Opened, http.TableCard, http.TakeSeat, http.Seated, http.DeckList,
    http.Place, http.Health, http.Problem,
)  # fmt: skip


@cache
def components() -> dict[str, Schema]:
    """Every shape by name, with its references under `#/components/schemas/`.

    Unions come first, then structs in the order in which they are met.
    """
    roots = [
        *_UNIONS.values(),
        messages.TableInfo,
        LobbyView,
        WitsView,
        WitsLegal,
        BrainView,
        BrainLegal,
        Options,
        BrainOptions,
        *_BODIES,
    ]
    made, structs = msgspec.json.schema_components(roots, ref_template=REF + "{name}")
    unions = {
        name: {"title": name, **_union(schema)} for name, schema in zip(_UNIONS, made, strict=False)
    }
    for name, held in (
        ("Action", ("WitsAction", "BrainAction")),
        ("View", ("LobbyView", "WitsView", "BrainView")),
        ("Legal", ("WitsLegal", "BrainLegal")),
        ("AnyOptions", ("Options", "BrainOptions")),
        ("AnyOptionsView", ("OptionsView", "BrainOptionsView")),
    ):
        unions[name] = {"title": name, "anyOf": [ref(one) for one in held]}
    for (struct, field), held in _RAW.items():
        structs[struct.__name__]["properties"][field] = ref(held)
    for schema in structs.values():
        _tidy(schema)
    return {**unions, **structs}


def ref(name: str) -> Schema:
    """A reference to the shape `name`."""
    return {"$ref": REF + name}


def reachable(names: list[str]) -> dict[str, Schema]:
    """The shapes with these names, and all that they speak of."""
    shapes, wanted, found = components(), list(names), set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += references(shapes[name])
    return {name: shape for name, shape in shapes.items() if name in found}


def references(schema: Any) -> list[str]:
    """The names of the shapes that a schema speaks of."""
    if isinstance(schema, list):
        return [name for held in schema for name in references(held)]
    if not isinstance(schema, dict):
        return []
    here = [schema["$ref"].removeprefix(REF)] if "$ref" in schema else []
    return here + [name for held in schema.values() for name in references(held)]


def _union(schema: Schema) -> Schema:
    # "discriminator" is OpenAPI's; it says no more than the tags in the shapes do.
    return {"anyOf": schema["anyOf"]}


def _tidy(schema: Schema) -> None:
    """`const` for tags, and sentences on one line."""
    schema["description"] = "\n\n".join(
        " ".join(paragraph.split()) for paragraph in schema["description"].split("\n\n")
    )
    for name, field in schema["properties"].items():
        if name in ("t", "do") and len(field.get("enum", ())) == 1:
            schema["properties"][name] = {"const": field["enum"][0]}
