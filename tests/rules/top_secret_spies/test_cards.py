"""The Top Secret cards: deck, draws, what each one does."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import IllegalAction
from coverstory.rules.contract import CHANCE, Event
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import (
    ALL_TO_CHURCH,
    BACK,
    FORWARD,
    FREE_AGENT,
    JOIN,
    MARKERS,
    NOBODY,
    OFF_SAFE,
    SAFE_ANYWHERE,
    STEP,
    TO_CHURCH,
    TO_RUINS,
    TO_SAFE,
    TRADE,
    TWO_BACK,
    TWO_FORWARD,
)
from coverstory.rules.top_secret_spies.packed import agents_row, card, nibble, pile_row, size
from coverstory.rules.top_secret_spies.play import SpiesState, read_state
from coverstory.rules.top_secret_spies.state import DISCARD, REMOVED, SUPPLY
from coverstory.rules.top_secret_spies.view import look
from coverstory.rules.top_secret_spies.worlds import SpiesWorlds
from support.spies_names import BLUE, CHURCH, GREEN, RED, RUINS, VIOLET, YELLOW
from support.spies_positions import GAME, heard, marker, play, position, random_states, split, start, where

ALL_AT_40 = dict.fromkeys(range(7), 40)


def holding(*kinds: int, actor: int = 1, at: dict[int, int] | None = None, safe: int = 7) -> SpiesState:
    """A card round in seat 0's turn, at the opportunity of the actor, who holds these cards."""
    return position(phase="cards", cards=True, actor=actor, hands={actor: kinds}, at=at, safe=safe)


def uses(state: SpiesState) -> set[int]:
    return set(state.legal_actions()) - {codes.PASS, codes.DONE}


# --- T11: the deck and what the cards do


def test_t11_the_deck_has_26_cards_and_the_free_agent_is_left_out_with_seven() -> None:
    """Two each of eleven kinds, one each of four."""
    assert list(pile_row(start(4, {"cards": True}).papers[SUPPLY])) == [2] * 11 + [1] * 4
    assert list(pile_row(start(7, {"cards": True}).papers[SUPPLY])) == [2] * 11 + [1, 1, 1, 0]


def test_t11_one_agent_one_or_two_back() -> None:
    """Every agent, either number of buildings."""
    state = holding(BACK, at={RED: 1})
    assert len(uses(state)) == 14
    assert where(play(state, codes.play_steps(BACK, RED, -1)), RED) == CHURCH
    assert where(play(state, codes.play_steps(BACK, RED, -2)), RED) == RUINS


def test_t11_one_agent_one_forward_or_back() -> None:
    """Every agent, either way."""
    state = holding(STEP, at={RED: 4})
    assert len(uses(state)) == 14
    assert where(play(state, codes.play_steps(STEP, RED, 1)), RED) == 5
    assert where(play(state, codes.play_steps(STEP, RED, -1)), RED) == 3


def test_t11_two_agents_one_back() -> None:
    """Two different agents, wherever they are."""
    state = holding(TWO_BACK, at={RED: 4, BLUE: 0})
    assert len(uses(state)) == 21
    after = play(state, codes.play_pair(TWO_BACK, BLUE, RED))
    assert (where(after, RED), where(after, BLUE)) == (3, RUINS)


def test_t11_two_agents_one_forward() -> None:
    """Two different agents, wherever they are."""
    state = holding(TWO_FORWARD, at={RED: 4, BLUE: RUINS})
    assert len(uses(state)) == 21
    after = play(state, codes.play_pair(TWO_FORWARD, RED, BLUE))
    assert (where(after, RED), where(after, BLUE)) == (5, CHURCH)


def test_t11_an_agent_at_the_safe_one_forward_or_back() -> None:
    """Only agents in the building with the safe."""
    state = holding(OFF_SAFE, at={RED: 7, BLUE: 6})
    assert uses(state) == {codes.play_steps(OFF_SAFE, RED, 1), codes.play_steps(OFF_SAFE, RED, -1)}
    assert where(play(state, codes.play_steps(OFF_SAFE, RED, -1)), RED) == 6


