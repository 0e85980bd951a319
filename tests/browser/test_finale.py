"""The end of a game: told over the whole width, then who has won, how it went, and what comes next."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.tables import SHORT, make_table, sit_down
from browser.window import TOUCH, Window
from coverstory.words.catalogue import words

OpenWindow = Callable[..., Window]

# Every node that makes a sound, counted; the sounds themselves are real.
COUNT_NODES = """
globalThis.sounding = 0;
for (const maker of ["createOscillator", "createBufferSource"]) {
  const make = AudioContext.prototype[maker];
  AudioContext.prototype[maker] = function () { sounding += 1; return make.call(this); };
}
"""
# Whatever stood at the top of the finale, in its order.
HEADLINES = """
globalThis.headlines = [];
const look = () => {
  const said = document.querySelector("section.finale h2")?.textContent ?? "";
  if (said && headlines.at(-1) !== said) headlines.push(said);
  requestAnimationFrame(look);
};
addEventListener("DOMContentLoaded", look);
"""


def finale(window: Window, message: str, **values: str | int) -> str:
    return words(window.lang, "finale").say(message, values)


def played_out(open_window: OpenWindow, **wishes: object) -> Window:
    window = open_window(**wishes)
    make_table(window, "agent_hunter", ["rookie"], SHORT)
    Player(window).play_out()
    return window


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_headline_says_who_has_won(open_window: OpenWindow, lang: str) -> None:
    window = played_out(open_window, locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}[lang])
    window.lang = lang
    said = window.page.locator("section.result h2").inner_text()
    scores = [int(text) for text in window.page.locator(".points .for-readers").all_text_contents()]
    assert scores == sorted(scores, reverse=True)  # by place, not by seat
    first, second = scores
    mine_first = window.say("you") in window.page.locator("section.result li .name").first.inner_text()
    me, other = (first, second) if mine_first else (second, first)
    possible = [
        finale(window, "win_two", you="yes", name="Ada", points=me, other=other),
        finale(window, "win_two", you="no", name="Magpie", points=other, other=me),
        finale(window, "tie_break", you="yes", name="Ada", points=me),
        finale(window, "tie_break", you="no", name="Magpie", points=me),
        finale(window, "draw", points=me),
    ]
    assert said in possible
    assert window.page.locator("section.result li .tale").all_inner_texts()[0]


def test_the_end_is_told_line_by_line_and_never_skipped_unasked(open_window: OpenWindow) -> None:
    window = open_window(reduced_motion="no-preference")
    window.context.add_init_script("localStorage.setItem('coverstory.pace', 'brisk')")
    window.context.add_init_script(HEADLINES)
    make_table(window, "agent_hunter", ["rookie"], SHORT)
    Player(window).play_out()
    end = [beat for message in window.messages() for beat in message.get("beats", []) if beat.get("weight")]
    end = end[next(at for at, beat in enumerate(end) if beat["weight"] in ("unmasking", "end")) :]
    said = window.see("headlines")
    assert len(said) == len(end) + 1  # each beat, and the headline
    assert window.page.locator(".mask.off").count() == 2


def test_the_turning_point_opens_the_replay_there(open_window: OpenWindow) -> None:
    window = played_out(open_window)
    link = window.page.get_by_role("link", name=finale(window, "watch_there")).first
    moment = re.search(r"moment=(\d+)", link.get_attribute("href") or "")
    assert moment is not None
    link.click()
    expect(window.page.locator("section.bar .lines")).to_have_text(re.compile(r"\w"))
    assert f"moment={moment[1]}" in window.path


def test_one_players_play_again_removes_the_others_end_screen(open_window: OpenWindow) -> None:
    ada, ben = open_window(), open_window()
    path = make_table(ada, "agent_hunter", ["open"], SHORT)
    sit_down(ben, path, "Ben")
    ada.press("start")
    players = [Player(ada), Player(ben)]
    while not all(player.has_ended() for player in players):
        for player in players:
            if player.is_asked():
                player.take_turn()
    headline = ben.page.locator("section.result h2").inner_text()
    ada.press("rematch")
    expect(ben.page.get_by_text(finale(ben, "offer", names="Ada"))).to_be_visible()
    expect(ada.page.get_by_text(finale(ada, "waiting_for", names="Ben"))).to_be_visible()
    expect(ben.page.locator("section.result h2")).to_have_text(headline)
    ben.press("rematch")  # one tap
    for window in (ada, ben):
        window.await_that("eyes.stage() !== 'ended'")
    ada.await_that("document.querySelector('section.board')")
    ben.await_that("document.querySelector('section.board')")


def test_who_looks_on_keeps_the_end_until_they_go_on(open_window: OpenWindow) -> None:
    ada, eve = open_window(), open_window()
    path = make_table(ada, "agent_hunter", ["rookie"], SHORT)
    Player(ada).await_turn()
    eve.go(path)
    Player(ada).play_out()
    eve.await_that("eyes.stage() === 'ended'")
    headline = eve.page.locator("section.result h2").inner_text()
    ada.press("rematch")
    ada.await_that("eyes.asked() === 'mine'")
    expect(eve.page.get_by_text(finale(eve, "next_began"))).to_be_visible()
    expect(eve.page.locator("section.result h2")).to_have_text(headline)
    eve.page.get_by_role("button", name=finale(eve, "go_there")).click()
    eve.await_that("document.querySelector('section.board')")


def test_the_result_is_shared_as_a_picture(open_window: OpenWindow) -> None:
    window = played_out(open_window)
    window.see("delete Navigator.prototype.share")
    window.see("delete Navigator.prototype.canShare")
    with window.page.expect_download() as saved:
        window.page.get_by_role("button", name=finale(window, "share"), exact=True).click()
    assert saved.value.suggested_filename == "coverstory.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_board_can_be_seen_after_the_end(open_window: OpenWindow) -> None:
    window = played_out(open_window, **TOUCH)
    window.page.get_by_role("button", name=finale(window, "see_board")).click()
    expect(window.page.locator("section.board")).to_be_visible()
    window.press("see_result")
    expect(window.page.locator("section.result h2")).to_have_text(re.compile(r"\w"))


def test_sounds_are_off_at_first_and_one_tap_switches_them_on(open_window: OpenWindow) -> None:
    window = open_window()
    window.context.add_init_script(COUNT_NODES)
    make_table(window, "agent_hunter", ["rookie"], SHORT)
    player = Player(window)
    player.play(2)
    player.await_turn()
    assert window.see("sounding") == 0
    window.press("sound")
    on = window.see("sounding")
    assert on > 0  # whoever switches it on hears it
    player.play(3)
    player.await_turn()
    window.await_that(f"sounding > {on}")
    window.press("sound")
    more = window.see("sounding")
    player.play(2)
    player.await_turn()
    assert window.see("sounding") == more
