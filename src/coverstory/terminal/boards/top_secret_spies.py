"""Top Secret Spies as text: the ring of buildings, the track, the players, the own cards and dossier."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from coverstory.rules.top_secret_spies.components import AGENTS, CHURCH, DOSSIER_SPACE, FINISH, FREE, RUINS
from coverstory.rules.top_secret_spies.vocabulary import FACE_WORDS, NAMES
from coverstory.terminal.boards.board import Board
from coverstory.terminal.boards.words import BoardWords
from coverstory.terminal.drawing import Block, Ink, Row, joined, padded, wrapped, write
from coverstory.wire.base import Offer, Picture
from coverstory.wire.top_secret_spies_shapes import SpiesPicture

WIDTH = 78
CELL = 14
TOP = (0, 1, 2, 3, 4)
SIDES = (11, 5)
BOTTOM = (10, 9, 8, 7, 6)
MIDDLE = (CELL + 1) * 3 - 1
INKS = ("gray", "yellow", "orange", "red", "green", "blue", "violet")
SHAPES = "⬡▲■◆●★✚"
BEFORE_ROLL = ("first", "deal", "hands", "roll")

PART = "top_secret_spies"


def draw(picture: Picture, offers: Sequence[Offer], lang: str, names: Sequence[str]) -> list[Block]:
    assert isinstance(picture, SpiesPicture)
    players = [*turn_lines(picture, lang), *seat_lines(picture, lang, names)]
    blocks = [ring_block(picture, lang), track_lines(picture, lang), players]
    if picture.with_cards:
        blocks.insert(1, card_lines(picture, lang))
    if picture.with_dossier:
        blocks.append(dossier_lines(picture, lang, names))
    return [block for block in blocks if block]


def thing(what: str, number: int, lang: str) -> str:
    return BoardWords(PART, lang).thing(what, number)


def playing(picture: SpiesPicture) -> list[int]:
    return [agent for agent in range(AGENTS) if picture.agents[agent].plays]


def initial(agent: int) -> Ink:
    return Ink(NAMES[agent][0], INKS[agent], f"agent:{agent}")


def agent_row(agent: int, lang: str) -> Row:
    return [initial(agent), Ink(f" {thing('agent', agent, lang)}", "", f"agent:{agent}")]


def agents_row(agents: Sequence[int], lang: str) -> Row:
    return joined([agent_row(agent, lang) for agent in agents], ", ") or write(BoardWords(PART, lang)("nothing"))


# The ring.


def ring_block(picture: SpiesPicture, lang: str) -> Block:
    """Clockwise from the church, top left."""
    middle = [padded(row, MIDDLE) for row in middle_rows(picture, lang)]
    left, right = (cell_rows(picture, building, lang) for building in SIDES)
    bar = Ink("│", "faint")
    sides = [[bar, *left[at], bar, *middle[at], bar, *right[at], bar] for at in range(2)]
    return [
        wall("┌┬┬┬┬┐"),
        *street(picture, TOP, lang),
        wall("├┼┴┴┼┤"),
        *sides,
        wall("├┼┬┬┼┤"),
        *street(picture, BOTTOM, lang),
        wall("└┴┴┴┴┘"),
    ]


def wall(corners: str) -> Row:
    return write(("─" * CELL).join(corners), "faint")


def street(picture: SpiesPicture, buildings: Sequence[int], lang: str) -> Block:
    cells = [cell_rows(picture, building, lang) for building in buildings]
    bar = Ink("│", "faint")
    return [[bar, *[ink for cell in cells for ink in (*cell[at], bar)]] for at in range(2)]


def cell_rows(picture: SpiesPicture, building: int, lang: str) -> tuple[Row, Row]:
    """Its name and worth and the safe; the agents there."""
    word = thing("building", building, lang) if building in (CHURCH, RUINS) else str(building)
    worth = {CHURCH: " 0", RUINS: " -3"}.get(building, "")
    spot = f"building:{building}"
    safe = Ink(BoardWords(PART, lang)("safe"), "safe", spot) if picture.safe == building else Ink("")
    there = [[initial(agent)] for agent in playing(picture) if picture.agents[agent].building == building]
    title = Ink(fitting_title(word, worth, CELL - len(safe.text)), "strong", spot)
    return padded([title, safe], CELL), padded([Ink(" "), *joined(there, " ")], CELL)


def fitting_title(word: str, worth: str, room: int) -> str:
    """Beside the safe a long name does without spaces, then without its worth; it is never cut."""
    ways = (f" {word}{worth} ", f" {word}{worth}", f"{word}{worth}", f" {word}", word)
    return next(way for way in ways if len(way) <= room)


def middle_rows(picture: SpiesPicture, lang: str) -> tuple[Row, Row]:
    """The die, and every agent's points at a glance."""
    rolled = "" if picture.phase in BEFORE_ROLL else BoardWords(PART, lang)("die", face=FACE_WORDS[picture.roll])
    marks = [[initial(agent), Ink(f"{picture.agents[agent].marker:>3}")] for agent in playing(picture)]
    return write(f" {rolled}", "strong"), [Ink(" "), *joined(marks, "  ")]


# The track.


def track_lines(picture: SpiesPicture, lang: str) -> Block:
    """A bar for each marker; `:` marks 29, `|` the finish."""
    return [track_row(picture, agent, lang) for agent in playing(picture)]


def track_row(picture: SpiesPicture, agent: int, lang: str) -> Row:
    points = picture.agents[agent].marker
    bar = "".join(track_sign(space, points) for space in range(1, FINISH + 1))
    word = padded([*agent_row(agent, lang), Ink(f" {SHAPES[agent]}", INKS[agent] + "_ink")], 12)
    place = thing("building", picture.agents[agent].building, lang)
    return [*word, Ink(f" {place:<12} {points:>2} "), Ink(bar[:points], INKS[agent] + "_ink"), Ink(bar[points:])]


