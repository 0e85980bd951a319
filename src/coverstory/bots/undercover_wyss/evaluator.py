"""Undercover (Wyss): sixteen races, how likely each seat wins them, and what that is worth to it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import State
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.actions import column_in, row_in
from coverstory.rules.undercover_wyss.components import (
    ARMS,
    BITS,
    COLUMNS,
    CROSS,
    HIGHEST,
    KINDS,
    LEFT_GAME,
    LINES,
    MOST_SEATS,
    ON_TABLE,
    PILE,
    POOL,
    ROWS,
    SHOWN,
    column_of,
    holder_of,
    line_of_column,
    line_size,
    line_start,
    line_step,
    row_of,
    value_of,
)
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.state import ANYWHERE
from coverstory.search.evaluator import Evaluator

# Fitted to 2,991 positions of 250 games of two players who follow this evaluator: log-loss of the winner (of a line's
# winner), one constant changed at a time from STIR 1.5 (REMAINDER: from 1), UNREST 12 and no starts; a coin has 0.693.
# All together: 0.497 (0.549).
SLOPE: Final = 1.7  # a logistic curve of this slope is within 0.01 of the normal one
STIR: Final = (
    1.75  # cards are also captured, retired, laid aside: 1.0 0.505 (0.559), 1.5 0.500 (0.552), 3 0.501 (0.554)
)
UNREST: Final = 25.0  # the same where few cards are left: 4 0.500 (0.553), 25 0.500 (0.550), 50 0.500 (0.549)
NEAR_START: Final = 0.6  # cards by which the seat to act is ahead in the stone's lines: 0 0.500, 0.6 0.498, 1 0.498
FAR_START: Final = 0.2  # and in all lines where it may open any card: 0 0.500, 0.2 0.499, 0.4 0.500
REMAINDER: Final = 150.0  # variance of a lead besides the open races: 20 0.504, 150 0.505, 1000 0.508
# Chosen by 6,000 games (4,000 for prey) of one seat that takes the most promising action with the constant changed
# against one without the change: its win share, ± 0.013 (0.015). What stands here may lie between values tried.
ASIDE: Final = 6.0  # points: the card that the winner of a line may lay aside; from 7: 5 0.502, 9 0.491
COMPULSION: Final = 5.0  # points: to have the next player compelled; from 3: 1 0.497, 6 0.507
THREAT: Final = 0.3  # how much of what the next player could make of the same line counts; from 0.6: 0 0.513, 0.3 0.529
FREEDOM: Final = 3.0  # points: to open any card instead of one near the stone; from 3: 0 0.488, 8 0.496, 15 0.437
PREY: Final = 1.2  # points for each point of a card captured; from 0: 0.5 0.530, 1 0.544, 2 0.540
PENSION: Final = 0.5  # the same for a card retired; from 0: 0.3 0.520, 1 0.522
# The likeliest softmax of 10,450 choices of searching bots had 0.3 to 0.4 logits for a point that an opening promises
# and about 100 for a place that any other action promises: so much is a point.
PLACE_OF_A_POINT: Final = 0.003
WARMTH: Final = 0.01  # places; against it, at 300 nodes, 0.03 won 49 % ± 13 % of 60 games
BONUS: Final = 10.0  # MISSION_BONUS, as the number that is reckoned with here
KNOWN: Final[i64] = -1  # whoever judges knows every mission


@final
class WyssEvaluator(Evaluator):
    """Sums and chances are kept by line * 4 + seat, hopes and bonuses by seat * 4 + kind."""

    def __init__(self) -> None:
        self.seats: i64 = 2
        self.unseen = 1.0
        self.mean = 0.0  # of the cards never opened
        self.square = 0.0  # the mean of their squares
        self.sums = vec[float]([0.0] * (LINES * MOST_SEATS))
        self.chances = vec[float]([0.0] * (LINES * MOST_SEATS))
        self.hopes = vec[float]([0.0] * (MOST_SEATS * KINDS))  # secrets taken, and expected
        self.bonuses = vec[float]([0.0] * (MOST_SEATS * KINDS))
        self.points = vec[float]([0.0] * MOST_SEATS)
        self.values = vec[float]([0.0] * MOST_SEATS)

    def values_into(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, WyssState)
        self.judge(state, KNOWN, out)

    def prior(self, state: State, action: i64) -> float:
        assert isinstance(state, WyssState)
        if state.phase == phases.TO_OPEN:
            self.look_at(state, state.turn)
            return PLACE_OF_A_POINT * self.opening(state, action)
        if state.phase == phases.TO_OPEN_TWO:
            self.look_at(state, state.turn)
            in_row = row_of(state.stone) * COLUMNS + column_in(action)
            in_column = row_in(action) * COLUMNS + column_of(state.stone)
            return PLACE_OF_A_POINT * min(self.opening(state, in_row), self.opening(state, in_column))
        seat = state.to_act()
        after = state.copy()
        after.advance(action)
        self.judge(after, seat, self.values)
        return self.values[seat]

    def temperature(self) -> float:
        return WARMTH

    # What can be seen at once.

    def look_at(self, state: WyssState, viewer: i64) -> None:
        """The cards never opened, what every seat has taken, and the bonuses as far as the viewer knows."""
        self.seats = state.seat_count
        self.weigh_pool(state)
        self.count_secrets(state)
        for seat in range(self.seats):
            self.expect_bonuses(state, viewer, seat)

    def weigh_pool(self, state: WyssState) -> None:
        piles = state.piles
        total: i64 = 0
        squares: i64 = 0
        for value in range(PILE):
            total += value * piles[POOL + value]
            squares += value * value * piles[POOL + value]
        self.unseen = float(state.unseen) if state.unseen > 0 else 1.0
        self.mean = float(total) / self.unseen
        self.square = float(squares) / self.unseen

    def count_secrets(self, state: WyssState) -> None:
        """Secrets that each seat has taken; one that still lies on the table counts in equal parts for all."""
        hopes = self.hopes
        secrets = state.secrets
        share = 1.0 / float(self.seats)
        for i in range(MOST_SEATS * KINDS):
            hopes[i] = 0.0
        for line in range(LINES):
            taker = secrets[LINES + line]
            if taker == ON_TABLE:
                for seat in range(self.seats):
                    hopes[seat * KINDS + secrets[line]] += share
            elif taker != LEFT_GAME:
                hopes[taker * KINDS + secrets[line]] += 1.0

    def expect_bonuses(self, state: WyssState, viewer: i64, seat: i64) -> None:
        """W33; to a viewer another's mission is any but the own."""
        start = seat * KINDS
        if viewer in (KNOWN, seat):
            for kind in range(KINDS):
                self.bonuses[start + kind] = 0.0
            self.bonuses[start + state.mission(seat)] = BONUS
        else:
            for kind in range(KINDS):
                self.bonuses[start + kind] = BONUS / 3.0
            self.bonuses[start + state.mission(viewer)] = 0.0

    def worth(self, seat: i64, kind: i64, hoped: float) -> float:
        """One more secret of a kind, besides so many (W33: the n-th one is worth 10 n)."""
        return 10.0 * hoped + 10.0 + self.bonuses[seat * KINDS + kind] + ASIDE

    # One race.

    def spread_chances(self, line: i64, variance: float) -> None:
        """Who wins the line, from the sums."""
        chances = self.chances
        scale = SLOPE / sqrt(variance + UNREST)
        whole = 0.0
        start = line * MOST_SEATS
        for i in range(start, start + self.seats):
            weight = exp(self.sums[i] * scale)
            chances[i] = weight
            whole += weight
        for i in range(start, start + self.seats):
            chances[i] /= whole

    def variance_of(self, cards: i64) -> float:
        """The variance of the difference between two seats' sums: any seat may come to own a face-down card."""
        return STIR * self.square * float(cards) * 2.0 / float(self.seats)

    # All races.

    def judge(self, state: WyssState, viewer: i64, out: vec[float]) -> None:
        self.look_at(state, viewer)
        self.add_up(state)
        if state.phase == phases.TO_OPEN:
            self.give_start(state)
        for line in range(LINES):
            if state.taker(line) == ON_TABLE:
                self.foresee(state, line)
        self.count_points(state)
        self.compare(state, out)

    def add_up(self, state: WyssState) -> None:
        sums = self.sums
        cells = state.cells
        for i in range(LINES * MOST_SEATS):
            sums[i] = 0.0
        cell: i64 = 0
        for row in range(ROWS):
            for column in range(COLUMNS):
                content = cells[cell]
                holder = holder_of(content)
                if holder < SHOWN:
                    sums[row * MOST_SEATS + holder] += float(value_of(content))
                    sums[(ROWS + column) * MOST_SEATS + holder] += float(value_of(content))
                cell += 1

    def give_start(self, state: WyssState) -> None:
        """The seat to act will have the next card of one of the lines that it can reach."""
        sums = self.sums
        if state.reach == ANYWHERE:
            for line in range(LINES):
                sums[line * MOST_SEATS + state.turn] += FAR_START * self.mean
        else:
            sums[row_of(state.stone) * MOST_SEATS + state.turn] += NEAR_START * self.mean
            sums[line_of_column(column_of(state.stone)) * MOST_SEATS + state.turn] += NEAR_START * self.mean

    def foresee(self, state: WyssState, line: i64) -> None:
        """Fill in who wins a line that is not scored yet; a complete line goes to its present winner for certain."""
        start = line * MOST_SEATS
        down = down_in(state, line)
        if down > 0:
            self.spread_chances(line, self.variance_of(down))
        else:
            winner = state.winner_of(line)
            for seat in range(self.seats):
                self.chances[start + seat] = 1.0 if seat == winner else 0.0
        kind = state.secrets[line]
        share = 1.0 / float(self.seats)
        for seat in range(self.seats):
            self.hopes[seat * KINDS + kind] += self.chances[start + seat] - share

    def count_points(self, state: WyssState) -> None:
        """Expected points, as if races were independent: n secrets are worth 5 n (n + 1), and n varies."""
        for seat in range(self.seats):
            points = float(state.laid_aside(seat))
            for i in range(seat * KINDS, seat * KINDS + KINDS):
                points += self.hopes[i] * (5.0 * self.hopes[i] + 5.0 + self.bonuses[i])
            self.points[seat] = points
        for line in range(LINES):
            if state.taker(line) == ON_TABLE:
                for seat in range(self.seats):
                    chance = self.chances[line * MOST_SEATS + seat]
                    self.points[seat] += chance * (ASIDE + 5.0 - 5.0 * chance)
        if state.compeller >= 0:
            self.points[state.compeller] += COMPULSION

    def compare(self, state: WyssState, out: vec[float]) -> None:
        """Expected place: the share of the others that a seat ends before."""
        share = 1.0 / float(self.seats - 1)
        for seat in range(self.seats):
            out[seat] = 0.0
        for seat in range(self.seats):
            for other in range(seat):
                chance = self.beats(state, seat, other)
                out[seat] += chance * share
                out[other] += (1.0 - chance) * share

    def beats(self, state: WyssState, one: i64, other: i64) -> float:
        """How likely one seat ends before the other: its lead against how far the open races can still move it."""
        hopes = self.hopes
        chances = self.chances
        variance = REMAINDER
        for line in range(LINES):
            if state.taker(line) == ON_TABLE:
                mine = chances[line * MOST_SEATS + one]
                theirs = chances[line * MOST_SEATS + other]
                kind = state.secrets[line]
                gain = self.worth(one, kind, hopes[one * KINDS + kind] - mine)
                loss = self.worth(other, kind, hopes[other * KINDS + kind] - theirs)
                swing = mine * gain - theirs * loss
                variance += mine * gain * gain + theirs * loss * loss - swing * swing
        return 1.0 / (1.0 + exp(SLOPE * (self.points[other] - self.points[one]) / sqrt(variance)))

    # Opening a card.

    def opening(self, state: WyssState, cell: i64) -> float:
        content = state.cells[cell]
        known = holder_of(content) == SHOWN
        value = float(value_of(content)) if known else self.mean
        variance = 0.0 if known else self.square - self.mean * self.mean
        row = row_of(cell)
        column = line_of_column(column_of(cell))
        gain = self.gain_in(state, row, value, variance) + self.gain_in(state, column, value, variance)
        gain += self.prey_near(state, cell)
        completes = down_in(state, row) == 1 or down_in(state, column) == 1
        if completes:
            return gain - FREEDOM
        return gain - THREAT * max(self.threat_in(state, row), self.threat_in(state, column))

    def prey_near(self, state: WyssState, cell: i64) -> float:
        """What a card opened there may capture or retire (W10, W14), by how likely its value is."""
        cells = state.cells
        piles = state.piles
        highest: i64 = 0
        total: i64 = 0
        for i in range(cell * ARMS, cell * ARMS + ARMS):
            content = cells[CROSS[i]]
            if state.is_rivals(content):
                value = value_of(content)
                total += value * piles[POOL + (value if value < HIGHEST else 0)]
                if state.may_retire(content):
                    highest = max(highest, value)
        pensions = piles[POOL + 4] + piles[POOL + 8]
        return (PREY * float(total) + PENSION * float(highest * pensions)) / self.unseen

    def gain_in(self, state: WyssState, line: i64, value: float, variance: float) -> float:
        """What a card of that value for the seat to act changes in a line; leaves its sums and chances as after it."""
        self.add_up_line(state, line)
        down = down_in(state, line)
        self.spread_chances(line, self.variance_of(down))
        before = self.prospect(state, line, state.turn)
        self.sums[line * MOST_SEATS + state.turn] += value
        self.spread_chances(line, self.variance_of(down - 1) + variance)
        return self.prospect(state, line, state.turn) - before

    def threat_in(self, state: WyssState, line: i64) -> float:
        """What the next player could make of the line, after gain_in."""
        rival = (state.turn + 1) % self.seats
        before = self.prospect(state, line, rival)
        self.sums[line * MOST_SEATS + rival] += self.mean
        spread = 2.0 * (self.square - self.mean * self.mean)
        self.spread_chances(line, self.variance_of(down_in(state, line) - 2) + spread)
        return self.prospect(state, line, rival) - before

    def add_up_line(self, state: WyssState, line: i64) -> None:
        for seat in range(self.seats):
            self.sums[line * MOST_SEATS + seat] = 0.0
        cells = state.cells
        cell = line_start(line)
        step = line_step(line)
        for _ in range(line_size(line)):
            holder = holder_of(cells[cell])
            if holder < SHOWN:
                self.sums[line * MOST_SEATS + holder] += float(value_of(cells[cell]))
            cell += step

    def prospect(self, state: WyssState, line: i64, seat: i64) -> float:
        """What a line promises a seat: points for itself, less what the others get."""
        kind = state.secrets[line]
        total = 0.0
        for owner in range(self.seats):
            hoped = self.hopes[owner * KINDS + kind] - 1.0 / float(self.seats)
            share = self.chances[line * MOST_SEATS + owner] * self.worth(owner, kind, hoped)
            total += share if owner == seat else -share / float(self.seats - 1)
        return total


def down_in(state: WyssState, line: i64) -> i64:
    return BITS[state.down_in_row(line)] if line < ROWS else BITS[state.down_in_column(line - ROWS)]
