"""The chains of checksums as the writer continues them: what it knows of each table, and where it notes it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from coverstory.errors import ForkedTable, StorageFailed
from coverstory.server.storage.checksum import NO_EVENTS, Tip, first_sum, next_sum
from coverstory.server.storage.sqlite.connection_thread import Transactions, connect
from coverstory.server.storage.sqlite.losses import find_losses, mark_losses
from coverstory.server.storage.sqlite.tip_journal import TipJournal, is_run, journal_file, new_run, read_journal
from coverstory.server.storage.sqlite.uptime import keep_uptime, mend_uptime
from coverstory.server.texts import text_about
from coverstory.table.events import StoredEvent, encode_event

MOST_KNOWN = 50_000  # tables; asked for again when they are needed

log = logging.getLogger(__name__)

Row = tuple[str, int, float, bytearray, bytearray]  # sqlite3 looks for an adapter of every bytes object, in vain


class Chains(Transactions):
    """Used by the writer's thread alone. Asking the database for a table's last event at every move would cost more
    than computing its checksum, so it is remembered; and so that it is also known when the database has lost it, it is
    noted in the journal before anything is acknowledged."""

    def __init__(self, journal: TipJournal) -> None:
        self._journal = journal
        self._known: dict[str, Tip] = {}
        self._changed: dict[str, Tip] = {}  # by the transaction that is under way
        self._noted: dict[str, Tip] = {}  # notes and games of the transaction that is under way
        self._removed: list[str] = []  # by the transaction that is under way
        self._latest = float("-inf")  # second of service that was committed
        self._latest_now = self._latest  # with the transaction that is under way
        self._saved: dict[str, Tip] = {}  # by the transaction that is under way
        self._unsaved: dict[str, Tip] = {}  # committed, and in the journal, but not yet in `tables`

    def extend(self, db: sqlite3.Connection, table: str, events: Sequence[StoredEvent]) -> list[Row]:
        """The rows of these events, which must follow on the last one."""
        number, summed = self._tip(db, table, events[0].number)
        rows: list[Row] = []
        for stored in events:
            number += 1
            if stored.number != number:
                raise forked(events)
            body = encode_event(stored)
            summed = next_sum(summed, body)
            rows.append((table, number, stored.moment.seconds, bytearray(body), bytearray(summed)))
        return rows

    def extended(self, rows: Sequence[Row]) -> None:
        table, number, _, _, summed = rows[-1]
        self._changed[table] = Tip(number, bytes(summed))

    def keep_uptime(self, db: sqlite3.Connection, seconds: float) -> None:
        """The events of one commit mostly have the same time: it is written once."""
        if seconds > self._latest_now:
            keep_uptime(db, seconds)
            self._latest_now = seconds

    def noted(self, key: str, tip: Tip) -> None:
        """Something that has a checksum of its own, under that key of the journal."""
        self._noted[key] = tip

    def removed(self, tables: Sequence[str]) -> None:
        """Note that these tables are gone on purpose: the next start would otherwise report them as lost."""
        try:
            self._journal.note_removal(tables)
        except OSError as error:
            raise StorageFailed(text_about("journal_failed", why=error.strerror or "")) from None
        self._removed += tables

    def save(self, db: sqlite3.Connection) -> None:
        """From time to time: what is in the database need not be in the journal any more."""
        self._saved = self._unsaved | self._changed
        save_tips(db, self._saved)

    # What the connection's thread tells it.

    def began(self) -> None:
        self._changed = {}
        self._noted = {}
        self._latest_now = self._latest
        self._removed = []
        self._saved = {}

    def committed(self, db: sqlite3.Connection) -> None:
        self._latest = self._latest_now
        if self._changed or self._noted:
            self._journal.note(self._changed | self._noted)
        if self._changed:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known |= self._changed
            self._unsaved |= self._changed
        for table in self._removed:
            self._known.pop(table, None)
            self._unsaved.pop(table, None)
        if self._saved:
            self._unsaved = {table: tip for table, tip in self._unsaved.items() if self._saved.get(table) != tip}
        if self._journal.is_long() and not self._unsaved and is_all_in_the_file(db):
            self._journal.begin_anew()

    def close(self) -> None:
        """Remove the journal, unless it knows of events that the database does not have."""
        self._journal.close()
        if not self._unsaved:
            self._journal.file.unlink(missing_ok=True)

    def _tip(self, db: sqlite3.Connection, table: str, first: int) -> Tip:
        if first == 0:
            return Tip(-1, first_sum(table))
        found = self._changed.get(table) or self._known.get(table)
        return found or last_event(db, table)


def forked(events: Sequence[StoredEvent]) -> ForkedTable:
    numbers = ", ".join(str(stored.number) for stored in events)
    return ForkedTable(f"Event {numbers} of a table is there already, or the one before it is not.")


def last_event(db: sqlite3.Connection, table: str) -> Tip:
    query = "select number, sum from entries where table_id = ? order by number desc limit 1"
    row = db.execute(query, (table,)).fetchone()
    return NO_EVENTS if row is None else Tip(*row)


def save_tips(db: sqlite3.Connection, tips: dict[str, Tip]) -> None:
    """A table's last known event is only ever replaced by a later one: what was once there must still be there."""
    query = "update tables set last_number = ?, last_sum = ? where id = ? and last_number < ?"
    db.executemany(query, [(*tip, table, tip.number) for table, tip in tips.items()])


def is_all_in_the_file(db: sqlite3.Connection) -> bool:
    """Moves what it can from the write-ahead log to the database file itself.

    If that fails, nothing is lost: the log still has it.
    """
    try:
        is_busy, frames, moved = db.execute("pragma wal_checkpoint(passive)").fetchone()
    except sqlite3.Error:
        return False
    return bool(not is_busy and frames == moved)


def begin_run(file: Path) -> TipJournal:
    """A server starts: what the last one has noted is compared with what is there, and a new journal begun.

    What is missing is noted in the database for good: its tables are damaged, now and at every later start.
    """
    with closing(connect(file)) as db:
        (run,) = db.execute("select run from service").fetchone()
        if not is_run(run):
            log.error("%s is damaged: what its last server noted beside it cannot be compared", file.name)
        noted = read_journal(journal_file(file), run) if is_run(run) else {}
        losses = find_losses(db, noted)
        run = new_run()
        db.execute("begin immediate")
        mark_losses(db, losses, file)
        save_tips(db, {key: tip for key, tip in noted.items() if "\n" not in key})
        mend_uptime(db)
        db.execute("update service set run = ?", (run,))
        db.execute("commit")
        is_all_in_the_file(db)
    return TipJournal(journal_file(file), run)
