"""Undercover (Wyss): what a seat may think of the others' missions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import exp, log

import pytest
from librt.vecs import vec

from coverstory.bots.undercover_wyss.belief import (
    KEENNESS,
    WHIM,
    WeighedWorlds,
    WyssMemory,
    mission_in,
    public_deals,
)
from coverstory.bots.undercover_wyss.evaluator import WyssEvaluator
from coverstory.match.match import Match, state_of
from coverstory.rules.contract import CHANCE, ONLOOKER
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.view import WyssView, position_of
from support.wyss_positions import GAME

EVALUATOR = WyssEvaluator()


class Table:
    """A match of which the whole course is kept, missions and all."""

    def __init__(self, seats: int, options: Options | None, seed: int) -> None:
        self.match = Match(GAME, seats, options)
        self.chance = Rng(seed)
        self.choices = Rng(seed, 1)
        self.match.play_chance(self.chance)
        self.decisions: list[tuple[WyssState, int]] = []  # before, and what was chosen

    @property
    def state(self) -> WyssState:
        state = state_of(self.match)
        assert isinstance(state, WyssState)
        return state

    def view(self, seat: int) -> WyssView:
        view = self.match.view(seat)
        assert isinstance(view, WyssView)
        return view

    def submit(self, action: int) -> None:
        self.decisions.append((self.state.copy(), action))
        self.match.submit(self.match.to_act(), action)
        self.match.play_chance(self.chance)

    def play_randomly(self, decisions: int) -> Iterator[None]:
        while not self.match.over and decisions > 0:
            offered = self.match.offered(self.match.to_act())
            self.submit(offered[self.choices.below(len(offered))])
            decisions -= 1
            yield


def played(seats: int, options: Options | None, seed: int, decisions: int) -> Table:
    table = Table(seats, options, seed)
    for _ in table.play_randomly(decisions):
        pass
    return table


def believed(view: WyssView) -> WeighedWorlds:
    worlds = WyssMemory().worlds(view)
    assert isinstance(worlds, WeighedWorlds)
    return worlds


def chances(view: WyssView) -> list[list[float]]:
    worlds = believed(view)
    return [worlds.chances(seat) for seat in range(view.seat_count)]


def likelihood(state: WyssState, kind: int, action: int) -> float:
    """Written anew from the definition."""
    seat = state.to_act()
    other = state.copy()
    other.missions = kind + 1 << 3 * seat
    weights = {each: exp(KEENNESS * EVALUATOR.prior(other, each)) for each in state.legal_actions()}
    return (1 - WHIM) * weights[action] / sum(weights.values()) + WHIM / len(weights)


def by_bayes(table: Table, viewer: int) -> list[list[float]]:
    """Every deal of missions that this seat thinks possible, weighed by every decision of the game."""
    seats = table.state.seats()
    found = [[0.0] * 4 for _ in range(seats)]
    for deal in permutations(range(4), seats):
        if viewer == ONLOOKER or deal[viewer] == table.state.mission(viewer):
            weight = 1.0
            for state, action in table.decisions:
                if state.legal_count() > 1:
                    weight *= likelihood(state, deal[state.to_act()], action)
            for seat in range(seats):
                found[seat][deal[seat]] += weight
    return [[weight / sum(weights) for weight in weights] for weights in found]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, ONLOOKER])
def test_the_posterior_is_that_of_bayes(seats: int, viewer: int) -> None:
    table = played(seats, None, 5, 12)
    for found, expected in zip(chances(table.view(viewer)), by_bayes(table, viewer), strict=True):
        assert found == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("options", GAME.variants)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_followed_to_the_end_by_ear(seats: int, options: Options) -> None:
    """Made once and updated is the same as made anew; the own mission is certain; chances are shares."""
    table = Table(seats, options, 7)
    memory = WyssMemory()
    for number, _ in enumerate(table.play_randomly(1000)):
        if number % 30 == 0 or table.match.over:
            view = table.view(1)
            worlds = memory.worlds(view)
            assert isinstance(worlds, WeighedWorlds)
            assert memory.table is not None
            heard = memory.table.copy()
            heard.missions = view.missions
            assert heard.text() == position_of(view).text()
            found = [worlds.chances(seat) for seat in range(seats)]
            assert found == chances(view)
            assert all(sum(each) == pytest.approx(1.0) for each in found)
            assert found[1][table.state.mission(1)] == 1.0
    assert all(max(each) == 1.0 for each in chances(table.view(1)))  # W33: missions are shown


@pytest.mark.parametrize("known", [12, 40])
def test_a_memory_of_what_was_taken_back_starts_anew(known: int) -> None:
    """It had heard another course of the game, shorter or longer."""
    memory = WyssMemory()
    memory.listen(played(2, None, 5, known).view(0))
    table = Table(2, None, 5)
    table.choices = Rng(6)
    for _ in table.play_randomly(20):
        pass
    worlds = memory.worlds(table.view(0))
    assert isinstance(worlds, WeighedWorlds)
    assert [worlds.chances(seat) for seat in range(2)] == chances(table.view(0))


def test_before_the_deal_nobody_has_a_mission() -> None:
    view = GAME.look(GAME.start(2, {}), 0, [])
    assert isinstance(view, WyssView)
    worlds = believed(view)
    assert [worlds.chances(seat) for seat in range(2)] == [[0.0] * 4] * 2
    assert worlds.sample(Rng(1)).text() == position_of(view).text()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_one_view_one_posterior(seats: int) -> None:
    """The same game is played with the others' missions dealt anew: this seat hears and believes the same."""
    table = played(seats, None, 8, 30)
    twin = Table(seats, None, 8)
    other = state_of(twin.match)
    assert isinstance(other, WyssState)
    rng = Rng(seats)
    while other.missions == table.state.missions:
        other.redeal(0, rng)
    for _, action in table.decisions:
        twin.submit(action)
    assert twin.state.missions != table.state.missions
    assert chances(twin.view(0)) == chances(table.view(0))


