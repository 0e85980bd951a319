"""Reduced games solved to the end, and how far from an equilibrium the answer is.

To make the tree finite and small, a study counts a game as ended after `cap` turns in a row without an elimination
(H18 with another number), scored as it stands.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.solver.cfr import Regrets
from coverstory.bots.agent_hunter.solver.expand import Growth
from coverstory.bots.agent_hunter.solver.leaf_values import Horizon
from coverstory.bots.agent_hunter.solver.lookup import followed, strategy_of
from coverstory.rules.agent_hunter.play import HunterState, new_game

MOST_PLACES: Final[i64] = 8_000_000  # about 600 MB


@final
class Study:
    """One reduced game: grow it, run it, ask it."""

    def __init__(self, cards: i64, houses: i64, decoys: i64, cap: i64) -> None:
        nothing = vec[i64]([0])
        growth = Growth(new_game(cards, houses, decoys, True), left=nothing, right=nothing, cap=cap, thrifty=False)
        self.whole = growth.grow(MOST_PLACES)  # else the tree was too large
        self.tree = growth.tree
        certain = vec[float]([1.0])
        self.regrets = Regrets(growth.tree, Horizon(), certain, certain)

    def run(self, rounds: i64) -> float:
        """So many more iterations; the NashConv after them, in shares of the value range from 0 (lost) to 1 (won)."""
        self.regrets.run(rounds)
        return self.regrets.nash_conv()

    def followed(self, node: i64, before: HunterState, action: i64) -> i64:
        """The node after an action or lot, from the whole truth before it; the root is node 0."""
        return followed(self.tree, node, before, action)

    def strategy(self, node: i64, placement: i64) -> list[tuple[int, float]]:
        """The average strategy (after `run`) of the seat to act with that placement: actions with probabilities."""
        return strategy_of(self.tree, self.regrets.average, node, placement)
