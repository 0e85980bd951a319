"""Reviews in PostgreSQL."""

from __future__ import annotations

from coverstory.bots.review.facts import Review
from coverstory.server.storage.checksum import lone_sum
from coverstory.server.storage.postgres.connections import Connections
from coverstory.server.storage.reviews import ReviewStorage, decode_review, encode_review


class PostgresReviews(ReviewStorage):
    """Uses the connections of the storage that it is a part of."""

    _connections: Connections

    async def keep_review(self, match: str, review: Review) -> None:
        body = encode_review(review)
        query = """
            insert into reviews (match, body, sum) values ($1, $2, $3)
            on conflict (match) do update set body = excluded.body, sum = excluded.sum
        """
        await self._connections.do(lambda db: db.execute(query, match, body, lone_sum(match, body)))

    async def review(self, match: str) -> Review | None:
        query = "select body, sum from reviews where match = $1"
        row = await self._connections.do(lambda db: db.fetchrow(query, match))
        if row is None or lone_sum(match, row["body"]) != row["sum"]:
            return None
        return decode_review(row["body"])
