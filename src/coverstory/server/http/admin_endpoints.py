"""What can be asked for with the administrator's token. `coverstory admin` asks the same of a stopped server."""

from __future__ import annotations

from typing import Any, Protocol

from coverstory.errors import RequestRefused
from coverstory.server.http.api import Asked, Endpoint
from coverstory.server.people.administration import Administration
from coverstory.wire.admin import (
    AdminAudit,
    AdminReport,
    AdminSanction,
    AdminTables,
    AdminView,
    Because,
    LiftedSanction,
    NewSanction,
    PersonData,
    PersonDeleted,
    Thanks,
)

MOST_DIGITS = 15


class Administered(Protocol):
    """A running server, or the storage of a stopped one."""

    @property
    def administration(self) -> Administration: ...


def actor_of(asked: Asked) -> str:
    """There is one token: the audit log tells where it was used."""
    return asked.address or "console"


async def list_tables(server: Administered, asked: Asked) -> AdminTables:
    return await server.administration.tables()


async def see_table(server: Administered, asked: Asked) -> AdminView:
    return await server.administration.view(asked.path["table"], asked.lang)


async def close_table(server: Administered, asked: Asked) -> Thanks:
    await server.administration.close(asked.path["table"], asked.body.why, actor_of(asked))
    return Thanks()


async def delete_table(server: Administered, asked: Asked) -> Thanks:
    await server.administration.delete(asked.path["table"], asked.body.why, actor_of(asked))
    return Thanks()


async def list_sanctions(server: Administered, asked: Asked) -> list[AdminSanction]:
    return await server.administration.sanctions()


async def impose_sanction(server: Administered, asked: Asked) -> Thanks:
    wish: NewSanction = asked.body
    await server.administration.impose(
        wish.kind, subject=wish.subject, days=wish.days, why=wish.why, actor=actor_of(asked)
    )
    return Thanks()


async def lift_sanction(server: Administered, asked: Asked) -> Thanks:
    wish: LiftedSanction = asked.body
    await server.administration.lift(wish.kind, wish.subject, wish.why, actor_of(asked))
    return Thanks()


async def list_reports(server: Administered, asked: Asked) -> list[AdminReport]:
    return await server.administration.reports()


async def settle_report(server: Administered, asked: Asked) -> Thanks:
    word = asked.path["report"]
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        raise RequestRefused("no_report")
    await server.administration.settle(int(word), asked.body.why, actor_of(asked))
    return Thanks()


async def export_person(server: Administered, asked: Asked) -> PersonData:
    return await server.administration.data_of(asked.path["person"], actor_of(asked))


async def delete_person(server: Administered, asked: Asked) -> PersonDeleted:
    return await server.administration.forget(asked.path["person"], asked.body.why, actor_of(asked))


async def list_audit(server: Administered, asked: Asked) -> list[AdminAudit]:
    return await server.administration.audit()


def call(method: str, path: str, summary: str, answers: Any, handler: Any, takes: Any = None) -> Endpoint[Administered]:
    """Any: types and functions, as of any endpoint."""
    return Endpoint(method, path=f"/api/admin/{path}", summary=summary, answers=answers, handler=handler, takes=takes)


ADMIN_ENDPOINTS: list[Endpoint[Administered]] = [
    call("GET", path="tables", summary="Tables, for the administrator", answers=AdminTables, handler=list_tables),
    call("GET", path="tables/{table}", summary="A table as an onlooker sees it", answers=AdminView, handler=see_table),
    call("POST", path="tables/{table}/close", summary="Close it", answers=Thanks, handler=close_table, takes=Because),
    call(
        "POST",
        path="tables/{table}/delete",
        summary="Remove it, with its chat and notes",
        answers=Thanks,
        handler=delete_table,
        takes=Because,
    ),
    call(
        "GET",
        path="sanctions",
        summary="Who is kept out or may not speak",
        answers=list[AdminSanction],
        handler=list_sanctions,
    ),
    call(
        "POST",
        path="sanctions",
        summary="Keep somebody out, or mute them",
        answers=Thanks,
        handler=impose_sanction,
        takes=NewSanction,
    ),
    call(
        "POST",
        path="sanctions/lift",
        summary="Let them back",
        answers=Thanks,
        handler=lift_sanction,
        takes=LiftedSanction,
    ),
    call("GET", path="reports", summary="What players have reported", answers=list[AdminReport], handler=list_reports),
    call(
        "POST",
        path="reports/{report}/settle",
        summary="It is dealt with",
        answers=Thanks,
        handler=settle_report,
        takes=Because,
    ),
    call("GET", path="people/{person}", summary="Everything about a person", answers=PersonData, handler=export_person),
    call(
        "POST",
        path="people/{person}/delete",
        summary="Delete everything about a person",
        answers=PersonDeleted,
        handler=delete_person,
        takes=Because,
    ),
    call("GET", path="audit", summary="What administrators have done", answers=list[AdminAudit], handler=list_audit),
]
