"""Other machines think for bots: whoever is free, the same move wherever it is, and nothing but views on the bus."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from coverstory.__main__ import main
from coverstory.bots.jobs import AnyResult, Choose, Chosen, Failed, Order, decode_result
from coverstory.bots.worker import BotStore
from coverstory.errors import NobodyListens, Unanswered
from coverstory.match.match import Match, state_of
from coverstory.match.record import read_record
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.server.bus.bus import Bus, Message
from coverstory.server.bus.local_bus import LocalBus
from coverstory.server.bus.nats_bus import NatsBus
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.elsewhere import GROUP, HERE, WORK, Elsewhere, Here, Work, encode, hurried, read_work
from coverstory.server.thinking.fair_turns import Claim
from coverstory.server.thinking.machine import Machine
from coverstory.server.thinking.thinker import PROGRAM
from coverstory.table.pauses import Pauses
from support.live_server import NO_RATE_LIMIT, LiveServer, live_server, newcomer, play_to_the_end
from support.nats_server import NatsServer, nats_server
from support.thinking_machine import PATIENCE, thinking_machine
from support.waiting import until

HUNTER = find_game("agent_hunter")
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    with nats_server(tmp_path_factory.mktemp("nats")) as started:
        yield started


@asynccontextmanager
async def machine(bus: Bus, processes: int = 1, program: tuple[str, ...] = PROGRAM) -> AsyncIterator[Machine]:
    found, stopping = Machine(bus, processes, program), asyncio.Event()
    running = asyncio.create_task(found.run(stopping))
    try:
        yield found
    finally:
        stopping.set()
        await asyncio.wait_for(running, PATIENCE)


@asynccontextmanager
async def pool(
    bus: Bus, deadline: float = 500, machines: int = 1, share: float = 0.5, processes: int = 0
) -> AsyncIterator[tuple[BotPool, Elsewhere]]:
    """Once it knows of so many processes elsewhere."""
    elsewhere = Elsewhere(bus, share=share)
    found = BotPool(processes, deadline=deadline, pauses=Pauses(0), elsewhere=elsewhere)
    await found.open()
    try:
        await until(lambda: elsewhere.processes() >= machines)
        yield found, elsewhere
    finally:
        await found.close()


async def answer_to(bus: Bus, body: bytes) -> AnyResult:
    """Of whoever is free, as soon as somebody is."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return decode_result(await bus.request(WORK, body, PATIENCE))
            except (NobodyListens, Unanswered):
                await asyncio.sleep(0.01)


async def choice(asked: BotPool, claim: Claim | None = None, level: str = "rookie", match: Match | None = None) -> int:
    match = match or Match(HUNTER, 2)
    match.play_chance(Rng(3))
    seat = match.to_act()
    offered = match.offered(seat)
    view = match.view(seat)
    action = await asked.choose("match", game=match.game, level=level, view=view, offered=offered, claim=claim)
    assert action in offered
    return action


def job(match: Match, level: str, nodes: int, seed: int) -> Choose:
    seat = match.to_act()
    order = Order(match.game.slug, level=level, nodes=nodes, seconds=None, seed=seed)
    return Choose("", order, match.view(seat).text(), list(match.offered(seat)))


def moments(slug: str) -> Iterator[Match]:
    match, chance = Match(find_game(slug), 2), Rng(5)
    for _ in range(4):
        match.play_chance(chance)
        yield match
        match.submit(match.to_act(), match.offered(match.to_act())[0])


def test_the_same_view_seed_and_nodes_give_the_same_move_wherever_it_is_thought() -> None:
    """Also where other bots have thought before."""

    async def body() -> None:
        bus = LocalBus()
        async with machine(bus, 2):
            for slug in GAMES:
                for match in moments(slug):
                    for level, nodes in (("rookie", 1), ("spymaster", 30)):
                        asked = job(match, level, nodes, seed=7)
                        work = encode(Work(asked, PATIENCE))
                        here = BotStore().work(asked)
                        assert isinstance(here, Chosen)
                        there = [await answer_to(bus, work) for _ in range(2)]
                        assert there == [here, here]

    asyncio.run(body())


