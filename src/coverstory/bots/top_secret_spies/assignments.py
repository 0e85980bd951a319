"""Who may hold which agents, when each seat's agents are weighed apart: exact, and without a list of all assignments.

An assignment gives every seat an agent, and a second one to seats that found one (T19), no agent twice. Its weight is
the product of what its seats' agents weigh, so sums over all assignments (5,040 with six or seven seats) come from
sums over sets of agents that are still to be had: `ways`. With one seat before all others, its head, these answer at
once what that seat, which knows its own agents, may think of the others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.rng import Source
from coverstory.rules.top_secret_spies.components import AGENTS, MOST_SEATS, NOBODY
from coverstory.rules.top_secret_spies.packed import byte_of, nibble, with_nibble
from coverstory.rules.top_secret_spies.setup import SpiesSetup
from coverstory.rules.top_secret_spies.state import SpiesPosition

SETS: Final[i64] = 128  # of agents, a bit each
PAIRS: Final[i64] = 64  # first agent and second, or NOBODY, three bits each
FINE: Final[i64] = 0x10000000  # how many different random numbers there are between 0 and 1
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 0])  # NOBODY takes nothing from a set
SIZE: Final = vec[i64]([i64(bin(held).count("1")) for held in range(128)])

# Scratch space, written and read within one call.
_drawn: Final = vec[i64]([0, 0])


@final
class Seating:
    """All assignments with their weights; set the weights, then count."""

    def __init__(self, setup: SpiesSetup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.agents = setup.agents
        self.all = agent_set(setup.agent_bits)
        self.two = vec[i64]([0] * MOST_SEATS)  # 1 for each seat that has two agents
        self.weight = vec[float]([0.0] * (MOST_SEATS * PAIRS))
        self.ways = vec[float]([0.0] * (MOST_SEATS * MOST_SEATS * SETS))

    def copy(self) -> Seating:
        """A copy of the weights; `ways` is empty until `count`."""
        other = Seating(self.setup)
        other.two = self.two[:]
        other.weight = self.weight[:]
        return other

    def weigh(self, seat: i64, agent: i64, second: i64, weight: float) -> None:
        self.weight[seat * PAIRS + agent * 8 + second] = weight

    def know(self, seat: i64, agent: i64, second: i64) -> None:
        """This seat's agents are these, and no others are possible."""
        for pair in range(PAIRS):
            self.weight[seat * PAIRS + pair] = 0.0
        self.weigh(seat, agent, second, 1.0)

    # --- counting

    def count(self) -> None:
        """Fill `ways` anew; needed after weights have changed, and before anything is asked or drawn."""
        for head in range(self.seats):
            self.count_after(head)

    def count_after(self, head: i64) -> None:
        start = (head * MOST_SEATS + self.seats - 1) * SETS
        for held in range(SETS):
            self.ways[start + held] = 1.0
        turn = self.seats - 2
        while turn >= 0:
            self.count_turn(head, turn)
            turn -= 1

    def count_turn(self, head: i64, turn: i64) -> None:
        """For each set of agents that may be left here: the weight of all ways to give them to this and later seats."""
        start = (head * MOST_SEATS + turn) * SETS
        held = self.all
        while held > 0:  # every part of the set of all agents but the empty one
            if self.seats - 1 - turn <= SIZE[held] <= self.agents - 1 - turn:
                self.ways[start + held] = self.count_ways(head, turn, held)
            held = (held - 1) & self.all

    def count_ways(self, head: i64, turn: i64, held: i64) -> float:
        seat = seat_after(head, turn)
        total = 0.0
        for agent in range(AGENTS):
            if held & BIT[agent]:
                if self.two[seat]:
                    total += self.ways_with_two(head, turn, held, agent)
                else:
                    total += self.way(head, turn=turn, held=held, agent=agent, second=NOBODY)
        return total

    def ways_with_two(self, head: i64, turn: i64, held: i64, agent: i64) -> float:
        total = 0.0
        for second in range(AGENTS):
            if held & BIT[second] and second != agent:
                total += self.way(head, turn=turn, held=held, agent=agent, second=second)
        return total

    def way(self, head: i64, turn: i64, held: i64, agent: i64, second: i64) -> float:
        """The weight of all ways in which this seat has these agents and the later seats have others of the set."""
        left = held & ~BIT[agent] & ~BIT[second]
        weight = self.weight[seat_after(head, turn) * PAIRS + agent * 8 + second]
        return weight * self.ways[(head * MOST_SEATS + turn + 1) * SETS + left]

    # --- asking

    def chance(self, seat: i64, agent: i64, second: i64, free: i64) -> float:
        """The weight of all assignments in which the seat has these agents and that one, if any, is free."""
        left = self.all & ~BIT[agent] & ~BIT[second] & ~BIT[free]
        return self.weight[seat * PAIRS + agent * 8 + second] * self.ways[seat * MOST_SEATS * SETS + left]

    def total(self) -> float:
        """The weight of all assignments."""
        total = 0.0
        for agent in range(AGENTS):
            if self.all & BIT[agent]:
                total += self.chance_of_agent(0, agent, NOBODY)
        return total

    def chance_of_agent(self, seat: i64, agent: i64, free: i64) -> float:
        """The weight of all assignments in which this is the seat's first agent and that one, if any, is free."""
        if not self.two[seat]:
            return self.chance(seat, agent, NOBODY, free)
        total = 0.0
        for second in range(AGENTS):
            if self.all & BIT[second] and second not in (agent, free):
                total += self.chance(seat, agent, second, free)
        return total

    def chance_of_second(self, seat: i64, second: i64) -> float:
        total = 0.0
        for agent in range(AGENTS):
            if self.all & BIT[agent] and agent != second:
                total += self.chance(seat, agent, second, NOBODY)
        return total

    def holding(self, seat: i64, agent: i64) -> float:
        """How likely the seat holds the agent, as its first or second one."""
        weight = self.chance_of_agent(seat, agent, NOBODY)
        if self.two[seat]:
            weight += self.chance_of_second(seat, agent)
        return weight / self.total()

    # --- drawing

    def deal_others(self, position: SpiesPosition, head: i64, rng: Source) -> None:
        """Deal agents to everybody but the head, each assignment in proportion to its weight."""
        held = self.all & ~BIT[nibble(position.firsts, head)] & ~BIT[nibble(position.seconds, head)]
        for turn in range(self.seats - 1):
            seat = seat_after(head, turn)
            self.draw(head, turn, held, rng)
            position.firsts = with_nibble(position.firsts, seat, _drawn[0])
            position.seconds = with_nibble(position.seconds, seat, _drawn[1])
            held &= ~BIT[_drawn[0]] & ~BIT[_drawn[1]]

    def draw(self, head: i64, turn: i64, held: i64, rng: Source) -> None:
        """This seat's agents; the last possible ones where rounding leaves something over."""
        left = self.ways[(head * MOST_SEATS + turn) * SETS + held] * float(rng.below(FINE)) / float(FINE)
        for agent in range(AGENTS):
            if held & BIT[agent]:
                left = self.draw_with(head, turn=turn, held=held, agent=agent, left=left)
                if left < 0.0:
                    return

    def draw_with(self, head: i64, turn: i64, held: i64, agent: i64, left: float) -> float:
        """Subtract the weight of this agent, with each second one if the seat has two; below 0 it is drawn."""
        if not self.two[seat_after(head, turn)]:
            return pass_by(agent, NOBODY, self.way(head, turn=turn, held=held, agent=agent, second=NOBODY), left)
        for second in range(AGENTS):
            if held & BIT[second] and second != agent and left >= 0.0:
                left = pass_by(agent, second, self.way(head, turn=turn, held=held, agent=agent, second=second), left)
        return left


def pass_by(agent: i64, second: i64, weight: float, left: float) -> float:
    if weight > 0.0:
        _drawn[0] = agent
        _drawn[1] = second
    return left - weight


def seat_after(head: i64, turn: i64) -> i64:
    """The n-th of the other seats, in their order round the table."""
    return turn if turn < head else turn + 1


def agent_set(agent_bits: i64) -> i64:
    held: i64 = 0
    for agent in range(AGENTS):
        if byte_of(agent_bits, agent):
            held |= BIT[agent]
    return held
