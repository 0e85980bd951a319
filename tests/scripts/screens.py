"""The full-screen table as a test sees it: without a terminal, keys in, text out. Run as a program it writes the
snapshots of tests/terminal/snapshots anew.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from coverstory.rules.options import Value
from coverstory.terminal.play import PlayRequest
from coverstory.terminal.screen.app import CoverstoryApp, open_tables, session_for
from coverstory.terminal.screen.table_screen import TableScreen

SNAPSHOTS = Path(__file__).parents[1] / "terminal" / "snapshots"
PATIENCE = 120  # seconds before a test gives up on a screen; never asserted on otherwise
SMALL, LARGE = (80, 24), (120, 40)


def request(game: str | None, lang: str = "en", seed: int = 7, **more: Any) -> PlayRequest:  # its fields
    asked: dict[str, Any] = {
        "seats": None,
        "seat": None,
        "options": {},
        "bots": "random",
        "record": None,
        "name": "Ann",
        **more,
    }
    return PlayRequest(game=game, lang=lang, seed=seed, **asked)


@asynccontextmanager
async def started(
    asked: PlayRequest, size: tuple[int, int] = SMALL
) -> AsyncIterator[tuple[CoverstoryApp, Pilot[None]]]:
    app = CoverstoryApp(asked, session_for(asked), open_tables(asked))
    try:
        async with app.run_test(size=size) as pilot:
            yield app, pilot
    finally:
        if app.session is not None:
            app.session.close()


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """The match goes on in a thread of its own."""
    given_up = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < given_up, shown(pilot.app)
        await pilot.pause(0.01)


def table_of(app: CoverstoryApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


async def asked_at_table(app: CoverstoryApp, pilot: Pilot[None]) -> TableScreen:
    """When there is something to choose, or the game is over, and all of it is drawn."""
    table = await asked(app, pilot)
    await pilot.pause()
    return table


async def asked(app: CoverstoryApp, pilot: Pilot[None]) -> TableScreen:
    await until(pilot, lambda: isinstance(app.screen, TableScreen))
    table = table_of(app)
    await until(pilot, lambda: bool(table.choices) or table.seen.ending is not None)
    return table


async def enter(app: CoverstoryApp, pilot: Pilot[None]) -> None:
    """Do what is highlighted, until the table asks again.

    `pilot.press` would wait until the process is idle, several times a key: for most of a game.
    """
    table = await asked(app, pilot)
    before = table.choices
    app.simulate_key("enter")
    await until(pilot, lambda: table.choices is not before)
    await asked(app, pilot)


def shown(app: App[None]) -> str:
    """The screen as plain text."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def place_of(app: CoverstoryApp, words: str) -> tuple[int, int]:
    """Column and line where these words stand."""
    line, row = next((line, row) for line, row in enumerate(shown(app).splitlines()) if words in row)
    return row.index(words), line


@dataclass(frozen=True)
class Snapshot:
    """A game after some keys."""

    name: str
    game: str | None
    size: tuple[int, int]
    lang: str
    seats: int | None
    keys: tuple[str, ...]
    options: dict[str, Value] = field(default_factory=dict)


ALL = [
    Snapshot("start", game=None, size=SMALL, lang="en", seats=None, keys=("down",)),
    Snapshot("agent_hunter-80", game="agent_hunter", size=SMALL, lang="en", seats=None, keys=("enter",) * 4),
    Snapshot("agent_hunter-120", game="agent_hunter", size=LARGE, lang="de", seats=None, keys=("enter",) * 6),
    Snapshot("undercover_danzer-80", game="undercover_danzer", size=SMALL, lang="en", seats=4, keys=("enter",) * 6),
    Snapshot(
        "undercover_danzer-120",
        game="undercover_danzer",
        size=LARGE,
        lang="de",
        seats=2,
        keys=("enter",) * 9,
        options={"track": "classified"},
    ),
    Snapshot("undercover_wyss-80", game="undercover_wyss", size=SMALL, lang="en", seats=2, keys=("enter",) * 7),
    Snapshot("undercover_wyss-120", game="undercover_wyss", size=LARGE, lang="de", seats=4, keys=("enter",) * 4),
    Snapshot("top_secret_spies-80", game="top_secret_spies", size=SMALL, lang="en", seats=4, keys=("enter", "j", "d")),
    Snapshot(
        "top_secret_spies-120",
        game="top_secret_spies",
        size=LARGE,
        lang="de",
        seats=7,
        keys=("enter",) * 2,
        options={"cards": True, "dossier": True},
    ),
    Snapshot("rules-80", game="agent_hunter", size=SMALL, lang="de", seats=None, keys=("f4", *"lockvogel")),
]


async def taken(snapshot: Snapshot) -> str:
    asked = request(snapshot.game, snapshot.lang, seats=snapshot.seats, options=snapshot.options)
    async with started(asked, snapshot.size) as (app, pilot):
        if snapshot.game:
            await asked_at_table(app, pilot)
        for key in snapshot.keys:
            if key == "enter":
                await enter(app, pilot)
            else:
                await pilot.press(key)
        await pilot.pause()
        await until(pilot, lambda: log_is_at_its_end(app))
        return shown(app) + "\n"


def log_is_at_its_end(app: CoverstoryApp) -> bool:
    """On a busy machine it scrolls only after everything else is drawn."""
    return all(log.scroll_y == log.max_scroll_y for log in app.screen.query("#log_scroll"))


def main() -> None:
    SNAPSHOTS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:  # the nickname and notebooks of whoever runs this stay as they are
        os.environ["XDG_DATA_HOME"] = folder
        for snapshot in ALL:
            (SNAPSHOTS / f"{snapshot.name}.txt").write_text(asyncio.run(taken(snapshot)), encoding="utf-8")


if __name__ == "__main__":
    main()
