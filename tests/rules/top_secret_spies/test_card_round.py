"""The card round."""

from __future__ import annotations

import pytest

from coverstory.errors import IllegalAction
from coverstory.rules.contract import CHANCE, ONLOOKER, Event
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import (
    FORWARD,
    JOIN,
    OFF_SAFE,
    SAFE_ANYWHERE,
    STEP,
    TO_RUINS,
    TO_SAFE,
    TRADE,
)
from coverstory.rules.top_secret_spies.packed import nibble, pile_row, size
from coverstory.rules.top_secret_spies.view import look
from support.spies_names import BLUE, GREEN, RED, RUINS, VIOLET
from support.spies_positions import heard, marker, play, position, split, where

PASS, DONE = codes.PASS, codes.DONE


def test_t15_opportunities_go_clockwise_from_the_player_whose_turn_it_is() -> None:
    """Everybody is asked, also without cards, and may only pass then."""
    state = play(position(roll=1, player=2, cards=True), split({RED: 2}))
    asked = []
    for _ in range(4):
        asked.append(state.to_act())
        assert list(state.legal_actions()) == [PASS]
        state = play(state, PASS)
    assert asked == [2, 3, 0, 1]
    assert (state.to_act(), state.player) == (CHANCE, 3)


def test_t15_the_round_ends_after_as_many_passes_in_a_row_as_players() -> None:
    """A card starts the count anew: four more passes, the last by the one who played."""
    state = position(phase="cards", cards=True, passes=2, actor=2, hands={2: [TO_RUINS]})
    state = play(state, codes.play_one(TO_RUINS, RED), DONE)
    asked = []
    while state.to_act() >= 0:
        asked.append(state.to_act())
        state = play(state, PASS)
    assert asked == [3, 0, 1, 2]


def test_t15_several_cards_may_be_played_one_after_the_other() -> None:
    """Then the player says that no more follow."""
    state = position(phase="cards", cards=True, hands={0: [TO_SAFE, STEP]})
    state = play(state, codes.play_one(TO_SAFE, RED))
    assert state.to_act() == 0
    assert DONE in state.legal_actions()
    assert PASS not in state.legal_actions()
    state = play(state, codes.play_steps(STEP, RED, 1))
    assert list(state.legal_actions()) == [DONE]
    assert play(state, DONE).to_act() == 1
    assert heard(state, DONE) == [Event("done", [0])]


def test_t15_passing_is_for_before_the_first_card_and_ending_for_after_it() -> None:
    """The one is refused where the other is due."""
    before = position(phase="cards", cards=True)
    assert before.forbidden_by(DONE) == "T15"
    with pytest.raises(IllegalAction):
        before.apply(DONE)
    after = position(phase="cards", cards=True, played=True)
    assert after.forbidden_by(PASS) == "T15"
    assert heard(before, PASS) == [Event("pass", [0])]


def test_t25_the_safe_cannot_be_placed_in_the_card_round() -> None:
    """Scoring comes after it."""
    assert position(phase="cards", cards=True).forbidden_by(codes.place(3)) == "T25"


def test_t18_a_scoring_is_judged_after_the_card_round() -> None:
    """Red has arrived; no marker moves until all have passed."""
    state = play(position(roll=1, cards=True, at={RED: 5}), split({RED: 2}))
    assert marker(state, RED) == 0
    state = play(state, PASS, PASS, PASS, PASS)
    assert marker(state, RED) == 7
    assert state.to_act() == 0
    assert state.legal_count() == 11


def test_t18_an_agent_that_has_left_again_makes_no_scoring() -> None:
    """Seat 1 moves red one on."""
    state = position(roll=1, cards=True, at={RED: 5}, hands={1: [OFF_SAFE]})
    state = play(state, split({RED: 2}), PASS, codes.play_steps(OFF_SAFE, RED, 1), DONE, PASS, PASS, PASS, PASS)
    assert marker(state, RED) == 0
    assert state.player == 1


