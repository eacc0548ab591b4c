"""What is generated from the types: files in step, references that lead somewhere, no Raw left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from secondguess.engine.wits_and_wagers.actions import WitsAction
from secondguess.protocol.actions import RoomAction, WireAction
from secondguess.protocol.asyncapi import asyncapi
from secondguess.protocol.generated import generated
from secondguess.protocol.openapi import openapi
from secondguess.protocol.schema import components, references

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", sorted(generated()))
def test_a_committed_file_is_what_is_generated(name: str) -> None:
    told = f"{name} is not what the types say: run `python -m secondguess.protocol`"
    assert (ROOT / name).read_text("utf-8") == generated()[name], told


def test_every_reference_leads_to_a_shape() -> None:
    shapes = components()
    assert set(references(list(shapes.values()))) <= set(shapes)


@pytest.mark.parametrize("document", [openapi(), asyncapi()], ids=["openapi", "asyncapi"])
def test_a_document_holds_every_shape_it_speaks_of(document: dict[str, Any]) -> None:
    for address in addresses(document):
        held: Any = document
        for step in address.removeprefix("#/").split("/"):
            held = held[step]
        assert held


def addresses(part: Any) -> list[str]:
    """Every `$ref` in a document."""
    if isinstance(part, list):
        return [address for held in part for address in addresses(held)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if "$ref" in part else []
    return own + [address for held in part.values() for address in addresses(held)]


def test_no_field_is_left_open() -> None:
    """A `Raw` field would be printed as {}: the page would have to guess what lies in it."""
    bare = [
        f"{name}.{field}"
        for name, shape in components().items()
        for field, held in shape.get("properties", {}).items()
        if not held
    ]
    assert bare == []


def tags(union: Any) -> set[str]:
    kinds = msgspec.inspect.type_info(union)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    found = {kind.tag for kind in kinds.types if isinstance(kind, msgspec.inspect.StructType)}
    return {str(tag) for tag in found}


def test_the_wire_takes_every_action_but_those_of_clock_and_door() -> None:
    assert tags(WireAction) == (tags(WitsAction) | tags(RoomAction)) - {"time-up", "sit"}
