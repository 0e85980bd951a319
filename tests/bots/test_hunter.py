"""The Agent Hunter bot that solves: what it does in positions where there is little doubt."""

from __future__ import annotations

from math import inf

import pytest

from coverstory.bots.hunter import HunterBot
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

HUNTER = find_game("agent_hunter")
ONE_HOUSE: dict[str, Value] = {"cards": 4, "houses": 1, "decoys": 1}
LEFT, MIDDLE, RIGHT = range(3)


def bot(nodes: int, seed: int = 7) -> HunterBot:
    return HunterBot(Rng(seed), nodes, inf, lambda: 0.0)


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
    opening = (*map(place, (1, 2, 3)), *map(place, (0, 5, 6)), start(0))
    match = match_after({"cards": 7}, *opening, attack_from_hand(4, LEFT), attack_from_hand(4, LEFT))
    for shares in bot(1).strategy(match.view(0)).values():
        attacks = [action for action in shares if kind_of(action) == HAND_ATTACK and hand_target(action) == LEFT]
        assert all(attacking_card(action) < 4 for action in attacks)


def test_it_hides_in_the_obvious_spot_less_than_always() -> None:
    match = Match(HUNTER, 2)
    chosen = {bot(1, seed).choose(match.view(0), match.offered(0)) for seed in range(12)}
    assert len(chosen) > 3


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
def test_made_anew_it_chooses_the_same(seed: int) -> None:
    match = Match(HUNTER, 2, {"cards": 5, "houses": 2, "decoys": 1})
    kept = [bot(400, 10 * seed + seat) for seat in range(2)]
    chance = Rng(seed)
    for _ in range(14):
        match.play_chance(chance)
        if match.over:
            return
        seat = match.to_act()
        view, offered = match.view(seat), match.offered(seat)
        chosen = kept[seat].choose(view, offered)
        assert chosen in offered
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
    hasty = HunterBot(Rng(1), 10**12, 1.0, lambda: float(next(ticks)))
    match = match_after(ONE_HOUSE, place(0), place(3), start(0))
    assert hasty.choose(match.view(0), match.offered(0)) in match.offered(0)
    assert next(ticks) < 20
