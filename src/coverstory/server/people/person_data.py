"""Everything that is kept about one person, for that person."""

from __future__ import annotations

from math import inf

from coverstory.errors import DamagedTable
from coverstory.server.storage.moderation import Report, Sanction
from coverstory.server.storage.storage import Storage
from coverstory.table.events import StoredEvent, encode_event, with_seed
from coverstory.table.history import described
from coverstory.table.past_game import PastGame
from coverstory.wire.admin import AdminReport, AdminSanction, PersonData

SHOWN_OF_AN_ID = 6  # characters: the whole id is an invitation
GAMES_AT_ONCE = 100


async def person_data(storage: Storage, person: str) -> PersonData:
    tables = await storage.tables_with(person)
    events: list[StoredEvent] = []
    notes: list[str] = []
    for table in tables:
        events += [stored for stored in await readable_events(storage, table) if stored.person == person]
        notes += [kept.text for kept in await storage.notes(table) if kept.person == person]
    games = await games_of(storage, person)
    return PersonData(
        person=person,
        tables=[table[:SHOWN_OF_AN_ID] for table in tables],
        events=[encode_event(with_seed(stored, b"")).decode() for stored in events],
        notes=notes,
        games=[described(game, person) for game in games],
        records=[game.record for game in games],
        reports=[report_shown(report) for report in await storage.reports_with(person)],
        sanctions=[sanction_shown(each) for each in await storage.sanctions() if each.subject == person],
    )


async def readable_events(storage: Storage, table: str) -> list[StoredEvent]:
    """What is damaged cannot be read to anybody."""
    try:
        return await storage.events(table)
    except DamagedTable:
        return []


async def games_of(storage: Storage, person: str) -> list[PastGame]:
    games: list[PastGame] = []
    before = inf
    while page := await storage.games_of(person, before, GAMES_AT_ONCE):
        games += page
        before = page[-1].ended
    return games


def report_shown(report: Report) -> AdminReport:
    return AdminReport(
        number=report.number,
        time=report.made,
        table=report.table[:SHOWN_OF_AN_ID],
        reporter=report.reporter,
        author=report.author,
        name=report.name,
        text=report.text,
        why=report.why,
    )


def sanction_shown(sanction: Sanction) -> AdminSanction:
    return AdminSanction(
        sanction.kind, subject=sanction.subject, why=sanction.why, since=sanction.since, until=sanction.until
    )
