"""The AsyncAPI 3.0 document of the WebSocket, printed from `protocol.messages`."""

from __future__ import annotations

from typing import Any

from .. import __version__
from .messages import MOST_BYTES, WIRE
from .schema import REF, Schema, components, reachable, ref

_CHANNEL = "#/channels/table"


def asyncapi() -> dict[str, Any]:
    """The document, ready to be encoded. `receive` and `send` are the server's."""
    shapes = components()
    asks, tells = _members(shapes["FromClient"]), _members(shapes["FromServer"])
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Second Guess",
            "version": __version__,
            "description": (
                f"The table's WebSocket, wire version {WIRE}. One JSON object a text frame, "
                f"tagged by `t`, at most {MOST_BYTES} bytes from a client. `hello` comes first, "
                "within 10 s. The words of actions and views are those of the record."
            ),
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/{code}",
                "title": "A table",
                "description": "One socket a screen; who it is says the token in `hello`.",
                "parameters": {
                    "code": {"description": "The table's code; lower case and hyphens are fine."}
                },
                "messages": {name: _to(f"#/components/messages/{name}") for name in asks + tells},
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "hello": _operation("receive", "Say who this is.", ["Hello"], ["Welcome", "Bye"]),
            "act": _operation(
                "receive",
                "Do something. The same `id` again is acknowledged again and not done twice.",
                ["Act"],
                ["Ack", "RefusedMessage"],
            ),
            "draft": _operation("receive", "Keep half-typed text for the seat.", ["Draft"]),
            "ping": _operation("receive", "Is the line alive?", ["Ping"], ["Pong"]),
            "update": _operation(
                "send", "The table as this viewer may see it, whenever it changed.", ["Update"]
            ),
            "bye": _operation("send", "The last frame, and why.", ["Bye"]),
        },
        "components": {
            "messages": {name: _message(name, shapes[name]) for name in asks + tells},
            "schemas": reachable(asks + tells),
        },
    }


def _members(union: Schema) -> list[str]:
    return [held["$ref"].removeprefix(REF) for held in union["anyOf"]]


def _to(address: str) -> Schema:
    return {"$ref": address}


def _operation(
    action: str, summary: str, messages: list[str], reply: list[str] | None = None
) -> Schema:
    said: Schema = {
        "action": action,
        "channel": _to(_CHANNEL),
        "summary": summary,
        "messages": [_to(f"{_CHANNEL}/messages/{name}") for name in messages],
    }
    if reply:
        said["reply"] = {
            "channel": _to(_CHANNEL),
            "messages": [_to(f"{_CHANNEL}/messages/{name}") for name in reply],
        }
    return said


def _message(name: str, shape: Schema) -> Schema:
    return {
        "name": shape["properties"]["t"]["const"],
        "title": name,
        "summary": shape["description"].split("\n\n")[0],
        "payload": ref(name),
    }
