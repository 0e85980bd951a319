"""What whoever runs a server may do, on a running server and on a stopped one. Everything that changes something is in
the audit log."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from time import time

from coverstory.errors import CoverstoryError, RequestRefused, UnknownVersion
from coverstory.rules.contract import ONLOOKER
from coverstory.server.live.rooms import Rooms
from coverstory.server.people.addresses import OF_ONE_CUSTOMER, network_of
from coverstory.server.people.moderation import Moderation
from coverstory.server.people.person_data import person_data, report_shown, sanction_shown
from coverstory.server.storage.moderation import AuditEntry, Sanction, SanctionKind
from coverstory.server.storage.storage import Storage
from coverstory.table.events import Moment, Said, StoredEvent
from coverstory.table.phrases import say_phrase
from coverstory.table.presenter import welcome
from coverstory.table.table import Table
from coverstory.wire.admin import (
    AdminAudit,
    AdminLine,
    AdminReport,
    AdminSanction,
    AdminSeat,
    AdminTable,
    AdminTables,
    AdminView,
    PersonData,
    PersonDeleted,
)

SHOWN_OF_AN_ID = 6  # characters: the whole id is an invitation
SHOWN_OF_A_PERSON = 12
MOST_TABLES = 200  # listed at once
MOST_AUDITED = 500
DAY = 86400.0

log = logging.getLogger(__name__)

HangUp = Callable[[Sanction], None]  # on whoever is connected and now kept out


async def nobody_else() -> None:
    """There is one server."""


class Administration:
    def __init__(
        self,
        storage: Storage,
        moderation: Moderation,
        rooms: Rooms | None = None,  # None: the server is stopped
        hang_up: HangUp = lambda _: None,
        tell: Callable[[], Awaitable[None]] = nobody_else,
        wall: Callable[[], float] = time,
    ) -> None:
        self._storage = storage
        self._moderation = moderation
        self._rooms = rooms
        self._hang_up = hang_up
        self._tell = tell
        self._wall = wall

    async def open(self) -> None:
        self._moderation.put(await self._storage.sanctions())

    # Tables.

    async def tables(self) -> AdminTables:
        if self._rooms is not None:
            tables = self._rooms.all_tables()
            return AdminTables([shown(table) for table in tables[:MOST_TABLES]], len(tables))
        live = await self._storage.live_tables()
        read = [await self._readable(table) for table in reversed(live[-MOST_TABLES:])]
        return AdminTables([shown(table) for table in read if table is not None], len(live))

    async def view(self, beginning: str, lang: str) -> AdminView:
        table, events = await self._read(await self._find(beginning))
        moment = Moment(events[-1].moment.seconds, self._wall())
        public = welcome(table, viewer=int(ONLOOKER), person="", moment=moment, lang=lang)
        return AdminView(shown(table), said_at(events, lang), public.scene, public.log)

    async def close(self, beginning: str, why: str, actor: str) -> None:
        if self._rooms is None:
            raise RequestRefused("server_stopped")
        table = await self._find(beginning)
        await (await self._rooms.find(table)).shut()
        await self._storage.keep_audit(self._entry(actor, "close", table[:SHOWN_OF_AN_ID], why))

    async def delete(self, beginning: str, why: str, actor: str) -> None:
        table = await self._find(beginning)
        await self._remove([table])
        await self._storage.keep_audit(self._entry(actor, "delete", table[:SHOWN_OF_AN_ID], why))

    # People and addresses.

    async def sanctions(self) -> list[AdminSanction]:
        return [sanction_shown(each) for each in await self._storage.sanctions()]

    async def impose(self, kind: SanctionKind, subject: str, days: int | None, why: str, actor: str) -> None:
        named = checked_subject(kind, subject)
        now = self._wall()
        sanction = Sanction(kind, subject=named, why=why, since=now, until=None if days is None else now + days * DAY)
        await self._storage.impose(sanction, self._entry(actor, f"ban {kind}", subject_shown(kind, named), why))
        await self._read_anew()
        self._hang_up(sanction)

    async def lift(self, kind: SanctionKind, subject: str, why: str, actor: str) -> None:
        named = checked_subject(kind, subject)
        entry = self._entry(actor, f"unban {kind}", subject_shown(kind, named), why)
        if not await self._storage.lift(kind, named, entry):
            raise RequestRefused("no_sanction")
        await self._read_anew()

    async def reports(self) -> list[AdminReport]:
        return [report_shown(report) for report in await self._storage.reports()]

    async def settle(self, number: int, why: str, actor: str) -> None:
        if not await self._storage.settle_report(number, self._entry(actor, "settle report", str(number), why)):
            raise RequestRefused("no_report")

    async def data_of(self, person: str, actor: str) -> PersonData:
        named = checked_subject("person", person)
        found = await person_data(self._storage, named)
        await self._storage.keep_audit(self._entry(actor, "export person", subject_shown("person", named), ""))
        return found

    async def forget(self, person: str, why: str, actor: str) -> PersonDeleted:
        """Their tables first: whatever happens there meanwhile is not kept either."""
        named = checked_subject("person", person)
        tables = await self._storage.tables_with(named)
        await self._remove(tables)
        entry = self._entry(actor, "delete person", subject_shown("person", named), why)
        games = await self._storage.forget_person(named, entry)
        await self._read_anew()
        return PersonDeleted(len(tables), games)

    async def audit(self) -> list[AdminAudit]:
        entries = await self._storage.audit(MOST_AUDITED)
        return [
            AdminAudit(each.made, actor=each.actor, action=each.action, subject=each.subject, why=each.why)
            for each in entries
        ]

    # How it is done.

    async def _read_anew(self) -> None:
        """Who is kept out has changed; other servers of the database read it, too."""
        await self.open()
        await self._tell()

    async def _find(self, beginning: str) -> str:
        """By how its id begins, as it is shown; a RequestRefused where that is not one table."""
        if len(beginning) < SHOWN_OF_AN_ID:
            raise RequestRefused("no_table")
        found = await self._storage.tables_like(beginning, 2)
        if len(found) != 1:
            raise RequestRefused("no_table")
        return found[0]

    async def _read(self, table: str) -> tuple[Table, Sequence[StoredEvent]]:
        events = await self._storage.events(table)
        try:
            return Table.replay(events, events[-1].moment.seconds), events
        except UnknownVersion:
            raise RequestRefused("unknown_version") from None

    async def _readable(self, table: str) -> Table | None:
        """None for one that is damaged or of other rules: `coverstory check` shows those."""
        try:
            return (await self._read(table))[0]
        except CoverstoryError:
            return None

    async def _remove(self, tables: Sequence[str]) -> None:
        for table in tables:
            if self._rooms is not None:
                await self._rooms.dissolve(table)
            else:
                await self._storage.remove_tables([table])

    def _entry(self, actor: str, action: str, subject: str, why: str) -> AuditEntry:
        log.info("admin", extra={"fields": {"actor": actor, "action": action, "subject": subject}})
        return AuditEntry(self._wall(), actor=actor, action=action, subject=subject, why=why)


def shown(table: Table) -> AdminTable:
    seats = [AdminSeat(seat.kind, name, seat.person) for seat, name in zip(table.seats, table.names, strict=True)]
    return AdminTable(
        table=table.id[:SHOWN_OF_AN_ID],
        game=table.game.slug,
        stage=table.stage,
        public=table.settings.public,
        host=table.host,
        seats=seats,
    )


def said_at(events: Sequence[StoredEvent], lang: str) -> list[AdminLine]:
    return [
        AdminLine(stored.moment.wall, stored.person, said.name, said.text or say_phrase(said.phrase, lang))
        for stored in events
        if isinstance(said := stored.event, Said)
    ]


def checked_subject(kind: SanctionKind, subject: str) -> str:
    """A person is named by 32 hexadecimal digits. An address is one, or a network, and not of this machine: whoever
    is behind a proxy that is not named would be kept out, and whoever sits here. Nothing of IPv6 is smaller than what
    one customer has."""
    if kind != "address":
        if len(subject) != 32 or not set(subject) <= set("0123456789abcdef"):
            raise RequestRefused("no_person")
        return subject
    try:
        network = ip_network(network_of(subject))
    except ValueError:
        raise RequestRefused("no_address") from None
    is_part = network.version == 6 and network.prefixlen > OF_ONE_CUSTOMER
    if is_part or is_of_this_machine(network):
        raise RequestRefused("no_address")
    return str(network)


def is_of_this_machine(network: IPv4Network | IPv6Network) -> bool:
    return network.is_loopback or any(ip_address(ours) in network for ours in ("127.0.0.1", "::1"))


def subject_shown(kind: SanctionKind, subject: str) -> str:
    """In the audit log: enough to tell people apart, and nothing that outlives their deletion."""
    return subject if kind == "address" else subject[:SHOWN_OF_A_PERSON]
