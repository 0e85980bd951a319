"""A process in which bots think: jobs come in as lines, results go out as lines, until the input ends.

The server's tables and a search on several processes use the same program. A bot lives here for its match, as in the
arena: it keeps its tree and its belief from move to move. Whatever is lost with a process, or dropped to save memory,
follows from the next view: it holds all that the seat has heard.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import OrderedDict
from contextlib import suppress
from io import FileIO
from math import inf
from pathlib import Path
from typing import BinaryIO

from coverstory.bots import explain
from coverstory.bots.bot import Bot, Budget
from coverstory.bots.jobs import (
    Advise,
    Advised,
    AnyJob,
    AnyResult,
    Choose,
    Chosen,
    Find,
    Found,
    Order,
    Puzzled,
    decode_job,
    encode_line,
)
from coverstory.bots.roster import Entry, make_bot
from coverstory.errors import CoverstoryError
from coverstory.rules.catalogue import find_game
from coverstory.rules.rng import Rng

MOST_BOTS = 64  # most are rookies and agents, which keep next to nothing
MOST_MEMORY = 400_000_000  # bytes of this process; a bot with a full tree takes 125 MB
MEMORY = Path("/proc/self/statm")  # pages, the second number those that are in memory; Linux only


class Workshop:
    """The bots that live here, the one that was asked last at the end."""

    def __init__(self, most_bots: int = MOST_BOTS, most_memory: int = MOST_MEMORY) -> None:
        self._most_bots = most_bots
        self._most_memory = most_memory
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()

    def work(self, job: AnyJob) -> AnyResult:
        try:
            return self._answer(job)
        except CoverstoryError as error:
            return Puzzled(str(error))

    def _answer(self, job: AnyJob) -> AnyResult:
        if isinstance(job, Advise):
            return advise(job)
        view = find_game(job.order.game).read_view(job.view)
        bot = self._bot_for(job)
        self._make_room()
        if isinstance(job, Choose):
            return Chosen(bot.choose(view, job.offered))
        found = bot.findings(view, job.offered)
        return Found([(finding.action, finding.tries, finding.result) for finding in found])

    def _bot_for(self, job: Choose | Find) -> Bot:
        """The level is part of the name: a seat may be played by one bot, and later by another that helps out."""
        key = (job.bot, job.order.game, job.order.level)
        if key not in self._bots:
            self._bots[key] = ordered(job.order)
        self._bots.move_to_end(key)
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


def ordered(order: Order) -> Bot:
    budget = Budget(order.nodes, inf if order.seconds is None else order.seconds)
    entry = Entry(order.level, order.level, budget)
    return make_bot(find_game(order.game), entry, Rng(order.seed, order.stream), time.process_time)


def advise(job: Advise) -> Advised:
    found = explain(find_game(job.game).read_view(job.view))
    return found.advised()


def serve(jobs: BinaryIO, results: FileIO) -> None:
    workshop = Workshop()
    for line in jobs:
        results.write(encode_line(workshop.work(decode_job(line))))


def main() -> None:
    """Unbuffered, so that nothing is left to be written, in vain, when whoever asked is gone.

    A number on the command line is how nice to be: at a server people's moves go first when the machine is busy.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody; whoever asks decides
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    with open(sys.stdout.fileno(), "wb", buffering=0) as results, suppress(BrokenPipeError):
        serve(sys.stdin.buffer, results)


if __name__ == "__main__":
    main()
