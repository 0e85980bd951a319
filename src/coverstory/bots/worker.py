"""A process in which bots think: jobs come in as lines, results go out as lines, until the input ends.

The server's tables and a search on several processes use the same program. A bot lives here for its match, as in the
arena: it keeps its tree and its belief from move to move. Whatever is lost with a process, or dropped to save memory,
follows from the next view: it holds all that the seat has heard.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from math import inf
from pathlib import Path
from typing import BinaryIO

from coverstory.bots import explain
from coverstory.bots.bot import Bot, Budget, Clock
from coverstory.bots.jobs import (
    Advise,
    Advised,
    AnyJob,
    AnyResult,
    Assess,
    Assessed,
    Choose,
    Chosen,
    Failed,
    Find,
    Found,
    Look,
    Looked,
    Order,
    Review,
    Reviewed,
    decode_job,
    encode_line,
)
from coverstory.bots.outlook import outlooks_of
from coverstory.bots.paced_clock import PacedClock
from coverstory.bots.review.decisions import judged
from coverstory.bots.review.review import survey
from coverstory.bots.roster import Entry, make_bot
from coverstory.errors import CoverstoryError
from coverstory.rules.catalogue import find_game
from coverstory.rules.rng import Rng

MOST_BOTS = 64  # most are rookies and agents, which keep next to nothing
MOST_MEMORY = 400_000_000  # bytes of this process; a bot with a full tree takes 125 MB
SPANS_KEPT = 32
MEMORY = Path("/proc/self/statm")  # pages, the second number those that are in memory; Linux only


class BotStore:
    """The bots that live here, the one that was asked last at the end."""

    def __init__(
        self,
        most_bots: int = MOST_BOTS,
        most_memory: int = MOST_MEMORY,
        clock: PacedClock | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._most_bots = most_bots
        self._most_memory = most_memory
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
        self._clock = clock or PacedClock()
        self._sleep = sleep
        self._spans: dict[tuple[str, str], deque[float]] = {}  # by game and level: how long moves took lately

    def work(self, job: AnyJob) -> AnyResult:
        try:
            return self._answer(job)
        except CoverstoryError as error:
            return Failed(str(error))

    def _answer(self, job: AnyJob) -> AnyResult:
        self._clock.begin(job.pace, job.limit)
        if isinstance(job, Advise):
            return advise(job, self._clock)
        if isinstance(job, Review):
            game = find_game(job.game).of_version(job.rules)
            return Reviewed(outlooks_of(game, job.seats, job.options, job.actions))
        if isinstance(job, Choose):
            return Chosen(self._choose(job))
        if isinstance(job, Look):
            return Looked(survey(job.game))
        if isinstance(job, Assess):
            return Assessed([*judged(job.game, job.places, job.nodes)])
        found = self._bot_for(job).findings(find_game(job.order.game).read_view(job.view), job.offered)
        return Found([(finding.action, finding.tries, finding.result) for finding in found])

    def _choose(self, job: Choose) -> int:
        view = find_game(job.order.game).read_view(job.view)
        if len(job.offered) == 1 and job.limit is not None:
            return self._hesitate(job, job.limit)
        began = self._clock.wall()
        action = self._bot_for(job).choose(view, job.offered)
        self._spans_of(job).append((self._clock.wall() - began) * job.pace)
        return action

    def _hesitate(self, job: Choose, limit: float) -> int:
        """Over a single choice, for as long as other moves take: otherwise whoever waits here next would notice."""
        spans = self._spans_of(job) or [job.order.seconds or 0.0]
        self._sleep(min(secrets.choice(spans) / job.pace, limit))
        return job.offered[0]

    def _spans_of(self, job: Choose) -> deque[float]:
        return self._spans.setdefault((job.order.game, job.order.level), deque(maxlen=SPANS_KEPT))

    def _bot_for(self, job: Choose | Find) -> Bot:
        """The level is part of the name: a seat may be played by one bot, and later by another that helps out. Without
        a name it is made for this job alone, and chooses the same wherever that is done."""
        if not job.bot:
            return ordered(job.order, self._clock)
        key = (job.bot, job.order.game, job.order.level)
        if key not in self._bots:
            self._bots[key] = ordered(job.order, self._clock)
        self._bots.move_to_end(key)
        self._make_room()
        return self._bots[key]

    def _make_room(self) -> None:
        """Those that were not asked for longest are dropped: their tables are idle, or their matches over."""
        while len(self._bots) > 1 and (len(self._bots) > self._most_bots or memory_held() > self._most_memory):
            self._bots.popitem(last=False)


def memory_held() -> int:
    """In bytes, where the system says so; then the number of bots is all that is bounded."""
    try:
        return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def ordered(order: Order, clock: Clock) -> Bot:
    budget = Budget(order.nodes, inf if order.seconds is None else order.seconds)
    entry = Entry(order.level, order.level, budget)
    return make_bot(find_game(order.game), entry, Rng(order.seed, order.stream), clock)


def advise(job: Advise, clock: Clock) -> Advised:
    found = explain(find_game(job.game).read_view(job.view), clock=clock)
    return found.advised()


def serve(jobs: BinaryIO, results: FileIO, store: BotStore) -> None:
    for line in jobs:
        results.write(encode_line(store.work(decode_job(line))))


def main(store: BotStore | None = None) -> None:
    """Unbuffered, so that nothing is left to be written, in vain, when whoever asked is gone.

    A number on the command line is how nice to be: at a server people's moves go first when the machine is busy.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody; whoever asks decides
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    with open(sys.stdout.fileno(), "wb", buffering=0) as results, suppress(BrokenPipeError):
        serve(sys.stdin.buffer, results, store or BotStore())


if __name__ == "__main__":
    main()
