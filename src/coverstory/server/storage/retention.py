"""How long a database has to keep what nobody comes back to.

Finished games are kept apart from their tables, and stay.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from coverstory.table.events import decode_event

DAY = 86400.0


@dataclass(frozen=True)
class Retention:
    """Seconds of service after the last event."""

    closed: float = 7 * DAY
    asleep: float = 31 * DAY  # a day more than the table itself would be kept, were it in memory


def moment_of(body: bytes) -> float | None:
    """The time of a stored event; None where it cannot be read."""
    try:
        return decode_event(body).moment.seconds
    except msgspec.MsgspecError:
        return None