def explains_of_pretender(seats: int, kind: int, seed: int) -> list[float]:
    """How well each mission explains seat 1, which takes what looks best to whoever has the mission `kind`."""
    table = Table(seats, None, seed)
    while not table.match.over:
        state = table.state.copy()
        if state.to_act() == 1:
            state.missions = kind + 1 << 3
        priors = {action: EVALUATOR.prior(state, action) for action in state.legal_actions()}
        table.submit(max(priors, key=lambda action: priors[action]))
    memory = WyssMemory()
    memory.listen(table.view(0))
    return [memory.explains[4 + each] for each in range(4)]


@pytest.mark.parametrize("kind", range(4))
def test_who_plays_for_a_mission_is_thought_to_have_it(kind: int) -> None:
    games = [explains_of_pretender(seats, kind, seats) for seats in (2, 3, 4)]
    found = [sum(explains) for explains in zip(*games, strict=True)]
    assert max(found) == found[kind]


def shares(worlds: WeighedWorlds, draws: int, seat: int, learner: int) -> list[float]:
    """How often a seat has each mission in worlds dealt anew for a learner; in samples where that is the searcher."""
    counts = [0] * 4
    rng = Rng(4)
    for _ in range(draws):
        world = worlds.sample(rng)
        own = world.mission(learner)
        if learner != 0:
            worlds.redeal(world, learner, rng)
        assert world.mission(learner) == own
        counts[world.mission(seat)] += 1
    return [count / draws for count in counts]


def test_samples_follow_the_posterior() -> None:
    view = played(3, None, 11, 60).view(0)
    worlds = believed(view)
    assert worlds.chances(2) != pytest.approx([1 / 3 if chance else 0 for chance in worlds.chances(2)], abs=0.02)
    assert shares(worlds, 3000, 2, 0) == pytest.approx(worlds.chances(2), abs=0.03)
    assert GAME.look(worlds.sample(Rng(1)), 0, view.heard).text() == view.text()


def test_another_seat_is_dealt_what_everybody_heard_of_the_searcher() -> None:
    """With two seats: what the other thinks of seat 0 follows from the choices of seat 0, not from its mission."""
    table = played(2, None, 11, 60)
    view = table.view(0)
    worlds = believed(view)
    expected = [0.0] * 4
    for mission, chance in enumerate(worlds.chances(1)):
        deals = [deal for deal in permutations(range(4), 2) if deal[1] == mission]
        weights = [chance_of(table, deal) for deal in deals]
        for deal, weight in zip(deals, weights, strict=True):
            expected[deal[0]] += chance * weight / sum(weights)
    assert shares(worlds, 3000, 0, 1) == pytest.approx(expected, abs=0.03)


def chance_of(table: Table, deal: tuple[int, ...]) -> float:
    asked = [(state, action) for state, action in table.decisions if state.legal_count() > 1]
    return exp(sum(log(likelihood(state, deal[state.to_act()], action)) for state, action in asked) + 80)


def test_an_unlikely_mission_is_still_possible() -> None:
    view = played(2, None, 1, 3).view(0)
    worlds = WeighedWorlds(view, vec[float]([0.0] * 4 + [0.0, -1e6, -1e6, -1e6] + [0.0] * 8))
    assert all(weight > 0 for weight in worlds.weights)
    assert worlds.sample(Rng(1)).to_act() != CHANCE


def test_public_deals_are_all_ways_to_give_different_missions() -> None:
    for seats, ways in ((2, 12), (3, 24), (4, 24)):
        deals = [deal for deal in public_deals(played(seats, None, 1, 1).view(0))]
        assert len(set(deals)) == ways
        assert all(len({mission_in(deal, seat) for seat in range(seats)}) == seats for deal in deals)
