"""Bots think elsewhere: they get the view only, may die or be late, and the move is made all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coverstory.bots.jobs import Choose, Chosen, Failed, Order
from coverstory.bots.paced_clock import PacedClock
from coverstory.bots.roster import make_bot, read_code
from coverstory.bots.worker import BotStore
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.rng import Rng
from coverstory.server.thinking.bot_pool import HINTS_PER_PERSON, BotPool
from coverstory.server.thinking.fair_turns import Claim, Urgency
from coverstory.table.pauses import Pauses
from coverstory.wire.remarks import remarks_of, say_remark
from support.hand_clock import HandClock

HUNTER = find_game("agent_hunter")


def patient_pool() -> BotPool:
    """On a busy machine a bot may take its time."""
    return BotPool(1, deadline=500, pauses=Pauses(0))


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
    action = await pool.choose("match", game=match.game, level=level, view=match.view(seat), offered=offered)
    assert action in offered
    return action


def order(game: str = "agent_hunter", level: str = "rookie", nodes: int = 10, seed: int = 1) -> Order:
    return Order(game, level=level, nodes=nodes, seconds=None, seed=seed)


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

    run(body, lambda: BotPool(1, deadline=0.5, pauses=Pauses(0)))


@pytest.mark.parametrize("says", ["", "nonsense", '{"result":"chosen","action":99999}', "x" * 70_000])
def test_whatever_a_process_says_only_an_offered_action_is_played(says: str, tmp_path: Path) -> None:
    program = tmp_path / "liar.py"
    program.write_text(f"input(); print({says!r})\n")

    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))

    run(body, lambda: BotPool(1, program=(sys.executable, str(program)), pauses=Pauses(0)))


def test_a_program_that_does_not_exist_leaves_the_fallback() -> None:
    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))

    run(body, lambda: BotPool(1, program=("/nonexistent/program",)))


def test_advice_can_be_said_in_every_language() -> None:
    async def body(pool: BotPool) -> None:
        match = Match(HUNTER, 2)
        advised = await pool.advise(HUNTER, match.view(0))
        assert advised is not None
        assert set(advised.actions) <= set(match.offered(0))
        assert "Rang" in say_remark(remarks_of(HUNTER, advised)[0], HUNTER, "de", ["Ada", "Bob"])
        assert "place" in say_remark(remarks_of(HUNTER, advised)[0], HUNTER, "en", ["Ada", "Bob"])

    run(body)


def test_a_bot_that_cannot_answer_says_so_in_a_sentence() -> None:
    view = Match(HUNTER, 2).view(0).text()
    store = BotStore()
    assert isinstance(store.work(Choose("b", order("no_such_game"), view, [1, 2])), Failed)
    assert isinstance(store.work(Choose("b", order(), "no view", [1, 2])), Failed)
    assert isinstance(store.work(Choose("b", order(), view, [1, 2])), Chosen)


def test_replaced_processes_think_in_the_new_environment(tmp_path: Path) -> None:
    """A server that began on plain Python gives its bots the compiled package as soon as there is one."""
    written = tmp_path / "environments"
    program = tmp_path / "worker.py"
    program.write_text(
        f"import os\nopen({str(written)!r}, 'a').write(os.environ.get('SPEED', 'plain') + ' ')\n"
        "from coverstory.bots.worker import main\nmain()\n"
    )

    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))
        thinking = asyncio.create_task(choice(pool, Match(HUNTER, 2), "spymaster:0.3s"))
        while not pool._thinkers[0].jobs:
            await asyncio.sleep(0)
        pool.replace({**os.environ, "SPEED": "compiled"})
        await thinking  # in the process that had begun it
        assert written.read_text() == "plain "
        for _ in range(2):
            await choice(pool, Match(HUNTER, 2))
        assert written.read_text() == "plain compiled "

    run(body, lambda: BotPool(1, deadline=500, program=(sys.executable, str(program)), pauses=Pauses(0)))


# A bot lives for its match.


@pytest.mark.parametrize("slug", list(GAMES))
@pytest.mark.parametrize("level", ["rookie", "agent", "spymaster"])
def test_a_bot_at_a_table_plays_as_the_same_bot_in_the_arena(slug: str, level: str) -> None:
    """Move for move: it keeps its tree, its belief and its draws."""
    game = find_game(slug)
    store, nodes = BotStore(), 12
    in_arena = make_bot(game, read_code(game, level if level == "rookie" else f"{level}:{nodes}n"), Rng(5), lambda: 0.0)
    match, chance, asked = Match(game, 2), Rng(3), 0
    match.play_chance(chance)
    while asked < 12 and not match.over:
        seat = match.to_act()
        view, offered = match.view(seat), match.offered(seat)
        action = offered[0]
        if seat == 0:
            asked += 1
            action = in_arena.choose(view, offered)
            job = Choose("match 0", order(slug, level, nodes, seed=5), view.text(), list(offered))
            assert store.work(job) == Chosen(action)
        match.submit(seat, action)
        match.play_chance(chance)


def test_bots_of_other_matches_seats_and_levels_are_others() -> None:
    """Nothing that one of them has heard or drawn reaches another."""
    match = Match(find_game("undercover_wyss"), 2)
    match.play_chance(Rng(3))
    seat = match.to_act()
    view, offered = match.view(seat).text(), list(match.offered(seat))

    def chosen(store: BotStore, bot: str, level: str = "agent") -> object:
        return store.work(Choose(bot, order("undercover_wyss", level, 20), view, offered))

    alone, shared = BotStore(), BotStore()
    for bot in ("match 0", "match 1", "other 0"):
        for _ in range(3):
            chosen(shared, bot)
        assert chosen(shared, f"{bot} again") == chosen(BotStore(), "any")
    assert chosen(shared, "match 0", "rookie") == chosen(alone, "match 0", "rookie")


def test_bots_of_idle_tables_are_dropped_and_made_anew() -> None:
    match = Match(HUNTER, 2)
    view, offered = match.view(0).text(), list(match.offered(0))
    for store in (BotStore(most_bots=2), BotStore(most_memory=0)):
        for table in range(5):
            assert isinstance(store.work(Choose(f"{table} 0", order(), view, offered)), Chosen)
        assert len(store._bots) <= 2
        assert ("4 0", "agent_hunter", "rookie") in store._bots
        assert isinstance(store.work(Choose("0 0", order(), view, offered)), Chosen)


def test_a_view_that_goes_back_is_understood() -> None:
    """A person took a decision back: what the bot has heard of it did not happen."""
    for game in GAMES.values():
        match, store = Match(game, 2), BotStore()
        match.play_chance(Rng(3))
        views: list[tuple[str, list[int]]] = []
        while len(views) < 4 and not match.over:
            seat = match.to_act()
            offered = list(match.offered(seat))
            if seat == 0:
                views.append((match.view(seat).text(), offered))
            match.submit(seat, offered[0])
            match.play_chance(Rng(3))
        for view, offered in (*views, *reversed(views)):
            result = store.work(Choose("match 0", order(game.slug, "spymaster", 8), view, offered))
            assert isinstance(result, Chosen)
            assert result.action in offered


def test_a_match_stays_in_its_process_unless_that_is_much_busier() -> None:
    async def body(pool: BotPool) -> None:
        home = pool._home_of("match")
        assert home is not None
        home.jobs = 1
        assert pool._home_of("match") is home
        home.jobs = 2
        assert pool._home_of("match") is not home

    run(body, lambda: BotPool(2))


def test_matches_are_spread_over_the_processes() -> None:
    async def body(pool: BotPool) -> None:
        assert {pool._home_of(f"match {number}") for number in range(3)} == set(pool._thinkers)

    run(body, lambda: BotPool(3))


def test_without_processes_the_fallback_moves() -> None:
    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2), "agent")

    run(body, lambda: BotPool(0))


# A bot with a single choice is treated like any other (T15).


def hand_paused(clock: HandClock, least: float = 0.3) -> Pauses:
    return Pauses(least, lambda: 0.5, clock)


@pytest.mark.parametrize("level", ["random", "rookie", "agent", "spymaster"])
def test_a_single_choice_takes_as_long_as_any_other(level: str, tmp_path: Path) -> None:
    clock = HandClock(tmp_path / "clock")

    async def body(pool: BotPool) -> None:
        view, spans = Match(HUNTER, 2).view(0), []
        for offered in ([3], [3, 4], [3]):
            began = clock()
            assert await pool.choose("match", game=HUNTER, level=level, view=view, offered=offered) in offered
            spans.append(clock() - began)
        assert spans == pytest.approx([1.45 if level == "spymaster" else 0.45] * 3)

    run(body, lambda: BotPool(1, deadline=500, pauses=hand_paused(clock), sleep=clock.sleep))


@pytest.mark.parametrize("offered", [[3], [3, 4]])
def test_the_fallback_of_a_single_choice_is_told_and_takes_as_long_as_any_other(
    offered: list[int], tmp_path: Path
) -> None:
    clock = HandClock(tmp_path / "clock")

    async def body(pool: BotPool) -> None:
        began, claim = clock(), Claim("ada", "table")
        view = Match(HUNTER, 2).view(0)
        await pool.choose("match", game=HUNTER, level="rookie", view=view, offered=offered, claim=claim)
        assert claim.fell_back
        assert pool.fallbacks.count == 1
        assert clock() - began == pytest.approx(0.45)

    program = ("/nonexistent/program",)
    run(body, lambda: BotPool(1, program=program, pauses=hand_paused(clock), sleep=clock.sleep))


@pytest.mark.parametrize("offered", [[3], [3, 4]])
def test_a_move_counts_as_waited_for_until_it_is_given(offered: list[int]) -> None:
    """`GET /api/status` shows the number: it must not show when a bot has chosen."""
    waiting: list[int] = []

    async def body(pool: BotPool) -> None:
        async def sleep(seconds: float) -> None:
            waiting.append(pool.waiting())

        pool._sleep = sleep
        await pool.choose("match", game=HUNTER, level="rookie", view=Match(HUNTER, 2).view(0), offered=offered)
        assert waiting == [1]
        assert pool.waiting() == 0

    run(body, lambda: BotPool(1, deadline=500))


def test_a_single_choice_keeps_the_process_as_long_as_other_moves_did(tmp_path: Path) -> None:
    """Otherwise whoever waits for that process at another table could tell."""
    clock = HandClock(tmp_path / "clock")

    def look() -> float:
        clock.let_pass(0.1)
        return clock()

    store = BotStore(clock=PacedClock(look, clock), sleep=clock.let_pass)
    view = Match(HUNTER, 2).view(0).text()
    spans = []
    for offered in ([3, 4], [3], [3]):
        began = clock()
        job = Choose(
            "b", Order("agent_hunter", level="agent", nodes=10**9, seconds=0.5, seed=1), view, offered, limit=2.0
        )
        assert isinstance(store.work(job), Chosen)
        spans.append(clock() - began)
    assert spans[0] > 0
    assert spans == pytest.approx([spans[0]] * 3)


def test_a_bot_has_chosen_when_its_pause_is_over_however_busy_the_machine(tmp_path: Path) -> None:
    """Its CPU time stands still here, as if others had the machine."""
    clock = HandClock(tmp_path / "clock")

    def look() -> float:
        clock.let_pass(0.01)
        return 0.0

    store = BotStore(clock=PacedClock(look, clock))
    match = Match(HUNTER, 2)
    began = clock()
    hasty = Order("agent_hunter", level="agent", nodes=10**9, seconds=1.0, seed=1)
    result = store.work(Choose("b", hasty, match.view(0).text(), list(match.offered(0)), limit=0.4))
    assert isinstance(result, Chosen)
    assert clock() - began == pytest.approx(0.42, abs=0.015)  # by the clock that is moved by hand


# What is told when a bot does not answer.


def failing_program(folder: Path, body: str) -> tuple[str, str]:
    program = folder / "worker.py"
    program.write_text(body)
    return sys.executable, str(program)


def test_a_fallback_is_marked_counted_and_logged_with_what_the_process_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    program = failing_program(tmp_path, "input(); raise SystemExit('the tree fell over')\n")

    async def body(pool: BotPool) -> None:
        match, claim = Match(HUNTER, 2), Claim("ada", "table")
        offered = match.offered(0)
        action = await pool.choose(
            "match", game=HUNTER, level="rookie", view=match.view(0), offered=offered, claim=claim
        )
        assert action in offered
        assert claim.fell_back
        assert pool.fallbacks.count == 1

    run(body, lambda: BotPool(1, program=program, pauses=Pauses(0)))
    assert "made by a rookie in place of the bot" in caplog.text
    assert "the tree fell over" in caplog.text


def test_a_bot_that_answers_is_no_fallback() -> None:
    async def body(pool: BotPool) -> None:
        await choice(pool, Match(HUNTER, 2))
        assert pool.fallbacks.count == 0

    run(body)


def test_a_table_that_nobody_watches_has_no_deadline_while_it_waits() -> None:
    """A fallback would be a worse move for nobody's sake."""

    async def body(pool: BotPool) -> None:
        match = Match(HUNTER, 2)

        def asked(name: str, level: str, claim: Claim) -> asyncio.Task[int]:
            offered = match.offered(0)
            return asyncio.create_task(
                pool.choose(name, game=HUNTER, level=level, view=match.view(0), offered=offered, claim=claim)
            )

        late = asked("slow", "spymaster:500s", Claim("ada", "slow"))
        await asyncio.sleep(0)
        unwatched, awaited = Claim("ada", "b", Urgency.UNWATCHED), Claim("ada", "c")
        others = [asked("b", "rookie", unwatched), asked("c", "rookie", awaited)]
        await asyncio.gather(late, *others)
        assert awaited.fell_back
        assert not unwatched.fell_back

    run(body, lambda: BotPool(1, deadline=3, pauses=Pauses(0)))


def test_a_person_may_wait_for_few_hints_at_a_time() -> None:
    async def body(pool: BotPool) -> None:
        view = Match(HUNTER, 2).view(0)
        assert pool.takes_hint("ada")
        asked = [asyncio.create_task(pool.advise(HUNTER, view, "ada")) for _ in range(HINTS_PER_PERSON)]
        await asyncio.sleep(0)
        assert not pool.takes_hint("ada")
        assert pool.takes_hint("bob")
        assert all(await asyncio.gather(*asked))
        assert pool.takes_hint("ada")

    run(body)


def test_a_bot_thinks_for_a_shorter_time_where_others_wait() -> None:
    match = Match(HUNTER, 2)
    view, offered = match.view(0).text(), list(match.offered(0))
    hasty = Order("agent_hunter", level="search", nodes=10**9, seconds=500.0, seed=1)
    result = BotStore().work(Choose("b", hasty, view, offered, pace=10_000.0))
    assert isinstance(result, Chosen)
