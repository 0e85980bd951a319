"""One suite for both buses: in process, and over a real NATS server that is killed and started again."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coverstory.errors import NobodyListens, NoBus, Unanswered
from coverstory.server.bus.addresses import is_bus_address, without_passwords
from coverstory.server.bus.bus import Bus, Message
from coverstory.server.bus.local_bus import LocalBus
from coverstory.server.bus.make_bus import bus_at
from coverstory.server.bus.nats_bus import NatsBus
from support.nats_server import PATIENCE, NatsServer, nats_server
from support.waiting import until

Body = Callable[[Bus, Bus], Awaitable[None]]
Both = Callable[[Body], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    with nats_server(tmp_path_factory.mktemp("nats")) as started:
        yield started


@asynccontextmanager
async def opened(*buses: Bus) -> AsyncIterator[None]:
    for bus in buses:
        await bus.open()
    try:
        await until(lambda: all(bus.is_connected() for bus in buses))
        yield
    finally:
        for bus in buses:
            await bus.close()


@pytest.fixture(params=["local", "nats"])
def both(request: pytest.FixtureRequest, server: NatsServer) -> Both:
    """Two who talk to each other: in one process they hold the same bus."""

    def run(body: Body) -> None:
        async def inside() -> None:
            if request.param == "local":
                bus = LocalBus()
                async with opened(bus):
                    await body(bus, bus)
            else:
                here, there = NatsBus([server.url]), NatsBus([server.url])
                async with opened(here, there):
                    await body(here, there)

        asyncio.run(inside())

    return run


class Ear:
    """Notes what it hears, and answers with its name."""

    def __init__(self, name: bytes = b"") -> None:
        self.name = name
        self.heard: list[bytes] = []

    async def __call__(self, message: Message) -> None:
        self.heard.append(message.body)
        await message.reply(self.name)


async def asked(bus: Bus, subject: str, body: bytes = b"") -> bytes:
    """A subscription of somebody else may be on its way."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await bus.request(subject, body, PATIENCE)
            except (NobodyListens, Unanswered):
                await asyncio.sleep(0.01)


def test_every_subscriber_hears_what_is_published_in_the_order_in_which_it_was(both: Both) -> None:
    async def body(here: Bus, there: Bus) -> None:
        ears = [Ear(), Ear()]
        for ear in ears:
            await there.subscribe("news", ear)
        await there.subscribe("ready", Ear())
        await asked(here, "ready")
        sent = [b"%d" % number for number in range(500)]
        for each in sent:
            await here.publish("news", each)
        await here.publish("other", b"nobody hears that")
        await until(lambda: all(len(ear.heard) >= len(sent) for ear in ears))
        assert [ear.heard for ear in ears] == [sent, sent]

    both(body)


def test_a_question_is_answered_by_one_of_a_group(both: Both) -> None:
    async def body(here: Bus, there: Bus) -> None:
        group, alone = [Ear(b"one"), Ear(b"two")], Ear(b"alone")
        for ear in group:
            await there.subscribe("work", ear, group="workers")
        await asked(here, "work")
        answers = [await here.request("work", b"x", PATIENCE) for _ in range(60)]
        assert set(answers) == {b"one", b"two"}
        assert sum(len(ear.heard) for ear in group) == 61
        await there.subscribe("single", alone)
        assert await asked(here, "single") == b"alone"

    both(body)


def test_where_nobody_listens_it_is_said_at_once(both: Both) -> None:
    async def body(here: Bus, there: Bus) -> None:
        with pytest.raises(NobodyListens, match="work"):
            await here.request("work", b"x", PATIENCE)

    both(body)


def test_who_does_not_answer_in_time_is_waited_for_no_longer(both: Both) -> None:
    async def body(here: Bus, there: Bus) -> None:
        held: list[Message] = []

        async def silent(message: Message) -> None:
            held.append(message)

        await there.subscribe("work", silent)
        await there.subscribe("ready", Ear())
        await asked(here, "ready")
        with pytest.raises(Unanswered, match="work"):
            await here.request("work", b"x", 0.05)
        await until(lambda: bool(held))
        await held[0].reply(b"too late for anybody")
        assert await asked(here, "ready") == b""

    both(body)


def test_a_subscription_for_one_message_ends_with_it_and_the_next_goes_to_another(both: Both) -> None:
    async def body(here: Bus, there: Bus) -> None:
        first, second = Ear(b"first"), Ear(b"second")
        await there.subscribe("work", first, group="free", most=1)
        await there.subscribe("work", second, group="free", most=1)
        answers = {await asked(here, "work"), await asked(here, "work")}
        assert answers == {b"first", b"second"}
        with pytest.raises(NobodyListens):
            await here.request("work", b"x", PATIENCE)

    both(body)


