"""Re-solving from a public belief: a tree that grows where play goes, with an evaluator beyond it.

First the turn at hand is solved as if the game were judged after it; then the positions that both seats are likeliest
to come to grow a turn of their own, and so on while there is room (as in growing-tree CFR of Student of Games, Schmid
et al. 2021). Late in the game nothing is left to grow and the answer is exact.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.solver.cfr import Regrets
from coverstory.bots.agent_hunter.solver.expand import Growth
from coverstory.bots.agent_hunter.solver.leaf_values import Horizon
from coverstory.bots.agent_hunter.solver.lookup import strategies_of, strategy_of
from coverstory.bots.agent_hunter.solver.public_tree import ANSWER, DECISION, HORIZON, LOT, NONE
from coverstory.rules.agent_hunter.components import QUIET_CAP, TURN
from coverstory.rules.agent_hunter.play import HunterState

PAUSE: Final[i64] = 8  # iterations before the tree is expanded again
CURIOUS: Final = 0.3  # share of interest that is spread evenly over actions, however rarely they are taken
ACTIONS: Final[i64] = 12  # roughly how many a turn has: estimates what expanding it costs
WARMING: Final[i64] = 8  # iterations for newly expanded nodes alone, before the rest of the tree relies on them
MOST_NODES: Final[i64] = 12_000  # about 40 MB
MOST_PLACES: Final[i64] = 60_000
# Budgets are in nodes: one node is so many public positions passed in an iteration, or ten times as many placements
# there. Side by side on a busy machine a solver took 25,000 nodes in a second of CPU time, a search 37,000.
POSITIONS_A_NODE: Final[i64] = 40
PLACES_A_POSITION: Final[i64] = 10


@final
class Solver:
    """One public position with both seats' ranges: think, settle, ask.

    A vec that plain Python hands to compiled code is never freed (mypyc 2.4.1), so the answers are read in here.
    """

    def __init__(
        self, state: HunterState, left: vec[i64], right: vec[i64], likely: vec[float], likely_right: vec[float]
    ) -> None:
        self.growth = Growth(state, left=left, right=right, cap=QUIET_CAP, thrifty=True)
        self.tree = self.growth.tree
        self.horizon = Horizon()
        self.seen: i64 = 0  # beginnings of turns that have a row or have branched
        self.growth.finish_turns()
        if state.phase == TURN:
            self.growth.branch_next_turn()
        self.limit()
        self.interest = vec[float]()  # by node
        self.regrets = Regrets(self.tree, self.horizon, likely, likely_right)

    def limit(self) -> None:
        """Open nodes become leaves, valued by the evaluator."""
        for n in range(self.seen, len(self.growth.turns)):
            state = self.growth.turn_states[n]
            if state is not None:
                node = self.growth.turns[n]
                self.tree.kind[node] = HORIZON
                self.tree.row[node] = self.horizon.add(state)
        self.seen = len(self.growth.turns)

    def think(self, nodes: i64) -> None:
        """Iterate until the nodes are spent, at least once; grow in between."""
        left = nodes
        while left > 0:
            left -= self.step()

    def grows(self) -> bool:
        """Does the next step begin by expanding the tree?"""
        return self.regrets.rounds > 0 and self.regrets.rounds % PAUSE == 0

    def step(self) -> i64:
        """One iteration, sometimes after expanding the tree; returns a number of nodes in proportion to its time."""
        if self.grows():
            self.widen()
        self.regrets.run(1)
        return 1 + (self.tree.nodes() + self.tree.places() // PLACES_A_POSITION) // POSITIONS_A_NODE

    # The answer.

    def settle(self) -> None:
        """Compute the average strategies; needed before they are asked for."""
        self.regrets.settle()

    def strategy(self, placement: i64) -> list[tuple[int, float]]:
        """What the seat to act does with that placement, after `settle`: actions with their shares."""
        return strategy_of(self.tree, self.regrets.average, 0, placement)

    def strategies(self) -> dict[int, list[tuple[int, float]]]:
        """The same for each placement that it could have."""
        found: dict[int, list[tuple[int, float]]] = {}
        every = strategies_of(self.tree, self.regrets.average, 0)
        there = self.tree.placements(0, self.tree.actor[0])
        for i in range(len(there)):
            found[there[i]] = every[i]
        return found

    def results(self, placement: i64) -> list[tuple[int, float]]:
        """What each action is worth to the seat to act, with that placement and after `settle`."""
        self.regrets.expect(self.tree.actor[0])
        return strategy_of(self.tree, self.regrets.value, 0, placement)

    # Growth.

    def widen(self) -> None:
        """Expand the most interesting leaves by a turn, until the tree is half as large again."""
        room = min(MOST_PLACES, self.tree.places() + self.tree.places() // 2 + 200)
        first = self.tree.nodes()
        self.weigh()
        while self.tree.places() < room and self.tree.nodes() < MOST_NODES:
            n = self.most_interesting(MOST_PLACES - self.tree.places())
            if n == NONE:
                break
            self.growth.branch_waiting(n)
        if self.tree.nodes() > first:
            self.limit()
            self.regrets.extend()
            self.regrets.warm(first, WARMING)

    def weigh(self) -> None:
        """Interest of a position: the probability that play leads there, partly spread evenly over all actions.

        Without that, an action that looks bad at first would never be expanded, and so look bad for ever.
        """
        tree = self.tree
        self.interest = vec[float]([1.0] * tree.nodes())
        for node in range(tree.nodes()):
            if tree.kind[node] == DECISION:
                self.weigh_actions(node)
            elif tree.kind[node] in (ANSWER, LOT):
                self.weigh_answers(node)

    def weigh_actions(self, node: i64) -> None:
        """Split the node's interest among its actions by how often the average strategy takes them."""
        tree = self.tree
        seat = tree.actor[node]
        whole = 0.0
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            self.interest[child] = self.regrets.mass_in(self.regrets.total, child, seat)
            whole += self.interest[child]
        even = 1.0 / float(tree.children[node])
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            taken = self.interest[child] / whole if whole > 0.0 else even
            self.interest[child] = self.interest[node] * (CURIOUS * even + (1.0 - CURIOUS) * taken)

    def weigh_answers(self, node: i64) -> None:
        tree = self.tree
        even = 1.0 / float(tree.children[node])
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            part = self.answered(child, even) if tree.kind[node] == ANSWER else even
            self.interest[child] = self.interest[node] * part

    def answered(self, node: i64, even: float) -> float:
        """Probability of this answer, given the range of the attacked seat."""
        tree = self.tree
        parent = tree.parent[node]
        seat = 1 - tree.actor[tree.parent[parent]]
        whole = self.regrets.mass_in(self.regrets.reach, parent, seat)
        return self.regrets.mass_in(self.regrets.reach, node, seat) / whole if whole > 0.0 else even

    def most_interesting(self, room: i64) -> i64:
        """Index of the horizon position to expand next, if it fits into the room; NONE if there is none.

        Nodes that were added since the last `weigh` have no interest yet.
        """
        best = NONE
        most = 0.0
        known: i64 = len(self.interest)
        for n in range(len(self.growth.turns)):
            node = self.growth.turns[n]
            waits = node < known and self.tree.kind[node] == HORIZON
            if waits and self.interest[node] > most and self.cost(n) <= room:
                best = n
                most = self.interest[node]
        return best

    def cost(self, n: i64) -> i64:
        """About how many places a turn takes."""
        node = self.growth.turns[n]
        return ACTIONS * (self.tree.size[2 * node] + self.tree.size[2 * node + 1])
