"""Addresses of buses, for settings: nothing is loaded for them."""

from __future__ import annotations

from urllib.parse import urlsplit

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


def without_passwords(address: str) -> str:
    """For people and for the log."""
    return ", ".join(urlsplit(server).netloc.rpartition("@")[2] for server in address.split(","))
