"""Reviews of finished games: made a little at a time, behind everything that people wait for, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from coverstory.bots.review.decisions import nodes_for
from coverstory.bots.review.facts import Decision, Finished, Review
from coverstory.bots.review.review import put_together
from coverstory.errors import StorageFailed
from coverstory.match.record import Record
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.table.past_game import PastGame

PER_PERSON = 3  # that may be made at a time
MOST = 100
NODES_AT_ONCE = 4_000  # no bot waits longer for its process than a review takes for so many

log = logging.getLogger(__name__)


class Progress(NamedTuple):
    """Decisions that are judged, and of how many; 0 of 0 while that is not known."""

    done: int = 0
    total: int = 0


class Reviews:
    """Each is made once, whoever asks for it."""

    def __init__(self, storage: Storage, bots: BotPool) -> None:
        self._storage = storage
        self._bots = bots
        self._making: dict[str, asyncio.Task[None]] = {}  # by match
        self._progress: dict[str, Progress] = {}
        self._people: Counter[str] = Counter()  # for whom reviews are being made

    async def find(self, match: str) -> Review | None:
        return await self._storage.review(match)

    def progress(self, match: str) -> Progress | None:
        """None while it is not being made."""
        return self._progress.get(match)

    def ask(self, game: PastGame, person: str) -> bool:
        """Have it made, unless it is being made already; false where this person, or everybody, asks for too many."""
        if game.match in self._making:
            return True
        if game.record.ending is None:
            return True  # it was broken off: there is nothing to be made
        if self._people[person] >= PER_PERSON or len(self._making) >= MOST:
            return False
        self._people[person] += 1
        self._progress[game.match] = Progress()
        task = asyncio.create_task(self._make(game, person))
        self._making[game.match] = task
        task.add_done_callback(lambda _: self._forget(game.match, person))
        return True

    async def _make(self, game: PastGame, person: str) -> None:
        try:
            review = await self._storage.review(game.match) or await self._made(game, person)
            if review is not None:
                await self._storage.keep_review(game.match, review)
        except StorageFailed as error:
            log.error("a review could not be kept: %s", error)

    def _forget(self, match: str, person: str) -> None:
        """It is made, or was given up; perhaps it never began."""
        self._people[person] -= 1
        self._people += Counter()  # keeps only those above 0
        del self._progress[match]
        del self._making[match]

    async def _made(self, game: PastGame, person: str) -> Review | None:
        """None where no process answers."""
        past = finished(game.record)
        seen = await self._bots.survey(past, person)
        if seen is None:
            return None
        nodes = nodes_for(past.game, len(seen.places))
        decisions: list[Decision] = []
        for places in portions(seen.places, max(1, NODES_AT_ONCE // nodes)):
            judged = await self._bots.assess(past, places, nodes, person)
            if judged is None:
                return None
            decisions += judged
            self._progress[game.match] = Progress(len(decisions), len(seen.places))
        return put_together(seen, decisions, past.seats)

    async def close(self) -> None:
        """What is not finished is made when somebody asks for it again."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        for task in making:
            with suppress(asyncio.CancelledError):
                await task


def finished(record: Record) -> Finished:
    return Finished(record.game, rules=record.rules, seats=record.seats, options=record.options, actions=record.actions)


def portions(places: Sequence[int], size: int) -> Iterator[list[int]]:
    for start in range(0, len(places), size):
        yield list(places[start : start + size])
