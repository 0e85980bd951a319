"""How hard a puzzle is: as of a player who would solve it every other time, from how bots of three strengths fare."""

from __future__ import annotations

import time
from math import exp

from coverstory.bots.bot import Budget
from coverstory.bots.roster import Entry, make_bot
from coverstory.match.match import Match
from coverstory.puzzles.asking import Deduction
from coverstory.rules.rng import Rng

# Rookie, agent and spymaster: what each is rated, what it spends on a decision, and how many of the possible truths it
# bears in mind when something is to be deduced.
STRENGTHS = (("rookie", 900, 0, 1), ("agent", 1300, 200, 3), ("spymaster", 1700, 1500, 9))
SEEDS = 5
USUAL, SPREAD = 1300.0, 350.0  # ratings before anything is known
SCALE = 400 / 2.302585  # of Elo: ten times the chances for 400 points
LOWEST, HIGHEST = 400, 2400

Trials = list[tuple[int, bool]]  # who tried, by rating, and whether they solved it


def rating_of(trials: Trials) -> int:
    """The rating that makes these trials likeliest: chances of Elo, and most puzzles of the usual difficulty."""
    low, high = float(LOWEST), float(HIGHEST)
    for _ in range(30):
        middle = (low + high) / 2
        pull = (USUAL - middle) / (SPREAD * SPREAD / SCALE)
        surplus = sum(chance(strength, middle) - solved for strength, solved in trials)
        if surplus + pull > 0:
            low = middle
        else:
            high = middle
    return round(low)


def chance(strength: float, rating: float) -> float:
    """That somebody so strong solves a puzzle of that rating."""
    return 1 / (1 + exp((rating - strength) / SCALE))


def try_deduction(deduction: Deduction, rng: Rng) -> Trials:
    """Whoever bears only some of the truths in mind takes one of the choices that fit all of those."""
    right = deduction.answers()
    trials: Trials = []
    for _, strength, _, remembered in STRENGTHS:
        for _ in range(SEEDS):
            kept = [deduction.truths[int(rng.below(len(deduction.truths)))] for _ in range(remembered)]
            fitting = [n for n in range(len(deduction.choices)) if all(deduction.is_true(truth, n) for truth in kept)]
            trials.append((strength, [fitting[int(rng.below(len(fitting)))]] == right))
    return trials


def try_decision(match: Match, seat: int, right: list[int], rng: Rng) -> Trials:
    trials: Trials = []
    view, offered = match.view(seat), match.offered(seat)
    for level, strength, nodes, _ in STRENGTHS:
        for seed in range(SEEDS):
            entry = Entry(level, level, Budget(nodes=nodes) if nodes else Budget())
            bot = make_bot(match.game, entry, Rng(rng.below(2**31), seed), time.process_time)
            trials.append((strength, bot.choose(view, offered) in right))
    return trials
