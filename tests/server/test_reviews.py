"""Reviews on a server: kept in the database, made again where they were damaged, and not too many for anybody."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec

from coverstory.bots.review.decisions import judged
from coverstory.bots.review.facts import Review
from coverstory.bots.review.review import put_together, survey
from coverstory.match.record import Record
from coverstory.rules.catalogue import GAMES
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.reviews import MOST, PER_PERSON, Reviews, portions
from coverstory.table.past_game import PastGame
from support.finished_games import finished, game_of_bots


@cache
def record() -> Record:
    return game_of_bots(GAMES["agent_hunter"], ["random", "random"], 3)


@cache
def small_review() -> Review:
    past = finished(record())
    seen = survey(past)
    return put_together(seen, list(judged(past, seen.places[:1], 10)), past.seats)


def past_game(match: str) -> PastGame:
    both = ["", ""]
    return PastGame(match=match, record=record(), names=["A", "B"], people=both, levels=both, ended=1.0)


def test_a_review_is_kept_with_its_game(tmp_path: Path) -> None:
    async def check() -> None:
        storage = SqliteStorage(tmp_path / "club.db")
        assert await storage.review("m") is None
        await storage.keep_review("m", small_review())
        await storage.keep_review("m", small_review())  # again: nothing happens
        assert await storage.review("m") == small_review()
        await storage.close()

    asyncio.run(check())


def test_a_damaged_review_and_one_of_an_older_kind_are_as_if_there_were_none(tmp_path: Path) -> None:
    async def check() -> None:
        storage = SqliteStorage(tmp_path / "club.db")
        await storage.keep_review("old", msgspec.structs.replace(small_review(), version=0))
        assert await storage.review("old") is None
        await storage.keep_review("bent", small_review())
        with closing(sqlite3.connect(tmp_path / "club.db")) as other, other:
            other.execute("update reviews set body = substr(body, 1, 40) where match = 'bent'")
        assert await storage.review("bent") is None
        await storage.close()

    asyncio.run(check())


def test_nobody_has_more_than_a_few_made_at_a_time(tmp_path: Path) -> None:
    async def check() -> None:
        storage = SqliteStorage(tmp_path / "club.db")
        reviews = Reviews(storage, BotPool(0))
        asked = [reviews.ask(past_game(f"m{number}"), "ann") for number in range(PER_PERSON + 1)]
        assert asked == [True] * PER_PERSON + [False]
        assert reviews.ask(past_game("m0"), "bob")  # it is being made already
        others = [reviews.ask(past_game(f"x{number}"), f"p{number}") for number in range(MOST)]
        assert others.count(True) == MOST - PER_PERSON
        await reviews.close()
        assert reviews.ask(past_game("m9"), "ann")  # all of them are gone
        await reviews.close()
        await storage.close()

    asyncio.run(check())


def test_without_a_process_for_bots_there_is_no_review(tmp_path: Path) -> None:
    async def check() -> None:
        storage = SqliteStorage(tmp_path / "club.db")
        reviews = Reviews(storage, BotPool(0))
        assert reviews.ask(past_game("m"), "ann")
        while reviews.progress("m") is not None:
            await asyncio.sleep(0)
        assert await reviews.find("m") is None
        await storage.close()

    asyncio.run(check())


def test_a_game_that_was_broken_off_has_no_review(tmp_path: Path) -> None:
    async def check() -> None:
        storage = SqliteStorage(tmp_path / "club.db")
        reviews = Reviews(storage, BotPool(0))
        running = msgspec.structs.replace(record(), ending=None, actions=record().actions[:10])
        assert reviews.ask(msgspec.structs.replace(past_game("m"), record=running, broken_off=True), "ann")
        assert reviews.progress("m") is None
        await storage.close()

    asyncio.run(check())


def test_no_portion_is_large() -> None:
    assert list(portions([1, 2, 3, 4, 5], 2)) == [[1, 2], [3, 4], [5]]
