"""Who somebody is, and whose requests are answered."""

from __future__ import annotations

import pytest

from coverstory.server.people.identity import (
    COOKIE,
    HostCheck,
    cookie_header,
    new_secret,
    new_table_id,
    person_of,
    secret_in,
)


def test_a_person_is_the_hash_of_a_secret_and_does_not_tell_it() -> None:
    secret = new_secret()
    person = person_of(secret)
    assert person is not None
    assert person == person_of(secret)
    assert secret not in person
    assert person_of(new_secret()) != person
    assert len({new_table_id() for _ in range(100)}) == 100


@pytest.mark.parametrize("secret", ["", "short", "x" * 42, "x" * 44, "ä" * 43, "x" * 42 + "\n", " " * 43])
def test_what_is_no_secret_of_ours_is_nobody(secret: str) -> None:
    assert person_of(secret) is None


def test_the_cookie_is_for_this_site_and_no_script() -> None:
    header = cookie_header("abc", is_secure=True)
    assert {"HttpOnly", "SameSite=Strict", "Secure", "Path=/"} <= set(header.split("; "))
    assert "Domain" not in header
    assert "Secure" not in cookie_header("abc", is_secure=False)


def test_a_token_in_the_header_counts_before_a_cookie() -> None:
    assert secret_in({"authorization": "Bearer mine"}, {COOKIE: "other"}) == "mine"
    assert secret_in({"authorization": "bearer  mine"}, {}) == "mine"
    assert secret_in({"authorization": "Basic mine"}, {COOKIE: "other"}) == "other"
    assert secret_in({}, {}) is None


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("games.example", True),
        ("GAMES.example:443", True),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_hosts_that_nobody_else_can_claim_are_ours(host: str, ours: bool) -> None:
    assert HostCheck("https://games.example").is_our_host(host) is ours
    assert HostCheck("").is_our_host(host) is (ours and "games" not in host.casefold())


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        (None, True),
        ("http://127.0.0.1:8000", True),
        ("https://games.example", True),
        ("http://games.example", False),
        ("http://127.0.0.1:9000", False),
        ("http://evil.example", False),
        ("null", False),
        ("", False),
        ("file://", False),
        ("http://127.0.0.1:8000.evil.example", False),
    ],
)
def test_only_our_own_pages_may_change_something(origin: str | None, ours: bool) -> None:
    assert HostCheck("https://games.example").is_our_origin(origin, "127.0.0.1:8000") is ours


def test_without_a_public_url_nothing_is_taken_for_it() -> None:
    keeper = HostCheck("")
    assert not keeper.is_our_origin("://", "127.0.0.1")
    assert not keeper.is_our_origin("", "127.0.0.1")
    assert not keeper.is_secure()
