"""How a finished game looked for every seat, turn by turn, to the evaluator of its game.

Nothing is searched and nothing drawn: the same game always looks the same, and a whole one takes some milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec

from coverstory.bots.game_bots import bots_of
from coverstory.bots.review.facts import Outlook
from coverstory.rules.contract import MOST_SEATS, OVER
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.search.evaluator import NoEvaluator, results_into

DIGITS = 3


def outlooks_of(game: Game, seats: int, options: Options, actions: Sequence[int]) -> list[Outlook]:
    """Before each turn, and at the end; none in a game that has no evaluator of its own.

    In the middle of a turn evaluators tell less: there they are made to compare what can be done next.
    """
    bots = bots_of(game.slug)
    evaluator = bots.evaluator()
    if isinstance(evaluator, NoEvaluator):
        return []
    state = game.start(seats, options)
    values = vec[float]([0.0] * MOST_SEATS)
    found: list[Outlook] = []
    for moment, action in enumerate(actions):
        if state.to_act() >= 0:
            seat = -1 if game.at_once(state) else int(state.to_act())
            if (not found or found[-1].seat != seat) and bots.compares(state):
                evaluator.values_into(state, values)
                found.append(Outlook(moment, seat, rounded(values, seats)))
        state.apply(action)
    if state.to_act() == OVER:
        results_into(state, values)
        found.append(Outlook(len(actions), -1, rounded(values, seats)))
    return found


def rounded(values: vec[float], seats: int) -> list[float]:
    return [round(float(values[seat]), DIGITS) for seat in range(seats)]
