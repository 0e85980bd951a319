"""The OpenAPI document, from what the endpoints say of themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from coverstory.server.http.api import CONFLICT, JSON, Endpoint, Query
from coverstory.wire.base import Offer
from coverstory.wire.http import Problem
from coverstory.wire.messages import Refused

TITLE = "Coverstory"
DESCRIPTION = (
    "Four spy board games at one table. Reading needs nobody; whatever belongs to a seat needs the person who took it: "
    "a cookie in a browser, a token in a program."
)


def openapi(endpoints: list[Endpoint[Any]], version: str) -> dict[str, Any]:
    """Version 3.1."""
    types: list[Any] = [Problem, Refused, Offer]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.answers, endpoint.takes) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    said = dict(zip([repr(kind) for kind in types], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, said)
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "description": DESCRIPTION, "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def operation(endpoint: Endpoint[Any], said: Mapping[str, Any]) -> dict[str, Any]:
    refused = {"description": "refused, with the reason", "content": {JSON: {"schema": said[repr(Problem)]}}}
    conflict = {
        "description": "nothing changed",
        "content": {JSON: {"schema": {"anyOf": [said[repr(Refused)], said[repr(Problem)]]}}},
    }
    described: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": operation_id(endpoint),
        "parameters": [*path_parameters(endpoint.path), *query_parameters(endpoint.query)],
        "responses": {
            str(endpoint.status): {
                "description": "as asked",
                "content": {JSON: {"schema": said[repr(endpoint.answers)]}},
            },
            str(CONFLICT): conflict,
            "default": refused,
        },
    }
    if endpoint.takes is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": said[repr(endpoint.takes)]}}}
    return described


def operation_id(endpoint: Endpoint[Any]) -> str:
    words = [word.strip("{}") for word in endpoint.path.removeprefix("/api").split("/")[1:]]
    return "_".join([endpoint.method.lower(), *words]).replace(".", "_")


def path_parameters(path: str) -> list[dict[str, Any]]:
    names = [word.strip("{}") for word in path.split("/") if word.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def query_parameters(query: type[Query]) -> list[dict[str, Any]]:
    """One for each field of the query's type."""
    schema = msgspec.json.schema(query)["$defs"][query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": without_null(field)}
        for name, field in schema["properties"].items()
    ]


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter that is left out is not there: null cannot be written in an address."""
    kept = {key: value for key, value in schema.items() if key not in ("anyOf", "default", "enum")}
    if "enum" in schema:
        kept["enum"] = [value for value in schema["enum"] if value is not None]
    options = [option for option in schema.get("anyOf", []) if option != {"type": "null"}]
    return {**kept, **options[0]} if len(options) == 1 else {**kept, **({"anyOf": options} if options else {})}
