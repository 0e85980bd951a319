"""Declares endpoints: each says what it takes and answers, for the router and for the OpenAPI document alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta, Raw
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from coverstory.errors import DamagedGame, ForkedTable, RequestRefused, StorageFailed
from coverstory.server.http.assets import Asset
from coverstory.server.http.problems import problem
from coverstory.server.people.addresses import network_of
from coverstory.server.people.identity import person_of, secret_in
from coverstory.server.texts import language_of
from coverstory.wire.base import Shape
from coverstory.wire.messages import Refused
from coverstory.wire.serialise import encode
from coverstory.words.catalogue import Translations
from coverstory.words.languages import LANGUAGES
from coverstory.words.say_error import in_language

JSON = "application/json"
STATUS: Mapping[str, int] = {
    "malformed": 400,
    "nobody": 401,
    "not_yours": 403,
    "no_watchers": 403,
    "banned": 403,
    "not_admin": 403,
    "no_sanction": 404,
    "no_report": 404,
    "no_line": 404,
    "no_person": 400,
    "no_address": 400,
    "not_found": 404,
    "no_table": 404,
    "damaged": 410,
    "damaged_game": 410,
    "no_match": 404,
    "no_game": 404,
    "wrong_method": 405,
    "too_long": 413,
    "too_often": 429,
    "too_many_tables": 429,
    "too_many_bots": 429,
    "broken": 500,
    "no_metrics": 501,
    "other_machine": 503,
    "full": 503,
    "not_stored": 503,
    "stopping": 503,
}
CONFLICT = 409  # everything that a table or the rules refuse

Services = TypeVar("Services")


class Query(Shape, frozen=True):
    """What every address understands."""

    lang: (
        Annotated[
            str,
            Meta(
                pattern=f"^({'|'.join(LANGUAGES)})$",
                description="the language of sentences; otherwise as the browser prefers",
            ),
        ]
        | None
    ) = None


@dataclass(frozen=True)
class Asked:
    """A request, read and checked."""

    path: Mapping[str, str]
    query: Any  # an object of the endpoint's query type
    body: Any  # an object of the type that the endpoint takes; None where it takes nothing
    lang: str
    secret: str | None
    person: str | None
    address: str
    scheme: str
    host: str  # how the client reached us: 127.0.0.1:8707
    cookies: Mapping[str, str]
    headers: Headers

    def somebody(self) -> str:
        """The person; a RequestRefused where there is none."""
        if self.person is None:
            raise RequestRefused("nobody")
        return self.person


@dataclass(frozen=True)
class Endpoint(Generic[Services]):
    """One thing that can be asked for."""

    method: str
    path: str
    summary: str
    answers: Any  # a type
    handler: Callable[[Services, Asked], Awaitable[object]]
    takes: Any = None  # a type
    query: type[Query] = Query
    status: int = 200
    most_bytes: int = 65_536


@dataclass(frozen=True)
class WithCookie:
    """An answer that also makes the browser a person."""

    answer: object
    header: str


@dataclass(frozen=True)
class Kept:
    """An answer that was made before: sent compressed where the client takes that, and not again if it has it."""

    asset: Asset


def route_for(
    endpoint: Endpoint[Services],
    answer: Callable[[Endpoint[Services], Asked], Awaitable[Response]],
    count_refusal: Callable[[str], None],
    check: Callable[[Asked], None],
) -> Route:
    """`check` raises a RequestRefused where whoever asks may not."""

    async def handle(request: Request) -> Response:
        lang = request_language(request)
        try:
            asked = await read_request(endpoint, request, lang)
            check(asked)
            return await answer(endpoint, asked)
        except RequestRefused as refused:
            count_refusal(refused.code)
            return problem_response(refused, lang)
        except (ForkedTable, StorageFailed):  # the log says why
            return problem_response(RequestRefused("not_stored"), lang)
        except DamagedGame:
            return problem_response(RequestRefused("damaged_game"), lang)

    return Route(endpoint.path, handle, methods=[endpoint.method])


async def answer_here(endpoint: Endpoint[Services], services: Services, asked: Asked) -> Response:
    """A TableElsewhere where another server has the table that it is about."""
    found = await endpoint.handler(services, asked)
    if isinstance(found, Refused):
        return json_response(encode(found), CONFLICT)
    if isinstance(found, Kept):
        return found.asset.answer(asked.headers)
    if isinstance(found, WithCookie):
        response = json_response(encode(found.answer), endpoint.status)
        response.headers["set-cookie"] = found.header
        return response
    return json_response(encode(found), endpoint.status)


async def read_request(endpoint: Endpoint[Services], request: Request, lang: str) -> Asked:
    secret = secret_in(request.headers, request.cookies)
    person = None if secret is None else person_of(secret)
    try:
        query = read_query(request, endpoint.query)
        body = None
        if endpoint.takes is not None:
            body = msgspec.json.decode(await read_body(request, endpoint.most_bytes), type=endpoint.takes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefused("malformed", str(error)) from None
    address = network_of(request.client.host) if request.client else ""
    return Asked(
        path=request.path_params,
        query=query,
        body=body,
        lang=lang,
        secret=secret if person else None,
        person=person,
        address=address,
        scheme=request.url.scheme,
        host=request.headers.get("host", ""),
        cookies=request.cookies,
        headers=request.headers,
    )


def read_query(request: Request, kind: type[Query]) -> Query:
    """Each parameter at most once, and with a value: what is left out is not there."""
    given = request.query_params
    if len(given.multi_items()) != len(given):
        raise RequestRefused("malformed", Translations("input", "parameter_twice"))
    query = msgspec.convert(dict(given), kind, strict=False)
    if any(getattr(query, name) is None for name in given):
        raise RequestRefused("malformed", Translations("input", "parameter_empty"))
    return query


async def read_body(request: Request, most: int) -> bytes:
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise RequestRefused("too_long")
    except ClientDisconnect:
        raise RequestRefused("malformed", Translations("input", "ended_early")) from None
    return body


def request_language(request: Request) -> str:
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def problem_response(refused: RequestRefused, lang: str) -> Response:
    found = problem(refused.code, lang, why=in_language(refused.why, lang))
    return json_response(encode(found), STATUS.get(refused.code, CONFLICT))


def json_response(body: bytes | Raw, status: int) -> Response:
    return Response(bytes(body), status, media_type=JSON)
