"""Other machines think for our bots: `coverstory think` on them, and a bus between.

What is asked is a job as our own processes get it: a view in text form, what is offered, which bot to be, its budget
and the seed of its draws. No State, no seed of a deal and nothing that another seat has heard goes over the bus.
Whoever is free takes a job; where there is no answer in time another machine is asked, with what time is left.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from coverstory import __version__
from coverstory.bots.jobs import Advise, AnyResult, Choose, decode_result
from coverstory.errors import NobodyListens, Unanswered
from coverstory.server.bus.bus import Bus, Message
from coverstory.server.thinking.fair_turns import Claim, FairTurns
from coverstory.server.thinking.thinker import Patience, Turn, pace_where

# Of this release alone: another one may have other rules, and then our own processes are the better choice.
RELEASE = __version__.replace(".", "_")
WORK = f"coverstory.think.{RELEASE}.work"
HERE = f"coverstory.think.{RELEASE}.here"
GROUP = "thinkers"
BEAT = 1.0  # seconds between two signs of life of a machine
SILENT = 5.0  # seconds after which it is gone
AGAIN = 0.05  # seconds until another attempt, where all are busy for other servers
SHARE = 0.5  # of the time that is left is given to each machine
FOR_THINKING = 0.8  # of that: the rest is for the way, and for a machine that is busy otherwise
LEAST = 0.3  # seconds: with less, nobody else is asked


class Work(msgspec.Struct, frozen=True):
    """What is asked of whoever is free."""

    job: Choose | Advise
    seconds: float  # after which nobody waits for the answer


class Here(msgspec.Struct, frozen=True):
    """A machine is there, with so many processes; none: it stops."""

    name: str
    processes: int


_works = msgspec.json.Decoder(Work)
_heres = msgspec.json.Decoder(Here)
encode = msgspec.json.Encoder().encode
read_work = _works.decode


class Elsewhere:
    """As many jobs at a time as there are processes on other machines."""

    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic, share: float = SHARE) -> None:
        self.turns = FairTurns()
        self.asked_again = 0  # times that a machine had not answered, and another was asked
        self._bus = bus
        self._clock = clock
        self._share = share
        self._machines: dict[str, tuple[int, float]] = {}  # processes, and when they were last heard of

    async def open(self) -> None:
        await self._bus.subscribe(HERE, self._hear)

    def processes(self) -> int:
        """Of all machines that are there."""
        if not self._bus.is_connected():
            return 0
        since = self._clock() - SILENT
        return sum(processes for processes, heard in self._machines.values() if heard > since)

    async def think(self, job: Choose | Advise, claim: Claim, patience: Patience, turn: Turn) -> AnyResult | None:
        """None where no machine is there; Unanswered where none has answered in time."""
        if not self.processes():
            return None
        async with self.turns.turn(claim):
            patience.begin()
            places = max(1, self.processes())
            pace = pace_where((1 + self.turns.ahead_of(claim.urgency)) / places)
            return await self._ask(msgspec.structs.replace(job, pace=pace, limit=turn.begin(pace)), patience)

    async def _ask(self, job: Choose | Advise, patience: Patience) -> AnyResult | None:
        while (left := patience.left()) > LEAST:
            if not self.processes():
                return None
            seconds = left * self._share
            work = Work(hurried(job, seconds * FOR_THINKING), seconds)
            try:
                return decode_result(await self._bus.request(WORK, encode(work), seconds))
            except NobodyListens:  # all are busy
                await asyncio.sleep(AGAIN)
            except Unanswered:
                self.asked_again += 1
            except msgspec.DecodeError:
                return None
        raise Unanswered(WORK)

    async def _hear(self, message: Message) -> None:
        here = _heres.decode(message.body)
        self._machines[here.name] = here.processes, self._clock()
        since = self._clock() - SILENT
        self._machines = {name: known for name, known in self._machines.items() if known[0] and known[1] > since}
        self.turns.give_places(max(1, self.processes()))


def hurried(job: Choose | Advise, seconds: float) -> Choose | Advise:
    """It must have chosen within that time: its budget shrinks before a deadline is missed."""
    budget = job.order.seconds if isinstance(job, Choose) else None
    pace = max(job.pace, (budget or 0.0) / seconds)
    limit = None if job.limit is None else min(job.limit, seconds)
    return msgspec.structs.replace(job, pace=pace, limit=limit)
