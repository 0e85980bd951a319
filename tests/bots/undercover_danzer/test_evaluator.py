"""The evaluator of Undercover (Danzer), in positions where the answer is clear."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from coverstory.bots.bot import Budget, RookieBot, SearchBot
from coverstory.bots.undercover_danzer.evaluator import DanzerEvaluator
from coverstory.rules.contract import CHANCE, MOST_SEATS, OVER
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.actions import FLIP_OVER
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.rules.undercover_danzer.worlds import DanzerWorlds
from support.danzer_positions import GAME, VARIANTS, at, new, play, position, rollout, view

ONE_STEP_LACKING = "7 9 9 9 9 9"  # two players: tokens lie on columns 8 to 11


def values(state: DanzerState) -> list[float]:
    out = vec[float]([0.0] * MOST_SEATS)
    DanzerEvaluator().values_into(state, out)
    return [out[seat] for seat in range(state.seats())]


def priors(state: DanzerState) -> list[float]:
    evaluator = DanzerEvaluator()
    return [evaluator.prior(state, action) for action in state.legal_actions()]


def last_turn() -> DanzerState:
    """Two players, the second seat to take: with any step in red it ends the game and wins."""
    return position(
        "OB",
        {"RO": "new 0,3", "BG": "new 2,2"},
        player=1,
        turn=9,
        staffers={0: "8 8 8 8 8 6", 1: ONE_STEP_LACKING},
    )


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_values_share_out_what_an_ending_would(seats: int, options: dict[str, Value]) -> None:
    """Places from 1 down to 0: all seats together get half of their number."""
    for number, state in enumerate(rollout(seats, options, 11)):
        if state.to_act() >= 0 and number % 5 == 0:
            assert all(0 <= value <= 1 for value in values(state))
            assert sum(values(state)) == pytest.approx(seats / 2)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_backs_that_nobody_has_seen_change_no_prior(seats: int, options: dict[str, Value]) -> None:
    rng = Rng(8)
    for number, state in enumerate(rollout(seats, options, 12)):
        if state.to_act() >= 0 and number % 11 == 0:
            worlds = DanzerWorlds(view(state))
            for _ in range(3):
                assert priors(worlds.sample(rng)) == priors(state)


def test_two_evaluators_do_not_disturb_each_other() -> None:
    """The second looks at the same table with more plain columns, where tokens are further off."""
    near = position("OY", staffers={0: "5 5 5 5 5 5"})
    far = position("OY", staffers={0: "5 5 5 5 5 5"}, plain=9)
    assert near.info_key(0) == far.info_key(0)
    one, other = DanzerEvaluator(), DanzerEvaluator()
    action = near.legal_actions()[0]
    before = one.prior(near, action)
    assert one.prior(far, action) != before
    assert one.prior(near, action) == before
    assert other.prior(far, action) != before
    assert one.prior(near, action) == before


def test_seats_that_change_places_change_values() -> None:
    ours, theirs = "3 2 5 8 0 1", "6 6 1 0 9 2"
    one = position("OY", staffers={0: ours, 1: theirs}, player=0, starts=0)
    other = position("YO", staffers={0: theirs, 1: ours}, player=1, starts=1)
    assert values(one) == pytest.approx(values(other)[::-1])


def test_who_is_ahead_in_every_lane_is_expected_to_win() -> None:
    state = position("OY", staffers={0: "6 6 6 6 6 6", 1: "2 2 2 2 2 2"}, player=1, starts=1)
    assert values(state)[0] > 0.9


def test_the_lane_that_counts_twice_promises_more() -> None:
    """Purple's Joker: a step in yellow, which is opposite, or one in orange."""
    state = position(player=3, starts=3)
    play(state, "take the joker")
    evaluator = DanzerEvaluator()
    assert evaluator.prior(state, at(0, 3)) > evaluator.prior(state, at(-1, 1))


def test_the_first_round_promises_no_gain() -> None:
    """U29: nothing is evaluated."""
    state = position(turn=1)
    play(state, "take pile A")
    assert set(priors(state)) == {0.0}


def test_a_back_that_can_be_inferred_is_counted_on() -> None:
    """U2: where green and yellow has been seen, the other green agent is blue on its back."""
    known = position(placed={"GY": "official 4,4", "GB": "new 6,6"}, staffers={0: "0 0 4 0 0 0"}, turn=5)
    play(known, "take the agent at 6,6")
    seen = known.copy()
    seen.table.known[12 + seen.table.hand - 6] = 4
    assert DanzerEvaluator().prior(known, FLIP_OVER) == DanzerEvaluator().prior(seen, FLIP_OVER)


def test_home_is_not_left_in_the_last_turn_of_a_classified_game() -> None:
    """U39: a staffer at home counts 0, and one on the first column -10."""
    state = position(player=3, starts=0, track="classified", turn=9, staffers={3: "5 5 0 9 9 9"})
    state.table.ending = 0
    play(state, "take the joker")
    evaluator = DanzerEvaluator()
    assert evaluator.prior(state, at(0, 3)) < 0  # beside yellow
    assert evaluator.prior(state, at(2, 2)) >= 0  # beside green


def test_the_lane_with_good_tokens_near_is_the_one_to_be_opposite_to() -> None:
    state = new(2)
    rng = Rng(1)
    while state.to_act() == CHANCE:
        state.advance(state.draw(rng))
    evaluator = DanzerEvaluator()
    best = max(state.legal_actions(), key=lambda action: evaluator.prior(state, action))
    lane = (best + 3) % 6
    assert state.table.token[lane * 5] == max(state.table.token[other * 5] for other in range(6))


def test_a_rookie_takes_the_last_token_and_wins() -> None:
    state = last_turn()
    rookie = RookieBot(GAME.worlds, DanzerEvaluator(), Rng(2), 60)
    while state.to_act() == 1:
        state.apply(rookie.choose(view(state, 1), state.legal_actions()))
    assert state.to_act() == OVER
    assert state.outcome().winners == [1]


def test_a_search_takes_the_last_token_and_wins() -> None:
    state = last_turn()
    bot = SearchBot(GAME.worlds, DanzerEvaluator(), Rng(2), cut=0, budget=Budget(150), clock=lambda: 0.0)
    while state.to_act() == 1:
        state.apply(bot.choose(view(state, 1), state.legal_actions()))
    assert state.to_act() == OVER
    assert state.outcome().winners == [1]
