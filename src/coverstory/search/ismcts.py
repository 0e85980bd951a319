"""Information-set tree search for any number of seats, over worlds that fit a view.

Every seat has statistics of its own, kept by what that seat sees. Each iteration one seat learns: for the searcher a
world is drawn that fits its view; for another seat the world is dealt anew from what *that* seat knows, so that the
searcher's secrets never reach the opponents' statistics. Seats that do not learn act as they have learned so far.
Where nobody knows more than anybody else there is nothing to leak, and all seats learn at once.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, MOST_ACTIONS, MOST_SEATS, OVER, State, Worlds
from coverstory.rules.rng import Rng
from coverstory.search.evaluator import Evaluator, results_into
from coverstory.search.tree import NONE, SearchTree

EVERYBODY: Final[i64] = -1
MOST_DEPTH: Final[i64] = 4096
# At 4 ms a move and 80 games each (± 11 %): 0.3 wins 45, 44 and 55 % in Danzer, Top Secret Spies and Agent Hunter, and
# 1.2 wins 36, 47 and 42 %.
EXPLORATION: Final = 0.6
CANDIDATES: Final[i64] = 48  # actions considered where there are many (Top Secret Spies: 66 % ± 10 % against 24)
EVENLY: Final = 0.1  # share of a node's prior that is spread evenly, so that no evaluator can rule an action out


@final
class Search:
    """One seat's search; keep it between moves, and what was learned before is still there."""

    def __init__(self, seat: i64, seats: i64, evaluator: Evaluator, rng: Rng, cut: i64) -> None:
        """cut: after so many decisions outside the tree the evaluator judges; below 0: playouts go to the end."""
        self.seat = seat
        self.seats = seats
        self.evaluator = evaluator
        self.rng = rng
        self.cut = cut
        self.tree = SearchTree()
        self.turn: i64 = 0  # who learns next
        self.results = vec[float]([0.0] * MOST_SEATS)
        self.path = vec[i64]([0] * MOST_DEPTH)  # edges that learn, root first,
        self.nodes = vec[i64]([0] * MOST_DEPTH)  # the nodes they leave,
        self.actors = vec[i64]([0] * MOST_DEPTH)  # and who acted there
        self.length: i64 = 0
        self.actions = vec[i64]([0] * MOST_ACTIONS)

    def think(self, worlds: Worlds, iterations: i64) -> None:
        together = worlds.all_know_the_same()
        for _ in range(iterations):
            state = worlds.sample(self.rng)
            learner = EVERYBODY if together else self.next_learner()
            if learner not in (self.seat, EVERYBODY):
                worlds.redeal(state, learner, self.rng)
            self.descend(state, learner)
            self.learn()

    def next_learner(self) -> i64:
        """The searcher every other time, the others in turn between."""
        self.turn = (self.turn + 1) % (2 * self.seats - 2)
        if self.turn % 2 == 0:
            return self.seat
        return (self.seat + 1 + self.turn // 2) % self.seats

    def descend(self, state: State, learner: i64) -> None:
        """One iteration: down the tree, on by random play, and to a result for every seat."""
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
                inside = self.step(state, who, learner)
            elif left == 0:
                self.evaluator.values_into(state, self.results)
                return
            else:
                left -= 1
                state.advance(state.pick(self.rng))

    def step(self, state: State, who: i64, learner: i64) -> bool:
        """One decision inside the tree; false when it led out of the tree, or there was no room for it."""
        tree = self.tree
        key = state.info_key(who)
        if learner not in (who, EVERYBODY):
            # Only `find`: a seat that does not learn in this world must leave no trace of it in the tree.
            state.advance(self.learned_action(state, tree.find(key)))
            return True
        node = tree.node(key)
        if node == NONE:
            return False
        edge = self.edge_to_try(state, node)
        new = tree.tries[edge] == 0
        self.path[self.length] = edge
        self.nodes[self.length] = node
        self.actors[self.length] = who
        self.length += 1
        state.advance(tree.action[edge])
        return not new and self.length < MOST_DEPTH  # one new decision an iteration: the rest is played out

    def learned_action(self, state: State, node: i64) -> i64:
        """How a seat acts while another one learns: it draws from what it has tried, so play stays mixed."""
        tree = self.tree
        if node == NONE or tree.visits[node] == 0:
            return self.best_looking(state)
        return tree.action[tree.sampled(node, self.rng)]

    def edge_to_try(self, state: State, node: i64) -> i64:
        tree = self.tree
        if tree.edges[node] == 0:
            return self.first_edge(state, node)
        if tree.edges[node] == tree.tried[node] and self.may_unfold(node):
            self.unfold(state, node)
        return tree.best_bound(node, EXPLORATION)

    def first_edge(self, state: State, node: i64) -> i64:
        """One edge only: most nodes are never visited again, and listing all actions is what costs most."""
        tree = self.tree
        edge = tree.add_edge(self.best_looking(state), 1.0)
        tree.first[node] = edge
        tree.edges[node] = 1
        return edge

    def may_unfold(self, node: i64) -> bool:
        """Progressive widening: where not all actions have an edge, edges grow with the square root of the visits."""
        tree = self.tree
        edges = tree.edges[node]
        if tree.is_full() or edges == tree.width[node]:
            return False
        return edges == 1 or edges * edges <= tree.visits[node]

    def unfold(self, state: State, node: i64) -> None:
        """Write the node's edges anew at the end of the columns: the old ones, then more in the order of their priors.

        They have to lie side by side. The old places are wasted; moving everything behind them would cost more.
        """
        tree = self.tree
        count = state.legal_into(self.actions)
        wanted = max(CANDIDATES, 2 * tree.edges[node])
        tree.width[node] = count
        first = self.keep_edges(state, node)
        self.add_edges(state, node, self.candidates(count, wanted))
        tree.first[node] = first
        tree.edges[node] = len(tree.action) - first
        self.share_out(first, len(tree.action))

    def candidates(self, count: i64, wanted: i64) -> i64:
        """Bring so many of the listed actions to the front, each as likely as any other; returns how many."""
        if count <= wanted:
            return count
        actions = self.actions
        for i in range(wanted):
            other = i + self.rng.below(count - i)
            kept = actions[i]
            actions[i] = actions[other]
            actions[other] = kept
        return wanted

    def keep_edges(self, state: State, node: i64) -> i64:
        """Copy the node's edges to the end of the columns; returns where they begin there."""
        tree = self.tree
        old = tree.first[node]
        first: i64 = len(tree.action)
        for edge in range(old, old + tree.edges[node]):
            new = tree.add_edge(tree.action[edge], self.evaluator.prior(state, tree.action[edge]))
            tree.tries[new] = tree.tries[edge]
            tree.total[new] = tree.total[edge]
        return first

    def add_edges(self, state: State, node: i64, count: i64) -> None:
        """The listed actions that had no edge, best first; `share_out` turns their raw scores into shares."""
        tree = self.tree
        start: i64 = len(tree.action)
        for i in range(count):
            action = self.actions[i]
            if not tree.has_edge(node, action):
                prior = self.evaluator.prior(state, action)
                place = tree.add_edge(action, prior)
                while place > start and tree.prior[place - 1] < prior:
                    tree.action[place] = tree.action[place - 1]
                    tree.prior[place] = tree.prior[place - 1]
                    place -= 1
                tree.action[place] = action
                tree.prior[place] = prior

    def share_out(self, first: i64, end: i64) -> None:
        """Raw scores become shares of one."""
        prior = self.tree.prior
        temperature = self.evaluator.temperature()
        best = prior[first]
        for edge in range(first, end):
            best = max(best, prior[edge])
        whole = 0.0
        for edge in range(first, end):
            prior[edge] = exp((prior[edge] - best) / temperature)
            whole += prior[edge]
        for edge in range(first, end):
            prior[edge] = (1.0 - EVENLY) * prior[edge] / whole + EVENLY / float(end - first)

    def best_looking(self, state: State) -> i64:
        """The action with the highest prior of a random few."""
        count = self.candidates(state.legal_into(self.actions), CANDIDATES)
        best = self.actions[0]
        if count > 1:
            best_prior = self.evaluator.prior(state, best)
            for i in range(1, count):
                prior = self.evaluator.prior(state, self.actions[i])
                if prior > best_prior:
                    best = self.actions[i]
                    best_prior = prior
        return best

    def learn(self) -> None:
        for i in range(self.length):
            self.tree.note(self.nodes[i], self.path[i], self.results[self.actors[i]])

    def choice(self, key: i64) -> i64:
        """The most tried action where the searcher sees that; NONE before any thinking."""
        found = self.findings(key)
        return found[0][0] if found else NONE

    def findings(self, key: i64) -> list[tuple[int, int, float]]:
        """Each action that was tried where the searcher sees that, how often, and its mean result; most tried first."""
        tree = self.tree
        node = tree.find(key)
        if node == NONE:
            return []
        edges = range(tree.first[node], tree.first[node] + tree.tried[node])
        found = [(int(tree.action[edge]), int(tree.tries[edge]), tree.mean(edge)) for edge in edges]
        return sorted(found, key=tries_of, reverse=True)


def tries_of(finding: tuple[int, int, float]) -> int:
    return finding[1]
