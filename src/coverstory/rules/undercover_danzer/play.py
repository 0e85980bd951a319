"""The rules: who acts, what is allowed, what it changes, how it ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.page import Reader
from coverstory.rules.rng import Source
from coverstory.rules.undercover_danzer.actions import (
    COLOUR,
    FLIP_OVER,
    KEEP_SIDE,
    PART,
    PLACE_AT,
    STACK,
    STARTS,
    colour_of,
    deal_token,
    is_place_at,
    is_take_at,
    is_take_bottom,
    is_take_top,
    pile_of,
    space_of,
    starter_of,
    tile_named,
    value_of,
)
from coverstory.rules.undercover_danzer.choices import DanzerChoices
from coverstory.rules.undercover_danzer.lanes import evaluate, has_finished, place, points, reason
from coverstory.rules.undercover_danzer.open_reading import read_open
from coverstory.rules.undercover_danzer.open_table import fresh_table, is_agent
from coverstory.rules.undercover_danzer.refusals import refusal
from coverstory.rules.undercover_danzer.spaces import emergency_into, fits_on, fitting_into, listed, meeting, sort
from coverstory.rules.undercover_danzer.state import (
    DanzerPosition,
    check_deal,
    fresh_tiles,
    pile_tiles,
    read_parted,
    read_tiles,
)
from coverstory.rules.undercover_danzer.table import (
    AGENTS,
    CHOOSE_COLOURS,
    COLOURS,
    DEAL_PILES,
    DEAL_TOKENS,
    DRAW_FIRST,
    DRAWS_A_PILE,
    END,
    FIRST_AGENT,
    FIRST_JOKER,
    FLIP,
    HIDDEN,
    HIGHEST_TOKEN,
    LAST_ROUND,
    LETTERS,
    MOST_TOKENS,
    NOTHING,
    NOWHERE,
    PARTINGS,
    PILE_DEALS,
    PILE_SIZE,
    PLACE,
    TAKE,
    official_of,
    tile_undercover,
    undercover_of,
)
from coverstory.rules.undercover_danzer.taking import may_take, takes_into

# Scratch space, written and read within one call.
_found: Final = vec[i64]([0] * 1024)
_weights: Final = vec[i64]([0] * 16)


@final
class DanzerState(DanzerPosition):
    def copy(self) -> DanzerState:
        return DanzerState(self.table.copy(), self.tile, self.parted)

    def seats(self) -> i64:
        return self.table.choices.seats

    def to_act(self) -> i64:
        return self.table.to_act()

    def legal_into(self, out: vec[i64]) -> i64:
        count = self.list_into(out)
        if self.table.phase >= TAKE:
            sort(out, count)
        return count

    def pick(self, rng: Source) -> i64:
        return _found[rng.below(self.list_into(_found))]

    def draw(self, rng: Source) -> i64:
        return _found[rng.below(self.chance_into(_found, _weights))]

    def list_into(self, out: vec[i64]) -> i64:
        """What the seat to act may do, in no special order."""
        phase = self.table.phase
        if phase == PLACE:
            return self.places_to_put(out)
        if phase == TAKE:
            return takes_into(self.table, out)
        if phase == FLIP:
            out[0] = FLIP_OVER
            out[1] = KEEP_SIDE
            return 2
        return self.colours_into(out) if self.to_act() >= 0 else 0

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

    def places_to_put(self, out: vec[i64]) -> i64:
        count = fitting_into(self.table, out)
        if count == 0:
            count = emergency_into(self.table, out)  # U26
        for i in range(count):
            out[i] += PLACE_AT
        return count

    def is_legal(self, action: i64) -> bool:
        phase = self.table.phase
        if phase == PLACE:
            return is_place_at(action) and (fits_on(self.table, space_of(action)) or self.is_emergency(action))
        if phase == TAKE:
            return may_take(self.table, action)
        if phase == FLIP:
            return action in (FLIP_OVER, KEEP_SIDE)
        return super().is_legal(action)

    def is_emergency(self, action: i64) -> bool:
        """U26: nothing fits, and this is one of the spaces that are left."""
        if not self.fits_nowhere():
            return False
        return listed(_found, emergency_into(self.table, _found), space_of(action))

    def fits_nowhere(self) -> bool:
        return self.table.phase == PLACE and fitting_into(self.table, _found) == 0

    def forbidden_by(self, action: i64) -> str:
        return refusal(self.table, action, self.fits_nowhere())

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """Every outcome of every chance move is as likely as any other."""
        count = self.outcomes_into(outcomes)
        for i in range(count):
            weights[i] = 1
        return count

    def outcomes_into(self, outcomes: vec[i64]) -> i64:
        phase = self.table.phase
        if phase == DEAL_TOKENS:
            return self.tokens_into(outcomes)
        if phase == DEAL_PILES:
            return self.parts_into(outcomes) if self.table.dealt < PARTINGS else self.tiles_into(outcomes)
        if phase == DRAW_FIRST:
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

    def advance(self, action: i64) -> None:
        phase = self.table.phase
        if phase == TAKE:
            self.take(action)
        elif phase == FLIP:
            self.instruct(action == FLIP_OVER)
        elif phase == PLACE:
            self.arrange_meeting(space_of(action))
        elif phase == DEAL_TOKENS:
            self.deal_token(value_of(action))
        elif phase == DEAL_PILES:
            self.deal_tile(tile_named(action))
        elif phase == DRAW_FIRST:
            self.begin(starter_of(action))
        else:
            self.settle_colour(colour_of(action))

    # The deal.

    def deal_token(self, value: i64) -> None:
        """U11: from right to left; the last one needs no draw."""
        table = self.table
        draws = table.choices.tokens - 1
        lane = self.lane_dealt()
        place = draws - table.dealt % draws
        token = table.token[:]
        token[lane * MOST_TOKENS + place] = value
        table.token = token
        if place == 1:
            self.tokens_into(_found)
            token[lane * MOST_TOKENS] = value_of(_found[0])
        table.dealt += 1
        if table.dealt == COLOURS * draws:
            self.deal_next(DEAL_PILES if table.choices.seat_letters() else CHOOSE_COLOURS)

    def settle_colour(self, colour: i64) -> None:
        table = self.table
        table.colour = table.colour[:]
        table.colour[table.player] = colour
        table.player += 1
        if table.player == table.choices.seats:
            table.player = 0
            self.deal_next(DEAL_PILES)

    def deal_next(self, phase: i64) -> None:
        self.table.phase = phase
        self.table.dealt = 0
        if phase == DEAL_PILES:
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
        tiles = self.tile[:]
        tiles[agent] = tile
        self.tile = tiles

    def show_top(self, pile: i64) -> None:
        """U16: the next tile is seen at once."""
        if self.table.left(pile) > 0:
            agent = self.table.top_agent(pile)
            self.table.known[agent] = official_of(self.tile[agent])

    def end_deal(self) -> None:
        self.parted = 0
        self.deal_next(DRAW_FIRST)
        if self.table.choices.first != "random":
            self.begin(int(self.table.choices.first))

    def begin(self, seat: i64) -> None:
        table = self.table
        table.starts = seat
        table.player = seat
        table.phase = TAKE

    # A turn.

    def take(self, action: i64) -> None:
        table = self.table
        table.phase = FLIP
        if is_take_at(action):
            table.came = space_of(action)
            table.hand = table.piece_on(table.came)
            table.at[table.hand] = NOWHERE
        elif is_take_top(action):
            self.take_top(pile_of(action))
        elif is_take_bottom(action):
            self.take_bottom(pile_of(action))
        else:
            table.hand = FIRST_JOKER + table.player
            self.instruct(False)  # U47: a Joker has no other side

    def take_top(self, pile: i64) -> None:
        table = self.table
        self.hold(table.top_agent(pile))
        if pile:
            table.top_b += 1
        else:
            table.top_a += 1
        self.show_top(pile)

    def take_bottom(self, pile: i64) -> None:
        """U22"""
        table = self.table
        if pile:
            table.bottom_b -= 1
        else:
            table.bottom_a -= 1
        self.hold(pile * PILE_SIZE + table.bottom(pile))

    def hold(self, agent: i64) -> None:
        """Official side up, as every tile leaves its pile."""
        table = self.table
        table.hand = FIRST_AGENT + agent
        table.known[agent] = official_of(self.tile[agent])
        table.face[table.hand] = table.known[agent]

    def instruct(self, flips: bool) -> None:
        """U16, U46: flip or not, then put the file on the tile."""
        table = self.table
        table.phase = PLACE
        table.flipped = flips
        table.file[table.player] = table.hand
        if flips:
            agent = table.hand - FIRST_AGENT
            front = official_of(self.tile[agent])
            back = undercover_of(self.tile[agent])
            table.known[AGENTS + agent] = back
            table.face[table.hand] = back if table.face[table.hand] == front else front

    def arrange_meeting(self, space: i64) -> None:
        table = self.table
        met = meeting(table, space)
        table.at[table.hand] = space
        if met and table.round > 1:  # U26, U29
            if is_agent(table.hand):
                met += (2 if table.flipped else 1) << 4 * table.face[table.hand]  # U28
            evaluate(table, met)
            if table.ending == NOTHING and has_finished(table, table.player):
                table.ending = table.player
        self.end_turn()

    def end_turn(self) -> None:
        table = self.table
        table.hand = NOTHING
        table.came = NOWHERE
        table.flipped = False
        table.phase = TAKE
        following = table.player + 1
        if following == table.choices.seats:
            following = 0
        table.player = following
        if following == table.starts:
            self.end_round()

    def end_round(self) -> None:
        """U35, U39, U41: all had the same number of turns."""
        table = self.table
        if table.ending == NOTHING and table.round < LAST_ROUND:
            table.round += 1
            return
        table.phase = END
        for agent in range(AGENTS):  # every tile is turned up, those in the piles too
            table.known[agent] = official_of(self.tile[agent])
            table.known[AGENTS + agent] = undercover_of(self.tile[agent])

    # The end.

    def scores_into(self, out: vec[i64]) -> None:
        for seat in range(self.seats()):
            out[seat] = points(self.table, seat)

    def places_into(self, out: vec[i64]) -> None:
        for seat in range(self.seats()):
            out[seat] = place(self.table, seat)

    def reason(self) -> str:
        return reason(self.table)


def new_state(choices: DanzerChoices) -> DanzerState:
    """Before the first chance move or decision; colours that were settled beforehand are known (U13)."""
    table = fresh_table(choices)
    letters = choices.seat_letters()
    for seat in range(len(letters)):
        table.colour[seat] = LETTERS.index(letters[seat])
    state = DanzerState(table, fresh_tiles(), 0)
    if letters and choices.classified:
        state.deal_next(DEAL_PILES)
    return state


def read_state(text: str) -> DanzerState:
    reader = Reader("State", text)
    table = read_open(reader)
    tile = read_tiles(reader, table)
    parted = read_parted(reader, table)
    reader.end()
    check_deal(table, tile, parted)
    return DanzerState(table, tile, parted)
