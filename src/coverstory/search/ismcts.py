"""Information-set tree search for any number of seats, over worlds that fit a view.

Every seat has statistics of its own, kept by what that seat sees. Each iteration one seat learns: for the searcher a
world is drawn that fits its view; for another seat the world is dealt anew from what *that* seat knows, so that the
searcher's secrets never reach the opponents' statistics. Seats that do not learn act as they have learned so far.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, MOST_ACTIONS, MOST_SEATS, OVER, State, Worlds
from coverstory.rules.rng import Rng
from coverstory.search.hunch import Hunch, results_into

NONE: Final[i64] = -1
EXPLORATION: Final = 0.6
CANDIDATES: Final[i64] = 6  # a new action is the most promising of so many drawn at random
MOST_DEPTH: Final[i64] = 4096
WIDENING: Final[i64] = 4


@final
class Tree:
    """Nodes by what a seat sees, edges by action; columns instead of objects, so that nothing is collected."""

    def __init__(self) -> None:
        self.slots = vec[i64]([NONE] * 1024)  # open addressing: node numbers
        self.key = vec[i64]()
        self.first = vec[i64]()  # node: its first edge
        self.visits = vec[i64]()  # node
        self.edges = vec[i64]()  # node: how many
        self.action = vec[i64]()  # edge
        self.sibling = vec[i64]()  # edge: the next one of its node
        self.tries = vec[i64]()  # edge
        self.total = vec[float]()  # edge: sum of results

    def size(self) -> int:
        """How many nodes."""
        return len(self.key)

    def node(self, key: i64) -> i64:
        """The node of that key, made if there is none."""
        mask: i64 = len(self.slots) - 1
        slot = key & mask
        while self.slots[slot] != NONE:
            if self.key[self.slots[slot]] == key:
                return self.slots[slot]
            slot = (slot + 1) & mask
        found: i64 = len(self.key)
        self.slots[slot] = found
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.visits = append(self.visits, 0)
        self.edges = append(self.edges, 0)
        if 2 * found > mask:
            self.grow()
        return found

    def grow(self) -> None:
        size = 2 * len(self.slots)
        self.slots = vec[i64]([NONE] * size)
        for node in range(len(self.key)):
            slot = self.key[node] & (size - 1)
            while self.slots[slot] != NONE:
                slot = (slot + 1) & (size - 1)
            self.slots[slot] = node

    def add_edge(self, node: i64, action: i64) -> i64:
        edge: i64 = len(self.action)
        self.action = append(self.action, action)
        self.sibling = append(self.sibling, self.first[node])
        self.tries = append(self.tries, 0)
        self.total = append(self.total, 0.0)
        self.first[node] = edge
        self.edges[node] += 1
        return edge

    def has_edge(self, node: i64, action: i64) -> bool:
        edge = self.first[node]
        while edge != NONE:
            if self.action[edge] == action:
                return True
            edge = self.sibling[edge]
        return False

    def best_bound(self, node: i64) -> i64:
        """The edge with the best upper confidence bound."""
        spread = EXPLORATION * sqrt(log(float(self.visits[node] + 1)))
        best = NONE
        best_value = -1.0
        edge = self.first[node]
        while edge != NONE:
            tries = float(self.tries[edge])
            value = self.total[edge] / tries + spread / sqrt(tries)
            if value > best_value:
                best = edge
                best_value = value
            edge = self.sibling[edge]
        return best

    def sampled(self, node: i64, rng: Rng) -> i64:
        """An edge, in proportion to how often it was tried."""
        left = rng.below(self.visits[node])
        edge = self.first[node]
        while left >= self.tries[edge]:
            left -= self.tries[edge]
            edge = self.sibling[edge]
        return edge

    def most_tried(self, node: i64) -> i64:
        best = NONE
        edge = self.first[node]
        while edge != NONE:
            if best == NONE or self.tries[edge] > self.tries[best]:
                best = edge
            edge = self.sibling[edge]
        return best


@final
class Search:
    """One seat's search; keep it between moves, and what was learned before is still there."""

    def __init__(self, seat: i64, seats: i64, hunch: Hunch, rng: Rng, cut: i64) -> None:
        """cut: after so many decisions outside the tree the hunch judges; below 0: playouts go to the end."""
        self.seat = seat
        self.seats = seats
        self.hunch = hunch
        self.rng = rng
        self.cut = cut
        self.tree = Tree()
        self.turn: i64 = 0  # who learns next
        self.results = vec[float]([0.0] * MOST_SEATS)
        self.path = vec[i64]([0] * MOST_DEPTH)  # edges of the learner, root first
        self.nodes = vec[i64]([0] * MOST_DEPTH)  # and the nodes they leave
        self.length: i64 = 0
        self.actions = vec[i64]([0] * MOST_ACTIONS)

    def think(self, worlds: Worlds, iterations: i64) -> None:
        for _ in range(iterations):
            state = worlds.sample(self.rng)
            learner = self.next_learner()
            if learner != self.seat:
                worlds.redeal(state, learner, self.rng)
            self.descend(state, learner)
            self.learn(self.results[learner])

    def next_learner(self) -> i64:
        """The searcher every other time, the others in turn between."""
        self.turn = (self.turn + 1) % (2 * self.seats - 2)
        if self.turn % 2 == 0:
            return self.seat
        return (self.seat + 1 + self.turn // 2) % self.seats

    def descend(self, state: State, learner: i64) -> None:
        """Down the tree, on beyond it, to results for every seat."""
        self.length = 0
        inside = True
        left = self.cut
        while True:
            who = state.to_act()
            if who == OVER:
                results_into(state, self.results)
                return
            if who == CHANCE:
                state.advance(state.draw(self.rng))
            elif inside:
                inside = self.step(state, self.tree.node(state.info_key(who)), who == learner)
            elif left == 0:
                self.hunch.values_into(state, self.results)
                return
            else:
                left -= 1
                state.advance(state.pick(self.rng))

    def step(self, state: State, node: i64, learning: bool) -> bool:
        """One decision inside the tree; false when it led out of the tree."""
        tree = self.tree
        if not learning:
            known = tree.visits[node] > 0
            state.advance(tree.action[tree.sampled(node, self.rng)] if known else self.new_action(state, node))
            return True
        widens = self.may_widen(node, state.legal_count())
        edge = tree.add_edge(node, self.new_action(state, node)) if widens else tree.best_bound(node)
        self.path[self.length] = edge
        self.nodes[self.length] = node
        self.length += 1
        state.advance(tree.action[edge])
        return not widens and self.length < MOST_DEPTH

    def may_widen(self, node: i64, legal: i64) -> bool:
        """Progressive widening: actions in proportion to the square root of the visits."""
        edges = self.tree.edges[node]
        return edges < legal and edges * edges <= WIDENING * self.tree.visits[node]

    def new_action(self, state: State, node: i64) -> i64:
        """The most promising of a few actions that have no edge yet; of all where they are few."""
        count = state.legal_count()
        best = NONE
        best_promise = 0.0
        few = count <= 2 * CANDIDATES
        for i in range(count if few else CANDIDATES):
            action = state.nth_legal(i if few else self.rng.below(count))
            if not self.tree.has_edge(node, action):
                promise = self.hunch.promise(state, action)
                if best == NONE or promise > best_promise:
                    best = action
                    best_promise = promise
        return best if best != NONE else self.any_new_action(state, node)

    def any_new_action(self, state: State, node: i64) -> i64:
        """Chance drew only actions that have edges: take the next one round that has none, if there is one."""
        count = state.legal_into(self.actions)
        start = self.rng.below(count)
        for i in range(count):
            action = self.actions[(start + i) % count]
            if not self.tree.has_edge(node, action):
                return action
        return self.actions[start]

    def learn(self, result: float) -> None:
        tree = self.tree
        for i in range(self.length):
            edge = self.path[i]
            tree.tries[edge] += 1
            tree.total[edge] += result
            tree.visits[self.nodes[i]] += 1

    def choice(self, key: i64) -> i64:
        """The most tried action where the searcher sees that; NONE before any thinking."""
        edge = self.tree.most_tried(self.tree.node(key))
        return NONE if edge == NONE else self.tree.action[edge]

    def findings(self, key: i64) -> list[tuple[int, int, float]]:
        """Each action that was tried where the searcher sees that, how often, and its mean result."""
        tree = self.tree
        node = tree.node(key)  # before tree.first is read: a new node makes new columns
        found: list[tuple[int, int, float]] = []
        edge = tree.first[node]
        while edge != NONE:
            tries = tree.tries[edge]
            found.append((tree.action[edge], tries, tree.total[edge] / float(tries)))
            edge = tree.sibling[edge]
        return found
