"""Undercover (Danzer) in a review: all know the same, and what could be known is which agent has which other side."""

from __future__ import annotations

from coverstory.bots.judging import TABLE, Suspicion
from coverstory.rules.contract import State, View
from coverstory.rules.undercover_danzer.components import AGENTS, COLOURS, HIDDEN, PILE_SIZE, PILES, tile_of
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.rules.undercover_danzer.state import pile_tiles
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_danzer.worlds import DanzerWorlds, tiles_known

Chances = list[list[float]]  # by agent, by tile


def suspicions(view: View, truth: State) -> list[Suspicion]:
    assert isinstance(view, DanzerView)
    assert isinstance(truth, DanzerState)
    if any(truth.tile[agent] == HIDDEN for agent in range(AGENTS)):
        return []  # still being dealt
    chances = tile_chances(DanzerWorlds(view))
    return [Suspicion(TABLE, agent, chances[agent], int(truth.tile[agent])) for agent in range(AGENTS)]


def tile_chances(worlds: DanzerWorlds) -> Chances:
    """Exact: over all partings of the tiles into two piles, each by the number of orders that fit."""
    chances: Chances = [[0.0] * AGENTS for _ in range(AGENTS)]
    for parting, weight in zip(worlds.partings, worlds.weights, strict=True):
        for pile in range(PILES):
            left = pile_tiles(parting, pile) & ~tiles_known(worlds.table, pile)
            add_pile(worlds, chances, pile, left=int(left), share=float(weight) / float(worlds.total))
    return chances


def add_pile(worlds: DanzerWorlds, chances: Chances, pile: int, left: int, share: float) -> None:
    """The tiles `left` are those of the pile whose two sides were not both seen."""
    known = worlds.table.known
    agents = range(pile * int(PILE_SIZE), (pile + 1) * int(PILE_SIZE))
    half = [agent for agent in agents if known[agent] != HIDDEN and known[AGENTS + agent] == HIDDEN]
    unseen = [agent for agent in agents if known[agent] == HIDDEN]
    stays = [float(left >> tile & 1) for tile in range(AGENTS)]  # how likely each tile is with the unseen ones
    for colour in range(COLOURS):
        fits = [tile for tile in (2 * colour, 2 * colour + 1) if left >> tile & 1]
        showing = [agent for agent in half if known[agent] == colour]
        for tile in fits:
            stays[tile] -= len(showing) / len(fits)
            for agent in showing:
                chances[agent][tile] += share / len(fits)
    for agent in agents:
        if agent in unseen:
            for tile in range(AGENTS):
                chances[agent][tile] += share * stays[tile] / len(unseen)
        elif agent not in half:
            chances[agent][int(tile_of(known[agent], known[AGENTS + agent]))] += share
