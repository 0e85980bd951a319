"""Who somebody is, and whose requests are answered."""

from __future__ import annotations

import pytest

from coverstory.server.people.identity import (
    COOKIE,
    SECURE_COOKIE,
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


def test_over_https_no_other_host_can_set_the_cookie() -> None:
    """`__Host-`: a browser takes such a cookie only with Secure and Path=/, and without Domain."""
    assert cookie_header("abc", is_secure=True).startswith("__Host-coverstory=abc; Path=/; ")
    assert cookie_header("abc", is_secure=False).startswith("coverstory=abc; ")


def test_the_cookie_of_an_older_release_still_counts_but_not_before_todays() -> None:
    assert secret_in({}, {COOKIE: "old"}) == "old"
    assert secret_in({}, {COOKIE: "old", SECURE_COOKIE: "new"}) == "new"


def test_a_token_in_the_header_counts_before_a_cookie() -> None:
    assert secret_in({"authorization": "Bearer mine"}, {COOKIE: "other"}) == "mine"
    assert secret_in({"authorization": "bearer  mine"}, {}) == "mine"
    assert secret_in({"authorization": "Basic mine"}, {COOKIE: "other"}) == "other"
    assert secret_in({}, {}) is None
