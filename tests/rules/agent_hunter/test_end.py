"""End and scoring."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import IllegalAction
from coverstory.rules.agent_hunter.actions import place
from coverstory.rules.agent_hunter.components import QUIET_CAP
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import CHANCE, OVER
from support.hunter_positions import GAME, card, hand, kinds, opening, play, random_game

# Seat 0 is wiped out; seat 1's left house is lost with two decoys beside it. What else lies where is filled in.
TIE = """cards 10
houses 3
decoys 5
refill_at_end 1
phase ended
turn 1
filling -1
quiet 0
hand 0 5 6 7 8 9
left 1 1 0
middle 1 2 0
right 1 3 0
hand {hand}
left 1 4 2
{houses}
"""


def end(hand: str, *houses: str) -> HunterState:
    state = GAME.read_state(TIE.format(hand=hand, houses="\n".join(houses)))
    assert isinstance(state, HunterState)
    return state


def test_h25_the_game_ends_when_a_player_has_no_live_house() -> None:
    """The game ends when a player has no live house left."""
    state = opening((7, 3), (4, 8))
    play(state, "attack left with 4", "attack left with 9")
    assert state.to_act() == 0
    play(state, "attack middle with 8")
    assert state.to_act() == OVER
    assert state.outcome().reason == "houses"


def test_h25_nobody_may_act_when_the_game_is_over() -> None:
    state = opening((7,), (4,))
    play(state, "attack left with 4")
    assert list(state.legal_actions()) == []
    assert state.chance_outcomes() == []
    with pytest.raises(IllegalAction, match="over"):
        state.apply(place(0))


def test_h13_a_players_own_failed_attack_can_end_the_game() -> None:
    """A failed attack from a player's last live house ends the game as well."""
    state = opening((7,), (4,))
    play(state, "attack left from house left")
    assert str(state.outcome()) == "houses; scores 0 1; places 2 1"


def test_h16_a_point_for_each_house_and_each_decoy_beside_it() -> None:
    """1 point for each eliminated house of the enemy, and 1 more for each decoy that lies beside such a house."""
    state = end("0 7 8 9", "middle 0 5 1 5", "right 0 6 0 6")
    assert state.outcome().scores == [3, 3]


def test_h16_the_end_is_told_house_by_house() -> None:
    state = opening((7, 3), (4, 8))
    play(state, "attack left with 4", "switch middle", "place 8", "decoy middle")
    heard = play(state, "attack middle with 8")
    assert [event.text() for event in heard[4:]] == [
        "ended 0",
        "shown_house 0 0 7",
        "shown_house 0 1 3",
        "shown_hand 0 0 1 2 5 6 9",
        "shown_hand 1 0 1 2 3 5 6 7 9",
        "tally 0 0 0",
        "tally 0 1 1",
        "points 0 3",
        "points 1 0",
        "won 0",
    ]


def test_h16_decoys_beside_live_houses_count_for_nobody() -> None:
    """Decoys beside live houses count for nobody."""
    state = opening((7,), (4,))
    play(state, "switch left", "place 7", "decoy left", "attack left with 7")
    assert state.outcome().scores == [0, 2]
    state = opening((7,), (4,))
    play(state, "switch left", "place 7", "decoy left", "attack left with 0", "attack left with 4")
    assert state.outcome().scores == [1, 0]


def test_h15_who_ended_the_game_may_lose() -> None:
    """A player who eliminated all houses of the other may lose."""
    state = opening((7, 3), (4, 8), first=1)
    play(state, "switch left", "place 4", "decoy left", "attack middle with 0")
    play(state, "switch left", "place 4", "decoy left", "attack left with 4")
    play(state, "attack left with 7", "attack middle with 0", "attack middle with 3")
    assert str(state.outcome()) == "houses; scores 3 2; places 1 2"


def test_h20_the_higher_sum_in_hand_breaks_a_tie() -> None:
    """The player whose cards in hand have the higher sum wins."""
    state = end("0 7 8 9", "middle 0 5 0 5", "right 0 6 0 6")
    assert str(state.outcome()) == "houses; scores 3 3; places 1 2"


