"""Options, and the study sizes."""

from __future__ import annotations

from itertools import product

import pytest

from coverstory.errors import BadOption, UnknownOption, WrongSeats
from coverstory.rules.agent_hunter.components import CLOSED, LIVE, REFILL, REPLACEMENT, site_of
from coverstory.rules.contract import OVER
from coverstory.rules.options import Value
from support.hunter_positions import (
    GAME,
    LEFT,
    MIDDLE,
    hand,
    kinds,
    new,
    offered,
    opening,
    play,
    random_game,
    rule_against,
    see,
)

SIZES = list(product((4, 7, 10), (1, 2, 3), (0, 1, 5), (True, False)))


def test_h26_fewer_cards_are_numbered_from_0() -> None:
    """`cards`: how many cards each player has, numbered from 0."""
    state = new(cards=4)
    assert offered(state) == ["place 0", "place 1", "place 2", "place 3"]
    assert rule_against(state, "place 4") == "H24"
    state = opening((0,), (1,), cards=4)
    assert rule_against(state, "attack left with 4") == "H23"


def test_h26_h27_h28_h12_h1_the_defaults() -> None:
    assert GAME.settle({}) == {"cards": 10, "houses": 3, "decoys": 5, "refill_at_end": True, "first": "random"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cards", 3),
        ("cards", 11),
        ("houses", 0),
        ("houses", 4),
        ("decoys", -1),
        ("decoys", 6),
        ("refill_at_end", "so"),
        ("first", "2"),
        ("first", "loser"),
    ],
)
def test_h26_h27_h28_h12_h1_other_values_are_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, {name: value})


def test_unknown_options_and_other_numbers_of_players_are_refused() -> None:
    with pytest.raises(UnknownOption):
        GAME.start(2, {"colour": "red"})
    with pytest.raises(WrongSeats):
        GAME.start(3)


def test_h27_houses_are_counted_from_the_left() -> None:
    """`houses`: how many houses each player has, counted from the left."""
    state = opening((7, 3), (4, 8))
    assert [word for word in offered(state) if word.startswith("switch")] == ["switch left", "switch middle"]
    assert not any("right" in words for words in offered(state))
    assert rule_against(state, "attack right with 9") == "H3"


def test_h27_no_decoy_goes_beside_a_house_that_does_not_exist() -> None:
    """No decoy is put there."""
    state = opening((7, 3), (4, 8))
    play(state, "switch left", "place 7")
    assert offered(state) == ["decoy left", "decoy middle"]
    assert rule_against(state, "decoy right") == "H27"


def test_h28_without_decoys_there_is_no_switch() -> None:
    """`decoys`: how many decoys each player has."""
    state = opening((7, 3, 5), (4, 8, 6), decoys=0)
    assert rule_against(state, "switch left") == "H8"


def test_h29_a_house_that_cannot_be_refilled_is_closed() -> None:
    """If its owner has no card in hand, the house stays empty and is closed. It is no longer live."""
    state = opening((0, 1, 2), (0, 1, 2), cards=4)
    play(state, "attack left from house left", "place 3")
    assert hand(state, 0) == set()
    play(state, "attack middle with 3")
    heard = play(state, "attack middle from house middle")
    assert kinds(heard) == ["house_attack", "answer", "eliminated", "covered_from_house", "closed", "turn"]
    assert heard[4].text() == "closed 0 1"
    sheet = see(state, 1).sheet
    assert [sheet.fate(site_of(0, house)) for house in range(3)] == [LIVE, CLOSED, LIVE]
    assert rule_against(state, "attack middle with 3") == "H3"


def test_h29_the_defenders_house_is_closed_as_well() -> None:
    """If a house has to be refilled and its owner has no card in hand."""
    state = opening((0, 1, 2), (0, 1, 2), cards=4)
    play(state, "attack left from house left", "place 3")
    heard = play(state, "attack left from house middle")
    assert [event.text() for event in heard[3:]] == ["covered_from_house 0 1 1", "closed 0 1", "turn 0"]
    assert state.lost == 1 << site_of(1, LEFT) | 1 << site_of(1, MIDDLE)
    assert state.live >> site_of(0, MIDDLE) & 1 == 0


def test_h29_a_closed_house_and_its_decoys_are_worth_nothing() -> None:
    """Neither the house nor the decoys beside it are worth anything to anybody."""
    state = opening((0, 1, 2), (0, 1, 2), cards=4)
    play(state, "switch middle", "place 1", "decoy middle", "attack left with 3")
    play(state, "attack left from house left", "place 3", "attack right with 3")
    play(state, "attack middle from house middle")
    assert state.beside[site_of(0, MIDDLE)] == 1
    assert state.points(1) == 0


def test_h29_a_player_whose_last_house_closes_has_no_live_house_left() -> None:
    """It is no longer live: the game ends as by H25."""
    state = opening((0, 1, 2), (0, 1, 3), cards=4)
    play(state, "attack left from house left", "place 3", "attack middle from house right")
    assert state.to_act() == 0
    assert hand(state, 0) == set()
    play(state, "attack middle from house middle")
    assert state.to_act() == OVER
    assert str(state.outcome()).startswith("houses")


@pytest.mark.parametrize(("cards", "houses", "decoys", "refill"), SIZES)
def test_h29_every_size_plays_to_its_end(cards: int, houses: int, decoys: int, refill: bool) -> None:
    """And a refill is asked for only where there is a card in hand."""
    for seed in range(4):
        for state in random_game(seed, cards=cards, houses=houses, decoys=decoys, refill_at_end=refill):
            if state.phase in (REFILL, REPLACEMENT):
                assert hand(state, state.to_act())
        assert state.outcome().reason in ("houses", "cap")


def test_h29_with_ten_cards_no_house_is_ever_closed() -> None:
    """With ten cards this cannot happen."""
    for seed in range(40):
        for state in random_game(seed):
            assert state.live | state.lost == 63
