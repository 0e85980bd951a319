"""Requests about a table that another server has: passed on to it, without the secret of whoever asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from coverstory.server.http.api import Asked, Endpoint, answer_here, json_response
from coverstory.server.live.letters import Answered, AnyAnswer, Call
from coverstory.server.live.relay import ANSWERED_IN, refusal_in
from coverstory.server.people.identity import run_named
from coverstory.server.services import Services


class FarCalls:
    """In both directions."""

    def __init__(self, services: Services, endpoints: Iterable[Endpoint[Any]]) -> None:  # of the table, and of admin
        self._services = services
        self._endpoints = {(endpoint.method, endpoint.path): endpoint for endpoint in endpoints}

    async def answer(self, endpoint: Endpoint[Any], asked: Asked) -> Response:
        """Here, or at the server that has the table."""
        relay, call = self._services.relay, None if self._services.relay is None else call_of(endpoint, asked)

        async def near() -> Response:
            return await answer_here(endpoint, self._services, asked)

        async def far(node: str) -> Response:
            assert relay is not None
            assert call is not None
            answer = await relay.ask(node, call, ANSWERED_IN)
            if isinstance(answer, Answered):
                return json_response(answer.body, answer.status)
            raise refusal_in(answer)

        return await near() if relay is None else await relay.reach(near, far)

    async def called(self, call: Call) -> AnyAnswer:
        """By another server; what is refused is its to say."""
        endpoint = self._endpoints[call.method, call.path]
        response = await answer_here(endpoint, self._services, asked_by(endpoint, call))
        return Answered(response.status_code, bytes(response.body))


def call_of(endpoint: Endpoint[Any], asked: Asked) -> Call:
    """A command has the same name whenever it is passed on: it is carried out once."""
    query = asked.query
    if getattr(query, "client", "") is None:
        query = msgspec.structs.replace(query, client=run_named(None))
    return Call(
        method=endpoint.method,
        path=endpoint.path,
        names=dict(asked.path),
        query=msgspec.json.encode(query),
        body=msgspec.json.encode(asked.body),
        lang=asked.lang,
        person=asked.person,
        address=asked.address,
        scheme=asked.scheme,
        host=asked.host,
    )


def asked_by(endpoint: Endpoint[Any], call: Call) -> Asked:
    return Asked(
        path=call.names,
        query=msgspec.json.decode(call.query, type=endpoint.query),
        body=None if endpoint.takes is None else msgspec.json.decode(call.body, type=endpoint.takes),
        lang=call.lang,
        secret=None,
        person=call.person,
        address=call.address,
        scheme=call.scheme,
        host=call.host,
        cookies={},
        headers=Headers(),
    )
