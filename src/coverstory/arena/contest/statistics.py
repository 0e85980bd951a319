"""How sure a result is: intervals over deals, and ratings.

A deal is played several times with the seats rotated, so its games share their luck and are not independent of each
other; deals are. The spread of a win share is therefore measured between deals, and says how many independent games
the games are worth. Wilson's interval is taken for that many: unlike a bootstrap it does not shrink to nothing where a
bot has won all or no games, stays within 0 and 1, and needs no random numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt

Z95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
POINTS_A_LOGIT = 400 / log(10)
FIT_STEPS = 20_000
FIT_TOLERANCE = 1e-9  # of a strength, relative: far below a thousandth of an Elo point

Interval = tuple[float, float]


@dataclass(frozen=True)
class Deal:
    """One bot's results in the games of one deal that somebody won."""

    won: float  # games, a shared win in parts
    games: int


def share(deals: Sequence[Deal]) -> float | None:
    """Won games among games; None where there is nothing to divide by."""
    games = sum(deal.games for deal in deals)
    return sum(deal.won for deal in deals) / games if games else None


def share_interval(deals: Sequence[Deal]) -> Interval:
    """95 % interval of the share, deals being the independent units."""
    found = share(deals)
    return (0.0, 1.0) if found is None else wilson(found, games_worth(deals))


def games_worth(deals: Sequence[Deal]) -> float:
    """So many independent games would tell as much: p (1 - p) / variance, the variance as measured between deals.

    Never more than were played: with few deals a small spread may be luck.
    """
    games = sum(deal.games for deal in deals)
    count = sum(1 for deal in deals if deal.games)
    p = share(deals)
    if p is None or p in (0.0, 1.0) or count == 1:
        return float(count)  # no spread to measure: a deal is worth one game
    squares = sum((deal.won - p * deal.games) ** 2 for deal in deals)
    variance = squares * count / (count - 1) / games**2
    return float(games) if variance * games <= p * (1 - p) else p * (1 - p) / variance


def wilson(p: float, n: float) -> Interval:
    """Wilson's 95 % score interval of a share p in n independent games."""
    z = Z95
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Meeting:
    """Who meets whom: one seat of a lone bot among seats of another; bots by number."""

    lone: int
    rest: int


@dataclass(frozen=True)
class Score:
    """What came of the decided games of one meeting."""

    lone_won: float
    games: int

    def __add__(self, other: Score) -> Score:
        return Score(self.lone_won + other.lone_won, self.games + other.games)


Scores = Mapping[Meeting, Score]

NO_GAMES = Score(0.0, 0)


@dataclass(frozen=True)
class Rating:
    """Elo points, the mean of all bots being 0."""

    points: float
    interval: Interval


def elo(meetings: Sequence[Meeting], deals: Sequence[Scores], bots: int, seats: int) -> list[Rating]:
    """Of bots that all met. One undecided game is added to each meeting, so that nobody's rating is infinite."""
    scores = merged(deals)
    totals = {meeting: scores.get(meeting, NO_GAMES) + Score(1 / seats, 1) for meeting in meetings}
    strong = strengths(totals, bots, seats)
    weights = {meeting: information(meeting, deals, strong, seats) for meeting in totals}
    halves = [Z95 * POINTS_A_LOGIT * sqrt(variance) for variance in variances(weights, bots)]
    return [Rating(point, (point - half, point + half)) for point, half in zip(ratings(strong), halves, strict=True)]


def information(meeting: Meeting, deals: Sequence[Scores], strong: Sequence[float], seats: int) -> float:
    """What a meeting tells about the difference of two ratings (in logits): n p (1 - p), n as for win shares."""
    met = [Deal(deal[meeting].lone_won, deal[meeting].games) for deal in deals if meeting in deal]
    chance = strong[meeting.lone] / (strong[meeting.lone] + (seats - 1) * strong[meeting.rest])
    return (games_worth(met) + 1) * chance * (1 - chance)


def variances(weights: Mapping[Meeting, float], bots: int) -> list[float]:
    """Of each rating about the mean of all: the diagonal of the pseudo-inverse of the information.

    Adding a constant to every entry makes the matrix regular; it is taken off again from the inverse.
    """
    matrix = [[1 / bots] * bots for _ in range(bots)]
    for meeting, weight in weights.items():
        a, b = meeting.lone, meeting.rest
        matrix[a][a] += weight
        matrix[b][b] += weight
        matrix[a][b] -= weight
        matrix[b][a] -= weight
    return [solve(matrix, bot) - 1 / bots for bot in range(bots)]


def solve(matrix: Sequence[Sequence[float]], column: int) -> float:
    """The diagonal entry of the inverse in that column, by elimination; the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, float(i == column)] for i, row in enumerate(matrix)]
    for i, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                factor = other[i] / pivot[i]
                other[:] = [x - factor * y for x, y in zip(other, pivot, strict=True)]
    return rows[column][size] / rows[column][column]


def ratings(strong: Sequence[float]) -> list[float]:
    points = [400 * log10(strength) for strength in strong]
    mean = sum(points) / len(points)
    return [point - mean for point in points]


def strengths(scores: Scores, bots: int, seats: int) -> list[float]:
    """Bradley and Terry's model, for more seats Luce's: a seat wins with its strength's part of all at the table.

    Fitted by Hunter's minorisation (Annals of Statistics 32, 2004): each step raises the likelihood.
    """
    strong = [1.0] * bots
    others = seats - 1
    for _ in range(FIT_STEPS):
        won = [0.0] * len(strong)
        due = [0.0] * len(strong)
        for meeting, score in scores.items():
            each = score.games / (strong[meeting.lone] + others * strong[meeting.rest])
            won[meeting.lone] += score.lone_won
            won[meeting.rest] += score.games - score.lone_won
            due[meeting.lone] += each
            due[meeting.rest] += others * each
        raised = [a / b if b else old for a, b, old in zip(won, due, strong, strict=True)]
        total = sum(raised)
        raised = [strength * len(strong) / total for strength in raised]
        done = all(abs(new - old) <= FIT_TOLERANCE * new for new, old in zip(raised, strong, strict=True))
        strong = raised
        if done:
            break
    return strong


def merged(deals: Sequence[Scores]) -> dict[Meeting, Score]:
    total: dict[Meeting, Score] = {}
    for deal in deals:
        for meeting, score in deal.items():
            total[meeting] = total.get(meeting, NO_GAMES) + score
    return total
