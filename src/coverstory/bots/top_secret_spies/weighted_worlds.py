"""Top Secret Spies: worlds as likely as what everybody did makes them, and what follows for the own choices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.bots.top_secret_spies.assignments import BIT, PAIRS, Seating
from coverstory.bots.top_secret_spies.belief import SpiesBelief, belief_without_history, rivals_into
from coverstory.bots.top_secret_spies.evaluator import ANYBODY, SpiesEvaluator
from coverstory.bots.weighted_worlds import NONE, WeightedWorlds
from coverstory.rules.contract import Event, State, View, Worlds
from coverstory.rules.rng import Source
from coverstory.rules.top_secret_spies.actions import write
from coverstory.rules.top_secret_spies.components import AGENTS, BLANK, DEAL, ENDED, FREE, MOST_SEATS, NOBODY, WRITE
from coverstory.rules.top_secret_spies.keys import deal_cards, write_dossier, written
from coverstory.rules.top_secret_spies.packed import byte_of, nibble, with_nibble
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.state import DOSSIERS, SUPPLY
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.worlds import SpiesWorlds

# In expected place, for being seen through altogether. Between two searches of 1,000 nodes 0.03 won 50.9 % ± 4.9 %
# against 0; with 0.1 the seats hid far better (log-loss 0.8 instead of 0.1 after four rounds).
SHYNESS: Final = 0.03


@final
class SpiesImagination:
    """Keeps a bot's belief from move to move, and tells its evaluator what it believes."""

    def __init__(self, evaluator: SpiesEvaluator) -> None:
        self.evaluator = evaluator
        self.shyness = SHYNESS
        self.belief: SpiesBelief | None = None
        self.latest: Event | None = None  # heard when the belief was last asked
        self.view: View | None = None  # asked about last
        self.worlds: Worlds | None = None  # and answered

    def imagine(self, view: View) -> Worlds:
        """The worlds that fit a view, weighed; kept until another view is asked about."""
        if self.view is not view or self.worlds is None:
            self.worlds = self.look(view)
            self.view = view
        return self.worlds

    def look(self, view: View) -> Worlds:
        assert isinstance(view, SpiesView)
        if not may_believe(view):
            self.evaluator.rivals = ANYBODY
            return SpiesWorlds(view)
        worlds = BelievedWorlds(view, self.follow(view), self.shyness)
        self.evaluator.rivals = worlds.rivals
        return worlds

    def follow(self, view: SpiesView) -> SpiesBelief:
        belief = self.belief
        if belief is None or not self.goes_on(belief, view):
            belief = SpiesBelief(view.setup)
        belief.follow(view.heard)
        self.belief = belief
        self.latest = view.heard[-1] if view.heard else None
        return belief if belief.fits(view) else belief_without_history(view)

    def goes_on(self, belief: SpiesBelief, view: SpiesView) -> bool:
        """Is it the same game, heard further?"""
        heard = belief.heard
        return heard <= len(view.heard) and (heard == 0 or view.heard[heard - 1] == self.latest)


def may_believe(view: SpiesView) -> bool:
    """Beliefs are for a seat that has its agent, in a game that goes on."""
    return view.seat >= 0 and DEAL < view.phase < ENDED


def beliefs_of(view: View) -> list[list[float]]:
    """For each seat how likely it holds each of the seven agents, as the seat of the view may think."""
    assert isinstance(view, SpiesView)
    seating = known_seating(SpiesImagination(SpiesEvaluator()).follow(view).seating, view)
    return [[seating.holding(seat, agent) for agent in range(AGENTS)] for seat in range(view.setup.seats)]


def believed_worlds(view: View) -> BelievedWorlds | None:
    """What a seat may think, from nothing but its view; None where there is nothing to believe in."""
    worlds = SpiesImagination(SpiesEvaluator()).look(view)
    return worlds if isinstance(worlds, BelievedWorlds) else None


def known_seating(public: Seating, view: SpiesView) -> Seating:
    """What everybody may think, and what the view shows besides."""
    private = public.copy()
    for seat in range(view.setup.seats):
        if nibble(view.firsts, seat) < AGENTS:
            private.know(seat, nibble(view.firsts, seat), nibble(view.seconds, seat))
    private.count()
    return private


