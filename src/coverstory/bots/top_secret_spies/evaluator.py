"""Top Secret Spies: how far each agent will get, and what that means for the seats."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import MOST_SEATS, State
from coverstory.rules.top_secret_spies.actions import (
    DONE,
    PASS,
    PLACE_BASE,
    PLAY_BASE,
    PLAY_KIND,
    SPLIT_MOVED,
    SPLIT_STEPS,
    is_play,
    is_split,
    is_write,
    write_agent,
    write_holder,
)
from coverstory.rules.top_secret_spies.cards import carry_out
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BUILDINGS,
    EMPTY_DOSSIER,
    ENTRY_POINTS,
    FINISH,
    FREE,
    FREE_AGENT,
    HAND_LIMIT,
    MOVE,
    NOBODY,
    PLACE,
    RUINS,
)
from coverstory.rules.top_secret_spies.packed import (
    agent_bit,
    byte_of,
    nibble,
    scored,
    size,
    standing_at,
    walked,
    with_nibble,
)
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.state import DOSSIERS
from coverstory.search.evaluator import Evaluator

# Numbers without another reason were fitted to who came first in 2,000 games of two rookies with 150 ideas and of two
# searches of 1,000 nodes, every twelfth move at random (conditional logit over agents; log-loss 0.60 and 0.50 in games
# not fitted, 1.61 if every agent were as likely), the slope for more seats to 700 games of four rookies.
# In points, what standing in a building is worth: high buildings soon lead to the ruins, and opponents push.
BUILDING_WORTH: Final = vec[float]([-1.9, -1.0, 0.0, 1.0, 1.5, 2.0, 2.5, 1.9, 1.3, -0.5, -2.5, -2.7])
SCORE: Final = vec[float]([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, -3.0])
REACH: Final = 0.1  # of what moving to the safe would gain, for an agent that a roll may bring there
FARTHEST: Final[i64] = 6
NO_SAFE: Final[i64] = -1  # it is about to be moved
TEMPO: Final = 1.4  # the seat that moves next
OWNED: Final = 6.0  # an agent that is somebody's, at the end of the game
OWNED_A_SPACE: Final = 1.6  # and for each space that the leader has still to go

# How many points ahead decide: more, the longer the game still lasts, and the more seats meddle.
LAST_SPREAD: Final = 3.0
SPREAD_A_SPACE: Final = 0.1  # and a seat
OVER_SPREAD: Final = 0.5  # chosen, not fitted: when a marker has reached the finish, one point decides

# In chances of getting farther: a card kept, or drawn. Between two rookies 0.05 won 66 % ± 3 % against 0.02, as much as
# 0.1 and 80 % ± 3 % against 0.2.
CARD_WORTH: Final = 0.07

ALL_FREE: Final[i64] = 0x7777777  # a dossier that calls every agent free
PAIRS: Final[i64] = 64  # pairs of agents: the seat's own, and another
ANYBODY: Final = vec[float]([1.0] * (MOST_SEATS * PAIRS))  # any agent may be a rival's

# Scratch space, written and read within one call.
_race: Final = vec[float]([0.0, 0.0])  # how far the leader still has to go, and the spread
LEFT: Final[i64] = 0
SPREAD: Final[i64] = 1
AGENT_WEIGHT: Final = vec[float]([0.0] * 8)
_seat_weight: Final = vec[float]([0.0] * MOST_SEATS)


@final
class SpiesEvaluator(Evaluator):
    """Agents race; whoever is ahead, stands well and is near the safe is likelier to come first."""

    def __init__(self) -> None:
        self.rivals = (
            ANYBODY  # by seat and pair: the probability that somebody holds the second agent; a belief replaces it
        )

    def values_into(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, SpiesState)
        pending = state.arrived and state.setup.cards and state.phase != PLACE and state.passes < state.setup.seats
        markers = scored(state.markers, state.positions) if pending else state.markers
        look_ahead(state, state.positions, markers, NO_SAFE if state.phase == PLACE else state.safe)
        seat_results(state, out)

    def prior(self, state: State, action: i64) -> float:
        assert isinstance(state, SpiesState)
        if is_split(action):
            return split_prior(state, action, self.rivals)
        if is_play(action):
            return card_prior(state, action - PLAY_BASE, self.rivals)
        if is_write(action):
            return entry_prior(state, write_agent(action), write_holder(action), self.rivals)
        if action in (PASS, DONE):
            return standing(state, seat=state.actor, safe=state.safe, scoring=state.arrived != 0, rivals=self.rivals)
        return standing(state, seat=state.player, safe=action - PLACE_BASE, scoring=False, rivals=self.rivals)


def look_ahead(state: SpiesState, positions: i64, markers: i64, safe: i64) -> None:
    """Fill in every agent's weight: how likely it comes first, as far as agents differ."""
    lead: i64 = 0
    for agent in range(AGENTS):
        lead = max(lead, byte_of(markers, agent))
    left = float(FINISH - lead) if lead < FINISH else 0.0
    spread = spread_with(left, state.setup.seats)
    _race[LEFT] = left
    _race[SPREAD] = spread
    for agent in range(AGENTS):
        if byte_of(state.setup.agent_bits, agent):
            outlook = float(byte_of(markers, agent) - lead)
            if left > 0.0:
                outlook += prospects(byte_of(positions, agent), safe)
            AGENT_WEIGHT[agent] = exp(outlook / spread)


