"""Bots think in processes of their own, within a deadline; a person's move never waits for them.

A process that dies or is late is replaced, and the move is made all the same.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import CoverstoryError, WorkerLost
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from coverstory.wire.bot_jobs import Advise, Advised, Choose, Chosen, Job, Result

DEADLINE = 15.0  # seconds from being asked to the fallback; the strongest bot takes one second of CPU time
LONGEST_RESULT = 65536
PROGRAM = (sys.executable, "-m", "coverstory.server.thinking.bot_worker")

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)


class BotPool:
    """So many processes, each with one job at a time, started when they are first needed."""

    def __init__(self, processes: int, deadline: float = DEADLINE, program: Sequence[str] = PROGRAM) -> None:
        self._program = program
        self._deadline = deadline
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # one that has begun is taken before a new one
        self._thinkers = [Thinker(program) for _ in range(processes)]
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)

    async def choose(self, game: Game, level: str, view: View, offered: Sequence[int]) -> int:
        """One of the offered actions, whatever happens to the process that thinks about it."""
        if len(offered) == 1:
            return offered[0]
        seed = secrets.randbelow(2**62)
        result = await self._ask(Choose(game.slug, level, view.text(), list(offered), seed))
        if isinstance(result, Chosen) and result.action in offered:
            return result.action
        return fallback(game, view, offered, seed)

    async def advise(self, game: Game, view: View, lang: str, names: Sequence[str]) -> Advised | None:
        """What a bot would do in that seat; None where it cannot say in time."""
        result = await self._ask(Advise(game.slug, lang, view.text(), list(names)))
        return result if isinstance(result, Advised) else None

    async def _ask(self, job: Job) -> Result | None:
        try:
            async with asyncio.timeout(self._deadline):
                thinker = await self._free.get()
                try:
                    return await thinker.think(job)
                finally:
                    self._free.put_nowait(thinker)
        except (TimeoutError, WorkerLost):
            return None

    def replace(self, environ: Mapping[str, str]) -> None:
        """From now on bots think in processes with that environment; what is being thought about is finished first."""
        for thinker in self._thinkers:
            thinker.replace(environ)

    async def close(self) -> None:
        for thinker in self._thinkers:
            await thinker.stop()


class Thinker:
    """One process, replaced when it is late or gone."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._environ: Mapping[str, str] | None = None  # the server's own
        self._is_outdated = False
        self.process: Process | None = None

    def replace(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._is_outdated = True

    async def think(self, job: Job) -> Result:
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

    async def _exchange(self, job: Job) -> Result:
        process = self.process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(_encoder.encode(job) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
            return _decoder.decode(line)
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


def fallback(game: Game, view: View, offered: Sequence[int], seed: int) -> int:
    """The quickest bot that looks at the table; failing that, the first thing that is allowed."""
    try:
        return make_bot(game, read_code(game, "rookie"), Rng(seed), time.process_time).choose(view, offered)
    except CoverstoryError:
        return offered[0]
