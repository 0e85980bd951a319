"""Where many wait for a bot: moves that people wait for, then hints, then the rest; people and tables take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from coverstory.server.thinking.fair_turns import Claim, FairTurns, Urgency

AWAITED, HINT, UNWATCHED = Urgency.AWAITED, Urgency.HINT, Urgency.UNWATCHED


async def queued(turns: FairTurns, claims: Sequence[Claim], served: list[Claim]) -> list[asyncio.Task[None]]:
    """All of them wait, in this order, for a turn that is taken."""

    async def one(claim: Claim) -> None:
        async with turns.turn(claim):
            served.append(claim)

    tasks = [asyncio.create_task(one(claim)) for claim in claims]
    await asyncio.sleep(0)
    return tasks


def order_of(claims: Sequence[Claim]) -> list[Claim]:
    async def inside() -> list[Claim]:
        turns, served = FairTurns(), list[Claim]()
        async with turns.turn(Claim()):
            tasks = await queued(turns, claims, served)
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(inside())


def test_awaited_moves_come_before_hints_and_hints_before_unwatched_tables() -> None:
    unwatched, hint, awaited = (Claim("ada", "t", urgency) for urgency in (UNWATCHED, HINT, AWAITED))
    assert order_of([unwatched, hint, awaited]) == [awaited, hint, unwatched]


def test_reviews_of_finished_games_come_after_everything_else() -> None:
    review, unwatched, hint = (Claim("ada", "t", urgency) for urgency in (Urgency.REVIEW, UNWATCHED, HINT))
    assert order_of([review, unwatched, hint]) == [hint, unwatched, review]


def test_a_person_with_many_tables_waits_for_them_and_nobody_else_does() -> None:
    greedy = [Claim("greedy", f"table {number}") for number in range(20)]
    modest = Claim("modest", "table")
    assert order_of([*greedy, modest]).index(modest) == 1


def test_tables_of_a_person_take_turns() -> None:
    busy = [Claim("ada", "busy") for _ in range(5)]
    quiet = Claim("ada", "quiet")
    assert order_of([*busy, quiet]).index(quiet) == 1


def test_a_table_that_somebody_comes_to_is_served_with_the_awaited_ones() -> None:
    async def inside() -> None:
        turns, served = FairTurns(), list[Claim]()
        claims = [Claim(f"person {number}", "table", UNWATCHED) for number in range(3)]
        async with turns.turn(Claim()):
            tasks = await queued(turns, claims, served)
            claims[2].on_change = lambda: turns.requeue(claims[2])
            claims[2].becomes(AWAITED)
            assert turns.ahead_of(AWAITED) == 1
            assert turns.ahead_of(UNWATCHED) == 3
        await asyncio.gather(*tasks)
        assert served == [claims[2], claims[0], claims[1]]

    asyncio.run(inside())


def test_whoever_gives_up_leaves_no_gap() -> None:
    async def inside() -> None:
        turns, served = FairTurns(), list[Claim]()
        claims = [Claim("ada", f"table {number}") for number in range(3)]
        async with turns.turn(Claim()):
            tasks = await queued(turns, claims, served)
            tasks[0].cancel()
        tasks[1].cancel()  # its turn has just come
        await asyncio.gather(*tasks, return_exceptions=True)
        assert served == [claims[2]]
        assert turns.ahead_of(UNWATCHED) == 0
        async with turns.turn(Claim()):
            served.append(claims[0])
        assert served == [claims[2], claims[0]]

    asyncio.run(inside())
