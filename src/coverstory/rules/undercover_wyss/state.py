"""The whole truth of one game: the grid, the secrets, the piles, whose turn it is and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.text_form import TextWriter
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.choices import WyssChoices
from coverstory.rules.undercover_wyss.components import (
    ALL_DOWN,
    BOX,
    CARDS_OF_A_VALUE,
    CELLS,
    COLUMNS,
    EMPTY,
    LEFT_GAME,
    LINES,
    MOST_SEATS,
    NOBODY,
    NOT_DEALT,
    NOWHERE,
    ON_TABLE,
    PILE,
    POOL,
    ROWS,
    SHOWN,
    UNKNOWN,
    UNSEEN_CARD,
    VALUES,
    column_of,
    holder_of,
    line_size,
    line_start,
    line_step,
    row_of,
    value_of,
)

# Which cards the turn may open; within a turn, which the next one may open.
ANYWHERE: Final[i64] = 0
NEAR: Final[i64] = 1  # the stone's row or column
TWO: Final[i64] = 2  # compelled: one in each
ONE: Final[i64] = 3  # compelled, in the only line of the stone that still can (W30)
REACHES: Final = ("anywhere", "near", "two", "one")

# Lines through the place of the reveal that wait to be scored.
ROW_DUE: Final[i64] = 1
COLUMN_DUE: Final[i64] = 2
BOTH_DUE: Final[i64] = 3

KIND_LETTERS: Final = "tfds"


class WyssPosition(State):
    """Everything but the missions is public; cards that were never opened are not even settled."""

    def __init__(self, seats: i64, choices: WyssChoices, cells: vec[i64], secrets: vec[i64], piles: vec[i64]) -> None:
        self.seat_count = seats
        self.choices = choices
        # The table.
        self.cells = cells
        self.secrets = secrets  # the kind of each line's, then its taker
        self.piles = piles  # laid aside by each seat, box, never opened: by value
        self.missions: i64 = 0  # 3 bits a seat: kind + 1
        self.stone: i64 = NOWHERE
        # The turn.
        self.phase: i64 = phases.DEAL_SECRET
        self.turn: i64 = 0
        self.reach: i64 = ANYWHERE
        self.opened: i64 = NOWHERE  # the place of the reveal
        self.row_card: i64 = NOWHERE  # two cards opened by force
        self.column_card: i64 = NOWHERE
        self.compeller: i64 = NOBODY  # whose special agent compels, until the compelled turn has its card
        self.due: i64 = 0
        self.power_due = False  # a power that waits for the scorings (W20)
        self.line: i64 = NOWHERE  # just scored; its winner may lay a card aside
        # What follows from the above.
        self.dealt: i64 = 0  # secrets or missions, while they are dealt
        self.unseen: i64 = CELLS
        self.down_rows: i64 = ALL_DOWN  # a bit for each face-down card: row * 10 + column
        self.down_columns: i64 = ALL_DOWN  # the same by column * 6 + row

    def copy_to(self, other: WyssPosition) -> None:
        """All but what the constructor takes."""
        other.missions = self.missions
        other.stone = self.stone
        other.phase = self.phase
        other.turn = self.turn
        other.reach = self.reach
        other.opened = self.opened
        other.row_card = self.row_card
        other.column_card = self.column_card
        other.compeller = self.compeller
        other.due = self.due
        other.power_due = self.power_due
        other.line = self.line
        other.dealt = self.dealt
        other.unseen = self.unseen
        other.down_rows = self.down_rows
        other.down_columns = self.down_columns

    def seats(self) -> i64:
        return self.seat_count

    # Questions about the table.

    def is_down(self, cell: i64) -> bool:
        return self.down_rows >> cell & 1 == 1

    def down_in_row(self, row: i64) -> i64:
        """A bit for each face-down card, by column."""
        return self.down_rows >> row * COLUMNS & 1023

    def down_in_column(self, column: i64) -> i64:
        """A bit for each face-down card, by row."""
        return self.down_columns >> column * ROWS & 63

    def complete_through(self, place: i64) -> i64:
        """W18: a line without face-down cards is complete; gaps do not count."""
        complete: i64 = 0
        if self.down_in_row(row_of(place)) == 0:
            complete = ROW_DUE
        if self.down_in_column(column_of(place)) == 0:
            complete |= COLUMN_DUE
        return complete

    def is_second(self) -> bool:
        """W28: has the compelled player opened one of two cards, and is to choose the other?"""
        return (self.row_card >= 0) != (self.column_card >= 0)

    def taker(self, line: i64) -> i64:
        return self.secrets[LINES + line]

    def winner(self) -> i64:
        """Who may lay a card of the scored line aside."""
        return self.taker(self.line) if self.line >= 0 else NOBODY

    def mission(self, seat: i64) -> i64:
        return (self.missions >> seat * 3 & 7) - 1

    def sum_in(self, line: i64, seat: i64) -> i64:
        """W21: the values of a seat's open cards in a line."""
        total: i64 = 0
        cell = line_start(line)
        for _ in range(line_size(line)):
            if holder_of(self.cells[cell]) == seat:
                total += value_of(self.cells[cell])
            cell += line_step(line)
        return total

    def nearest_in(self, line: i64, seat: i64) -> i64:
        """W22: how far from the secret a seat's nearest card is (1 is next to it); 0 where it has none."""
        cell = line_start(line)
        step = line_step(line)
        if self.choices.at_right if line < ROWS else self.choices.at_bottom:  # W4
            cell += step * (line_size(line) - 1)
            step = -step
        for distance in range(line_size(line)):
            if holder_of(self.cells[cell]) == seat:
                return distance + 1
            cell += step
        return 0

    # The text form.

    def text(self) -> str:
        out = TextWriter()
        out.number("seats", self.seat_count)
        self.choices.write(out)
        self.write_turn(out)
        self.write_table(out)
        return out.text()

    def write_turn(self, out: TextWriter) -> None:
        out.word("phase", phases.NAMES[self.phase])
        out.number("turn", self.turn)
        out.word("reach", REACHES[self.reach])
        out.word("opened", cell_token(self.opened))
        out.word("two", cell_token(self.row_card) + " " + cell_token(self.column_card))
        out.word("compeller", seat_token(self.compeller))
        out.number("due", self.due)
        out.number("power_due", 1 if self.power_due else 0)
        out.word("line", line_token(self.line))

    def write_table(self, out: TextWriter) -> None:
        out.word("secrets", " ".join([kind_token(self.secrets[line]) for line in range(LINES)]))
        out.word("takers", " ".join([taker_token(self.taker(line)) for line in range(LINES)]))
        for row in range(ROWS):
            cells = [content_token(self.cells[row * COLUMNS + column]) for column in range(COLUMNS)]
            out.word(f"row{row + 1}", " ".join(cells))
        out.word("stone", cell_token(self.stone))
        out.word("box", pile_token(self.piles, BOX))
        for seat in range(self.seat_count):
            out.word("aside", pile_token(self.piles, seat * PILE))
        out.word("missions", " ".join([kind_token(self.mission(seat)) for seat in range(self.seat_count)]))


