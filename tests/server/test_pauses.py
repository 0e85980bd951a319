"""A pause tells nothing: when a bot moves does not depend on whether it had a choice.

A real server, real bots in their process, a real socket, and a clock that is moved by hand: a bot's every look at the
clock costs a tenth of a second, and nothing else takes any time. So what is measured here has no noise of the machine,
and is more than anybody could measure.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from coverstory.match.match import Match, state_of
from coverstory.match.record import Record, read_record
from coverstory.rules.catalogue import find_game
from coverstory.server.http.limits import NO_RATE_LIMIT
from coverstory.server.operations.serve import Server, configured, listen
from coverstory.server.services import Services
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.table.pauses import USUAL_PAUSE, Pauses
from support.hand_clock import HandClock
from support.live_server import PATIENCE, Json

TESTS = Path(__file__).parents[1]
A_LOOK = 0.1  # seconds that a look at the clock costs a bot
NEIGHBOURS = 15
SIGMAS = 5  # chance goes beyond that once in three million times
ENOUGH = 30  # of each kind: with fewer, chance might do as well as somebody who can read
PARTS = 5  # a reader is tested with each of them, and has learned from the others


class Answer(NamedTuple):
    """A bot's answer: how long it took, and whether it was the only one that was allowed."""

    seconds: float
    forced: bool


class Case(NamedTuple):
    """Games in which the same thing is sometimes chosen, and sometimes all that is left."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    kind: str  # of the decisions that are compared
    level: str


CARD_ROUNDS = Case("top_secret_spies", seats=4, options={"cards": True}, kind="pass", level="agent")  # T15
REFILLS = Case("agent_hunter", seats=2, options={"cards": 4}, kind="place", level="agent")  # H10, H11


# What an onlooker can measure.


def worker(folder: Path, clock: Path) -> tuple[str, str]:
    """The program of bots, as it is, with the clock that is moved by hand."""
    program = folder / "worker.py"
    program.write_text(
        f"""import sys
from pathlib import Path
sys.path.insert(0, {str(TESTS)!r})
from coverstory.bots.paced_clock import PacedClock
from coverstory.bots.worker import BotStore, main
from support.hand_clock import HandClock

clock = HandClock(Path({str(clock)!r}))

def look() -> float:
    clock.let_pass({A_LOOK})
    return clock()

