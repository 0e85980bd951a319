"""Agent Hunter's spymaster: what it does where there is little doubt."""

from __future__ import annotations

import pytest

from coverstory.bots.agent_hunter.bot import AgentHunterBot, draw, evened, is_setup
from coverstory.bots.agent_hunter.solver.solver import PAUSE
from coverstory.bots.bot import Clock, Finding
from coverstory.bots.roster import make_bot, read_code
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
from support.hunter_positions import opening, play, see

HUNTER = find_game("agent_hunter")
ONE_HOUSE: dict[str, Value] = {"cards": 4, "houses": 1, "decoys": 1}
LEFT, MIDDLE, RIGHT = range(3)
FIRST_TURN = (*map(place, (0, 2, 4)), *map(place, (9, 5, 6)), start(0))
# Six of them in turn leave 24 and 36 placements.
ATTACKED = ((7, LEFT), (3, LEFT), (3, MIDDLE), (3, MIDDLE), (7, MIDDLE), (7, RIGHT))
ATTACKS = [attack_from_hand(card, house) for card, house in ATTACKED]


def bot(nodes: int, seed: int = 7) -> AgentHunterBot:
    return spymaster(f"spymaster:{nodes}n", seed, lambda: 0.0)


def spymaster(code: str, seed: int, clock: Clock) -> AgentHunterBot:
    made = make_bot(HUNTER, read_code(HUNTER, code), Rng(seed), clock)
    assert isinstance(made, AgentHunterBot)
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
    for shares in bot(1).strategy(match.view(0)).values():
        attacks = [action for action in shares if kind_of(action) == HAND_ATTACK and hand_target(action) == LEFT]
        assert all(attacking_card(action) < 4 for action in attacks)


def test_it_hides_in_the_same_spot_less_than_always() -> None:
    match = match_after({})
    spots = [bot(60, seed).choose(match.view(0), match.offered(0)) for seed in range(30)]
    assert len(set(spots)) > 5
    assert max(spots.count(spot) for spot in spots) < 12


def test_setups_are_drawn_by_the_roots_of_tries() -> None:
    tried = [Finding(10, 0.6, 0.64, 64), Finding(20, 0.5, 0.32, 32), Finding(30, 0.4, 0.04, 4)]
    first, second, third = (finding.share for finding in evened(tried))
    assert first == pytest.approx(4 * third)
    assert second == pytest.approx(third * 8**0.5)
    assert first + second + third == pytest.approx(1.0)


def test_draws_come_as_often_as_their_shares() -> None:
    drawn = [draw({1: 0.5, 2: 0.3, 3: 0.2, 4: 0.0}, Rng(1, stream)) for stream in range(2000)]
    assert [drawn.count(action) / 2000 for action in (1, 2, 3, 4)] == pytest.approx([0.5, 0.3, 0.2, 0.0], abs=0.04)


def test_a_winning_capture_is_taken_whatever_is_drawn() -> None:
    """The left house of seat 1 is above 8, in a view that does not tell how it came about."""
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack middle with 5", "attack right with 1", "attack right with 6", "attack right with 3")
    play(state, "attack left with 8", "attack middle with 1")
    chosen = {bot(150, seed).choose(see(state, state.to_act()), state.legal_actions()) for seed in range(5)}
    assert {HUNTER.say_action(action, "en") for action in chosen} == {"attack left with 9"}


@pytest.mark.parametrize("steps", [0, len(FIRST_TURN), len(FIRST_TURN) + 6])  # searched, and solved twice
def test_findings_begin_with_the_choice_and_say_how_likely_each_is(steps: int) -> None:
    match = match_after({}, *(*FIRST_TURN, *ATTACKS)[:steps])
    view, offered = match.view(0), match.offered(0)
    found = bot(80, 3).findings(view, offered)
    assert found[0].action == bot(80, 3).choose(view, offered)
    assert found[0].share > 0
    assert sum(finding.share for finding in found) == pytest.approx(1.0)


def test_its_cards_decide_what_it_may_do_but_not_what_it_thinks() -> None:
    """Whatever it holds, it has solved the same."""
    held = [
        match_after({}, *map(place, cards), *FIRST_TURN[3:], *ATTACKS[:2]).view(0) for cards in ((0, 2, 4), (1, 2, 4))
    ]
    assert bot(200).strategy(held[0]) == bot(200).strategy(held[1])


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
        if not is_setup(view):  # a search goes on with what it has learned
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


def test_it_foresees_that_its_tree_will_grow() -> None:
    """Each step takes a second, but the one with which the tree grows as long as all before; there are 12 s."""
    looks: list[float] = []

    def clock() -> float:
        steps = max(0, len(looks) - 1)  # it looks before it thinks, before its first step and after each
        looks.append(float(steps + (PAUSE if steps > PAUSE else 0)))
        return looks[-1]

    match = match_after({}, *FIRST_TURN)
    assert spymaster("spymaster:12s", 1, clock).choose(match.view(0), match.offered(0)) in match.offered(0)
    assert float(PAUSE) <= looks[-1] <= 1.2 * 12
