"""Which bus an address means."""

from __future__ import annotations

from coverstory.errors import NoBus
from coverstory.server.bus.bus import Bus
from coverstory.server.bus.local_bus import LocalBus
from coverstory.server.texts import text_about


def bus_at(address: str) -> Bus:
    """Not open yet. Without an address it is the one inside this process."""
    if not address:
        return LocalBus()
    try:
        from coverstory.server.bus.nats_bus import NatsBus
    except ModuleNotFoundError:  # an optional install
        raise NoBus(text_about("no_bus")) from None
    return NatsBus(address.split(","))
