"""The OpenAPI 3.1 document of the HTTP API, printed from the bodies in `protocol.http`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .. import __version__
from .http import (
    DeckList,
    Health,
    Opened,
    OpenTable,
    Place,
    Problem,
    Seated,
    TableCard,
    TakeSeat,
)
from .schema import Schema, reachable, ref


class Operation(Struct, frozen=True, kw_only=True):
    """One call of the API. `answers` and `content` say what a success sends."""

    method: Literal["get", "post"]
    path: str
    name: str
    says: str
    status: int = 200
    answers: type[Struct] | None = None
    content: str = "application/json"
    takes: type[Struct] | None = None
    bearer: bool = False
    refuses: tuple[int, ...] = ()


OPERATIONS = (
    Operation(
        method="post", path="/api/tables", name="openTable",
        says="Open a table. The token of the answer is the screen's; keep it secret.",
        takes=OpenTable, answers=Opened, status=201, refuses=(400, 409, 413, 429, 503),
    ),
    Operation(
        method="get", path="/api/tables/{code}", name="getTable",
        says="What the join page needs; with a token also whose it is.",
        answers=TableCard, bearer=True, refuses=(404, 429),
    ),
    Operation(
        method="post", path="/api/tables/{code}/seats", name="takeSeat",
        says="Sit down. The token of the answer is the seat's; keep it secret.",
        takes=TakeSeat, answers=Seated, status=201, bearer=True,
        refuses=(400, 404, 409, 413, 429, 503),
    ),
    Operation(
        method="get", path="/api/tables/{code}/record", name="getRecord",
        says="The record of the last game, JSON Lines, once it is over.",
        content="application/jsonl", refuses=(404, 409, 429),
    ),
    Operation(
        method="get", path="/api/tables/{code}/qr.svg", name="getQr",
        says="The address to join at, as a QR code.",
        content="image/svg+xml", refuses=(404, 429),
    ),
    Operation(
        method="get", path="/api/decks", name="getDecks",
        says="The decks of this server.", answers=DeckList,
    ),
    Operation(
        method="get", path="/api/place", name="getPlace",
        says="Addresses that a phone on this network can open, best first.", answers=Place,
    ),
    Operation(
        method="get", path="/api/health", name="getHealth",
        says="The process lives.", answers=Health,
    ),
    Operation(
        method="get", path="/api/ready", name="getReady",
        says="The server can save; 503 with the same body where it cannot.", answers=Health,
    ),
    Operation(
        method="get", path="/api/openapi.json", name="getOpenapi",
        says="This document.",
    ),
    Operation(
        method="get", path="/api/asyncapi.json", name="getAsyncapi",
        says="The same for the WebSocket.",
    ),
)  # fmt: skip

_REFUSALS = {
    400: "The body is not of this form (`malformed`).",
    404: "There is no such table, or seat.",
    409: "The table refuses; `refused` says why.",
    413: "The body is too large.",
    429: "Too much at once (`too-fast`).",
    503: "The server cannot save at the moment (`storage`), or is `busy`.",
}


def openapi() -> dict[str, Any]:
    """The document, ready to be encoded."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    spoken = [kind for op in OPERATIONS for kind in (op.takes, op.answers) if kind is not None]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Second Guess",
            "version": __version__,
            "summary": "Open tables, sit down at them, read their records.",
            "description": "A game is played over the WebSocket: see the AsyncAPI document.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            "schemas": reachable([Problem.__name__, *(kind.__name__ for kind in spoken)]),
        },
    }


def _operation(operation: Operation) -> Schema:
    said: Schema = {
        "operationId": operation.name,
        "summary": operation.says,
        "responses": {str(operation.status): _success(operation)},
    }
    if "{code}" in operation.path:
        said["parameters"] = [
            {
                "name": "code", "in": "path", "required": True, "schema": {"type": "string"},
                "description": "The table's code; lower case, spaces and hyphens are fine.",
            }
        ]  # fmt: skip
    if operation.takes is not None:
        said["requestBody"] = {"required": True, "content": _json(operation.takes)}
    if operation.bearer:
        # With or without: an empty requirement says that the token is optional.
        said["security"] = [{}, {"token": []}]
    for status in operation.refuses:
        said["responses"][str(status)] = {
            "description": _REFUSALS[status],
            "content": _json(Problem),
        }
    return said


def _success(operation: Operation) -> Schema:
    if operation.answers is not None:
        return {"description": operation.says, "content": _json(operation.answers)}
    kind: Schema = {"type": "object"} if operation.content.endswith("/json") else {"type": "string"}
    return {"description": operation.says, "content": {operation.content: {"schema": kind}}}


def _json(body: type[Struct]) -> Schema:
    return {"application/json": {"schema": ref(body.__name__)}}
