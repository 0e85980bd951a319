"""The deal: what chance may do, and what it and the choice of colours change (U5–U13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.actions import (
    COLOUR,
    PART,
    STACK,
    STARTS,
    deal_token,
    tile_named,
    value_of,
)
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    DRAWS_A_PILE,
    HIDDEN,
    HIGHEST_TOKEN,
    MOST_TOKENS,
    PARTINGS,
    PILE_DEALS,
    PILE_SIZE,
    official_of,
    tile_undercover,
)
from coverstory.rules.undercover_danzer.state import DanzerPosition, pile_tiles

# Scratch space, written and read within one call.
_found: Final = vec[i64]([0] * 16)


class DanzerDeal(DanzerPosition):
    """A position as far as it is being set up."""

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """Every outcome of every chance move is as likely as any other."""
        count = self.outcomes_into(outcomes) if self.to_act() == CHANCE else 0
        for i in range(count):
            weights[i] = 1
        return count

    def outcomes_into(self, outcomes: vec[i64]) -> i64:
        phase = self.table.phase
        if phase == phases.DEAL_TOKENS:
            return self.tokens_into(outcomes)
        if phase == phases.DEAL_PILES:
            return self.parts_into(outcomes) if self.table.dealt < PARTINGS else self.tiles_into(outcomes)
        if phase == phases.DRAW_FIRST:
            for seat in range(self.seats()):
                outcomes[seat] = STARTS + seat
            return self.seats()
        return self.colours_into(outcomes)

    def tokens_into(self, out: vec[i64]) -> i64:
        """U11: the tokens that do not lie in this lane yet."""
        table = self.table
        lane = self.lane_dealt()
        lying: i64 = 0
        for i in range(lane * MOST_TOKENS, lane * MOST_TOKENS + MOST_TOKENS):
            lying |= 1 << table.token[i]
        count: i64 = 0
        for value in range(table.choices.lowest_token(), HIGHEST_TOKEN + 1):
            if not lying >> value & 1:
                out[count] = deal_token(lane, value)
                count += 1
        return count

    def lane_dealt(self) -> i64:
        return self.table.dealt // (self.table.choices.tokens - 1)

    def parts_into(self, out: vec[i64]) -> i64:
        """U12: one of the two tiles of the next undercover colour goes to pile A."""
        low = PART + tile_undercover(self.table.dealt, 0)
        high = PART + tile_undercover(self.table.dealt, 1)
        out[0] = min(low, high)
        out[1] = max(low, high)
        return 2

    def pile_dealt(self) -> i64:
        return (self.table.dealt - PARTINGS) // DRAWS_A_PILE

    def tiles_into(self, out: vec[i64]) -> i64:
        """U12: the tiles of this pile that are not in order yet."""
        left = self.tiles_left()
        count: i64 = 0
        for tile in range(AGENTS):
            if left >> tile & 1:
                out[count] = STACK + tile
                count += 1
        return count

    def tiles_left(self) -> i64:
        pile = self.pile_dealt()
        left = pile_tiles(self.parted, pile)
        for agent in range(pile * PILE_SIZE, pile * PILE_SIZE + PILE_SIZE):
            if self.tile[agent] != HIDDEN:
                left ^= 1 << self.tile[agent]
        return left

    def colours_into(self, out: vec[i64]) -> i64:
        """U13: any colour that no other seat has."""
        table = self.table
        taken: i64 = 0
        for seat in range(table.player):
            taken |= 1 << table.colour[seat]
        count: i64 = 0
        for colour in range(COLOURS):
            if not taken >> colour & 1:
                out[count] = COLOUR + colour
                count += 1
        return count

    def deal_token(self, value: i64) -> None:
        """U11: from right to left; the last one needs no draw."""
        table = self.table
        draws = table.choices.tokens - 1
        lane = self.lane_dealt()
        place = draws - table.dealt % draws
        token = table.token
        token[lane * MOST_TOKENS + place] = value
        if place == 1:
            self.tokens_into(_found)
            token[lane * MOST_TOKENS] = value_of(_found[0])
        table.dealt += 1
        if table.dealt == COLOURS * draws:
            self.deal_next(phases.DEAL_PILES if table.choices.seat_letters() else phases.CHOOSE_COLOURS)

    def settle_colour(self, colour: i64) -> None:
        table = self.table
        table.colour[table.player] = colour
        table.player += 1
        if table.player == table.choices.seats:
            table.player = 0
            self.deal_next(phases.DEAL_PILES)

    def deal_next(self, phase: i64) -> None:
        self.table.phase = phase
        self.table.dealt = 0
        if phase == phases.DEAL_PILES:
            self.table.lay_headquarters()

    def deal_tile(self, tile: i64) -> None:
        table = self.table
        if table.dealt < PARTINGS:
            self.parted |= (1 - (tile & 1)) << table.dealt
            table.dealt += 1
            return
        pile = self.pile_dealt()
        depth = (table.dealt - PARTINGS) % DRAWS_A_PILE
        self.stack(pile * PILE_SIZE + depth, tile)
        if depth == DRAWS_A_PILE - 1:
            self.tiles_into(_found)
            self.stack(pile * PILE_SIZE + DRAWS_A_PILE, tile_named(_found[0]))
            self.show_top(pile)
        table.dealt += 1
        if table.dealt == PILE_DEALS:
            self.end_deal()

    def stack(self, agent: i64, tile: i64) -> None:
        self.tile[agent] = tile

    def show_top(self, pile: i64) -> None:
        """U16: the next tile is seen at once."""
        if self.table.left(pile) > 0:
            agent = self.table.top_agent(pile)
            self.table.known[agent] = official_of(self.tile[agent])

    def end_deal(self) -> None:
        self.parted = 0
        self.deal_next(phases.DRAW_FIRST)
        if self.table.choices.first != "random":
            self.begin(int(self.table.choices.first))

    def begin(self, seat: i64) -> None:
        table = self.table
        table.starts = seat
        table.player = seat
        table.phase = phases.TAKE
