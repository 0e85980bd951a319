"""Agent Hunter's spymaster: what it does where there is little doubt."""

from __future__ import annotations

from contextlib import closing

import pytest

from coverstory.bots.hunter import HunterBot
from coverstory.bots.parallel import ParallelBot
from coverstory.bots.roster import Clock, make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.agent_hunter.actions import (
    HAND_ATTACK,
    attack_from_hand,
    attacking_card,
    hand_target,
    kind_of,
    place,
    start,
)
from coverstory.rules.catalogue import find_game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from hunter_positions import opening, play, see

HUNTER = find_game("agent_hunter")
ONE_HOUSE: dict[str, Value] = {"cards": 4, "houses": 1, "decoys": 1}
LEFT, MIDDLE, RIGHT = range(3)
FIRST_TURN = (*map(place, (0, 2, 4)), *map(place, (9, 5, 6)), start(0))
# Six of them in turn leave 24 and 36 placements.
ATTACKED = ((7, LEFT), (3, LEFT), (3, MIDDLE), (3, MIDDLE), (7, MIDDLE), (7, RIGHT))
ATTACKS = [attack_from_hand(card, house) for card, house in ATTACKED]


def bot(nodes: int, seed: int = 7) -> HunterBot:
    return spymaster(f"spymaster:{nodes}n", seed, lambda: 0.0)


def spymaster(code: str, seed: int, clock: Clock) -> HunterBot:
    made = make_bot(HUNTER, read_code(HUNTER, code), Rng(seed), clock)
    assert isinstance(made, HunterBot)
    return made


def match_after(options: dict[str, Value], *actions: int) -> Match:
    match = Match(HUNTER, 2, options)
    for action in actions:
        match.enter(action)
    return match


def test_it_finds_a_winning_capture() -> None:
    """Seat 1's only card is more than 2, so that it is the 3, and seat 0 has a 3 in hand."""
    opening = (place(0), place(3), start(0))
    match = match_after(ONE_HOUSE, *opening, attack_from_hand(2, LEFT), attack_from_hand(1, LEFT))
    for seed in range(5):
        chosen = bot(3000, seed).choose(match.view(0), match.offered(0))
        assert chosen == attack_from_hand(3, LEFT)


def test_it_never_attacks_a_house_known_to_differ() -> None:
    """The left house holds less than 4, so that no card from 4 on can be the same; nor does any other hit for sure."""
    opening = (*map(place, (1, 2)), *map(place, (0, 5)), start(0))
    match = match_after({"cards": 6, "houses": 2}, *opening, attack_from_hand(4, LEFT), attack_from_hand(4, LEFT))
    assert bot(1).thinks_alone(match.view(0))
    for shares in bot(1).strategy(match.view(0)).values():
        attacks = [action for action in shares if kind_of(action) == HAND_ATTACK and hand_target(action) == LEFT]
        assert all(attacking_card(action) < 4 for action in attacks)


def test_it_searches_while_much_is_hidden_and_then_solves() -> None:
    solved = [bot(9).thinks_alone(match_after({}, *FIRST_TURN, *ATTACKS[:count]).view(0)) for count in range(7)]
    assert not solved[0]
    assert solved[6]
    assert solved == sorted(solved)


def test_a_winning_capture_is_taken_whatever_is_drawn() -> None:
    """The left house of seat 1 is above 8, in a view that does not tell how it came about."""
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack middle with 5", "attack right with 1", "attack right with 6", "attack right with 3")
    play(state, "attack left with 8", "attack middle with 1")
    chosen = {bot(150, seed).choose(see(state, state.to_act()), state.legal_actions()) for seed in range(5)}
    assert {HUNTER.say_action(action, "en") for action in chosen} == {"attack left with 9"}


@pytest.mark.parametrize("told", [0, 6])  # searched, solved
def test_findings_begin_with_the_choice_and_say_how_likely_each_is(told: int) -> None:
    match = match_after({}, *FIRST_TURN, *ATTACKS[:told])
    view, offered = match.view(0), match.offered(0)
    assert bot(80, 3).thinks_alone(view) == (told == 6)
    found = bot(80, 3).findings(view, offered)
    assert found[0].action == bot(80, 3).choose(view, offered)
    assert found[0].share > 0
    assert sum(finding.share for finding in found) == pytest.approx(1.0)


def test_what_it_searches_is_shared_among_processes_and_what_it_solves_is_not() -> None:
    searched, solved = match_after({}, *FIRST_TURN), match_after({}, *FIRST_TURN, *ATTACKS)
    made = make_bot(HUNTER, read_code(HUNTER, "spymaster:60n"), Rng(7), lambda: 0.0, jobs=2)
    assert isinstance(made, ParallelBot)
    with closing(made):
        found = made.findings(searched.view(0), searched.offered(0))
        alone = bot(60).findings(searched.view(0), searched.offered(0))
        assert sum(finding.tries for finding in found) == sum(finding.tries for finding in alone)
        assert sum(finding.share for finding in found) == pytest.approx(1.0)
        assert made.findings(solved.view(0), solved.offered(0)) == bot(60).findings(solved.view(0), solved.offered(0))


def test_a_strategy_names_every_placement_and_what_it_may_do() -> None:
    match = match_after(ONE_HOUSE, place(0), place(3), start(0), attack_from_hand(2, LEFT))
    strategy = bot(300).strategy(match.view(1))
    assert sorted(strategy) == [card + 1 for card in (3,)]
    strategy = bot(300).strategy(match_after(ONE_HOUSE, place(0), place(3), start(0)).view(0))
    assert sorted(strategy) == [card + 1 for card in range(4)]
    for placement, shares in strategy.items():
        assert sum(shares.values()) == pytest.approx(1.0)
        assert attack_from_hand(placement - 1, LEFT) not in shares


@pytest.mark.parametrize("seed", range(2))
def test_made_anew_it_solves_the_same(seed: int) -> None:
    match = Match(HUNTER, 2, {"cards": 5, "houses": 2, "decoys": 1})
    kept = [bot(400, 10 * seed + seat) for seat in range(2)]
    chance = Rng(seed)
    for number in range(14):
        match.play_chance(chance)
        if match.over:
            assert number > 6
            return
        seat = match.to_act()
        view, offered = match.view(seat), match.offered(seat)
        chosen = kept[seat].choose(view, offered)
        assert chosen in offered
        if kept[seat].thinks_alone(view):  # a search goes on with what it has learned
            assert bot(400, 10 * seed + seat).choose(view, offered) == chosen
        match.submit(seat, chosen)


def test_what_it_finds_is_what_it_plays() -> None:
    match = match_after(ONE_HOUSE, place(0), place(3), start(0))
    found = bot(2000).findings(match.view(0), match.offered(0))
    assert sum(finding.share for finding in found) == pytest.approx(1.0)
    assert all(0.0 <= finding.result <= 1.0 and finding.action in match.offered(0) for finding in found)
    shares = bot(2000).strategy(match.view(0))[1]
    assert {finding.action: finding.share for finding in found} == pytest.approx(dict(shares))


def test_it_stops_by_the_clock() -> None:
    ticks = iter(range(1000))
    hasty = spymaster("spymaster:1s", 1, lambda: float(next(ticks)))
    match = match_after(ONE_HOUSE, place(0), place(3), start(0))
    assert hasty.choose(match.view(0), match.offered(0)) in match.offered(0)
    assert next(ticks) < 20