def test_a_bot_chooses_elsewhere_and_gives_hints_there() -> None:
    async def body() -> None:
        bus = LocalBus()
        async with machine(bus) as thinks, pool(bus) as (asked, _):
            claim = Claim("ada", "table")
            await choice(asked, claim)
            assert not claim.fell_back
            advised = await asked.advise(HUNTER, Match(HUNTER, 2).view(0))
            assert advised is not None
            count = thinks.take_count()
            assert (count.moves, count.hints, count.late, count.failed) == (1, 1, 0, 0)
            assert thinks.take_count().moves == 0

    asyncio.run(body())


def waiting_program(folder: Path) -> tuple[str, ...]:
    """One that says that it has begun, and thinks only when it may."""
    program = folder / "worker.py"
    program.write_text(
        "import os, time\nfrom pathlib import Path\nfrom coverstory.bots.worker import BotStore, main\n"
        f"folder = Path({str(folder)!r})\n"
        "class Waits(BotStore):\n"
        "    def work(self, job):\n"
        "        (folder / f'begun{os.getpid()}').touch()\n"
        "        while not (folder / 'go').exists():\n"
        "            time.sleep(0.01)\n"
        "        return super().work(job)\n"
        "main(Waits())\n"
    )
    return sys.executable, str(program)


def begun(folder: Path) -> int:
    return len(list(folder.glob("begun*")))


def test_whoever_is_free_takes_the_next_job_and_where_all_are_busy_it_waits(tmp_path: Path) -> None:
    async def body() -> None:
        bus, program = LocalBus(), waiting_program(tmp_path)
        async with machine(bus, 1, program), machine(bus, 2, program), pool(bus, machines=3) as (asked, _):
            claims = [Claim("ada", f"table {number}") for number in range(5)]
            asking = [asyncio.create_task(choice(asked, claim)) for claim in claims]
            await until(lambda: begun(tmp_path) == 3)
            with pytest.raises(NobodyListens):
                await bus.request(WORK, b"", PATIENCE)
            assert asked.waiting() == 5
            (tmp_path / "go").touch()
            await asyncio.wait_for(asyncio.gather(*asking), PATIENCE)
            assert not any(claim.fell_back for claim in claims)

    asyncio.run(body())


async def deaf(message: Message) -> None:
    """A machine that has died says nothing."""


def test_where_a_machine_does_not_answer_another_is_asked() -> None:
    async def body() -> None:
        bus = LocalBus()
        for _ in range(2):
            await bus.subscribe(WORK, deaf, group=GROUP, most=1)
        async with machine(bus), pool(bus, share=0.004) as (asked, elsewhere):
            claim = Claim("ada", "table")
            await choice(asked, claim)
            assert elsewhere.asked_again >= 2
            assert asked.asked_again() == elsewhere.asked_again
            assert not claim.fell_back

    asyncio.run(body())


def test_where_none_answers_in_time_the_move_is_made_here_told_and_counted() -> None:
    async def body() -> None:
        bus = LocalBus()
        await bus.subscribe(WORK, deaf, group=GROUP)
        beating = asyncio.create_task(beat(bus, "dead"))
        async with pool(bus, deadline=1) as (asked, _):
            claim = Claim("ada", "table")
            await choice(asked, claim)
            assert claim.fell_back
            assert (asked.fallbacks.count, asked.fallbacks.late) == (1, 1)
        beating.cancel()

    asyncio.run(body())


async def beat(bus: Bus, name: str, processes: int = 1) -> None:
    while True:
        await bus.publish(HERE, encode(Here(name, processes)))
        await asyncio.sleep(0.1)


def test_without_other_machines_our_own_processes_think() -> None:
    async def body() -> None:
        async with pool(LocalBus(), machines=0, processes=1) as (asked, _):
            claim = Claim("ada", "table")
            await choice(asked, claim, "spymaster:20n")
            assert not claim.fell_back
            assert asked.processes_elsewhere() == 0

    asyncio.run(body())


