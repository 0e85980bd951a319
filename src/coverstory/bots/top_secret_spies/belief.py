"""Top Secret Spies: who is who, judged by what everybody did.

The posterior over all assignments of agents is exact for the likelihoods of choice_likelihood.py: those of one
seat's choices depend on its own agents only. What cannot be judged because hands are secret, passing and which card
is played, counts as equally likely under every agent.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.bots.top_secret_spies.assignments import BIT, PAIRS, Seating
from coverstory.bots.top_secret_spies.choice_likelihood import FITTED, ChoiceModel, Choices
from coverstory.rules.contract import Event
from coverstory.rules.top_secret_spies.actions import (
    PLAY_BASE,
    SPLIT_STEPS,
    is_place,
    is_play,
    is_split,
    place_building,
    play_kind,
)
from coverstory.rules.top_secret_spies.cards import carry_out
from coverstory.rules.top_secret_spies.components import AGENTS, FREE_AGENT, NOBODY
from coverstory.rules.top_secret_spies.packed import ONE_CARD, byte_of, nibble, standing_at, walked, with_byte
from coverstory.rules.top_secret_spies.play import new_game
from coverstory.rules.top_secret_spies.setup import SpiesSetup
from coverstory.rules.top_secret_spies.view import SpiesView

LEAST: Final = 1e-30  # choices alone never rule an agent out, and no product over seats becomes 0

# What is being heard.
NOTHING: Final[i64] = 0
MOVE: Final[i64] = 1
CARD: Final[i64] = 2


@final
class SpiesBelief:
    """What anybody at the table can conclude from what everybody hears; follows the game event by event."""

    def __init__(self, setup: SpiesSetup, model: ChoiceModel = FITTED) -> None:
        self.setup = setup
        self.table = new_game(setup)  # only what is public: of hands their sizes
        self.after = new_game(setup)  # where the decision leads that is being heard
        self.decision = NOTHING
        self.actor: i64 = 0
        self.kind: i64 = 0  # of the card
        self.heard: i64 = 0  # how many events
        self.judged: i64 = 0  # how many decisions
        self.judged_seat: i64 = 0  # whose the last one was; the choices still hold how likely it was
        self.seating = Seating(setup)
        self.choices = Choices(model, setup)
        self.rivals = vec[float]([1.0] * PAIRS)
        for seat in range(setup.seats):
            for agent in range(AGENTS):
                if self.seating.all & BIT[agent]:
                    self.seating.weigh(seat, agent, NOBODY, 1.0)

    def follow(self, heard: list[Event]) -> None:
        """What is new in all that was heard; it ends where an action ends."""
        for i in range(self.heard, i64(len(heard))):
            self.hear(heard[i].kind, heard[i].numbers)
        self.heard = len(heard)
        self.settle()

    def fits(self, view: SpiesView) -> bool:
        """Does what was heard lead to what lies on the table? Not where a position was set up by hand."""
        for seat in range(self.setup.seats):
            if (self.seating.two[seat] == 1) != (nibble(view.seconds, seat) != NOBODY):
                return False
        table = self.table
        return table.positions == view.positions and table.markers == view.markers and table.safe == view.safe

    def hear(self, kind: str, numbers: list[int]) -> None:
        if kind == "walk":
            self.after.positions = with_byte(self.after.positions, numbers[0], numbers[2])
        elif kind == "marker":
            self.after.markers = with_byte(self.after.markers, numbers[0], numbers[2])
        elif kind == "safe" and self.decision == CARD:
            self.after.safe = numbers[2]
        else:
            self.settle()
            self.hear_more(kind, numbers)

    def hear_more(self, kind: str, numbers: list[int]) -> None:
        """An event that is not part of the decision that was heard last."""
        if kind in ("move", "stay"):
            self.begin(MOVE, numbers[0])
        elif kind == "play":
            self.kind = numbers[1]
            self.table.papers[numbers[0]] -= ONE_CARD
            self.begin(CARD, numbers[0])
        elif kind == "safe":
            self.judge_place(numbers[0], numbers[2])
        elif kind == "score":
            self.table.markers = with_byte(self.table.markers, numbers[0], numbers[3])
        elif kind in ("draw", "drawn"):
            self.table.papers[numbers[0]] += ONE_CARD
        elif kind in ("find", "found"):
            self.find(numbers[0])
        elif kind == "roll":
            self.table.player = numbers[0]
            self.table.roll = numbers[1]
            self.table.arrived = 0

    def begin(self, decision: i64, seat: i64) -> None:
        self.decision = decision
        self.actor = seat
        self.table.copy_to(self.after)

    def settle(self) -> None:
        """The whole decision has been heard: judge it, and learn from it."""
        if self.decision == MOVE:
            self.look_at_rivals()
            self.choices.judge_move(self.table, self.after.positions)
            moved = differing(self.table.positions, self.after.positions)
            self.after.arrived = standing_at(self.after.positions, self.table.safe) & moved
            self.learn()
        elif self.decision == CARD and self.kind != FREE_AGENT:
            self.table.actor = self.actor
            self.look_at_rivals()
            self.choices.judge_play(self.table, self.kind, self.after)
            self.learn()
        if self.decision != NOTHING:
            self.decision = NOTHING
            self.after.copy_to(self.table)

    def judge_place(self, seat: i64, building: i64) -> None:
        self.actor = seat
        self.look_at_rivals()
        self.choices.judge_place(self.table, building)
        self.table.safe = building
        self.learn()

    def judge(self, seat: i64, action: i64) -> None:
        """Leave in `choices` how likely this choice would be now; nothing is learned from it."""
        self.actor = seat
        self.look_at_rivals()
        if is_split(action):
            self.choices.judge_move(self.table, walked(self.table.positions, SPLIT_STEPS[action]))
        elif is_place(action):
            self.choices.judge_place(self.table, place_building(action))
        elif is_play(action) and play_kind(action) != FREE_AGENT:
            self.table.copy_to(self.after)
            carry_out(self.after, action - PLAY_BASE)
            self.table.actor = seat
            self.choices.judge_play(self.table, play_kind(action), self.after)
        else:
            self.choices.judge_nothing()

    def look_at_rivals(self) -> None:
        """For each agent that the actor may hold: the probability that somebody holds each of the others."""
        self.choices.two = self.seating.two[self.actor] == 1
        if self.setup.agents > self.setup.seats:  # otherwise nobody is free
            self.seating.count_after(self.actor)
            rivals_into(self.seating, self.actor, self.rivals, 0)
        self.choices.mind(self.rivals)

    def learn(self) -> None:
        """Bayes: weigh the actor's agents by how likely they made the choice."""
        self.judged += 1
        self.judged_seat = self.actor
        weight = self.seating.weight
        start = self.actor * PAIRS
        most = 0.0
        for pair in range(PAIRS):
            weight[start + pair] *= self.choices.likely[pair]
            most = max(most, weight[start + pair])
        for pair in range(PAIRS):
            if weight[start + pair] > 0.0:
                weight[start + pair] = max(weight[start + pair] / most, LEAST)

    def find(self, seat: i64) -> None:
        """A second agent, any free one as likely as another (T19)."""
        seating = self.seating
        seating.two[seat] = 1
        for agent in range(AGENTS):
            weight = seating.weight[seat * PAIRS + agent * 8 + NOBODY]
            seating.weigh(seat, agent, NOBODY, 0.0)
            for second in range(AGENTS):
                if seating.all & BIT[second] and second != agent:
                    seating.weigh(seat, agent, second, weight)


