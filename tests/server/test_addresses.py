"""Limits are counted for whoever holds an address, and for IPv6 that is a network."""

from __future__ import annotations

import pytest

from coverstory.server.http.connections import Connections
from coverstory.server.http.limits import Limits
from coverstory.server.people.addresses import network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_whose_share_an_address_counts_for(address: str, network: str) -> None:
    assert network_of(address) == network


def test_one_machine_has_one_share_however_many_addresses_it_uses() -> None:
    connections = Connections(Limits(connections_per_address=3), lambda: 0.0)
    shares = [connections.share_of((f"2001:db8:1:2::{number:x}", 4000)) for number in range(5)]
    assert [connections.admit(share) for share in shares] == [True, True, True, False, False]


def test_a_proxy_that_is_named_is_known_by_its_own_address() -> None:
    connections = Connections(Limits(connections_per_address=1), lambda: 0.0, ["2001:db8::9"])
    assert [connections.admit(connections.share_of(("2001:db8::9", 4000))) for _ in range(3)] == [True] * 3
