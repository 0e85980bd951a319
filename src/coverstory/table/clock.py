"""What happens by time alone, so that nobody can freeze a table.

All times are seconds of service: they stand still while the server is down, so that a restart costs nobody their time.
"""

from __future__ import annotations

from collections.abc import Iterator

from coverstory.match.chance import new_seed
from coverstory.table.decide_deal import break_deal
from coverstory.table.events import Closed, Helped, HostPassed, Rematched, TableEvent
from coverstory.table.state import WholeTable

LEAST_HOST_GRACE = 60.0  # a reloaded page must not cost the host its rights
SHORTEST_ABSENCE = 20.0  # a reloaded page is no reason to let a bot play on
LONGEST_SILENCE = 30.0  # between two requests of somebody who is here without a connection


def due(table: WholeTable, seconds: float) -> list[TableEvent]:
    """What is to happen by that time, all at once."""
    return [event for alarm, event in alarms(table) if alarm <= seconds]


def next_alarm(table: WholeTable) -> float | None:
    return min((alarm for alarm, _ in alarms(table)), default=None)


def alarms(table: WholeTable) -> Iterator[tuple[float, TableEvent]]:
    """Everything that will happen if nobody does anything, with its time; at most one of a kind for each seat."""
    if table.stage == "closed":
        return
    deserted = table.presence.deserted_since()
    if deserted is not None and is_closed_when_deserted(table):
        yield deserted + kept_when_deserted(table), Closed("deserted")
    if table.stage == "finished":
        yield from rematch_due(table)
    if table.stage == "playing":
        yield from help_due(table)
    elif table.deal is not None and table.stage == "dealing":
        yield table.deal.deadline, break_deal(table.deal.behind())
    elif (heir := heir_of(table)) is not None and not table.presence.is_here(table.host):
        yield table.presence.gone_since(table.host) + max(table.settings.grace, LEAST_HOST_GRACE), HostPassed(heir)


def kept_when_deserted(table: WholeTable) -> float:
    is_begun = table.stage == "playing" and table.people_moved  # somebody may come back to it
    return table.kept_begun if is_begun else table.kept_idle


def is_closed_when_deserted(table: WholeTable) -> bool:
    """A match with a clock ends by itself: bots take over the seats whose time is up. So does a deal."""
    if table.stage == "playing":
        return table.settings.clock.kind == "none"
    return table.stage != "dealing"


def help_due(table: WholeTable) -> Iterator[tuple[float, TableEvent]]:
    """A bot plays for an awaited seat when its time is up, or when its person keeps others waiting by being gone."""
    for seat in table.asked():
        held = table.seats[seat]
        if held.is_played_by_bot:
            continue
        gone_at = help_for_the_absent(table, held.person)
        if gone_at is not None and (table.deadline is None or gone_at < table.deadline):
            yield gone_at, Helped(seat, "gone")
        elif table.deadline is not None:
            yield table.deadline, Helped(seat, "time")


def help_for_the_absent(table: WholeTable, person: str) -> float | None:
    """When a bot takes over for somebody who is gone; None with a clock of days, or if nobody else is here to wait."""
    if table.presence.is_here(person) or table.settings.clock.kind == "days":
        return None
    waits = any(table.presence.is_here(other) for other in table.people() if other != person)
    return table.presence.gone_since(person) + table.settings.grace if waits else None


def rematch_due(table: WholeTable) -> Iterator[tuple[float, TableEvent]]:
    """Where somebody would like another match, who has left is waited for until the grace is over."""
    lacking = not_agreed(table)
    wanted = any(held.again for held in table.seats)
    waits = any(table.presence.is_here(table.seats[seat].person) for seat in lacking)
    if wanted and not waits and not (lacking and table.settings.clock.kind == "days"):
        gone = [table.presence.gone_since(table.seats[seat].person) + table.settings.grace for seat in lacking]
        yield max(gone, default=0.0), begin_rematch(lacking)


def not_agreed(table: WholeTable) -> list[int]:
    """Seats whose people have not said that they would like another match."""
    return [seat for seat, held in enumerate(table.seats) if held.is_human and not held.again and not held.vacated]


def begin_rematch(left: list[int]) -> Rematched:
    return Rematched(new_seed(), left)


def longest_silence(table: WholeTable) -> float:
    """Grace runs from the last request, and nobody who is here runs out of it."""
    return min(LONGEST_SILENCE, table.settings.grace)


def is_grace_over(table: WholeTable, seat: int, seconds: float) -> bool:
    """Whether its person has been away for longer than the table allows. With a clock of days being away is part of the
    game: there only who let the time for a move run out has been away for too long."""
    held = table.seats[seat]
    if table.presence.is_here(held.person):
        return False
    if table.settings.clock.kind == "days":
        return held.helped
    return seconds >= table.presence.gone_since(held.person) + table.settings.grace


def may_be_relieved(table: WholeTable, seat: int, seconds: float) -> bool:
    """Whether others at the table need not wait for its person until the grace is over."""
    person = table.seats[seat].person
    if table.presence.is_here(person) or table.settings.clock.kind == "days":
        return False
    return seconds >= table.presence.gone_since(person) + min(SHORTEST_ABSENCE, table.settings.grace)


def heir_of(table: WholeTable) -> str | None:
    """Who would be the next host: the first player who is here."""
    return next((person for person in table.people() if person != table.host and table.presence.is_here(person)), None)
