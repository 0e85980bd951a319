"""Agent Hunter's stronger bots: they solve the public belief they are in, and draw from the mixed strategy found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import final

from coverstory.bots.bot import Bot, Finding
from coverstory.bots.solving.belief import Belief
from coverstory.bots.solving.solver import Solver
from coverstory.bots.solving.steps import steps_from
from coverstory.rules.agent_hunter.play import new_game
from coverstory.rules.agent_hunter.sheet import HunterSheet
from coverstory.rules.agent_hunter.table import HOUSES, site_of
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import View
from coverstory.rules.rng import Rng

MOST_PLACES = 60_000  # of a tree
# How far a strategy that was solved is taken to tell what its seat hides: few enemies know ours, or think like us.
TRUST = 0.3
TRUST_IN_ENEMY = 0.3
SIDE_SHARE = 4  # what the enemy may have thought is solved with that part of the budget
TOLERANCE = 0.01  # of expected result: what is worse by more is not mixed in
IDLE = 0.03  # actions less likely than that are noise of a solution cut short
FINE = 1 << 30  # steps in which a share is drawn


@final
class HunterBot(Bot):
    """Its nodes are public positions passed in an iteration, and one more for every ten placements there."""

    def __init__(self, rng: Rng, nodes: int, seconds: float, clock: Callable[[], float]) -> None:
        self._seed = rng.word()
        self._nodes = nodes
        self._seconds = seconds
        self._clock = clock
        self._started = 0.0
        self._belief: Belief | None = None
        self._heard = 0  # events that the belief has taken in
        self._solver: Solver | None = None  # of the belief as it is

    def choose(self, view: View, offered: Sequence[int]) -> int:
        assert isinstance(view, HunterView)
        if len(offered) == 1:
            return offered[0]
        solver = self._solved(view)
        shares = solver.strategy(placement_in(view.sheet, view.seat))
        return drawn(clean(shares), Rng(self._seed, len(view.heard)))

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        assert isinstance(view, HunterView)
        solver = self._solved(view)
        own = placement_in(view.sheet, view.seat)
        shares = clean(solver.strategy(own))
        results = dict(solver.results(own))
        found = [Finding(action, results[action], share) for action, share in shares.items()]
        return sorted(found, key=lambda finding: -finding.share)

    def strategy(self, view: View) -> Mapping[int, Mapping[int, float]]:
        """What the seat to act does with each placement that it could have, from what all may know."""
        assert isinstance(view, HunterView)
        solver = self._solved(view)
        belief = self._caught_up(view)
        return dict(zip(belief.placements[view.to_act()], map(clean, solver.strategies()), strict=True))

    def _solved(self, view: HunterView) -> Solver:
        self._started = self._clock()
        belief = self._caught_up(view)
        if self._solver is None:
            self._solver = self._thought(belief, self._nodes, self._seconds)
        return self._solver

    def _caught_up(self, view: HunterView) -> Belief:
        """The belief after all that was heard."""
        if self._belief is None:
            sheet = view.sheet
            self._belief = Belief(new_game(sheet.cards, sheet.houses, sheet.decoys, sheet.refill_at_end))
        belief = self._belief
        for step in steps_from(view.heard, self._heard):
            trust = TRUST if belief.state.to_act() == view.seat else TRUST_IN_ENEMY
            belief.follow(step, self._explanation(belief, view.seat), trust)
            self._solver = None
        self._heard = len(view.heard)
        return belief

    def _explanation(self, belief: Belief, seat: int) -> Solver | None:
        """A solution of the position in which the next step was taken."""
        if self._solver is not None:
            return self._solver
        if not belief.is_decision():
            return None
        own = belief.state.to_act() == seat
        return self._thought(belief, self._nodes if own else self._nodes // SIDE_SHARE, self._seconds / 2)

    def _thought(self, belief: Belief, nodes: int, seconds: float) -> Solver:
        solver = belief.solver()
        left = max(nodes, 1)
        while left > 0:
            left -= solver.step(left, MOST_PLACES)
            if self._clock() - self._started > seconds:
                break
        solver.regrets.settle()
        solver.regrets.drop_worse(TOLERANCE)
        return solver


def placement_in(sheet: HunterSheet, seat: int) -> int:
    """The seat's own face-down cards, packed."""
    placement = 0
    for house in range(HOUSES):
        site = site_of(seat, house)
        if sheet.could[site]:
            placement |= (sheet.card[site] + 1) << (4 * house)
    return placement


def clean(strategy: Sequence[tuple[int, float]]) -> Mapping[int, float]:
    """Without what is hardly ever done."""
    most = max(share for _, share in strategy)
    kept = {action: share for action, share in strategy if share >= min(IDLE, most)}
    total = sum(kept.values())
    return {action: share / total for action, share in kept.items()}


def drawn(shares: Mapping[int, float], rng: Rng) -> int:
    left = rng.below(FINE) / FINE
    for action, share in shares.items():
        left -= share
        if left < 0.0:
            return action
    return action
