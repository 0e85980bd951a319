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
    commands_per_address: Rate = Rate(5000, 1000)  # over all sockets; more have to wait
    requests: Rate = Rate(1000, 100)  # of one address, over HTTP; also new sockets
    comebacks: Rate = Rate(10, 0.2)  # of one player to a running game, where the address has no requests left
    tables: Rate = Rate(60, 0.2)  # made, or records imported, from one address
    sockets: int = 10_000  # in all
    sockets_per_address: int = 1_000  # a club of 100 behind one address, each with a few windows and devices
    sockets_per_person: int = 50
    connections: int = 12_000  # in all, with those over HTTP; the process may open that many files (serve.py)
    connections_per_address: int = 1_500
    header_seconds: float = 10.0  # for a request to arrive
    body_seconds: float = 20.0  # for its body
    answer_seconds: float = 60.0  # in which nothing of an answer is taken
    frames: Rate = Rate(200, 20)  # of one socket: pings, pongs and parts of messages
    log_every: float = 10.0  # seconds between two lines about who was turned away
    waiting: int = 256  # messages for one client
    slow: float = 2.0  # seconds that a client may take for a message
    open_tables: int = 20_000  # in memory
    tables_per_person: int = 100  # hosted, and not closed
    tables_per_address: int = 2_000  # made, and not closed
    bot_games_per_person: int = 20  # hosted, and being played with bots
    bot_games_per_address: int = 500
    words_per_person: Rate = Rate(262_144, 8_192)  # bytes of chat and notes; more have to wait
    words_per_address: Rate = Rate(4_194_304, 131_072)
    days_closed: int = 7  # of service, that the events and notes of a closed table are kept
    days_begun: int = 30  # that a game without a clock which people have begun is kept after the last one has left
    days_idle: int = 1  # that any other table is kept
    bytes_per_table: int = 4_194_304  # about; of what is stored of a table, after which only moves are taken


NUMBERS = (  # that whoever runs the server may choose
    "open_tables",
    "sockets",
    "sockets_per_person",
    "tables_per_person",
    "tables_per_address",
    "bot_games_per_person",
    "bot_games_per_address",
    "bytes_per_table",
    "days_closed",
    "days_begun",
    "days_idle",
)


HOWEVER_OFTEN = Rate(1e9, 1e9)
NO_RATE_LIMIT = Limits(  # sizes and numbers stay
    commands=HOWEVER_OFTEN,
    commands_per_address=HOWEVER_OFTEN,
    requests=HOWEVER_OFTEN,
    comebacks=HOWEVER_OFTEN,
    tables=HOWEVER_OFTEN,
    words_per_person=HOWEVER_OFTEN,
    words_per_address=HOWEVER_OFTEN,
)


class Bucket:
    """Filled at a steady rate up to the burst; every request takes one out."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._then = now

    def take(self, now: float, amount: float = 1) -> bool:
        if self.wait(now, amount) > 0:
            return False
        self._left -= amount
        return True

    def reserve(self, now: float, amount: float = 1) -> float:
        """Takes it in any case. Returns the seconds until it is there: however many wait, each has its own moment."""
        seconds = self.wait(now, amount)
        self._left -= amount
        return seconds

    def wait(self, now: float, amount: float = 1) -> float:
        """Seconds until there is that much to take."""
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.a_second)
        self._then = now
        if self._left >= amount:
            return 0.0
        return (amount - self._left) / self._rate.a_second if self._rate.a_second else inf


class RateLimiter:
    """A bucket for each address; those that were not seen for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Clock, most: int = 10_000) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str, amount: float = 1) -> bool:
        return self._bucket(address).take(self._clock(), amount)

    def reserve(self, address: str, amount: float = 1) -> float:
        return self._bucket(address).reserve(self._clock(), amount)

    def wait(self, address: str, amount: float = 1) -> float:
        """Seconds until it allows that much."""
        return self._bucket(address).wait(self._clock(), amount)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is not None:
            self._buckets.move_to_end(address)
            return bucket
        bucket = self._buckets[address] = Bucket(self._rate, self._clock())
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class WordsQuota:
    """How much chat and notes one person, and one address, may have stored; moves are never held up by it."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._people = RateLimiter(limits.words_per_person, clock)
        self._addresses = RateLimiter(limits.words_per_address, clock)

    def allows(self, person: str, address: str, size: int) -> bool:
        if self.wait(person, address, size) > 0:
            return False
        return self._people.allows(person, size) and self._addresses.allows(address, size)

    def reserve(self, person: str, address: str, size: int) -> float:
        """Takes them in any case; seconds until they are allowed."""
        return max(self._people.reserve(person, size), self._addresses.reserve(address, size))

    def wait(self, person: str, address: str, size: int) -> float:
        """Seconds until that many bytes are allowed."""
        return max(self._people.wait(person, size), self._addresses.wait(address, size))
