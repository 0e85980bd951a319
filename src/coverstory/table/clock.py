"""What time alone brings about: nobody can freeze a table. Times are seconds of service, which stands still with us."""

from __future__ import annotations

from collections.abc import Iterator

from coverstory.table.events import AnyDeed, Closed, Helped, HostPassed
from coverstory.table.seats import DAY
from coverstory.table.state import Situation

LEAST_HOST_GRACE = 60.0  # a reloaded page must not cost the host its rights
DESERTED = DAY  # a table at which nobody plays
DESERTED_IN_PLAY = 30 * DAY  # a match without a clock, which somebody may come back to


def due(now: Situation, at: float) -> list[AnyDeed]:
    """What is to happen by now, all at once."""
    return [deed for alarm, deed in alarms(now) if alarm <= at]


def next_alarm(now: Situation) -> float | None:
    return min((alarm for alarm, _ in alarms(now)), default=None)


def alarms(now: Situation) -> Iterator[tuple[float, AnyDeed]]:
    """Everything that will happen if nobody does anything, with its time; at most one of a kind."""
    if now.stage == "closed":
        return
    deserted = now.presence.deserted_since()
    if deserted is not None and is_closed_when_deserted(now):
        yield deserted + (DESERTED_IN_PLAY if now.stage == "playing" else DESERTED), Closed("deserted")
    if now.stage == "playing":
        yield from help_due(now)
    elif (heir := heir_of(now)) is not None and not now.presence.is_here(now.host):
        yield now.presence.gone_since(now.host) + max(now.settings.grace, LEAST_HOST_GRACE), HostPassed(heir)


def is_closed_when_deserted(now: Situation) -> bool:
    """A match with a clock comes to its end by itself."""
    return now.stage != "playing" or now.settings.clock.kind == "none"


def help_due(now: Situation) -> Iterator[tuple[float, AnyDeed]]:
    """A bot plays for the awaited seat when its time is up, or when its person keeps others waiting by being gone."""
    seat = now.awaited()
    assert seat is not None
    chair = now.chairs[seat]
    if chair.is_played_by_bot:
        return
    gone_at = help_for_the_absent(now, chair.person)
    if gone_at is not None and (now.deadline is None or gone_at < now.deadline):
        yield gone_at, Helped(seat, "gone")
    elif now.deadline is not None:
        yield now.deadline, Helped(seat, "time")


def help_for_the_absent(now: Situation, person: str) -> float | None:
    """When a bot will play for somebody who is gone; never in a game of days, and not while nobody waits."""
    if now.presence.is_here(person) or now.settings.clock.kind == "days":
        return None
    waits = any(now.presence.is_here(other) for other in now.people() if other != person)
    return now.presence.gone_since(person) + now.settings.grace if waits else None


def heir_of(now: Situation) -> str | None:
    """Who would be the next host: the first player who is here."""
    return next((person for person in now.people() if person != now.host and now.presence.is_here(person)), None)