main(BotStore(clock=PacedClock(look, clock), sleep=clock.let_pass))
"""
    )
    return sys.executable, str(program)


def watched(folder: Path, case: Case, pause: float) -> list[Answer]:
    """What somebody at the table measures, game after game, and the truth from the records."""
    file = folder / "clock"
    clock = HandClock(file)
    chance = random.Random(5).random

    def bots(processes: int) -> BotPool:
        pauses = Pauses(pause, chance, clock)
        return BotPool(processes, deadline=PATIENCE, program=worker(folder, file), pauses=pauses, sleep=clock.sleep)

    async def inside() -> list[Answer]:
        services = Services(folder / "db", "", 1, NO_RATE_LIMIT, wall=clock, bots=bots)
        server = Server(configured(services), services)
        listening = listen("127.0.0.1", 0)
        serving = asyncio.create_task(server.serve([listening]))
        try:
            address = f"127.0.0.1:{listening.getsockname()[1]}"
            async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
                http.headers["Content-Type"] = "application/json"
                found: list[Answer] = []
                while min(counts(found)) < ENOUGH:
                    found += await one_game(http, address, case)
                return found
        finally:
            server.should_exit = True
            await serving
            listening.close()

    return asyncio.run(inside())


async def one_game(http: httpx.AsyncClient, address: str, case: Case) -> list[Answer]:
    """With a person of its own: by this clock an hour of games is a moment, and nobody may have that many tables."""
    http.headers["Authorization"] = f"Bearer {(await http.post('/api/tokens')).json()['token']}"
    seats = [{"kind": "bot", "level": case.level}] * case.seats
    settings = {"game": case.game, "seats": seats, "options": case.options, "watchers": "all_after_end"}
    made = await http.post("/api/tables", json={"settings": settings, "name": "Ada"})
    headers = {"Authorization": http.headers["Authorization"]}
    address = f"ws://{address}/api/tables/{made.json()['id']}/socket"
    times: list[float] = []
    async with connect(address, additional_headers=headers) as socket:
        await socket.send(json.dumps({"do": "start", "id": 1}))
        match, over = "", False
        while not over:
            message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            match = message["table"]["match"] if "table" in message else match
            if message["is"] == "moved":
                times.append(message["since"])
                over = message["now"] is not None and message["now"]["ending"] is not None
    record = read_record((await http.get(f"/api/matches/{match}/record")).content)
    return answers(record, case.kind, times)


def answers(record: Record, kind: str, times: Sequence[float]) -> list[Answer]:
    game = find_game(record.game)
    match = Match(game, record.seats, record.options, at_once=True)
    found: list[Answer] = []
    moved = 0
    for action in record.actions:
        asked = match.asked()
        if not asked or game.foregone(state_of(match)) is not None:
            match.enter(action)  # chance, or what the table does without asking: it takes no time of its own
            continue
        seat, together, choices = asked[0], match.together(), len(match.offered(asked[0]))
        match.submit(seat, action)
        if match.kept_aside(seat):
            continue  # nobody is told before all have decided
        moved += 1
        if game.parts_of(action)[0] == kind and not together:
            found.append(Answer(times[moved] - times[moved - 1], choices == 1))
    assert len(times) == moved + 1
    return found


def counts(found: Sequence[Answer]) -> tuple[int, int]:
    forced = sum(answer.forced for answer in found)
    return len(found) - forced, forced


# Somebody who tries to read it.


def best_threshold(known: Sequence[Answer]) -> tuple[float, bool]:
    """The best single threshold: from where on, and what it means to be above."""
    cuts = [(cut, above) for cut in {answer.seconds for answer in known} for above in (False, True)]
    return max(cuts, key=lambda cut: accuracy(known, [told(cut, answer) for answer in known]))


def told(cut: tuple[float, bool], answer: Answer) -> bool:
    threshold, above = cut
    return above if answer.seconds >= threshold else not above


def told_by_neighbours(known: Sequence[Answer], answer: Answer) -> bool:
    """Whether more of those that took about as long were forced than of all."""
    near = sorted(known, key=lambda other: abs(other.seconds - answer.seconds))[:NEIGHBOURS]
    return share_forced(near) > share_forced(known)


def share_forced(some: Sequence[Answer]) -> float:
    return sum(answer.forced for answer in some) / len(some)


def accuracy(truth: Sequence[Answer], guesses: Sequence[bool]) -> float:
    """Both kinds count the same: 0.5 is chance, however many there are of each."""
    kinds = (False, True)
    hits = [[guess for each, guess in zip(truth, guesses, strict=True) if each.forced == kind] for kind in kinds]
    return sum(own.count(kind) / len(own) for kind, own in zip(kinds, hits, strict=True)) / 2


def read_pauses(found: Sequence[Answer]) -> tuple[float, float]:
    """How well the better of two readers does with what it has not learned from, and how well chance might."""
    mixed = random.Random(7).sample(found, len(found))
    unknown = [answer for part in range(PARTS) for answer in mixed[part::PARTS]]
    by_threshold: list[bool] = []
    by_neighbours: list[bool] = []
    for part in range(PARTS):
        known = [answer for other in range(PARTS) if other != part for answer in mixed[other::PARTS]]
        cut = best_threshold(known)
        by_threshold += [told(cut, answer) for answer in mixed[part::PARTS]]
        by_neighbours += [told_by_neighbours(known, answer) for answer in mixed[part::PARTS]]
    right = max(accuracy(unknown, by_threshold), accuracy(unknown, by_neighbours))
    free, forced = counts(found)
    return right, 0.5 + SIGMAS * 0.25 * sqrt(1 / free + 1 / forced)


@pytest.mark.parametrize("case", [CARD_ROUNDS, REFILLS], ids=lambda case: case.game)
def test_nobody_reads_from_a_pause_whether_a_bot_had_a_choice(case: Case, tmp_path: Path) -> None:
    right, chance = read_pauses(watched(tmp_path, case, USUAL_PAUSE))
    assert right < chance


def test_without_pauses_everybody_reads_whether_a_bot_had_a_choice(tmp_path: Path) -> None:
    """So those who try to read them, above, can read."""
    right, chance = read_pauses(watched(tmp_path, REFILLS, 0.0))
    assert right > 0.95 > chance