def spread_with(left: float, seats: i64) -> float:
    """How many points ahead decide when the leader has so far to go."""
    return LAST_SPREAD + SPREAD_A_SPACE * float(seats) * left if left > 0.0 else OVER_SPREAD


def prospects(building: i64, safe: i64) -> float:
    """What an agent's place on the ring is worth, in points."""
    worth = BUILDING_WORTH[building]
    if safe != NO_SAFE and 0 < (safe - building) % BUILDINGS <= FARTHEST:
        worth += REACH * (SCORE[safe] - SCORE[building])
    return worth


# --- what a seat may expect, from what only it knows of the agents


def own_bits(state: SpiesState, seat: i64) -> i64:
    return (agent_bit(nibble(state.firsts, seat)) | agent_bit(nibble(state.seconds, seat))) & state.setup.agent_bits


def standing(state: SpiesState, seat: i64, safe: i64, scoring: bool, rivals: vec[float]) -> float:
    """How the seat stands with the safe there, and with a scoring or without one."""
    markers = state.markers
    if scoring:
        markers = scored(markers, state.positions)
        safe = NO_SAFE
    return own_share(state, seat=seat, positions=state.positions, markers=markers, safe=safe, rivals=rivals)


def own_share(state: SpiesState, seat: i64, positions: i64, markers: i64, safe: i64, rivals: vec[float]) -> float:
    """The probability that the best of the seat's agents gets farther than another one that may be an opponent's.

    Against the rival alone and not against all agents at once, since free agents hardly ever win: as a prior in a
    search of 1,000 nodes the latter won 41 % ± 8 % of games of two, though 57 % ± 4 % between rookies.
    """
    look_ahead(state, positions, markers, safe)
    return share_of(leading_agent(state, seat), state.setup.agent_bits & ~own_bits(state, seat), rivals, seat * PAIRS)


def share_of(best: i64, others: i64, rivals: vec[float], start: i64) -> float:
    """The same for one agent, by the probability that each of the others is held by somebody."""
    weight = AGENT_WEIGHT[best]
    beaten = 0.0
    total = 0.0
    for agent in range(AGENTS):
        if byte_of(others, agent):
            rival = rivals[start + best * 8 + agent]
            beaten += rival * weight / (weight + AGENT_WEIGHT[agent])
            total += rival
    return beaten / total


def split_prior(state: SpiesState, split: i64, rivals: vec[float]) -> float:
    moved = SPLIT_MOVED[split]
    positions = walked(state.positions, SPLIT_STEPS[split])
    arrived = standing_at(positions, state.safe) & moved
    markers = scored(state.markers, positions) if arrived else state.markers
    share = own_share(
        state,
        seat=state.player,
        positions=positions,
        markers=markers,
        safe=NO_SAFE if arrived else state.safe,
        rivals=rivals,
    )
    if state.setup.cards and (moved == 0 or standing_at(positions, RUINS) & moved):
        share += card_drawn(state)
    return share


def card_drawn(state: SpiesState) -> float:
    """What the card is worth that the player draws for the ruins."""
    return CARD_WORTH if size(state.papers[state.player]) < HAND_LIMIT else 0.0


def card_prior(state: SpiesState, index: i64, rivals: vec[float]) -> float:
    """Carries the card out, looks, and takes it back."""
    seat = state.actor
    if PLAY_KIND[index] == FREE_AGENT:
        return free_agent_prior(state, seat, rivals)
    positions = state.positions
    markers = state.markers
    safe = state.safe
    arrived = state.arrived
    moved = carry_out(state, index)
    prior = standing(state, seat=seat, safe=state.safe, scoring=state.arrived != 0, rivals=rivals) - CARD_WORTH
    if seat == state.player and standing_at(state.positions, RUINS) & moved:
        prior += card_drawn(state)
    state.positions = positions
    state.markers = markers
    state.safe = safe
    state.arrived = arrived
    return prior


