"""Rate limits and sizes: enough for play, too little to hurt others."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import inf

Clock = Callable[[], float]  # seconds, never going back


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second on average."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """What one server allows."""

    commands: Rate = Rate(100, 50)  # of one socket, where more have to wait; of one person over HTTP
    requests: Rate = Rate(1000, 100)  # of one address, over HTTP; also new sockets
    tables: Rate = Rate(60, 0.2)  # made, or records imported, from one address
    sockets: int = 10_000  # in all
    sockets_per_address: int = 1_000  # a club of 100 behind one address, each with a few windows and devices
    sockets_per_person: int = 50
    connections: int = 12_000  # in all, with those over HTTP; the process may open that many files (serve.py)
    connections_per_address: int = 1_500
    header_seconds: float = 10.0  # for a request to arrive
    body_seconds: float = 20.0  # for its body
    frames: Rate = Rate(200, 20)  # of one socket: pings, pongs and parts of messages
    log_every: float = 10.0  # seconds between two lines about who was turned away
    waiting: int = 256  # messages for one client
    slow: float = 2.0  # seconds that a client may take for a message
    open_tables: int = 20_000  # in memory


HOWEVER_OFTEN = Rate(1e9, 1e9)
NO_RATE_LIMIT = Limits(commands=HOWEVER_OFTEN, requests=HOWEVER_OFTEN, tables=HOWEVER_OFTEN)  # sizes and numbers stay


class Bucket:
    """Filled at a steady rate up to the burst; every request takes one out."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._then = now

    def take(self, now: float) -> bool:
        if self.wait(now) > 0:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> float:
        """Seconds until there is one to take."""
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.a_second)
        self._then = now
        if self._left >= 1:
            return 0.0
        return (1 - self._left) / self._rate.a_second if self._rate.a_second else inf


class RateLimiter:
    """A bucket for each address; those that were not seen for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Clock, most: int = 10_000) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        now = self._clock()
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
