"""Undercover (Wyss): which missions the seats may have, from what they chose so far."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.bots.undercover_wyss.evaluator import WyssEvaluator
from coverstory.bots.undercover_wyss.replay import NO_ACTION, action_heard, start_of
from coverstory.rules.contract import CHANCE, MOST_ACTIONS, Event, State, View, Worlds
from coverstory.rules.rng import Source, weighted
from coverstory.rules.undercover_wyss.components import KINDS, MOST_SEATS, NOT_DEALT, UNKNOWN
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.view import WyssView, position_of
from coverstory.rules.undercover_wyss.worlds import fill_in

MISSION_BITS: Final[i64] = 3
# A choice given a mission: softmax of the priors, mixed with any legal action alike. Fitted with
# `python -m coverstory.arena.fitting.missions agent:250n 2 40 11`: mean log-likelihood of a choice -1.168 with keenness
# 100, -1.058 with 170, -1.018 with 220 (whim 0.15; 0.05 is 0.04 better each time); log-loss of the other mission after
# each quarter of a game 0.792 0.593 0.537 0.549 (uniform 1.099). That search leans on the prior. Choices of one that
# did not were likeliest with 170 to 220 (60 games of two, 1000 nodes) and 45 to 100 (40 of four, 300 nodes), whims of
# 0.1 to 0.3, and told less: about 1.00 and 0.78 in the end. Others will hardly be keener, hence no more than this.
KEENNESS: Final = 170.0  # per expected place in an action's prior
WHIM: Final = 0.15  # the share of choices that are taken to be made at random
SCALE: Final = float(2**26)  # 24 deals of such weights stay within what a Source can draw from


@final
class WyssMemory:
    """How well each mission explains what each seat chose so far; brought up to date by new events."""

    def __init__(self) -> None:
        self.evaluator = WyssEvaluator()
        self.table: WyssState | None = None  # as it was when the last event was heard; missions are nobody's here
        self.heard: list[Event] = []
        self.explains = vec[float]([0.0] * (MOST_SEATS * KINDS))  # log-likelihood, by seat * 4 + kind
        self.legal = vec[i64]([0] * MOST_ACTIONS)
        self.priors = vec[float]([0.0] * MOST_ACTIONS)

    def worlds(self, view: View) -> Worlds:
        assert isinstance(view, WyssView)
        self.listen(view)
        return WeighedWorlds(view, self.explains)

    def listen(self, view: WyssView) -> None:
        table = self.table
        if table is None or not begins_with(view.heard, self.heard):  # a decision may have been taken back
            table = start_of(view)
            self.table = table
            self.heard = []
            self.explains = vec[float]([0.0] * (MOST_SEATS * KINDS))
        for i in range(len(self.heard), len(view.heard)):
            self.follow(table, view.heard[i])
        self.heard = view.heard[:]

    def follow(self, table: WyssState, event: Event) -> None:
        action = action_heard(table, event)
        if action == NO_ACTION:
            return
        if table.to_act() != CHANCE:
            self.weigh(table, action)
        table.advance(action)

    def weigh(self, table: WyssState, action: i64) -> None:
        """How likely each mission makes this choice. One's own choices count, too: the others judge us by them."""
        count = table.legal_into(self.legal)
        if count == 1:
            return
        seat = table.to_act()
        dealt = table.missions
        for kind in range(KINDS):
            table.missions = kind + 1 << seat * MISSION_BITS
            chosen = self.priors_into(table, action, count)
            self.explains[seat * KINDS + kind] += log(
                likelihood(self.priors, count=count, chosen=chosen, keenness=KEENNESS, whim=WHIM)
            )
        table.missions = dealt

    def priors_into(self, table: WyssState, action: i64, count: i64) -> i64:
        """The prior of each listed action for whoever has the mission on the table; returns the index of the action."""
        chosen: i64 = 0
        for i in range(count):
            self.priors[i] = self.evaluator.prior(table, self.legal[i])
            if self.legal[i] == action:
                chosen = i
        return chosen


