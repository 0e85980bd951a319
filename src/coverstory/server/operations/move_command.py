"""coverstory move: all that one database holds, to another one, of SQLite or PostgreSQL."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from coverstory.arguments import AddCommand, add_language
from coverstory.rules.languages import speak
from coverstory.server.operations.check_command import shown
from coverstory.server.operations.data_folder import database_at, existing
from coverstory.server.storage.databases import Database, need_driver
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import about_database

if TYPE_CHECKING:
    from coverstory.server.storage.moving import Moved, Side
    from coverstory.server.storage.show import Show

# The server's libraries take a third of a second to load: some imports stand where they are needed.


def add_move(add: AddCommand) -> None:
    parser = add(
        "move",
        "Move everything to another database, of SQLite or PostgreSQL, while no server runs. The old one stays.",
        "coverstory move sqlite:///club.db postgresql://club@db.example/club",
        "coverstory move postgresql://club@db.example/club sqlite:///club.db",
    )
    parser.add_argument("source", metavar="FROM", help="sqlite:///FILE, or postgresql://…")
    parser.add_argument("target", metavar="TO", help="a database that is empty, or a file that is not there")
    add_language(parser)
    parser.set_defaults(run=run_move)


def run_move(chosen: argparse.Namespace) -> int:
    import asyncio  # other commands do not wait for it to load

    source, target, lang = database_at(chosen.source), database_at(chosen.target), speak(chosen.lang)
    if not isinstance(source, PostgresUrl):
        existing(source)
    if isinstance(source, PostgresUrl) or isinstance(target, PostgresUrl):
        need_driver()
    with shown("move") as show:
        moved = asyncio.run(move(source, target, show))
    counts = {"tables": moved.tables, "events": moved.events, "games": moved.games}
    print(about_database("moved", lang, source=str(source), target=str(target), **counts))
    return 0


async def move(source: Database, target: Database, show: Show) -> Moved:
    from coverstory.server.storage.moving import move_all

    async with opened_source(source) as from_side, opened_target(target) as to_side:
        return await move_all(from_side, to_side, show)


@asynccontextmanager
async def opened_source(database: Database) -> AsyncIterator[Side]:
    if isinstance(database, PostgresUrl):
        from coverstory.server.storage.postgres.moving import source_database

        async with source_database(database) as side:
            yield side
    else:
        from coverstory.server.storage.sqlite.moving import source_file

        with source_file(database) as file_side:
            yield file_side


@asynccontextmanager
async def opened_target(database: Database) -> AsyncIterator[Side]:
    if isinstance(database, PostgresUrl):
        from coverstory.server.storage.postgres.moving import target_database

        async with target_database(database) as side:
            yield side
    else:
        from coverstory.server.storage.sqlite.moving import target_file

        database.parent.mkdir(parents=True, exist_ok=True)
        with target_file(database) as file_side:
            yield file_side
