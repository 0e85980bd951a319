"""Bots think elsewhere: they get the view only, may die or be late, and the move is made all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.rng import Rng
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.bot_worker import work
from coverstory.wire.bot_jobs import Choose, Puzzled

HUNTER = find_game("agent_hunter")


def patient_pool() -> BotPool:
    """On a busy machine a bot may take its time."""
    return BotPool(1, deadline=500)


def run(body: Callable[[BotPool], Awaitable[None]], pool_of: Callable[[], BotPool] = patient_pool) -> None:
    async def inside() -> None:
        pool = pool_of()
        try:
            await body(pool)
        finally:
            await pool.close()

    asyncio.run(inside())


async def choice(pool: BotPool, match: Match, level: str = "rookie") -> int:
    match.play_chance(Rng(3))
    seat = match.to_act()
    offered = match.offered(seat)
    action = await pool.choose(match.game, level, match.view(seat), offered)
    assert action in offered
    return action


def test_every_game_and_level_is_played_from_views_in_text_form() -> None:
    async def body(pool: BotPool) -> None:
        for game in GAMES.values():
            for level in ("random", "rookie", "agent:20n", "spymaster:20n"):
                await choice(pool, Match(game, game.least_seats), level)

    run(body)


def test_a_killed_process_is_replaced_and_the_move_made() -> None:
    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))
        first = pool._thinkers[0].process
        assert first is not None
        os.kill(first.pid, signal.SIGKILL)
        await first.wait()
        await choice(pool, Match(HUNTER, 2))
        second = pool._thinkers[0].process
        assert second is not None
        assert second.pid != first.pid

    run(body)


def test_a_process_killed_while_it_thinks_is_replaced_and_the_move_made() -> None:
    async def body(pool: BotPool) -> None:
        thinking = asyncio.create_task(choice(pool, Match(HUNTER, 2), "spymaster:500s"))
        thinker = pool._thinkers[0]
        for _ in range(2):
            while thinker.process is None or thinker.process.returncode is not None:
                await asyncio.sleep(0.01)
            thinker.process.kill()
            await thinker.process.wait()
        await thinking

    run(body)


def test_a_bot_that_is_late_is_stopped_and_the_fallback_moves() -> None:
    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2), "spymaster:500s")
        assert pool._thinkers[0].process is None

    run(body, lambda: BotPool(1, deadline=0.5))


@pytest.mark.parametrize("says", ["", "nonsense", '{"result":"chosen","action":99999}', "x" * 70_000])
def test_whatever_a_process_says_only_an_offered_action_is_played(says: str, tmp_path: Path) -> None:
    program = tmp_path / "liar.py"
    program.write_text(f"input(); print({says!r})\n")

    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))

    run(body, lambda: BotPool(1, program=(sys.executable, str(program))))


def test_a_program_that_does_not_exist_leaves_the_fallback() -> None:
    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))

    run(body, lambda: BotPool(1, program=("/nonexistent/program",)))


def test_advice_comes_in_the_language_asked_for() -> None:
    async def body(pool: BotPool) -> None:
        match = Match(HUNTER, 2)
        advised = await pool.advise(HUNTER, match.view(0), "de", ["Ann", "Ben"])
        assert advised is not None
        assert set(advised.actions) <= set(match.offered(0))
        assert "Rang" in advised.words[0]

    run(body)


def test_a_bot_that_cannot_answer_says_so_in_a_sentence() -> None:
    view = Match(HUNTER, 2).view(0).text()
    assert isinstance(work(Choose("agent_hunter", "genius", view, [1, 2], 1)), Puzzled)
    assert isinstance(work(Choose("agent_hunter", "rookie", "no view", [1, 2], 1)), Puzzled)


def test_replaced_processes_think_in_the_new_environment(tmp_path: Path) -> None:
    """A server that began on plain Python gives its bots the compiled package as soon as there is one."""
    written = tmp_path / "environments"
    program = tmp_path / "worker.py"
    program.write_text(
        f"import os\nopen({str(written)!r}, 'a').write(os.environ.get('SPEED', 'plain') + ' ')\n"
        "from coverstory.server.thinking.bot_worker import main\nmain()\n"
    )

    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))
        thinking = asyncio.create_task(choice(pool, Match(HUNTER, 2), "spymaster:0.3s"))
        while not pool._free.empty():
            await asyncio.sleep(0)
        pool.replace({**os.environ, "SPEED": "compiled"})
        await thinking  # in the process that had begun it
        assert written.read_text() == "plain "
        for _ in range(2):
            await choice(pool, Match(HUNTER, 2))
        assert written.read_text() == "plain compiled "

    run(body, lambda: BotPool(1, deadline=500, program=(sys.executable, str(program))))
