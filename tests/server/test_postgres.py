"""PostgreSQL itself: kill -9 under load, connections that are lost, servers that start together, what is said."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from coverstory.errors import StorageFailed, UnusableDatabase
from coverstory.server.operations.data_folder import only_file
from coverstory.server.storage import databases
from coverstory.server.storage.postgres.url import PostgresUrl, masked
from coverstory.table.events import Moment, Said, StoredEvent
from support.postgres import PATIENCE, PostgresServer, empty_database, execute, needs_postgres, new_database, own_server

if TYPE_CHECKING:
    from coverstory.server.storage.postgres.storage import PostgresStorage

TABLES = 12
KILLS = 2
TO_SEND_AGAIN = 60  # appends, so that a kill meets some


def said(number: int, text: str = "x") -> StoredEvent:
    return StoredEvent(number, Moment(10.0 + number, 0.0), Said(0, "Ann", text))


def with_storage(url: PostgresUrl, story: Callable[[PostgresStorage], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        from coverstory.server.storage.postgres.storage import open_postgres

        storage = await open_postgres(url, PATIENCE)
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(run())


class Writers:
    """Each writes to its own table, two events at once, for as long as it is asked to."""

    def __init__(self, storage: PostgresStorage) -> None:
        self.acknowledged = dict.fromkeys((f"t{number}" for number in range(TABLES)), -1)
        self._storage = storage
        self._over = False
        self._tasks = [asyncio.create_task(self._write(table)) for table in self.acknowledged]

    async def have_stored(self, count: int) -> None:
        """So many more, all together."""
        goal = sum(self.acknowledged.values()) + count
        async with asyncio.timeout(PATIENCE):
            while sum(self.acknowledged.values()) < goal:
                await asyncio.sleep(0.01)
                for task in self._tasks:
                    if task.done():
                        task.result()

    async def stop(self) -> None:
        self._over = True
        await asyncio.gather(*self._tasks)

    async def _write(self, table: str) -> None:
        while not self._over:
            number = self.acknowledged[table] + 1
            await self._storage.append(table, [said(number), said(number + 1)])
            self.acknowledged[table] = number + 1


@needs_postgres
def test_what_was_acknowledged_survives_kill_9_and_writers_go_on_by_themselves() -> None:
    """Nothing is lost and nothing doubled: each table has what its writer was told, and not one event more."""

    async def story(storage: PostgresStorage, server: PostgresServer) -> None:
        writers = Writers(storage)
        for _ in range(KILLS):
            await writers.have_stored(TO_SEND_AGAIN)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await writers.have_stored(TO_SEND_AGAIN)
        await writers.stop()
        for table, last in writers.acknowledged.items():
            assert await storage.events(table) == [said(number) for number in range(last + 1)]

    with own_server() as server:
        with_storage(server.url(), lambda storage: story(storage, server))


@needs_postgres
def test_lost_connections_lose_and_double_nothing() -> None:
    """The server hangs up on everybody again and again: some answers are lost after their commit."""
    url = new_database()
    end_all = """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
    """

    async def story(storage: PostgresStorage) -> None:
        writers = Writers(storage)
        for _ in range(5):
            await writers.have_stored(10)
            await execute(url, end_all)
        await writers.stop()
        for table, last in writers.acknowledged.items():
            assert await storage.events(table) == [said(number) for number in range(last + 1)]

    with_storage(url, story)


@needs_postgres
def test_an_answer_that_was_lost_after_the_commit_is_no_fork() -> None:
    """The connection hangs up between the commit and its answer."""
    url = new_database()

    async def story(storage: PostgresStorage) -> None:
        await storage.append("t", [said(0)])
        writer = storage._writer
        store = writer._take_note
        lost: list[bool] = []

        def lose(*found: Any) -> Any:  # whatever it is asked
            if not lost:
                lost.append(True)
                raise ConnectionResetError
            return store(*found)

        writer._take_note = lose  # type: ignore[method-assign, assignment]  # no other place lies between both
        await asyncio.gather(storage.append("t", [said(1)]), storage.append("u", [said(0), said(1)]))
        assert lost
        assert await storage.events("t") == await storage.events("u") == [said(0), said(1)]

    with_storage(url, story)


@needs_postgres
def test_who_waits_too_long_is_told_and_it_works_again_by_itself(caplog: pytest.LogCaptureFixture) -> None:
    async def story(server: PostgresServer) -> None:
        from coverstory.server.storage.postgres.storage import open_postgres

        storage = await open_postgres(server.url(), patience=0.5)
        await storage.append("t", [said(0)])
        await asyncio.to_thread(server.kill)
        with pytest.raises(StorageFailed, match="The database does not answer"):
            await storage.append("t", [said(1)])
        with pytest.raises(StorageFailed, match="The database does not answer"):
            await storage.events("t")
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(PATIENCE):
            while not await is_stored(storage, said(1, "again")):
                await asyncio.sleep(0.1)
        assert await storage.events("t") == [said(0), said(1, "again")]
        await storage.close()

    with own_server() as server:
        asyncio.run(story(server))
    assert "nothing is stored, and nothing acknowledged, until it works again" in caplog.text
    assert "the database works again" in caplog.text


async def is_stored(storage: PostgresStorage, event: StoredEvent) -> bool:
    try:
        await storage.append("t", [event])
    except StorageFailed:
        return False
    return True


@needs_postgres
def test_after_a_mistake_of_ours_whoever_comes_next_is_served(caplog: pytest.LogCaptureFixture) -> None:
    async def story(storage: PostgresStorage) -> None:
        with pytest.raises(StorageFailed, match="no longer being worked on"):
            await storage.append("t", ["no event"])  # type: ignore[list-item]  # the mistake
        await storage.append("t", [said(0)])

    with_storage(new_database(), story)
    assert "the writer of events failed" in caplog.text


@needs_postgres
def test_what_many_ask_for_at_once_is_a_few_commits() -> None:
    async def story(storage: PostgresStorage) -> None:
        await asyncio.gather(*(storage.append(f"t{number}", [said(0)]) for number in range(300)))
        assert storage._writer.groups < 30
        assert len(await storage.live_tables()) == 300

    with_storage(new_database(), story)


@needs_postgres
def test_servers_that_start_together_make_the_schema_once() -> None:
    url = empty_database()

    async def story() -> None:
        from coverstory.server.storage.postgres.migrate import migrate

        await asyncio.gather(*(migrate(url, PATIENCE) for _ in range(4)))

    asyncio.run(story())
    with_storage(url, lambda storage: storage.append("t", [said(0)]))


@needs_postgres
def test_the_database_of_another_program_is_left_alone() -> None:
    url = empty_database()
    asyncio.run(execute(url, "create table theirs (x integer)"))
    with pytest.raises(UnusableDatabase, match="the database of another program"):
        with_storage(url, lambda storage: storage.append("t", [said(0)]))


@needs_postgres
def test_a_newer_database_is_refused() -> None:
    url = new_database()
    asyncio.run(execute(url, "update coverstory_schema set version = 99"))
    with pytest.raises(UnusableDatabase, match="or older, got version 99 of a newer release"):
        with_storage(url, lambda storage: storage.append("t", [said(0)]))


@needs_postgres
def test_backups_are_made_by_its_own_tools(tmp_path: Path) -> None:
    async def story(storage: PostgresStorage) -> None:
        with pytest.raises(StorageFailed, match="pg_dump"):
            await storage.backup(tmp_path / "copy")

    with_storage(new_database(), story)
    with pytest.raises(StorageFailed, match="pg_dump"):
        only_file(PostgresUrl("postgresql://host/club"))


def test_without_its_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "DRIVER", "no_such_driver")
    with pytest.raises(StorageFailed, match=r"pip install 'coverstory\[cluster\]'"):
        databases.need_driver()


def test_a_file_needs_no_library_of_postgresql() -> None:
    import subprocess

    program = "import sys; import coverstory.server.services; assert 'asyncpg' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("postgresql://ann:secret@host:5432/club", "postgresql://ann:***@host:5432/club"),
        ("postgresql://ann:se:c@r/et@host/club", "postgresql://ann:***@host/club"),
        (
            "postgresql://ann@host/club?password=secret&sslmode=require",
            "postgresql://ann@host/club?password=***&sslmode=require",
        ),
        ("postgresqlx://ann:secret@host", "postgresqlx://ann:***@host"),
        ("postgresql://host/club", "postgresql://host/club"),
        ("sqlite:////var/lib/club.db", "sqlite:////var/lib/club.db"),
    ],
)
def test_a_password_is_never_shown(written: str, shown: str) -> None:
    assert masked(written) == str(PostgresUrl(written)) == shown
    assert "secret" not in repr(PostgresUrl(written))
