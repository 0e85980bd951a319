"""The rules: who acts, what is allowed, what it changes, how it ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.rng import Source
from coverstory.rules.text_form import TextReader
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.actions import (
    FLIP_OVER,
    KEEP_SIDE,
    PLACE_AT,
    colour_of,
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
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    FIRST_AGENT,
    FIRST_JOKER,
    LAST_ROUND,
    LETTERS,
    NOTHING,
    NOWHERE,
    PILE_SIZE,
    official_of,
    undercover_of,
)
from coverstory.rules.undercover_danzer.deal import DanzerDeal
from coverstory.rules.undercover_danzer.keys import open_key
from coverstory.rules.undercover_danzer.lanes import evaluate, has_finished, place, points, reason
from coverstory.rules.undercover_danzer.open_table import fresh_table, is_agent
from coverstory.rules.undercover_danzer.refusals import refusal
from coverstory.rules.undercover_danzer.spaces import (
    drawn_space,
    emergency_into,
    fits_on,
    fitting_into,
    listed,
    meeting,
    sort,
)
from coverstory.rules.undercover_danzer.state import (
    check_deal,
    fresh_tiles,
    read_parted,
    read_tiles,
)
from coverstory.rules.undercover_danzer.taking import drawn_take, may_take, takes_into
from coverstory.rules.undercover_danzer.text_reader import read_open

# Scratch space, written and read within one call.
_found: Final = vec[i64]([0] * 1024)


@final
class DanzerState(DanzerDeal):
    def copy(self) -> DanzerState:
        tile = self.tile[:] if self.table.is_being_dealt() else self.tile
        return DanzerState(self.table.copy(), tile, self.parted)

    def seats(self) -> i64:
        return self.table.choices.seats

    def to_act(self) -> i64:
        return self.table.to_act()

    def legal_into(self, out: vec[i64]) -> i64:
        count = self.list_into(out)
        if self.table.phase >= phases.TAKE:
            sort(out, count)
        return count

    def pick(self, rng: Source) -> i64:
        phase = self.table.phase
        if phase == phases.PLACE:
            space = drawn_space(self.table, rng)
            if space != NOWHERE:
                return PLACE_AT + space
        elif phase == phases.TAKE:
            return drawn_take(self.table, rng)
        elif phase == phases.FLIP:
            return FLIP_OVER + rng.below(2)
        return _found[rng.below(self.list_into(_found))]

    def draw(self, rng: Source) -> i64:
        return _found[rng.below(self.outcomes_into(_found))]

    def list_into(self, out: vec[i64]) -> i64:
        """What the seat to act may do, in no special order."""
        phase = self.table.phase
        if phase == phases.PLACE:
            return self.places_to_put(out)
        if phase == phases.TAKE:
            return takes_into(self.table, out)
        if phase == phases.FLIP:
            out[0] = FLIP_OVER
            out[1] = KEEP_SIDE
            return 2
        return self.colours_into(out) if self.to_act() >= 0 else 0

    def places_to_put(self, out: vec[i64]) -> i64:
        count = fitting_into(self.table, out)
        if count == 0:
            count = emergency_into(self.table, out)  # U26
        for i in range(count):
            out[i] += PLACE_AT
        return count

    def is_legal(self, action: i64) -> bool:
        phase = self.table.phase
        if phase == phases.PLACE:
            return is_place_at(action) and (fits_on(self.table, space_of(action)) or self.is_emergency(action))
        if phase == phases.TAKE:
            return may_take(self.table, action)
        if phase == phases.FLIP:
            return action in (FLIP_OVER, KEEP_SIDE)
        return super().is_legal(action)

    def is_emergency(self, action: i64) -> bool:
        """U26: nothing fits, and this is one of the spaces that are left."""
        if not self.fits_nowhere():
            return False
        return listed(_found, emergency_into(self.table, _found), space_of(action))

    def fits_nowhere(self) -> bool:
        return self.table.phase == phases.PLACE and fitting_into(self.table, _found) == 0

    def forbidden_by(self, action: i64) -> str:
        return refusal(self.table, action, self.fits_nowhere())

    def advance(self, action: i64) -> None:
        phase = self.table.phase
        if phase == phases.TAKE:
            self.take(action)
        elif phase == phases.FLIP:
            self.instruct(action == FLIP_OVER)
        elif phase == phases.PLACE:
            self.arrange_meeting(space_of(action))
        elif phase == phases.DEAL_TOKENS:
            self.deal_token(value_of(action))
        elif phase == phases.DEAL_PILES:
            self.deal_tile(tile_named(action))
        elif phase == phases.DRAW_FIRST:
            self.begin(starter_of(action))
        else:
            self.settle_colour(colour_of(action))

    # A turn.

    def take(self, action: i64) -> None:
        table = self.table
        table.phase = phases.FLIP
        if is_take_at(action):
            table.came = space_of(action)
            table.hand = table.agent_on(table.came)
            table.lift(table.hand)
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
        table.phase = phases.PLACE
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
        table.lay(table.hand, space)
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
        table.phase = phases.TAKE
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
        table.phase = phases.END
        for agent in range(AGENTS):  # every tile is turned up, those in the piles too
            table.known[agent] = official_of(self.tile[agent])
            table.known[AGENTS + agent] = undercover_of(self.tile[agent])

    # What is seen.

    def info_key(self, seat: i64) -> i64:
        return open_key(self.table, seat)

    def redeal(self, seat: i64, rng: Source) -> None:
        """U17: no seat knows more than another, so a world that fits what one seat knows fits what all know, and is as
        likely for every seat: dealing anew would draw from the same deals once more. What is hidden stays as it is.
        """

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
        state.deal_next(phases.DEAL_PILES)
    return state


def read_state(text: str) -> DanzerState:
    reader = TextReader("State", text)
    table = read_open(reader)
    tile = read_tiles(reader, table)
    parted = read_parted(reader, table)
    reader.end()
    check_deal(table, tile, parted)
    return DanzerState(table, tile, parted)
