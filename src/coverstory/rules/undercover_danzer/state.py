"""The whole truth: the open table, and what chance has hidden."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.contract import State
from coverstory.rules.text_form import TextReader, TextWriter
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    HIDDEN,
    LETTERS,
    PARTINGS,
    PILE_LETTERS,
    PILE_SIZE,
    PILES,
    official_of,
    tile_undercover,
    undercover_of,
)
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.text_writer import write_open


class DanzerPosition(State):
    """Once the deal is over, `tile` is not written to, so that copies share it."""

    def __init__(self, table: DanzerOpen, tile: vec[i64], parted: i64) -> None:
        self.table = table
        self.tile = tile  # agent -> which of the twelve tiles it is, or HIDDEN before it is dealt
        self.parted = parted  # U12, while the piles are dealt: bit c: tile_undercover(c, 1) goes to pile A

    def text(self) -> str:
        out = TextWriter()
        write_open(out, self.table)
        for pile in range(PILES):
            tiles = [tile_word(self.tile[pile * PILE_SIZE + depth]) for depth in range(PILE_SIZE)]
            out.word("pile", " ".join([PILE_LETTERS[pile], *tiles]))
        out.number("parted", self.parted)
        return out.text()


def fresh_tiles() -> vec[i64]:
    return vec[i64]([HIDDEN] * AGENTS)


def tile_word(tile: i64) -> str:
    return "--" if tile == HIDDEN else LETTERS[official_of(tile)] + LETTERS[undercover_of(tile)]


def pile_tiles(parted: i64, pile: i64) -> i64:
    """The set of tiles, one bit each, that a parting puts in a pile."""
    tiles: i64 = 0
    for colour in range(COLOURS):
        tiles |= 1 << tile_undercover(colour, (parted >> colour & 1) ^ pile)
    return tiles


def read_tiles(reader: TextReader, table: DanzerOpen) -> vec[i64]:
    tile = fresh_tiles()
    for pile in range(PILES):
        read_pile(reader, table, pile, tile)
    return tile


def read_parted(reader: TextReader, table: DanzerOpen) -> i64:
    colours = min(table.dealt, PARTINGS) if table.phase == phases.DEAL_PILES else 0
    return reader.number("parted", 0, (1 << colours) - 1)


def read_pile(reader: TextReader, table: DanzerOpen, pile: i64, tile: vec[i64]) -> None:
    words = reader.word("pile").split()
    if len(words) != PILE_SIZE + 1 or words[0] != PILE_LETTERS[pile]:
        raise MalformedText(reader.what, f"pile {PILE_LETTERS[pile]} and {PILE_SIZE} tiles", " ".join(words))
    for depth in range(PILE_SIZE):
        agent = pile * PILE_SIZE + depth
        tile[agent] = read_tile(reader, words[depth + 1])
        if (depth < table.stacked(pile)) != (tile[agent] != HIDDEN):
            raise MalformedText(reader.what, "as many tiles as were dealt", " ".join(words))


def read_tile(reader: TextReader, word: str) -> i64:
    for tile in range(HIDDEN, AGENTS):
        if tile_word(tile) == word:
            return tile
    raise MalformedText(reader.what, "a tile such as RO, or --", word)


def check_deal(table: DanzerOpen, tile: vec[i64], parted: i64) -> None:
    """U2, U12: no tile twice or in the wrong pile, and none that the open table denies."""
    parting = parted if table.phase == phases.DEAL_PILES else parting_of(tile)
    left = pile_tiles(parting, 0) | pile_tiles(parting, 1) << AGENTS
    for agent in range(AGENTS):
        if tile[agent] != HIDDEN:
            bit: i64 = 1 << (tile[agent] + agent // PILE_SIZE * AGENTS)
            if not left & bit or not is_possible(table, agent, tile[agent]):
                raise MalformedText("State", "a deal that fits what lies open", tile_word(tile[agent]))
            left ^= bit


def is_possible(table: DanzerOpen, agent: i64, tile: i64) -> bool:
    """Do the faces that were seen of an agent leave this tile possible?"""
    front = table.known[agent]
    back = table.known[AGENTS + agent]
    return (front == HIDDEN or front == official_of(tile)) and (back == HIDDEN or back == undercover_of(tile))


def parting_of(tile: vec[i64]) -> i64:
    """How the tiles of pile A were parted from those of pile B."""
    parted: i64 = 0
    for agent in range(PILE_SIZE):
        for colour in range(COLOURS):
            if tile[agent] == tile_undercover(colour, 1):
                parted |= 1 << colour
    return parted