def track_sign(space: int, points: int) -> str:
    if space <= points:
        return "#"
    return {int(DOSSIER_SPACE): ":", int(FINISH): "|"}.get(space, ".")


# The players.


def turn_lines(picture: SpiesPicture, lang: str) -> Block:
    text = BoardWords(PART, lang)
    arrived = [agent for agent in range(AGENTS) if picture.agents[agent].arrived]
    lines = wrapped([Ink(text("arrived")), *agents_row(arrived, lang)], WIDTH, "  ") if arrived else []
    if picture.phase == "ended":
        free = [agent for agent in playing(picture) if agent not in kept(picture)]
        lines.append([Ink(text("free")), *agents_row(free, lang)])
    return lines


def kept(picture: SpiesPicture) -> list[int]:
    """At the end each seat's agent; of two the one ahead, the other is free again (T19)."""
    held = [[agent for agent in side.agents if agent is not None] for side in picture.sides]
    return [max(agents, key=lambda agent: picture.agents[agent].marker) for agents in held if agents]


def seat_lines(picture: SpiesPicture, lang: str, names: Sequence[str]) -> Block:
    """`>` stands before the seat that is to act."""
    rows = [seat_row(picture, seat, lang, names) for seat in range(len(picture.sides))]
    return [line for row in rows for line in wrapped(row, WIDTH, "    ")]


def seat_row(picture: SpiesPicture, seat: int, lang: str, names: Sequence[str]) -> Row:
    text, side = BoardWords(PART, lang), picture.sides[seat]
    sign = ">" if seat == picture.to_act else " "
    more = text("cards", count=side.hand_size) if picture.with_cards else ""
    more += text("entries", count=side.entries_written) if picture.with_dossier else ""
    more += text("turn") if seat == picture.player else ""
    name = Ink(f"{sign} {names[seat]}", "strong", f"seat:{seat}")
    return [name, Ink(text.colon), *owner_row(side.agents, lang), Ink(more)]


def owner_row(agents: Sequence[int | None], lang: str) -> Row:
    text = BoardWords(PART, lang)
    known = [write(text("unknown")) if agent is None else agent_row(agent, lang) for agent in agents]
    start = Ink(text("own" if len(known) < 2 else "two"))
    return [start, *(joined(known, text("and")) or write(text("none")))]


# Cards and dossiers.


def card_lines(picture: SpiesPicture, lang: str) -> Block:
    text = BoardWords(PART, lang)
    held = [
        f"  {text.thing('card', kind)}{text.colon}{text.thing('card-effect', kind, of='card')}"
        for kind in listed(picture.hand)
    ]
    lines = [write(f"{text('hand')}{text.colon}".rstrip(), "strong")] if held else []
    lines += [write(line) for card in held for line in wrap(card, WIDTH, subsequent_indent="    ")]
    discards, removed = (pile_words(pile, lang) or text("nothing") for pile in (picture.discard, picture.removed))
    piles = text("piles", supply=picture.supply, discards=discards, removed=removed)
    return lines + [write(line, "faint") for line in wrap(piles, WIDTH, subsequent_indent="  ")]


def listed(pile: Sequence[int]) -> list[int]:
    """Every card of a pile by its kind."""
    return [kind for kind, count in enumerate(pile) for _ in range(count)]


def pile_words(pile: Sequence[int], lang: str) -> str:
    counted = [(thing("card", kind, lang), count) for kind, count in enumerate(pile) if count]
    return ", ".join(f"{word} ×{count}" if count > 1 else word for word, count in counted)


def dossier_lines(picture: SpiesPicture, lang: str, names: Sequence[str]) -> Block:
    """The own one; at the end all."""
    lines: Block = []
    for seat, side in enumerate(picture.sides):
        written = [(agent, holder) for agent, holder in enumerate(side.dossier) if holder is not None]
        entries = [f"{agent_word(agent, lang)} = {holder_word(holder, lang, names)}" for agent, holder in written]
        if entries:
            said = BoardWords(PART, lang)("dossier", name=names[seat], entries=", ".join(entries))
            lines += [write(line) for line in wrap(said, WIDTH, subsequent_indent="  ")]
    return lines


def agent_word(agent: int, lang: str) -> str:
    return f"{NAMES[agent][0]} {thing('agent', agent, lang)}"


def holder_word(holder: int, lang: str, names: Sequence[str]) -> str:
    return thing("holder", int(FREE), lang) if holder == FREE else names[holder]


# What actions have to do with.

WITH_SECOND_AGENT = (2, 3, 6, 10, 12)
WITH_BUILDING = (9, 13)


def spots_of(parts: Sequence[str | int], picture: Picture) -> list[str]:
    kind, numbers = parts[0], [int(part) for part in parts[1:]]
    if kind == "split":
        return [f"agent:{agent}" for agent, steps in enumerate(numbers) if steps]
    if kind == "place":
        return [f"building:{numbers[0]}"]
    if kind == "write":
        return [f"agent:{numbers[0]}", f"seat:{numbers[1]}"]
    return play_spots(*numbers) if kind == "play" else []


def play_spots(kind: int, agent: int, other: int) -> list[str]:
    spots = [f"agent:{agent}"] if agent >= 0 else []
    if kind in WITH_SECOND_AGENT and other >= 0:
        spots.append(f"agent:{other}")
    return [*spots, f"building:{other}"] if kind in WITH_BUILDING else spots


BOARD = Board(draw, spots_of)
