"""Whole games, move by move, and the rulebook's example of an attack."""

from __future__ import annotations

from coverstory.rules.contract import OVER
from hunter_positions import LEFT, MIDDLE, RIGHT, card, could, hand, kinds, opening, play

RED, BLUE = 0, 1


def test_h16_blue_wins_by_a_decoy() -> None:
    """Red 7,3,5; Blue 4,8,6; Blue starts; Blue 4, Red 3."""
    state = opening((7, 3, 5), (4, 8, 6), first=BLUE)
    play(state, "switch left", "place 4", "decoy left")
    play(state, "switch left", "place 7", "decoy middle")
    play(state, "switch middle", "place 8", "decoy left")
    assert play(state, "attack left with 4")[1].text() == "answer 1 0 4 1"
    assert play(state, "attack middle with 3")[1].text() == "answer 0 1 3 1"
    assert play(state, "attack middle with 0")[1].text() == "answer 1 1 0 0"
    assert play(state, "attack left with 7")[1].text() == "answer 0 0 7 1"
    assert play(state, "attack right with 9")[1].text() == "answer 1 2 9 2"
    assert play(state, "attack right with 5")[1].text() == "answer 0 2 5 1"
    assert str(state.outcome()) == "houses; scores 3 4; places 2 1"
    assert hand(state, BLUE) == {0, 1, 2, 9}
    assert hand(state, RED) == {0, 1, 2, 6, 8, 9}


def test_h10_a_game_of_failed_attacks_from_houses() -> None:
    """Red 1,2,3; Blue 9,1,5; Red starts; Blue 3, Red 1."""
    state = opening((1, 2, 3), (9, 1, 5), first=RED)
    heard = play(state, "attack right from house left")
    assert heard[1].text() == "answer 1 2 1 0"
    assert heard[3].text() == "covered_from_house 1 1 1"
    assert state.to_act() == BLUE
    play(state, "place 0")
    heard = play(state, "attack middle from house right")
    assert heard[1].text() == "answer 0 1 5 2"
    assert heard[3].text() == "covered_from_hand 0 5"
    heard = play(state, "attack left from house middle")
    assert heard[1].text() == "answer 1 0 2 0"
    assert heard[3].text() == "covered_from_hand 1 2"
    play(state, "attack right with 3")
    assert str(state.outcome()) == "houses; scores 1 3; places 2 1"


def test_h20_the_wiped_out_player_wins_the_tie() -> None:
    """Red 1,2,3; Blue 4,5,6; Blue starts; 3:3, hands 24:35, Red wins."""
    state = opening((1, 2, 3), (4, 5, 6), first=BLUE)
    play(state, "switch middle", "place 5", "decoy left", "attack right with 9")
    play(state, "switch middle", "place 5", "decoy left", "attack left with 4")
    play(state, "attack left with 1", "attack middle with 0")
    play(state, "attack middle with 2", "attack middle with 0")
    heard = play(state, "attack right with 3")
    assert [event.text() for event in heard if event.kind == "hand_sum"] == ["hand_sum 0 35", "hand_sum 1 24"]
    assert str(state.outcome()) == "houses; scores 3 3; places 1 2"


def test_h17_the_example_of_a_successful_attack() -> None:
    """Blue shows a 3 from his hand and attacks Red's middle house, where Red has his own 3."""
    state = opening((7, 3, 5), (4, 8, 6), first=BLUE)
    assert kinds(play(state, "attack middle with 3"))[2:4] == ["eliminated", "covered_from_hand"]
    assert card(state, RED, MIDDLE) == 3
    assert 3 not in hand(state, BLUE)


def test_h10_the_example_of_a_lost_house() -> None:
    """All that Red knows of Blue's 5 is that it is more than 1."""
    state = opening((1, 2, 3), (9, 1, 5), first=RED)
    play(state, "attack right from house left", "place 0")
    assert could(state, BLUE, RIGHT) == {2, 3, 4, 5, 6, 7, 8, 9}
    assert could(state, BLUE, MIDDLE) == {0, 2, 3, 4, 5, 6, 7, 8, 9}


def test_h8_the_example_of_a_switch() -> None:
    """The 4 again, or any other: Red knows only that it is none of the cards in Blue's two other houses."""
    state = opening((7, 3, 5), (4, 8, 6), first=BLUE)
    play(state, "switch left")
    play(state, "place 4")
    assert could(state, BLUE, LEFT) == set(range(10))
    play(state, "decoy left")
    assert state.to_act() == RED
    assert state.to_act() != OVER
