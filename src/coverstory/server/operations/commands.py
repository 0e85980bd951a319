"""The commands of the server: the table in the browser, serve, think, config, backup, restore, export, import,
check, move, admin."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

from coverstory.arguments import AddCommand, add_old_flag, usual_language
from coverstory.errors import CannotListen, MalformedRecord, RequestRefused
from coverstory.server.http.limits import NO_RATE_LIMIT as WITHOUT_RATES
from coverstory.server.http.limits import Limits
from coverstory.server.operations.admin_command import add_admin
from coverstory.server.operations.backup_commands import add_backup, add_restore
from coverstory.server.operations.check_command import add_check
from coverstory.server.operations.config_command import add_config_command
from coverstory.server.operations.data_folder import database_at, existing
from coverstory.server.operations.move_command import add_move
from coverstory.server.operations.setting_sources import (
    Settings,
    add_config,
    add_database,
    add_setting,
    database_of,
    settings_of,
)
from coverstory.server.operations.settings import (
    BOT_PAUSE,
    BOTS,
    BUS,
    CONNECTIONS,
    DATABASE,
    HOST,
    LIMIT,
    LOG,
    METRICS_FROM,
    NO_RATE_LIMIT,
    PORT,
    PUBLIC_URL,
    SERVING,
    TRUSTED_PROXY,
    USUAL_HOST,
    WORD_LIST,
)
from coverstory.server.operations.think_command import add_think
from coverstory.server.storage.databases import Database, open_games
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import about_database
from coverstory.words.catalogue import Translations

# The server's libraries take a third of a second to load: other commands do not wait for them, so some imports below
# stand where they are needed.


def add_table(parser: argparse.ArgumentParser) -> None:
    """What happens without any command."""
    parser.add_argument("--no-browser", action="store_true", help="serve the table, but do not open the browser")
    add_setting(parser, PORT)
    parser.set_defaults(run=run_table)


def add_server_commands(add: AddCommand) -> None:
    add_serve(add)
    add_think(add)
    add_config_command(add, add_settings)
    add_backup(add)
    add_restore(add)
    add_records_command(add, "export", "Write the records of all finished games", run_export)
    add_records_command(add, "import", "Add recorded games to the server's finished games", run_import)
    add_check(add)
    add_move(add)
    add_admin(add)


def add_serve(add: AddCommand) -> None:
    parser = add(
        "serve",
        "Serve tables to browsers and programs.",
        "coverstory serve",
        "coverstory serve --host 0.0.0.0 --port 80 --public-url https://games.example",
        "coverstory serve --config club.toml",
    )
    add_settings(parser)
    parser.set_defaults(run=run_serve)


def add_settings(parser: argparse.ArgumentParser) -> None:
    for setting in SERVING:
        add_setting(parser, setting)
    add_old_flag(parser, "--unhurried", "--no-rate-limit")
    parser.add_argument(
        "--limit",
        action="append",
        metavar="NAME=NUMBER",
        help="another number than usual for a limit of docs/hosting.md, as in tables_per_person=300; several times",
    )
    add_config(parser)


def add_records_command(add: AddCommand, name: str, about: str, run: Callable[[argparse.Namespace], int]) -> None:
    """Records go from the database to a file, or the other way."""
    parser = add(name, f"{about}, also while the server is running.", f"coverstory {name} games.jsonl")
    parser.add_argument("file", type=Path, metavar="FILE.jsonl", help="one record a line")
    add_database(parser)
    parser.set_defaults(run=run)


def run_table(chosen: argparse.Namespace) -> int:
    """At this machine alone. One that runs already is gone to; another program at our port is evaded."""
    from coverstory.server.operations.open_browser import is_ours, show
    from coverstory.server.operations.serve import address_of

    opens, settings = not chosen.no_browser, settings_of(chosen)
    settings.check()
    address = address_of(USUAL_HOST, settings[PORT])
    if is_ours(address):
        print(about_database("served_already", address=address))
        if opens:
            show(address).join()
        return 0
    try:
        return serve_table(settings, settings[PORT], opens)
    except CannotListen:
        return serve_table(settings, 0, opens)


def serve_table(settings: Settings, port: int, opens: bool) -> int:
    from coverstory.server.operations.serve import Setup, serve

    return serve(
        Setup(
            host=USUAL_HOST,
            port=port,
            database=new_or_existing(settings),
            public_url="",
            bots=settings[BOTS],
            limits=Limits(),
            opens=opens,
        )
    )


def run_serve(chosen: argparse.Namespace) -> int:
    from coverstory.server.operations.serve import Setup, serve

    settings = settings_of(chosen)
    settings.check()
    return serve(
        Setup(
            host=settings[HOST],
            port=settings[PORT],
            database=new_or_existing(settings),
            public_url=settings[PUBLIC_URL],
            bots=settings[BOTS],
            limits=limits_of(settings),
            proxies=settings[TRUSTED_PROXY],
            bot_pause=settings[BOT_PAUSE],
            log=settings[LOG],
            metrics_from=settings[METRICS_FROM],
            word_list=Path(settings[WORD_LIST]) if settings[WORD_LIST] else None,
            bus=settings[BUS],
        )
    )


def new_or_existing(settings: Settings) -> Database:
    database = database_at(settings[DATABASE])
    if not isinstance(database, PostgresUrl):
        database.parent.mkdir(parents=True, exist_ok=True)
    return database


def limits_of(settings: Settings) -> Limits:
    limits = WITHOUT_RATES if settings[NO_RATE_LIMIT] else Limits()
    if settings.source_of(CONNECTIONS) is not None:
        share = settings[CONNECTIONS]
        limits = replace(limits, connections_per_address=share, sockets_per_address=share)
    return replace(limits, **{name: settings[setting] for name, setting in LIMIT.items()})


def run_export(chosen: argparse.Namespace) -> int:
    import asyncio  # other commands do not wait for it to load

    database = database_of(chosen)
    if not isinstance(database, PostgresUrl):
        existing(database)
    count = asyncio.run(export_games(database, chosen.file))
    print(about_database("exported", count=count, file=str(chosen.file)))
    return 0


async def export_games(database: Database, target: Path) -> int:
    from coverstory.match.record import write_record

    bring_up_to_date(database)
    storage = await open_games(database)
    count = 0
    try:
        with target.open("wb") as file:
            async for game in storage.all_games():
                file.write(write_record(game.record) + b"\n")
                count += 1
    finally:
        await storage.close()
    return count


def run_import(chosen: argparse.Namespace) -> int:
    import asyncio  # other commands do not wait for it to load

    file = new_or_existing(settings_of(chosen))
    kept, known = asyncio.run(import_games(file, chosen.file))
    print(about_database("imported", kept=kept, known=known))
    return 0


async def import_games(database: Database, source: Path) -> tuple[int, int]:
    """How many were added, and how many were known. All are read before the first is kept."""
    from coverstory.match.record import read_record
    from coverstory.match.replay import at_once
    from coverstory.table.history import imported

    games = []
    for number, line in enumerate(source.read_bytes().splitlines(), 1):
        where = Translations("records", "line_of_file", file=str(source), number=str(number))
        try:
            games.append(at_once(imported(read_record(line, where), time.time(), usual_language())))
        except RequestRefused as refused:
            raise MalformedRecord(where, Translations("records", "finished_record"), refused.why) from None
    bring_up_to_date(database)
    storage = await open_games(database)
    try:
        kept = [await storage.keep_game(game) for game in games]
    finally:
        await storage.close()
    return sum(kept), len(kept) - sum(kept)


def bring_up_to_date(file: Database) -> None:
    """Not under the hands of a server that runs on it. PostgreSQL's is brought up to date by whoever opens it."""
    if isinstance(file, PostgresUrl):
        return
    from coverstory.server.storage.sqlite.migrate import is_older
    from coverstory.server.storage.sqlite.server_lock import server_lock
    from coverstory.server.storage.sqlite.storage import prepare

    with server_lock(file) if is_older(file) else nullcontext():
        prepare(file)
