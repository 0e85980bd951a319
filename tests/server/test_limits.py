"""Limits on how much anybody may ask for; time is handed in."""

from __future__ import annotations

from coverstory.server.http.limits import Bucket, Rate, RateLimiter


def test_a_bucket_gives_its_burst_then_refills_at_its_rate() -> None:
    bucket = Bucket(Rate(3, 2), now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket(Rate(1, 4), now=0)
    assert bucket.wait(0) == 0
    assert bucket.take(0)
    assert bucket.wait(0) == 0.25
    assert bucket.wait(0.125) == 0.125
    assert Bucket(Rate(0, 0), now=0).wait(9) == float("inf")


def test_addresses_do_not_use_up_each_others_share() -> None:
    limiter = RateLimiter(Rate(1, 0), lambda: 0.0)
    assert limiter.allows("a")
    assert not limiter.allows("a")
    assert limiter.allows("b")


def test_only_so_many_addresses_are_remembered() -> None:
    limiter = RateLimiter(Rate(1, 0), lambda: 0.0, most=2)
    for address in "abc":
        assert limiter.allows(address)
    assert limiter.allows("a")  # forgotten
    assert not limiter.allows("c")


def test_however_many_wait_each_has_a_moment_of_its_own() -> None:
    bucket = Bucket(Rate(2, 10), 0.0)
    assert [bucket.reserve(0.0) for _ in range(5)] == [0.0, 0.0, 0.1, 0.2, 0.3]
    assert not bucket.take(0.25)
    assert bucket.take(0.4)
