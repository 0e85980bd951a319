"""Undercover (Danzer) as text: the desk, the information track, the players and the piles."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.undercover_danzer.components import (
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    LETTERS,
    PILE_LETTERS,
    PILE_SIZE,
    PILES,
    opposite,
)
from coverstory.terminal.boards.board import Board
from coverstory.terminal.boards.words import BoardWords
from coverstory.terminal.drawing import Block, Ink, Row, joined, pushed, write
from coverstory.wire.base import Offer, Picture
from coverstory.wire.undercover_danzer_shapes import DanzerPicture

CELL = 6
COLUMNS_A_BAND = 12
NAME = 20
INKS = ("red", "orange", "yellow", "green", "blue", "violet")

PART = "undercover_danzer"


def draw(picture: Picture, offers: Sequence[Offer], lang: str, names: Sequence[str]) -> list[Block]:
    assert isinstance(picture, DanzerPicture)
    text = BoardWords(PART, lang)
    piles = [pile_row(picture, pile, text) for pile in range(PILES)]
    players: Block = []
    for seat in range(len(picture.services)):
        players += player_lines(picture, seat, text, names[seat][:NAME])
    track = [
        write(f"{text('round', round=picture.round)}. {text(title(picture))}"),
        *track_lines(picture, text),
    ]
    legend = [write(text("legend"), "faint"), write(text("letters"), "faint")]
    hand = [] if picture.hand is None else [hand_row(picture, offers, text)]
    desk = [[*hand, write(text("desk"), "faint"), *desk_lines(picture, offers)]] if picture.tiles else []
    return [*desk, track, piles, players, legend]


def title(picture: DanzerPicture) -> str:
    return "classified" if picture.track == "classified" else "track"


def letter(colour: int | None) -> Ink:
    return Ink("?") if colour is None else Ink(LETTERS[colour], INKS[colour], f"colour:{colour}")


# The information track.


def track_lines(picture: DanzerPicture, text: BoardWords) -> Block:
    columns = range(1, picture.columns + 1)
    head = write("  " + text("home").ljust(7) + "".join(f"{column:>4}" for column in columns), "faint")
    lines = [head, *[lane_row(picture, lane) for lane in range(COLOURS)]]
    if picture.track == "classified":
        lines.append(write("  " + text("worth").ljust(7) + "".join(f"{value:>4}" for value in picture.values)))
    return lines


def lane_row(picture: DanzerPicture, lane: int) -> Row:
    waiting = [staffer(picture, seat) for seat in standing(picture, lane, 0)]
    cells = [divided(picture, lane, column) for column in range(1, picture.columns + 1)]
    return [letter(lane), Ink(" "), *waiting, Ink(" " * (7 - len(waiting))), *joined(cells)]


def divided(picture: DanzerPicture, lane: int, column: int) -> Row:
    """A bar stands before the tokens, or where the black line lies (U10)."""
    bar = "|" if column == picture.threshold + 1 else " "
    return [Ink(bar, "faint"), *pushed([track_cell(picture, lane, column)], 3)]


def track_cell(picture: DanzerPicture, lane: int, column: int) -> Ink:
    seats = standing(picture, lane, column)
    if seats:
        return staffer(picture, seats[0])
    if picture.track == "classified":
        neutral = len(picture.services) == 2 and column == picture.columns  # U38
        return Ink("#" if neutral else ".", "faint")
    place = column - picture.threshold - 1
    return Ink(str((place >= 0 and picture.tokens[lane][place]) or "."), "" if place >= 0 else "faint")


def standing(picture: DanzerPicture, lane: int, column: int) -> list[int]:
    return [seat for seat, service in enumerate(picture.services) if service.staffers[lane] == column]


def staffer(picture: DanzerPicture, seat: int) -> Ink:
    colour = picture.services[seat].colour
    return Ink(str(seat)) if colour is None else letter(colour)


# The players and the piles.


def player_lines(picture: DanzerPicture, seat: int, text: BoardWords, name: str) -> Block:
    service = picture.services[seat]
    called = Ink(f"{'>' if seat == picture.to_act else ' '} {name}", "strong")
    if service.colour is None:
        return [[called, Ink(": ?")]]
    points = "?" if service.points is None else service.points
    said = text("player", opposite=LETTERS[opposite(service.colour)], points=points)
    joker = "joker_here" if service.joker == "own" else "joker_gone"
    file = file_words(picture, service.file, text)
    return [
        [called, Ink(": "), letter(service.colour), Ink(said)],
        write(text(joker, file=file), "", "joker" if seat == picture.seat else ""),
    ]


def file_words(picture: DanzerPicture, piece: int | None, text: BoardWords) -> str:
    if piece is None:
        return text("file_none")
    if piece >= FIRST_JOKER:
        return text("file_joker")
    return text("file_agent", tile=face_ink(picture, piece).text + where(picture, piece))


def where(picture: DanzerPicture, piece: int) -> str:
    return next((f" {tile.row},{tile.column}" for tile in picture.tiles if tile.piece == piece), "")


def pile_row(picture: DanzerPicture, pile: int, text: BoardWords) -> Row:
    lies = picture.piles[pile]
    left, first = lies.bottom - lies.top, PILE_SIZE * pile
    seen = {agent.undercover for agent in picture.agents[first : first + PILE_SIZE]}
    unseen = [[letter(colour)] for colour in range(COLOURS) if colour not in seen] or [write(text("nothing"))]
    top = picture.agents[first + lies.top].official if left else None
    shown = Ink(text("nothing")) if top is None else letter(top)
    start = Ink(text("pile", pile=PILE_LETTERS[pile], count=left), "", f"pile:{pile}")
    return [start, shown, Ink(text("unseen")), *joined(unseen, " ")]


def hand_row(picture: DanzerPicture, offers: Sequence[Offer], text: BoardWords) -> Row:
    assert picture.hand is not None
    fits = text("place") if any(offer.parts[0] == "place_at" for offer in offers) else ""
    return [Ink(text("hand"), "strong"), face_ink(picture, picture.hand), Ink(fits)]


# The desk.


def face_ink(picture: DanzerPicture, piece: int) -> Ink:
    """What a piece shows; of an agent also which side that is, and its back."""
    if piece >= FIRST_JOKER:
        return Ink("[*]", "strong")
    if piece < FIRST_AGENT:
        return Ink(f"[{LETTERS[piece]}]", INKS[piece])
    agent = picture.agents[piece - FIRST_AGENT]
    up, back = agent.official, agent.undercover
    if agent.up == "undercover":
        up, back = back, up
    side = "u" if agent.up == "undercover" else "o"
    return Ink(f"{named(up)}{side}{named(back)}", "" if up is None else INKS[up])


def named(colour: int | None) -> str:
    return "?" if colour is None else LETTERS[colour]


def desk_lines(picture: DanzerPicture, offers: Sequence[Offer]) -> Block:
    """Rows and columns near a tile, in bands that are narrow enough."""
    cells = desk_cells(picture, offers)
    rows, columns = near({row for row, _ in cells}), near({column for _, column in cells})
    lines: Block = []
    for start in range(0, len(columns), COLUMNS_A_BAND):
        band = columns[start : start + COLUMNS_A_BAND]
        lines.append(write(" " * CELL + "".join(f"{column:>{CELL}}" for column in band), "faint"))
        for row in rows:
            shown = [pushed(cells.get((row, column), write(".", "faint")), CELL) for column in band]
            lines.append([Ink(f"{row:>{CELL}}", "faint"), *joined(shown)])
    return lines


def near(numbers: set[int]) -> list[int]:
    return sorted({number + step for number in numbers for step in (-1, 0, 1)})


def desk_cells(picture: DanzerPicture, offers: Sequence[Offer]) -> dict[tuple[int, int], Row]:
    places = [offer.parts[1:] for offer in offers if offer.parts[0] == "place_at"]
    cells = {(int(row), int(column)): write("+", "strong", f"space:{row},{column}") for row, column in places}
    for tile in picture.tiles:
        assert tile.piece is not None
        face = face_ink(picture, tile.piece)
        filed = "".join(str(seat) for seat, service in enumerate(picture.services) if service.file == tile.piece)
        spot = f"space:{tile.row},{tile.column}"
        cells[tile.row, tile.column] = [Ink(face.text, face.colour, spot), Ink(filed, "strong", spot)]
    return cells


def spots_of(parts: Sequence[str | int], picture: Picture) -> list[str]:
    """What an action has to do with."""
    kind, numbers = parts[0], parts[1:]
    if kind in ("take_at", "place_at"):
        return [f"space:{numbers[0]},{numbers[1]}"]
    if kind in ("take_top", "take_bottom"):
        return [f"pile:{numbers[0]}"]
    if kind == "colour":
        return [f"colour:{numbers[0]}"]
    return ["joker"] if kind == "take_joker" else []


BOARD = Board(draw, spots_of)
