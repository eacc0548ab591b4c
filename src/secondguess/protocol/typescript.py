"""TypeScript types of the wire, printed from its JSON Schema."""

from __future__ import annotations

from typing import Any

from .messages import MOST_BYTES, WIRE
from .schema import REF, Schema, components

_HEAD = """/**
 * The wire, generated from the server's own types. Do not edit:
 * `python -m secondguess.protocol` writes this file, and a test compares.
 */
"""

_WIDTH = 100
_WORDS = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    constants = [
        f"/** Version of the wire. */\nexport const WIRE = {WIRE};\n",
        f"/** Bytes a client's frame may have. */\nexport const MOST_BYTES = {MOST_BYTES};\n",
    ]
    shapes = [
        _alias(name, schema) if "anyOf" in schema else _interface(name, schema)
        for name, schema in components().items()
    ]
    return "\n".join([_HEAD, *constants, *shapes])


def _alias(name: str, schema: Schema) -> str:
    return _fit(f"export type {name} =", _options(schema), "")


def _interface(name: str, schema: Schema) -> str:
    lines = [*_comment(schema["description"]), f"export interface {name} {{"]
    required = schema.get("required", ())
    for field, held in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(_fit(f"  {field}{mark}:", _options(held), "  ").rstrip("\n"))
    return "\n".join([*lines, "}", ""])


def _fit(start: str, options: list[str], indent: str) -> str:
    line = f"{start} {' | '.join(options)};\n"
    if len(line) <= _WIDTH:
        return line
    return start + "".join(f"\n{indent}  | {option}" for option in options) + ";\n"


def _comment(description: str) -> list[str]:
    first, *rest = description.split("\n\n")
    if not rest and len(first) <= _WIDTH - 7:
        return [f"/** {first} */"]
    lines = ["/**"]
    for paragraph in (first, *rest):
        lines += [*([" *"] if len(lines) > 1 else []), *_wrap(paragraph)]
    return [*lines, " */"]


def _wrap(paragraph: str) -> list[str]:
    lines, line = [], " *"
    for word in paragraph.split():
        if len(line) + 1 + len(word) > _WIDTH:
            lines.append(line)
            line = " *"
        line += f" {word}"
    return [*lines, line]


def _options(schema: Schema) -> list[str]:
    """The alternatives of a type, in their order."""
    if "anyOf" in schema:
        return [option for held in schema["anyOf"] for option in _options(held)]
    return _one(schema)


def _one(schema: Schema) -> list[str]:
    if "$ref" in schema:
        return [str(schema["$ref"]).removeprefix(REF)]
    if "const" in schema:
        return [_literal(schema["const"])]
    if "enum" in schema:
        return [_literal(value) for value in schema["enum"]]
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            places = ", ".join(" | ".join(_options(held)) for held in schema["prefixItems"])
            return [f"[{places}]"]
        case "array":
            held = _options(schema["items"])
            inner = held[0] if len(held) == 1 else f"({' | '.join(held)})"
            return [f"{inner}[]"]
        case "object":
            values = " | ".join(_options(schema["additionalProperties"]))
            keys = schema.get("propertyNames", {"type": "string"})
            if "enum" in keys:
                return [f"Partial<Record<{' | '.join(_options(keys))}, {values}>>"]
            return [f"Record<string, {values}>"]
        case str(word) if word in _WORDS:
            return [_WORDS[word]]
    raise TypeError(f"no TypeScript for {schema}")


def _literal(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) else str(value)