def test_h20_equal_sums_share_the_win() -> None:
    """Only if the other's one live house holds the 0 do they share the win."""
    text = TIE.replace("left 1 4 2", "left 1 4 0").replace("hand 0 5 6 7 8 9", "hand 0 6 7 8 9")
    houses = "middle 1 5 1\nright 0 0 0 0"
    state = GAME.read_state(text.format(hand="6 7 8 9", houses=houses))
    assert str(state.outcome()) == "houses; scores 3 3; places 1 1"


def test_h12_h20_a_house_that_stayed_empty_can_make_the_hands_equal() -> None:
    """With `refill_at_end` switched off, a house that stayed empty may also make the hands equal."""
    state = opening((1, 2), (2, 9), first=1, refill_at_end=False)
    play(state, "switch middle", "place 9", "decoy middle", "attack middle with 9")
    play(state, "attack left with 1", "attack left with 5", "attack middle from house left")
    assert hand(state, 0) == hand(state, 1)
    assert str(state.outcome()) == "houses; scores 2 2; places 1 1"


def test_h20_the_sums_are_told_only_when_they_decide() -> None:
    state = opening((7, 3), (4, 8), first=1)
    heard = play(state, "attack left with 7", "switch middle", "place 3", "decoy left", "attack middle with 3")
    assert "hand_sum" not in kinds(heard)


def test_h20_both_sums_and_both_winners_are_told() -> None:
    state = opening((1, 2), (0, 9), first=1)
    play(state, "switch middle", "place 9", "decoy middle", "attack middle with 9")
    heard = play(state, "attack left with 1", "attack left with 5", "attack middle with 2")
    assert [event.text() for event in heard[-6:]] == [
        "tally 1 1 0",
        "points 1 2",
        "hand_sum 0 33",
        "hand_sum 1 33",
        "won 0",
        "won 1",
    ]


@given(seed=st.integers(0, 10**6))
def test_h20_at_equal_points_the_wiped_out_player_wins(seed: int) -> None:
    """He wins; only if the other's one live house holds the 0 do they share the win."""
    check_tie(seed)


def test_h20_ties_do_happen_in_random_play() -> None:
    assert sum(check_tie(seed) for seed in range(150)) > 5


def check_tie(seed: int) -> bool:
    """Was it a tie by elimination? Then the lemma of H20 holds."""
    *_, state = random_game(seed)
    outcome = state.outcome()
    tied = outcome.scores[0] == outcome.scores[1] and outcome.reason == "houses"
    if tied:
        wiped_out = 0 if state.live & 7 == 0 else 1
        other = 1 - wiped_out
        lying = [card(state, other, house) for house in range(3) if state.live >> (3 * other + house) & 1]
        assert outcome.winners == ([0, 1] if lying == [0] else [wiped_out])
        assert (sum(hand(state, 0)) == sum(hand(state, 1))) == (lying == [0])
    return tied


def test_h18_after_200_turns_without_an_elimination_the_game_ends() -> None:
    """After 200 turns in a row without an elimination, both players' turns counted, it is scored as it stands."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4")
    for _ in range(99):
        play(state, "attack left with 0", "attack middle with 0")
    play(state, "attack left with 0")
    assert state.to_act() == 0
    heard = play(state, "attack middle with 0")
    assert str(state.outcome()) == "cap; scores 1 0; places 1 2"
    assert heard[3].text() == "ended 1"


def test_h18_an_elimination_begins_the_count_anew() -> None:
    """In a row."""
    state = opening((7, 3, 5), (4, 8, 6))
    for _ in range(60):
        play(state, "attack left with 0", "attack middle with 0")
    assert state.quiet == 120
    play(state, "attack left from house right")
    assert state.quiet == 0


def test_h18_a_switch_does_not_begin_the_count_anew() -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    for _ in range(99):
        play(state, "attack left with 0", "attack middle with 0")
    play(state, "attack left with 0")
    assert state.quiet == QUIET_CAP - 1
    play(state, "switch left", "place 4", "decoy left")
    assert state.outcome().reason == "cap"


@given(seed=st.integers(0, 10**6))
def test_h25_a_random_game_ends_when_and_only_when_a_row_is_gone(seed: int) -> None:
    for state in random_game(seed, houses=2):
        rows = [state.live & 7, state.live >> 3]
        if state.to_act() == OVER:
            assert 0 in rows or state.quiet == QUIET_CAP
        elif state.to_act() != CHANCE and state.filling < 0:
            assert 0 not in rows
