"""coverstory admin: look after the tables and people of a server, whether it runs or not."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from coverstory.arguments import AddCommand, add_language, positive, suggest
from coverstory.errors import DatabaseInUse, RequestRefused
from coverstory.rules.languages import speak
from coverstory.server.operations.data_folder import database_at, existing
from coverstory.server.operations.setting_sources import Settings, add_database, add_setting, settings_of
from coverstory.server.operations.settings import DATABASE, HOST, PORT
from coverstory.server.storage.databases import Database, need_driver
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.words.catalogue import words
from coverstory.words.say_error import in_language

PERSON_DIGITS = set("0123456789abcdef")
Json = Any  # what the server answers

# The server's libraries take a third of a second to load: some imports stand where they are needed.


@dataclass(frozen=True)
class Action:
    """One thing that can be asked for; `{}` in the path is what it is asked of."""

    method: str
    path: str
    about: str
    body: Callable[[argparse.Namespace], dict[str, object]] = lambda chosen: {"why": chosen.why}
    lines: Callable[[Json], Iterator[str]] | None = None  # None: it is done, and that is all

    @property
    def has_subject(self) -> bool:
        return "{" in self.path or (self.path.startswith("sanctions") and self.method == "POST")


def sanction(kind: str | None) -> Callable[[argparse.Namespace], dict[str, object]]:
    def body(chosen: argparse.Namespace) -> dict[str, object]:
        named = kind or ("person" if is_person(chosen.subject) else "address")
        return {"kind": named, "subject": chosen.subject, "why": chosen.why}

    return body


def with_days(
    body: Callable[[argparse.Namespace], dict[str, object]],
) -> Callable[[argparse.Namespace], dict[str, object]]:
    return lambda chosen: {**body(chosen), "days": chosen.days}


def is_person(word: str) -> bool:
    return len(word) == 32 and set(word) <= PERSON_DIGITS


def table_lines(found: Json) -> Iterator[str]:
    yield from map(table_line, found["tables"])


def table_line(table: Json) -> str:
    seats = (f"{seat['name'] or seat['kind']} {seat['person']}".strip() for seat in table["seats"])
    return "  ".join([table["table"], table["game"], table["stage"], *seats])


def view_lines(found: Json) -> Iterator[str]:
    yield table_line(found["table"])
    yield from (line["text"] for line in found["log"])
    yield from (f"{moment(line['time'])}  {line['name']} {line['person']}: {line['text']}" for line in found["said"])


def sanction_lines(found: Json) -> Iterator[str]:
    for each in found:
        until = "" if each["until"] is None else f"– {moment(each['until'])}"
        yield "  ".join([moment(each["since"]), until, each["kind"], each["subject"], each["why"]])


def report_lines(found: Json) -> Iterator[str]:
    for each in found:
        about = f"{each['name']} {each['author']}: {each['text']}"
        yield "  ".join([str(each["number"]), moment(each["time"]), each["table"], about, f"({each['why']})"])


def audit_lines(found: Json) -> Iterator[str]:
    for each in found:
        yield "  ".join([moment(each["time"]), each["actor"], each["action"], each["subject"], each["why"]])


def json_lines(found: Json) -> Iterator[str]:
    yield json.dumps(found, ensure_ascii=False, indent=2)


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%MZ")


ACTIONS: Mapping[str, Action] = {
    "tables": Action("GET", "tables", "list the newest tables", lines=table_lines),
    "table": Action("GET", "tables/{table}", "show one as an onlooker sees it, and its chat", lines=view_lines),
    "close": Action("POST", "tables/{table}/close", "close a table"),
    "delete": Action("POST", "tables/{table}/delete", "remove a table with its chat and notes"),
    "ban": Action("POST", "sanctions", "keep a person, an address or a network out", with_days(sanction(None))),
    "unban": Action("POST", "sanctions/lift", "let them back", sanction(None)),
    "mute": Action("POST", "sanctions", "a person may play, but not write", with_days(sanction("mute"))),
    "unmute": Action("POST", "sanctions/lift", "let them write again", sanction("mute")),
    "bans": Action("GET", "sanctions", "list bans and mutes", lines=sanction_lines),
    "reports": Action("GET", "reports", "list what players have reported", lines=report_lines),
    "settle": Action("POST", "reports/{report}/settle", "a report is dealt with"),
    "export": Action("GET", "people/{person}", "everything about a person, as JSON", lines=json_lines),
    "forget": Action("POST", "people/{person}/delete", "delete everything about a person", lines=json_lines),
    "audit": Action("GET", "audit", "list what was done here", lines=audit_lines),
}


def add_admin(add: AddCommand) -> None:
    parser = add(
        "admin",
        "Look after a server's tables and people, whether it runs or not: "
        + "; ".join(f"{name}: {action.about}" for name, action in ACTIONS.items())
        + ".",
        "coverstory admin tables",
        "coverstory admin close Xy3aQ9 --why spam",
        "coverstory admin ban 203.0.113.7 --days 30",
    )
    what = parser.add_argument("action", choices=ACTIONS, metavar="ACTION", help=f"one of {', '.join(ACTIONS)}")
    suggest(what, lambda: ACTIONS)
    parser.add_argument(
        "subject", nargs="?", metavar="SUBJECT", help="how a table's id begins, a person, an address, or a number"
    )
    parser.add_argument("--days", type=positive, metavar="N", help="of a ban or mute (default: until it is lifted)")
    parser.add_argument("--why", default="", metavar="TEXT", help="for the audit log")
    parser.add_argument("--json", action="store_true", help="the whole answer, for programs")
    parser.add_argument("--server", metavar="URL", help="where it runs (default: at --host and --port on this machine)")
    add_setting(parser, HOST)
    add_setting(parser, PORT)
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=run_admin)


def run_admin(chosen: argparse.Namespace) -> int:
    lang, action = speak(chosen.lang), ACTIONS[chosen.action]
    if action.has_subject != (chosen.subject is not None):
        return complain(words(lang, "hosting").say("subject_needed" if action.has_subject else "no_subject"))
    try:
        found = answer_to(action, chosen, settings_of(chosen), lang)
    except RequestRefused as refused:
        return complain(in_language(refused.why, lang) or words(lang, "errors").say(f"error-{refused.code}"))
    for line in printed(action, found, chosen.json, lang):
        print(line)
    return 0


def complain(sentence: str) -> int:
    print(f"coverstory: {sentence}", file=sys.stderr)
    return 2


def printed(action: Action, found: Json, as_json: bool, lang: str) -> Iterator[str]:
    if as_json:
        yield from json_lines(found)
    elif action.lines is None:
        yield words(lang, "hosting").say("done")
    else:
        lines = list(action.lines(found))
        yield from lines or [words(lang, "hosting").say("there_are_none")]


def answer_to(action: Action, chosen: argparse.Namespace, settings: Settings, lang: str) -> Json:
    """Of the server that runs on this database, or of the database itself."""
    import asyncio

    from coverstory.server.people.admin_token import read_token
    from coverstory.server.storage.sqlite.server_lock import server_lock

    database = database_at(settings[DATABASE])
    try:
        if isinstance(database, PostgresUrl):
            return asyncio.run(ask_postgres(database, action, chosen, lang))
        with server_lock(existing(database)):
            return asyncio.run(ask_storage(database, action, chosen, lang))
    except DatabaseInUse:
        token = asyncio.run(token_in(database)) if isinstance(database, PostgresUrl) else read_token(database)
        return ask_server(server_of(chosen, settings), token=token, action=action, chosen=chosen, lang=lang)


async def ask_postgres(url: PostgresUrl, action: Action, chosen: argparse.Namespace, lang: str) -> Json:
    need_driver()
    from coverstory.server.storage.postgres.migrate import alone

    async with alone(url):
        return await ask_storage(url, action, chosen, lang)


async def token_in(url: PostgresUrl) -> str:
    from coverstory.server.storage.postgres.service import prepare_to_serve

    return await prepare_to_serve(url)


def server_of(chosen: argparse.Namespace, settings: Settings) -> str:
    from coverstory.server.operations.serve import address_of

    return chosen.server or address_of(settings[HOST], settings[PORT])


def ask_server(server: str, token: str, action: Action, chosen: argparse.Namespace, lang: str) -> Json:
    from coverstory.server.operations.admin_client import ask

    path = action.path.replace(parameter(action.path), chosen.subject or "")
    body = action.body(chosen) if action.method == "POST" else None
    return ask(f"{server}/api/admin/{path}?lang={lang}", token, body)


async def ask_storage(database: Database, action: Action, chosen: argparse.Namespace, lang: str) -> Json:
    from coverstory.server.operations.stopped_server import ask_stopped

    values = {parameter(action.path).strip("{}"): chosen.subject or ""}
    return await ask_stopped(
        database,
        method=action.method,
        path=f"/api/admin/{action.path}",
        values=values,
        body=action.body(chosen),
        lang=lang,
    )


def parameter(path: str) -> str:
    """`{table}` of `tables/{table}/close`; something that stands in no path where there is none."""
    return next((word for word in path.split("/") if word.startswith("{")), "{}")
