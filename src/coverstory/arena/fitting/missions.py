"""How well choices tell missions in Undercover (Wyss): repeats the fit in bots/undercover_wyss/belief.py.

    python -m coverstory.arena.fitting.missions agent:1000n 2 60 11

plays 60 games of two such bots (seed 11), and shows by keenness and whim the mean log-likelihood of what they chose,
and the log-loss of another's mission after each quarter of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, log

from librt.vecs import vec

from coverstory.arena.contest.tournament import Contest, Thinking, play_match
from coverstory.bots.undercover_wyss.belief import MISSION_BITS, likelihood
from coverstory.bots.undercover_wyss.evaluator import WyssEvaluator
from coverstory.bots.undercover_wyss.replay import NO_ACTION, action_heard, start_of
from coverstory.rules.contract import CHANCE
from coverstory.rules.undercover_wyss.components import KINDS, SLUG
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.view import WyssView

KEENNESSES = (30.0, 60.0, 100.0, 130.0, 170.0, 220.0)
WHIMS = (0.05, 0.1, 0.15, 0.2, 0.3)
QUARTERS = 4


@dataclass(frozen=True)
class Choice:
    """One of several actions, and the prior of each under each mission."""

    seat: int
    mission: int  # the true one
    chosen: int
    priors: Sequence[vec[float]]

    def likelihood(self, mission: int, keenness: float, whim: float) -> float:
        priors = self.priors[mission]
        return likelihood(priors, count=len(priors), chosen=self.chosen, keenness=keenness, whim=whim)


def choices_in(view: WyssView) -> Iterator[Choice]:
    """All choices of a finished game, from what was heard of it."""
    evaluator = WyssEvaluator()
    table = start_of(view)
    for event in view.heard:
        action = action_heard(table, event)
        if action != NO_ACTION:
            if table.to_act() != CHANCE and table.legal_count() > 1:
                yield choice_at(table, action, view.mission(table.to_act()), evaluator)
            table.advance(action)


def choice_at(table: WyssState, action: int, mission: int, evaluator: WyssEvaluator) -> Choice:
    seat, legal, world = table.to_act(), table.legal_actions(), table.copy()
    priors = []
    for kind in range(KINDS):
        world.missions = kind + 1 << seat * MISSION_BITS
        priors.append(vec[float]([evaluator.prior(world, each) for each in legal]))
    return Choice(seat, mission, list(legal).index(action), priors)


def played(bot: str, seats: int, games: int, seed: int) -> Iterator[list[Choice]]:
    contest = Contest(SLUG, seats=seats, options={}, bots=(bot, bot), deals=games, seed=seed)
    for number in range(0, contest.games, contest.games_a_deal):
        view = play_match(contest, number, [Thinking(), Thinking()]).view(0)
        assert isinstance(view, WyssView)
        yield list(choices_in(view))


def mean_log_likelihood(games: Sequence[Sequence[Choice]], keenness: float, whim: float) -> float:
    logs = [log(choice.likelihood(choice.mission, keenness, whim)) for game in games for choice in game]
    return sum(logs) / len(logs)


def log_losses(game: Sequence[Choice], seats: int, keenness: float, whim: float) -> list[float]:
    """Log-loss about another seat's mission after each quarter of the choices: the mean over all pairs of seats."""
    missions = {choice.seat: choice.mission for choice in game}
    explains = [[0.0] * KINDS for _ in range(seats)]
    losses: list[float] = []
    for number, choice in enumerate(game, 1):
        for kind in range(KINDS):
            explains[choice.seat][kind] += log(choice.likelihood(kind, keenness, whim))
        if number * QUARTERS // len(game) > len(losses):
            pairs = permutations(range(seats), 2)
            surprises = [surprise(explains, missions, viewer, other) for viewer, other in pairs]
            losses.append(sum(surprises) / len(surprises))
    return losses


def surprise(explains: Sequence[Sequence[float]], missions: dict[int, int], viewer: int, other: int) -> float:
    """Minus the log of what the viewer gives to the mission that the other has."""
    right = whole = 0.0
    best = sum(max(each) for each in explains)
    for deal in permutations(range(KINDS), len(explains)):
        if deal[viewer] == missions[viewer]:
            weight = exp(sum(each[kind] for each, kind in zip(explains, deal, strict=True)) - best)
            whole += weight
            right += weight if deal[other] == missions[other] else 0.0
    return -log(right / whole)


def main(bot: str, seats: int, games: int, seed: int) -> None:
    choices = list(played(bot, seats, games, seed))
    for keenness in KEENNESSES:
        for whim in WHIMS:
            losses = [log_losses(game, seats, keenness, whim) for game in choices]
            quarters = [sum(quarter) / len(quarter) for quarter in zip(*losses, strict=True)]
            likely = mean_log_likelihood(choices, keenness, whim)
            print(f"{keenness:4.0f} {whim:.2f}  {likely:.4f}  " + " ".join(f"{loss:.4f}" for loss in quarters))


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:5]))