def differing(one: i64, other: i64) -> i64:
    """A one in the byte of each agent that stands elsewhere."""
    agent_bits: i64 = 0
    for agent in range(AGENTS):
        if byte_of(one, agent) != byte_of(other, agent):
            agent_bits = with_byte(agent_bits, agent, 1)
    return agent_bits


def rivals_into(seating: Seating, seat: i64, out: vec[float], start: i64) -> None:
    """For each pair of agents: the probability that somebody holds the second one, if the seat holds the first."""
    for agent in range(AGENTS):
        held = seating.chance_of_agent(seat, agent, NOBODY)
        for other in range(AGENTS):
            free = seating.chance_of_agent(seat, agent, other) if held > 0.0 and other != agent else 0.0
            out[start + agent * 8 + other] = 1.0 - free / held if held > 0.0 else 1.0


def belief_without_history(view: SpiesView) -> SpiesBelief:
    """Every assignment as likely as any other, on the table that the view shows."""
    belief = SpiesBelief(view.setup)
    table = belief.table
    table.player = view.player
    table.roll = view.roll
    table.positions = view.positions
    table.markers = view.markers
    table.safe = view.safe
    table.arrived = view.arrived
    for seat in range(view.setup.seats):
        if view.setup.cards:
            table.papers[seat] = nibble(view.sizes, seat) * ONE_CARD
        if nibble(view.seconds, seat) != NOBODY:
            belief.find(seat)
    return belief
