"""Watchers by the thousand take turns, and miss nothing."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

from starlette.types import Message

from coverstory.server.app import make_app
from coverstory.server.http.limits import NO_RATE_LIMIT, Limits
from coverstory.server.live.audience import A_CROWD
from coverstory.server.live.client import Client
from coverstory.server.live.crowd import AT_A_TIME, Crowd
from coverstory.server.services import Services
from support.in_process_server import Socket, running


def test_a_few_are_woken_in_each_turn_of_the_loop() -> None:
    async def story() -> None:
        crowd = Crowd()
        sleepers = [asyncio.Event() for _ in range(5 * AT_A_TIME)]
        for sleeper in sleepers:
            crowd.wake(sleeper.set)
        awake = [0]
        while awake[-1] < len(sleepers):
            await asyncio.sleep(0)
            awake.append(sum(sleeper.is_set() for sleeper in sleepers))
        assert max(after - before for before, after in pairwise(awake)) == AT_A_TIME

    asyncio.run(story())


def test_what_is_posted_at_once_takes_along_what_waited_for_its_turn() -> None:
    sent: list[str] = []

    async def send(message: Message) -> None:
        sent.append(message["text"])

    async def receive() -> Message:
        raise AssertionError

    async def story() -> None:
        client = Client(receive, send, Limits(), Crowd())
        delivering = asyncio.create_task(client.deliver())
        await asyncio.sleep(0)
        for number in range(4):
            client.post_in_turn(b"%d" % number)
        client.post(b"4")
        client.post_in_turn(b"5")
        while len(sent) < 6:
            await asyncio.sleep(0)
        delivering.cancel()

    asyncio.run(story())
    assert sent == list("012345")


def test_everybody_in_a_crowd_hears_everything_and_is_counted(tmp_path: Path) -> None:
    count = A_CROWD + 10

    async def story() -> None:
        async with running(make_app(Services(tmp_path / "db", "", 0, NO_RATE_LIMIT))) as inside:
            token = await inside.token()
            settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2, "watchers": "public"}
            made = await inside.ask("POST", "/api/tables", token, {"settings": settings, "name": "Anna"})
            path = f"/api/tables/{made.json()['id']}/socket"
            anna = await inside.connect(path, token)
            watching = [await inside.connect(path) for _ in range(count)]
            for text in ("one", "two", "three"):
                assert (await anna.command("say", text=text))["is"] == "done"
            assert [await chat_of(each) for each in watching] == [["one", "two", "three"]] * count
            while (heard := await anna.hear()).get("table", {}).get("watching") != count:
                assert heard["is"] != "websocket.close"
            for each in watching:
                await each.close()
            while (await anna.hear()).get("table", {}).get("watching") != 0:
                pass
            await anna.close()

    asyncio.run(story())


async def chat_of(socket: Socket) -> list[str]:
    lines: list[str] = []
    while len(lines) < 3:
        message = await socket.hear()
        if message["is"] == "chatted":
            lines.append(message["line"]["text"])
    return lines
