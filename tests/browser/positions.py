"""Positions of real games for the whole page: every phase of every game, variant and number of seats.

The page gets each of them over its own socket, in the message with which the server welcomes a seat. Run as a program,
this looks for the game of each table that comes through most phases, and keeps its players and its seed in
position_seeds.json.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute

from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.wire.commands import Clock
from coverstory.wire.messages import ChatLine, SeatState, TableState, Welcome
from coverstory.wire.scene import Scene
from coverstory.wire.serialise import encode

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "web" / "tests"))

from make_scenes import Shot, played, tables

PATH = "/t/position"
ENDED = ("ended", "end")  # phases in which nothing is chosen any more
FOLDERS_READ = f"localStorage.setItem('coverstory.folders', '{json.dumps([f'position:{seat}' for seat in range(7)])}')"
SEEDS = Path(__file__).with_name("position_seeds.json")  # by game, of each of its tables
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
    seeds = json.loads(SEEDS.read_text(encoding="utf-8"))
    return [
        position
        for slug, game in GAMES.items()
        for table in range(len(every_table(game)))
        for position in phases(slug, table, *seeds[slug][table])
    ]


def every_table(game: Game) -> list[tuple[int, Options]]:
    """The usual game with every number of seats, and every variant with the most and with the fewest."""
    few: list[tuple[int, Options]] = [(game.least_seats, dict(options)) for options in game.variants[1:]]
    return tables(game) + (few if game.least_seats < game.most_seats else [])


def phases(slug: str, table: int, level: str, seed: int) -> Iterator[Position]:
    seats, options = every_table(GAMES[slug])[table]
    moments = [
        Position(slug, table, shot)
        for shot in played(GAMES[slug], seats=seats, options=options, level=level, seed=seed)
    ]
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


# The games that are played for them.


def choose_games() -> Mapping[str, list[tuple[str, int]]]:
    """The first of a few games that comes through most phases: who plays without a plan sees more of them."""
    tried = [("rookie", 5), *(("random", seed) for seed in range(1, 9))]
    return {
        slug: [richest(slug, table=table, tried=tried) for table in range(len(every_table(game)))]
        for slug, game in GAMES.items()
    }


def richest(slug: str, table: int, tried: Sequence[tuple[str, int]]) -> tuple[str, int]:
    return max(tried, key=lambda one: len(list(phases(slug, table, *one))))


if __name__ == "__main__":
    SEEDS.write_text(json.dumps(choose_games()) + "\n", encoding="utf-8")
