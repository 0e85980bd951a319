"""A process in which bots think for somebody who waits: one job at a time, replaced when it is late or gone."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from coverstory.bots.jobs import Advise, AnyJob, AnyResult, Assess, Choose, Look, Review, decode_result, encode_line
from coverstory.errors import WorkerLost
from coverstory.server.thinking.fair_turns import Claim, FairTurns, Urgency

NICENESS = "10"  # people's moves go first when the machine is busy
PROGRAM = (sys.executable, "-m", "coverstory.bots.worker", NICENESS)
LONGEST_RESULT = 1_048_576  # a review of the longest record that is taken
PATIENCE = 5.0  # seconds of thinking that may lie before somebody: where more wait, each thinks for a shorter time
LEAST_SHARE = 0.05  # of a bot's usual time
LINES_OF_A_PROCESS = 20  # that are logged of what it says on standard error

log = logging.getLogger(__name__)

ServerJob = Choose | Advise | Review | Look | Assess


class Patience:
    """A deadline that runs from the moment from which somebody waits, or the bot has begun to think."""

    def __init__(self, limit: asyncio.Timeout, seconds: float) -> None:
        self._limit = limit
        self._seconds = seconds

    def begin(self) -> None:
        if self._limit.when() is None:
            self._limit.reschedule(asyncio.get_running_loop().time() + self._seconds)

    def left(self) -> float:
        """Seconds, once it has begun."""
        ends = self._limit.when()
        return self._seconds if ends is None else ends - asyncio.get_running_loop().time()

    def begin_for(self, claim: Claim) -> None:
        if claim.urgency not in (Urgency.UNWATCHED, Urgency.STUDY):
            self.begin()


class Turn:
    """What begins when a process turns to a job: here nothing, since a hint is given as soon as it is there."""

    def begin(self, pace: float) -> float | None:
        """The pace says by how much less time there is than usual; returns the limit of the job."""
        return None


class Thinker:
    """One process, replaced when it is late or gone."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._environ: Mapping[str, str] | None = None  # the server's own
        self._is_outdated = False
        self.turns = FairTurns()
        self._listening: asyncio.Task[None] | None = None
        self.jobs = 0  # the one that is being thought about, and those that wait
        self.process: Process | None = None

    def replace(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._is_outdated = True

    async def think(self, job: ServerJob, claim: Claim, patience: Patience, turn: Turn) -> AnyResult:
        """One job after the other; in less time than usual where many wait."""
        self.jobs += 1
        try:
            async with self.turns.turn(claim):
                patience.begin()
                pace = self._pace_for(claim)
                return await self.work(msgspec.structs.replace(job, pace=pace, limit=turn.begin(pace)))
        finally:
            self.jobs -= 1

    def _pace_for(self, claim: Claim) -> float:
        """How much faster than usual its clock goes: with usual bots of a second, so that everybody waits no longer
        than we have patience."""
        return pace_where(1 + self.turns.ahead_of(claim.urgency))

    async def work(self, job: AnyJob) -> AnyResult:
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
                *self._program, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_RESULT, env=self._environ
            )
        except OSError as error:  # no memory, no process left
            raise WorkerLost(f"No process for a bot: {error.strerror}.") from None
        assert self.process.stderr is not None
        self._listening = asyncio.create_task(log_lines(self.process.stderr))
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if self._listening is not None:  # what it said last is the reason why it ended
            await self._listening


async def log_lines(said: asyncio.StreamReader) -> None:
    """What a process says on standard error, until it ends; most of all the traceback of a mistake of ours."""
    count = 0
    with suppress(ValueError):  # a line without end
        while line := await said.readline():
            count += 1
            if count <= LINES_OF_A_PROCESS:
                log.warning("a bot's process says: %s", line.decode(errors="replace").rstrip())


def pace_where(queued: float) -> float:
    """How much faster than usual a bot must think where so many wait for one process."""
    return min(max(1.0, queued / PATIENCE), 1 / LEAST_SHARE)