def test_t18_an_agent_that_stood_there_before_the_safe_makes_no_scoring() -> None:
    """The safe comes to red; red was not moved there."""
    state = position(phase="cards", cards=True, at={RED: 4}, hands={0: [SAFE_ANYWHERE]})
    state = play(state, codes.play_safe(4), DONE, PASS, PASS, PASS, PASS)
    assert marker(state, RED) == 0
    assert state.player == 1


def test_t18_moving_the_safe_away_and_back_forgets_the_arrival() -> None:
    """Red arrived at 7, the safe went to 4 and came back: red did not move there since."""
    state = position(roll=1, cards=True, at={RED: 5}, hands={0: [SAFE_ANYWHERE, SAFE_ANYWHERE]})
    state = play(state, split({RED: 2}), codes.play_safe(4), codes.play_safe(7), DONE, PASS, PASS, PASS, PASS)
    assert marker(state, RED) == 0


def test_t18_an_agent_that_leaves_and_comes_back_makes_a_scoring() -> None:
    """One forward, then to the safe."""
    state = position(phase="cards", cards=True, at={RED: 7}, hands={0: [OFF_SAFE, TO_SAFE]})
    state = play(state, codes.play_steps(OFF_SAFE, RED, 1), codes.play_one(TO_SAFE, RED), DONE, PASS, PASS, PASS, PASS)
    assert marker(state, RED) == 7


def test_t20_a_hand_is_secret_but_for_its_size() -> None:
    """The owner sees the cards, everybody the number; what was played lies open."""
    state = position(phase="cards", cards=True, hands={0: [TO_SAFE, JOIN], 1: [STEP]}, discard=[TO_RUINS])
    mine, theirs, open_to_all = (look(state, seat, []) for seat in (0, 1, ONLOOKER))
    for view in (mine, theirs, open_to_all):
        assert [nibble(view.sizes, seat) for seat in range(4)] == [2, 1, 0, 0]
        assert pile_row(view.discard)[TO_RUINS] == 1
        assert view.supply == 22
    assert [kind for kind, count in enumerate(pile_row(mine.hand)) if count] == [TO_SAFE, JOIN]
    assert [kind for kind, count in enumerate(pile_row(theirs.hand)) if count] == [STEP]
    assert size(open_to_all.hand) == 0


def test_t15_t14_t18_the_example_of_a_card_round() -> None:
    """Mara (0), Jonas (1), Ines (2), move by move; at the end there is no scoring."""
    mara, jonas, ines = range(3)
    state = position(
        seats=3,
        phase="roll",
        cards=True,
        safe=5,
        at={VIOLET: 4, GREEN: 6, BLUE: 10},
        hands={mara: [FORWARD], jonas: [OFF_SAFE, SAFE_ANYWHERE], ines: [TO_SAFE]},
    )
    script = [
        (CHANCE, codes.roll(0)),
        (mara, split({VIOLET: 1})),
        (mara, PASS),
        (jonas, codes.play_steps(OFF_SAFE, VIOLET, -1)),
        (jonas, DONE),
        (ines, codes.play_one(TO_SAFE, GREEN)),
        (ines, DONE),
        (mara, codes.play_steps(FORWARD, BLUE, 1)),
        (CHANCE, codes.draw(TRADE)),
        (mara, DONE),
        (jonas, codes.play_safe(2)),
        (jonas, DONE),
        (ines, PASS),
        (mara, PASS),
        (jonas, PASS),
    ]
    arrivals = []
    for who, action in script:
        assert state.to_act() == who
        state = play(state, action)
        arrivals.append(bool(state.arrived))
    looming = [index for index, there in enumerate(arrivals) if there]
    assert looming == [1, 2, *range(5, 10)]  # until Jonas moves violet away, and until Jonas moves the safe
    assert [where(state, agent) for agent in (VIOLET, GREEN, BLUE)] == [4, 5, RUINS]
    assert state.markers == 0
    assert state.safe == 2
    assert [size(state.papers[seat]) for seat in range(3)] == [1, 0, 0]
    assert (state.to_act(), state.player) == (CHANCE, jonas)
