"""Agent Hunter as text: the enemy's row of houses above, the own one below."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from coverstory.rules.agent_hunter.components import QUIET_CAP, SEATS
from coverstory.terminal.boards.board import Board
from coverstory.terminal.boards.words import BoardWords
from coverstory.terminal.drawing import Block, Ink, Row, joined, padded, write
from coverstory.wire.agent_hunter_shapes import HunterHouse, HunterPicture, HunterSide
from coverstory.wire.base import Offer, Picture

CELL = 24
NAME = 36

PART = "agent_hunter"


def draw(picture: Picture, offers: Sequence[Offer], lang: str, names: Sequence[str]) -> list[Block]:
    assert isinstance(picture, HunterPicture)
    text = BoardWords(PART, lang)
    below = max(picture.seat, 0)
    gone = sorted({number for side in picture.sides for house in side.houses for number in fallen(house)})
    counts = [
        write(text("out", numbers=" ".join(map(str, gone)) or text("none")), "faint"),
        write(text("quiet", count=picture.quiet, most=QUIET_CAP), "faint"),
    ]
    return [side_block(picture, SEATS - 1 - below, lang, names), side_block(picture, below, lang, names), counts]


def fallen(house: HunterHouse) -> list[int]:
    """The number that left the game with it (H17)."""
    return [house.card] if house.fate == "eliminated" and house.card is not None else []


def side_block(picture: HunterPicture, seat: int, lang: str, names: Sequence[str]) -> Block:
    text = BoardWords(PART, lang)
    side = picture.sides[seat]
    counted = text("counted", decoys=side.decoys_left, points=points(picture, seat))
    sign = ">" if seat == picture.to_act else " "
    cells = [house_cell(picture, seat, house, lang) for house in range(len(side.houses))]
    surely = " ".join(map(str, side.surely_in_hand)) or text("none")
    return [
        [Ink(f"{sign} {names[seat][:NAME]}", "strong"), Ink(f"{text.colon}{counted}")],
        [Ink(f"  {text('hand')}{text.colon}"), *hand_row(side, text)],
        write(f"  {text('surely')}{text.colon}{surely}"),
        *[joined([write("  "), *[padded(cell[line], CELL) for cell in cells]]) for line in range(3)],
    ]


def hand_row(side: HunterSide, text: BoardWords) -> Row:
    if side.hand is None:
        return write(text("hidden", count=side.hand_size))
    cards = [write(str(card), "card", f"card:{card}") for card in side.hand]
    return joined(cards, " ") or write(text("none"))


def house_cell(picture: HunterPicture, seat: int, house: int, lang: str) -> Block:
    """Three lines: which house with its card, what all may think of it, the decoys."""
    text = BoardWords(PART, lang)
    at = picture.sides[seat].houses[house]
    spot = f"{'own' if seat == max(picture.seat, 0) else 'enemy'}:{house}"
    waits = "*" if picture.filling == (seat, house) else ""
    called = text.thing("house-name", house, of="house")
    title = [Ink(f"{called}{waits} ", "strong", spot), card_ink(at, text, spot)]
    could = write(f"{text('could')} {say_could(at.could, picture.cards)}", "", spot) if at.face_down else []
    return [title, could, write(text("decoys", count=at.decoys), "faint", spot)]


def card_ink(house: HunterHouse, text: BoardWords, spot: str) -> Ink:
    if house.fate == "eliminated":
        return Ink(f"[{house.card}] {text('eliminated')}", "danger", spot)
    if house.fate == "closed":
        return Ink(text("closed"), "faint", spot)
    if not house.face_down:
        return Ink(text("empty"), "faint", spot)
    return Ink("[?]" if house.card is None else f"[{house.card}]", "card", spot)


def say_could(numbers: Collection[int], cards: int) -> str:
    return "".join(str(number) if number in numbers else "·" for number in range(cards))


def points(picture: HunterPicture, seat: int) -> int:
    """H16, as it stands."""
    return sum(1 + house.decoys for house in picture.sides[1 - seat].houses if house.fate == "eliminated")


def spots_of(parts: Sequence[str | int], picture: Picture) -> list[str]:
    """What an action has to do with."""
    kind, numbers = parts[0], parts[1:]
    if kind == "place":
        return [f"card:{numbers[0]}"]
    if kind == "hand_attack":
        return [f"card:{numbers[0]}", f"enemy:{numbers[1]}"]
    if kind == "house_attack":
        return [f"own:{numbers[0]}", f"enemy:{numbers[1]}"]
    return [f"own:{numbers[0]}"] if kind in ("switch", "decoy") else []


BOARD = Board(draw, spots_of)
