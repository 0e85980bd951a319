"""A game over HTTP alone, without a socket: requests show who is there, and grace runs from the last one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coverstory.server.app import make_app
from coverstory.server.http.limits import NO_RATE_LIMIT
from coverstory.server.services import Services
from support.dealing import Taker
from support.in_process_server import PATIENCE, Inside, Json, running

SHORT = {"cards": 4, "houses": 1, "decoys": 1}


class Player:
    """Somebody with a token and no socket."""

    def __init__(self, inside: Inside, token: str, table: str) -> None:
        self._inside = inside
        self._token = token
        self._path = f"/api/tables/{table}"
        self._last = 0
        self._taker = Taker()

    async def looks(self) -> Json:
        response = await self._inside.ask("GET", self._path, self._token)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    async def does(self, do: str, **parts: object) -> Json:
        self._last += 1
        body = {"do": do, "id": self._last, **parts}
        answer: Json = (await self._inside.ask("POST", f"{self._path}/commands", self._token, body)).json()
        return answer

    async def takes_part(self) -> None:
        """Takes the next step of a deal: commits, or opens what it has committed to."""
        for command in self._taker.answer((await self.looks())["table"]):
            assert (await self.does(**command))["is"] == "done"

    async def acts_if_asked(self) -> bool:
        seen = await self.looks()
        offers = seen["scene"]["offers"]
        if offers:
            done = await self.does("act", seat=seen["seat"], version=seen["version"], action=offers[-1]["code"])
            assert done["is"] == "done", done
        return bool(offers)


async def start(host: Player, guest: Player) -> None:
    assert (await host.does("start"))["is"] == "done"
    for player in (host, guest) * 2:  # both commit, then both open
        await player.takes_part()


def at_a_table(tmp_path: Path, grace: int, story: Callable[[Player, Player], Awaitable[None]]) -> None:
    """Anna and Ben have sat down, and the game has begun."""

    async def whole() -> None:
        services = Services(tmp_path / "db", "", 1, NO_RATE_LIMIT)
        async with running(make_app(services)) as inside:
            settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2, "options": SHORT, "grace": grace}
            tokens = await inside.token(), await inside.token()
            made = await inside.ask("POST", "/api/tables", tokens[0], {"settings": settings, "name": "Anna"})
            anna, ben = (Player(inside, token, made.json()["id"]) for token in tokens)
            assert (await ben.does("sit", seat=1, name="Ben"))["is"] == "done"
            await start(anna, ben)
            await story(anna, ben)

    asyncio.run(asyncio.wait_for(whole(), PATIENCE))


def test_two_people_play_a_whole_game_and_another_without_a_socket(tmp_path: Path) -> None:
    async def story(anna: Player, ben: Player) -> None:
        for _ in range(2):
            while (await anna.looks())["table"]["stage"] == "playing":
                assert await anna.acts_if_asked() or await ben.acts_if_asked()
            assert (await anna.looks())["table"]["stage"] == "finished"
            for player in (anna, ben):
                assert (await player.does("rematch"))["is"] == "done"
            seats = (await anna.looks())["table"]["seats"]
            assert [(seat["name"], seat["here"]) for seat in seats] == [("Anna", True), ("Ben", True)]
            await start(anna, ben)

    at_a_table(tmp_path, 120, story)


@pytest.mark.parametrize("pings", [False, True])
def test_a_bot_helps_out_when_requests_stop_until_the_next_one(tmp_path: Path, pings: bool) -> None:
    async def story(anna: Player, ben: Player) -> None:
        while await anna.acts_if_asked():
            pass  # until Ben is to act
        while not (seats := (await anna.looks())["table"]["seats"])[1]["helped"]:
            await asyncio.sleep(0.1)
        assert not seats[0]["helped"]
        assert not seats[1]["here"]
        if pings:
            assert (await ben.does("ping"))["is"] == "pong"
        back = (await (anna if pings else ben).looks())["table"]["seats"][1]
        assert (back["here"], back["helped"]) == (True, False)

    at_a_table(tmp_path, 1, story)
