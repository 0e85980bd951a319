"""What chance gave and took: how much better things were after it than was to be expected before.

A difference is always taken between positions of the same kind, so that an evaluator that likes whoever moves next
says nothing wrong. Where seats decide and something hidden comes to light, what happened is compared with the same
decision in worlds that its seat could not tell from the true one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from librt.vecs import vec

from coverstory.bots.game_bots import bots_of
from coverstory.bots.review.facts import Decision, LuckStep, Share
from coverstory.bots.review.walk import Move, Position
from coverstory.rules.contract import CHANCE, MOST_SEATS, OVER, State, Worlds
from coverstory.rules.rng import Rng
from coverstory.search.evaluator import Evaluator, results_into

DRAWS = 48  # of several chance moves in a row: so many other ways it could have come
WORLDS = 24  # in which a decision is tried out where something hidden came to light
BEHIND = 4  # ways in which chance may go on after a decision
DIGITS = 4
START = 0.5  # what each seat may expect of a fair game

Values = list[float]  # by seat


class LuckMeter:
    """Follows a game entry by entry; several chance moves in a row count as one."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._values = vec[float]([0.0] * MOST_SEATS)
        self._run: Position | None = None  # where the chance moves at hand began

    def follow(self, move: Move) -> LuckStep | None:
        if move.seat == CHANCE:
            start = self._run or move.before
            self._run = start
            if move.after.state.to_act() == CHANCE:
                return None
            self._run = None
            change = minus(self.value(move.after.state), self.expected(start))
            return step(start.place, move.after.place, -1, change)
        return self.of_reveal(move) if move.reveals() else None

    def of_reveal(self, move: Move) -> LuckStep | None:
        """How much more the decision changed than it changes in a world like any that its seat had to reckon with."""
        worlds = worlds_of(move)
        seed = move.before.place
        true = self.changed(move.before.state, move.action, seed)
        others = [self.changed(worlds.sample(Rng(seed, number)), move.action, seed) for number in range(WORLDS)]
        return step(move.before.place, move.after.place, move.seat, minus(true, mean(others)))

    def changed(self, state: State, action: int, seed: int) -> Values:
        after = state.copy()
        after.advance(action)
        return minus(self.behind(after, seed), self.value(state))

    def behind(self, state: State, seed: int) -> Values:
        """What is to be expected there, wherever chance leads."""
        if state.to_act() != CHANCE:
            return self.value(state)
        return mean([self.value(settled(state, Rng(seed, number))) for number in range(BEHIND)])

    def expected(self, start: Position) -> Values:
        """Before chance: exactly where one draw settles it, otherwise from many ways that it could go."""
        total = [0.0] * int(start.state.seats())
        outcomes = start.state.chance_outcomes()
        for outcome, probability in outcomes:
            after = start.state.copy()
            after.advance(outcome)
            if after.to_act() == CHANCE:
                draws = [settled(start.state, Rng(start.place, number)) for number in range(DRAWS)]
                return mean([self.value(state) for state in draws])
            total = [sum_ + float(probability) * value for sum_, value in zip(total, self.value(after), strict=True)]
        return total

    def value(self, state: State) -> Values:
        if state.to_act() == OVER:
            results_into(state, self._values)
        else:
            self._evaluator.values_into(state, self._values)
        return [float(self._values[seat]) for seat in range(state.seats())]


def worlds_of(move: Move) -> Worlds:
    """As this seat may imagine them."""
    game, view = move.before.game, move.before.view(move.seat)
    imagine = bots_of(game.slug).imagine
    return imagine()(view) if imagine else game.worlds(view)


def settled(state: State, rng: Rng) -> State:
    """After chance has drawn until somebody has to decide."""
    after = state.copy()
    while after.to_act() == CHANCE:
        after.advance(after.draw(rng))
    return after


def minus(one: Sequence[float], other: Sequence[float]) -> Values:
    return [a - b for a, b in zip(one, other, strict=True)]


def mean(all_values: Sequence[Sequence[float]]) -> Values:
    return [sum(column) / len(all_values) for column in zip(*all_values, strict=True)]


def step(place: int, ends: int, seat: int, change: Values) -> LuckStep | None:
    rounded = [round(each, DIGITS) for each in change]
    return LuckStep(place, ends, seat, rounded) if any(rounded) else None


# Adding it up.


def shares(decisions: Sequence[Decision], luck: Sequence[LuckStep], result: Sequence[float]) -> list[Share]:
    return list(shares_of(decisions, luck, result))


def shares_of(decisions: Sequence[Decision], luck: Sequence[LuckStep], result: Sequence[float]) -> Iterator[Share]:
    """Results of all seats add up to the same whatever happens: what one loses by a mistake, the others share."""
    seats = len(result)
    for seat, reached in enumerate(result):
        own = -sum(each.cost for each in decisions if each.seat == seat)
        others = sum(each.cost for each in decisions if each.seat != seat) / (seats - 1)
        lucky = sum(each.change[seat] for each in luck)
        rest = reached - START - own - others - lucky
        yield Share(
            start=START,
            own=round(own, DIGITS),
            others=round(others, DIGITS),
            luck=round(lucky, DIGITS),
            rest=round(rest, DIGITS),
            result=round(reached, DIGITS),
        )
