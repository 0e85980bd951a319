"""The text form read back: whatever could not be played on is refused."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.text_form import TextReader
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.choices import WyssChoices
from coverstory.rules.undercover_wyss.components import (
    BIT,
    BOX,
    CARDS_OF_A_VALUE,
    CELLS,
    COLUMNS,
    GAP,
    HIGHEST,
    KINDS,
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
    SECRETS_OF_A_KIND,
    SHOWN,
    UNKNOWN,
    UNSEEN_CARD,
    card,
    column_of,
    holder_of,
    line_of_column,
    row_of,
    share_a_line,
    value_of,
)
from coverstory.rules.undercover_wyss.play import WyssState, new_game
from coverstory.rules.undercover_wyss.state import ANYWHERE, BOTH_DUE, KIND_LETTERS, ONE, REACHES, ROW_DUE, TWO


def read_state(text: str) -> WyssState:
    reader = TextReader("State", text)
    state = read_position(reader)
    reader.end()
    for seat in range(state.seat_count):
        need(reader, state.mission(seat) != UNKNOWN, "every mission")
    return state


def read_position(reader: TextReader) -> WyssState:
    """A state in which missions may be hidden."""
    seats = reader.number("seats", 2, MOST_SEATS)
    state = new_game(seats, read_choices(reader, seats))
    read_turn(reader, state)
    read_secrets(reader, state)
    read_grid(reader, state)
    read_piles(reader, state)
    read_missions(reader, state)
    check_deal(reader, state)
    check_lines(reader, state)
    check_phase(reader, state)
    return state


def need(reader: TextReader, met: bool, expected: str) -> None:
    if not met:
        raise MalformedText(reader.what, expected, "a page that says otherwise")


# Words.


def one_of(reader: TextReader, name: str, words: Sequence[str]) -> i64:
    word = reader.word(name)
    if word not in words:
        raise MalformedText(reader.what, f"one of {', '.join(words)} for “{name}”", f"“{word}”")
    return words.index(word)


def words_of(reader: TextReader, name: str, count: i64) -> list[str]:
    words = reader.word(name).split()
    need(reader, len(words) == count, f"{count} words after “{name}”")
    return words


def seat_in(reader: TextReader, name: str, word: str, seats: i64) -> i64:
    return NOBODY if word == "-" else reader.whole(name, word, 0, seats - 1)


def cell_in(reader: TextReader, name: str, word: str) -> i64:
    if word == "-":
        return NOWHERE
    row, _, column = word.partition(",")
    return (reader.whole(name, row, 1, ROWS) - 1) * COLUMNS + reader.whole(name, column, 1, COLUMNS) - 1


def line_in(reader: TextReader, word: str) -> i64:
    if word == "-":
        return NOWHERE
    if word.startswith("r"):
        return reader.whole("line", word[1:], 1, ROWS) - 1
    need(reader, word.startswith("c"), "a line such as r1 or c1")
    return line_of_column(reader.whole("line", word[1:], 1, COLUMNS) - 1)


def kind_in(reader: TextReader, word: str) -> i64:
    if word == "-":
        return NOT_DEALT
    need(reader, len(word) == 1 and word in KIND_LETTERS, "t, f, d, s or -")
    return KIND_LETTERS.index(word)


def content_in(reader: TextReader, name: str, word: str, seats: i64) -> i64:
    if word == "?":
        return UNSEEN_CARD
    if word == ".":
        return GAP
    value, slash, holder = word.partition("/")
    need(reader, slash == "/", "a card such as 5/0, 5/-, ? or .")
    seat = seat_in(reader, name, holder, seats)
    return card(SHOWN if seat == NOBODY else seat, value_in(reader, name, value))


def value_in(reader: TextReader, name: str, word: str) -> i64:
    value = reader.whole(name, word, 0, HIGHEST)
    need(reader, value != 1, "no card of value 1")
    return value


# Parts of the text form, in their order.


def read_choices(reader: TextReader, seats: i64) -> WyssChoices:
    choices = WyssChoices()
    choices.first = seat_in(reader, "first", reader.word("first"), seats)
    at = one_of(reader, "secrets_at", ("left_top", "right_top", "left_bottom", "right_bottom"))
    choices.at_right = at & 1 == 1
    choices.at_bottom = at >= 2
    choices.zero_takes_all = one_of(reader, "zero_captures", ("tens", "anything")) == 1
    choices.scoring_first = one_of(reader, "order", ("power_then_scoring", "scoring_then_power")) == 1
    choices.one_line = one_of(reader, "compulsion", ("both_lines", "one_line")) == 1
    choices.kept_acts = one_of(reader, "kept_card", ("rests", "acts")) == 1
    choices.tens_stay = said(reader, "retiring", "no_tens")
    choices.may_leave = said(reader, "powers", "may")
    choices.one_by_one = said(reader, "compelled_cards", "one_by_one")
    choices.scoring_frees = said(reader, "after_scoring", "free")
    return choices


def said(reader: TextReader, name: str, word: str) -> bool:
    """An option that is written only where it differs from the default."""
    return reader.follows(name) and one_of(reader, name, (word,)) == 0


def read_turn(reader: TextReader, state: WyssState) -> None:
    state.phase = one_of(reader, "phase", phases.NAMES)
    state.turn = reader.number("turn", 0, state.seat_count - 1)
    state.reach = one_of(reader, "reach", REACHES)
    state.opened = cell_in(reader, "opened", reader.word("opened"))
    two = words_of(reader, "two", 2)
    state.row_card = cell_in(reader, "two", two[0])
    state.column_card = cell_in(reader, "two", two[1])
    state.compeller = seat_in(reader, "compeller", reader.word("compeller"), state.seat_count)
    state.due = reader.number("due", 0, BOTH_DUE)
    state.power_due = reader.number("power_due", 0, 1) == 1
    state.line = line_in(reader, reader.word("line"))


def read_secrets(reader: TextReader, state: WyssState) -> None:
    for line, word in enumerate(words_of(reader, "secrets", LINES)):
        state.secrets[line] = kind_in(reader, word)
    for line, word in enumerate(words_of(reader, "takers", LINES)):
        taker = LEFT_GAME if word == "x" else seat_in(reader, "takers", word, state.seat_count)
        state.secrets[LINES + line] = taker


def read_grid(reader: TextReader, state: WyssState) -> None:
    state.unseen = 0
    for row in range(ROWS):
        name = f"row{row + 1}"
        for column, word in enumerate(words_of(reader, name, COLUMNS)):
            place_card(state, row * COLUMNS + column, content_in(reader, name, word, state.seat_count))
    state.stone = cell_in(reader, "stone", reader.word("stone"))


def place_card(state: WyssState, cell: i64, content: i64) -> None:
    state.cells[cell] = content
    if content == UNSEEN_CARD:
        state.unseen += 1
    elif content != GAP:
        state.piles[POOL + value_of(content)] -= 1
    if content == GAP or holder_of(content) < SHOWN:
        state.down_rows &= ~BIT[cell]
        state.down_columns &= ~BIT[column_of(cell) * ROWS + row_of(cell)]


def read_piles(reader: TextReader, state: WyssState) -> None:
    read_pile(reader, state, "box", BOX)
    for seat in range(state.seat_count):
        read_pile(reader, state, "aside", seat * PILE)
    cards: i64 = 0
    for value in range(HIGHEST + 1):
        need(reader, state.piles[POOL + value] >= 0, f"at most {CARDS_OF_A_VALUE} cards of a value")
        cards += state.piles[POOL + value]
    need(reader, cards == state.unseen, "as many gaps as cards in the box or laid aside")


def read_pile(reader: TextReader, state: WyssState, name: str, start: i64) -> None:
    for word in reader.word(name).split():
        value = value_in(reader, name, word)
        state.piles[start + value] += 1
        state.piles[POOL + value] -= 1


def read_missions(reader: TextReader, state: WyssState) -> None:
    for seat, word in enumerate(words_of(reader, "missions", state.seat_count)):
        kind = UNKNOWN if word == "?" else kind_in(reader, word)
        state.missions |= kind + 1 << seat * 3


# Checks of the whole text.


def check_deal(reader: TextReader, state: WyssState) -> None:
    secrets = dealt_in_order(reader, [state.secrets[line] for line in range(LINES)], SECRETS_OF_A_KIND)
    missions = dealt_in_order(reader, [state.mission(seat) for seat in range(state.seat_count)], 1)
    if state.phase == phases.DEAL_SECRET:
        need(reader, secrets < LINES and missions == 0, "secrets still to deal")
        state.dealt = secrets
        return
    need(reader, secrets == LINES, "every secret dealt")
    if state.phase == phases.DEAL_MISSION:
        need(reader, missions < state.seat_count, "missions still to deal")
        state.dealt = missions
        return
    need(reader, missions == state.seat_count, "every mission dealt")


def dealt_in_order(reader: TextReader, kinds: list[i64], most: i64) -> i64:
    """How many were dealt: the first ones, and of no kind more than there are."""
    dealt: i64 = 0
    for kind in kinds:
        if kind != NOT_DEALT:
            dealt += 1
    for place in range(dealt):
        need(reader, kinds[place] != NOT_DEALT, "dealt from the first to the last")
    for kind in range(KINDS):
        need(reader, kinds.count(kind) <= most, f"at most {most} of a kind")
    return dealt


def check_lines(reader: TextReader, state: WyssState) -> None:
    """W18: a line is complete when its secret is gone or its scoring is due, and only then."""
    for line in range(LINES):
        down = state.down_in_row(line) if line < ROWS else state.down_in_column(line - ROWS)
        settled = state.taker(line) != ON_TABLE or is_due(state, line)
        need(reader, (down == 0) == settled, "a scoring for each complete line")
    need(reader, state.due == 0 or state.opened >= 0, "the card that made a scoring due")


def is_due(state: WyssState, line: i64) -> bool:
    if state.due == 0 or state.opened < 0:
        return False
    if line < ROWS:
        return state.due & ROW_DUE > 0 and row_of(state.opened) == line
    return state.due > ROW_DUE and line_of_column(column_of(state.opened)) == line


def check_phase(reader: TextReader, state: WyssState) -> None:
    """Whatever is asked now can be answered, and so can all that follows from it (W8)."""
    need(reader, fields_fit(state), f"the fields of the phase “{phases.NAMES[state.phase]}”, and no others")
    need(reader, state.stone < 0 or not state.is_down(state.stone), "the stone on an open card or a gap")
    need(reader, cards_fit(state), f"cards that fit the phase “{phases.NAMES[state.phase]}”")


def fields_fit(state: WyssState) -> bool:
    phase = state.phase
    in_turn = phase in (phases.TO_CAPTURE, phases.TO_USE_POWER, phases.TO_ORDER, phases.TO_LAY_ASIDE)
    return (
        (state.opened >= 0) == (in_turn or phase == phases.REVEAL)
        and forced_cards_fit(state)
        and (state.line >= 0) == (phase == phases.TO_LAY_ASIDE)
        and (state.reach != ONE or (state.choices.one_line and phase in (phases.TO_OPEN, phases.REVEAL)))
        and (state.reach < TWO or state.compeller >= 0)
        and (state.stone >= 0 or (state.reach == ANYWHERE and state.compeller < 0) or phase == phases.TO_CAPTURE)
        and (not state.power_due or (state.choices.scoring_first and phase in (phases.TO_ORDER, phases.TO_LAY_ASIDE)))
    )


def forced_cards_fit(state: WyssState) -> bool:
    """W27, W28: two cards named or opened by force, or one where they are opened one after the other."""
    phase = state.phase
    count = (1 if state.row_card >= 0 else 0) + (1 if state.column_card >= 0 else 0)
    if state.reach != TWO:
        return count == 0 and phase not in (phases.TO_OPEN_TWO, phases.TO_TURN_BACK)
    if phase == phases.TO_OPEN_TWO:
        return count == 0 and not state.choices.one_by_one
    if phase == phases.TO_OPEN:
        return count < 2 and state.choices.one_by_one
    if phase == phases.REVEAL:
        return count == 2 or (count == 1 and state.choices.one_by_one)
    return phase == phases.TO_TURN_BACK and count == 2


def cards_fit(state: WyssState) -> bool:
    phase = state.phase
    if phase == phases.TO_OPEN and state.reach == TWO:
        return state.complete_through(state.stone) == 0 and two_fit(state) and first_is_seen(state)
    if phase in (phases.TO_OPEN, phases.TO_OPEN_TWO):
        return state.legal_count() > 0
    if phase == phases.REVEAL:
        if state.reach == TWO and not (two_fit(state) and reveals_forced(state)):
            return False
        return state.cells[state.opened] == UNSEEN_CARD
    if phase == phases.TO_TURN_BACK:
        return two_fit(state) and state.cells[state.row_card] != UNSEEN_CARD != state.cells[state.column_card]
    if phase == phases.TO_CAPTURE:
        return holder_of(state.cells[state.opened]) == state.turn and scorings_fit(state)
    if phase == phases.TO_USE_POWER:
        return stone_fits(state) and scorings_fit(state)
    if phase == phases.TO_ORDER:
        return stone_fits(state) and state.due == BOTH_DUE
    if phase == phases.TO_LAY_ASIDE:
        winner = state.winner()
        return stone_fits(state) and state.reach == ANYWHERE and 0 <= winner < state.seat_count
    if phase == phases.ENDED:
        return state.down_rows == 0
    return state.unseen == CELLS and state.stone < 0


def two_fit(state: WyssState) -> bool:
    """W27: each card that was named lies face down, one in the stone's row and the other in its column."""
    row_card = state.row_card
    column_card = state.column_card
    row_fits = row_card < 0 or (state.is_down(row_card) and row_of(row_card) == row_of(state.stone))
    return row_fits and (
        column_card < 0 or (state.is_down(column_card) and column_of(column_card) == column_of(state.stone))
    )


def first_is_seen(state: WyssState) -> bool:
    """W28: the second card is chosen when the value of the first is known."""
    first = max(state.row_card, state.column_card)
    return first < 0 or state.cells[first] != UNSEEN_CARD


def reveals_forced(state: WyssState) -> bool:
    """The card being revealed is one of the two, and neither line of the stone is complete: else W30 asks for one."""
    return state.opened in (state.row_card, state.column_card) and state.complete_through(state.stone) == 0


def stone_fits(state: WyssState) -> bool:
    """W13: the stone is where the card was opened, or in a line with that place."""
    return state.stone >= 0 and share_a_line(state.stone, state.opened)


def scorings_fit(state: WyssState) -> bool:
    """Complete lines through the place of the reveal wait to be scored, unless one was scored already."""
    return state.reach == ANYWHERE or state.due == state.complete_through(state.opened)
