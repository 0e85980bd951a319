"""Agent Hunter's spymaster: it solves the public position, and draws from the mixed strategy that it finds.

To solve is to find what the seat should do with each placement that it could have, against an enemy who may have any of
his, as likely as he is believed to. Its own cards do not come into that, and so its play tells little of them; late in
the game nothing is left out of it and the answer is exact. Setups hide too much that is yet to come: they are searched,
and drawn from what was tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import final

from coverstory.bots.agent_hunter.belief import HunterMemory
from coverstory.bots.agent_hunter.solver.lookup import placement_of
from coverstory.bots.agent_hunter.solver.solver import Solver
from coverstory.bots.bot import Bot, Budget, Clock, Finding, SearchBot
from coverstory.rules.agent_hunter.components import SETUP
from coverstory.rules.agent_hunter.play import from_sheet
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import View
from coverstory.rules.rng import Rng

IDLE = 0.03  # actions less likely than that are noise of a solution cut short
HEADROOM = 2.0  # so many of the longest steps so far have to fit into what is left of the time
FINE = 1 << 30  # steps in which a share is drawn


@final
class AgentHunterBot(Bot):
    """Its nodes are those of a solver; in setups, of a search."""

    def __init__(self, searcher: SearchBot, seed: int, budget: Budget, clock: Clock) -> None:
        self._searcher = searcher
        self._seed = seed
        self._nodes = budget.nodes
        self._seconds = budget.seconds
        self._clock = clock
        self._memory = HunterMemory()
        self._solver: Solver | None = None  # of what was heard so far

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        if is_setup(view):
            return self.findings(view, offered)[0].action
        return self._drawn(view, self._shares(view))

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        """A finding's share is the probability with which the action is drawn."""
        found = evened(self._searcher.findings(view, offered)) if is_setup(view) else self._solution(view)
        drawn = self._drawn(view, {finding.action: finding.share for finding in found})
        return sorted(found, key=lambda finding: (finding.action != drawn, -finding.share))

    def strategy(self, view: View) -> Mapping[int, Mapping[int, float]]:
        """After the setup: what the seat to act does with each placement that it could have."""
        return {placement: clean(shares) for placement, shares in self._solved(view).strategies().items()}

    def _drawn(self, view: View, shares: Mapping[int, float]) -> int:
        return draw(shares, Rng(self._seed, len(view.heard)))

    def _shares(self, view: View) -> Mapping[int, float]:
        return clean(self._solved(view).strategy(placement_in(view)))

    def _solution(self, view: View) -> list[Finding]:
        shares = self._shares(view)
        results = dict(self._solved(view).results(placement_in(view)))
        return [Finding(action, results[action], share) for action, share in shares.items()]

    def _solved(self, view: View) -> Solver:
        """The solver after thinking; asked again about the same view, it does not think again."""
        started = self._clock()
        if self._memory.listen(view) or self._solver is None:
            self._solver = self._memory.belief.solver()
            self._spend(self._solver, started)
            self._solver.settle()
        return self._solver

    def _spend(self, solver: Solver, started: float) -> None:
        """Step until the budget is spent, at least once.

        A step that grows the tree may take as long as everything since the last growth: it is not begun without that
        much time left.
        """
        left, longest, grown, now = self._nodes, 0.0, started, self._clock()
        while left > 0:
            left -= solver.step()
            before, now = now, self._clock()
            longest = max(longest, now - before)
            needed = HEADROOM * longest
            if solver.grows():
                needed, grown = max(needed, now - grown), now
            if now - started + needed >= self._seconds:
                return


def is_setup(view: View) -> bool:
    assert isinstance(view, HunterView)
    return view.sheet.phase == SETUP


def evened(found: Sequence[Finding]) -> list[Finding]:
    """Flatten the shares by their square roots.

    A search takes its enemy for one who does not guess where cards are usually hidden, and so comes to hide them in
    one place too often.
    """
    total = sum(sqrt(finding.tries) for finding in found)
    return [Finding(finding.action, finding.result, sqrt(finding.tries) / total) for finding in found]


def placement_in(view: View) -> int:
    """The seat's own face-down cards, packed."""
    assert isinstance(view, HunterView)
    return placement_of(from_sheet(view.sheet), view.seat)


def clean(strategy: Sequence[tuple[int, float]]) -> Mapping[int, float]:
    """Without what is hardly ever done."""
    most = max(share for _, share in strategy)
    kept = {action: share for action, share in strategy if share >= min(IDLE, most)}
    total = sum(kept.values())
    return {action: share / total for action, share in kept.items()}


def draw(shares: Mapping[int, float], rng: Rng) -> int:
    left = rng.below(FINE) / FINE
    for action, share in shares.items():
        left -= share
        if left < 0.0:
            return action
    return max(shares, key=lambda action: shares[action])  # what rounding left over
