"""Addresses that are trusted or let in, by themselves or as networks: in a container nobody knows a proxy's address."""

from __future__ import annotations

from collections.abc import Container, Iterable
from ipaddress import ip_address, ip_network

THIS_MACHINE = ("127.0.0.0/8", "::1")


class Networks(Container[str]):
    """Addresses, asked for as text."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address))
        except ValueError:  # a socket of this machine has none
            return False
        return any(found in network for network in self._networks)