def test_a_machine_that_stops_says_so_and_our_own_processes_go_on() -> None:
    async def body() -> None:
        bus = LocalBus()
        async with machine(bus), pool(bus, machines=0, processes=1) as (asked, elsewhere):
            await until(lambda: elsewhere.processes() == 1)
            await choice(asked)
        async with pool(bus, machines=0, processes=1) as (asked, elsewhere):
            beating = asyncio.create_task(beat(bus, "stops"))
            await until(lambda: elsewhere.processes() == 1)
            beating.cancel()
            await bus.publish(HERE, encode(Here("stops", 0)))
            await until(lambda: elsewhere.processes() == 0)
            claim = Claim("ada", "table")
            await choice(asked, claim)
            assert not claim.fell_back

    asyncio.run(body())


def test_a_machine_that_was_not_heard_of_for_long_is_not_counted() -> None:
    async def body() -> None:
        now = [100.0]
        bus = LocalBus()
        elsewhere = Elsewhere(bus, clock=lambda: now[0])
        await elsewhere.open()
        await bus.publish(HERE, encode(Here("a", 3)))
        await until(lambda: elsewhere.processes() == 3)
        now[0] += 60
        assert elsewhere.processes() == 0

    asyncio.run(body())


def test_budgets_shrink_with_the_time_that_is_left() -> None:
    order = Order("agent_hunter", level="spymaster", nodes=10, seconds=1.0, seed=1)
    asked = Choose("", order, "view", [1, 2], pace=1.0, limit=2.0)
    assert hurried(asked, 4.0) == asked
    pressed = hurried(asked, 0.25)
    assert (pressed.pace, pressed.limit) == (4.0, 0.25)
    assert hurried(msgspec.structs.replace(asked, limit=None), 0.25).limit is None


@pytest.mark.parametrize("body", [b"", b"nonsense", b'{"job":{},"seconds":1}', b'{"seconds":1}'])
def test_whatever_is_asked_a_machine_goes_on(body: bytes) -> None:
    async def inside() -> None:
        bus = LocalBus()
        async with machine(bus) as thinks, pool(bus) as (asked, _):
            assert isinstance(await answer_to(bus, body), Failed)
            await choice(asked)
            assert thinks.take_count().failed == 1

    asyncio.run(inside())


def test_a_machine_gives_up_when_nobody_waits_any_more_and_takes_the_next_job() -> None:
    async def body() -> None:
        bus = LocalBus()
        async with machine(bus) as thinks, pool(bus) as (asked, _):
            late = Work(job(next(moments("agent_hunter")), "spymaster", 10**12, 1), 0.2)
            with pytest.raises(Unanswered):
                await bus.request(WORK, encode(late), 0.5)
            await choice(asked)
            assert thinks.take_count().late == 1

    asyncio.run(body())


def test_thinking_goes_on_after_nats_was_killed_and_no_move_is_lost(server: NatsServer, tmp_path: Path) -> None:
    async def body() -> None:
        here, there = NatsBus([server.url]), NatsBus([server.url])
        await here.open()
        await there.open()
        async with machine(there, 1, waiting_program(tmp_path)), pool(here) as (asked, elsewhere):
            claim = Claim("ada", "table")
            asking = asyncio.create_task(choice(asked, claim))
            await until(lambda: begun(tmp_path) == 1)
            await asyncio.to_thread(server.stop)
            await until(lambda: not here.is_connected() and not there.is_connected())
            await asyncio.to_thread(server.start)
            await until(lambda: elsewhere.processes() == 1)
            (tmp_path / "go").touch()
            await asyncio.wait_for(asking, PATIENCE)
            for _ in range(3):
                await choice(asked, claim)
        await here.close()
        await there.close()

    asyncio.run(body())


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_machine_that_is_stopped_finishes_what_it_thinks_about(number: signal.Signals, server: NatsServer) -> None:
    async def body() -> None:
        bus = NatsBus([server.url])
        await bus.open()
        with thinking_machine(server.url) as machine:
            greeting = await asyncio.to_thread(machine.greeting)
            assert f"Thinking for bots over 127.0.0.1:{server.port}, with one process" in greeting
            slow = Work(job(next(moments("agent_hunter")), "spymaster", 2_000, seed=1), PATIENCE)
            asking = asyncio.create_task(answer_to(bus, encode(slow)))
            await until_busy(bus, asking)
            code, said, complained = await asyncio.to_thread(machine.stop, number)
            assert isinstance(await asking, Chosen)
            assert code == 0
            assert "Finishing" in said
            assert "One move" in said
            assert "Stopped" in said
            assert complained == ""
        await bus.close()

    asyncio.run(body())