def test_a_cancelled_subscription_hears_nothing_more(both: Both) -> None:
    async def body(here: Bus, there: Bus) -> None:
        ear, other = Ear(), Ear(b"there")
        subscription = await there.subscribe("news", ear)
        await there.subscribe("end", other)
        await asked(here, "end")
        await subscription.cancel()
        await there.publish("news", b"in vain")
        assert await asked(here, "end") == b"there"
        assert ear.heard == []

    both(body)


def test_a_mistake_in_a_handler_ends_nothing(both: Both, caplog: pytest.LogCaptureFixture) -> None:
    async def body(here: Bus, there: Bus) -> None:
        heard: list[bytes] = []

        async def clumsy(message: Message) -> None:
            heard.append(message.body)
            if len(heard) == 1:
                raise LookupError("dropped it")
            await message.reply(b"caught")

        await there.subscribe("work", clumsy)
        await there.subscribe("ready", Ear())
        await asked(here, "ready")
        await here.publish("work", b"1")
        assert await asked(here, "work", b"2") == b"caught"
        assert heard == [b"1", b"2"]

    both(body)
    assert "could not be handled" in caplog.text


def test_it_comes_back_after_nats_was_killed_and_everybody_is_told(server: NatsServer) -> None:
    async def body() -> None:
        here, there = NatsBus([server.url]), NatsBus([server.url])
        back: list[str] = []
        here.on_return(lambda: back.append("here"))
        there.on_return(lambda: back.append("there"))
        async with opened(here, there):
            ear = Ear(b"me")
            await there.subscribe("work", ear)
            assert await asked(here, "work") == b"me"
            for _ in range(2):
                await asyncio.to_thread(server.stop)
                await until(lambda: not here.is_connected() and not there.is_connected())
                with pytest.raises(Unanswered):
                    await here.request("work", b"x", PATIENCE)
                await here.publish("work", b"lost")
                await asyncio.to_thread(server.start)
                assert await asked(here, "work") == b"me"
            assert b"lost" not in ear.heard
            await until(lambda: sorted(back) == ["here"] * 3 + ["there"] * 3)

    asyncio.run(body())


def test_a_question_whose_connection_is_lost_ends_at_once(server: NatsServer) -> None:
    async def body() -> None:
        here, there = NatsBus([server.url]), NatsBus([server.url])
        async with opened(here, there):
            asked_for = asyncio.Event()

            async def silent(message: Message) -> None:
                asked_for.set()

            await there.subscribe("work", silent)
            await there.subscribe("ready", Ear())
            await asked(here, "ready")
            asking = asyncio.create_task(here.request("work", b"x", 10 * PATIENCE))
            await asyncio.wait_for(asked_for.wait(), PATIENCE)
            await asyncio.to_thread(server.restart)
            with pytest.raises(Unanswered):
                await asyncio.wait_for(asking, PATIENCE)

    asyncio.run(body())


def test_it_may_be_opened_before_nats_is_there_and_subscribed_to_while_it_is_away(tmp_path: Path) -> None:
    async def body() -> None:
        server = NatsServer(tmp_path)
        server.start()
        server.stop()
        here, there = NatsBus([server.url]), NatsBus([server.url])
        await here.open()
        await there.open()
        await there.subscribe("work", Ear(b"me"))
        await asyncio.to_thread(server.start)
        try:
            assert await asked(here, "work") == b"me"
        finally:
            await here.close()
            await there.close()
            server.stop()

    asyncio.run(body())


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_frozen_nats_is_found_out_and_used_again_when_it_wakes(server: NatsServer) -> None:
    async def body() -> None:
        bus = NatsBus([server.url])
        async with opened(bus):
            await bus.subscribe("work", Ear(b"me"))
            server.freeze()
            with pytest.raises(Unanswered):
                await bus.request("work", b"x", 0.2)
            server.wake()
            assert await asked(bus, "work") == b"me"

    asyncio.run(body())


def test_closing_ends_it_also_where_nats_never_was(tmp_path: Path) -> None:
    async def body() -> None:
        bus = NatsBus([NatsServer(tmp_path).url])
        await bus.open()
        await asyncio.sleep(0)
        await bus.close()

    asyncio.run(body())


def test_addresses_of_buses() -> None:
    for word in ("nats://bus", "nats://10.0.0.1:4222", "tls://me:secret@bus", "nats://a,nats://b:4223"):
        assert is_bus_address(word)
    for word in ("", "bus", "http://bus", "nats://", "nats://bus:0", "nats://bus:x", "nats://bus/path", "nats://a,"):
        assert not is_bus_address(word)
    assert without_passwords("nats://me:secret@bus:4222,nats://b") == "bus:4222, b"


def test_without_the_client_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "coverstory.server.bus.nats_bus")
    monkeypatch.setitem(sys.modules, "nats.aio.client", None)
    with pytest.raises(NoBus, match=r"coverstory\[cluster\]"):
        bus_at("nats://127.0.0.1")
    assert isinstance(bus_at(""), LocalBus)
