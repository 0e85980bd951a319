"""How heavy the pages are, and how quickly they answer: `python3 dev.py bench --web`.

A real server and a real Chromium. For each game in turn: the home page, “Play now”, the board; what was loaded until
then is weighed by the compressed files. Then some moves with the mouse. The browser itself says how long each
interaction took until its next paint while its CPU is slowed down four times, and what moved without being asked to.
On a busy machine those times are others' as well, so the CPU time of the page's main thread is taken, too. Then the
time between own turns at a full table (measure_turns.py). At last
positions of real games at every size of screen: the board's share of it, and what cannot be reached.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, ViewportSize
from playwright.sync_api import TimeoutError as TookTooLong

from coverstory.rules.catalogue import GAMES
from coverstory.server.http.assets import FOLDER

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from measure_turns import TURNS, serving, show_turns

from browser.chromium import chromium
from browser.positions import ENDED, Position, positions
from browser.reach import SIZES, Finding, Size, look

SLOWER = 4
MOVES = 6  # own moves, at most
MOST_STEPS = 30  # things to point at for one move
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds
BRIEFLY = 2_000
AFTERMATH = 300
WEIGHTS = "| game | first board, gzip kB | brotli kB | fonts kB | as a further game, gzip kB |"
ANSWERS = (
    "| game | interactions | to the next paint: median ms | longest ms | CPU of a tap: median ms | longest ms "
    "| layout shift | on a phone |"
)
REACH = (
    "| screen | game | positions | least share of the board, % | with its track, % | things out of reach "
    "| most in one position | words cut |"
)
# A browser that always has something else to do: what a page fetches only otherwise is not needed for its first board.
NEVER_IDLE = "requestIdleCallback = () => 0;"
LIT = "svg [data-thing].lit, .loose.lit"
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
    """Of some moves: milliseconds from each interaction to its next paint, and the sum of unasked shifts."""

    waits: list[float]
    shift: float


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        weights = [show_weights(browser, address, slug) for slug in GAMES]
        print("\n".join([WEIGHTS, *weights]))
        answers = [show_answers(browser, address, slug) for slug in GAMES]
        print("\n".join([ANSWERS, *answers]))
        print("\n".join([TURNS, *show_turns(browser, address)]))
        print("\n".join([REACH, *show_reach(browser, address)]))


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
    context.add_init_script(NEVER_IDLE)
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


def show_answers(browser: Browser, address: str, slug: str) -> str:
    costs = costs_of(browser, address, slug)
    desk, phone = (answers_of(browser, address, slug, size) for size in (DESK, PHONE))
    waits = sorted([*desk.waits, *phone.waits])
    return (
        f"| {slug} | {len(waits)} | {median(waits):.0f} | {waits[-1]:.0f} | {median(costs):.0f} | {max(costs):.0f} "
        f"| {desk.shift:.3f} | {phone.shift:.3f} |"
    )


def answers_of(browser: Browser, address: str, slug: str, size: ViewportSize) -> Answers:
    context = browser.new_context(viewport=size)
    context.add_init_script(WATCH)
    page = context.new_page()
    slow_down(context, page)
    sit_down(page, address, slug)
    for _ in range(MOVES):
        if not move(page):
            break
    page.wait_for_timeout(AFTERMATH)
    seen = page.evaluate("seen")
    context.close()
    longest: dict[int, float] = {}  # an interaction is several events
    for interaction, wait in seen["waits"]:
        longest[interaction] = max(wait, longest.get(interaction, 0))
    return Answers(list(longest.values()), seen["shift"])


def costs_of(browser: Browser, address: str, slug: str) -> list[float]:
    """CPU time of the main thread for pointing at something, as it would be on the slowed down CPU, in milliseconds.

    Without motion, so that it is one paint and not those of a whole transition.
    """
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    sit_down(page, address, slug)
    costs: list[float] = []
    for _ in range(MOVES):
        page.wait_for_timeout(AFTERMATH)
        box = page.locator(LIT).first.bounding_box(timeout=PATIENCE)
        if box is None or not page.get_by_role("button", name="Confirm").is_visible():
            break
        before = busy(session)
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(AFTERMATH)
        costs.append(1000 * SLOWER * (busy(session) - before))
        complete(page)
    context.close()
    return costs


def busy(session: CDPSession) -> float:
    """Seconds of CPU that the page's main thread has used so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def slow_down(context: BrowserContext, page: Page) -> None:
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


# The folder of the deal is put away as soon as it is there.
CLOSE_FOLDER = """new MutationObserver(() => document.querySelector("dialog.folder button")?.click())
  .observe(document, { childList: true, subtree: true });"""
# Otherwise a move that can be taken back is sent by its last tap, and there is nothing to confirm.
CONFIRM_ALWAYS = "localStorage.setItem('coverstory.confirm', 'always');"


def sit_down(page: Page, address: str, slug: str) -> None:
    page.add_init_script(CLOSE_FOLDER + CONFIRM_ALWAYS)
    page.goto(address)
    home = page.locator("li", has=page.locator(f'a[href="/learn/{slug}"]'))
    home.get_by_role("button", name="Play", exact=True).click(timeout=PATIENCE)
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click(timeout=PATIENCE)
    page.locator(LIT).first.wait_for(timeout=PATIENCE)


def move(page: Page) -> bool:
    """False when there is nothing more to do."""
    try:
        page.locator(LIT).first.wait_for(timeout=PATIENCE)
        complete(page)
    except TookTooLong:
        return False
    return True


def complete(page: Page) -> None:
    """Point at lit things until the move can be confirmed."""
    confirm = page.get_by_role("button", name="Confirm")
    fresh = page.locator("svg [data-thing].lit:not(.picked), .loose.lit:not(.picked)")
    for _ in range(MOST_STEPS):
        if confirm.is_enabled(timeout=BRIEFLY):
            break
        point_at((fresh if fresh.count() else page.locator(LIT)).first)
    confirm.click(timeout=BRIEFLY)
    page.wait_for_timeout(AFTERMATH)


def point_at(thing: Locator) -> None:
    """With the mouse; where something lies over its middle, with the keyboard."""
    try:
        thing.click(timeout=BRIEFLY)
    except TookTooLong:
        thing.press("Enter")


# Reach.


def show_reach(browser: Browser, address: str) -> list[str]:
    """Every phase of every game at every size of screen: what could not be chosen, and how large the board is."""
    shown = positions()
    return [reach_line(size, slug, found) for size in SIZES for slug, found in seen(browser, address, shown, size)]


def seen(browser: Browser, address: str, phases: list[Position], size: Size) -> Iterator[tuple[str, list[Finding]]]:
    for slug in GAMES:
        yield slug, list(look(browser, address, [one for one in phases if one.slug == slug], [size]))


def reach_line(size: Size, slug: str, found: list[Finding]) -> str:
    asked = [one for one in found if one.position.phase not in ENDED]
    shares = [min(one.board for one in asked), min(one.both for one in asked)]
    missed = [len(one.faults) for one in found]
    return (
        f"| {size.name} | {slug} | {len(found)} | {shares[0] * 100:.0f} | {shares[1] * 100:.0f} | {sum(missed)} "
        f"| {max(missed)} | {sum(len(one.words) for one in found)} |"
    )


if __name__ == "__main__":
    main()
