"""coverstory check: is everything in the database as it was stored?"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from coverstory.arguments import AddCommand, add_language
from coverstory.progress import Progress
from coverstory.rules.languages import speak
from coverstory.server.operations.data_folder import SCHEME, existing, usual_database
from coverstory.server.operations.setting_sources import add_config, database_of
from coverstory.server.storage.databases import Database, need_driver
from coverstory.server.storage.postgres.url import PostgresUrl, is_postgres
from coverstory.server.texts import about_database
from coverstory.words.catalogue import Value
from coverstory.words.say_error import in_language

if TYPE_CHECKING:
    from coverstory.server.storage.findings import Findings

SHOWN_OF_AN_ID = 6  # characters: the whole id of a table is an invitation
DAMAGED = 1  # the exit code


def add_check(add: AddCommand) -> None:
    parser = add(
        "check",
        "Verify everything in the server's database, also while it is running. Nothing is changed.",
        "coverstory check",
        "coverstory check club.db",
        "coverstory check monday.db --lang de",
    )
    parser.add_argument(
        "database",
        nargs="?",
        metavar="DATABASE",
        help=f"a file, sqlite:///FILE, or postgresql://… (default: {usual_database()})",
    )
    add_config(parser)
    add_language(parser)
    parser.set_defaults(run=run_check)


def run_check(chosen: argparse.Namespace) -> int:
    """1 if anything is damaged."""
    if chosen.database is not None and not chosen.database.startswith(SCHEME) and not is_postgres(chosen.database):
        chosen.database = SCHEME + chosen.database
    database = database_of(chosen)
    found = checked_postgres(database) if isinstance(database, PostgresUrl) else checked(existing(database))
    lang = speak(chosen.lang)
    for line in report(database, found, lang):
        print(line)
    if found.is_sound:
        return 0
    print(about_database("what_to_do", lang))
    return DAMAGED


def checked(file: Path) -> Findings:
    from coverstory.server.storage.sqlite.check import check_database  # takes a while to load, with all the games

    with shown("check") as show:
        return check_database(file, show)


def checked_postgres(url: PostgresUrl) -> Findings:
    import asyncio  # other commands do not wait for it to load

    need_driver()
    from coverstory.server.storage.postgres.check import check_postgres

    with shown("check") as show:
        return asyncio.run(check_postgres(url, show))


@contextmanager
def shown(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar for work that says how much is done, and of how much."""
    bar: list[Progress] = []

    def show(done: int, total: int) -> None:
        if not bar:
            bar.append(Progress(what, total))
        bar[0].show(done)

    try:
        yield show
    finally:
        for drawn in bar:
            drawn.close()


def report_damage(found: Findings, lang: str) -> Iterator[str]:
    for why in found.file:
        yield about_database("file_damaged", lang, why=in_language(why, lang))
    for table, why in found.damaged_tables.items():
        yield about_database("table_damaged", lang, table=table[:SHOWN_OF_AN_ID], why=in_language(why, lang))
    for match, why in found.damaged_games.items():
        yield about_database("game_damaged", lang, match=match[:SHOWN_OF_AN_ID], why=in_language(why, lang))


def report(file: Database, found: Findings, lang: str) -> Iterator[str]:
    def say(name: str, /, **values: Value) -> str:
        return about_database(name, lang, **values)

    yield from report_damage(found, lang)
    if found.other_rules:
        yield say("other_rules", count=found.other_rules)
    if not found.is_covered:
        yield say("not_covered", file=file.name)
    looked_at: dict[str, Value] = {
        "file": file.name,
        "tables": found.tables,
        "events": found.events,
        "games": found.games,
        "damaged_tables": len(found.damaged_tables),
        "damaged_games": len(found.damaged_games),
    }
    yield say("sound" if found.is_sound else "damaged", **looked_at)
