"""The page's own part in a deal: it survives a reload, is compared with the record at the end, and a cheat is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import expect

from browser.player import Player
from browser.tables import SHORT, make_table
from browser.window import Window
from coverstory.__main__ import main
from coverstory.words.catalogue import words
from support.cheating_server import cheating_server
from support.dealing import Taker
from support.live_server import LiveServer, Visitor, newcomer

KEPT = words("en", "table").say("deal-kept")
NOT_KEPT = words("en", "table").say("deal-not_kept")
LEFT_OUT = words("en", "table").say("deal-left_out")
BROKEN_OFF = words("en", "table").say("deal-broken", {"names": "Ben"})
ONE_WITHOUT_GAME = words("en", "table").say("deal-without_game", {"count": 1})


class Friend:
    """Ben, who plays over HTTP with a program of his own, and takes part in a deal when the test says so."""

    def __init__(self, server: LiveServer, path: str) -> None:
        self._visitor: Visitor = newcomer(server)
        self._table = f"/api/tables/{path.rpartition('/')[2]}"
        self._taker = Taker()
        self.does("sit", seat=1, name="Ben")

    def does(self, do: str, **parts: object) -> None:
        answer = self._visitor.post(f"{self._table}/commands", {"do": do, "id": 1, **parts}).json()
        assert answer["is"] == "done", answer

    def takes_part(self) -> None:
        (command,) = self._taker.answer(self._visitor.get(self._table).json()["table"])
        self.does(**command)

    def awaits(self, half: str) -> None:
        """Wait until Ada's page has committed, or opened."""
        while not self._visitor.get(self._table).json()["table"]["deal"][half][0]:
            pass


def at_a_table(window: Window, server: LiveServer) -> Friend:
    path = make_table(window, "agent_hunter", ["open"], SHORT)
    friend = Friend(server, path)
    window.press("start")
    return friend


def test_a_page_that_is_loaded_anew_during_a_deal_opens_and_says_at_the_end_that_its_part_was_used(
    open_window: Callable[..., Window], server: LiveServer, tmp_path: Path
) -> None:
    ada = open_window()
    ben = at_a_table(ada, server)
    ben.awaits("committed")
    ada.page.reload()
    ben.takes_part()
    ben.awaits("opened")
    ada.page.reload()
    ben.takes_part()
    ben.does("stand", seat=1)  # a bot plays on for him
    Player(ada).play_out()
    expect(ada.page.get_by_text(KEPT)).to_be_visible()
    offered = ada.page.get_by_role("link", name=ada.say("mine_file"))
    mine, record = tmp_path / "mine.json", tmp_path / "record.jsonl"
    mine.write_text(unquote(str(offered.get_attribute("href")).partition(",")[2]))
    match = json.loads(mine.read_text())["match"]
    record.write_text(ada.see(f"fetch('/api/matches/{match}/record').then((answer) => answer.text())"))
    assert main(["verify", str(record), "--mine", str(mine)]) == 0


def test_a_deal_that_was_broken_off_is_said_at_the_table_and_listed_among_the_games(
    open_window: Callable[..., Window], server: LiveServer
) -> None:
    ada = open_window()
    ben = at_a_table(ada, server)
    ben.awaits("committed")
    ben.takes_part()
    ben.awaits("opened")
    ben.does("stand", seat=1)
    expect(ada.page.get_by_text(BROKEN_OFF)).to_be_visible()
    ada.press("seat_rookie")
    ada.press("start")
    Player(ada).play_out()
    expect(ada.page.get_by_text(ONE_WITHOUT_GAME)).to_be_visible()
    ada.go("/games")
    expect(ada.page.get_by_text(ada.say("never_dealt", names="Ada, Ben", absent="Ben"))).to_be_visible()


def test_a_server_that_replaces_the_pages_part_is_called_unfair(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    with cheating_server("replaces a player's part and commitment", tmp_path) as server:
        ada = open_window(server.url)
        make_table(ada, "agent_hunter", ["rookie"], SHORT)
        Player(ada).play_out()
        expect(ada.page.get_by_text(NOT_KEPT)).to_be_visible()


def test_a_server_that_deals_without_the_pages_part_is_noticed_at_once(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    with cheating_server("skips the deal", tmp_path) as server:
        ada = open_window(server.url)
        make_table(ada, "agent_hunter", ["rookie"], SHORT)
        assert Player(ada).await_turn() == "mine"
        expect(ada.page.get_by_text(LEFT_OUT)).to_be_visible()
