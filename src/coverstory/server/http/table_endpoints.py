"""What can be asked of a table."""

from __future__ import annotations

import time
from typing import Annotated

from msgspec.structs import replace

from coverstory.errors import RequestRefused
from coverstory.server.http.api import Asked, Endpoint, Query
from coverstory.server.http.people_endpoints import with_cookie
from coverstory.server.live.room import WORDS, Answer, Room
from coverstory.server.people.identity import (
    new_secret,
    person_of,
    run_named,
)
from coverstory.server.services import Services
from coverstory.server.storage.moderation import Report
from coverstory.table.events import Said, StoredEvent
from coverstory.table.phrases import say_phrase
from coverstory.table.refusals import Refusal, say_refusal
from coverstory.table.table import Table
from coverstory.wire.admin import NewReport, Thanks
from coverstory.wire.base import about
from coverstory.wire.commands import Command
from coverstory.wire.http import (
    NewTable,
    PublicTables,
    TableMade,
)
from coverstory.wire.messages import Done, Hinted, Pong, Refused, Welcome
from coverstory.wire.remarks import say_remark


class SeatQuery(Query, frozen=True):
    seat: Annotated[int | None, about("one of your seats, or -1 to look on; otherwise your first seat")] = None


class CommandQuery(Query, frozen=True):
    client: Annotated[str | None, about("names your program's run: the same `id` again is carried out only once")] = (
        None
    )


async def list_tables(services: Services, asked: Asked) -> PublicTables:
    return PublicTables(services.lobby.tables())


async def make_table(services: Services, asked: Asked) -> object:
    """A browser without a cookie gets one with the answer."""
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    secret = asked.secret or new_secret()
    person = person_of(secret)
    assert person is not None
    made = await services.rooms.make(asked.body, person, asked.address)
    if isinstance(made, Refusal):
        return not_made(made, asked.lang)
    answer = table_made(services, asked, made)
    return answer if asked.person else with_cookie(services, asked, answer, secret)


def not_made(refusal: Refusal, lang: str) -> Refused:
    said = say_refusal(refusal, None, lang)
    return Refused(None, refusal.code, refusal.rule, text=said, field=refusal.field)


def table_made(services: Services, asked: Asked, table: str) -> TableMade:
    base = services.hosts.public_url.rstrip("/") or f"{asked.scheme}://{asked.host}"
    return TableMade(table, f"{base}/t/{table}")


async def see_table(services: Services, asked: Asked) -> Welcome:
    room = await visited(services, asked)
    return room.welcome(room.audience_of(asked.person, asked.query.seat), asked.person, asked.lang)


async def visited(services: Services, asked: Asked) -> Room:
    """The table that was asked for; whoever asks shows by it that they are there."""
    room = await services.rooms.find(asked.path["table"])
    if asked.person is not None:
        await room.visit(asked.person)
    return room


async def command_table(services: Services, asked: Asked) -> object:
    person = asked.somebody()
    if not services.command_limiter.allows(person):
        raise RequestRefused("too_often")
    if type(asked.body) in WORDS and not services.words.allows(person, asked.address, len(asked.body.text)):
        raise RequestRefused("too_often")
    room = await visited(services, asked)
    answers: list[Answer] = []
    await room.obey(person, asked.body, answers.append, run_named(asked.query.client))
    return in_words(answers[0], room.table, asked.lang)


def in_words(answer: Answer, table: Table, lang: str) -> Answer:
    """What a socket leaves to whoever reads it is said here, for programs."""
    if isinstance(answer, Refused):
        refusal = Refusal(answer.code, answer.rule)
        return replace(answer, text=say_refusal(refusal, table.game, lang))
    if isinstance(answer, Hinted):
        said = [replace(remark, text=say_remark(remark, table.game, lang, table.names)) for remark in answer.remarks]
        return replace(answer, remarks=said)
    return answer


async def report_line(services: Services, asked: Asked) -> Thanks:
    """Only what the reporter may hear can be reported. Who said it is found out here, and not told to anybody else."""
    person = asked.somebody()
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    room = await services.rooms.find(asked.path["table"])
    viewer = room.audience_of(person, None)
    if all(line.wall != asked.body.time for line in room.table.chat(viewer)):
        raise RequestRefused("no_line")
    for stored in await services.storage.events(room.table.id):
        if isinstance(stored.event, Said) and stored.moment.wall == asked.body.time:
            await services.storage.keep_report(report_of(asked, room.table.id, person, stored))
            return Thanks()
    raise RequestRefused("no_line")


def report_of(asked: Asked, table: str, reporter: str, stored: StoredEvent) -> Report:
    said = stored.event
    assert isinstance(said, Said)
    return Report(
        made=time.time(),
        table=table,
        reporter=reporter,
        author=stored.person,
        name=said.name,
        said=stored.moment.wall,
        text=said.text or say_phrase(said.phrase, asked.lang),
        why=asked.body.why,
    )


TABLE_ENDPOINTS: list[Endpoint[Services]] = [
    Endpoint("GET", path="/api/tables", summary="Public tables", answers=PublicTables, handler=list_tables),
    Endpoint(
        "POST",
        path="/api/tables",
        summary="Make a table",
        answers=TableMade,
        handler=make_table,
        takes=NewTable,
        status=201,
    ),
    Endpoint(
        "GET",
        path="/api/tables/{table}",
        summary="A table as you see it",
        answers=Welcome,
        handler=see_table,
        query=SeatQuery,
    ),
    Endpoint(
        "POST",
        path="/api/tables/{table}/commands",
        summary="A command, as over the table's socket",
        answers=Done | Hinted | Pong,
        handler=command_table,
        takes=Command,
        query=CommandQuery,
    ),
    Endpoint(
        "POST",
        path="/api/tables/{table}/reports",
        summary="Report a line of the chat to whoever runs the server",
        answers=Thanks,
        handler=report_line,
        takes=NewReport,
    ),
]
