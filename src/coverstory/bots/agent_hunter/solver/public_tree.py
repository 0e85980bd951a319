"""The public tree: what all may know, with a column of numbers for every placement that a seat could have there.

A seat's secret is its placement (rules/agent_hunter/placements.py); the hand is what is neither there nor gone. In the
tree each placement of a node came about from exactly one placement of the node's parent, its origin. An action of a
placement is therefore a place in the child's column: a public action opens a child with one place for each placement
that allows it, and a card put face down opens one child with a place for each placement and card. Where nothing can
change for a seat, the child shares the parent's columns.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.components import HOUSES, SEATS

NONE: Final[i64] = -1

# Kinds of node.
DECISION: Final[i64] = 0
ANSWER: Final[i64] = 1  # the attacked seat's cards decide
LOT: Final[i64] = 2  # who starts: all children are as likely as each other
ENDING: Final[i64] = 3
HORIZON: Final[i64] = 4  # the game goes on, the tree does not
OPEN: Final[i64] = 5  # not yet looked at

ANSWERS: Final[i64] = 3  # lower, the same, higher


@final
class PublicTree:
    def __init__(self) -> None:
        # By node.
        self.kind = vec[i64]()
        self.actor = vec[i64]()  # whose decision; NONE elsewhere
        self.action = vec[i64]()  # that led here; NONE where a card was put face down or the enemy answered
        self.shown = vec[i64]()  # the card that the action shows, or which answer was given; NONE elsewhere
        self.parent = vec[i64]()
        self.first = vec[i64]()  # its first child; the others follow it
        self.children = vec[i64]()
        self.row = vec[i64]()  # at a HORIZON: its row there
        self.lead = vec[i64]()  # at an ENDING: seat 0's points less seat 1's
        # By node and seat, two a node.
        self.begin = vec[i64]()  # its first place in the columns
        self.size = vec[i64]()
        self.lying = vec[i64]()  # its first place among the placements
        # The placements.
        self.placement = vec[i64]()
        # The columns.
        self.origin = vec[i64]()  # a place among the parent's

    def nodes(self) -> i64:
        return len(self.kind)

    def places(self) -> i64:
        return len(self.origin)

    def add_node(self, parent: i64, action: i64, shown: i64) -> i64:
        """Without columns: share or open them for each seat in turn."""
        node: i64 = len(self.kind)
        self.kind = append(self.kind, OPEN)
        self.actor = append(self.actor, NONE)
        self.action = append(self.action, action)
        self.shown = append(self.shown, shown)
        self.parent = append(self.parent, parent)
        self.first = append(self.first, NONE)
        self.children = append(self.children, 0)
        self.row = append(self.row, NONE)
        self.lead = append(self.lead, 0)
        for _ in range(SEATS):
            self.begin = append(self.begin, NONE)
            self.size = append(self.size, 0)
            self.lying = append(self.lying, NONE)
        if parent != NONE:
            self.children[parent] += 1
            if self.first[parent] == NONE:
                self.first[parent] = node
        return node

    def share(self, node: i64, seat: i64) -> None:
        """The parent's columns and placements."""
        self.share_less(node, seat, 0)

    def share_less(self, node: i64, seat: i64, emptied: i64) -> None:
        """The parent's columns; the placements without the cards of these houses (a bit set)."""
        here = 2 * node + seat
        there = 2 * self.parent[node] + seat
        self.begin[here] = self.begin[there]
        self.size[here] = self.size[there]
        if emptied == 0:
            self.lying[here] = self.lying[there]
            return
        self.lying[here] = len(self.placement)
        mask = kept(emptied)
        start = self.lying[there]
        for i in range(self.size[there]):
            self.placement = append(self.placement, self.placement[start + i] & mask)

    def open(self, node: i64, seat: i64) -> None:
        """Columns of its own, empty so far."""
        here = 2 * node + seat
        self.begin[here] = len(self.origin)
        self.lying[here] = len(self.placement)

    def add_place(self, node: i64, seat: i64, placement: i64, origin: i64) -> None:
        """To the node and seat opened last."""
        self.placement = append(self.placement, placement)
        self.origin = append(self.origin, origin)
        self.size[2 * node + seat] += 1

    def is_shared(self, node: i64, seat: i64) -> bool:
        return self.begin[2 * node + seat] == self.begin[2 * self.parent[node] + seat]

    def placements(self, node: i64, seat: i64) -> vec[i64]:
        start = self.lying[2 * node + seat]
        return self.placement[start : start + self.size[2 * node + seat]]

    def find(self, node: i64, seat: i64, placement: i64) -> i64:
        """Its number at that node, or NONE."""
        start = self.lying[2 * node + seat]
        for i in range(self.size[2 * node + seat]):
            if self.placement[start + i] == placement:
                return i
        return NONE


def kept(emptied: i64) -> i64:
    """The bits of a placement that these houses do not hold."""
    mask: i64 = 0
    for house in range(HOUSES):
        if not emptied >> house & 1:
            mask |= 15 << (4 * house)
    return mask


def houses_sum(placement: i64) -> i64:
    """The sum of the cards' numbers."""
    total: i64 = 0
    for house in range(HOUSES):
        number = placement >> (4 * house) & 15
        if number:
            total += number - 1
    return total
