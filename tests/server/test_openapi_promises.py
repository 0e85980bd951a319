"""Whatever is asked, the real server answers as the OpenAPI document says: Schemathesis makes up the requests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from coverstory import __version__
from coverstory.server.http.admin_endpoints import ADMIN_ENDPOINTS
from coverstory.server.http.endpoints import ENDPOINTS
from coverstory.server.http.openapi import openapi
from coverstory.server.people.admin_token import read_token
from support.live_server import PATIENCE, LiveServer, Visitor, deal_over_http, live_server, newcomer

OPEN = {"kind": "open"}
PROMISES: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
A_FEW = settings(
    max_examples=6, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)


@dataclass
class Place:
    """A server where there is something to ask for."""

    server: LiveServer
    host: Visitor
    names: dict[str, str]  # of what is there, by the name of its place in an address


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with live_server(tmp_path_factory.mktemp("promises")) as server:
        host = newcomer(server)
        table = begun(host)
        match = finished(host)
        names = {"table": table, "match": match, "game": "agent_hunter", "part": "agent_hunter"}
        yield Place(server, host, {**names, "person": "0" * 32, "report": "1"})
        assert server.stop() == ""


def begun(host: Visitor) -> str:
    """Both seats are on the host's device."""
    seats = [OPEN, {"kind": "device", "name": "Ben"}]
    table = str(
        host.post("/api/tables", {"settings": {"game": "agent_hunter", "seats": seats}, "name": "A"}).json()["id"]
    )
    assert host.post(f"/api/tables/{table}/commands", {"do": "start", "id": 1}).json()["is"] == "done"
    deal_over_http([host], table)
    return table


def finished(host: Visitor) -> str:
    table = begun(host)
    while True:
        for seat in (0, 1):
            seen = host.get(f"/api/tables/{table}", seat=seat).json()
            if seen["scene"]["ending"]:
                return str(seen["table"]["match"])
            if seen["scene"]["offers"]:
                act = {
                    "do": "act",
                    "id": 1,
                    "seat": seat,
                    "version": seen["version"],
                    "action": seen["scene"]["offers"][0]["code"],
                }
                host.post(f"/api/tables/{table}/commands?client={seen['version']}", act)


described = schemathesis.openapi.from_dict(openapi([*ENDPOINTS, *ADMIN_ENDPOINTS], __version__))
for_admins = schemathesis.openapi.from_dict(openapi(ADMIN_ENDPOINTS, __version__))


@described.parametrize()
@A_FEW
def test_anybody_may_ask_anything(place: Place, case: Case[Any]) -> None:
    case.call_and_validate(base_url=place.server.url, checks=PROMISES, timeout=PATIENCE)


@described.parametrize()
@A_FEW
def test_a_person_may_ask_anything_of_what_is_there(place: Place, case: Case[Any]) -> None:
    case.path_parameters = {name: place.names[name] for name in case.path_parameters or {}}
    headers = place.host.headers
    case.call_and_validate(base_url=place.server.url, checks=PROMISES, timeout=PATIENCE, headers=headers)


@for_admins.parametrize()
@A_FEW
def test_an_administrator_may_ask_anything(place: Place, case: Case[Any]) -> None:
    headers = Visitor(place.server, read_token(place.server.database)).headers
    case.call_and_validate(base_url=place.server.url, checks=PROMISES, timeout=PATIENCE, headers=headers)