def test_t11_one_agent_to_the_ruins() -> None:
    """From anywhere."""
    state = holding(TO_RUINS, at={RED: 4, BLUE: RUINS})
    assert uses(state) == {codes.play_one(TO_RUINS, agent) for agent in range(7) if agent != BLUE}
    assert where(play(state, codes.play_one(TO_RUINS, RED)), RED) == RUINS


def test_t11_one_or_two_agents_from_the_ruins_to_the_church() -> None:
    """Those in the ruins, alone or in pairs."""
    state = holding(TO_CHURCH, at={RED: RUINS, BLUE: RUINS, GREEN: 3})
    both = codes.play_pair(TO_CHURCH, RED, BLUE)
    assert uses(state) == {codes.play_one(TO_CHURCH, RED), codes.play_one(TO_CHURCH, BLUE), both}
    after = play(state, both)
    assert [where(after, agent) for agent in (RED, BLUE, GREEN)] == [CHURCH, CHURCH, 3]


def test_t11_one_agent_one_two_or_three_forward() -> None:
    """Every agent, three numbers of buildings."""
    state = holding(FORWARD, at={RED: 9})
    assert len(uses(state)) == 21
    assert where(play(state, codes.play_steps(FORWARD, RED, 3)), RED) == CHURCH


def test_t11_one_agent_to_the_safe() -> None:
    """From anywhere but the safe's own building."""
    state = holding(TO_SAFE, at={RED: 4, BLUE: 7})
    assert uses(state) == {codes.play_one(TO_SAFE, agent) for agent in range(7) if agent != BLUE}
    assert where(play(state, codes.play_one(TO_SAFE, RED)), RED) == 7


def test_t11_the_safe_to_any_other_building() -> None:
    """Eleven buildings."""
    state = holding(SAFE_ANYWHERE)
    assert uses(state) == {codes.play_safe(building) for building in range(12) if building != 7}
    assert play(state, codes.play_safe(4)).safe == 4


def test_t11_two_markers_three_forward() -> None:
    """Any two different markers."""
    state = holding(MARKERS)
    assert len(uses(state)) == 21
    after = play(state, codes.play_pair(MARKERS, RED, BLUE))
    assert [marker(after, agent) for agent in range(7)] == [0, 0, 0, 3, 0, 3, 0]


def test_t11_all_agents_to_the_church() -> None:
    """Wherever they are."""
    state = holding(ALL_TO_CHURCH, at={RED: 4, BLUE: RUINS})
    assert play(state, codes.play_alone(ALL_TO_CHURCH)).positions == 0


def test_t11_two_agents_trade_places() -> None:
    """Red and blue change buildings."""
    state = holding(TRADE, at={RED: 4, BLUE: 9})
    after = play(state, codes.play_pair(TRADE, RED, BLUE))
    assert (where(after, RED), where(after, BLUE)) == (9, 4)


def test_t11_one_agent_to_the_building_of_another() -> None:
    """Every agent to every other building where somebody stands."""
    state = holding(JOIN, at={RED: 4, BLUE: 9})
    expected = {codes.play_join(agent, building) for agent in range(7) for building in (0, 4, 9)}
    home = {codes.play_join(agent, where(state, agent)) for agent in range(7)}
    assert uses(state) == expected - home
    assert where(play(state, codes.play_join(RED, 9)), RED) == 9


