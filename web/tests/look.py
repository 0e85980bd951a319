"""Pictures of the boards for people to look at: `python web/tests/look.py GAME OUT [SCENE …]`.

A vite server must run: `cd web && node node_modules/.bin/vite --port 5199`.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

SIZES = {"desk": (900, 760), "phone": (360, 560), "wide": (1500, 620)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def main(game: str, out: str, *scenes: str) -> None:
    shots = json.loads((Path(__file__).parent / "scenes" / f"{game}.json").read_bytes())
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for scene in scenes or [str(n) for n in range(0, len(shots), 7)]:
            for size, (width, height) in SIZES.items():
                page = browser.new_page(viewport={"width": width, "height": height})
                theme = "dark" if size == "wide" else "light"
                look(page, f"game={game}&scene={scene}&theme={theme}", folder / f"{game}-{scene}-{size}.png")
                page.close()
        browser.close()


def look(page: Page, query: str, file: Path) -> None:
    page.on("pageerror", lambda error: print(f"{query}: {error}"))
    page.goto(f"http://127.0.0.1:5199/look.html?{query}")
    page.wait_for_selector("body[data-ready=yes]")
    page.wait_for_timeout(400)
    page.screenshot(path=file)


if __name__ == "__main__":
    main(*sys.argv[1:])