@final
class BelievedWorlds(WeightedWorlds):
    """For a seat that has its agent, in a game that goes on."""

    def __init__(self, view: SpiesView, belief: SpiesBelief, shyness: float) -> None:
        self.view = view
        self.belief = belief
        self.shyness = shyness
        self.worlds = SpiesWorlds(view)
        self.thought = self.worlds.known.copy()  # scratch: who is who in somebody's mind
        self.public = belief.seating
        self.public.count()
        self.private = known_seating(self.public, view)
        self.rivals = vec[float]([1.0] * (MOST_SEATS * PAIRS))
        for seat in range(view.setup.seats):
            rivals_into(self.public, seat, self.rivals, seat * PAIRS)

    def sample(self, rng: Source) -> State:
        world = self.worlds.known.copy()
        self.public.deal_others(world, self.view.seat, rng)
        if world.setup.cards:
            world.papers[SUPPLY] = self.worlds.dealer.deal(world.papers, world.setup.seats, rng)
        if world.filed:
            for seat in range(world.setup.seats):
                if seat != self.view.seat:
                    self.write_for(world, seat, nibble(self.view.counts, seat), rng)
        return world

    def redeal(self, state: State, seat: i64, rng: Source) -> None:
        """From public knowledge and that seat's own agents alone: what the searcher knows must not leak."""
        assert isinstance(state, SpiesState)
        self.public.deal_others(state, seat, rng)
        if state.setup.cards:
            deal_cards(state, seat, rng)
        if state.filed:
            for other in range(state.setup.seats):
                if other != seat:
                    self.write_for(state, other, written(state.papers[DOSSIERS + other]), rng)

    def write_for(self, world: SpiesState, seat: i64, entries: i64, rng: Source) -> None:
        """A dossier as this seat may think: one assignment that it may believe in."""
        write_dossier(world, seat, entries, rng)
        thought = self.thought
        thought.firsts = world.firsts
        thought.seconds = world.seconds
        self.public.deal_others(thought, seat, rng)
        dossier = world.papers[DOSSIERS + seat]
        for agent in range(AGENTS):
            if nibble(dossier, agent) != BLANK:
                dossier = with_nibble(dossier, agent, opponent_with(thought, agent, seat))
        world.papers[DOSSIERS + seat] = dossier

    def settled_action(self) -> i64:
        """An entry of the dossier: the likeliest holder, which scores best, since entries count one by one (T22)."""
        if self.view.phase != WRITE or self.view.writer != self.view.seat:
            return NONE
        agent = self.worlds.known.next_entry(self.view.seat)
        best = FREE
        free = 1.0
        most = 0.0
        for seat in range(self.view.setup.seats):
            if seat != self.view.seat:
                chance = self.keeping(seat, agent)
                free -= chance
                if chance > most:
                    most = chance
                    best = seat
        return write(agent, FREE if free >= most else best)

    def keeping(self, seat: i64, agent: i64) -> float:
        """How likely the agent is the seat's if the game ends with these markers: of two, the one ahead (T19)."""
        if not self.private.two[seat] or self.view.setup.returned_held:  # T22
            return self.private.holding(seat, agent)
        markers = self.view.markers
        chance = 0.0
        for other in range(AGENTS):
            if self.private.all & BIT[other] and other != agent:
                if byte_of(markers, agent) >= byte_of(markers, other):
                    chance += self.private.chance(seat, agent, other, NOBODY)
                if byte_of(markers, agent) > byte_of(markers, other):
                    chance += self.private.chance(seat, other, agent, NOBODY)
        return chance / self.private.total()

    def disclosure_cost(self, action: i64) -> float:
        """How much more likely everybody would then think the seat's own agents to be its, in expected place."""
        return self.shyness * (self.seen_after(action) - self.seen_now())

    def seen_now(self) -> float:
        """How likely everybody thinks it that the seat has its own agents."""
        seat = self.view.seat
        own = self.own_pair()
        total = 0.0
        for pair in range(PAIRS):
            total += self.public.chance(seat, pair >> 3, pair & 7, NOBODY)
        return self.public.chance(seat, own >> 3, own & 7, NOBODY) / total

    def seen_after(self, action: i64) -> float:
        """The same once this action has been seen."""
        seat = self.view.seat
        own = self.own_pair()
        self.belief.judge(seat, action)
        likely = self.belief.choices.likely
        total = 0.0
        for pair in range(PAIRS):
            total += self.public.chance(seat, pair >> 3, pair & 7, NOBODY) * likely[pair]
        return self.public.chance(seat, own >> 3, own & 7, NOBODY) * likely[own] / total

    def own_pair(self) -> i64:
        return nibble(self.view.firsts, self.view.seat) * 8 + nibble(self.view.seconds, self.view.seat)


def opponent_with(thought: SpiesState, agent: i64, seat: i64) -> i64:
    """Whose agent it is, or FREE; an agent found after the dossier was written was thought to be free."""
    for other in range(thought.setup.seats):
        if other != seat and thought.is_own(other, agent):
            return other
    return FREE
