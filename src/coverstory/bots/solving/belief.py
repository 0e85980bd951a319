"""What all may believe: the public position and how likely each placement of either seat is.

Both ranges follow from public events alone. A seat's action makes the placements likelier that would take it, by the
strategy that was solved for that position; how far that strategy is trusted is for the asker to say, and less than
wholly, so that nothing possible is ever ruled out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.bots.solving.growth import Growth
from coverstory.bots.solving.reading import child_of
from coverstory.bots.solving.solver import Solver
from coverstory.bots.solving.steps import Step
from coverstory.bots.solving.tree import ANSWER, NONE, Tree
from coverstory.rules.agent_hunter.actions import (
    HOUSE_ATTACK,
    SWITCH,
    attacking_house,
    switched_house,
)
from coverstory.rules.agent_hunter.placements import placements_of
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.agent_hunter.table import QUIET_CAP, SEATS, TURN

LEAST_SHARE: Final = 1e-6  # keeps an action that nobody should take from ruling out everything


@final
class Belief:
    def __init__(self, start: HunterState) -> None:
        """At the beginning of a game nothing is hidden yet."""
        self.state = start
        self.placements: list[vec[i64]] = [vec[i64]([0]), vec[i64]([0])]  # by seat
        self.likely: list[vec[float]] = [vec[float]([1.0]), vec[float]([1.0])]  # by seat

    def solver(self) -> Solver:
        """For the decision at hand."""
        return Solver(self.state, self.placements[0], self.placements[1], self.likely[0], self.likely[1])

    def is_decision(self) -> bool:
        return self.state.to_act() >= 0

    def follow(self, step: Step, solver: Solver | None, trust: float) -> None:
        """Take in what all have heard; without a solver every placement is thought to have done it alike."""
        growth = Growth(self.state, self.placements[0], self.placements[1], QUIET_CAP, False)
        node = branched(growth, self.state, step)
        likely = [self.likely[0], self.likely[1]]
        actor = self.state.to_act()
        for seat in range(SEATS):
            if not growth.tree.is_shared(node, seat):
                explained = seat == actor and solver is not None
                shares = shares_of(solver, step, likely[seat], trust) if explained else vec[float]()
                likely[seat] = carried(growth.tree, node, seat, likely[seat], shares)
        if growth.tree.kind[node] == ANSWER:
            growth.branch_last()
            node = child_of(growth.tree, node, NONE, step.answer)
            if not growth.tree.is_shared(node, 1 - actor):
                likely[1 - actor] = carried(growth.tree, node, 1 - actor, likely[1 - actor], vec[float]())
        self.adopt(growth, node, likely)

    def adopt(self, growth: Growth, node: i64, likely: list[vec[float]]) -> None:
        for seat in range(SEATS):
            self.placements[seat] = growth.tree.placements(node, seat)
            self.likely[seat] = normal(likely[seat])
        self.state = growth.state_at(node)


def even_belief(state: HunterState) -> Belief:
    """In a position of which nobody knows how it came about: all that can be is equally likely."""
    belief = Belief(state)
    for seat in range(SEATS):
        belief.placements[seat] = placements_of(state.could, seat)
        belief.likely[seat] = normal(vec[float]([1.0 for _ in belief.placements[seat]]))
    return belief


def branched(growth: Growth, state: HunterState, step: Step) -> i64:
    """Grow only what the step needs; the node that it leads to."""
    growth.forget_root()
    if state.phase != TURN:
        growth.branch(0, state)
    elif step.action < HOUSE_ATTACK:
        growth.choose_in_hand(0, state, step.shown)
        growth.attack(0, state, step.action, step.shown)
    elif step.action < SWITCH:
        growth.choose_lying(0, state.turn, attacking_house(step.action), step.shown)
        growth.attack(0, state, step.action, step.shown)
    else:
        growth.choose_lying(0, state.turn, switched_house(step.action), step.shown)
        growth.begin_switch(0, state, switched_house(step.action), step.shown)
    return child_of(growth.tree, 0, step.action, step.shown)


def shares_of(solver: Solver | None, step: Step, likely: vec[float], trust: float) -> vec[float]:
    """How likely each placement that could take the step takes it, in the order of the child's places.

    What is not trusted is spread: over the cards that can be put face down, or else over the placements.
    """
    assert solver is not None
    tree = solver.tree
    child = child_of(tree, 0, step.action, step.shown)
    shares = vec[float]()
    if child == NONE:
        return shares
    seat = tree.actor[0]
    mean = mean_share(solver, child, likely)
    begin = tree.begin[2 * child + seat]
    for i in range(begin, begin + tree.size[2 * child + seat]):
        plain = solver.regrets.even[i] if step.action == NONE else mean
        shares = append(shares, trust * solver.regrets.average[i] + (1.0 - trust) * plain)
    return shares


def mean_share(solver: Solver, child: i64, likely: vec[float]) -> float:
    """How likely the action of a child is, over the placements that could take it."""
    tree = solver.tree
    seat = tree.actor[0]
    begin = tree.begin[2 * child + seat]
    taken = 0.0
    whole = 0.0
    for i in range(begin, begin + tree.size[2 * child + seat]):
        weight = likely[tree.origin[i] - tree.begin[seat]]
        taken += weight * solver.regrets.average[i]
        whole += weight
    return max(taken / whole, LEAST_SHARE)


def carried(tree: Tree, node: i64, seat: i64, likely: vec[float], shares: vec[float]) -> vec[float]:
    """From the parent's places to the node's; no shares: all alike."""
    begin = tree.begin[2 * node + seat]
    above = tree.begin[2 * tree.parent[node] + seat]
    after = vec[float]()
    for i in range(tree.size[2 * node + seat]):
        share = shares[i] if len(shares) else 1.0
        after = append(after, likely[tree.origin[begin + i] - above] * share)
    return after


def normal(likely: vec[float]) -> vec[float]:
    total = 0.0
    for share in likely:
        total += share
    return vec[float]([share / total for share in likely])
