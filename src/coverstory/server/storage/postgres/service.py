"""What all servers of a database have in common: the token of whoever runs them."""

from __future__ import annotations

from coverstory.server.people.identity import new_secret
from coverstory.server.storage.postgres.connections import first_connection, say_goodbye
from coverstory.server.storage.postgres.migrate import migrate, serves
from coverstory.server.storage.postgres.url import PostgresUrl


async def prepare_to_serve(url: PostgresUrl) -> str:
    """Brings the database up to date. Returns the administrator's token, which the first server makes."""
    await migrate(url)
    connection = await first_connection(url)
    try:
        await serves(connection)
        query = "update service set admin_token = $1 where admin_token = ''"
        await connection.execute(query, new_secret())
        return str(await connection.fetchval("select admin_token from service"))
    finally:
        await say_goodbye(connection)
