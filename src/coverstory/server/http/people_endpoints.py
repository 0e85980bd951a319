"""Who somebody is, and how the server is."""

from __future__ import annotations

from coverstory.errors import RequestRefused
from coverstory.server.http.api import Asked, Endpoint, WithCookie
from coverstory.server.people.identity import (
    COOKIE,
    SECURE_COOKIE,
    cookie_header,
    new_secret,
    person_of,
)
from coverstory.server.services import Services
from coverstory.wire.http import (
    Health,
    Me,
    ServerStatus,
    Token,
)


async def see_status(services: Services, asked: Asked) -> ServerStatus:
    return ServerStatus(
        tables=services.rooms.count(),
        sockets=services.attendance.sockets,
        bots_waiting=services.bots.waiting(),
        fallbacks=services.bots.fallbacks.count,
    )


async def see_health(services: Services, asked: Asked) -> Health:
    return Health()


async def see_readiness(services: Services, asked: Asked) -> Health:
    if (code := services.unready()) is not None:
        raise RequestRefused(code)
    return Health()


async def make_token(services: Services, asked: Asked) -> Token:
    secret = new_secret()
    return Token(secret, person_of(secret) or "")


async def see_myself(services: Services, asked: Asked) -> object:
    """Whoever has the cookie of an older release gets today's: everybody passes here now and then."""
    tables = [] if asked.person is None else await services.tables_of(asked.person)
    me = Me(asked.person is not None, tables)
    is_old = asked.secret is not None and asked.cookies.get(COOKIE) == asked.secret
    if is_old and asked.cookies.get(SECURE_COOKIE) is None and services.hosts.is_secure(asked.host):
        return with_cookie(services, asked, me, asked.secret or "")
    return me


async def become_somebody(services: Services, asked: Asked) -> object:
    """A browser asks for its cookie before it sits down at somebody else's table."""
    if asked.person is not None:
        return await see_myself(services, asked)
    return with_cookie(services, asked, Me(known=True, tables=[]), new_secret())


def with_cookie(services: Services, asked: Asked, answer: object, secret: str) -> WithCookie:
    return WithCookie(answer, cookie_header(secret, services.hosts.is_secure(asked.host)))


PEOPLE_ENDPOINTS: list[Endpoint[Services]] = [
    Endpoint("GET", path="/api/status", summary="How busy the server is", answers=ServerStatus, handler=see_status),
    Endpoint("GET", path="/healthz", summary="The server is alive", answers=Health, handler=see_health),
    Endpoint("GET", path="/readyz", summary="It may take players", answers=Health, handler=see_readiness),
    Endpoint(
        "POST", path="/api/tokens", summary="A token for a program", answers=Token, handler=make_token, status=201
    ),
    Endpoint("GET", path="/api/me", summary="Your tables", answers=Me, handler=see_myself),
    Endpoint(
        "POST", path="/api/me", summary="A cookie for a browser that has none", answers=Me, handler=become_somebody
    ),
]
