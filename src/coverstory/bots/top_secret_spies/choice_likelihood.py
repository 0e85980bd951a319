"""How likely a choice is under each agent that its player may hold.

Whoever holds an agent wants it ahead: the better a choice looks for an agent, the likelier its holder makes it. How
good all choices look comes from the evaluator, one move deep; the likelihood is the softmax of that, mixed with
the same chance for every choice.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.bots.top_secret_spies.assignments import PAIRS
from coverstory.bots.top_secret_spies.evaluator import (
    AGENT_WEIGHT,
    CARD_WORTH,
    NO_SAFE,
    card_drawn,
    look_ahead,
    prospects,
    spread_with,
)
from coverstory.rules.top_secret_spies.actions import PLAY_BASE, SPLIT_MOVED, SPLIT_STEPS
from coverstory.rules.top_secret_spies.cards import carry_out, has_effect
from coverstory.rules.top_secret_spies.components import BUILDINGS, FINISH, MOST_STEPS, NOBODY, RUINS, RUINS_LOSS
from coverstory.rules.top_secret_spies.packed import agents_row, byte_of, scored, standing_at, walked
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.setup import SpiesSetup


@final
class ChoiceModel:
    """How closely players are assumed to follow what looks best, and how often they choose at random."""

    def __init__(self, sharpness: list[float], slips: list[float]) -> None:
        # For moving, placing and playing, for each seat: with more seats the values of choices differ less.
        self.sharpness = vec[float](sharpness)
        self.slips = vec[float](slips)


# Maximum likelihood of what bots chose, by `coverstory calibrate top_secret_spies --fit --seed 1` with
#   --bots spymaster:2000n --seats 2 --games 40             moving 30.0 and 0.126, placing 3.5 and 0.042
#   --bots spymaster:2000n --seats 4 --games 16             moving 25.2 and 0.150, placing 5.0 and 0.018
#   --bots agent:300n --seats 3 --games 9 -o cards=true     playing 10.0 and 0.000
# Where the safe is put hardly tells anything; cards have some slips so that none of them proves anything.
FITTED: Final = ChoiceModel([28.0, 4.0, 10.0], [0.14, 0.04, 0.05])


# What is chosen.
MOVING: Final[i64] = 0
PLACING: Final[i64] = 1
PLAYING: Final[i64] = 2


@final
class Choices:
    """One decision: all that could have been chosen, and what was."""

    def __init__(self, model: ChoiceModel, setup: SpiesSetup) -> None:
        self.model = model
        self.seats = float(setup.seats)
        self.row = agents_row(setup.agent_bits)
        self.likely = vec[float]([0.0] * PAIRS)  # the answer: by first agent and second, or NOBODY
        self.two = False  # the seat has a second agent
        self.kind = MOVING
        self.options: i64 = 0
        self.chosen: i64 = 0
        self.sharpness = 0.0
        self.sums = vec[float]([0.0] * PAIRS)
        self.hits = vec[float]([0.0] * PAIRS)
        self.share = vec[float]([0.0] * 8)  # by agent: how a possible choice looks for its holder
        self.rivals = vec[float]([0.0] * PAIRS)  # by pair: the weight of the second agent in the first one's share
        # By agent and steps: weight without a scoring; with one, marker and outlook.
        self.calm = vec[float]([0.0] * PAIRS)
        self.marker = vec[i64]([0] * PAIRS)
        self.outlook = vec[float]([0.0] * PAIRS)

    def mind(self, rivals: vec[float]) -> None:
        """Before a decision: how likely every other agent is an opponent's, for each that the actor may hold."""
        for agent in self.row:
            total = 0.0
            for other in self.row:
                if other != agent:
                    total += rivals[agent * 8 + other]
            for other in self.row:
                self.rivals[agent * 8 + other] = rivals[agent * 8 + other] / total

    def judge_move(self, table: SpiesState, after: i64) -> None:
        """How likely each agent's holder would have moved everybody to where they stand afterwards."""
        self.begin(MOVING)
        self.walk_everybody(table)
        setup = table.setup
        seats = setup.seats
        for i in range(setup.split_from[table.roll], setup.split_to[table.roll]):
            split = setup.choices.splits[i]
            moved = SPLIT_MOVED[split]
            steps = SPLIT_STEPS[split]
            positions = walked(table.positions, steps)
            bonus = 0.0
            if setup.cards and (moved == 0 or standing_at(positions, RUINS) & moved):
                bonus = card_drawn(table)
            if standing_at(positions, table.safe) & moved:
                self.weigh_scoring(steps, seats)
            else:
                for agent in self.row:
                    AGENT_WEIGHT[agent] = self.calm[agent * 8 + byte_of(steps, agent)]
            self.add(bonus, positions == after)
        self.finish()

    def walk_everybody(self, table: SpiesState) -> None:
        """Work out once what each agent gets from each number of steps: every split is made of these."""
        lead: i64 = 0
        for agent in self.row:
            lead = max(lead, byte_of(table.markers, agent))
        spread = spread_with(float(FINISH - lead), table.setup.seats)
        for agent in self.row:
            marker = byte_of(table.markers, agent)
            for steps in range(MOST_STEPS + 1):
                building = (byte_of(table.positions, agent) + steps) % BUILDINGS
                at = agent * 8 + steps
                self.calm[at] = exp((float(marker - lead) + prospects(building, table.safe)) / spread)
                self.marker[at] = max(marker - RUINS_LOSS, 0) if building == RUINS else marker + building
                self.outlook[at] = float(self.marker[at]) + prospects(building, NO_SAFE)

    def weigh_scoring(self, steps: i64, seats: i64) -> None:
        lead: i64 = 0
        for agent in self.row:
            lead = max(lead, self.marker[agent * 8 + byte_of(steps, agent)])
        left = float(FINISH - lead) if lead < FINISH else 0.0
        spread = spread_with(left, seats)
        for agent in self.row:
            at = agent * 8 + byte_of(steps, agent)
            outlook = self.outlook[at] if left > 0.0 else float(self.marker[at])
            AGENT_WEIGHT[agent] = exp((outlook - float(lead)) / spread)

    def judge_place(self, table: SpiesState, building: i64) -> None:
        """How likely each agent's holder would have put the safe there after a scoring."""
        self.begin(PLACING)
        for other in range(BUILDINGS):
            if table.may_place(other):
                look_ahead(table, table.positions, table.markers, other)
                self.add(0.0, other == building)
        self.finish()

    def judge_play(self, table: SpiesState, kind: i64, after: SpiesState) -> None:
        """A card used so that the table looks like that afterwards; it could have been kept, or used otherwise."""
        self.begin(PLAYING)
        look_again(table)
        self.add(CARD_WORTH, False)
        choices = table.setup.choices
        for i in range(choices.kind_from[kind], choices.kind_from[kind + 1]):
            if has_effect(table, choices.plays[i] - PLAY_BASE):
                self.add_play(table, choices.plays[i] - PLAY_BASE, after)
        self.finish()

    def add_play(self, table: SpiesState, index: i64, after: SpiesState) -> None:
        """Carries the card out, looks, and takes it back."""
        positions = table.positions
        markers = table.markers
        safe = table.safe
        arrived = table.arrived
        moved = carry_out(table, index)
        bonus = 0.0
        if table.actor == table.player and standing_at(table.positions, RUINS) & moved:
            bonus = card_drawn(table)
        hit = same_table(table, after)
        if hit:
            after.arrived = table.arrived
        look_again(table)
        self.add(bonus, hit)
        table.positions = positions
        table.markers = markers
        table.safe = safe
        table.arrived = arrived

    def judge_nothing(self) -> None:
        """A choice that tells nothing."""
        for pair in range(PAIRS):
            self.likely[pair] = 1.0

    # --- sums

    def begin(self, kind: i64) -> None:
        self.kind = kind
        self.sharpness = self.model.sharpness[kind] * self.seats
        self.options = 0
        self.chosen = 0
        for pair in range(PAIRS):
            self.sums[pair] = 0.0
            self.hits[pair] = 0.0

    def add(self, bonus: float, hit: bool) -> None:
        """Add a possible choice; AGENT_WEIGHT says how the agents stand after it. `hit`: this is what was chosen."""
        self.options += 1
        self.chosen += i64(hit)
        self.compare()
        for agent in self.row:
            if self.two:
                for second in self.row:
                    if second != agent:
                        self.add_to(agent * 8 + second, max(self.share[agent], self.share[second]) + bonus, hit)
            else:
                self.add_to(agent * 8 + NOBODY, self.share[agent] + bonus, hit)

    def compare(self) -> None:
        """For each agent: the probability that it gets farther than another one that somebody holds."""
        for agent in self.row:
            self.share[agent] = 0.0
        for agent in self.row:
            weight = AGENT_WEIGHT[agent]
            for other in self.row:
                if other < agent:
                    ahead = weight / (weight + AGENT_WEIGHT[other])
                    self.share[agent] += self.rivals[agent * 8 + other] * ahead
                    self.share[other] += self.rivals[other * 8 + agent] * (1.0 - ahead)

    def add_to(self, pair: i64, value: float, hit: bool) -> None:
        weight = exp(self.sharpness * value)
        self.sums[pair] += weight
        if hit:
            self.hits[pair] += weight

    def finish(self) -> None:
        slip = self.model.slips[self.kind]
        anything = slip * float(self.chosen) / float(self.options)
        for pair in range(PAIRS):
            if self.sums[pair] > 0.0:
                self.likely[pair] = (1.0 - slip) * self.hits[pair] / self.sums[pair] + anything


def look_again(table: SpiesState) -> None:
    """Weigh the agents as the evaluator does while cards are played: an agent that arrived at the safe will score."""
    if table.arrived:
        look_ahead(table, table.positions, scored(table.markers, table.positions), NO_SAFE)
    else:
        look_ahead(table, table.positions, table.markers, table.safe)


def same_table(one: SpiesState, other: SpiesState) -> bool:
    return one.positions == other.positions and one.markers == other.markers and one.safe == other.safe