def test_t11_effects_are_heard() -> None:
    """Who played what, and each change: back below 0 steps, jumps 0."""
    assert heard(holding(BACK, at={RED: 1}), codes.play_steps(BACK, RED, -2)) == [
        Event("play", [1, BACK]),
        Event("walk", [RED, 1, RUINS, -2]),
    ]
    assert heard(holding(TO_RUINS), codes.play_one(TO_RUINS, RED)) == [
        Event("play", [1, TO_RUINS]),
        Event("walk", [RED, CHURCH, RUINS, 0]),
    ]
    assert heard(holding(SAFE_ANYWHERE), codes.play_safe(4)) == [
        Event("play", [1, SAFE_ANYWHERE]),
        Event("safe", [1, 7, 4]),
    ]
    assert heard(holding(MARKERS), codes.play_pair(MARKERS, RED, BLUE)) == [
        Event("play", [1, MARKERS]),
        Event("marker", [RED, 0, 3]),
        Event("marker", [BLUE, 0, 3]),
    ]


# --- T12 to T14, T32: drawing


def test_t12_everybody_draws_two_cards_clockwise_from_the_first_player() -> None:
    """Seat 1 begins here: seats 1, 1, 2, 2, 0, 0."""
    state = start(3, {"cards": True, "first": "1"})
    state = play(state, codes.deal(1), codes.deal(2), codes.deal(3))
    owners = []
    for kind in range(6):
        owners += [event.numbers[0] for event in heard(state, codes.draw(kind)) if event.kind == "draw"]
        state = play(state, codes.draw(kind))
    assert owners == [1, 1, 2, 2, 0, 0]
    assert state.chance_outcomes()[0][0] == codes.roll(0)


def test_t12_each_kind_is_drawn_as_likely_as_its_cards_are_many() -> None:
    """Two of 26, or one of 26."""
    state = play(start(2, {"cards": True, "first": "0"}), codes.deal(1), codes.deal(3))
    chances = dict(state.chance_outcomes())
    assert chances[codes.draw(BACK)] == Fraction(2, 26)
    assert chances[codes.draw(TRADE)] == Fraction(1, 26)


def test_t32_discards_that_came_later_become_the_supply_when_a_card_is_due() -> None:
    """The supply ran out when nothing was discarded; the draw for the ruins takes from the three discards."""
    deck = [0, 0, 0, 0, 0, 4, 0, 4, 3, 0, 0, 0, 0, 0, 0]
    hands = {0: [TO_RUINS] * 2, 1: [TO_RUINS] * 2, 2: [FORWARD] * 2, 3: [FORWARD] * 2}
    state = position(roll=1, cards=True, deck=deck, hands=hands, discard=[TO_SAFE] * 3, at={RED: 9})
    assert heard(state, split({RED: 2}))[-1] == Event("reshuffle", [3])
    drawing = play(state, split({RED: 2}))
    assert drawing.chance_outcomes() == [(codes.draw(TO_SAFE), Fraction(1))]
    after = play(drawing, codes.draw(TO_SAFE))
    assert size(after.papers[SUPPLY]) == 2
    assert after.papers[DISCARD] == 0


def test_t12_t32_the_last_card_of_the_supply_makes_the_discards_the_new_one_at_once() -> None:
    """One card is left and three are discarded: whoever draws it leaves a supply of three."""
    deck = [0, 0, 0, 0, 0, 4, 0, 4, 3, 1, 0, 0, 0, 0, 0]
    hands = {0: [TO_RUINS] * 2, 1: [TO_RUINS] * 2, 2: [FORWARD] * 2, 3: [FORWARD] * 2}
    state = position(roll=1, cards=True, deck=deck, hands=hands, discard=[TO_SAFE] * 3, at={RED: 9})
    drawing = play(state, split({RED: 2}))
    assert [event.kind for event in heard(drawing, codes.draw(SAFE_ANYWHERE))] == ["draw", "reshuffle"]
    after = play(drawing, codes.draw(SAFE_ANYWHERE))
    assert size(after.papers[SUPPLY]) == 3
    assert after.papers[DISCARD] == 0


def test_t12_a_hand_never_holds_more_than_four() -> None:
    """Seat 0 has four cards: the ruins bring none."""
    hand = [TO_RUINS, TO_RUINS, TO_SAFE, TO_SAFE]
    after = play(position(roll=1, cards=True, hands={0: hand}, at={RED: 9}), split({RED: 2}))
    assert after.to_act() == 0
    assert size(after.papers[0]) == 4