def likelihood(priors: vec[float], count: i64, chosen: i64, keenness: float, whim: float) -> float:
    """How likely one of so many actions is, by the softmax of their priors and the share of random choices."""
    best = priors[0]
    for i in range(count):
        best = max(best, priors[i])
    whole = 0.0
    for i in range(count):
        whole += exp(keenness * (priors[i] - best))
    return (1.0 - whim) * exp(keenness * (priors[chosen] - best)) / whole + whim / float(count)


@final
class WeighedWorlds(Worlds):
    """All deals of missions that fit, in proportion to how well they explain what the seats chose."""

    def __init__(self, view: WyssView, explains: vec[float]) -> None:
        self.base = position_of(view)
        self.known = view.missions  # as this seat sees them
        self.deals = public_deals(view)
        self.weights = weights_of(self.deals, explains)
        self.fitting = vec[i64]([0] * len(self.deals))  # scratch

    def sample(self, rng: Source) -> WyssState:
        world = self.base.copy()
        self.fit_all(self.known)
        world.missions = self.deals[weighted(self.fitting, len(self.deals), rng)]
        return world

    def redeal(self, state: State, seat: i64, rng: Source) -> None:
        """What the others have, to a seat that heard the same as everybody and knows its own mission."""
        assert isinstance(state, WyssState)
        self.fit(state.missions, seat)
        state.missions = self.deals[weighted(self.fitting, len(self.deals), rng)]

    def fit_all(self, known: i64) -> None:
        for i in range(len(self.deals)):
            self.fitting[i] = self.weights[i] if is_seen_as(self.deals[i], known) else 0

    def fit(self, missions: i64, seat: i64) -> None:
        own: i64 = 7 << seat * MISSION_BITS
        for i in range(len(self.deals)):
            self.fitting[i] = self.weights[i] if self.deals[i] & own == missions & own else 0

    def chances(self, seat: int) -> list[float]:
        """How likely that seat has each mission."""
        self.fit_all(self.known)
        counts = [0] * KINDS
        for i in range(len(self.deals)):
            mission = mission_in(self.deals[i], seat)
            if mission != NOT_DEALT:
                counts[mission] += self.fitting[i]
        return [count / max(sum(counts), 1) for count in counts]


def begins_with(events: list[Event], first: list[Event]) -> bool:
    if len(events) < len(first):
        return False
    for i in range(len(first)):
        if events[i].kind != first[i].kind or events[i].numbers != first[i].numbers:
            return False
    return True


def public_deals(view: WyssView) -> vec[i64]:
    """Every way to deal as many missions as were dealt (W6), packed: what an onlooker thinks possible."""
    missions = vec[i64]([UNKNOWN if view.mission(seat) != NOT_DEALT else NOT_DEALT for seat in range(MOST_SEATS)])
    return fill_in(missions, 0, vec[i64]())


def weights_of(deals: vec[i64], explains: vec[float]) -> vec[i64]:
    """Whole numbers, the best is SCALE; none is 0, so that whatever a seat knows fits something."""
    logs = vec[float]()
    for deal in deals:
        logs = append(logs, explained(deal, explains))
    best = max([value for value in logs])
    weights = vec[i64]()
    for value in logs:
        weights = append(weights, 1 + i64(int(SCALE * exp(value - best))))
    return weights


def explained(deal: i64, explains: vec[float]) -> float:
    total = 0.0
    for seat in range(MOST_SEATS):
        mission = mission_in(deal, seat)
        if mission != NOT_DEALT:
            total += explains[seat * KINDS + mission]
    return total


def mission_in(deal: i64, seat: i64) -> i64:
    return (deal >> seat * MISSION_BITS & 7) - 1


def is_seen_as(deal: i64, known: i64) -> bool:
    for seat in range(MOST_SEATS):
        seen = mission_in(known, seat)
        if seen != UNKNOWN and seen != mission_in(deal, seat):
            return False
    return True
