"""Which tables are whose: indexes, so that no request has to look through all tables; and who may have one more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coverstory.server.http.limits import Limits

if TYPE_CHECKING:
    from coverstory.server.live.room import Room

Rooms = dict[str, "Room"]  # by table, the oldest first


@dataclass(frozen=True)
class Entry:
    """What is counted of a table."""

    host: str
    people: frozenset[str]  # the host, and whoever has a seat
    address: str  # that it was made from; empty after a restart
    is_bot_game: bool


class Census:
    """Of the tables in memory; closed ones do not count."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._entries: dict[str, Entry] = {}
        self._of_person: dict[str, Rooms] = {}
        self._of_address: dict[str, Rooms] = {}
        self._hosted: Counter[str] = Counter()
        self._bot_games: Counter[str] = Counter()  # by host, and by address

    def update(self, room: Room) -> None:
        """After anything that changes who sits there, or whether a game is on."""
        table = room.table
        if table.stage == "closed":
            self.forget(room)
            return
        people = frozenset([table.host, *(held.person for held in table.seats if held.is_human)])
        is_bot_game = table.stage in ("dealing", "playing") and table.has_bots()
        entry = Entry(table.host, people, room.address, is_bot_game)
        known = self._entries.get(table.id)
        if known != entry:
            self._index(room, entry, known)

    def forget(self, room: Room) -> None:
        known = self._entries.pop(room.table.id, None)
        if known is not None:
            self._drop(room.table.id, known, known.people)
            remove(self._of_address, known.address, room.table.id)

    def of_person(self, person: str) -> list[Room]:
        """Where that person has a seat or is the host, the oldest first."""
        return list(self._of_person.get(person, {}).values())

    def of_address(self, address: str) -> Iterable[Room]:
        return self._of_address.get(address, {}).values()

    def of_largest_address(self) -> Iterable[Room]:
        """The tables of whoever has made most of them."""
        return max(self._of_address.values(), key=len, default={}).values()

    def has_too_many_tables(self, person: str) -> bool:
        return self._hosted[person] >= self._limits.tables_per_person

    def is_address_full(self, address: str) -> bool:
        return len(self._of_address.get(address, ())) >= self._limits.tables_per_address

    def may_play_with_bots(self, person: str, address: str) -> bool:
        is_within = self._bot_games[person] < self._limits.bot_games_per_person
        return is_within and self._bot_games[at(address)] < self._limits.bot_games_per_address

    def _index(self, room: Room, entry: Entry, known: Entry | None) -> None:
        table = room.table.id
        if known is not None:
            self._drop(table, known, known.people - entry.people)
        self._entries[table] = entry
        for person in entry.people:
            self._of_person.setdefault(person, {}).setdefault(table, room)
        self._of_address.setdefault(entry.address, {}).setdefault(table, room)
        self._hosted[entry.host] += 1
        if entry.is_bot_game:
            self._bot_games.update((entry.host, at(entry.address)))

    def _drop(self, table: str, entry: Entry, gone: Iterable[str]) -> None:
        for person in gone:
            remove(self._of_person, person, table)
        count_down(self._hosted, entry.host)
        if entry.is_bot_game:
            count_down(self._bot_games, entry.host)
            count_down(self._bot_games, at(entry.address))


def at(address: str) -> str:
    """No person is called like that."""
    return f"at {address}"


def remove(index: dict[str, Rooms], key: str, table: str) -> None:
    index[key].pop(table, None)
    if not index[key]:
        del index[key]


def count_down(counted: Counter[str], name: str) -> None:
    counted[name] -= 1
    if not counted[name]:
        del counted[name]
