"""The icons as PNG, for devices that take no SVG: `python web/tests/icons.py` draws `icon.svg` in Chromium."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from browser.chromium import chromium

FOLDER = Path(__file__).resolve().parents[1] / "public"
PAPER = "#f2cf3b"  # of the drawing: where a device cuts the corners itself, it fills them
SAFE = 0.8  # of the width is never cut off


def main() -> None:
    with chromium() as browser:
        draw(browser, name="icon-192.png", size=192, share=1, background="transparent")
        draw(browser, name="icon-512.png", size=512, share=1, background="transparent")
        draw(browser, name="icon-maskable-512.png", size=512, share=SAFE, background=PAPER)
        draw(browser, name="apple-touch-icon.png", size=180, share=1, background=PAPER)


def draw(browser: Browser, name: str, size: int, share: float, background: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    width = round(size * share)
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8").replace("<svg", f'<svg width="{width}" height="{width}"', 1)
    page.set_content(f'<body style="margin:{(size - width) / 2}px;background:{background}">{svg}')
    page.screenshot(path=FOLDER / name, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
