"""Undercover (Danzer) as text: the information track, the players, the piles and the desk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import View
from coverstory.rules.languages import speak
from coverstory.rules.undercover_danzer.lanes import points, token_dealt
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, is_agent
from coverstory.rules.undercover_danzer.spaces import emergency_into, fitting_into
from coverstory.rules.undercover_danzer.table import (
    AGENTS,
    CHOOSE_COLOURS,
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    HIDDEN,
    LETTERS,
    NOTHING,
    NOWHERE,
    PIECES,
    PILE_LETTERS,
    PILE_SIZE,
    PILES,
    PLACE,
    column_of,
    opposite,
    row_of,
)
from coverstory.rules.undercover_danzer.view import DanzerView

CELL = 6
COLUMNS_A_BAND = 12
NAME = 20

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "round": "Round {round}",
        "track": "Information track: letters are staffers, numbers are tokens",
        "classified": "Information track: letters are staffers, # is neutral, | is the black line",
        "home": "home",
        "worth": "worth",
        "player": "{name}: {colour}, opposite {opposite} (x2), points so far {points}",
        "joker_here": "    Joker not played, file {file}",
        "joker_gone": "    Joker played, file {file}",
        "file_none": "put away",
        "file_joker": "on the Joker",
        "file_agent": "on {tile}",
        "pile": "Pile {pile}: {count} left, on top {top}; undercover colours not seen yet: {hidden}",
        "nothing": "nothing",
        "hand": "In hand: {tile}",
        "place": "In hand: {tile}; + marks where it fits",
        "corner": "In hand: {tile}, fits nowhere; + marks where it may touch a corner",
        "desk": "Desk: rows down, columns across",
        "legend": "[G] headquarters [*] Joker, Go? official, back unseen, GuB undercover, back B",
        "letters": "R red, O orange, Y yellow, G green, B blue, P purple; digit: that seat's file",
    },
    "de": {
        "round": "Runde {round}",
        "track": "Informationstafel: Buchstaben sind Mitarbeiter, Zahlen Plättchen",
        "classified": "Informationstafel: Buchstaben sind Mitarbeiter, # neutral, | die Linie",
        "home": "daheim",
        "worth": "Wert",
        "player": "{name}: {colour}, Gegenseite {opposite} (x2), Punkte bisher {points}",
        "joker_here": "    Joker nicht gespielt, Mappe {file}",
        "joker_gone": "    Joker gespielt, Mappe {file}",
        "file_none": "beiseite",
        "file_joker": "auf dem Joker",
        "file_agent": "auf {tile}",
        "pile": "Stapel {pile}: noch {count}, oben {top}; undercover noch nicht gesehen: {hidden}",
        "nothing": "nichts",
        "hand": "In der Hand: {tile}",
        "place": "In der Hand: {tile}; + zeigt, wo es passt",
        "corner": "In der Hand: {tile}, passt nirgends; + zeigt, wo es über Eck liegen darf",
        "desk": "Spielfläche: Zeilen abwärts, Spalten nach rechts",
        "legend": "[G] Hauptquartier [*] Joker, Go? offiziell, hinten ?, GuB undercover, hinten B",
        "letters": "R rot, O orange, Y gelb, G grün, B blau, P violett; Ziffer: Mappe des Platzes",
    },
}


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    assert isinstance(view, DanzerView)
    text = TEXTS[speak(lang)]
    table = view.table
    title = text["classified" if table.choices.classified else "track"]
    lines = [text["round"].format(round=table.round), title, *track_lines(table, text), ""]
    for seat in range(table.choices.seats):
        lines += player_lines(table, seat, text, names[seat][:NAME])
    lines += ["", *[pile_line(table, pile, text) for pile in range(PILES)]]
    if table.hand != NOTHING:
        lines.append(text[hand_text(table)].format(tile=tile_word(table, table.hand)))
    if table.phase > CHOOSE_COLOURS:
        lines += ["", text["desk"], *desk_lines(table), text["legend"], text["letters"]]
    return "\n".join(line.rstrip() for line in lines)


def track_lines(table: DanzerOpen, text: Mapping[str, str]) -> list[str]:
    columns = range(1, table.choices.columns + 1)
    head = "  " + text["home"].ljust(7) + "".join(f"{column:>4}" for column in columns)
    lines = [head, *[lane_line(table, lane) for lane in range(COLOURS)]]
    if table.choices.classified:
        lines.append("  " + text["worth"].ljust(7) + "".join(f"{value:>4}" for value in table.choices.values))
    return lines


def lane_line(table: DanzerOpen, lane: int) -> str:
    cells = [track_cell(table, lane, column) for column in range(1, table.choices.columns + 1)]
    waiting = "".join(staffer_letter(table, seat) for seat in standing(table, lane, 0))
    return f"{LETTERS[lane]} {waiting:7}" + "".join(divide(table, number, cell) for number, cell in enumerate(cells))


def divide(table: DanzerOpen, number: int, cell: str) -> str:
    """A bar stands before the tokens, or where the black line lies (U10)."""
    return ("|" if number == table.choices.threshold else " ") + f"{cell:>3}"


def track_cell(table: DanzerOpen, lane: int, column: int) -> str:
    seats = standing(table, lane, column)
    if seats:
        return staffer_letter(table, seats[0])
    if table.choices.classified:
        neutral = table.choices.seats == 2 and column == table.choices.columns  # U38
        return "#" if neutral else "."
    return str(token_dealt(table, lane, column) or ".")


def standing(table: DanzerOpen, lane: int, column: int) -> list[int]:
    return [seat for seat in range(table.choices.seats) if table.staffer[seat * COLOURS + lane] == column]


def staffer_letter(table: DanzerOpen, seat: int) -> str:
    return str(seat) if table.colour[seat] == HIDDEN else LETTERS[table.colour[seat]]


def player_lines(table: DanzerOpen, seat: int, text: Mapping[str, str], name: str) -> list[str]:
    colour = table.colour[seat]
    if colour == HIDDEN:
        return [f"{name}: ?"]
    against = LETTERS[opposite(colour)]
    said = text["player"].format(name=name, colour=LETTERS[colour], opposite=against, points=points(table, seat))
    played = table.at[FIRST_JOKER + seat] != NOWHERE or table.hand == FIRST_JOKER + seat
    return [said, text["joker_gone" if played else "joker_here"].format(file=file_words(table, seat, text))]


def file_words(table: DanzerOpen, seat: int, text: Mapping[str, str]) -> str:
    piece = table.file[seat]
    if piece == NOTHING:
        return text["file_none"]
    if piece >= FIRST_JOKER:
        return text["file_joker"]
    return text["file_agent"].format(tile=tile_word(table, piece))


def tile_word(table: DanzerOpen, piece: int) -> str:
    """What a tile shows, which side that is, its back, and where it lies."""
    space = table.at[piece]
    where = "" if space == NOWHERE else f" {row_of(space)},{column_of(space)}"
    return face_word(table, piece) + where


def face_word(table: DanzerOpen, piece: int) -> str:
    if piece >= FIRST_JOKER:
        return "[*]"
    if not is_agent(piece):
        return f"[{LETTERS[piece]}]"
    agent = piece - FIRST_AGENT
    face, front, back = table.face[piece], table.known[agent], table.known[AGENTS + agent]
    if face == front:
        return f"{LETTERS[face]}o{'?' if back == HIDDEN else LETTERS[back]}"
    return f"{LETTERS[face]}u{LETTERS[front]}"


def pile_line(table: DanzerOpen, pile: int, text: Mapping[str, str]) -> str:
    seen = {table.known[AGENTS + pile * PILE_SIZE + depth] for depth in range(PILE_SIZE)}
    hidden = " ".join(LETTERS[colour] for colour in range(COLOURS) if colour not in seen) or text["nothing"]
    shown = table.left(pile) > 0 and table.known[table.top_agent(pile)] != HIDDEN
    top = LETTERS[table.known[table.top_agent(pile)]] if shown else text["nothing"]
    return text["pile"].format(pile=PILE_LETTERS[pile], count=table.left(pile), top=top, hidden=hidden)


def hand_text(table: DanzerOpen) -> str:
    if table.phase != PLACE:
        return "hand"
    return "place" if fitting_into(table, vec[i64]([0] * 128)) else "corner"


def desk_lines(table: DanzerOpen) -> list[str]:
    """Rows and columns near a tile, in bands that are narrow enough."""
    cells = desk_cells(table)
    rows = near({row for row, _ in cells})
    columns = near({column for _, column in cells})
    lines: list[str] = []
    for start in range(0, len(columns), COLUMNS_A_BAND):
        band = columns[start : start + COLUMNS_A_BAND]
        lines.append(" " * CELL + "".join(f"{column:>{CELL}}" for column in band))
        for row in rows:
            shown = "".join(cells.get((row, column), ".").rjust(CELL) for column in band)
            lines.append(f"{row:>{CELL}}" + shown)
    return lines


def near(numbers: set[int]) -> list[int]:
    return sorted({number + step for number in numbers for step in (-1, 0, 1)})


def desk_cells(table: DanzerOpen) -> dict[tuple[int, int], str]:
    spots = {int(space): "+" for space in fitting_spaces(table)}
    for piece in range(PIECES):
        if table.at[piece] != NOWHERE:
            filed = [str(seat) for seat in range(table.choices.seats) if table.file[seat] == piece]
            spots[table.at[piece]] = face_word(table, piece) + "".join(filed)
    return {(int(row_of(space)), int(column_of(space))): cell for space, cell in spots.items()}


def fitting_spaces(table: DanzerOpen) -> list[int]:
    if table.phase != PLACE:
        return []
    out = vec[i64]([0] * 128)
    count = fitting_into(table, out) or emergency_into(table, out)
    return [out[i] for i in range(count)]
