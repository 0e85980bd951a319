"""Positions of real games for the whole page: every phase of every game, variant and number of seats.

The page gets each of them over its own socket, in the message with which the server welcomes a seat.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute

from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.wire.commands import Clock
from coverstory.wire.messages import ChatLine, SeatState, TableState, Welcome
from coverstory.wire.scene import Scene
from coverstory.wire.serialise import encode

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "web" / "tests"))

from make_scenes import Shot, played, tables

PATH = "/t/position"
ENDED = ("ended", "end")  # phases in which nothing is chosen any more
FOLDERS_READ = f"localStorage.setItem('coverstory.folders', '{json.dumps([f'position:{seat}' for seat in range(7)])}')"
CHAT = ChatLine(name="Bert", seat=1, phrase=-1, text="Hello!", time=0.0)


@dataclass(frozen=True)
class Position:
    """A moment of a game as one seat sees it."""

    slug: str
    table: int  # which of the game's tables: a number of seats, or a variant
    shot: Shot

    @property
    def scene(self) -> Scene:
        scene: Scene = self.shot["scene"]
        return scene

    @property
    def phase(self) -> str:
        return str(getattr(self.scene.picture, "phase", "")) or "any"

    @property
    def name(self) -> str:
        return f"{self.slug}, {self.shot['seats']} seats, table {self.table}, {self.phase}"


def positions() -> list[Position]:
    """For each phase of each table, the moment with most to choose from."""
    return [position for slug in GAMES for table in range(len(tables(GAMES[slug]))) for position in phases(slug, table)]


def phases(slug: str, table: int) -> Iterator[Position]:
    seats, options = tables(GAMES[slug])[table]
    moments = [Position(slug, table, shot) for shot in played(GAMES[slug], seats, options)]
    for phase in dict.fromkeys(moment.phase for moment in moments):
        yield max((one for one in moments if one.phase == phase), key=lambda one: len(bytes(one.scene.offers)))


def welcome(position: Position) -> str:
    """As the server would greet the seat to act in this position."""
    shot = position.shot
    picture = position.scene.picture
    seat = int(getattr(picture, "seat", ONLOOKER))
    message = Welcome(
        number=1,
        seat=seat,
        table=table_of(position, seat),
        version=7,
        scene=position.scene,
        log=shot["lines"],
        chat=[CHAT],
        notes="",
        may_undo=seat >= 0 and position.phase not in ENDED,
        since=time.time(),
    )
    return encode(message).decode()


def table_of(position: Position, viewer: int) -> TableState:
    shot = position.shot
    seats = [
        SeatState(
            kind="person" if seat == viewer else "bot",
            name=name,
            level="" if seat == viewer else "rookie",
            yours=seat == viewer,
            here=True,
            away=0.0,
            helped=False,
            again=False,
            won=0,
        )
        for seat, name in enumerate(shot["names"])
    ]
    return TableState(
        id="position",
        game=position.slug,
        options=shot["options"],
        stage="finished" if position.phase in ENDED else "playing",
        seats=seats,
        hosting=True,
        public=False,
        watchers="no",
        watching=0,
        hints=True,
        clock=Clock(),
        grace=60,
        level="rookie",
        match="position",
        commitment="0" * 64,
        timer=None,
        series=None,
        deal=None,
        broken_off=[],
    )


class Stage:
    """The page of a table, at which every position can be set up."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self._socket: WebSocketRoute | None = None
        page.add_init_script(FOLDERS_READ)  # positions come later than the deal
        page.route_web_socket("**/api/tables/**", self._open)
        page.goto(url + PATH)

    def reload(self) -> None:
        self._socket = None
        self.page.reload()

    def show(self, position: Position) -> None:
        self.send(welcome(position))
        place = "section.finale.result" if position.phase in ENDED else f'section.board[data-game="{position.slug}"]'
        self.page.evaluate("place => reach.drawn(place)", place)

    def send(self, message: str) -> None:
        while self._socket is None:
            self.page.wait_for_timeout(10)
        self._socket.send(message)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
