"""Nothing out of reach: every phase of every game, variant and number of seats, at every size of screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import cache, partial

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player import Player
from browser.positions import ENDED, Position, Stage, positions
from browser.reach import SCRIPT, SIZES, Finding, Size, finding, stage
from browser.tables import make_table
from browser.texts import text
from browser.window import PHONE, TOUCH, Window
from coverstory.rules.catalogue import GAMES
from coverstory.wire.messages import ChatLine, Chatted
from coverstory.wire.serialise import encode
from support.live_server import LiveServer

OpenStage = Callable[..., AbstractContextManager[Stage]]
PHONES = [size for size in SIZES if size.touch]
BOX = "query => document.querySelector(query).getBoundingClientRect().toJSON()"
HEIGHT_OF_LESSON = "document.querySelector('section.board').getBoundingClientRect().height"
CELLS = """[...document.querySelectorAll("section.board [data-thing^='cell:'].lit")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [Number(one.dataset.thing.slice(5)), x + width / 2, y + height / 2];
}).sort((one, other) => one[0] - other[0])"""
LAID = """(({ x, y, width, height }) => [x, y, width, height])(
  document.querySelector('section.board').getBoundingClientRect()
)"""


@pytest.fixture
def open_stage(browser: Browser, server: LiveServer) -> OpenStage:
    return partial(stage, browser, server.url)


@cache
def everything() -> list[Position]:
    return positions()


def seen_at(number: int) -> list[Position]:
    """Each phase with each number of seats at every size; what variants add at every other, phones and desks alike."""
    phases = {(one.slug, one.phase, one.shot["seats"]): one for one in reversed(everything())}
    first = {id(one) for one in phases.values()}
    others = [one for one in everything() if id(one) not in first]
    return [*phases.values(), *others[number % 2 :: 2]]


def find(slug: str, phase: str, seats: int = 0) -> Position:
    found = (one for one in everything() if (one.slug, one.phase) == (slug, phase))
    return next(one for one in found if seats in (0, one.shot["seats"]))


# At every size.


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_nothing_is_out_of_reach(open_stage: OpenStage, size: Size) -> None:
    with open_stage(size) as page:
        found = [fault for seen in look(page, size) for fault in faults(seen)]
    assert not found, "\n".join(found)


def test_every_position_is_seen_on_phones_and_on_desks() -> None:
    for touch in (True, False):
        seen = {one.name for number, size in enumerate(SIZES) if size.touch == touch for one in seen_at(number)}
        assert seen == {one.name for one in everything()}


def look(page: Stage, size: Size) -> Iterator[Finding]:
    for position in seen_at(SIZES.index(size)):
        page.show(position)
        yield finding(page, position, size)


def faults(seen: Finding) -> list[str]:
    found = [*seen.faults, *seen.words]
    ended = seen.position.phase in ENDED
    if seen.scrolls and not (ended and seen.size.touch):
        found.append("the page scrolls")
    if not ended:
        found += small_shares(seen)
    return [f"{seen.position.name}: {fault}" for fault in found]


def small_shares(seen: Finding) -> Iterator[str]:
    """Of the screen, for the board's largest drawing; Danzer's is a desk beside its track."""
    if seen.both > seen.board:
        goals = {"the desk": (seen.board, seen.size.desk), "desk and track": (seen.both, seen.size.desk_and_track)}
    else:
        goals = {"the board": (seen.board, seen.size.share)}
    for name, (share, goal) in goals.items():
        if share < goal:
            yield f"{name} has {share:.0%} of the screen, not {goal:.0%}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_header_players_and_strip_have_their_heights(open_stage: OpenStage, size: Size) -> None:
    with open_stage(size) as page:
        page.show(find("top_secret_spies", "cards"))
        header, players, strip = (box(page.page, query)["height"] for query in ("header", ".players", "section.bar"))
    assert header <= 45
    assert players <= (45 if size.touch else 49)
    assert strip <= (112 if size.touch else 72)


def box(page: Page, query: str) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(BOX, query)
    return found


# The panel.


def test_the_panel_folds_by_key_and_tap_and_is_remembered(open_stage: OpenStage) -> None:
    with open_stage(SIZES[4]) as page:
        page.show(find("agent_hunter", "turn"))
        panel = page.page.locator("#panel")
        expect(panel).to_be_visible()  # 1280 pixels have room for it
        page.page.keyboard.press("p")
        expect(panel).to_have_count(0)
        page.reload()
        page.show(find("agent_hunter", "turn"))
        expect(panel).to_have_count(0)
        page.page.locator("#tab-notebook").click()
        expect(panel).to_be_visible()


@pytest.mark.parametrize("size", [*PHONES, SIZES[3]], ids=lambda size: size.name)
def test_the_panel_is_closed_below_1200_pixels_and_unread_chat_is_seen(open_stage: OpenStage, size: Size) -> None:
    with open_stage(size) as page:
        page.show(find("agent_hunter", "turn"))
        expect(page.page.locator("#panel")).to_have_count(0)
        said = ChatLine(name="Bert", seat=1, phrase=-1, text="Are you sure?", time=1.0)
        page.send(encode(Chatted(2, said)).decode())
        key = page.page.get_by_role("button", name=text("en", "unread")).locator("visible=true").first
        key.click()
        expect(page.page.get_by_text("Are you sure?")).to_be_visible()


# Faults that were, each under its name.


def test_the_fairness_verdict_is_pushed_off_screen(open_stage: OpenStage) -> None:
    for size in SIZES:
        with open_stage(size) as page:
            page.show(find("top_secret_spies", "ended", seats=7))
            page.page.get_by_role("button", name=text("en", "fair_check")).click()
            verdict = page.page.locator("section.result .more [role=status]").first
            expect(verdict).to_have_text(re.compile(r"\w{3}"))
            expect(verdict).to_be_in_viewport(ratio=1)


def test_names_become_initials_at_1280_by_720_with_four_seats(open_stage: OpenStage) -> None:
    with open_stage(SIZES[4]) as page:
        page.show(find("undercover_danzer", "take", seats=4))
        cut = page.page.evaluate(
            """[...document.querySelectorAll('.players .name')]
              .filter((one) => one.scrollWidth > one.clientWidth + 1).length"""
        )
        shown = page.page.locator(".players .name").all_inner_texts()
        expect(page.page.locator(".players li").last).to_be_in_viewport(ratio=1)
        spilled = page.page.evaluate(
            """[...document.querySelectorAll('.players li')]
              .filter((one) => one.scrollWidth > one.clientWidth + 1).length"""
        )
    assert (cut, spilled) == (0, 0)
    assert [name.split()[0] for name in shown] == ["Ada", "Bert", "Cleo", "Dora"]


def test_danzers_third_choice_lies_below_the_screen_at_1440_by_900(open_stage: OpenStage) -> None:
    with open_stage(SIZES[5]) as page:
        for position in everything():
            if position.slug == "undercover_danzer":
                page.show(position)
                assert finding(page, position, SIZES[5]).faults == [], position.name


@pytest.mark.parametrize("size", PHONES, ids=lambda size: size.name)
def test_danzers_track_is_out_of_sight_on_a_phone_while_a_tile_is_placed(open_stage: OpenStage, size: Size) -> None:
    with open_stage(size) as page:
        page.show(find("undercover_danzer", "place"))
        expect(page.page.locator("section.board .track svg").first).to_be_in_viewport(ratio=1)
        page.page.locator("[data-thing^='space:'].lit").first.click()
        arrows = page.page.locator("section.board .track g.planned")
        expect(arrows.first).to_be_in_viewport(ratio=0.9)  # what the lanes concerned would gain


@pytest.mark.parametrize("size", [size for size in SIZES if not size.touch], ids=lambda size: size.name)
def test_the_ring_of_spies_does_not_lie_in_a_landscape_screen(open_stage: OpenStage, size: Size) -> None:
    with open_stage(size) as page:
        page.show(find("top_secret_spies", "move"))
        width, height = page.page.evaluate(
            "(({ width, height }) => [width, height])(document.querySelector('.plan svg').viewBox.baseVal)"
        )
    assert width > 1.2 * height


def test_seat_badges_have_the_colours_of_danzers_services(open_stage: OpenStage) -> None:
    with open_stage(SIZES[4]) as page:
        page.show(find("undercover_danzer", "take"))
        for badge in page.page.locator(".players li > svg:first-child").all():
            expect(badge.locator("circle.raised")).to_have_count(1)


def test_show_everything_on_a_phone_does_not(open_stage: OpenStage) -> None:
    with open_stage(SIZES[0]) as page:
        widest = max(
            (one for one in everything() if (one.slug, one.phase) == ("undercover_danzer", "place")),
            key=lambda one: len(bytes(one.scene.offers)),
        )
        page.show(widest)
        page.page.get_by_role("button", name="Show everything").click()
        outside = page.page.evaluate(
            """(() => {
              const view = document.querySelector(".desk .view").getBoundingClientRect();
              const supply = document.querySelector(".supply").getBoundingClientRect();
              return [...document.querySelectorAll(".camera [data-piece]")].map((one) => one.getBoundingClientRect())
                .filter((one) => one.left < view.left || one.right > view.right
                  || one.top < view.top || one.bottom > supply.top).length;
            })()"""
        )
    assert outside == 0


def test_a_stray_focus_rectangle_stays_after_clicking_the_wheel(open_stage: OpenStage) -> None:
    with open_stage(SIZES[4]) as page:
        page.show(find("undercover_danzer", "colours"))
        page.page.locator("[data-thing^='colour:']").first.click()
        outline = page.page.evaluate("getComputedStyle(document.activeElement.closest('[data-thing]')).outlineStyle")
    assert outline == "none"


@pytest.mark.parametrize("size", PHONES, ids=lambda size: size.name)
def test_the_grid_is_transposed_on_phones_against_its_words(open_stage: OpenStage, size: Size) -> None:
    with open_stage(size) as page:
        page.show(find("undercover_wyss", "open"))
        cells = page.page.evaluate(CELLS)
    rows = [[cell for cell in cells if cell[0] // 10 == row] for row in range(6)]
    for row in rows:
        assert len({round(y) for _, _, y in row}) <= 1  # “4·1” is in the fourth row from above
        assert [x for _, x, _ in row] == sorted(x for _, x, _ in row)
    heights = [row[0][2] for row in rows if row]
    assert heights == sorted(heights)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_help_and_menu_lie_inside_the_screen(open_stage: OpenStage, size: Size) -> None:
    with open_stage(size) as page:
        page.show(find("agent_hunter", "turn"))
        page.page.get_by_role("button", name=text("en", "help"), exact=True).click()
        expect(page.page.get_by_role("region", name=text("en", "help"), exact=True)).to_be_in_viewport(ratio=1)
        page.page.keyboard.press("Escape")
        page.page.get_by_role("button", name=text("en", "menu"), exact=True).click()
        expect(page.page.get_by_text(text("en", "leave"), exact=True)).to_be_in_viewport(ratio=1)


def test_compelled_is_half_covered(open_stage: OpenStage) -> None:
    with open_stage(SIZES[4]) as page:
        page.show(find("undercover_wyss", "open_two"))
        tab = page.page.locator("text.compelled")
        expect(tab).to_have_count(1)
        inside = tab.evaluate(
            """(words) => {
              const own = words.getBoundingClientRect();
              const sheet = words.closest("g[aria-hidden]").querySelector(".sheet").getBoundingClientRect();
              return own.top >= sheet.top && own.bottom <= sheet.bottom && own.right <= sheet.right;
            }"""
        )
    assert inside


@pytest.mark.parametrize("size", [*PHONES, SIZES[4]], ids=lambda size: size.name)
def test_lessons_scroll(open_window: Callable[..., Window], size: Size) -> None:
    window = open_window(viewport={"width": size.width, "height": size.height}, has_touch=size.touch)
    for slug in GAMES:
        window.go(f"/learn/{slug}")
        window.page.locator("section.board svg").first.wait_for()
        assert window.see("document.documentElement.scrollHeight <= innerHeight"), slug
        assert window.see(HEIGHT_OF_LESSON) > 0.5 * (size.height - 60), slug  # and the board has most of the room


def test_open_in_another_tab_covers_the_header_and_stays(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.page.clock.install()
    path = make_table(window, "agent_hunter")
    Player(window).await_turn()
    other = window.tab()
    other.goto(window.url + path)
    notice = window.page.get_by_text(window.say("second_tab"))
    notice.wait_for()
    assert box(window.page, ".strip")["top"] >= box(window.page, "header")["bottom"] - 1
    window.page.clock.fast_forward("00:10")
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("wishes", [{}, TOUCH], ids=["desk", "phone"])
def test_hints_refusals_and_lists_lay_the_table_anew(
    open_window: Callable[..., Window], wishes: dict[str, object]
) -> None:
    window = open_window(**wishes)
    window.context.add_init_script(SCRIPT)
    make_table(window, "undercover_wyss")
    player = Player(window)
    player.play(3)
    player.await_turn()
    before = window.see(LAID)
    window.page.get_by_role("button", name=window.say("hint_short"), exact=True).click()
    window.page.locator("section.hint").wait_for()
    assert window.see(LAID) == before
    assert window.see("[...reach.outOfReach(20)]") == []  # nothing is touched: in a running game that may be a move
    window.page.locator("section.hint .away").click()
    window.page.locator("[data-idle]").first.dispatch_event("click")
    window.page.locator(".refused").wait_for()
    assert window.see(LAID) == before
    assert window.see("[...reach.outOfReach(20)]") == []
    if wishes:
        return
    window.page.locator("section.bar [aria-expanded]").click()
    window.page.get_by_role("list", name=window.say("choices")).wait_for()
    assert window.see(LAID) == before


def test_a_refusal_survives_clear(open_window: Callable[..., Window]) -> None:
    window = open_window(viewport=PHONE)
    make_table(window, "undercover_wyss")
    player = Player(window)
    player.play(3)
    player.await_turn()
    window.await_that("!eyes.busy()")
    player.choose(player.look()["aim"])
    window.await_that("eyes.begun()")
    window.page.locator("[data-idle]").first.dispatch_event("click")
    window.page.locator(".refused").wait_for()
    window.press("clear")
    expect(window.page.locator(".refused")).to_have_count(0)
