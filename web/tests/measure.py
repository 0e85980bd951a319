"""How heavy the pages are, and how quickly they answer: `python3 dev.py bench --web`.

A real server and a real Chromium. For each game in turn: the home page, “Play now”, the board; what was loaded until
then is weighed by the compressed files. Then some moves with the mouse while the CPU is slowed down four times:
the browser itself says how long each of them took until its next paint, and what moved without being asked to.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from coverstory.rules.catalogue import GAMES
from coverstory.server.assets import FOLDER

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SLOWER = 4
MOVES = 12  # own moves, at most, for each game
PATIENCE = 60_000  # milliseconds
BRIEFLY = 2_000
LIT = "svg [data-thing].lit"
# Told by the browser: every interaction with its time to the next paint, every unasked shift of the layout.
WATCH = """
window.seen = { waits: [], shift: 0 };
new PerformanceObserver((list) => {
  for (const { interactionId: id, duration } of list.getEntries()) if (id) seen.waits.push([id, duration]);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@dataclass(frozen=True)
class Weight:
    """Bytes, compressed with gzip and with brotli; fonts are compressed in themselves."""

    gzip: int
    brotli: int
    fonts: int


@dataclass(frozen=True)
class Answers:
    """Of one game: milliseconds from interaction to next paint, and the sum of unasked shifts."""

    waits: list[int]
    shift: float


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("Chromium is needed to measure pages (on Debian and Ubuntu: apt install chromium).")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        weights = [show_weights(browser, address, slug) for slug in GAMES]
        print(
            "\n".join(["| game | first board, gzip kB | brotli kB | fonts kB | as a further game, gzip kB |", *weights])
        )
        answers = [show_answers(answers_of(browser, address, slug), slug) for slug in GAMES]
        print("\n".join(["| game | interactions | median ms | longest ms | layout shift |", *answers]))
        browser.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    words = ["serve", "--port", "0", "--bots", "1", "--unhurried", "--database", f"sqlite:///{folder / 'bench.db'}"]
    with subprocess.Popen([sys.executable, "-m", "coverstory", *words], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().split()[3]
        server.terminate()


# Weight.


def show_weights(browser: Browser, address: str, slug: str) -> str:
    first = weigh(loaded_for(browser, address, [slug]))
    other = next(game for game in GAMES if game != slug)
    further = weigh(loaded_for(browser, address, [other, slug]) - loaded_for(browser, address, [other]))
    sizes = (first.gzip, first.brotli, first.fonts, further.gzip)
    return f"| {slug} | " + " | ".join(f"{size / 1000:.1f}" for size in sizes) + " |"


def loaded_for(browser: Browser, address: str, slugs: Iterable[str]) -> set[str]:
    """The files that a browser which was never here asks for, until the last of these boards can be played."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path.lstrip("/") or "index.html"))
    for slug in slugs:
        sit_down(page, address, slug)
        page.wait_for_load_state("networkidle")
    context.close()
    return {name for name in asked if (FOLDER / name).is_file()}


def weigh(names: set[str]) -> Weight:
    fonts = {name for name in names if name.endswith(".woff2")}
    text = names - fonts
    return Weight(sum(map(zipped, text)), sum(map(brotlied, text)), sum(map(plain, fonts)))


def plain(name: str) -> int:
    return (FOLDER / name).stat().st_size


def zipped(name: str) -> int:
    return plain(f"{name}.gz") if (FOLDER / f"{name}.gz").exists() else plain(name)


def brotlied(name: str) -> int:
    return plain(f"{name}.br") if (FOLDER / f"{name}.br").exists() else plain(name)


# Answers.


def answers_of(browser: Browser, address: str, slug: str) -> Answers:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(WATCH)
    page = context.new_page()
    slow_down(context, page)
    sit_down(page, address, slug)
    page.wait_for_timeout(500)
    for _ in range(MOVES):
        if not move(page):
            break
    page.wait_for_timeout(500)
    seen = page.evaluate("seen")
    context.close()
    longest: dict[int, int] = {}  # an interaction is several events
    for interaction, wait in seen["waits"]:
        longest[interaction] = max(wait, longest.get(interaction, 0))
    return Answers(sorted(longest.values()), seen["shift"])


def slow_down(context: BrowserContext, page: Page) -> None:
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def sit_down(page: Page, address: str, slug: str) -> None:
    page.goto(address)
    home = page.locator("li", has=page.locator(f'a[href="/learn/{slug}"]'))
    home.get_by_role("button", name="Play now").click(timeout=PATIENCE)
    page.locator(LIT).first.wait_for(timeout=PATIENCE)


def move(page: Page) -> bool:
    """Point at lit things until the move can be confirmed; False when the game is over."""
    confirm = page.get_by_role("button", name="Confirm")
    lit = page.locator(LIT).first
    try:
        lit.wait_for(timeout=PATIENCE)
    except TookTooLong:
        return False
    while not confirm.is_enabled():
        point_at(lit)
    confirm.click(timeout=PATIENCE)
    page.wait_for_timeout(300)
    return True


def point_at(thing: Locator) -> None:
    """With the mouse; where something lies over its middle, with the keyboard."""
    try:
        thing.click(timeout=BRIEFLY)
    except TookTooLong:
        thing.press("Enter")


def show_answers(answers: Answers, slug: str) -> str:
    waits = answers.waits
    return f"| {slug} | {len(waits)} | {median(waits):.0f} | {waits[-1]} | {answers.shift:.3f} |"


if __name__ == "__main__":
    main()
