"""Pictures of the boards for people to look at: `python web/tests/look.py GAME OUT [SCENE …]`.

A vite server must run: `cd web && node node_modules/.bin/vite --port 5199`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from browser.chromium import chromium

SIZES = {"desk": (900, 760), "phone": (360, 560), "wide": (1500, 620)}


def main(game: str, out: str, *scenes: str) -> None:
    shots = json.loads((Path(__file__).parent / "scenes" / f"{game}.json").read_bytes())
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for scene in scenes or [str(n) for n in range(0, len(shots), 7)]:
            for size, (width, height) in SIZES.items():
                page = browser.new_page(viewport={"width": width, "height": height})
                theme = "dark" if size == "wide" else "light"
                look(page, f"game={game}&scene={scene}&theme={theme}", folder / f"{game}-{scene}-{size}.png")
                page.close()


def look(page: Page, query: str, file: Path) -> None:
    page.on("pageerror", lambda error: print(f"{query}: {error}"))
    page.goto(f"http://127.0.0.1:5199/look.html?{query}")
    page.wait_for_selector("body[data-ready=yes]")
    page.wait_for_timeout(400)
    page.screenshot(path=file)


if __name__ == "__main__":
    main(*sys.argv[1:])