async def until_busy(bus: Bus, asking: asyncio.Task[AnyResult]) -> None:
    """Until its only process has a job; on a quick machine that may be over already."""
    while not asking.done():
        try:
            await bus.request(WORK, b"", PATIENCE)
        except NobodyListens:
            return
        except Unanswered:
            await asyncio.sleep(0.01)


def test_think_needs_a_bus(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert main(["think"]) == 2
    assert "--bus nats://HOST:PORT" in capsys.readouterr().err
    assert main(["think", "--bus", "http://bus"]) == 2
    assert "expected nats://HOST:PORT" in capsys.readouterr().err


class Recorder:
    """Everything that goes over the bus."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self._client = Client()

    async def open(self, url: str) -> None:
        async def note(message: Msg) -> None:
            self.heard.append((message.subject, message.data))

        await self._client.connect(url)
        await self._client.subscribe(">", cb=note)
        await self._client.flush()

    async def close(self) -> None:
        await self._client.flush()
        await self._client.close()


def test_only_views_of_bots_go_over_the_bus(server: NatsServer, tmp_path: Path) -> None:
    """A game of a person against a bot at a real server: all messages are read, and searched for what is hidden."""

    def play() -> bytes:
        words = (*NO_RATE_LIMIT, "--bus", server.url)
        with live_server(tmp_path, words) as live, thinking_machine(server.url) as machine:
            assert machine.greeting()
            await_machine(live)
            person = newcomer(live)
            seats = [{"kind": "open"}, {"kind": "bot", "level": "rookie"}]
            settings = {"game": "agent_hunter", "seats": seats, "watchers": "all_after_end"}
            table = person.post("/api/tables", {"settings": settings, "name": "Ada"}).json()["id"]
            line = person.connect(f"/api/tables/{table}/socket")
            assert line.command("start")["is"] == "done"
            play_to_the_end([line], seed=4)
            match = person.get("/api/matches").json()["matches"][0]["match"]
            record = person.get(f"/api/matches/{match}/record")
            line.close()
            return record.content

    async def body() -> tuple[list[tuple[str, bytes]], bytes]:
        recorder = Recorder()
        await recorder.open(server.url)
        record = await asyncio.to_thread(play)
        await recorder.close()
        return recorder.heard, record

    heard, played = asyncio.run(body())
    record = read_record(played)
    assert record.fairness is not None
    may_be_known, hidden = views_and_secrets(record.game, record.seats, record.options, record.actions)
    hidden |= {record.fairness.seed, *filter(None, record.fairness.entropy)}
    thought = [read_work(body) for subject, body in heard if subject == WORK]
    assert thought, "the bot thought elsewhere"
    for work in thought:
        assert isinstance(work.job, Choose)
        assert work.job.view in may_be_known
    for subject, said in heard:
        shape = {WORK: Work, HERE: Here}.get(subject, AnyResult)
        again = msgspec.json.encode(msgspec.json.decode(said, type=shape))
        assert again == said.rstrip(b"\n"), "nothing but what belongs there"
        assert not [secret for secret in hidden if msgspec.json.encode(secret)[1:-1] in said]


def await_machine(live: LiveServer) -> None:
    """Until the server has heard of it: the first moves would be thought about at home."""
    given_up = time.monotonic() + PATIENCE
    while "coverstory_bot_processes_elsewhere 0" in live.http.get(f"{live.url}/metrics").text:
        assert time.monotonic() < given_up
        time.sleep(0.05)


def views_and_secrets(
    slug: str, seats: int, options: dict[str, Value], actions: list[int]
) -> tuple[set[str], set[str]]:
    """What the bot in seat 1 may know, and what it may not: states and the person's views."""
    match, known, hidden = Match(find_game(slug), seats, options), set[str](), set[str]()
    for action in actions:
        known.add(match.view(1).text())
        hidden |= {state_of(match).text(), match.view(0).text()}
        match.enter(action)
    return known, hidden - known