def test_t13_on_1_3_nobody_need_be_moved_and_a_card_is_drawn() -> None:
    """Only with cards, and only on 1-3."""
    state = position(roll=0, cards=True)
    assert heard(state, 0)[0] == Event("stay", [0])
    assert play(state, 0).to_act() == CHANCE
    assert size(play(state, 0, codes.draw(JOIN)).papers[0]) == 1


def test_t13_with_four_cards_nobody_need_be_moved_but_nothing_is_drawn() -> None:
    """The hand limit stands."""
    state = position(roll=0, cards=True, hands={0: [TO_RUINS, TO_RUINS, TO_SAFE, TO_SAFE]})
    assert play(state, 0).to_act() == 0


def test_t13_on_other_rolls_agents_must_be_moved() -> None:
    """A 2 must be used."""
    state = position(roll=1, cards=True)
    with pytest.raises(IllegalAction) as refused:
        state.apply(0)
    assert refused.value.rule == "T13"


def test_t14_the_die_movement_into_the_ruins_draws_one_card() -> None:
    """One card, also for two agents, and at once."""
    state = position(roll=3, cards=True, at={RED: 9, BLUE: 9})
    drawing = play(state, split({RED: 2, BLUE: 2}))
    assert drawing.to_act() == CHANCE
    assert play(drawing, codes.draw(JOIN)).to_act() == 0
    assert heard(drawing, codes.draw(JOIN), 0) == [Event("drawn", [0, JOIN])]


@pytest.mark.parametrize("moves", [{RED: 3}, {BLUE: 3}])
def test_t14_no_card_for_agents_that_pass_or_stay_in_the_ruins(moves: dict[int, int]) -> None:
    """Red passes the ruins; violet stands there and stays."""
    state = position(roll=2, cards=True, at={RED: 9, VIOLET: RUINS})
    assert play(state, split(moves)).to_act() == 0


@pytest.mark.parametrize(
    "action",
    [
        codes.play_one(TO_RUINS, RED),
        codes.play_pair(TWO_FORWARD, BLUE, YELLOW),
        codes.play_steps(BACK, GREEN, -1),
        codes.play_pair(TRADE, GREEN, VIOLET),
        codes.play_join(GREEN, RUINS),
    ],
)
def test_t14_an_own_card_into_the_ruins_draws_one_card(action: int) -> None:
    """Each card of the player whose turn it is that moves an agent there."""
    at = {BLUE: 10, YELLOW: 10, VIOLET: RUINS}
    kind = codes.play_kind(action)
    own = position(phase="cards", cards=True, hands={0: [kind]}, at=at)
    assert play(own, action).chance_outcomes()[0][0] >= codes.DRAW_BASE
    assert size(play(own, action, codes.draw(FORWARD)).papers[0]) == 1
    other = position(phase="cards", cards=True, player=1, hands={0: [kind]}, at=at)
    assert play(other, action).to_act() == 0


def test_t32_no_card_is_drawn_where_there_is_none() -> None:
    """All cards are in hands: the ruins bring nothing."""
    deck = [0, 0, 0, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0]
    hands = {0: [TO_RUINS] * 2, 1: [TO_RUINS] * 2, 2: [FORWARD] * 2, 3: [FORWARD] * 2}
    state = position(roll=1, cards=True, deck=deck, hands=hands, at={RED: 9})
    assert play(state, split({RED: 2})).to_act() == 0


SMALL_DECK = [0, 0, 0, 0, 0, 4, 0, 4, 2, 0, 0, 0, 0, 0, 0]


