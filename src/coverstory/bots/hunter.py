"""Agent Hunter's spymaster: it searches while much is hidden, and solves what all may believe once little is.

To solve is to find what the seat should do with each placement that it could have, against an enemy who may have any of
his, as likely as he is believed to; late in the game nothing is left out of it and the answer is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import final

from coverstory.bots.beliefs.agent_hunter import HunterMemory
from coverstory.bots.bot import Bot, Finding
from coverstory.bots.mixing import MixingBot
from coverstory.bots.solving.solver import Solver
from coverstory.rules.agent_hunter.sheet import HunterSheet
from coverstory.rules.agent_hunter.table import HOUSES, SETUP, site_of
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import View

# Placements of both seats together. With 2,000 nodes, 100, 200 and 500 won 60.6, 61.6 and 57.5 % of 400 games against
# agents; with 8,000, 200 won 63.8 and no limit 61.0 % of 200: a search judges better while almost anything is possible.
FEW = 200
IDLE = 0.03  # actions less likely than that are noise of a solution cut short
HEADROOM = 2.0  # so many of the longest steps so far have to fit into what is left of the time


@final
class HunterBot(Bot):
    """Its nodes are those of a search, or of a solver."""

    can_share = True

    def __init__(
        self, memory: HunterMemory, searcher: MixingBot, nodes: int, seconds: float, clock: Callable[[], float]
    ) -> None:
        """memory: the one that the searcher goes by."""
        self._memory = memory
        self._searcher = searcher
        self._nodes = nodes
        self._seconds = seconds
        self._clock = clock
        self._solver: Solver | None = None  # of what was heard so far

    def choose(self, view: View, offered: Sequence[int]) -> int:
        return offered[0] if len(offered) == 1 else self.findings(view, offered)[0].action

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        """Their shares are how likely each is drawn."""
        if not self.thinks_alone(view):
            return self._searcher.findings(view, offered)
        return self._searcher.drawn_first(view, self._solution(view))

    def preferred(self, view: View, found: list[Finding]) -> list[Finding]:
        return self._searcher.preferred(view, found)

    def thinks_alone(self, view: View) -> bool:
        """It solves rather than searching, whatever cards its seat holds. Setups hide too much that is yet to come."""
        assert isinstance(view, HunterView)
        if self._memory.listen(view):
            self._solver = None
        return view.sheet.phase != SETUP and self._memory.few_secrets(FEW)

    def strategy(self, view: View) -> Mapping[int, Mapping[int, float]]:
        """Where it solves: what the seat to act does with each placement that it could have."""
        assert self.thinks_alone(view)
        return {placement: clean(shares) for placement, shares in self._solved().strategies().items()}

    def _solution(self, view: View) -> list[Finding]:
        assert isinstance(view, HunterView)
        solver, placement = self._solved(), placement_in(view.sheet, view.seat)
        results = dict(solver.results(placement))
        return [Finding(action, results[action], share) for action, share in clean(solver.strategy(placement)).items()]

    def _solved(self) -> Solver:
        """Thought about once, however often it is asked."""
        if self._solver is None:
            started = self._clock()
            self._solver = self._memory.belief.solver()
            self._spend(self._solver, started)
            self._solver.settle()
        return self._solver

    def _spend(self, solver: Solver, started: float) -> None:
        """At least one step; growth makes some of them longer than those before."""
        left, longest, now = self._nodes, 0.0, self._clock()
        while left > 0:
            left -= solver.step()
            before, now = now, self._clock()
            longest = max(longest, now - before)
            if now - started + HEADROOM * longest >= self._seconds:
                return


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
