"""The commands of the server: the table in the browser, serve, backup, restore, export, import, check."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

from coverstory.arguments import AddCommand, add_old_flag, usual_language
from coverstory.errors import CannotListen, MalformedRecord, RequestRefused
from coverstory.match.record import read_record, write_record
from coverstory.match.replay import at_once
from coverstory.server.http.limits import NUMBERS
from coverstory.server.operations.backup_commands import add_backup, add_restore
from coverstory.server.operations.check_command import add_check
from coverstory.server.operations.data_folder import add_database, database_file, existing, usual_database
from coverstory.server.people.hosts import is_public_url
from coverstory.server.texts import about_database
from coverstory.table.pause_option import add_bot_pause
from coverstory.words.catalogue import Translations

# The server's libraries take a third of a second to load: other commands do not wait for them, so some imports below
# stand where they are needed.

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8707
MOST_PORT = 65535
MOST_DIGITS = 12


def add_table(parser: argparse.ArgumentParser) -> None:
    """What happens without any command."""
    parser.add_argument("--no-browser", action="store_true", help="serve the table, but do not open the browser")
    add_port(parser)
    parser.set_defaults(run=run_table)


def add_server_commands(add: AddCommand) -> None:
    add_serve(add)
    add_backup(add)
    add_restore(add)
    add_records_command(add, "export", "Write the records of all finished games", run_export)
    add_records_command(add, "import", "Add recorded games to the server's finished games", run_import)
    add_check(add)


def add_serve(add: AddCommand) -> None:
    parser = add(
        "serve",
        "Serve tables to browsers and programs.",
        "coverstory serve",
        "coverstory serve --host 0.0.0.0 --port 80 --public-url https://games.example",
    )
    parser.add_argument("--host", default=USUAL_HOST, help=f"the address to listen at (default: {USUAL_HOST})")
    add_port(parser)
    parser.add_argument(
        "--public-url",
        type=public_url,
        default="",
        metavar="URL",
        help="how others reach this server, if not by its address alone",
    )
    parser.add_argument(
        "--bots",
        type=positive,
        default=0,
        metavar="N",
        help="processes for bots (default: one less than there are CPUs)",
    )
    add_bot_pause(parser)
    parser.add_argument(
        "--no-rate-limit",
        action="store_true",
        help="anybody may ask as often as they like: for measuring, or behind a proxy with limits of its own",
    )
    add_old_flag(parser, "--unhurried", "--no-rate-limit")
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front of this server: it is believed whose requests it passes on; may be given several times",
    )
    parser.add_argument(
        "--connections-per-address",
        type=positive,
        metavar="N",
        help="how many connections one address may hold (default: 1500, of which 1000 at tables)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        type=limit,
        default=[],
        metavar="NAME=NUMBER",
        help="another number than usual for a limit of docs/hosting.md, as in tables_per_person=300; several times",
    )
    add_database(parser)
    parser.set_defaults(run=run_serve)


def add_records_command(add: AddCommand, name: str, about: str, run: Callable[[argparse.Namespace], int]) -> None:
    """Records go from the database to a file, or the other way."""
    parser = add(name, f"{about}, also while the server is running.", f"coverstory {name} games.jsonl")
    parser.add_argument("file", type=Path, metavar="FILE.jsonl", help="one record a line")
    add_database(parser)
    parser.set_defaults(run=run)


def add_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=port, default=USUAL_PORT, help=f"the port to listen at; 0: any free one (default: {USUAL_PORT})"
    )


def port(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to {MOST_PORT}, got {word!r}")
    return int(word)


def positive(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 0 < int(word) < 100_000:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 to 99999, got {word!r}")
    return int(word)


def public_url(word: str) -> str:
    if word and not is_public_url(word):
        raise argparse.ArgumentTypeError(f"expected an address such as https://games.example, got {word!r}")
    return word


def limit(word: str) -> tuple[str, int]:
    name, _, number = word.partition("=")
    if name not in NUMBERS or not number.isascii() or not number.isdigit() or len(number) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"expected one of {', '.join(NUMBERS)}, = and a number, got {word!r}")
    return name, int(number)


def run_table(chosen: argparse.Namespace) -> int:
    """At this machine alone. One that runs already is gone to; another program at our port is evaded."""
    from coverstory.server.operations.open_browser import is_ours, show
    from coverstory.server.operations.serve import address_of

    opens = not chosen.no_browser
    address = address_of(USUAL_HOST, chosen.port)
    if is_ours(address):
        print(about_database("served_already", address=address))
        if opens:
            show(address).join()
        return 0
    try:
        return serve_table(chosen.port, opens)
    except CannotListen:
        return serve_table(0, opens)


def serve_table(port: int, opens: bool) -> int:
    from coverstory.server.http.limits import Limits
    from coverstory.server.operations.serve import Setup, serve

    file = database_file(usual_database())
    file.parent.mkdir(parents=True, exist_ok=True)
    return serve(Setup(host=USUAL_HOST, port=port, database=file, public_url="", bots=0, limits=Limits(), opens=opens))


def run_serve(chosen: argparse.Namespace) -> int:
    from coverstory.server.http.limits import NO_RATE_LIMIT, Limits
    from coverstory.server.operations.serve import Setup, serve

    file = database_file(chosen.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    limits = NO_RATE_LIMIT if chosen.no_rate_limit else Limits()
    if chosen.connections_per_address:
        share = chosen.connections_per_address
        limits = replace(limits, connections_per_address=share, sockets_per_address=share)
    limits = replace(limits, **dict(chosen.limit))
    return serve(
        Setup(
            host=chosen.host,
            port=chosen.port,
            database=file,
            public_url=chosen.public_url,
            bots=chosen.bots,
            limits=limits,
            proxies=tuple(chosen.trusted_proxy),
            bot_pause=chosen.bot_pause,
        )
    )


def run_export(chosen: argparse.Namespace) -> int:
    count = asyncio.run(export_games(existing(chosen.database), chosen.file))
    print(about_database("exported", count=count, file=str(chosen.file)))
    return 0


async def export_games(database: Path, target: Path) -> int:
    from coverstory.server.storage.sqlite import FinishedGames

    bring_up_to_date(database)
    storage = FinishedGames(database)
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
    file = database_file(chosen.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept, known = asyncio.run(import_games(file, chosen.file))
    print(about_database("imported", kept=kept, known=known))
    return 0


async def import_games(database: Path, source: Path) -> tuple[int, int]:
    """How many were added, and how many were known. All are read before the first is kept."""
    from coverstory.server.storage.sqlite import FinishedGames
    from coverstory.table.history import imported

    games = []
    for number, line in enumerate(source.read_bytes().splitlines(), 1):
        where = Translations("records", "line_of_file", file=str(source), number=str(number))
        try:
            games.append(at_once(imported(read_record(line, where), time.time(), usual_language())))
        except RequestRefused as refused:
            raise MalformedRecord(where, Translations("records", "finished_record"), refused.why) from None
    bring_up_to_date(database)
    storage = FinishedGames(database)
    try:
        kept = [await storage.keep_game(game) for game in games]
    finally:
        await storage.close()
    return sum(kept), len(kept) - sum(kept)


def bring_up_to_date(file: Path) -> None:
    """Not under the hands of a server that runs on it."""
    from coverstory.server.storage.migrate import is_older
    from coverstory.server.storage.server_lock import server_lock
    from coverstory.server.storage.sqlite import prepare

    with server_lock(file) if is_older(file) else nullcontext():
        prepare(file)
