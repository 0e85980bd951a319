"""Counterfactual regret minimisation over a public tree, a vector of placements at a time.

Predictive regret matching plus with alternating updates (Farina, Kroer, Sandholm 2021): regrets stay at 0 or above, the
last regret is counted once more as a guess at the next, and later iterations weigh more in the average.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.solver.leaf_values import Horizon
from coverstory.bots.agent_hunter.solver.public_tree import DECISION, ENDING, HORIZON, LOT, NONE, PublicTree, houses_sum
from coverstory.rules.agent_hunter.components import SEATS

SUMS: Final[i64] = 28  # the cards of three houses add up to 27 at most
LEAST: Final = -1.0  # below every value

# What the seat whose values are gathered does.
LEARN: Final[i64] = 0  # it follows its policy and changes it
FOLLOW: Final[i64] = 1  # it follows its average strategy
BEST: Final[i64] = 2  # it takes the best against the other's


@final
class Regrets:
    """Both seats' strategies on one tree. A seat's value is its chance to win, a shared win counting half."""

    def __init__(self, tree: PublicTree, horizon: Horizon, left: vec[float], right: vec[float]) -> None:
        """left, right: how likely each placement of seat 0 and of seat 1 is at the root."""
        self.tree = tree
        self.horizon = horizon
        self.rounds: i64 = 0
        self.reach = vec[float]()  # how likely the seat is to come there with that placement
        self.value = vec[float]()  # against the other's reach
        self.regret = vec[float]()
        self.policy = vec[float]()  # how likely a placement takes the action that leads there
        self.total = vec[float]()  # of the policy, weighed
        self.average = vec[float]()
        self.even = vec[float]()  # the uniform policy: 1 / how many actions the placement has
        self.scratch = vec[float]()  # by place, over the actions that begin there
        self.counts = vec[float]([0.0] * SUMS)  # scratch
        self.known: i64 = 0  # nodes of the tree with columns here
        self.extend()
        for i in range(tree.size[0]):
            self.reach[tree.begin[0] + i] = left[i]
        for i in range(tree.size[1]):
            self.reach[tree.begin[1] + i] = right[i]
        for seat in range(SEATS):
            self.spread(seat, self.policy, 1)

    def extend(self) -> None:
        """Add columns for the nodes that are new; every new decision starts with a uniform strategy."""
        for _ in range(len(self.reach), self.tree.places()):
            self.reach = append(self.reach, 0.0)
            self.value = append(self.value, 0.0)
            self.regret = append(self.regret, 0.0)
            self.policy = append(self.policy, 0.0)
            self.total = append(self.total, 0.0)
            self.average = append(self.average, 0.0)
            self.even = append(self.even, 1.0)
            self.scratch = append(self.scratch, 0.0)
        for node in range(self.known, self.tree.nodes()):
            parent = self.tree.parent[node]
            if parent != NONE and self.tree.first[parent] == node and self.tree.kind[parent] == DECISION:
                self.begin_evenly(parent)
        self.known = self.tree.nodes()

    def begin_evenly(self, node: i64) -> None:
        seat = self.tree.actor[node]
        self.share_out(node, seat, self.even, self.even)
        for child in range(self.tree.first[node], self.tree.first[node] + self.tree.children[node]):
            begin = self.tree.begin[2 * child + seat]
            for i in range(begin, begin + self.tree.size[2 * child + seat]):
                self.policy[i] = self.even[i]

    def run(self, rounds: i64) -> None:
        for _ in range(rounds):
            self.rounds += 1
            weight = float(self.rounds) * float(self.rounds)  # early strategies are poor: the average forgets them
            for seat in range(SEATS):  # one after the other: the second already answers what the first has learned
                self.spread(1 - seat, self.policy, 1)
                self.collect(1 - seat, weight)
                self.gather(seat, LEARN, 0)

    def warm(self, first: i64, rounds: i64) -> None:
        """Iterate below the nodes that were just expanded, so that nobody above learns from play that is still random.

        first: the first of their children. What is shared with the rest of the tree is gathered anew before it is used.
        """
        for seat in range(SEATS):
            self.spread(seat, self.policy, first)
        for _ in range(rounds):
            for seat in range(SEATS):
                self.spread(1 - seat, self.policy, first)
                self.gather(seat, LEARN, first)
                self.learn_above(seat, first)

    def learn_above(self, seat: i64, first: i64) -> None:
        """Update the values, regrets and policies at the parents of the new nodes."""
        tree = self.tree
        for node in range(first, tree.nodes()):
            parent = tree.parent[node]
            if parent < first and tree.first[parent] == node and tree.actor[parent] == seat:
                self.take_mean(parent, seat, self.policy)
                self.learn(parent, seat)

    # Down the tree.

    def spread(self, seat: i64, policy: vec[float], first: i64) -> None:
        """The seat's reach at every node from the first on."""
        tree = self.tree
        reach = self.reach
        for node in range(first, tree.nodes()):
            parent = tree.parent[node]
            if tree.begin[2 * node + seat] == tree.begin[2 * parent + seat]:
                continue  # it shares its parent's columns: nothing about this seat has changed
            begin = tree.begin[2 * node + seat]
            end = begin + tree.size[2 * node + seat]
            if tree.actor[parent] == seat:
                for i in range(begin, end):
                    reach[i] = reach[tree.origin[i]] * policy[i]
            else:
                for i in range(begin, end):
                    reach[i] = reach[tree.origin[i]]

    def collect(self, seat: i64, weight: float) -> None:
        """Add the seat's policy to its total."""
        tree = self.tree
        for node in range(1, tree.nodes()):
            if tree.actor[tree.parent[node]] == seat:
                begin = tree.begin[2 * node + seat]
                for i in range(begin, begin + tree.size[2 * node + seat]):
                    self.total[i] += weight * self.reach[i]

    # Up the tree.

    def gather(self, seat: i64, manner: i64, first: i64) -> None:
        """The seat's values at every node from the first on, for what it does in one of three manners."""
        for i in range(self.first_place(first), len(self.value)):
            self.value[i] = 0.0
        node = self.tree.nodes() - 1  # children have higher numbers than their parents, so this goes up the tree
        while node >= first:
            kind = self.tree.kind[node]
            if kind == DECISION and self.tree.actor[node] == seat:
                if manner == BEST:
                    self.take_best(node, seat)
                else:
                    self.take_mean(node, seat, self.policy if manner == LEARN else self.average)
                if manner == LEARN:
                    self.learn(node, seat)
            elif kind == ENDING:
                self.judge(node, seat)
            elif kind == HORIZON:
                whole = self.horizon.judge(
                    self.tree.row[node], tree=self.tree, node=node, seat=seat, reach=self.reach, value=self.value
                )
                if manner == LEARN:
                    self.horizon.learn(self.tree.row[node], seat, whole)
            else:
                self.add_up(node, seat)
            node -= 1

    def first_place(self, first: i64) -> i64:
        """The first place in the columns that belongs to this node or a later one, and not to an earlier one too."""
        for node in range(first, self.tree.nodes()):
            for seat in range(SEATS):
                if node == 0 or not self.tree.is_shared(node, seat):
                    return self.tree.begin[2 * node + seat]
        return len(self.value)

    def add_up(self, node: i64, seat: i64) -> None:
        """Somebody else decides: each child counts by the other's reach there, or by the lot."""
        tree = self.tree
        share = 1.0 / float(tree.children[node]) if tree.kind[node] == LOT else 1.0
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            if not tree.is_shared(child, seat):
                begin = tree.begin[2 * child + seat]
                for i in range(begin, begin + tree.size[2 * child + seat]):
                    self.value[tree.origin[i]] += share * self.value[i]

    def take_best(self, node: i64, seat: i64) -> None:
        tree = self.tree
        best = self.scratch
        self.fill(node, seat, LEAST)
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            begin = tree.begin[2 * child + seat]
            for i in range(begin, begin + tree.size[2 * child + seat]):
                best[tree.origin[i]] = max(best[tree.origin[i]], self.value[i])
        self.add_scratch(node, seat)

    def take_mean(self, node: i64, seat: i64, policy: vec[float]) -> None:
        tree = self.tree
        mean = self.scratch
        self.fill(node, seat, 0.0)
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            begin = tree.begin[2 * child + seat]
            for i in range(begin, begin + tree.size[2 * child + seat]):
                mean[tree.origin[i]] += policy[i] * self.value[i]
        self.add_scratch(node, seat)

    def learn(self, node: i64, seat: i64) -> None:
        """Update the regrets and the policy; `scratch` holds each placement's mean value under the policy so far."""
        tree = self.tree
        mean = self.scratch
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            begin = tree.begin[2 * child + seat]
            for i in range(begin, begin + tree.size[2 * child + seat]):
                lately = self.value[i] - mean[tree.origin[i]]
                self.regret[i] = max(self.regret[i] + lately, 0.0)
                self.policy[i] = max(self.regret[i] + lately, 0.0)  # once more: the guess at the next regret
        self.share_out(node, seat, self.policy, self.even)

    def share_out(self, node: i64, seat: i64, claims: vec[float], without: vec[float]) -> None:
        """Normalise claims to probabilities, placement by placement; where all are 0, take those of `without`."""
        tree = self.tree
        sums = self.scratch
        self.fill(node, seat, 0.0)
        first = tree.first[node]
        last = first + tree.children[node]
        for child in range(first, last):
            begin = tree.begin[2 * child + seat]
            for i in range(begin, begin + tree.size[2 * child + seat]):
                sums[tree.origin[i]] += claims[i]
        for child in range(first, last):
            begin = tree.begin[2 * child + seat]
            for i in range(begin, begin + tree.size[2 * child + seat]):
                whole = sums[tree.origin[i]]
                claims[i] = claims[i] / whole if whole > 0.0 else without[i]

    def fill(self, node: i64, seat: i64, number: float) -> None:
        begin = self.tree.begin[2 * node + seat]
        for i in range(begin, begin + self.tree.size[2 * node + seat]):
            self.scratch[i] = number

    def add_scratch(self, node: i64, seat: i64) -> None:
        """Added, not assigned: a node may share its columns with other nodes."""
        begin = self.tree.begin[2 * node + seat]
        for i in range(begin, begin + self.tree.size[2 * node + seat]):
            self.value[i] += self.scratch[i]

    # Where the tree ends.

    def judge(self, node: i64, seat: i64) -> None:
        """H15, H20: points decide, then the sums in hand."""
        tree = self.tree
        lead = tree.lead[node] if seat == 0 else -tree.lead[node]
        if lead == 0:
            self.judge_tie(node, seat)
        elif lead > 0:
            begin = tree.begin[2 * node + seat]
            won = self.mass(node, 1 - seat)
            for i in range(begin, begin + tree.size[2 * node + seat]):
                self.value[i] += won

    def judge_tie(self, node: i64, seat: i64) -> None:
        """Both seats own the same numbers, so whoever has the smaller sum in the houses has the larger one in hand."""
        tree = self.tree
        self.count_sums(node, 1 - seat)
        begin = tree.begin[2 * node + seat]
        lying = tree.lying[2 * node + seat]
        for i in range(tree.size[2 * node + seat]):
            own = houses_sum(tree.placement[lying + i])
            won = 0.5 * self.counts[own]
            for more in range(own + 1, SUMS):
                won += self.counts[more]
            self.value[begin + i] += won

    def count_sums(self, node: i64, seat: i64) -> None:
        """The seat's reach by the sum in its houses."""
        tree = self.tree
        for total in range(SUMS):
            self.counts[total] = 0.0
        begin = tree.begin[2 * node + seat]
        lying = tree.lying[2 * node + seat]
        for i in range(tree.size[2 * node + seat]):
            self.counts[houses_sum(tree.placement[lying + i])] += self.reach[begin + i]

    def mass(self, node: i64, seat: i64) -> float:
        return self.mass_in(self.reach, node, seat)

    def mass_in(self, column: vec[float], node: i64, seat: i64) -> float:
        total = 0.0
        begin = self.tree.begin[2 * node + seat]
        for i in range(begin, begin + self.tree.size[2 * node + seat]):
            total += column[i]
        return total

    # What came of it.

    def settle(self) -> None:
        """Normalise the weighted sum of all policies to the average strategy, which is what converges."""
        for i in range(len(self.total)):
            self.average[i] = self.total[i]
        for node in range(self.tree.nodes()):
            if self.tree.kind[node] == DECISION:
                self.share_out(node, self.tree.actor[node], self.average, self.policy)

    def best_response(self, seat: i64) -> float:
        """What the seat can get against the other's average strategy (after `settle`)."""
        self.spread(1 - seat, self.average, 1)
        self.gather(seat, BEST, 0)
        total = 0.0
        begin = self.tree.begin[seat]
        for i in range(begin, begin + self.tree.size[seat]):
            total += self.reach[i] * self.value[i]
        return total

    def expect(self, seat: i64) -> None:
        """Leave the seat's values of both average strategies in `value` (after `settle`)."""
        self.spread(1 - seat, self.average, 1)
        self.gather(seat, FOLLOW, 0)

    def nash_conv(self) -> float:
        """What both seats could gain together by best responses to the average strategies; values run from 0 to 1."""
        self.settle()
        return self.best_response(0) + self.best_response(1) - 1.0
