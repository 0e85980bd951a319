"""Agent Hunter at a glance, and bots that follow it."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from coverstory.bots.agent_hunter.evaluator import AgentHunterEvaluator
from coverstory.bots.bot import Budget, RookieBot, SearchBot
from coverstory.rules.agent_hunter.components import SEATS, site_of
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import MOST_SEATS, OVER
from coverstory.rules.rng import Rng
from support.hunter_positions import GAME, LEFT, RIGHT, opening, play, random_game

EVALUATOR = AgentHunterEvaluator()


def values(state: HunterState) -> list[float]:
    out = vec[float]([0.0] * MOST_SEATS)
    EVALUATOR.values_into(state, out)
    return [out[seat] for seat in range(SEATS)]


def prior(state: HunterState, words: str) -> float:
    return EVALUATOR.prior(state, GAME.read_action(words, "en"))


def favourite(state: HunterState) -> str:
    """What looks best, in words."""
    return GAME.say_action(max(state.legal_actions(), key=lambda action: EVALUATOR.prior(state, action)), "en")


def search_choice(state: HunterState, nodes: int) -> str:
    bot = SearchBot(GAME.worlds, EVALUATOR, Rng(1), cut=0, budget=Budget(nodes), clock=lambda: 0.0)
    seat = state.to_act()
    return GAME.say_action(bot.choose(GAME.look(state, seat, []), state.legal_actions()), "en")


def pinned() -> HunterState:
    """Seat 0 to move knows the 9 on the left."""
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack left with 8", "attack right with 8")
    return state


def mirrored(state: HunterState) -> HunterState:
    """The same with seats exchanged."""
    other = state.copy()
    for house in range(3):
        for field, own in ((other.card, state.card), (other.beside, state.beside), (other.could, state.could)):
            field[site_of(0, house)] = own[site_of(1, house)]
            field[site_of(1, house)] = own[site_of(0, house)]
    for field, own in ((other.hand, state.hand), (other.spare, state.spare)):
        field[0], field[1] = own[1], own[0]
    other.live = state.live >> 3 | (state.live & 7) << 3
    other.lost = state.lost >> 3 | (state.lost & 7) << 3
    if state.phase > 1:
        other.turn = 1 - state.turn
    return other


@pytest.mark.parametrize("options", GAME.variants)
def test_values_lie_between_0_and_1_and_share_out_1(options: dict[str, int]) -> None:
    for seed in range(4):
        for state in random_game(seed, **options):
            if state.to_act() != OVER:
                first, second = values(state)
                assert 0.0 <= first <= 1.0
                assert first + second == pytest.approx(1.0)


def test_values_agree_when_seats_are_exchanged() -> None:
    for seed in range(6):
        for state in random_game(seed):
            if state.to_act() != OVER:
                assert values(mirrored(state)) == pytest.approx(values(state)[::-1])


@pytest.mark.parametrize("options", GAME.variants)
def test_prior_ignores_the_enemys_secrets(options: dict[str, int]) -> None:
    rng = Rng(4)
    for seed in range(3):
        for state in random_game(seed, **options):
            who = state.to_act()
            if who < 0:
                continue
            text = state.text()
            priors = [EVALUATOR.prior(state, action) for action in state.legal_actions()]
            assert state.text() == text
            other = state.copy()
            other.redeal(who, rng)
            assert [EVALUATOR.prior(other, action) for action in state.legal_actions()] == priors


@pytest.mark.parametrize("options", GAME.variants)
def test_what_was_looked_at_before_looks_as_it_does_at_first_sight(options: dict[str, int]) -> None:
    """One evaluator remembers the looks of whole games; a new one knows none."""
    used = AgentHunterEvaluator()
    for seed in range(2):
        for state in [*random_game(seed, **options), *random_game(seed, **options)]:
            if state.to_act() >= 0:
                fresh = AgentHunterEvaluator()
                legal = state.legal_actions()
                assert [used.prior(state, a) for a in legal] == [fresh.prior(state, a) for a in legal]


def test_a_known_house_is_attacked_with_its_number_or_kept_for_later() -> None:
    state = pinned()
    assert prior(state, "attack left with 9") > prior(state, "attack left with 7")
    assert prior(state, "attack left with 9") > prior(state, "switch right")


def test_a_house_attacks_when_it_is_sure() -> None:
    state = opening([9, 2, 4], [9, 5, 6])
    before = prior(state, "attack left from house left")
    play(state, "attack left with 8", "attack right with 8")
    assert prior(state, "attack left from house left") > before + 0.3


def test_nobody_attacks_from_a_house_at_random() -> None:
    state = opening([0, 2, 4], [9, 5, 6])
    assert prior(state, "attack left from house middle") < prior(state, "attack left with 1")
    assert prior(state, "attack left from house middle") < prior(state, "switch left")


def test_a_house_known_to_differ_is_not_attacked_in_vain() -> None:
    """The 8 is above all that can lie on the right: its answer is known before."""
    state = opening([0, 2, 4], [9, 5, 3])
    play(state, "attack right with 7", "attack left with 8")
    assert prior(state, "attack right with 8") < prior(state, "attack right with 3")


def test_the_middle_tells_more_than_the_edge() -> None:
    state = opening([0, 2, 3], [9, 5, 6])
    assert prior(state, "attack left with 5") > prior(state, "attack left with 9")


def test_a_last_house_that_wins_is_taken() -> None:
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack middle with 5", "attack right with 1", "attack right with 6", "attack right with 3")
    play(state, "attack left with 8", "attack middle with 1")
    assert favourite(state) == "attack left with 9"
    assert search_choice(state, 300) == "attack left with 9"
    assert prior(state, "attack left with 9") > 0.999


def test_a_last_house_that_loses_is_left_alone() -> None:
    """H20: at equal points the one who was wiped out wins, so taking the last house is worse than a quiet turn."""
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack middle with 5", "attack right with 1", "attack right with 6", "attack right with 3")
    play(state, "attack left with 8", "attack right with 4")
    state.beside[site_of(0, RIGHT)] = 2
    state.spare[0] = 3
    assert prior(state, "attack left with 9") < 0.001
    assert favourite(state) != "attack left with 9"


def test_a_house_about_to_fall_is_switched() -> None:
    state = opening([9, 2, 4], [0, 5, 6], first=1)
    play(state, "attack left with 8")
    assert prior(state, "switch left") > prior(state, "switch middle")
    assert prior(state, "switch left") > prior(state, "switch right")


def test_a_decoy_goes_where_it_is_safe() -> None:
    state = opening([9, 2, 4], [0, 5, 6], first=1)
    play(state, "attack left with 8", "switch middle", "place 2")
    assert prior(state, "decoy middle") != prior(state, "decoy left")
    assert favourite(state) != "decoy left"


def test_a_twin_of_a_known_card_is_a_good_hiding_place() -> None:
    """The enemy has that number in a house and cannot attack with it from the hand."""
    state = pinned()
    play(state, "switch middle")
    assert favourite(state) == "place 9"


def test_hiding_places_look_alike_at_the_start() -> None:
    state = GAME.start(2, {})
    assert isinstance(state, HunterState)
    assert len({EVALUATOR.prior(state, action) for action in state.legal_actions()}) == 1


def test_a_rookie_hides_in_more_than_one_way() -> None:
    state = GAME.start(2, {})
    view = GAME.look(state, 0, [])
    chosen = {RookieBot(GAME.worlds, EVALUATOR, Rng(s), 8).choose(view, state.legal_actions()) for s in range(40)}
    assert len(chosen) > 5


def test_a_quiet_end_is_judged_by_points() -> None:
    """H18: on the last turn before the cap a lead wins."""
    state = pinned()
    play(state, "attack left with 9", "attack left with 7")
    state.quiet = 199
    assert prior(state, "attack middle with 8") > 0.999
    state.lost = 0
    state.live = 0b111111
    state.could[site_of(1, LEFT)] = 1 << 9
    assert prior(state, "attack middle with 8") == pytest.approx(0.5)


def test_left_and_right_are_alike() -> None:
    state = opening([0, 2, 4], [9, 5, 6])
    assert prior(state, "attack left with 5") == pytest.approx(prior(state, "attack right with 5"))
