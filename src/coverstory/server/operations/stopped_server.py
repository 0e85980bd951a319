"""Asks the storage of a stopped server what its administrator could ask the running one: by the same endpoints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.datastructures import Headers

from coverstory.server.http.admin_endpoints import ADMIN_ENDPOINTS
from coverstory.server.http.api import Asked, Query
from coverstory.server.people.administration import Administration
from coverstory.server.people.moderation import Moderation
from coverstory.server.storage.databases import Database, open_storage
from coverstory.wire.serialise import encode


class StoppedServer:
    """For whoever has the lock of the database."""

    def __init__(self, administration: Administration) -> None:
        self.administration = administration


async def ask_stopped(
    database: Database, *, method: str, path: str, values: Mapping[str, str], body: object, lang: str
) -> Any:  # JSON
    endpoint = next(each for each in ADMIN_ENDPOINTS if (each.method, each.path) == (method, path))
    asked = Asked(
        path=values,
        query=Query(),
        body=None if endpoint.takes is None else msgspec.convert(body, endpoint.takes),
        lang=lang,
        secret=None,
        person=None,
        address="",
        scheme="",
        host="",
        cookies={},
        headers=Headers(),
    )
    storage = await open_storage(database)
    try:
        answer = await endpoint.handler(StoppedServer(Administration(storage, Moderation())), asked)
    finally:
        await storage.close()
    return msgspec.json.decode(encode(answer))