def test_t32_a_card_just_played_cannot_be_drawn_by_its_own_action() -> None:
    """No supply, no discards: the card that moves red to the ruins is not shuffled, and nothing is drawn."""
    hands = {0: [TO_RUINS] * 4, 1: [FORWARD] * 2, 2: [FORWARD] * 2, 3: [TO_SAFE] * 2}
    state = position(phase="cards", cards=True, deck=SMALL_DECK, hands=hands)
    after = play(state, codes.play_one(TO_RUINS, RED))
    assert after.to_act() == 0
    assert list(pile_row(after.papers[DISCARD])) == [0, 0, 0, 0, 0, 1] + [0] * 9


def test_t32_the_other_discards_are_shuffled_while_the_card_played_waits() -> None:
    """No supply, two discards: one of these is drawn, and the card played lies alone among the discards."""
    hands = {0: [TO_RUINS] * 4, 1: [FORWARD] * 2, 2: [FORWARD] * 2}
    state = position(phase="cards", cards=True, deck=SMALL_DECK, hands=hands, discard=[TO_SAFE] * 2)
    action = codes.play_one(TO_RUINS, RED)
    assert heard(state, action)[-1] == Event("reshuffle", [2])
    drawing = play(state, action)
    assert drawing.chance_outcomes() == [(codes.draw(TO_SAFE), Fraction(1))]
    assert list(pile_row(play(drawing, codes.draw(TO_SAFE)).papers[DISCARD])) == [0, 0, 0, 0, 0, 1] + [0] * 9


def test_t32_the_last_card_of_the_supply_brings_back_all_discards_but_the_card_played() -> None:
    """One card in the supply, one discard: when that one is drawn, the other is the new supply."""
    hands = {0: [TO_RUINS] * 4, 1: [FORWARD] * 2, 2: [FORWARD] * 2}
    state = position(phase="cards", cards=True, deck=SMALL_DECK, hands=hands, discard=[TO_SAFE])
    drawing = play(state, codes.play_one(TO_RUINS, RED))
    assert heard(drawing, codes.draw(TO_SAFE))[-1] == Event("reshuffle", [1])
    after = play(drawing, codes.draw(TO_SAFE))
    assert list(pile_row(after.papers[SUPPLY])) == [0] * 8 + [1] + [0] * 6
    assert list(pile_row(after.papers[DISCARD])) == [0, 0, 0, 0, 0, 1] + [0] * 9


def test_t32_by_the_first_rules_the_card_played_was_shuffled_too() -> None:
    """So that their records replay."""
    hands = {0: [TO_RUINS] * 4, 1: [FORWARD] * 2, 2: [FORWARD] * 2, 3: [TO_SAFE] * 2}
    now = position(phase="cards", cards=True, deck=SMALL_DECK, hands=hands)
    state = read_state("rules 1\n" + now.text())
    drawing = play(state, codes.play_one(TO_RUINS, RED))
    assert drawing.chance_outcomes() == [(codes.draw(TO_RUINS), Fraction(1))]
    history = [Event("drawn", [0, TO_RUINS])] * 4 + [Event("draw", [seat]) for seat in (1, 1, 2, 2, 3, 3)]
    history += [Event("play", [0, TO_RUINS]), Event("reshuffle", [1])]
    assert SpiesWorlds(look(drawing, 0, history)).sample(Rng(1)).papers[SUPPLY] == drawing.papers[SUPPLY]


def test_t31_only_a_card_in_the_own_hand_can_be_played() -> None:
    """Others' cards do not count."""
    state = position(phase="cards", cards=True, hands={0: [TO_SAFE], 1: [TO_RUINS]})
    with pytest.raises(IllegalAction) as refused:
        state.apply(codes.play_one(TO_RUINS, RED))
    assert refused.value.rule == "T31"


def test_t31_a_played_card_lies_among_the_discards() -> None:
    """And is no longer in hand."""
    after = play(holding(TO_SAFE), codes.play_one(TO_SAFE, RED))
    assert after.papers[1] == 0
    assert after.papers[DISCARD] == card(TO_SAFE)


