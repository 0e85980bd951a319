"""For somebody who just wants to play: the browser opens at the table by itself."""

from __future__ import annotations

import json
import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Mapping

from coverstory.rules.catalogue import GAMES

PATIENCE = 2  # seconds for a server that runs already


def show(address: str) -> threading.Thread:
    """In a thread of its own: some browsers keep their caller waiting until they are closed."""
    opening = threading.Thread(target=open_browser, args=(address,), daemon=True)
    opening.start()
    return opening


def open_browser(address: str) -> None:
    if has_screen():
        webbrowser.open(address)


def has_screen(platform: str = sys.platform, environ: Mapping[str, str] = os.environ) -> bool:
    """Without one a browser in text would take over this terminal. Whoever names a browser wants it in any case."""
    if "BROWSER" in environ or platform in ("win32", "darwin"):
        return True
    return "DISPLAY" in environ or "WAYLAND_DISPLAY" in environ


def is_ours(address: str) -> bool:
    """Does a Coverstory answer there?"""
    try:
        with urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE) as answer:
            games = json.load(answer)
    except (urllib.error.URLError, OSError, ValueError):
        return False
    return isinstance(games, list) and {game.get("game") for game in games if isinstance(game, dict)} == set(GAMES)
