"""The terminal's program at a server that lies about a deal, alone or with one of the players: it says so.

tests/server/test_deal.py has the servers that lie at the end, and are caught by the record and by what a player kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from coverstory.terminal.texts import say_deal
from support.cheating_server import LIES, LOOKS, cheating_server
from support.guests import Guest
from support.live_server import Visitor, newcomer

SEATS = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
DOUBTFUL = say_deal("doubtful", "en")
NOT_KEPT = say_deal("not_kept", "en")
WITHOUT_GAME = say_deal("without_game", "en", count=1)
SAID = {  # what Anna's program tells her
    "promises another seed": DOUBTFUL,
    "replaces a player's commitment": DOUBTFUL,
    "lets a player open first": DOUBTFUL,
    "shows seats different commitments": NOT_KEPT,
    "plays by another option": NOT_KEPT,
    "deals again after looking": WITHOUT_GAME,
    "says that a player took no part": say_deal("denied", "en"),
    "lets a friend leave after looking": WITHOUT_GAME,
    "skips the deal": say_deal("left_out", "en"),
}


@contextmanager
def table_at(cheat: str, folder: Path) -> Iterator[tuple[Visitor, Guest, Guest]]:
    """Anna, who hosts, with her program and by hand; Ben."""
    with cheating_server(cheat, folder) as server:
        host = newcomer(server)
        settings = {"game": "top_secret_spies", "seats": SEATS}
        table = host.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
        link = f"{server.url}/t/{table}"
        anna, ben = Guest(link, host.token or ""), Guest(link)
        try:
            ben.take_seat(1, "Ben")
            anna.hear_until(lambda: anna.seen.table is not None and anna.seen.table.seats[1].kind == "person")
            yield host, anna, ben
        finally:
            for guest in (anna, ben):
                guest.session.close()


def start(host: Visitor, anna: Guest) -> None:
    assert host.post(f"/api/tables/{anna.session.table}/commands", {"do": "start", "id": 1}).json()["is"] == "done"


@pytest.mark.parametrize("lie", LIES)
def test_a_server_that_lies_about_a_deal_is_noticed(lie: str, tmp_path: Path) -> None:
    with table_at(lie, tmp_path) as (host, anna, ben):
        start(host, anna)
        if SAID[lie] == NOT_KEPT:
            play_to_the_end(anna, ben)
        anna.hear_until(lambda: any(said.startswith(SAID[lie]) for said in anna.said))


def play_to_the_end(*guests: Guest) -> None:
    while any(guest.seen.ending is None for guest in guests):
        for guest in guests:
            guest.act_if_asked()


def test_every_lie_is_noticed_somehow() -> None:
    assert set(SAID) == set(LIES)


def test_a_player_to_whom_nobody_lied_is_told_that_everything_was_kept(tmp_path: Path) -> None:
    with table_at("none", tmp_path) as (host, anna, ben):
        start(host, anna)
        play_to_the_end(anna, ben)
        kept = say_deal("kept", "en")
        assert (anna.said, ben.said) == ([kept], [kept])


def test_the_other_seat_is_caught_by_nobody_lying_to_it(tmp_path: Path) -> None:
    """Two players are shown different commitments: for at least one of them, the record does not agree."""
    with table_at("shows seats different commitments", tmp_path) as (host, anna, ben):
        start(host, anna)
        play_to_the_end(anna, ben)
        assert [said.startswith(NOT_KEPT) for said in anna.said] == [True]
        assert ben.said == [say_deal("kept", "en")]


def test_a_server_that_looks_again_and_again_is_counted_whatever_its_history_says(tmp_path: Path) -> None:
    with table_at("deals again after looking", tmp_path) as (host, anna, _ben):
        start(host, anna)
        anna.hear_until(lambda: anna.seen.stage == "playing")
        assert anna.said[-1] == say_deal("without_game", "en", count=LOOKS)
        assert host.get("/api/matches").json()["matches"] == []


def test_a_friend_of_the_server_who_leaves_after_looking_is_named_in_the_history(tmp_path: Path) -> None:
    with table_at("lets a friend leave after looking", tmp_path) as (host, anna, _ben):
        start(host, anna)
        anna.hear_until(lambda: WITHOUT_GAME in anna.said)
        assert anna.seen.say_broken_off() == say_deal("broken", "en", names="Ben")
        (past,) = host.get("/api/matches").json()["matches"]
        assert (past["broken_off"], past["absent"], past["moments"]) == (True, [1], 0)
