"""Work for the bots that others wait for."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack, suppress

from websockets.asyncio.client import ClientConnection, connect

from scripts.attacks.client import (
    GONE,
    begun,
    many_sockets,
    socket_of,
    table_against,
)
from scripts.attacks.outcome import Figure, Outcome
from support.live_server import Json, LiveServer, newcomer

LONGEST_WAIT = 3.0  # seconds for an agent's move: what people wait for on their own device


class BotGame:
    """An honest player against a bot: how long the bot takes, and whether it had to play in haste."""

    def __init__(self, server: LiveServer, level: str = "agent") -> None:
        self._player = newcomer(server)
        self._table = table_against(self._player, level)
        self._address = socket_of(server, f"/api/tables/{self._table}/socket")
        self.longest = 0.0
        self.hurried = 0

    async def play(self, moves: int) -> None:
        """So many moves of our own, each as soon as the bot has answered; a rematch where a game ends."""
        async with connect(self._address, additional_headers=self._player.headers, max_queue=None) as socket:
            for number in range(moves):
                seen = await self._our_turn(socket)
                if seen is None:
                    return
                action = seen["now"]["offers"][0]["code"]
                act = {"do": "act", "id": number, "seat": 0, "version": seen["version"], "action": action}
                await socket.send(json.dumps(act))
            await self._our_turn(socket)

    async def _our_turn(self, socket: ClientConnection) -> Json | None:
        """None when the game is over."""
        since = time.monotonic()
        while True:
            message: Json = json.loads(await socket.recv())
            self.hurried += message["is"] == "announced"
            now = message.get("scene") or message.get("now")
            if now and now["ending"]:
                return None
            if now and now["offers"]:
                self.longest = max(self.longest, time.monotonic() - since)
                return {**message, "now": now}

    def outcome(self) -> Outcome:
        words = f"a bot played {self.hurried} moves in haste"
        return Outcome(words, not self.hurried, [Figure("longest wait for a bot", self.longest, LONGEST_WAIT, "s")])


async def hints(server: LiveServer, count: int) -> Outcome:
    """One person asks for hints over many sockets, again and again, while somebody else plays against a bot."""
    greedy = newcomer(server)
    address = socket_of(server, f"/api/tables/{table_against(greedy, 'random')}/socket")
    game = BotGame(server)
    async with AsyncExitStack() as opened:
        sockets = await many_sockets(opened, address, greedy, count)
        asking = [asyncio.create_task(ask_for_hints(socket)) for socket in sockets]
        await asyncio.sleep(1)
        await game.play(10)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    return game.outcome()


async def ask_for_hints(socket: ClientConnection) -> None:
    with suppress(*GONE):
        for number in range(1_000_000):
            await socket.send(json.dumps({"do": "hint", "id": number, "seat": 0}))
            while json.loads(await socket.recv()).get("id") != number:
                pass
            await asyncio.sleep(0.1)


async def idle_bots(server: LiveServer, count: int) -> Outcome:
    """Tables of strong bots that nobody watches, while somebody else plays against a bot."""
    idle = newcomer(server)
    for _ in range(count):
        begun(idle, [{"kind": "bot", "level": "spymaster"}] * 2)
    game = BotGame(server)
    await game.play(10)
    return game.outcome()