def free_agent_prior(state: SpiesState, seat: i64, rivals: vec[float]) -> float:
    """A second agent: any that is not one's own."""
    share = standing(state, seat=seat, safe=state.safe, scoring=state.arrived != 0, rivals=rivals)
    others = state.setup.agents - 1 - i64(state.has_two(seat))
    return share + (1.0 - share) / float(others) - CARD_WORTH


def entry_prior(state: SpiesState, agent: i64, holder: i64, rivals: vec[float]) -> float:
    """How likely the entry is right: the agent is free, or any opponent's as likely as another's."""
    writer = state.writer
    own = nibble(state.firsts, writer)
    expected = 0.0  # opponents' agents among those that the writer has not seen
    for other in range(AGENTS):
        if byte_of(state.setup.agent_bits, other) and not state.is_own(writer, other):
            expected += rivals[writer * PAIRS + own * 8 + other]
    owned = rivals[writer * PAIRS + own * 8 + agent] * float(state.setup.seats - 1) / expected
    return 1.0 - owned if holder == FREE else owned / float(state.setup.seats - 1)


# --- what the seats may expect when everything is known


def seat_results(state: SpiesState, out: vec[float]) -> None:
    """Each seat's expected place; where a free agent comes first, everybody is one place lower but for the last."""
    seats = state.setup.seats
    free = weigh_seats(state)
    for seat in range(seats):
        weight = _seat_weight[seat]
        behind = 0.0  # how many rivals come in behind
        last = 1.0  # how likely none does
        for rival in range(seats):
            if rival != seat:
                ahead = weight / (weight + _seat_weight[rival])
                behind += ahead
                last *= 1.0 - ahead
        out[seat] = (behind - free * (1.0 - last)) / float(seats - 1)


def weigh_seats(state: SpiesState) -> float:
    """Fill in every seat's weight, dossier included; returns how likely a free agent comes first and wins."""
    spread = _race[SPREAD]
    free = state.setup.agent_bits
    rivals = 0.0
    truth = ALL_FREE
    for seat in range(state.setup.seats):
        agent = leading_agent(state, seat)
        free &= ~agent_bit(agent)
        truth = with_own_agents(state, seat, with_nibble(truth, agent, seat))
        _seat_weight[seat] = AGENT_WEIGHT[agent]
        rivals += AGENT_WEIGHT[agent]
    if state.setup.dossier:
        with_entries = add_dossiers(state, truth)
        if not state.setup.judged_before:  # T23
            rivals = with_entries
    if _race[LEFT] > 0.0:
        _seat_weight[next_to_move(state)] *= exp(TEMPO / spread)
        rivals *= exp((OWNED + OWNED_A_SPACE * _race[LEFT]) / spread)
    if state.setup.best_wins:  # T10
        return 0.0
    weight = summed_weight(free)
    return weight / (weight + rivals)


def with_own_agents(state: SpiesState, seat: i64, truth: i64) -> i64:
    """Where an agent that will be returned counts as its holder's, a dossier may name both (T22)."""
    second = nibble(state.seconds, seat)
    if not state.setup.returned_held or second == NOBODY:
        return truth
    return with_nibble(with_nibble(truth, nibble(state.firsts, seat), seat), second, seat)


def add_dossiers(state: SpiesState, truth: i64) -> float:
    total = 0.0
    for seat in range(state.setup.seats):
        _seat_weight[seat] *= exp(float(ENTRY_POINTS * right_entries(state, seat, truth)) / _race[SPREAD])
        total += _seat_weight[seat]
    return total


def next_to_move(state: SpiesState) -> i64:
    """Who decides about the next movement of agents."""
    return state.player if state.phase == MOVE else (state.player + 1) % state.setup.seats


def summed_weight(agent_bits: i64) -> float:
    total = 0.0
    for agent in range(AGENTS):
        if byte_of(agent_bits, agent):
            total += AGENT_WEIGHT[agent]
    return total


def leading_agent(state: SpiesState, seat: i64) -> i64:
    """Of two agents the one with the better outlook (T19)."""
    agent = nibble(state.firsts, seat)
    second = nibble(state.seconds, seat)
    return second if second != NOBODY and AGENT_WEIGHT[second] > AGENT_WEIGHT[agent] else agent


def right_entries(state: SpiesState, seat: i64, truth: i64) -> i64:
    """How many entries of a dossier are right; before it is written, as many as if it called every agent free."""
    entries = state.papers[DOSSIERS + seat]
    if entries == EMPTY_DOSSIER:
        entries = ALL_FREE
    right: i64 = 0
    for agent in range(AGENTS):
        if byte_of(state.setup.agent_bits, agent) and nibble(entries, agent) == nibble(truth, agent):
            right += 1
    return right