def test_t1_a_card_cannot_move_an_agent_that_is_not_in_play() -> None:
    """Gray and orange stay in the box with two players."""
    state = position(seats=2, phase="cards", cards=True, hands={0: [TO_SAFE]})
    assert state.forbidden_by(codes.play_one(TO_SAFE, 0)) == "T1"
    assert not state.is_legal(codes.play_one(TO_SAFE, 0))


@given(st.integers(2, 7), st.sampled_from((1, 3)), st.integers(0, 10**6))
def test_t12_t31_no_card_is_ever_lost_and_no_hand_exceeds_four(seats: int, variant: int, seed: int) -> None:
    """Over random play: hands, supply, discards and removed cards are always the deck."""
    for state in random_states(seats, GAME.variants[variant], seed):
        hands = [state.papers[seat] for seat in range(seats)]
        piles = [state.papers[SUPPLY], state.papers[DISCARD], state.papers[REMOVED]]
        assert sum(hands) + sum(piles) == state.setup.supply()
        assert max(size(hand) for hand in hands) <= 4


# --- T16, T17: real effects


@pytest.mark.parametrize(
    "action",
    [
        codes.play_pair(TRADE, RED, BLUE),
        codes.play_one(TO_RUINS, VIOLET),
        codes.play_one(TO_CHURCH, RED),
        codes.play_pair(TO_CHURCH, RED, VIOLET),
        codes.play_one(TO_SAFE, GREEN),
        codes.play_steps(OFF_SAFE, RED, 1),
        codes.play_join(RED, 4),
        codes.play_join(RED, 5),
        codes.play_safe(7),
    ],
)
def test_t16_a_card_without_a_real_effect_is_refused(action: int) -> None:
    """No trade within one building, no move to where the agent is, no safe to its own building, nobody to join."""
    state = holding(codes.play_kind(action), at={RED: 4, BLUE: 4, VIOLET: RUINS, GREEN: 7})
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.rule == "T16"


def test_t16_all_to_the_church_needs_somebody_elsewhere() -> None:
    """Everybody is there already."""
    assert uses(holding(ALL_TO_CHURCH)) == set()


def test_t16_a_marker_stops_at_40() -> None:
    """From 38 and 39 to 40."""
    state = position(phase="cards", cards=True, hands={0: [MARKERS]}, markers={RED: 38, BLUE: 36})
    after = play(state, codes.play_pair(MARKERS, RED, BLUE))
    assert (marker(after, RED), marker(after, BLUE)) == (40, 39)


def test_t16_a_marker_at_40_or_more_does_not_move() -> None:
    """Pairs with red or blue are refused."""
    state = position(phase="cards", cards=True, hands={0: [MARKERS]}, markers={RED: 40, BLUE: 41})
    assert len(uses(state)) == 10
    assert state.forbidden_by(codes.play_pair(MARKERS, RED, GREEN)) == "T16"


def test_t16_with_fewer_than_two_markers_below_40_the_card_cannot_be_played() -> None:
    """Only green is below 40."""
    state = position(phase="cards", cards=True, hands={0: [MARKERS]}, markers=ALL_AT_40 | {GREEN: 3})
    assert list(state.legal_actions()) == [codes.PASS]


@pytest.mark.parametrize(
    ("action", "agent"),
    [
        (codes.play_steps(BACK, RED, -1), RED),
        (codes.play_pair(TWO_BACK, RED, GREEN), RED),
        (codes.play_pair(TRADE, GREEN, BLUE), GREEN),
        (codes.play_join(GREEN, 7), GREEN),
        (codes.play_one(TO_SAFE, GREEN), GREEN),
        (codes.play_steps(FORWARD, YELLOW, 2), YELLOW),
    ],
)
def test_t17_every_way_into_the_safes_building_counts_as_moving_there(action: int, agent: int) -> None:
    """Back, by trade, directly, or forward."""
    state = holding(codes.play_kind(action), at={RED: 8, BLUE: 7, YELLOW: 5})
    assert list(agents_row(play(state, action).arrived)) == [agent]


