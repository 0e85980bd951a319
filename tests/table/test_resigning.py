"""Somebody gives a match up: with two seats it is lost at once, with more a bot plays on for them."""

from __future__ import annotations

import pytest

from coverstory.match.replay import replay
from coverstory.rules.contract import ONLOOKER
from coverstory.table.presenter import welcome
from coverstory.wire.commands import Rematch, Resign, SeatPlan, Settings, Sit
from support.tables import BOT, OPEN, hunter, playing


def spies(*seats: SeatPlan) -> Settings:
    return Settings("top_secret_spies", list(seats), grace=100)


@pytest.mark.parametrize(("seat", "person"), [(0, "ann"), (1, "ben")])
def test_of_two_who_resigns_has_lost(seat: int, person: str) -> None:
    sitting = playing(hunter())
    sitting.asks(person, Resign(0, seat))
    assert sitting.table.stage == "finished"
    for viewer in (0, 1, ONLOOKER):
        scene = welcome(sitting.table, viewer, person="", moment=sitting.now(), lang="en").scene
        assert scene is not None
        assert scene.ending is not None
        assert scene.ending.places == ([2, 1] if seat == 0 else [1, 2])
        assert scene.ending.text == "Somebody has resigned."
        assert bytes(scene.offers) == b"[]"


def test_what_was_hidden_stays_hidden_and_the_record_replays_to_where_it_was_given_up() -> None:
    sitting = playing(hunter())
    before = sitting.table.sight(1, sitting.now())
    sitting.asks("ann", Resign(0, 0))
    after = sitting.table.sight(1, sitting.now())
    assert before is not None
    assert after is not None
    assert after.view.text() == before.view.text()
    game = sitting.table.last_game
    assert game is not None
    assert game.broken_off
    assert not replay(game.record).over


def test_of_more_a_bot_plays_on_and_nobody_gets_the_seat_back() -> None:
    sitting = playing(spies(OPEN, OPEN, BOT))
    sitting.asks("ann", Resign(0, 0))
    assert sitting.table.stage == "playing"
    assert sitting.table.seats[0].is_played_by_bot
    sight = sitting.table.sight(0, sitting.now())
    assert sight is not None
    assert not sight.offered
    assert sitting.refused("ann", Sit(0, 0, "Ann")).code == "resigned"
    sitting.goes("ann")
    sitting.comes("ann")
    assert sitting.table.seats[0].is_played_by_bot


def test_when_only_bots_are_left_the_match_is_over() -> None:
    sitting = playing(spies(OPEN, OPEN, BOT))
    sitting.asks("ann", Resign(0, 0))
    sitting.asks("ben", Resign(0, 1))
    assert sitting.table.stage == "finished"


def test_the_next_match_begins_as_if_nobody_had_resigned() -> None:
    sitting = playing(hunter())
    sitting.asks("ann", Resign(0, 0))
    sitting.asks("ben", Rematch(0))
    sitting.asks("ann", Rematch(0))
    assert not sitting.table.seats[0].resigned
    assert sitting.table.seats[0].person == "ann"


def test_nobody_resigns_for_somebody_else_or_twice() -> None:
    sitting = playing(spies(OPEN, OPEN, BOT))
    assert sitting.refused("ben", Resign(0, 0)).code == "not_yours"
    sitting.asks("ann", Resign(0, 0))
    assert sitting.table.decide("ann", Resign(0, 0), sitting.now()) == []
