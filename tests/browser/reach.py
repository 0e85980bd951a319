"""What of a table is out of reach, at every size of screen; `python3 dev.py bench --web` prints it as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from browser.positions import Position, Stage
from browser.window import EYES, remembering

SCRIPT = EYES + Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
FINGERTIP = 44  # CSS pixels
MOUSE = 20


@dataclass(frozen=True)
class Size:
    """A screen, and the goals for the board's share of it; Danzer's is a desk, and a desk with its track."""

    width: int
    height: int
    touch: bool
    share: float = 0.0
    desk: float = 0.0
    desk_and_track: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.width}×{self.height}"


SIZES = (
    Size(360, 740, touch=True),
    Size(390, 844, touch=True),
    Size(844, 390, touch=True),
    Size(1024, 768, touch=False),
    Size(1280, 720, touch=False, share=0.50, desk=0.35, desk_and_track=0.55),
    Size(1440, 900, touch=False, share=0.55, desk=0.40, desk_and_track=0.60),
    Size(1920, 1080, touch=False, share=0.60, desk=0.45, desk_and_track=0.65),
)


@dataclass(frozen=True)
class Finding:
    """What was seen of a position at a size."""

    position: Position
    size: Size
    faults: list[str]  # what may be chosen and cannot be
    words: list[str]  # cut or overlapped
    board: float  # share of the screen
    both: float
    scrolls: bool


def look(browser: Browser, url: str, shown: Sequence[Position], sizes: Sequence[Size] = SIZES) -> Iterator[Finding]:
    for size in sizes:
        with stage(browser, url, size) as open_stage:
            for position in shown:
                open_stage.show(position)
                yield finding(open_stage, position, size)


@contextmanager
def stage(browser: Browser, url: str, size: Size, **wishes: Any) -> Iterator[Stage]:  # as Playwright's contexts take
    viewport: ViewportSize = {"width": size.width, "height": size.height}
    usual: dict[str, Any] = {
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "storage_state": remembering(url, confirm="always"),  # nobody answers here: nothing is sent
    }
    context = browser.new_context(viewport=viewport, has_touch=size.touch, is_mobile=size.touch, **{**usual, **wishes})
    context.add_init_script(SCRIPT)
    try:
        yield Stage(context.new_page(), url)
    finally:
        context.close()


def finding(open_stage: Stage, position: Position, size: Size) -> Finding:
    seen = open_stage.page.evaluate(f"reach.look({FINGERTIP if size.touch else MOUSE})")
    return Finding(
        position,
        size=size,
        faults=seen["faults"],
        words=seen["words"],
        board=seen["board"],
        both=seen["both"],
        scrolls=seen["scrolls"],
    )
