"""Pictures of every screen and board for people to look at, on desk and phone: `python3 dev.py screens`.

Words choose some: the names of games, `shell` for what surrounds the boards, `moving` for the moving picture.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from browser.chromium import chromium
from browser.player import Player
from browser.tables import SHORT, make_table
from browser.tour import BOARDS, board, shell
from browser.window import GERMAN, TOUCH, Window, window
from scripts.moving_picture import film_a_turn
from support.live_server import LiveServer, live_server

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"
KINDS: dict[str, dict[str, Any]] = {  # whatever Playwright's contexts take
    "desk": {},
    "phone": {**TOUCH, "device_scale_factor": 1.5},
}
THEMES = ("light", "dark")
QUALITY = 38  # of WebP: half the size of 72, and the flat inks hardly show it
INDEX = """# What it looks like

Every screen on a desktop (1280 × 800) and on a phone (360 × 740), light and dark. Click a picture to enlarge it.
`python3 dev.py screens` makes them with a real server and a real browser; the games are new each time.

![A turn of Top Secret Spies, from the choice to the scoring](top_secret_spies-turn.webp)

| | desk, light | desk, dark | phone, light | phone, dark |
|---|---|---|---|---|
"""


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    names: list[str] = []
    with chromium() as browser:
        for kind, wishes in KINDS.items():
            names = [*dict.fromkeys([*names, *walk(browser, kind, wishes, wanted)])]
        if not wanted or "moving" in wanted:
            film_a_turn(browser, FOLDER / "top_secret_spies-turn.webp")
    if not wanted:
        write_index(names)


def walk(browser: Browser, kind: str, wishes: dict[str, Any], wanted: list[str]) -> Iterator[str]:
    """A server of its own for each kind: lists are as empty as at the beginning."""
    with tempfile.TemporaryDirectory() as folder, live_server(Path(folder)) as server:
        for slug in BOARDS:
            if not wanted or slug in wanted:
                with window(browser, server.url, **wishes) as one:
                    yield from shoot(one, kind, board(one, slug))
        if not wanted or "shell" in wanted:
            with window(browser, server.url, **wishes) as one:
                yield from shoot(one, kind, shell(one))
            with window(browser, server.url, **wishes, **GERMAN) as one:
                yield from shoot(one, kind, german(one))
            with window(browser, server.url, **wishes) as one:
                yield from shoot(one, kind, cut_off(one, server))


def german(window: Window) -> Iterator[str]:
    """Long words."""
    window.go("/")
    window.button("play_now").first.wait_for()
    window.page.wait_for_load_state("networkidle")
    yield "german-home"
    make_table(window, "top_secret_spies", ["rookie"], {"cards": True})
    Player(window).plan()
    yield "german-choice"


def cut_off(window: Window, server: LiveServer) -> Iterator[str]:
    make_table(window, "agent_hunter", ["rookie"], SHORT)
    Player(window).await_turn()
    server.kill()
    window.page.get_by_text(window.say("reconnecting")).wait_for()
    yield "connection-lost"


def shoot(window: Window, kind: str, names: Iterator[str]) -> Iterator[str]:
    for name in names:
        window.see("scrollTo({ top: 0, behavior: 'instant' })")
        for theme in THEMES:
            window.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            window.page.wait_for_timeout(120)  # what glides has arrived
            capture(window, FOLDER / f"{name}-{kind}-{theme}.webp")
        window.page.emulate_media(color_scheme="light")
        yield name


def capture(window: Window, file: Path) -> None:
    """Chromium writes WebP itself, a quarter of the size of PNG."""
    wire = window.context.new_cdp_session(window.page)
    shot = wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    wire.detach()
    file.write_bytes(base64.b64decode(shot["data"]))


def write_index(names: list[str]) -> None:
    rows = [f"| {name} | {' | '.join(cells(name))} |\n" for name in names]
    (FOLDER / "README.md").write_text(INDEX + "".join(rows), encoding="utf-8")


def cells(name: str) -> list[str]:
    shots = [(kind, theme) for kind in KINDS for theme in THEMES]
    return [linked_picture(f"{name}, {kind}, {theme}", f"{name}-{kind}-{theme}.webp") for kind, theme in shots]


def linked_picture(text: str, file: str) -> str:
    return f"[![{text}]({file})]({file})"


if __name__ == "__main__":
    main(sys.argv[1:])
