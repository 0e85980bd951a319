"""Agent Hunter in a review: turns are judged by the solver, and what lies in the houses can be guessed."""

from __future__ import annotations

from coverstory.bots.agent_hunter.belief import HunterMemory
from coverstory.bots.agent_hunter.bot import is_setup, placement_in
from coverstory.bots.judging import Judge, Judgement, Suspicion
from coverstory.bots.review.search_judge import SearchJudge, usual_means
from coverstory.rules.agent_hunter.components import HOUSES, SEATS, site_of
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import State, View


class HunterJudge(Judge):
    """The solver compares all actions with whatever a clever enemy does; setups hide too much for it."""

    def __init__(self) -> None:
        self._searcher = SearchJudge(usual_means(find_game("agent_hunter")))

    def judge(self, view: View, action: int, nodes: int, seed: int) -> Judgement:
        values = {} if is_setup(view) else solved(view, nodes)
        if action not in values:  # the solver leaves out what leads nowhere
            return self._searcher.judge(view, action, nodes, seed)
        best = max(values, key=lambda each: values[each])
        if best != action:
            return Judgement(best, values[best], values[action], 0.0)
        others = [value for each, value in values.items() if each != action]
        return Judgement(action, values[action], values[action], values[action] - max(others) if others else 0.0)


def solved(view: View, nodes: int) -> dict[int, float]:
    """What each action is worth."""
    memory = HunterMemory()
    memory.listen(view)
    solver = memory.belief.solver()
    solver.think(nodes)
    solver.settle()
    return dict(solver.results(placement_in(view)))


class HunterListener:
    """Guesses the card in each house of both seats."""

    def __init__(self) -> None:
        self._memory = HunterMemory()

    def __call__(self, view: View, truth: State) -> list[Suspicion]:
        assert isinstance(view, HunterView)
        assert isinstance(truth, HunterState)
        self._memory.listen(view)
        found = []
        for seat in range(SEATS):
            for house in range(HOUSES):
                card = int(truth.card[site_of(seat, house)])
                if card >= 0:
                    found.append(Suspicion(seat, house, self.chances(view, seat, house), card))
        return found

    def chances(self, view: HunterView, seat: int, house: int) -> list[float]:
        own = view.sheet.card[int(site_of(seat, house))]
        if own >= 0:  # it sees it
            return [float(card == own) for card in range(view.sheet.cards)]
        return self._memory.chances(seat, house)
