"""Which deals fit what lies open, each with its exact probability."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.contract import Event, Worlds
from coverstory.rules.rng import Source, shuffle
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    HIDDEN,
    HIGHEST_TOKEN,
    MOST_TOKENS,
    PARTINGS,
    PILE_SIZE,
    PILES,
    tile_of,
)
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.rules.undercover_danzer.state import fresh_tiles, pile_tiles
from coverstory.rules.undercover_danzer.view import DanzerView

PARTING_COUNT = 64


@final
class DanzerWorlds(Worlds):
    """A deal is a parting of the tiles (64 of them) and an order of each pile (6! each), all equally likely. What
    was seen leaves each parting a number of orders; a world draws a parting by that number, then an order.

    Tokens that lie face down (U34) are those that were heard of when they were dealt; where the view has not heard of
    them, all orders of those that a lane lacks are equally likely.
    """

    def __init__(self, view: DanzerView) -> None:
        self.table = view.table.copy()
        if self.table.keeps_tokens_down():
            recall(self.table, view.heard)
        self.partings = vec[i64]()
        self.weights = vec[i64]()
        self.total: i64 = 0
        for parting in range(PARTING_COUNT):
            weight = orders(self.table, 0, pile_tiles(parting, 0)) * orders(self.table, 1, pile_tiles(parting, 1))
            if weight > 0:
                self.partings = append(self.partings, parting)
                self.weights = append(self.weights, weight)
                self.total += weight
        if self.total == 0:
            raise MalformedText("View", "faces that some deal could show", "faces that none can")

    def sample(self, rng: Source) -> DanzerState:
        left = rng.below(self.total)
        index: i64 = 0
        while left >= self.weights[index]:
            left -= self.weights[index]
            index += 1
        parting = self.partings[index]
        tile = fresh_tiles()
        parted: i64 = 0
        for pile in range(PILES):
            stack_pile(self.table, pile=pile, tiles=pile_tiles(parting, pile), tile=tile, rng=rng)
        if self.table.phase == phases.DEAL_PILES:
            parted = parting & (1 << min(self.table.dealt, PARTINGS)) - 1
        table = self.table.copy()
        if table.keeps_tokens_down():
            deal_face_down(table, rng)
        return DanzerState(table, tile, parted)

    def all_know_the_same(self) -> bool:
        return True  # U17


def recall(table: DanzerOpen, heard: list[Event]) -> None:
    """Turn up the tokens that lie face down as far as it was heard what was dealt there."""
    table.token = table.token[:]
    for event in heard:
        if event.kind == "token" and len(event.numbers) == 3:
            lane: i64 = event.numbers[0]
            place: i64 = event.numbers[1] - table.choices.threshold - 1
            is_place = 0 <= lane < COLOURS and 0 <= place < table.choices.tokens
            if is_place and table.token[lane * MOST_TOKENS + place] == HIDDEN and lacks(table, lane, event.numbers[2]):
                table.token[lane * MOST_TOKENS + place] = event.numbers[2]


def deal_face_down(table: DanzerOpen, rng: Source) -> None:
    """Deal the tokens that nothing was heard of anew among their places."""
    table.token = table.token[:]
    for lane in range(COLOURS):
        lacking = vec[i64]()
        for value in range(HIGHEST_TOKEN + 1):
            if lacks(table, lane, value):
                lacking = append(lacking, value)
        shuffle(lacking, rng)
        used: i64 = 0
        for i in range(lane * MOST_TOKENS, lane * MOST_TOKENS + table.choices.tokens):
            if table.token[i] == HIDDEN:
                table.token[i] = lacking[used]
                used += 1


def lacks(table: DanzerOpen, lane: i64, value: i64) -> bool:
    """U11: is there a token of that value, and is none of the lane known to be it?"""
    for i in range(lane * MOST_TOKENS, lane * MOST_TOKENS + table.choices.tokens):
        if table.token[i] == value:
            return False
    return table.choices.lowest_token() <= value <= HIGHEST_TOKEN


def orders(table: DanzerOpen, pile: i64, tiles: i64) -> i64:
    """In how many ways the agents that have been seen can be tiles of this set.

    The unseen ones can then lie in any order, in equally many ways for every parting.
    """
    left = tiles & ~tiles_known(table, pile)
    if (tiles ^ left) != tiles_known(table, pile):
        return 0  # a tile of which both sides were seen would be in the other pile
    ways: i64 = 1
    for colour in range(COLOURS):
        free = (left >> 2 * colour & 1) + (left >> (2 * colour + 1) & 1)
        for agent in range(pile * PILE_SIZE, pile * PILE_SIZE + PILE_SIZE):
            if table.known[agent] == colour and table.known[AGENTS + agent] == HIDDEN:
                ways *= free
                free -= 1
    return ways


def tiles_known(table: DanzerOpen, pile: i64) -> i64:
    """The tiles from this pile of which both sides were seen, one bit each."""
    tiles: i64 = 0
    for agent in range(pile * PILE_SIZE, pile * PILE_SIZE + PILE_SIZE):
        if table.known[AGENTS + agent] != HIDDEN:
            tiles |= 1 << tile_of(table.known[agent], table.known[AGENTS + agent])
    return tiles


def stack_pile(table: DanzerOpen, pile: i64, tiles: i64, tile: vec[i64], rng: Source) -> None:
    """Give the agents of a pile that have been dealt their tiles: the known, then the half-known, then the rest."""
    start = pile * PILE_SIZE
    left = tiles & ~tiles_known(table, pile)
    for agent in range(start, start + PILE_SIZE):
        front = table.known[agent]
        if table.known[AGENTS + agent] != HIDDEN:
            tile[agent] = tile_of(front, table.known[AGENTS + agent])
        elif front != HIDDEN:
            tile[agent] = one_of_two(left, 2 * front, rng)
            left ^= 1 << tile[agent]
    rest = vec[i64]()
    for number in range(AGENTS):
        if left >> number & 1:
            rest = append(rest, number)
    shuffle(rest, rng)
    placed: i64 = 0
    for agent in range(start, start + table.stacked(pile)):
        if tile[agent] == HIDDEN:
            tile[agent] = rest[placed]
            placed += 1


def one_of_two(left: i64, first: i64, rng: Source) -> i64:
    """One of the tiles first and first + 1, as far as they are left."""
    both = left >> first & 3
    if both == 3:
        return first + rng.below(2)
    return first if both == 1 else first + 1
