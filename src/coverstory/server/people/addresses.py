"""Whom an address belongs to: limits count for whoever holds a network, not for each of its addresses."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, IPv6Network

OF_ONE_CUSTOMER = 64  # bits: every home and every rented server has that many IPv6 addresses to choose from
KEPT = 4096


@lru_cache(KEPT)
def network_of(address: str) -> str:
    """An IPv4 address as it is, an IPv6 address as its network: otherwise one machine could pass for any number."""
    try:
        six = IPv6Address(address.partition("%")[0])  # a zone names our own interface
    except AddressValueError:
        return address
    if six.ipv4_mapped is not None:
        return str(six.ipv4_mapped)
    return str(IPv6Network((six, OF_ONE_CUSTOMER), strict=False))
