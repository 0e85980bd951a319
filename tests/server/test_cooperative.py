"""Long work waits for people, and people never wait for long work."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator
from pathlib import Path

from coverstory.match.record import Record, write_record
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.server.app import make_app
from coverstory.server.cooperative import A_LITTLE, A_MOMENT, Cooperative
from coverstory.server.http.match_endpoints import MOST_ENTRIES
from coverstory.server.services import Services
from coverstory.table.history import imported, redone, replay_moment
from coverstory.table.table import Table
from support.contract_checks import random_match
from support.in_process_server import running
from support.tables import playing


def a_record() -> Record:
    return list(random_match(GAMES["undercover_wyss"], 2, {}, Rng(3)))[-1].record()


def test_others_have_their_turn_after_a_little_of_it_and_one_work_follows_the_other() -> None:
    told: list[str] = []

    def work(name: str, steps: int) -> Generator[None, None, str]:
        for _ in range(steps):
            yield
        told.append(name)
        return name

    async def person() -> None:
        for _ in range(3):
            await asyncio.sleep(0)
        told.append("person")

    async def story() -> None:
        cooperative = Cooperative()
        first = cooperative.do(work("first", 10 * A_LITTLE))
        second = cooperative.do(work("second", 0))
        assert [*await asyncio.gather(first, second, person())] == ["first", "second", None]

    asyncio.run(story())
    assert told == ["person", "first", "second"]


def test_a_step_that_takes_long_is_the_last_for_now() -> None:
    """Steps are counted, but their time is, too: one may be a whole deal."""
    shown = [0.0]
    seen: list[int] = []

    def work() -> Generator[None, None, None]:
        for number in range(10):
            shown[0] += A_MOMENT
            seen.append(number)
            yield

    async def story() -> None:
        doing = asyncio.create_task(Cooperative(lambda: shown[0]).do(work()))
        await asyncio.sleep(0)
        assert seen == [0]
        await doing
        assert len(seen) == 10

    asyncio.run(story())


def test_every_event_of_a_table_is_a_step() -> None:
    sitting = playing()
    sitting.finish()
    assert sum(1 for _ in Table.replaying(sitting.events, 0.0)) == len(sitting.events) - 1


def test_every_entry_of_a_record_is_a_step() -> None:
    record = a_record()
    assert sum(1 for _ in imported(record, 3.0, "en")) == len(record.actions)
    sitting = playing()
    sitting.finish()
    game = sitting.finished()
    assert game is not None
    entries = len(game.record.actions)
    assert sum(1 for _ in redone(game, "en")) == entries
    assert sum(1 for _ in replay_moment(game, lens="own", seat=0, moment=None, lang="en")) == entries


def test_a_table_is_played_at_while_a_record_is_being_read(tmp_path: Path) -> None:
    is_over = False

    def endless() -> Generator[None, None, None]:
        while not is_over:
            yield

    async def story() -> None:
        nonlocal is_over
        services = Services(tmp_path / "db", "", 1)
        async with running(make_app(services)) as inside:
            token = await inside.token()
            settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}
            made = await inside.ask("POST", "/api/tables", token, {"settings": settings, "name": "Anna"})
            line = await inside.connect(f"/api/tables/{made.json()['id']}/socket", token)
            reading = asyncio.create_task(services.cooperative.do(endless()))
            record = json.loads(write_record(a_record()))
            asking = asyncio.create_task(inside.ask("POST", "/api/matches", token, record))
            for _ in range(20):
                assert (await line.command("say", text="while it is being read"))["is"] == "done"
            assert not asking.done()
            is_over = True
            await reading
            assert (await asking).status_code == 201
            await line.close()

    asyncio.run(story())


def test_a_record_of_a_game_that_nobody_plays_is_not_even_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(make_app(Services(tmp_path / "db", "", 1))) as inside:
            record = json.loads(write_record(a_record()))
            record["actions"] = [1] * (MOST_ENTRIES + 1)
            answer = await inside.ask("POST", "/api/matches", await inside.token(), record)
            assert (answer.status_code, answer.json()["code"]) == (413, "too_long")

    asyncio.run(story())
