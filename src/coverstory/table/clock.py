"""What happens by time alone, so that nobody can freeze a table.

All times are seconds of service: they stand still while the server is down, so that a restart costs nobody their time.
"""

from __future__ import annotations

from collections.abc import Iterator

from coverstory.table.events import Closed, Helped, HostPassed, TableEvent
from coverstory.table.seats import DAY
from coverstory.table.state import TableState

LEAST_HOST_GRACE = 60.0  # a reloaded page must not cost the host its rights
DESERTED = DAY  # a table at which nobody plays
DESERTED_IN_PLAY = 30 * DAY  # a match without a clock, which somebody may come back to


def due(table: TableState, seconds: float) -> list[TableEvent]:
    """What is to happen by that time, all at once."""
    return [event for alarm, event in alarms(table) if alarm <= seconds]


def next_alarm(table: TableState) -> float | None:
    return min((alarm for alarm, _ in alarms(table)), default=None)


def alarms(table: TableState) -> Iterator[tuple[float, TableEvent]]:
    """Everything that will happen if nobody does anything, with its time; at most one of a kind."""
    if table.stage == "closed":
        return
    deserted = table.presence.deserted_since()
    if deserted is not None and is_closed_when_deserted(table):
        yield deserted + (DESERTED_IN_PLAY if table.stage == "playing" else DESERTED), Closed("deserted")
    if table.stage == "playing":
        yield from help_due(table)
    elif (heir := heir_of(table)) is not None and not table.presence.is_here(table.host):
        yield table.presence.gone_since(table.host) + max(table.settings.grace, LEAST_HOST_GRACE), HostPassed(heir)


def is_closed_when_deserted(table: TableState) -> bool:
    """A match with a clock ends by itself: bots take over the seats whose time is up."""
    return table.stage != "playing" or table.settings.clock.kind == "none"


def help_due(table: TableState) -> Iterator[tuple[float, TableEvent]]:
    """A bot plays for the awaited seat when its time is up, or when its person keeps others waiting by being gone."""
    seat = table.awaited()
    assert seat is not None
    held = table.seats[seat]
    if held.is_played_by_bot:
        return
    gone_at = help_for_the_absent(table, held.person)
    if gone_at is not None and (table.deadline is None or gone_at < table.deadline):
        yield gone_at, Helped(seat, "gone")
    elif table.deadline is not None:
        yield table.deadline, Helped(seat, "time")


def help_for_the_absent(table: TableState, person: str) -> float | None:
    """When a bot takes over for somebody who is gone; None with a clock of days, or if nobody else is here to wait."""
    if table.presence.is_here(person) or table.settings.clock.kind == "days":
        return None
    waits = any(table.presence.is_here(other) for other in table.people() if other != person)
    return table.presence.gone_since(person) + table.settings.grace if waits else None


def heir_of(table: TableState) -> str | None:
    """Who would be the next host: the first player who is here."""
    return next((person for person in table.people() if person != table.host and table.presence.is_here(person)), None)
