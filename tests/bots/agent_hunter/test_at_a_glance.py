"""Attacks that cannot fail and attacks that can do nothing, and the bots that see them."""

from __future__ import annotations

from coverstory.arena.exploiting.policies import RookiePolicy
from coverstory.arena.exploiting.posterior import Situation
from coverstory.bots.agent_hunter.at_a_glance import is_sure_hit, leads_nowhere, wins_for_sure
from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.rng import Rng
from support.hunter_positions import GAME, opening, play

GAMES = 20  # in 60 games of agents 13 once ran to the cap


def said(actions: list[int]) -> list[str]:
    return [GAME.say_action(action, "en") for action in actions]


def sure_hits(state: HunterState) -> list[str]:
    return said([action for action in state.legal_actions() if is_sure_hit(state, action)])


def idle(state: HunterState) -> list[str]:
    return said([action for action in state.legal_actions() if leads_nowhere(state, action)])


def pinned() -> HunterState:
    """Seat 0 to move: everybody knows that the 9 lies on the left."""
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack left with 8", "attack right with 8")
    return state


def test_the_only_number_that_is_possible_is_a_sure_hit() -> None:
    assert sure_hits(opening([0, 2, 4], [9, 5, 6])) == []
    assert sure_hits(pinned()) == ["attack left with 9"]


def test_a_hit_that_ends_the_game_and_loses_it_is_none_to_see() -> None:
    state = pinned()
    state.live = 0b001001  # both have the left house only
    state.lost = 0b000110
    state.beside[1] = 2
    assert state.points(1) > state.points(0) + 1
    assert sure_hits(state) == []


def test_whoever_is_ahead_wins_by_losing_the_last_house() -> None:
    """H25: an attack from it that can only fail ends the game."""
    state = opening([0, 2, 4], [9, 5, 6])
    state.live = 0b010001
    state.lost = 0b101000
    for site in (1, 2, 3, 5):
        state.could[site] = 0
    state.could[4] = 0b1111110000
    last = GAME.read_action("attack middle from house left", "en")
    assert state.points(0) == 2
    assert wins_for_sure(state, last)
    state.lost = 0
    assert not wins_for_sure(state, last)


def test_an_attack_leads_nowhere_where_the_answer_is_known_and_the_card_was_shown() -> None:
    state = pinned()
    assert "attack left with 8" in idle(state)
    assert "attack left with 7" not in idle(state)  # shows that no house of the attacker holds the 7
    assert "attack middle with 3" not in idle(state)  # the answer is open
    assert "attack left with 9" not in idle(state)


def test_whoever_is_ahead_may_let_a_turn_pass() -> None:
    state = pinned()
    state.lost |= 0b100000
    assert state.points(0) > state.points(1)
    assert idle(state) == []


def test_a_rookie_sees_most_sure_hits_and_its_chances_say_so() -> None:
    """Of 414 certain eliminations rookies skipped 320."""
    state = pinned()
    view, offered = GAME.look(state, 0, []), state.legal_actions()
    rookie = make_bot(GAME, read_code(GAME, "rookie"), Rng(3), lambda: 0.0)
    chosen = [GAME.say_action(rookie.choose(view, offered), "en") for _ in range(400)]
    taken = chosen.count("attack left with 9")
    assert 320 < taken < 400
    chances = RookiePolicy(GAME).probabilities([Situation(view, offered, 1.0)])[0]
    expected = 400 * chances[offered.index(GAME.read_action("attack left with 9", "en"))]
    assert abs(taken - expected) < 25


def test_agents_do_not_repeat_one_attack_until_the_cap() -> None:
    for seed in range(GAMES):
        match, chance = Match(GAME, 2), Rng(seed, 2)
        agents = [make_bot(GAME, read_code(GAME, "agent"), Rng(seed, seat), lambda: 0.0) for seat in range(2)]
        match.play_chance(chance)
        while not match.over:
            seat = match.to_act()
            match.submit(seat, agents[seat].choose(match.view(seat), match.offered(seat)))
            match.play_chance(chance)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.reason == "houses"
