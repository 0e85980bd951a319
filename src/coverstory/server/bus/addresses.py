"""Which bus an address means."""

from __future__ import annotations

from urllib.parse import urlsplit

from coverstory.errors import NoBus
from coverstory.server.bus.bus import Bus
from coverstory.server.bus.local_bus import LocalBus
from coverstory.server.texts import text_about

SCHEMES = ("nats", "tls")


def is_bus_address(words: str) -> bool:
    """`nats://machine`, or several of a cluster with commas between."""
    return all(is_server(word) for word in words.split(","))


def is_server(word: str) -> bool:
    try:
        parts = urlsplit(word)
        named = parts.hostname is not None and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    return named and parts.scheme in SCHEMES and not (parts.path or parts.query or parts.fragment)


def bus_at(address: str) -> Bus:
    """Not open yet. Without an address it is the one inside this process."""
    if not address:
        return LocalBus()
    try:
        from coverstory.server.bus.nats_bus import NatsBus
    except ModuleNotFoundError:  # an optional install
        raise NoBus(text_about("no_bus")) from None
    return NatsBus(address.split(","))
