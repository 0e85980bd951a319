"""How long others' turns take: a part of `python3 dev.py bench --web`, or alone: `python web/tests/measure_turns.py`.

Seven seats of Top Secret Spies against rookies, as the page comes: with motion, at the normal pace, with the server's
own pauses of bots. The clock runs from the last decision of one own turn to the first of the next.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from browser.chromium import chromium
from browser.player import Player
from browser.tables import make_table
from browser.window import Window, window

TURNS = "| pace | seats | own turns | between own turns: median s | longest s |"
PACES = ("normal", "brisk")
SEATS = 7
OWN_TURNS = 8  # at least


def show_turns(browser: Browser, address: str) -> list[str]:
    return [turns_line(browser, address, pace) for pace in PACES]


def turns_line(browser: Browser, address: str, pace: str) -> str:
    """Games are short where somebody plays at random: as many as it takes."""
    waits: list[float] = []
    while len(waits) < OWN_TURNS:
        with window(browser, address, reduced_motion="no-preference") as one:
            one.context.add_init_script(f"localStorage.setItem('coverstory.pace', '{pace}')")
            make_table(one, "top_secret_spies", ["rookie"] * (SEATS - 1))
            waits += waits_of(one)
    return f"| {pace} | {SEATS} | {len(waits)} | {median(waits):.1f} | {max(waits):.1f} |"


def waits_of(window: Window) -> list[float]:
    """Seconds between own turns; a decision in which no agent can be moved belongs to the turn before."""
    player = Player(window)
    waits: list[float] = []
    moved = None  # when the last decision was made
    while player.await_turn() == "mine":
        if moved is not None and window.see("eyes.lit().some(thing => thing.startsWith('agent:'))"):
            waits.append(time.monotonic() - moved)
        player.take_turn()
        moved = time.monotonic()
    return waits


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server as people start it, with one process for its bots."""
    words = ["serve", "--port", "0", "--bots", "1", "--no-rate-limit", "--database", f"sqlite:///{folder / 'bench.db'}"]
    with subprocess.Popen([sys.executable, "-m", "coverstory", *words], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[3]
        finally:
            server.terminate()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        print("\n".join([TURNS, *show_turns(browser, address)]))