def fresh_cells() -> vec[i64]:
    return vec[i64]([UNSEEN_CARD] * CELLS)


def fresh_secrets() -> vec[i64]:
    return vec[i64]([NOT_DEALT] * LINES + [ON_TABLE] * LINES)


def fresh_piles() -> vec[i64]:
    piles = vec[i64]([0] * (POOL + PILE))
    for value in VALUES:
        piles[POOL + value] = CARDS_OF_A_VALUE
    return piles


def who_acts(phase: i64, turn: i64, compeller: i64, winner: i64) -> i64:
    if phase <= phases.REVEAL:
        return CHANCE
    if phase == phases.TO_LAY_ASIDE:
        return winner  # W24
    if phase == phases.TO_TURN_BACK:
        return compeller  # W27
    return OVER if phase == phases.ENDED else turn


def packed(missions: vec[i64]) -> i64:
    """Missions of seats 0 to 3, three bits each."""
    bits: i64 = 0
    for seat in range(MOST_SEATS):
        bits |= missions[seat] + 1 << seat * 3
    return bits


def seat_token(seat: i64) -> str:
    return str(seat) if seat >= 0 else "-"


def cell_token(cell: i64) -> str:
    return f"{row_of(cell) + 1},{column_of(cell) + 1}" if cell >= 0 else "-"


def line_token(line: i64) -> str:
    """Rows and columns count from 1: r1 to r6, c1 to c10."""
    if line < 0:
        return "-"
    return f"r{line + 1}" if line < ROWS else f"c{line - ROWS + 1}"


def kind_token(kind: i64) -> str:
    if kind == UNKNOWN:
        return "?"
    return KIND_LETTERS[kind] if kind >= 0 else "-"


def taker_token(taker: i64) -> str:
    return "x" if taker == LEFT_GAME else seat_token(taker)


def content_token(content: i64) -> str:
    """`5/0` is seat 0's 5, `5/-` a 5 that was turned back, `?` a card never opened, `.` a gap."""
    if content == UNSEEN_CARD:
        return "?"
    holder = holder_of(content)
    if holder == EMPTY:
        return "."
    return f"{value_of(content)}/" + ("-" if holder == SHOWN else str(holder))


def pile_token(piles: vec[i64], start: i64) -> str:
    """The cards of a pile, lowest first."""
    cards: list[str] = []
    for value in VALUES:
        for _ in range(piles[start + value]):
            cards.append(str(value))
    return " ".join(cards)
