"""What Agent Hunter's spymaster draws of what it has searched, and how likely."""

from __future__ import annotations

from math import inf

import pytest

from coverstory.arena.exploit_policies import MODEL_SEED, SearchPolicy, loosened
from coverstory.arena.exploit_posterior import Situation
from coverstory.bots.bot import Finding, SearchBot
from coverstory.bots.hunches.agent_hunter import HunterHunch
from coverstory.bots.mixing import MixingBot, draw, mixture
from coverstory.bots.roster import make_bot, read_code
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.rng import Rng
from hunter_positions import GAME, new, opening, play, see

FOUND = [Finding(10, 0.6, 0.64, 64), Finding(20, 0.5, 0.32, 32), Finding(30, 0.4, 0.04, 3)]


def bot(seed: int, nodes: int) -> MixingBot:
    rng = Rng(seed)
    return MixingBot(SearchBot(GAME.worlds, HunterHunch(), rng, 0, nodes, inf, lambda: 0.0), rng.word())


def chosen(state: HunterState, seed: int, nodes: int) -> str:
    action = bot(seed, nodes).choose(see(state, state.to_act()), state.legal_actions())
    return GAME.say_action(action, "en")


def test_what_all_see_is_drawn_among_the_well_tried_by_the_roots_of_tries() -> None:
    shares = mixture(see(opening([0, 2, 4], [9, 5, 6]), 0), FOUND)
    assert shares[10] == pytest.approx(shares[20] * 2**0.5)
    assert shares[30] == 0.0
    assert sum(shares.values()) == pytest.approx(1.0)


def test_face_down_cards_are_drawn_among_all_that_was_tried() -> None:
    shares = mixture(see(new(), 0), FOUND)
    assert shares[10] == pytest.approx(shares[20] * 2**0.5)
    assert shares[20] == pytest.approx(shares[30] * (32 / 3) ** 0.5)
    assert sum(shares.values()) == pytest.approx(1.0)


def test_draws_come_as_often_as_their_shares() -> None:
    drawn = [draw({1: 0.5, 2: 0.3, 3: 0.2, 4: 0.0}, Rng(1, stream)) for stream in range(2000)]
    assert [drawn.count(action) / 2000 for action in (1, 2, 3, 4)] == pytest.approx([0.5, 0.3, 0.2, 0.0], abs=0.04)


def test_it_hides_in_the_same_spot_less_than_always() -> None:
    spots = [chosen(new(), seed, 60) for seed in range(30)]
    assert len(set(spots)) > 5
    assert max(spots.count(spot) for spot in spots) < 12


def test_a_winning_capture_is_taken_whatever_is_drawn() -> None:
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack middle with 5", "attack right with 1", "attack right with 6", "attack right with 3")
    play(state, "attack left with 8", "attack middle with 1")
    assert {chosen(state, seed, 150) for seed in range(5)} == {"attack left with 9"}


def test_findings_begin_with_the_choice_and_say_how_likely_each_is() -> None:
    state = opening([0, 2, 4], [9, 5, 6])
    view, legal = see(state, 0), state.legal_actions()
    found = bot(3, 80).findings(view, legal)
    assert found[0].action == bot(3, 80).choose(view, legal)
    assert found[0].share > 0
    assert sum(finding.share for finding in found) == pytest.approx(1.0)


def test_somebody_who_has_the_program_knows_the_mixture() -> None:
    entry = read_code(GAME, "spymaster:40n")
    state = opening([0, 2, 4], [9, 5, 6])
    situation = Situation(see(state, 0), state.legal_actions(), 1.0)
    known = SearchPolicy(GAME, entry, 2).probabilities([situation])[0]
    shares = dict.fromkeys(situation.offered, 0.0)
    for run in range(2):
        again = make_bot(GAME, entry, Rng(MODEL_SEED, run), lambda: 0.0)
        for finding in again.findings(situation.view, situation.offered):
            shares[finding.action] += finding.share
    assert known == pytest.approx(loosened(list(shares.values())))
    assert sum(share == 0.0 for share in shares.values()) > 3
