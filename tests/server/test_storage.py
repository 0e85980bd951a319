"""What every storage promises: one suite, run against SQLite and against a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from coverstory.errors import ForkedTable, StorageFailed
from coverstory.server.storage.moderation import AuditEntry, Report, Sanction
from coverstory.server.storage.notes import SeatNotes
from coverstory.server.storage.retention import Retention
from coverstory.server.storage.storage import Storage
from coverstory.table.events import Moment, Said, StoredEvent
from support.storages import Place, past, places, said, tell

Story = Callable[[Storage], Coroutine[Any, Any, None]]

place = pytest.fixture(params=places())(lambda request, tmp_path: request.param(tmp_path))


def with_storage(place: Place, story: Story) -> None:
    async def run() -> None:
        await tell(await place.open(), story)

    asyncio.run(run())


def test_events_come_back_in_order_also_after_closing(place: Place) -> None:
    async def write(storage: Storage) -> None:
        await storage.append("t", [said(0, "a")])
        await storage.append("t", [said(1, "b"), said(2, "c")])
        await storage.append("u", [said(0, "d")])

    async def read(storage: Storage) -> None:
        assert await storage.events("t") == [said(0, "a"), said(1, "b"), said(2, "c")]
        assert await storage.events("u") == [said(0, "d")]
        assert await storage.events("nobody made it") == []
        assert await storage.live_tables() == ["t", "u"]

    with_storage(place, write)
    with_storage(place, read)


def test_a_closed_table_is_no_longer_live_but_kept(place: Place) -> None:
    async def story(storage: Storage) -> None:
        await storage.append("t", [said(0)])
        await storage.append("u", [said(0)])
        await storage.append("t", [said(1)], closes=True)
        assert await storage.live_tables() == ["u"]
        assert await storage.events("t") == [said(0), said(1)]

    with_storage(place, story)


def test_a_number_that_is_there_is_refused_and_nothing_of_its_batch_is_kept(place: Place) -> None:
    async def story(storage: Storage) -> None:
        await storage.append("t", [said(0), said(1)])
        with pytest.raises(ForkedTable, match="Event 2, 1 of a table"):
            await storage.append("t", [said(2), said(1)])
        with pytest.raises(ForkedTable):
            await storage.append("never made", [said(5)])
        assert await storage.events("t") == [said(0), said(1)]
        assert await storage.live_tables() == ["t"]

    with_storage(place, story)


def test_of_many_at_once_only_the_forked_one_fails(place: Place) -> None:
    async def story(storage: Storage) -> None:
        await storage.append("fork", [said(0)])
        tables = [f"t{number}" for number in range(200)]
        tables[100] = "fork"
        results = await asyncio.gather(*(storage.append(table, [said(0)]) for table in tables), return_exceptions=True)
        assert [type(result) for result in results].count(ForkedTable) == 1
        assert isinstance(results[100], ForkedTable)
        assert len(await storage.live_tables()) == 200

    with_storage(place, story)


def test_somebody_who_stops_waiting_disturbs_nobody(place: Place) -> None:
    async def story(storage: Storage) -> None:
        leaving = asyncio.create_task(storage.append("t", [said(0)]))
        staying = asyncio.create_task(storage.append("u", [said(0)]))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying
        with pytest.raises(asyncio.CancelledError):
            await leaving

    with_storage(place, story)


def test_after_closing_nothing_is_taken(place: Place) -> None:
    async def run() -> None:
        storage = await place.open()
        waiting = [asyncio.create_task(storage.append(f"t{number}", [said(0)])) for number in range(20)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*waiting)  # all that was asked for is done first
        with pytest.raises(StorageFailed, match="closed"):
            await storage.append("t", [said(0)])

    asyncio.run(run())


def test_what_cannot_be_stored_disturbs_nobody_else(place: Place) -> None:
    async def story(storage: Storage) -> None:
        asked = [storage.append("t", [said(0)]), storage.append("\ud800", [said(0)]), storage.append("u", [said(0)])]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StorageFailed, type(None)]
        with pytest.raises(StorageFailed, match="That cannot be stored"):
            await storage.events("\ud800")
        assert await storage.live_tables() == ["t", "u"]

    with_storage(place, story)


def test_finished_games_are_kept_once_and_found_by_their_players(place: Place) -> None:
    async def story(storage: Storage) -> None:
        games = [
            past(f"m{number}", 1000.0 + number // 2, ["ann", "ann" if number % 2 else ""]) for number in range(250)
        ]
        for game in games:
            assert await storage.keep_game(game)
        assert not await storage.keep_game(past("m3", 5.0, ["ben"]))
        assert await storage.game("m3") == games[3]
        assert await storage.game("m999") is None
        assert [game.match for game in await storage.games_of("ann", 1e12, 3)] == ["m249", "m248", "m247"]
        assert [game.match for game in await storage.games_of("ann", 1001.0, 9)] == ["m1", "m0"]
        assert await storage.games_of("ben", 1e12, 3) == []
        found = [game async for game in storage.all_games()]
        assert sorted(found, key=lambda game: game.match) == sorted(games, key=lambda game: game.match)
        assert [game.ended for game in found] == sorted(game.ended for game in games)

    with_storage(place, story)


def test_uptime_never_goes_back(place: Place) -> None:
    async def story(storage: Storage) -> None:
        assert await storage.uptime() == 0
        await storage.keep_uptime(12.5)
        await storage.keep_uptime(3.0)
        assert await storage.uptime() == 12.5
        await storage.append("t", [said(0), said(1), said(2)])
        assert await storage.uptime() == 12.5
        await storage.append("t", [said(3)])
        assert await storage.uptime() == 13.0  # no entry lies in the future

    with_storage(place, story)


def test_events_asked_for_at_once_are_stored_in_order(place: Place) -> None:
    async def story(storage: Storage) -> None:
        await asyncio.gather(*(storage.append("t", [said(number)]) for number in range(100)))
        assert [each.number for each in await storage.events("t")] == list(range(100))

    with_storage(place, story)


def test_notes_are_replaced_and_stay_those_of_their_seat(place: Place) -> None:
    first, second, other = (SeatNotes(seat, "m", "ann", text) for seat, text in ((0, "a"), (0, "b\0ö"), (1, "c")))

    async def story(storage: Storage) -> None:
        await storage.append("t", [said(0)])
        for notes in (first, second, other):
            await storage.keep_notes("t", notes)
        assert sorted(await storage.notes("t"), key=lambda notes: notes.seat) == [second, other]
        assert await storage.notes("u") == []

    with_storage(place, story)


def test_a_table_that_was_removed_can_be_made_again(place: Place) -> None:
    async def story(storage: Storage) -> None:
        await storage.append("t", [said(0), said(1)])
        await storage.keep_notes("t", SeatNotes(0, "m", "ann", "a"))
        await storage.append("u", [said(0)])
        await storage.remove_tables(["t"])
        assert await storage.events("t") == []
        assert await storage.notes("t") == []
        assert await storage.live_tables() == ["u"]
        await storage.append("t", [said(0, "anew")])
        assert await storage.events("t") == [said(0, "anew")]

    with_storage(place, story)


def test_what_nobody_came_back_to_is_stale(place: Place) -> None:
    kept = Retention(closed=100.0, asleep=1000.0)

    async def story(storage: Storage) -> None:
        await storage.append("closed", [said(0)], closes=True)
        await storage.append("asleep", [said(0)])
        await storage.keep_uptime(1.0)
        await storage.close()

    async def look(storage: Storage) -> None:
        assert await storage.stale_tables(50.0, 9, kept) == []
        assert await storage.stale_tables(500.0, 9, kept) == ["closed"]
        assert sorted(await storage.stale_tables(5000.0, 9, kept)) == ["asleep", "closed"]
        assert len(await storage.stale_tables(5000.0, 1, kept)) == 1

    with_storage(place, story)
    with_storage(place, look)


def test_sanctions_reports_and_the_audit_log(place: Place) -> None:
    ban = Sanction("address", "203.0.113.7", why="spam", since=5.0, until=None)
    mute = Sanction("mute", "ann", why="words", since=6.0, until=60.0)
    report = Report(
        made=7.0, table="t", reporter="ben", author="ann", name="Ann", said=6.5, text="boo", why="rude", number=1
    )
    entries = [AuditEntry(float(n), actor="a", action=f"act {n}", subject="s", why="w") for n in range(5)]

    async def story(storage: Storage) -> None:
        await storage.impose(ban, entries[0])
        await storage.impose(Sanction("mute", "ann", why="", since=1.0, until=None), entries[1])
        await storage.impose(mute, entries[2])
        assert await storage.sanctions() == [mute, ban]
        assert await storage.lift("address", ban.subject, entries[3])
        assert not await storage.lift("address", ban.subject, entries[4])
        assert await storage.sanctions() == [mute]
        assert await storage.keep_report(report)
        assert not await storage.keep_report(report)
        assert await storage.reports() == await storage.reports_with("ann") == [report]
        assert await storage.reports_with("eve") == []
        assert await storage.settle_report(1, entries[4])
        assert not await storage.settle_report(1, entries[4])
        assert await storage.reports() == []
        assert await storage.reports_with("ben") == [report]
        assert await storage.audit(2) == [entries[4], entries[3]]
        await storage.keep_audit(entries[0])
        assert len(await storage.audit(99)) >= 5

    with_storage(place, story)


def test_a_person_is_found_and_forgotten(place: Place) -> None:
    async def story(storage: Storage) -> None:
        await storage.append("t", [StoredEvent(0, Moment(0.0, 0.0), Said(0, "Ann", "x"), person="ann")])
        await storage.append("u", [said(0)])
        await storage.keep_game(past("m", 5.0, ["ann", "ben"]))
        assert await storage.tables_with("ann") == ["t"]
        assert await storage.tables_like("t", 9) == ["t"]
        assert await storage.tables_like("_", 9) == await storage.tables_like("%", 9) == []
        assert await storage.forget_person("ann", AuditEntry(1.0, actor="a", action="x", subject="ann", why="")) == 1
        assert await storage.games_of("ann", 99.0, 9) == []
        game = await storage.game("m")
        assert game is not None
        assert (game.people, game.names) == (["", "ben"], ["–", "Ben"])

    with_storage(place, story)
