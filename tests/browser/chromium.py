"""Which Chromium draws the pages: one on this machine, or the one that Playwright can install.

Run as a program it tells where it is, or what is missing.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "The browser tests need Chromium, and none was found. On Debian and Ubuntu: "
    "apt install chromium fonts-liberation fonts-noto-color-emoji. Elsewhere: install Chrome, or run "
    "`.venv/bin/playwright install chromium`, or say where one is with COVERSTORY_CHROMIUM=/path/to/it."
)


class NoChromium(Exception):
    """There is no browser to test with."""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find_chromium(play), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def find_chromium(play: Playwright) -> str:
    named = [os.environ.get("COVERSTORY_CHROMIUM"), *map(shutil.which, NAMES), play.chromium.executable_path]
    for path in named:
        if path and Path(path).exists():
            return path
    raise NoChromium(MISSING)


def main() -> int:
    with sync_playwright() as play:
        try:
            print(find_chromium(play))
        except NoChromium as missing:
            print(missing, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
