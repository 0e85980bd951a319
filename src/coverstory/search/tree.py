"""What a search has learned: nodes by what a seat sees, edges by action.

Columns of numbers instead of objects: half a million small objects would keep Python's garbage collector busy.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.rng import Rng

NONE: Final[i64] = -1
# A process with a full tree takes 125 MB (340,000 nodes and all edges of Top Secret Spies with four seats).
MOST_NODES: Final[i64] = 500_000
MOST_EDGES: Final[i64] = 2_000_000


@final
class SearchTree:
    """The edges of a node lie side by side: first those that were tried, then the others, highest prior first."""

    def __init__(self, most_nodes: i64 = MOST_NODES, most_edges: i64 = MOST_EDGES) -> None:
        self.most_nodes = most_nodes
        self.most_edges = most_edges
        self.slots = vec[i64]([NONE] * 1024)  # a hash table with open addressing: node numbers by key
        self.key = vec[i64]()
        self.first = vec[i64]()  # node: its first edge
        self.edges = vec[i64]()  # node: how many
        self.tried = vec[i64]()  # node: how many of them were tried
        self.width = vec[i64]()  # node: how many actions are legal there; 0: not known yet
        self.visits = vec[i64]()  # node
        self.won = vec[float]()  # node: sum of results
        self.action = vec[i64]()  # edge
        self.prior = vec[float]()  # edge: its share of the node's priors, which add up to 1
        self.tries = vec[i64]()  # edge
        self.total = vec[float]()  # edge: sum of results

    def size(self) -> int:
        """How many nodes."""
        return len(self.key)

    def is_full(self) -> bool:
        """It grows no more."""
        return len(self.key) >= self.most_nodes or len(self.action) >= self.most_edges

    def is_half_full(self) -> bool:
        return 2 * len(self.key) >= self.most_nodes or 2 * len(self.action) >= self.most_edges

    def find(self, key: i64) -> i64:
        """The node of that key, or NONE."""
        return self.slots[self.slot(key)]

    def node(self, key: i64) -> i64:
        """The node of that key, made if there is none; NONE if there is no room."""
        slot = self.slot(key)
        if self.slots[slot] != NONE or self.is_full():
            return self.slots[slot]
        # `append` may move a column to a larger place: whatever is not assigned back would be lost.
        found: i64 = len(self.key)
        self.slots[slot] = found
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.edges = append(self.edges, 0)
        self.tried = append(self.tried, 0)
        self.width = append(self.width, 0)
        self.visits = append(self.visits, 0)
        self.won = append(self.won, 0.0)
        if 2 * found > len(self.slots):  # half full: beyond that, runs of taken slots become long
            self.grow()
        return found

    def slot(self, key: i64) -> i64:
        """Where a key is, or would be."""
        mask: i64 = len(self.slots) - 1  # their number is a power of two
        slot = key & mask  # keys are well mixed (rules/keys.py): their lowest bits are as good as a hash
        while self.slots[slot] != NONE and self.key[self.slots[slot]] != key:
            slot = (slot + 1) & mask
        return slot

    def grow(self) -> None:
        self.slots = vec[i64]([NONE] * (2 * len(self.slots)))
        for node in range(len(self.key)):
            self.slots[self.slot(self.key[node])] = node

    def add_edge(self, action: i64, prior: float) -> i64:
        """Add an edge to the node whose edges are being written, one after the other, at the end of the columns."""
        edge: i64 = len(self.action)
        self.action = append(self.action, action)
        self.prior = append(self.prior, prior)
        self.tries = append(self.tries, 0)
        self.total = append(self.total, 0.0)
        return edge

    def has_edge(self, node: i64, action: i64) -> bool:
        first = self.first[node]
        for edge in range(first, first + self.edges[node]):
            if self.action[edge] == action:
                return True
        return False

    def best_bound(self, node: i64, exploration: float) -> i64:
        """The edge with the best mean and bonus, the bonus by prior; an edge never tried has the node's mean."""
        first = self.first[node]
        end = first + self.tried[node]
        visits = float(self.visits[node])
        mean = self.won[node] / visits
        reach = exploration * spread(mean) * sqrt(visits)
        best = NONE
        best_value = -1.0
        for edge in range(first, end):
            tries = float(self.tries[edge])
            value = self.total[edge] / tries + reach * self.prior[edge] / (1.0 + tries)
            if value > best_value:
                best = edge
                best_value = value
        if end < first + self.edges[node] and mean + reach * self.prior[end] > best_value:
            return end  # of those never tried, the one with the highest prior
        return best

    def sampled(self, node: i64, rng: Rng) -> i64:
        """An edge, in proportion to how often it was tried."""
        left = rng.below(self.visits[node])
        edge = self.first[node]
        while left >= self.tries[edge]:
            left -= self.tries[edge]
            edge += 1
        return edge

    def mean(self, edge: i64) -> float:
        return self.total[edge] / float(self.tries[edge])

    def note(self, node: i64, edge: i64, result: float) -> None:
        """What came of trying that edge of the node."""
        if self.tries[edge] == 0:
            self.tried[node] += 1
        self.visits[node] += 1
        self.won[node] += result
        self.tries[edge] += 1
        self.total[edge] += result


def spread(mean: float) -> float:
    """The standard deviation of results with this mean, scaled to at most 1.

    Where nearly every try wins, or loses, it is small: then small differences between actions count.
    """
    return 2.0 * sqrt(max(mean * (1.0 - mean), 0.01))
