"""Who may do what, what chance may bring, and who wins."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.rng import Source
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.actions import (
    BEGINS,
    CAPTURE,
    CAPTURE_NOTHING,
    COLUMN_FIRST,
    COMPEL,
    LAY_ASIDE,
    LAY_NOTHING,
    LEAVE_POWER,
    MISSION,
    OPEN,
    RETIRE,
    ROW_FIRST,
    SECRET,
    SHOWS,
    TURN_BACK_COLUMN,
    TURN_BACK_ROW,
    open_two,
    shows,
    value_in,
)
from coverstory.rules.undercover_wyss.choices import WyssChoices
from coverstory.rules.undercover_wyss.components import (
    ARMS,
    BITS,
    CELLS,
    COLUMNS,
    CROSS,
    KINDS,
    LINES,
    MISSION_BONUS,
    MOST_SEATS,
    PILE,
    POOL,
    ROWS,
    SECRETS_OF_A_KIND,
    VALUES,
    WORTH,
    column_of,
    holder_of,
    line_size,
    line_start,
    line_step,
    nth_bit,
    row_of,
    value_of,
)
from coverstory.rules.undercover_wyss.keys import deal_others, key_of
from coverstory.rules.undercover_wyss.refusals import forbidding_rule
from coverstory.rules.undercover_wyss.state import ANYWHERE, fresh_cells, fresh_piles, fresh_secrets, who_acts
from coverstory.rules.undercover_wyss.turn import WyssTurn

# Scratch space, written and read within one call.
_ranks: Final = vec[i64]([0] * MOST_SEATS)


@final
class WyssState(WyssTurn):
    """The game as the contract asks for it."""

    def copy(self) -> WyssState:
        other = WyssState(
            self.seat_count, choices=self.choices, cells=self.cells[:], secrets=self.secrets[:], piles=self.piles[:]
        )
        self.copy_to(other)
        return other

    def to_act(self) -> i64:
        return who_acts(self.phase, self.turn, self.compeller, self.winner())

    # Decisions.

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == phases.TO_OPEN:
            return self.openings_into(out)
        if phase == phases.TO_CAPTURE:
            return self.captures_into(out)
        if phase == phases.TO_USE_POWER:
            return self.powers_into(out)
        if phase == phases.TO_OPEN_TWO:
            return self.pairs_into(out)
        if phase == phases.TO_TURN_BACK:
            return put_two(out, TURN_BACK_ROW, TURN_BACK_COLUMN)
        if phase == phases.TO_ORDER:
            return put_two(out, ROW_FIRST, COLUMN_FIRST)
        if phase == phases.TO_LAY_ASIDE:
            return self.lay_asides_into(out)
        return 0

    def openings_into(self, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.reach == ANYWHERE:
            for cell in range(CELLS):
                if self.is_down(cell):
                    out[count] = OPEN + cell
                    count += 1
            return count
        start = self.stone * ARMS
        for i in range(start, start + ARMS):
            if self.is_down(CROSS[i]) and self.may_be_second(CROSS[i]):
                out[count] = OPEN + CROSS[i]
                count += 1
        return count

    def captures_into(self, out: vec[i64]) -> i64:
        value = value_of(self.cells[self.opened])
        count: i64 = 0
        start = self.opened * ARMS
        for i in range(start, start + ARMS):
            if self.may_capture(value, self.cells[CROSS[i]]):
                out[count] = CAPTURE + CROSS[i]
                count += 1
        out[count] = CAPTURE_NOTHING  # W10
        return count + 1

    def powers_into(self, out: vec[i64]) -> i64:
        count: i64 = 0
        start = self.stone * ARMS
        for i in range(start, start + ARMS):
            if self.may_retire(self.cells[CROSS[i]]):
                out[count] = RETIRE + CROSS[i]
                count += 1
        out[count] = COMPEL
        count += 1
        if self.choices.may_leave:
            out[count] = LEAVE_POWER
            count += 1
        return count

    def pairs_into(self, out: vec[i64]) -> i64:
        in_row = self.down_in_row(row_of(self.stone))
        in_column = self.down_in_column(column_of(self.stone))
        count: i64 = 0
        for column in range(COLUMNS):
            for row in range(ROWS):
                if in_row >> column & in_column >> row & 1:
                    out[count] = open_two(column, row)
                    count += 1
        return count

    def lay_asides_into(self, out: vec[i64]) -> i64:
        winner = self.taker(self.line)
        count: i64 = 0
        cell = line_start(self.line)
        for _ in range(line_size(self.line)):
            if holder_of(self.cells[cell]) == winner:
                out[count] = LAY_ASIDE + cell
                count += 1
            cell += line_step(self.line)
        out[count] = LAY_NOTHING
        return count + 1

    # The same without listing.

    def openings(self) -> i64:
        count: i64 = 0
        if self.reach != ANYWHERE:
            if self.row_card < 0:  # W28: else the second card comes from the column
                count += BITS[self.down_in_row(row_of(self.stone))]
            if self.column_card < 0:
                count += BITS[self.down_in_column(column_of(self.stone))]
            return count
        for row in range(ROWS):
            count += BITS[self.down_in_row(row)]
        return count

    def nth_opening(self, n: i64) -> i64:
        if self.reach == ANYWHERE:
            row: i64 = 0
            while n >= BITS[self.down_in_row(row)]:
                n -= BITS[self.down_in_row(row)]
                row += 1
            return OPEN + row * COLUMNS + nth_bit(self.down_in_row(row), n)
        arm = self.stone * ARMS
        while True:
            if self.is_down(CROSS[arm]) and self.may_be_second(CROSS[arm]):
                if n == 0:
                    return OPEN + CROSS[arm]
                n -= 1
            arm += 1

    def legal_count(self) -> i64:
        return self.openings() if self.phase == phases.TO_OPEN else super().legal_count()

    def nth_legal(self, n: i64) -> i64:
        return self.nth_opening(n) if self.phase == phases.TO_OPEN else super().nth_legal(n)

    def pick(self, rng: Source) -> i64:
        if self.phase == phases.TO_OPEN:
            return self.nth_opening(rng.below(self.openings()))
        return super().pick(rng)

    def is_legal(self, action: i64) -> bool:
        if self.phase == phases.TO_OPEN:
            return self.may_open(action)
        if self.phase == phases.REVEAL:
            return SHOWS <= action < SECRET and self.piles[POOL + value_in(action)] > 0
        return super().is_legal(action)

    # Chance.

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        if self.phase == phases.REVEAL:
            return self.values_into(outcomes, weights)
        if self.phase == phases.DEAL_SECRET:
            return self.secrets_into(outcomes, weights)
        if self.phase == phases.DEAL_MISSION:
            return self.missions_into(outcomes, weights)
        for seat in range(self.seat_count):
            outcomes[seat] = BEGINS + seat
            weights[seat] = 1
        return self.seat_count

    def values_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        for value in VALUES:
            if self.piles[POOL + value] > 0:
                outcomes[count] = shows(value)
                weights[count] = self.piles[POOL + value]
                count += 1
        return count

    def secrets_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        for kind in range(KINDS):
            left = SECRETS_OF_A_KIND
            for line in range(self.dealt):
                if self.secrets[line] == kind:
                    left -= 1
            if left > 0:
                outcomes[count] = SECRET + kind
                weights[count] = left
                count += 1
        return count

    def missions_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        for kind in range(KINDS):
            free = True  # W6: all different
            for seat in range(self.dealt):
                if self.mission(seat) == kind:
                    free = False
            if free:
                outcomes[count] = MISSION + kind
                weights[count] = 1
                count += 1
        return count

    def draw(self, rng: Source) -> i64:
        if self.phase != phases.REVEAL:
            return super().draw(rng)
        left = rng.below(self.unseen)
        index: i64 = 0
        while left >= self.piles[POOL + VALUES[index]]:
            left -= self.piles[POOL + VALUES[index]]
            index += 1
        return SHOWS + index

    # The end.

    def kinds_taken(self, seat: i64) -> i64:
        """How many secrets of each kind, three bits a kind."""
        counts: i64 = 0
        for line in range(LINES):
            if self.taker(line) == seat:
                counts += 1 << self.secrets[line] * 3
        return counts

    def secrets_taken(self, seat: i64) -> i64:
        count: i64 = 0
        for line in range(LINES):
            if self.taker(line) == seat:
                count += 1
        return count

    def laid_aside(self, seat: i64) -> i64:
        total: i64 = 0
        for value in VALUES:
            total += value * self.piles[seat * PILE + value]
        return total

    def score_of(self, seat: i64) -> i64:
        """W33: kinds, mission, cards laid aside."""
        kinds = self.kinds_taken(seat)
        total = self.laid_aside(seat) + MISSION_BONUS * count_of(kinds, self.mission(seat))
        for kind in range(KINDS):
            total += WORTH[count_of(kinds, kind)]
        return total

    def scores_into(self, out: vec[i64]) -> None:
        for seat in range(self.seat_count):
            out[seat] = self.score_of(seat)

    def rank_of(self, seat: i64) -> i64:
        """W34: points, then secrets, of which there are 16."""
        return self.score_of(seat) * 32 + self.secrets_taken(seat)

    def places_into(self, out: vec[i64]) -> None:
        for seat in range(self.seat_count):
            _ranks[seat] = self.rank_of(seat)
        for seat in range(self.seat_count):
            out[seat] = 1
            for other in range(self.seat_count):
                if _ranks[other] > _ranks[seat]:
                    out[seat] += 1

    def reason(self) -> str:
        return "all_open"

    def forbidden_by(self, action: i64) -> str:
        return forbidding_rule(self, action)

    # What a seat knows.

    def info_key(self, seat: i64) -> i64:
        return key_of(self, seat)

    def redeal(self, seat: i64, rng: Source) -> None:
        deal_others(self, seat, rng)


def count_of(kinds: i64, kind: i64) -> i64:
    return kinds >> kind * 3 & 7


def put_two(out: vec[i64], first: i64, second: i64) -> i64:
    out[0] = first
    out[1] = second
    return 2


def new_game(seats: i64, choices: WyssChoices) -> WyssState:
    return WyssState(seats, choices=choices, cells=fresh_cells(), secrets=fresh_secrets(), piles=fresh_piles())
