"""One client's queue: bounded, and nobody waits for whoever takes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable

from starlette.types import Message

from coverstory.server.http.limits import Limits
from coverstory.server.live.client import Client

PATIENCE = 60  # seconds before a test gives up; never asserted on
SHORT = Limits(waiting=3, slow=0.01)
LONG = Limits(waiting=3, slow=PATIENCE)


class Taker:
    """The other end of a socket; takes what is sent when it is let."""

    def __init__(self) -> None:
        self.taken: list[Message] = []
        self.takes = asyncio.Event()

    async def send(self, message: Message) -> None:
        await self.takes.wait()
        self.taken.append(message)

    async def receive(self) -> Message:
        return {"type": "websocket.disconnect"}


def run(body: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(asyncio.wait_for(body(), PATIENCE))


def test_whoever_takes_nothing_is_no_longer_sent_to() -> None:
    async def body() -> None:
        taker = Taker()
        client = Client(taker.receive, taker.send, SHORT)
        client.post(b"{}")
        await client.deliver()  # ends, though nothing was taken
        assert taker.taken == []

    run(body)


def test_whoever_takes_all_but_slowly_gets_all_in_order() -> None:
    async def body() -> None:
        taker = Taker()
        client = Client(taker.receive, taker.send, LONG)
        sending = asyncio.create_task(client.deliver())
        for number in range(2):
            client.post(str(number).encode())
        taker.takes.set()
        client.hang_up(1013, "stopping")
        await sending
        assert [message.get("text") for message in taker.taken[:2]] == ["0", "1"]
        assert json.loads(taker.taken[2]["text"])["code"] == "stopping"
        assert taker.taken[3] == {"type": "websocket.close", "code": 1013, "reason": "stopping"}

    run(body)


def test_what_waits_is_bounded_and_then_only_the_reason_is_said() -> None:
    async def body() -> None:
        taker = Taker()
        client = Client(taker.receive, taker.send, LONG)
        for number in range(100):
            client.post(str(number).encode())
        taker.takes.set()
        await client.deliver()
        assert [json.loads(message["text"])["code"] for message in taker.taken[:-1]] == ["slow"]
        assert taker.taken[-1]["reason"] == "slow"

    run(body)


class Connection(Taker):
    """One that writes many messages at once, while it takes something at all."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.writes: list[list[bytes]] = []

    def write(self, messages: Iterable[bytes]) -> bool:
        if not self.is_full:
            self.writes.append(list(messages))
        return not self.is_full


def test_what_is_posted_in_one_turn_is_one_write() -> None:
    async def body() -> None:
        connection = Connection()
        client = Client(connection.receive, connection.send, LONG, write=connection.write)
        sending = asyncio.create_task(client.deliver())
        for turn in (b"done", b"moved"), (b"chatted",):
            for message in turn:
                client.post(message)
            while not connection.writes or connection.writes[-1] != list(turn):
                await asyncio.sleep(0)
        sending.cancel()
        assert connection.writes == [[b"done", b"moved"], [b"chatted"]]
        assert connection.taken == []

    run(body)


def test_nothing_overtakes_what_waits_for_a_full_connection() -> None:
    async def body() -> None:
        connection = Connection()
        client = Client(connection.receive, connection.send, LONG, write=connection.write)
        sending = asyncio.create_task(client.deliver())
        connection.is_full = True
        client.post(b"first")
        for _ in range(5):
            await asyncio.sleep(0)
        connection.is_full = False
        client.post(b"second")
        for _ in range(5):
            await asyncio.sleep(0)
        assert connection.writes == []
        connection.takes.set()
        while not connection.writes:
            await asyncio.sleep(0)
        sending.cancel()
        assert [message["text"] for message in connection.taken] == ["first"]
        assert connection.writes == [[b"second"]]

    run(body)
