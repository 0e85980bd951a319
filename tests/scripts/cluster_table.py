"""A table of several servers: players who know only the wire, and go on through whatever happens to the servers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from scripts.soak_table import LOST, SEATS, Address, Report, SoakTable
from support.patch_by_hand import Follower

NOT_NOW = ("not_stored", "other_machine", "stopping")  # said of a command that is to be sent again, as it was
PATIENCE = 120.0  # seconds that players wait for servers
Json = dict[str, Any]


class ClusterTable(SoakTable):
    """As at one server, and: what is refused because a table moves is sent again; pictures are compared in the end."""

    def __init__(self, address: Address, client: httpx.AsyncClient, number: int, report: Report) -> None:
        super().__init__(address, client, number, report)
        self.acknowledged = 0
        self._followers = [Follower() for _ in range(SEATS)]
        self._pongs: dict[int, asyncio.Future[None]] = {}

    async def _post(self, path: str, token: str, body: object) -> dict[str, str]:
        """Also while a server is away."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self._client.post(path, json=body, headers=self._address.headers(token))
                if answer.status_code < 300 or time.monotonic() > until:
                    assert answer.status_code < 300, answer.text
                    return dict(answer.json())
            except httpx.HTTPError:
                assert time.monotonic() < until
            await asyncio.sleep(0.2)

    async def _sure(self, sender: int, do: str, **rest: object) -> bool:
        is_first_try = await super()._sure(sender, do, **rest)
        self.acknowledged += 1
        return is_first_try

    def _hear(self, seat: int, text: bytes) -> None:
        message: Json = json.loads(text)
        if message["is"] == "refused" and message["code"] in NOT_NOW:
            self._come_again(seat)
            return
        if message["is"] == "pong" and (heard := self._pongs.pop(message["id"], None)) is not None:
            heard.set_result(None)
        self._followers[seat].read(message)
        super()._hear(seat, text)

    def _come_again(self, seat: int) -> None:
        """The connection is given up: whatever was not answered is sent again over the next one."""
        socket = self._sockets[seat]
        if socket is not None:
            socket.close()

    async def compare_pictures(self) -> None:
        """Every client ends with the picture that a new one gets."""
        await self._until(lambda: True)
        await self._settle()
        for seat in range(SEATS):
            fresh = await self._fresh_picture(seat)
            if fresh != self._followers[seat].picture:
                self._complain(f"seat {seat} ended with another picture than a new client")

    async def _settle(self) -> None:
        """All that was told until now has arrived."""
        for seat in range(SEATS):
            await self._sure_pong(seat)

    async def _sure_pong(self, seat: int) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                await self._connect()
                number = next(self._numbers)
                heard = self._pongs[number] = asyncio.get_running_loop().create_future()
                self._socket(seat).send(json.dumps({"do": "ping", "id": number}).encode())
                await asyncio.wait([heard, self._socket(seat).closed], return_when=asyncio.FIRST_COMPLETED, timeout=5)
                if heard.done():
                    return
            except LOST:
                await asyncio.sleep(0.2)

    async def _fresh_picture(self, seat: int) -> Any:  # anything that JSON can hold
        until = time.monotonic() + PATIENCE
        while True:
            try:
                path = f"/api/tables/{self.id}?seat={seat}"
                answer = await self._client.get(path, headers=self._address.headers(self._tokens[seat]))
                if answer.status_code == 200 or time.monotonic() > until:
                    scene = answer.json()["scene"]
                    return scene and scene["picture"]
            except httpx.HTTPError:
                assert time.monotonic() < until
            await asyncio.sleep(0.2)


class Party:
    """So many tables, played until it is over."""

    def __init__(self, tables: list[ClusterTable], report: Report, pause: float) -> None:
        self.tables = tables
        self.report = report
        self._over = asyncio.Event()
        self._playing = [asyncio.create_task(table.play(pause, self._over)) for table in tables]

    async def until_all_go_on(self) -> float:
        """Seconds until every table has made a move that was acknowledged."""
        began = time.monotonic()
        before = [table.acknowledged for table in self.tables]
        while any(table.acknowledged <= count for table, count in zip(self.tables, before, strict=True)):
            for task in self._playing:
                if task.done():
                    task.result()
            assert time.monotonic() < began + PATIENCE, "a table does not go on"
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def end(self) -> None:
        self._over.set()
        await asyncio.wait_for(asyncio.gather(*self._playing), PATIENCE)
        for table in self.tables:
            await table.compare_pictures()
            table.close()


@asynccontextmanager
async def party(url: str, tables: int, pause: float) -> AsyncIterator[Party]:
    """Whatever is wrong is in its report."""
    report = Report()
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        addresses = [Address(url, f"10.{number // 250}.0.{number % 250 + 1}") for number in range(tables)]
        found = [ClusterTable(address, client, number, report) for number, address in enumerate(addresses)]
        for table in found:
            await table.open()
        playing = Party(found, report, pause)
        yield playing
        await playing.end()
