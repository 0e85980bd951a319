"""Nobody fills the server: tables, games with bots and words have shares, and tables that nobody needs make way."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from coverstory.errors import RequestRefused
from coverstory.match.fairness import entropy_commitment
from coverstory.server.http.limits import Limits, Rate, WordsQuota
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.rooms import LEAST_DESERTED, MOST_OVER, Rooms
from coverstory.server.live.service_clock import BEAT
from coverstory.server.storage.retention import Retention
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.table.events import Closed, Moment, StoredEvent
from coverstory.wire.commands import Act, Close, Commit, Open, Say, SeatPlan, Settings, Start
from coverstory.wire.http import NewTable
from coverstory.wire.messages import Done, Refused

OPEN, BOT = SeatPlan("open"), SeatPlan("bot", "random")


class House:
    """Rooms whose clock is turned by hand, over a real database."""

    def __init__(self, file: Path, limits: Limits) -> None:
        self.seconds = 0.0
        self.numbers = count(1000)  # of commands
        self.storage = SqliteStorage(file)
        self.rooms = Rooms(self.storage, bots=BotPool(0), lobby=Lobby(), limits=limits, clock=lambda: self.seconds)

    async def make(self, person: str, *seats: SeatPlan, address: str = "") -> str:
        asked = NewTable(Settings("agent_hunter", list(seats or (OPEN, OPEN))), "Host")
        made = await self.rooms.make(asked, person, address)
        assert isinstance(made, str)
        return made

    async def ask(self, person: str, table: str, command: Start | Commit | Open | Act | Close | Say) -> Done | Refused:
        answers: list[object] = []
        await (await self.rooms.find(table)).obey(person, command, answers.append, "run")
        assert isinstance(answers[0], Done | Refused)
        return answers[0]

    async def starts(self, person: str, table: str) -> None:
        """Start the match, and take part in its deal for all seats of this person: commit, then open."""
        await self.ask(person, table, Start(1))
        found = (await self.rooms.find(table)).table
        while (deal := found.deal) is not None:
            for seat in deal.behind():
                name, part, number = found.match_name, f"part of {seat}", next(self.numbers)
                opens = Open(number, seat, name, part)
                commits = Commit(number, seat, name, entropy_commitment(name, seat, part))
                assert isinstance(await self.ask(person, table, opens if deal.is_opening else commits), Done)

    def passes(self, seconds: float) -> None:
        """Let time pass in small steps: a long step counts as a freeze of the machine, and costs nobody time."""
        for _ in range(math.ceil(seconds / BEAT)):
            self.seconds += BEAT
            self.rooms.now()

    async def moves(self, person: str, table: str) -> None:
        """Make moves until a bot or somebody else is to act."""
        room = await self.rooms.find(table)
        sight = room.table.sight(0, self.rooms.now())
        assert sight is not None
        assert isinstance(await self.ask(person, table, Act(2, 0, sight.version, sight.offered[0])), Done)

    async def close(self) -> None:
        await self.rooms.close()
        await self.storage.close()


async def is_refused(house: House, code: str, person: str, address: str = "") -> None:
    with pytest.raises(RequestRefused) as refused:
        await house.make(person, address=address)
    assert refused.value.code == code


@pytest.mark.parametrize("of", ["person", "address"])
def test_whoever_has_too_many_tables_closes_one_first(tmp_path: Path, of: str) -> None:
    limits = Limits(tables_per_person=2) if of == "person" else Limits(tables_per_address=2)

    async def story() -> None:
        house = House(tmp_path / "db", limits)
        first, _ = [await house.make("ann", address="home") for _ in range(2)]
        await is_refused(house, "too_many_tables", "ann", "home")
        await house.make("ben", address="elsewhere")
        assert isinstance(await house.ask("ann", first, Close(1)), Done)
        await house.make("ann", address="home")
        await house.close()

    asyncio.run(story())


def test_a_deserted_table_of_the_same_person_makes_way_but_not_one_that_was_played(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", Limits(tables_per_person=2))
        played = await house.make("ann", OPEN, BOT)
        await house.starts("ann", played)
        await house.moves("ann", played)
        unplayed = await house.make("ann")
        house.passes(LEAST_DESERTED)
        newest = await house.make("ann")
        assert {table.id for table in house.rooms.tables_of("ann")} == {played, newest}
        assert (await house.rooms.find(unplayed)).table.stage == "closed"
        await house.close()

    asyncio.run(story())


def test_a_full_server_takes_from_the_address_with_most_tables(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", Limits(open_tables=5))
        honest = await house.make("ann", address="home")
        flood = [await house.make(f"person {number}", address="flood") for number in range(4)]
        await is_refused(house, "full", "ben")  # they have only just been made
        house.passes(LEAST_DESERTED)
        await house.make("ben", address="club")
        assert house.rooms.count() == 5
        assert house.rooms.tables_of("ann")[0].id == honest
        assert (await house.rooms.find(flood[0])).table.stage == "closed"
        await house.close()

    asyncio.run(story())


def test_a_game_that_people_have_begun_sleeps_when_the_server_is_full_and_wakes_when_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", Limits(open_tables=1))
        begun = await house.make("ann", *(SeatPlan("device", name=name) for name in ("Left", "Right")))
        await house.starts("ann", begun)
        await house.moves("ann", begun)
        house.passes(LEAST_DESERTED)
        await house.make("ben")
        assert [table.id for table in house.rooms.tables_of("ann")] == []
        assert (await house.rooms.find(begun)).table.stage == "playing"
        assert [table.id for table in house.rooms.tables_of("ann")] == [begun]
        await house.close()

    asyncio.run(story())


@pytest.mark.parametrize("limits", [Limits(bot_games_per_person=1), Limits(bot_games_per_address=1)])
def test_games_with_bots_have_a_share(tmp_path: Path, limits: Limits) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", limits)
        tables = [await house.make("ann", OPEN, BOT, address="home") for _ in range(2)]
        assert isinstance(await house.ask("ann", tables[0], Start(1)), Done)
        refused = await house.ask("ann", tables[1], Start(1))
        assert isinstance(refused, Refused)
        assert refused.code == "too_many_bots"
        await house.ask("ann", tables[0], Close(2))
        assert isinstance(await house.ask("ann", tables[1], Start(2)), Done)
        await house.close()

    asyncio.run(story())


def test_a_table_with_too_much_stored_takes_moves_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", Limits(bytes_per_table=1000))
        table = await house.make("ann", OPEN, BOT)
        await house.starts("ann", table)
        answers = [await house.ask("ann", table, Say(number, "x" * 200)) for number in range(2, 10)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert {answer.code for answer in refused} == {"table_full"}
        await house.moves("ann", table)
        await house.close()

    asyncio.run(story())


def test_a_closed_table_is_not_replayed_for_everybody_who_looks_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", Limits())
        table = await house.make("ann")
        await house.ask("ann", table, Close(1))
        found = await house.rooms.find(table)
        assert found.table.stage == "closed"
        assert await house.rooms.find(table) is found
        await house.close()
        again = House(tmp_path / "db", Limits())
        found = await again.rooms.find(table)
        assert await again.rooms.find(table) is found
        assert again.rooms.count() == 0
        await again.close()

    asyncio.run(story())


def test_only_so_many_closed_tables_are_kept_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", Limits())
        tables = [await house.make(f"person {number}") for number in range(MOST_OVER + 1)]
        rooms = [await house.rooms.find(table) for table in tables]
        for number, table in enumerate(tables):
            await house.ask(f"person {number}", table, Close(1))
        assert await house.rooms.find(tables[-1]) is rooms[-1]
        assert await house.rooms.find(tables[0]) is not rooms[0]
        await house.close()

    asyncio.run(story())


def test_words_have_a_share_for_each_person_and_each_address() -> None:
    limits = Limits(words_per_person=Rate(100, 10), words_per_address=Rate(150, 10))
    seconds = [0.0]
    words = WordsQuota(limits, lambda: seconds[0])
    assert words.allows("ann", "home", 100)
    assert not words.allows("ann", "home", 50)
    assert words.wait("ann", "home", 50) == 5.0
    assert words.allows("ben", "home", 50)
    assert not words.allows("cem", "home", 50)
    assert words.allows("cem", "elsewhere", 50)
    seconds[0] = 5.0
    assert words.allows("ann", "home", 50)


@pytest.mark.parametrize(("closes", "kept"), [(True, Retention().closed), (False, Retention().asleep)])
def test_tables_are_removed_some_time_after_they_were_closed_or_left(tmp_path: Path, closes: bool, kept: float) -> None:
    async def story() -> None:
        house = House(tmp_path / "db", Limits(open_tables=1))
        made = await house.make("ann")
        if closes:
            await house.storage.append(made, [StoredEvent(1, Moment(0.0, 0.0), Closed("host"))], closes=True)
        await house.close()
        assert await remaining(tmp_path / "db", kept - 10) == [made]
        assert await remaining(tmp_path / "db", kept + 10) == []

    asyncio.run(story())


async def remaining(file: Path, seconds: float) -> list[str]:
    """The tables that are left after a server that has none of them in memory cleans up at that time of service."""
    house = House(file, Limits())
    house.seconds = seconds
    house.rooms.go_on_from(seconds)
    await house.rooms.remove_stale_tables()
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("select distinct table_id from entries").fetchall()
    await house.storage.close()
    return [table for (table,) in rows]
