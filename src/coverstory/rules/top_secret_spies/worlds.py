"""Which whole truths fit a view, and one of them drawn at random."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.contract import Worlds
from coverstory.rules.rng import Source, shuffle
from coverstory.rules.top_secret_spies.components import AGENTS, ENDED, HIDDEN
from coverstory.rules.top_secret_spies.keys import write_dossier
from coverstory.rules.top_secret_spies.packed import agent_bit, agents_row, nibble, with_nibble
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.state import DISCARD, DOSSIERS, REMOVED, SUPPLY, new_papers
from coverstory.rules.top_secret_spies.unseen_cards import CardDealer, CardHistory
from coverstory.rules.top_secret_spies.view import SpiesView


@final
class SpiesWorlds(Worlds):
    """Agents and cards as chance may have dealt them; others' dossiers as they may have written them."""

    def __init__(self, view: SpiesView) -> None:
        self.view = view
        self.known = known_part(view)
        self.agents = unseen_agents(view)
        self.first_owners = owners(view.firsts, view.setup.seats)
        self.second_owners = owners(view.seconds, view.setup.seats)
        self.dealer = dealer_for(view)

    def sample(self, rng: Source) -> SpiesState:
        world = self.known.copy()
        self.deal_agents(world, rng)
        if world.setup.cards:
            world.papers[SUPPLY] = self.dealer.deal(world.papers, world.setup.seats, rng)
        if world.setup.dossier and world.phase != ENDED:
            for seat in range(world.setup.seats):
                if seat != self.view.seat:
                    write_dossier(world, seat, nibble(self.view.counts, seat), rng)
        return world

    def deal_agents(self, world: SpiesState, rng: Source) -> None:
        """Every order of the unseen agent cards is as likely as any other."""
        shuffle(self.agents, rng)
        dealt: i64 = 0
        for seat in self.first_owners:
            world.firsts = with_nibble(world.firsts, seat, self.agents[dealt])
            dealt += 1
        for seat in self.second_owners:
            world.seconds = with_nibble(world.seconds, seat, self.agents[dealt])
            dealt += 1


def known_part(view: SpiesView) -> SpiesState:
    """A state with all that the view shows."""
    state = SpiesState(view.setup, new_papers(view.setup))
    state.phase = view.phase
    state.player = view.player
    state.roll = view.roll
    state.actor = view.actor
    state.passes = view.passes
    state.played = view.played
    state.writer = view.writer
    state.filed = view.filed
    state.safe = view.safe
    state.arrived = view.arrived
    state.positions = view.positions
    state.markers = view.markers
    state.firsts = view.firsts
    state.seconds = view.seconds
    if view.setup.cards:
        state.laid = view.laid
        state.papers[DISCARD] = view.discard
        state.papers[REMOVED] = view.removed
        if view.seat >= 0:
            state.papers[view.seat] = view.hand
    if view.setup.dossier:
        for seat in range(view.setup.seats):
            state.papers[DOSSIERS + seat] = view.dossiers[seat]
    return state


def owners(agents: i64, seats: i64) -> vec[i64]:
    """The seats whose agent the view does not show."""
    found = vec[i64]()
    for seat in range(seats):
        if nibble(agents, seat) == HIDDEN:
            found = append(found, seat)
    return found


def unseen_agents(view: SpiesView) -> vec[i64]:
    """The agents that the view does not place: others' and free ones."""
    agent_bits = view.setup.agent_bits
    for seat in range(view.setup.seats):
        for agent in (nibble(view.firsts, seat), nibble(view.seconds, seat)):
            if agent < AGENTS:
                agent_bits &= ~agent_bit(agent)
    return agents_row(agent_bits)


def dealer_for(view: SpiesView) -> CardDealer:
    if not view.setup.cards:
        return CardDealer({(0, 0): 1.0})
    history = CardHistory(view.seat, view.setup.supply(), view.setup.rules)
    history.follow(view.heard)
    sizes = view.sizes if view.seat < 0 else with_nibble(view.sizes, view.seat, 0)
    if history.fits(view.hand, view.discard, sizes):
        return CardDealer(history.weights)
    unseen = view.setup.supply() - view.hand - view.discard - view.removed
    return CardDealer({(unseen, sizes): 1.0})  # as if there had been one supply
