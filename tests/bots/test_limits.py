"""What no bot ever does: choose what is not offered, think on when its time is up, or fill the memory."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

import coverstory.rules.contract
from coverstory.bots.agent_hunter.evaluator import AgentHunterEvaluator
from coverstory.bots.bot import Budget, SearchBot, tree_for
from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import State, View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng, Source
from support.every_table import every_table

HUNTER = find_game("agent_hunter")
QUICK = ("R", "rookie")
SEARCHING = ("agent:2n", "spymaster:3n")
# Plain Python is a hundred times slower; there a search on every tenth turn must do.
SEARCH_EVERY = 10 if str(coverstory.rules.contract.__file__).endswith(".py") else 2


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_single_node_is_enough_for_an_offered_action(slug: str) -> None:
    """With `agent:1n` the only iteration taught another seat, and the bot chose -1."""
    game = find_game(slug)
    match = Match(game, game.most_seats)
    match.play_chance(Rng(1))
    seat = match.to_act()
    bot = make_bot(game, read_code(game, "agent:1n"), Rng(1), lambda: 0.0)
    assert bot.choose(match.view(seat), match.offered(seat)) in match.offered(seat)


@every_table
def test_no_level_ever_chooses_what_is_not_offered(game: Game, seats: int, options: Options) -> None:
    """Whole games of every variant; any level may be asked on any turn."""
    match, chance, lot = Match(game, seats, options), Rng(11), Rng(13)
    bots = {
        (seat, code): make_bot(game, read_code(game, code), Rng(seat), lambda: 0.0)
        for seat in range(seats)
        for code in (*QUICK, *SEARCHING)
    }
    match.play_chance(chance)
    while not match.over:
        seat = match.to_act()
        offered = match.offered(seat)
        codes = SEARCHING if lot.below(SEARCH_EVERY) == 0 else QUICK
        action = bots[seat, codes[lot.below(2)]].choose(match.view(seat), offered)
        assert action in offered
        match.submit(seat, action)
        match.play_chance(chance)


class Clock:
    """Stands still unless something takes its time."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        self.now += 0.0001
        return self.now


class Costly(Worlds):
    """Every world takes its time, and a longer one after the first few."""

    def __init__(self, worlds: Worlds, clock: Clock, costs: Sequence[float]) -> None:
        self.worlds = worlds
        self.clock = clock
        self.costs = list(costs)

    def sample(self, rng: Source) -> State:
        self.clock.now += self.costs.pop(0) if len(self.costs) > 1 else self.costs[0]
        return self.worlds.sample(rng)


@pytest.mark.parametrize(
    "costs",
    [[0.002], [0.005], [0.02], [0.11], [0.18], [*[0.001] * 200, 0.005], [0.1, 0.002]],
    ids=["quick", "usual", "slow", "slower", "slowest", "slower and slower", "long preparation"],
)
def test_a_search_stops_within_a_fifth_of_its_time(costs: list[float]) -> None:
    clock = Clock()

    def imagine(view: View) -> Worlds:
        return Costly(HUNTER.worlds(view), clock, costs)

    match = Match(HUNTER, 2)
    match.play_chance(Rng(1))
    seat = match.to_act()
    bot = SearchBot(imagine, AgentHunterEvaluator(), Rng(1), cut=0, budget=Budget(10**9, 1.0), clock=clock)
    for _ in range(2):
        began = clock.now
        assert bot.choose(match.view(seat), match.offered(seat)) in match.offered(seat)
        assert 1.0 <= clock.now - began <= 1.2


@pytest.mark.parametrize(("seconds", "nodes"), [(0.1, 50_000), (1.0, 500_000), (20.0, 500_000)])
def test_a_tree_is_no_larger_than_it_can_be_doubled_in_time(seconds: float, nodes: int) -> None:
    """With 0.1 s a move, single moves of Wyss took 59 ms more: the tree of a long game doubled."""
    assert tree_for(seconds).most_nodes == nodes


FULL_GAME = """
import sys, time
from coverstory.arena.measuring.memory import peak_memory
from coverstory.arena.contest.tournament import Contest, Thinking, play_match


thinking = [Thinking(), Thinking()]
play_match(Contest(sys.argv[1], int(sys.argv[2]), {}, ("spymaster:0.1s", "rookie"), 1, 3), 0, thinking)
print(thinking[0].moves, peak_memory())
"""


@pytest.mark.parametrize(("slug", "seats"), [("agent_hunter", 2), ("undercover_danzer", 4), ("top_secret_spies", 7)])
def test_a_whole_game_of_search_fits_into_300_megabytes(slug: str, seats: int) -> None:
    words = [sys.executable, "-c", FULL_GAME, slug, str(seats)]
    moves, peak = map(int, subprocess.run(words, capture_output=True, text=True, check=True).stdout.split())
    assert moves > 0
    assert 5_000_000 < peak <= 300_000_000
