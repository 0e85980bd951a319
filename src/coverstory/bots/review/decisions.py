"""What each decision of a finished game cost, from what its seat could know then."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from coverstory.bots.game_bots import bots_of
from coverstory.bots.judging import Judgement
from coverstory.bots.review.facts import Decision, Finished, Verdict
from coverstory.bots.review.search_judge import judge_of
from coverstory.bots.review.walk import Move, moves_of
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng

# In points of result, from 0 (last) to 1 (the only winner): with two seats, of the chance to win.
ALIKE = 0.015  # a search of this size cannot tell smaller differences
INACCURACY, MISTAKE, BLUNDER = 0.03, 0.06, 0.12
BRILLIANT = 0.08  # by so much the chosen action was better than the next one
DIGITS = 4
FEWEST_NODES, MOST_NODES = 100, 2_000  # for one decision


def nodes_for(game: str, decisions: int) -> int:
    """For each of so many decisions: a long game is looked at more briefly, so that no review takes long."""
    share = bots_of(game).review_nodes // max(decisions, 1)
    return min(max(share, FEWEST_NODES), MOST_NODES)


def judged(finished: Finished, places: Collection[int], nodes: int) -> Iterator[Decision]:
    """The decisions at these places, in their order."""
    wanted, last = frozenset(places), max(places, default=-1)
    for move in moves_of(finished):
        if move.before.place in wanted:
            yield judge_move(move, nodes)
        if move.before.place >= last:
            return


def judge_move(move: Move, nodes: int) -> Decision:
    """The judge sees the seat's view and nothing else; what it draws depends on the place alone."""
    view = move.before.view(move.seat)
    found = judge_of(move.before.game).judge(view, move.action, nodes, seed=move.before.place)
    cost = cost_of(found)
    best = found.best if cost else move.action
    brilliant = not cost and found.lead >= BRILLIANT and not looks_best(move.before.game, view, move.action)
    verdict: Verdict = "brilliant" if brilliant else verdict_of(cost)
    return Decision(move.before.place, move.seat, move.action, best=best, cost=cost, verdict=verdict)


def looks_best(game: Game, view: View, action: int) -> bool:
    """Whether anybody would have chosen it without looking ahead."""
    world, evaluator = game.worlds(view).sample(Rng(0)), bots_of(game.slug).evaluator()
    return evaluator.prior(world, action) >= max(evaluator.prior(world, one) for one in world.legal_actions())


def forced(move: Move) -> Decision:
    return Decision(move.before.place, move.seat, move.action, best=move.action, cost=0.0, verdict="forced")


def cost_of(found: Judgement) -> float:
    cost = found.best_value - found.value
    return round(cost, DIGITS) if cost >= ALIKE else 0.0


def verdict_of(cost: float) -> Verdict:
    if cost >= BLUNDER:
        return "blunder"
    if cost >= MISTAKE:
        return "mistake"
    if cost >= INACCURACY:
        return "inaccuracy"
    return "good"


def ratings(decisions: Sequence[Decision], seats: int) -> list[float | None]:
    """By seat: the mean cost of what it decided; what was forced counts for nothing."""
    return [rating_of([each for each in decisions if each.seat == seat]) for seat in range(seats)]


def rating_of(decisions: Sequence[Decision]) -> float | None:
    costs = [each.cost for each in decisions if each.verdict != "forced"]
    return round(sum(costs) / len(costs), DIGITS) if costs else None