def test_t17_back_is_counter_clockwise() -> None:
    """From the church one back is the ruins."""
    assert where(play(holding(STEP), codes.play_steps(STEP, RED, -1)), RED) == RUINS


# --- T19, T33: the free-agent card


def test_t19_the_card_of_a_random_free_agent_is_taken() -> None:
    """Seats own agents 0 to 3; 4, 5 and 6 are free."""
    state = play(holding(FREE_AGENT), codes.play_alone(FREE_AGENT))
    assert state.chance_outcomes() == [(codes.find(agent), Fraction(1, 3)) for agent in (4, 5, 6)]
    after = play(state, codes.find(5))
    assert nibble(after.seconds, 1) == 5
    assert after.to_act() == 1
    assert after.papers[DISCARD] == card(FREE_AGENT)


def test_t19_only_its_player_sees_the_free_agent() -> None:
    """Others hear that a card was taken."""
    state = play(holding(FREE_AGENT), codes.play_alone(FREE_AGENT))
    assert heard(state, codes.find(5), 1) == [Event("found", [1, 5])]
    assert heard(state, codes.find(5), 0) == [Event("find", [1])]


def test_t19_at_the_end_the_agent_behind_goes_back() -> None:
    """Seat 0 scores with the better of its two; the other is free again."""
    markers = {0: 10, 5: 30, 1: 45}
    state = position(phase="ended", cards=True, markers=markers, seconds={0: 5})
    assert state.outcome().scores == [30, 45, 0, 0]
    ahead = position(phase="ended", cards=True, markers={0: 30, 5: 10, 1: 45}, seconds={0: 5})
    assert ahead.outcome().scores == [30, 45, 0, 0]


def test_t19_of_level_agents_the_second_goes_back() -> None:
    """It makes no difference to the points, but for who is free."""
    state = position(
        cards=True, phase="cards", passes=3, actor=3, at={1: 7}, arrived=[1], markers={1: 41}, seconds={0: 5}
    )
    events = heard(state, codes.PASS)
    assert Event("returned", [0, 5]) in events
    assert Event("free", [5, 0]) in events
    assert Event("tally", [0, 0, 0]) in events


def test_t19_a_returned_agent_never_wins_as_a_free_one() -> None:
    """It is behind its owner's other agent."""
    state = position(phase="ended", cards=True, markers={0: 44, 5: 43}, seconds={0: 5})
    assert state.outcome().winners == [0]


def test_t19_with_no_free_agent_left_the_card_leaves_the_game_and_another_is_drawn() -> None:
    """Six seats, and the one free agent is taken; also for a player whose turn it is not."""
    state = position(
        seats=6, phase="cards", cards=True, actor=1, firsts=range(6), seconds={0: 6}, hands={1: [FREE_AGENT]}
    )
    action = codes.play_alone(FREE_AGENT)
    assert heard(state, action) == [Event("play", [1, FREE_AGENT]), Event("remove", [1, FREE_AGENT])]
    drawing = play(state, action)
    assert drawing.papers[REMOVED] == card(FREE_AGENT)
    after = play(drawing, codes.draw(JOIN))
    assert after.papers[1] == card(JOIN)
    assert after.to_act() == 1


def test_t33_a_player_with_two_agents_takes_no_third() -> None:
    """While there is a free agent left; later the card can be played to be replaced."""
    state = position(phase="cards", cards=True, seconds={0: 5}, hands={0: [FREE_AGENT]})
    with pytest.raises(IllegalAction) as refused:
        state.apply(codes.play_alone(FREE_AGENT))
    assert refused.value.rule == "T33"
    none_left = position(seats=6, phase="cards", cards=True, firsts=range(6), seconds={0: 6}, hands={0: [FREE_AGENT]})
    assert nibble(play(none_left, codes.play_alone(FREE_AGENT)).seconds, 1) == NOBODY
