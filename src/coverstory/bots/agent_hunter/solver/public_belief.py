"""What all may believe: the public position and how likely each placement of either seat is.

Both ranges follow from public events alone. What a seat does tells which placements can do it; whoever thinks that some
of them would rather do it than others weighs them afterwards.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.solver.expand import Growth
from coverstory.bots.agent_hunter.solver.lookup import child_of
from coverstory.bots.agent_hunter.solver.public_steps import Step
from coverstory.bots.agent_hunter.solver.public_tree import ANSWER, NONE, PublicTree
from coverstory.bots.agent_hunter.solver.solver import Solver
from coverstory.rules.agent_hunter.actions import (
    HOUSE_ATTACK,
    SWITCH,
    attacking_house,
    switched_house,
)
from coverstory.rules.agent_hunter.components import QUIET_CAP, SEATS, TURN
from coverstory.rules.agent_hunter.placements import placements_of
from coverstory.rules.agent_hunter.play import HunterState


@final
class PublicBelief:
    def __init__(self, start: HunterState) -> None:
        """At the beginning of a game nothing is hidden yet."""
        self.state = start
        self.placements: list[vec[i64]] = [vec[i64]([0]), vec[i64]([0])]  # by seat
        self.likely: list[vec[float]] = [vec[float]([1.0]), vec[float]([1.0])]  # by seat

    def solver(self) -> Solver:
        """For the decision at hand."""
        return Solver(
            self.state,
            left=self.placements[0],
            right=self.placements[1],
            likely=self.likely[0],
            likely_right=self.likely[1],
        )

    def follow(self, step: Step) -> None:
        """Take in a public step: all placements that allow it are taken to have made it equally often."""
        growth = Growth(
            root=self.state, left=self.placements[0], right=self.placements[1], cap=QUIET_CAP, thrifty=False
        )
        node = branched(growth, self.state, step)
        likely = [self.likely[0], self.likely[1]]
        actor = self.state.to_act()
        for seat in range(SEATS):
            if not growth.tree.is_shared(node, seat):
                likely[seat] = carried(growth.tree, node, seat, likely[seat])
        if growth.tree.kind[node] == ANSWER:
            growth.branch_last()
            node = child_of(growth.tree, node, NONE, step.answer)
            if not growth.tree.is_shared(node, 1 - actor):
                likely[1 - actor] = carried(growth.tree, node, 1 - actor, likely[1 - actor])
        self.adopt(growth, node, likely)

    def adopt(self, growth: Growth, node: i64, likely: list[vec[float]]) -> None:
        for seat in range(SEATS):
            self.placements[seat] = growth.tree.placements(node, seat)
            self.likely[seat] = normal(likely[seat])
        self.state = growth.state_at(node)


def even_belief(state: HunterState) -> PublicBelief:
    """For a position without history: all placements that fit are equally likely."""
    belief = PublicBelief(state)
    for seat in range(SEATS):
        belief.placements[seat] = placements_of(state.could, seat)
        belief.likely[seat] = normal(vec[float]([1.0 for _ in belief.placements[seat]]))
    return belief


def branched(growth: Growth, state: HunterState, step: Step) -> i64:
    """Expand only what the step needs; returns the node that it leads to."""
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


def carried(tree: PublicTree, node: i64, seat: i64, likely: vec[float]) -> vec[float]:
    """From the parent's places to the node's."""
    begin = tree.begin[2 * node + seat]
    above = tree.begin[2 * tree.parent[node] + seat]
    after = vec[float]()
    for i in range(tree.size[2 * node + seat]):
        after = append(after, likely[tree.origin[begin + i] - above])
    return after


def normal(likely: vec[float]) -> vec[float]:
    total = 0.0
    for share in likely:
        total += share
    return vec[float]([share / total for share in likely])
