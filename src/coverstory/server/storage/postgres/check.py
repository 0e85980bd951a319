"""Everything that a PostgreSQL database holds, verified: reads only, also beside running servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import asyncpg

from coverstory.errors import CoverstoryError, DamagedGame, DamagedTable, UnknownVersion, UnusableDatabase
from coverstory.match.replay import replay
from coverstory.server.storage.checksum import uptime_sum
from coverstory.server.storage.findings import DOES_NOT_REPLAY, Findings, events_of, replay_table
from coverstory.server.storage.games import game_of
from coverstory.server.storage.notes import is_what_was_stored
from coverstory.server.storage.postgres.connections import first_connection, say_goodbye
from coverstory.server.storage.postgres.failures import DAMAGED, PASSES, failed
from coverstory.server.storage.postgres.migrate import migrations, named, refuse_newer, version_of
from coverstory.server.storage.postgres.storage import game_row, note_rows, sound_rows
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.storage.show import Show
from coverstory.server.texts import text_about
from coverstory.words.say_error import ErrorText

if TYPE_CHECKING:
    from coverstory.server.storage.postgres.connections import Db


async def check_postgres(url: PostgresUrl, show: Show) -> Findings:
    """An UnusableDatabase if it is none of ours, or of an older release."""
    connection = await first_connection(url)
    try:
        version = await version_of(connection, url)
        refuse_newer(version, url)
        if version < migrations()[-1].number:
            raise UnusableDatabase(named(url), text_about("made_by_serve"), text_about("empty"))
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return await check_all(connection, show)
    except (*PASSES, asyncpg.PostgresError) as error:
        raise failed(error) from None
    finally:
        await say_goodbye(connection)


async def check_all(db: Db, show: Show) -> Findings:
    found = Findings(is_covered=True)
    seconds, stored = await db.fetchrow("select seconds, sum from uptime") or (0.0, b"")
    if uptime_sum(seconds) != stored:
        found.file.append(text_about("other_uptime"))
    if await db.fetchval("select count(*) from entries where not exists (select from tables where id = table_id)"):
        found.file.append(text_about("lone_row", table="entries", other="tables"))
    tables = [table for (table,) in await db.fetch("select id from tables order by made")]
    games = [match for (match,) in await db.fetch("select match from games order by ended, match")]
    for done, table in enumerate(tables):
        show(done, len(tables) + len(games))
        await check_table(db, table, found)
    for done, match in enumerate(games, len(tables)):
        show(done, len(tables) + len(games))
        await check_game(db, match, found)
    return found


async def check_table(db: Db, table: str, found: Findings) -> None:
    found.tables += 1
    try:
        rows = await sound_rows(db, table)
        events = events_of(rows)
        found.events += len(rows)
        query = "select at from entries where table_id = $1 order by number"
        if [at for (at,) in await db.fetch(query, table)] != [stored.moment.seconds for stored in events]:
            raise DamagedTable(text_about("other_time"))
        for row in await note_rows(db, table):
            if not is_what_was_stored(table, row):
                raise DamagedTable(text_about("other_notes"))
        is_closed = replay_table(events).stage == "closed"
        if await db.fetchval("select closed from tables where id = $1", table) != is_closed:
            raise DamagedTable(text_about("other_closed"))
    except UnknownVersion:
        found.other_rules += 1
    except DamagedTable as error:
        found.damaged_tables[table] = ErrorText(error)


async def check_game(db: Db, match: str, found: Findings) -> None:
    found.games += 1
    try:
        row = await game_row(db, match)
        if row is None:
            raise DamagedGame(text_about("game_not_found"))
        game = game_of(row)
        ended = await db.fetchval("select ended from games where match = $1", match)
        players = await db.fetch("select person, ended from players where match = $1", match)
        expected = {(person, game.ended) for person in game.people if person}
        if ended != game.ended or {tuple(player) for player in players} != expected:
            raise DamagedGame(text_about("other_players"))
        replay(game.record)
    except UnknownVersion:
        found.other_rules += 1
    except DAMAGED as error:
        found.damaged_games[match] = str(error)
    except DOES_NOT_REPLAY as error:
        found.damaged_games[match] = ErrorText(error) if isinstance(error, CoverstoryError) else str(error)
