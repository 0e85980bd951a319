"""Bots think in processes of their own, within a deadline; a person's move never waits for them.

A bot lives in one process for its match, as in the arena, so that it keeps its tree and its belief from move to move.
A process that dies or is late is replaced: the move is made all the same, and its bots are made anew from what their
seats see.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from math import inf

import msgspec

from coverstory.bots.jobs import Advise, Advised, AnyJob, AnyResult, Choose, Chosen, Order, decode_result, encode_line
from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import CoverstoryError, WorkerLost
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng

DEADLINE = 15.0  # seconds from being asked to the fallback; the strongest bot takes one second of CPU time
LONGEST_RESULT = 65536
NICENESS = "10"  # people's moves go first when the machine is busy
PROGRAM = (sys.executable, "-m", "coverstory.bots.worker", NICENESS)
MOST_HOMES = 10_000  # matches whose process is remembered
LATELY = 60.0  # seconds


class BotPool:
    """So many processes, each with one job at a time, started when they are first needed.

    All bots of a match live in the same process, since they think one after the other; matches that are being played
    are spread over the processes. Only when two more jobs wait in one than in another does a match move: then nobody
    waits long while a process is idle, at the price of what the bots had learned.
    """

    def __init__(self, processes: int, deadline: float = DEADLINE, program: Sequence[str] = PROGRAM) -> None:
        self._program = program
        self._deadline = deadline
        self._thinkers = [Thinker(program) for _ in range(processes)]
        self._homes: OrderedDict[str, Home] = OrderedDict()  # by match, the one that was asked last at the end

    async def choose(self, match: str, *, game: Game, level: str, view: View, offered: Sequence[int]) -> int:
        """One of the offered actions, whatever happens to the process that thinks about it.

        A bot is named after its match and its seat: no other may get to what it remembers.
        """
        seed = secrets.randbelow(2**62)
        order = order_for(game, level, seed)
        if len(offered) == 1:
            await asyncio.sleep(order.seconds or 0.0)  # at once would tell that there was nothing to choose (T15)
            return offered[0]
        job = Choose(f"{match} {view.seat}", order, view.text(), list(offered))
        result = await self._ask(job, self._home_of(match))
        if isinstance(result, Chosen) and result.action in offered:
            return result.action
        return fallback(game, view, offered, seed)

    async def advise(self, game: Game, view: View) -> Advised | None:
        """What a bot would do in that seat; None where it cannot say in time."""
        result = await self._ask(Advise(game.slug, view.text()), self._idlest())
        return result if isinstance(result, Advised) else None

    async def _ask(self, job: AnyJob, thinker: Thinker | None) -> AnyResult | None:
        if thinker is None:
            return None
        try:
            async with asyncio.timeout(self._deadline):
                return await thinker.think(job)
        except (TimeoutError, WorkerLost):
            return None

    def _home_of(self, match: str) -> Thinker | None:
        idlest = self._idlest()
        if idlest is None:
            return None
        home = self._homes.pop(match, None)
        moves = home is None or home.thinker.jobs > idlest.jobs + 1
        thinker = idlest if home is None or moves else home.thinker
        self._homes[match] = Home(thinker, time.monotonic())
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return thinker

    def _idlest(self) -> Thinker | None:
        """One that has begun is taken before a new one, so that few games need few processes."""
        played = self._matches_played()
        return min(self._thinkers, key=lambda each: (each.jobs, played[each], each.process is None), default=None)

    def _matches_played(self) -> Counter[Thinker]:
        """How many matches in each process were asked for a move lately."""
        since = time.monotonic() - LATELY
        recent = takewhile(lambda home: home.asked > since, reversed(self._homes.values()))
        return Counter(home.thinker for home in recent)

    def replace(self, environ: Mapping[str, str]) -> None:
        """From now on bots think in processes with that environment; what is being thought about is finished first."""
        for thinker in self._thinkers:
            thinker.replace(environ)

    async def close(self) -> None:
        for thinker in self._thinkers:
            await thinker.stop()


@dataclass(frozen=True)
class Home:
    """Where the bots of a match live, and when one of them was last asked."""

    thinker: Thinker
    asked: float  # by time.monotonic


class Thinker:
    """One process, replaced when it is late or gone."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._environ: Mapping[str, str] | None = None  # the server's own
        self._is_outdated = False
        self._turn = asyncio.Lock()
        self.jobs = 0  # the one that is being thought about, and those that wait
        self.process: Process | None = None

    def replace(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._is_outdated = True

    async def think(self, job: AnyJob) -> AnyResult:
        """One job after the other."""
        self.jobs += 1
        try:
            async with self._turn:
                return await self._think(job)
        finally:
            self.jobs -= 1

    async def _think(self, job: AnyJob) -> AnyResult:
        """A process that was killed between two moves is replaced at once; twice in a row is a WorkerLost."""
        try:
            if self._is_outdated:
                await self.stop()
                self._is_outdated = False
            try:
                return await self._exchange(job)
            except WorkerLost:
                await self.stop()
                return await self._exchange(job)
        except BaseException:  # most of all when time is up: what it still says would be taken for the next result
            await self.stop()
            raise

    async def _exchange(self, job: AnyJob) -> AnyResult:
        process = self.process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(encode_line(job))
            await process.stdin.drain()
            line = await process.stdout.readline()
            return decode_result(line)
        # Nothing, half a line, too long a line; or the process was gone before (uvloop calls that a RuntimeError).
        except (ValueError, msgspec.DecodeError, ConnectionError, RuntimeError):
            raise WorkerLost("A process ended before the bot in it had chosen.") from None

    async def _start(self) -> Process:
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_RESULT, env=self._environ
            )
        except OSError as error:  # no memory, no process left
            raise WorkerLost(f"No process for a bot: {error.strerror}.") from None
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def order_for(game: Game, level: str, seed: int) -> Order:
    entry = read_code(game, level)
    seconds = None if entry.budget.seconds == inf else entry.budget.seconds
    return Order(game=game.slug, level=entry.level, nodes=entry.budget.nodes, seconds=seconds, seed=seed)


def fallback(game: Game, view: View, offered: Sequence[int], seed: int) -> int:
    """The quickest bot that looks at the table; failing that, the first thing that is allowed."""
    try:
        return make_bot(game, read_code(game, "rookie"), Rng(seed), time.process_time).choose(view, offered)
    except CoverstoryError:
        return offered[0]
