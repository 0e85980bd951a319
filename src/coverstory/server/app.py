"""The ASGI application: routes, and the guard before them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, lru_cache

from starlette.applications import Starlette
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from coverstory import __version__
from coverstory.errors import RequestRefused
from coverstory.rulebook import read_rules
from coverstory.rules.catalogue import GAMES
from coverstory.server.http.admin_endpoints import ADMIN_ENDPOINTS
from coverstory.server.http.api import json_response, problem_response, request_language, route_for
from coverstory.server.http.assets import HASHED, Asset, Assets, text_asset
from coverstory.server.http.endpoints import ENDPOINTS
from coverstory.server.http.far_calls import FarCalls
from coverstory.server.http.front_page import front_page, not_found_page, style_sheet
from coverstory.server.http.guard import Guard
from coverstory.server.http.metrics import FORM, metrics_text
from coverstory.server.http.openapi import openapi
from coverstory.server.live.sockets import attend_lobby, attend_table
from coverstory.server.services import Services
from coverstory.server.texts import language_of
from coverstory.wire.serialise import encode
from coverstory.words.catalogue import find_source
from coverstory.words.languages import FALLBACK, LANGUAGES

PLAIN = "text/plain; charset=utf-8"
KEPT_WORDS = 128  # files of the catalogue; anybody may ask for any name
# What the script in the page shows (web/src/App.svelte).
SHOWN = (
    "/",
    "/new/{game}",
    "/t/{table}",
    "/games",
    "/replay/{match}",
    "/review/{match}",
    "/rules",
    "/rules/{game}",
    "/learn/{game}",
    "/puzzles",
    "/admin",
)


def make_app(services: Services, assets: Assets | None = None) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    built = assets or Assets()
    shell = built.shell()
    pages = built_pages(built, shell) if shell else small_pages(services)
    count = services.numbers.refused
    calls = FarCalls(services, [*ENDPOINTS, *ADMIN_ENDPOINTS])
    services.called = calls.called
    asked = [route_for(endpoint, calls.answer, count, services.check_person) for endpoint in ENDPOINTS]
    asked += [route_for(endpoint, calls.answer, count, services.check_admin) for endpoint in ADMIN_ENDPOINTS]
    routes = [document_route(), words_route(), metrics_route(services), *sockets(services), *asked, *pages]
    lost = lost_with(shell)
    inner = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: lost, 405: lost, 500: lost})
    moderation = services.moderation
    limiter = services.request_limiter
    return Guard(inner, services.hosts, limiter, scope_language, count_refusal=count, keeps_out=moderation.keeps_out)


def built_pages(assets: Assets, shell: Asset) -> list[Route]:
    """One page for every address that it knows, and the files that it loads."""

    async def page(request: Request) -> Response:
        slug = request.path_params.get("game")
        if slug is not None and slug not in GAMES:
            raise HTTPException(404)
        return shell.answer(request.headers)

    async def file(request: Request) -> Response:
        found = assets.find(request.url.path[1:])
        if found is None:
            raise HTTPException(404)
        return found.answer(request.headers)

    loaded = [f"/{name}" for name in assets.names() if not name.startswith(HASHED)]
    return [*(Route(path, page) for path in SHOWN), *(Route(path, file) for path in (f"/{HASHED}{{name}}", *loaded))]


def small_pages(services: Services) -> list[Route]:
    """Where nobody has built the pages: text only, but everything is said."""
    styles = style_sheet()

    async def front(request: Request) -> Response:
        return HTMLResponse(front_page(services.lobby.tables(), request_language(request)))

    async def rules(request: Request) -> Response:
        slug = request.path_params["game"]
        if slug not in GAMES:
            raise HTTPException(404)
        return PlainTextResponse(read_rules(slug, request_language(request)), media_type=PLAIN)

    async def style(request: Request) -> Response:
        return Response(styles, media_type="text/css")

    return [
        Route("/", front),
        Route("/t/{table}", front),
        Route("/rules/{game}", rules),
        Route("/style.css", style),
    ]


def document_route() -> Route:
    async def document(request: Request) -> Response:
        return json_response(await asyncio.to_thread(api_document), 200)

    return Route("/api/openapi.json", document)


def metrics_route(services: Services) -> Route:
    """For whoever runs the server; to anybody else it does not exist."""

    async def metrics(request: Request) -> Response:
        if request.client is None or request.client.host not in services.metrics_from:
            raise HTTPException(404)
        try:
            return Response(metrics_text(services), media_type=FORM)
        except RequestRefused as refused:
            return problem_response(refused, request_language(request))

    return Route("/metrics", metrics)


def words_route() -> Route:
    """The catalogue, for games whose pages are not built in (docs/words.md)."""

    async def catalogue(request: Request) -> Response:
        found = words_file(request.path_params["lang"], request.path_params["part"])
        if found is None:
            raise HTTPException(404)
        return found.answer(request.headers)

    return Route("/api/words/{lang}/{part}.ftl", catalogue)


@lru_cache(KEPT_WORDS)
def words_file(lang: str, part: str) -> Asset | None:
    """In English where a game from another package does not speak that language."""
    if lang not in LANGUAGES or not re.fullmatch("[a-z0-9_]{1,64}", part):
        return None
    source = find_source(lang, part) or find_source(FALLBACK, part)
    return None if source is None else text_asset(source)


@cache
def api_document() -> bytes:
    """Made when it is first asked for: it takes as long as the rest of the start."""
    return encode(openapi([*ENDPOINTS, *ADMIN_ENDPOINTS], __version__))


def sockets(services: Services) -> list[WebSocketRoute]:
    return [
        WebSocketRoute("/api/tables/{table}/socket", SocketEndpoint(services, attend_table)),
        WebSocketRoute("/api/lobby", SocketEndpoint(services, attend_lobby)),
    ]


class SocketEndpoint:
    """A socket as the server's process gives it: Starlette passes what is no function through as it is."""

    def __init__(self, services: Services, attend: Callable[[Services, Scope, Receive, Send], Awaitable[None]]) -> None:
        self._services = services
        self._attend = attend

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._attend(self._services, scope, receive, send)


def lost_with(shell: Asset | None) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def lost(request: Request, error: Exception) -> Response:
        """A page for people, JSON for programs; never what went wrong inside."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        lang = request_language(request)
        if request.url.path.startswith("/api/"):
            code = {404: "not_found", 405: "wrong_method"}.get(status, "broken")
            return problem_response(RequestRefused(code), lang)
        if shell and status == 404:
            return shell.answer(request.headers, status)
        return HTMLResponse(not_found_page(lang), status)

    return lost


def scope_language(scope: Scope) -> str:
    query = QueryParams(scope["query_string"])
    return language_of(query.get("lang"), Headers(scope=scope).get("accept-language", ""))
