"""The course of a turn: each verb of the rules, and what follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.actions import (
    BEGINS,
    CAPTURE,
    CAPTURE_NOTHING,
    COMPEL,
    LAY_ASIDE,
    LAY_NOTHING,
    LEAVE_POWER,
    MISSION,
    RETIRE,
    ROW_FIRST,
    SECRET,
    TURN_BACK_ROW,
    column_in,
    row_in,
    value_in,
)
from coverstory.rules.undercover_wyss.choices import RANDOM
from coverstory.rules.undercover_wyss.components import (
    ARMS,
    BIT,
    BOX,
    CELLS,
    COLUMNS,
    CROSS,
    GAP,
    HIGHEST,
    LEFT_GAME,
    LINES,
    NOBODY,
    NOWHERE,
    PILE,
    POOL,
    ROWS,
    SHOWN,
    UNSEEN_CARD,
    card,
    column_of,
    holder_of,
    is_special,
    line_of_column,
    row_of,
    share_a_line,
    value_of,
)
from coverstory.rules.undercover_wyss.state import ANYWHERE, BOTH_DUE, COLUMN_DUE, NEAR, ONE, ROW_DUE, TWO, WyssPosition


class WyssTurn(WyssPosition):
    """W20: reveal, capture, stone, power, scorings, next player."""

    def advance(self, action: i64) -> None:
        phase = self.phase
        if phase == phases.TO_OPEN:
            self.open(action)
        elif phase == phases.REVEAL:
            self.reveal(value_in(action))
        elif phase == phases.TO_LAY_ASIDE:
            self.lay_aside(action)
        elif phase == phases.TO_CAPTURE:
            self.capture(action)
        elif phase == phases.TO_USE_POWER:
            self.use_power(action)
        elif phase == phases.TO_OPEN_TWO:
            self.open_two(action)
        elif phase == phases.TO_TURN_BACK:
            self.turn_back(action)
        elif phase == phases.TO_ORDER:
            self.score_line(ROW_DUE if action == ROW_FIRST else COLUMN_DUE)
        else:
            self.deal(action)

    # Setup.

    def deal(self, outcome: i64) -> None:
        if self.phase == phases.DEAL_SECRET:
            self.secrets[self.dealt] = outcome - SECRET
            self.dealt += 1
            if self.dealt == LINES:
                self.dealt = 0
                self.phase = phases.DEAL_MISSION
        elif self.phase == phases.DEAL_MISSION:
            self.missions |= outcome - MISSION + 1 << self.dealt * 3
            self.dealt += 1
            if self.dealt == self.seat_count:
                self.dealt = 0
                self.choose_first()
        else:
            self.turn = outcome - BEGINS
            self.phase = phases.TO_OPEN

    def choose_first(self) -> None:
        if self.choices.first == RANDOM:  # W7
            self.phase = phases.DEAL_FIRST
        else:
            self.turn = self.choices.first
            self.phase = phases.TO_OPEN

    # Reveal.

    def may_open(self, cell: i64) -> bool:
        """W8, W9"""
        if cell < 0 or cell >= CELLS or not self.is_down(cell):
            return False
        return self.reach == ANYWHERE or (share_a_line(cell, self.stone) and self.may_be_second(cell))

    def may_be_second(self, cell: i64) -> bool:
        """W27, W28: of two cards, the second comes from the line that the first one does not share with the stone."""
        if self.row_card >= 0:
            return column_of(cell) == column_of(self.stone)
        return self.column_card < 0 or row_of(cell) == row_of(self.stone)

    def open(self, cell: i64) -> None:
        if self.reach == TWO:
            self.open_one_of_two(cell)
            return
        self.opened = cell
        if self.cells[cell] == UNSEEN_CARD:
            self.phase = phases.REVEAL
        else:
            self.claim()  # W29: turned back earlier, its value is known

    def open_one_of_two(self, cell: i64) -> None:
        """W28"""
        if row_of(cell) == row_of(self.stone):
            self.row_card = cell
        else:
            self.column_card = cell
        self.show_two()

    def open_two(self, action: i64) -> None:
        self.row_card = row_of(self.stone) * COLUMNS + column_in(action)
        self.column_card = row_in(action) * COLUMNS + column_of(self.stone)
        self.show_two()

    def show_two(self) -> None:
        if self.is_unseen(self.row_card):
            self.opened = self.row_card
            self.phase = phases.REVEAL
        elif self.is_unseen(self.column_card):
            self.opened = self.column_card
            self.phase = phases.REVEAL
        else:
            self.opened = NOWHERE
            self.phase = phases.TO_OPEN if self.is_second() else phases.TO_TURN_BACK

    def is_unseen(self, cell: i64) -> bool:
        return cell >= 0 and self.cells[cell] == UNSEEN_CARD

    def reveal(self, value: i64) -> None:
        self.piles[POOL + value] -= 1
        self.unseen -= 1
        self.cells[self.opened] = card(SHOWN, value)
        if self.reach == TWO:
            self.show_two()
        else:
            self.claim()

    def turn_back(self, action: i64) -> None:
        self.opened = self.column_card if action == TURN_BACK_ROW else self.row_card
        self.row_card = NOWHERE
        self.column_card = NOWHERE
        self.claim()

    def claim(self) -> None:
        """The card at the place of the reveal belongs to whose turn it is."""
        place = self.opened
        self.cells[place] = card(self.turn, value_of(self.cells[place]))
        self.down_rows &= ~BIT[place]
        self.down_columns &= ~BIT[column_of(place) * ROWS + row_of(place)]
        self.due = self.complete_through(place)
        rests = self.reach >= TWO and not self.choices.kept_acts  # W31
        self.reach = NEAR
        self.compeller = NOBODY
        if rests:
            self.stone = place
            self.score()
        else:
            self.call_capture()

    # Capture.

    def may_capture(self, value: i64, content: i64) -> bool:
        """W10, W11: may a card just opened with this value take what lies in a cell of its row or column?"""
        holder = holder_of(content)
        if holder >= SHOWN or holder == self.turn:
            return False
        prey = value_of(content)
        if value == 0:
            return prey == 0 or prey == HIGHEST or self.choices.zero_takes_all
        return value == prey and value != HIGHEST

    def call_capture(self) -> None:
        """W10: asked only where something can be captured."""
        cells = self.cells
        value = value_of(cells[self.opened])
        start = self.opened * ARMS
        for i in range(start, start + ARMS):
            if self.may_capture(value, cells[CROSS[i]]):
                self.phase = phases.TO_CAPTURE
                return
        self.place_stone(self.opened)

    def capture(self, action: i64) -> None:
        if action == CAPTURE_NOTHING:
            self.place_stone(self.opened)
            return
        target = action - CAPTURE
        self.piles[BOX + value_of(self.cells[target])] += 1
        self.cells[target] = self.cells[self.opened]
        self.cells[self.opened] = GAP  # W19: from now on it counts where it is, and no longer where it was
        self.place_stone(target)

    # Stone and power.

    def place_stone(self, cell: i64) -> None:
        self.stone = cell  # W13
        if not is_special(value_of(self.cells[cell])):
            self.score()
        elif self.choices.scoring_first:  # W20
            self.power_due = True
            self.score()
        else:
            self.call_power()

    def call_power(self) -> None:
        """W14: one power must be used; without a card to retire only the compulsion is left."""
        if self.choices.may_leave:
            self.phase = phases.TO_USE_POWER
            return
        start = self.stone * ARMS
        for i in range(start, start + ARMS):
            if self.may_retire(self.cells[CROSS[i]]):
                self.phase = phases.TO_USE_POWER
                return
        self.use_power(COMPEL)

    def is_rivals(self, content: i64) -> bool:
        """An open card of somebody whose turn it is not."""
        holder = holder_of(content)
        return holder < SHOWN and holder != self.turn

    def may_retire(self, content: i64) -> bool:
        """W12, W14"""
        return self.is_rivals(content) and not (self.choices.tens_stay and value_of(content) == HIGHEST)

    def use_power(self, action: i64) -> None:
        if action == COMPEL:
            self.compeller = self.turn
        elif action != LEAVE_POWER:
            self.put_aside(action - RETIRE)  # W17
        self.score()

    def put_aside(self, cell: i64) -> None:
        """The card leaves the grid and will score for its owner."""
        content = self.cells[cell]
        self.piles[holder_of(content) * PILE + value_of(content)] += 1
        self.cells[cell] = GAP

    # Scoring.

    def score(self) -> None:
        if self.due == BOTH_DUE:
            self.phase = phases.TO_ORDER  # W25
        elif self.due > 0:
            self.score_line(self.due)
        elif self.power_due and self.down_rows > 0:
            self.power_due = False
            self.call_power()
        else:
            self.end_turn()

    def score_line(self, due: i64) -> None:
        line = row_of(self.opened) if due == ROW_DUE else line_of_column(column_of(self.opened))
        self.due -= due
        self.reach = ANYWHERE  # W26
        winner = self.winner_of(line)
        if winner == NOBODY:
            self.secrets[LINES + line] = LEFT_GAME  # W23
            self.score()
        else:
            self.secrets[LINES + line] = winner
            self.line = line
            self.phase = phases.TO_LAY_ASIDE

    def winner_of(self, line: i64) -> i64:
        """W21 to W23: among those with a card in the line the highest sum; of equals the nearest to the secret."""
        winner: i64 = NOBODY
        best: i64 = 0
        closest: i64 = 0
        for seat in range(self.seat_count):
            nearest = self.nearest_in(line, seat)
            if nearest > 0:
                total = self.sum_in(line, seat)
                if winner == NOBODY or total > best or (total == best and nearest < closest):
                    winner = seat
                    best = total
                    closest = nearest
        return winner

    def lay_aside(self, action: i64) -> None:
        if action != LAY_NOTHING:  # W24
            self.put_aside(action - LAY_ASIDE)
        self.line = NOWHERE
        self.score()

    # The next turn.

    def end_turn(self) -> None:
        self.opened = NOWHERE
        self.power_due = False
        if self.down_rows == 0:
            self.phase = phases.ENDED  # W32
            return
        self.turn += 1
        if self.turn == self.seat_count:
            self.turn = 0
        self.phase = phases.TO_OPEN
        if self.compeller != NOBODY:
            self.begin_compelled()

    def begin_compelled(self) -> None:
        """W30: where it cannot work, the compulsion lapses and the reach stays that of a normal turn."""
        if self.choices.scoring_frees and self.reach == ANYWHERE:
            return
        complete = self.complete_through(self.stone)
        if complete == 0:
            self.reach = TWO
            self.phase = phases.TO_OPEN if self.choices.one_by_one else phases.TO_OPEN_TWO
        elif complete != BOTH_DUE and self.choices.one_line:
            self.reach = ONE
