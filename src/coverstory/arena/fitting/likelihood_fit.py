"""How the constants of the belief in Top Secret Spies were fitted: maximum likelihood of what bots chose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from coverstory.arena.contest.tournament import Contest
from coverstory.arena.fitting.calibration import ObservedGame, Told, setup_of
from coverstory.bots.top_secret_spies.belief import SpiesBelief
from coverstory.bots.top_secret_spies.choice_likelihood import FITTED, ChoiceModel
from coverstory.rules.top_secret_spies.setup import SpiesSetup

KINDS = ("moving", "placing", "playing")
FIRST_STEP = 2.0  # factors
LAST_STEP = 1.1
MOST_SLIPS = 0.9
MOST_SHARPNESS = 90.0  # a seat: with seven, its exponential still is a number


@dataclass
class Surprise:
    """Sums over choices of one kind, and the constants they were judged by."""

    sharpness: float
    slips: float
    count: int = 0
    log_likelihood: float = 0.0
    uniform: float = 0.0


@dataclass
class Fit:
    """The constants under which the choices were likeliest, kind by kind."""

    kinds: list[Surprise]

    def as_json(self) -> dict[str, dict[str, float]]:
        return {
            name: {
                "sharpness": kind.sharpness,
                "slips": kind.slips,
                "choices": kind.count,
                "log_likelihood": kind.log_likelihood / max(kind.count, 1),
                "uniform": kind.uniform / max(kind.count, 1),
            }
            for name, kind in zip(KINDS, self.kinds, strict=True)
        }


def fit_choice_model(contest: Contest, heard: Sequence[ObservedGame]) -> Fit:
    """From the constants in use, in steps that get smaller; kinds of choices do not get in each other's way."""
    setup, games = setup_of(contest), [Told(observed) for observed in heard]
    best = surprises(setup, games, list(FITTED.sharpness), list(FITTED.slips))
    step = FIRST_STEP
    while step > LAST_STEP:
        better = [improve(setup, games, best, *way) for way in ((step, 1), (1 / step, 1), (1, step), (1, 1 / step))]
        step = step if any(better) else sqrt(step)
    return Fit(best)


def improve(setup: SpiesSetup, games: Sequence[Told], best: list[Surprise], sharper: float, slippier: float) -> bool:
    """Keep for each kind what makes its choices likelier; was there any?"""
    sharpness = [min(kind.sharpness * sharper, MOST_SHARPNESS) for kind in best]
    slips = [min(kind.slips * slippier, MOST_SLIPS) for kind in best]
    better = False
    for kind, found in enumerate(surprises(setup, games, sharpness, slips)):
        if found.log_likelihood > best[kind].log_likelihood:
            best[kind] = found
            better = True
    return better


def surprises(
    setup: SpiesSetup, games: Sequence[Told], sharpness: Sequence[float], slips: Sequence[float]
) -> list[Surprise]:
    """How likely every choice was for what its seat really held."""
    sums = [Surprise(*constants) for constants in zip(sharpness, slips, strict=True)]
    for told in games:
        belief = SpiesBelief(setup, ChoiceModel(list(sharpness), list(slips)))
        judged = 0
        for _ in told.heard(belief):
            if belief.judged > judged:
                judged = belief.judged
                add_choice(sums[belief.choices.kind], belief, told)
    return sums


def add_choice(sums: Surprise, belief: SpiesBelief, told: Told) -> None:
    agent, second = told.pair(belief.judged_seat, belief)
    sums.count += 1
    sums.log_likelihood += log(belief.choices.likely[agent * 8 + second])
    sums.uniform += log(int(belief.choices.chosen) / int(belief.choices.options))


def fit_table(fitted: Fit) -> str:
    lines = ["  choice    sharpness  slips  choices  mean log-likelihood  uniform"]
    for name, kind in fitted.as_json().items():
        lines.append(
            f"  {name:8}  {kind['sharpness']:9.1f}  {kind['slips']:5.3f}  {kind['choices']:7,.0f}"
            f"  {kind['log_likelihood']:19.3f}  {kind['uniform']:7.3f}"
        )
    return "\n".join(lines)
