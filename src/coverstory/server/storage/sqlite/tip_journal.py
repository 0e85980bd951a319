"""The last event of each table, noted in a second file beside the database while a server runs; also the checksums of
notes and finished games.

SQLite believes its write-ahead log up to the first frame that is damaged, and silently forgets all that was committed
after it; a log that is gone is forgotten as a whole. So the server also notes elsewhere what it has committed, before
it acknowledges it. At its next start it compares: what is noted but not in the database was lost, and is reported.

The note is written after the commit has reached the disk, and is itself not waited for: after a power cut it may know
less than the database, never more. That a table is removed on purpose is noted before it happens, and waited for:
otherwise the next start would miss it. A journal is bound to one run of the server, so that a restored backup is not
compared with what happened after it. An orderly stop moves what it knows into the database and removes it.
"""

from __future__ import annotations

import errno
import os
import secrets
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from coverstory.server.storage.checksum import SIZE, Tip

OURS_ALONE = 0o600
RUN_BYTES = 16
MOST_BYTES = 1 << 20  # then everything is moved into the database, and it begins anew
_CHECK_BYTES = 4
_COUNT_BYTES = 4
_LENGTH_BYTES = 2
REMOVED = Tip(2**32 - 1, bytes(SIZE))  # instead of a table's last event: the table is gone on purpose


class TipJournal:
    """A line for each table of a commit: checked by itself, so that a torn one says nothing."""

    def __init__(self, file: Path, run: bytes) -> None:
        self.file = file
        self._run = run
        self._opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND | BINARY, OURS_ALONE)
        self._size = os.write(self._opened, run)

    def note(self, tips: Mapping[str, Tip]) -> None:
        """One write for all that was committed together.

        If the disk takes no more, less is known, and that is all: what was committed is there, and whoever commits next
        is told.
        """
        lines = b"".join([line_of(self._run, table, tip) for table, tip in tips.items()])
        with suppress(OSError):
            written = os.write(self._opened, lines)
            if written == len(lines):
                self._size += written
            else:
                os.ftruncate(self._opened, self._size)

    def note_removal(self, tables: Sequence[str]) -> None:
        """Before it is committed. If it is not, less is known of these tables until something happens at them.

        An OSError if that cannot be made sure of: then they must stay.
        """
        lines = b"".join([line_of(self._run, table, REMOVED) for table in tables])
        if os.write(self._opened, lines) < len(lines):
            os.ftruncate(self._opened, self._size)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._size += len(lines)
        os.fsync(self._opened)

    def is_long(self) -> bool:
        return self._size > MOST_BYTES

    def begin_anew(self) -> None:
        """The disk must not mix what follows with what was there: a removed table's last event might come back."""
        with suppress(OSError):
            os.ftruncate(self._opened, RUN_BYTES)
            self._size = RUN_BYTES
            os.fsync(self._opened)

    def close(self) -> None:
        os.close(self._opened)


BINARY = getattr(os, "O_BINARY", 0)  # Windows would write other line ends


def journal_file(database: Path) -> Path:
    return database.with_name(f"{database.name}-tips")


def new_run() -> bytes:
    """It carries a check of its own: the database has it, too, and may be damaged there."""
    name = secrets.token_bytes(RUN_BYTES - _CHECK_BYTES)
    return name + zlib.crc32(name).to_bytes(_CHECK_BYTES)


def is_run(run: object) -> bool:
    """Or none yet."""
    if not isinstance(run, bytes):
        return False
    return not run or zlib.crc32(run[:-_CHECK_BYTES]).to_bytes(_CHECK_BYTES) == run[-_CHECK_BYTES:]


# Under which name something is noted: a table's last event under the table's own, which has no line end.


def notes_key(table: str, seat: int) -> str:
    return f"{table}\n{seat}"


def game_key(match: str) -> str:
    return f"\n{match}"


def seat_of_key(key: str) -> tuple[str, int] | None:
    table, end, seat = key.partition("\n")
    return (table, int(seat)) if table and end else None


def match_of_key(key: str) -> str | None:
    return key[1:] if key.startswith("\n") else None


def line_of(run: bytes, table: str, tip: Tip) -> bytes:
    content = tip.number.to_bytes(_COUNT_BYTES) + tip.sum + table.encode()
    return check_of(run, content) + len(content).to_bytes(_LENGTH_BYTES) + content


def check_of(run: bytes, content: bytes) -> bytes:
    """A line that the disk has kept of another run does not fit."""
    return zlib.crc32(content, zlib.crc32(run)).to_bytes(_CHECK_BYTES)


def read_journal(file: Path, run: bytes) -> dict[str, Tip]:
    """What a server of that run noted last of each table; nothing where there is no such journal.

    What is torn or damaged is left out, with all that follows: it only means that less is known.
    """
    try:
        noted = file.read_bytes()
    except FileNotFoundError:
        return {}
    tips: dict[str, Tip] = {}
    at = RUN_BYTES
    while noted[:RUN_BYTES] == run and at + _CHECK_BYTES < len(noted):
        begin = at + _CHECK_BYTES + _LENGTH_BYTES
        content = noted[begin : begin + int.from_bytes(noted[begin - _LENGTH_BYTES : begin])]
        if check_of(run, content) != noted[at : at + _CHECK_BYTES] or len(content) < SIZE:
            break
        table = content[_COUNT_BYTES + SIZE :].decode()
        tips[table] = Tip(int.from_bytes(content[:_COUNT_BYTES]), content[_COUNT_BYTES : _COUNT_BYTES + SIZE])
        if tips[table] == REMOVED:
            tips = {key: known for key, known in tips.items() if key.partition("\n")[0] != table}
        at = begin + len(content)
    return tips
