"""Whole games, move by move, and the examples of the rules text."""

from __future__ import annotations

from support.hunter_positions import MIDDLE, RIGHT, card, could, hand, kinds, opening, play

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


def test_h17_the_example_of_an_attack() -> None:
    """Red shows the 8 from her hand and attacks Blue's right house, where Blue has his own 8."""
    state = opening((6, 0, 4), (2, 7, 8), first=RED)
    assert kinds(play(state, "attack right with 8"))[2:4] == ["eliminated", "covered_from_hand"]
    assert card(state, BLUE, RIGHT) == 8
    assert 8 not in hand(state, RED)


def test_h10_the_example_of_a_lost_house() -> None:
    """Of the card in Blue's middle house Red knows only that it is a 7, an 8 or a 9."""
    state = opening((6, 0, 4), (2, 7, 6), first=RED)
    play(state, "attack middle from house left", "place 3")
    assert could(state, BLUE, MIDDLE) == {7, 8, 9}
    assert could(state, BLUE, RIGHT) == {0, 1, 2, 3, 4, 5, 7, 8, 9}


def test_h8_the_example_of_a_switch() -> None:
    """The 5 again, or any other: Blue cannot tell."""
    state = opening((9, 5, 1), (2, 7, 6), first=RED)
    play(state, "switch middle")
    play(state, "place 5")
    assert could(state, RED, MIDDLE) == set(range(10))
    play(state, "decoy right")
    assert state.to_act() == BLUE


def test_h15_h16_the_example_of_scoring() -> None:
    """Three houses without decoys for Red, two houses with three decoys for Blue: Red has ended the game and loses."""
    state = opening((6, 0, 4), (2, 7, 8), first=RED)
    for _ in range(3):
        play(state, "switch left", "place 6", "decoy left", "attack left with 9")
    play(state, "attack left with 2", "attack left with 6", "attack middle with 7", "attack middle with 0")
    play(state, "attack right with 8")
    assert str(state.outcome()) == "houses; scores 3 5; places 2 1"
