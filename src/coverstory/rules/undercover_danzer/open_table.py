"""What lies open: everything that each seat and each onlooker sees and remembers (U17). Nothing secret is in here."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.chart import (
    ALL_LYING,
    CHARTED,
    LYING,
    UNCHARTED,
    cell_of,
    chart_tile,
    chart_tiles,
    fresh_chart,
)
from coverstory.rules.undercover_danzer.choices import DanzerChoices
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    DRAWS_A_PILE,
    FIRST_AGENT,
    FIRST_JOKER,
    HIDDEN,
    JOKER_FACE,
    LETTERS,
    MOST_TOKENS,
    NOTHING,
    NOWHERE,
    PARTINGS,
    PIECES,
    PILE_SIZE,
    space_at,
)


@final
class DanzerOpen:
    """The open table. Once the deal is over, `token` and `colour` are not written to, so that copies share them."""

    def __init__(
        self,
        choices: DanzerChoices,
        at: vec[i64],
        face: vec[i64],
        known: vec[i64],
        staffer: vec[i64],
        file: vec[i64],
        colour: vec[i64],
        token: vec[i64],
        chart: vec[i64],
    ) -> None:
        self.choices = choices
        self.at = at  # piece -> space, or NOWHERE; `lay` and `lift` keep the chart up to date
        self.face = face  # piece -> the colour it shows, JOKER_FACE, or HIDDEN
        self.chart = chart  # what `at` and `face` say, as bitboards
        self.known = known  # agent -> official colour; AGENTS + agent -> undercover colour; HIDDEN until seen
        self.staffer = staffer  # seat * 6 + lane -> column
        self.file = file  # seat -> the piece its file lies on, or NOTHING
        self.colour = colour  # seat -> colour
        self.token = token  # lane * 5 + place -> value; taken where a staffer stands; in views perhaps HIDDEN (U34)
        self.phase: i64 = phases.DEAL_TOKENS
        self.dealt: i64 = 0  # chance moves made in this phase of the deal
        self.round: i64 = 1
        self.starts: i64 = NOTHING  # the seat that begins each round
        self.player: i64 = 0  # whose turn
        self.ending: i64 = NOTHING  # U35, U39: the seat that made this the last round
        self.hand: i64 = NOTHING  # the piece that was taken and not yet placed
        self.came: i64 = NOWHERE  # the space it was taken from
        self.flipped: bool = False  # this turn
        self.top_a: i64 = 0  # depth of a pile's top tile, and one more than that of its bottom tile
        self.bottom_a: i64 = PILE_SIZE
        self.top_b: i64 = 0
        self.bottom_b: i64 = PILE_SIZE

    def copy(self) -> DanzerOpen:
        dealing = self.is_being_dealt()
        other = DanzerOpen(
            self.choices,
            at=self.at[:],
            face=self.face[:],
            known=self.known[:],
            staffer=self.staffer[:],
            file=self.file[:],
            colour=self.colour[:] if dealing else self.colour,
            token=self.token[:] if dealing else self.token,
            chart=self.chart[:],
        )
        other.phase = self.phase
        other.dealt = self.dealt
        other.round = self.round
        other.starts = self.starts
        other.player = self.player
        other.ending = self.ending
        other.hand = self.hand
        other.came = self.came
        other.flipped = self.flipped
        other.top_a = self.top_a
        other.bottom_a = self.bottom_a
        other.top_b = self.top_b
        other.bottom_b = self.bottom_b
        return other

    def is_being_dealt(self) -> bool:
        return self.phase < phases.TAKE

    def to_act(self) -> i64:
        phase = self.phase
        if phase >= phases.TAKE:
            if phase == phases.END:
                return OVER
            return self.player
        if phase == phases.CHOOSE_COLOURS and self.choices.colours == "chosen":
            return self.player
        return CHANCE

    def top(self, pile: i64) -> i64:
        return self.top_b if pile else self.top_a

    def bottom(self, pile: i64) -> i64:
        return self.bottom_b if pile else self.bottom_a

    def left(self, pile: i64) -> i64:
        """How many tiles a pile still holds."""
        return self.bottom_b - self.top_b if pile else self.bottom_a - self.top_a

    def top_agent(self, pile: i64) -> i64:
        """The agent on top of a pile that is not empty."""
        return pile * PILE_SIZE + self.top(pile)

    def stacked(self, pile: i64) -> i64:
        """How many tiles of a pile the deal has put in order."""
        if self.phase != phases.DEAL_PILES:
            return PILE_SIZE if self.phase > phases.DEAL_PILES else 0
        draws = self.dealt - PARTINGS - pile * DRAWS_A_PILE
        if draws >= DRAWS_A_PILE:
            return PILE_SIZE
        return draws if draws > 0 else 0

    def in_pile(self, agent: i64) -> bool:
        pile = agent // PILE_SIZE
        return self.top(pile) <= agent % PILE_SIZE < self.bottom(pile)

    def filed(self) -> i64:
        """The pieces with a file on them, one bit each."""
        bits: i64 = 0
        for seat in range(self.choices.seats):
            if self.file[seat] >= 0:
                bits |= 1 << self.file[seat]
        return bits

    def keeps_tokens_down(self) -> bool:
        """U34: are tokens that were taken not shown now?"""
        return self.choices.face_down and not self.choices.classified and self.phase != phases.END

    def is_face_down(self, lane: i64, place: i64) -> bool:
        """U34: has this token been taken, and may nobody look at it any more?"""
        if not self.keeps_tokens_down():
            return False
        column = self.choices.threshold + 1 + place
        for seat in range(self.choices.seats):
            if self.staffer[seat * COLOURS + lane] == column:
                return True
        return False

    def turn_tokens_down(self) -> None:
        """U34: forget what lies face down now."""
        token = self.token[:]
        for lane in range(COLOURS):
            for place in range(self.choices.tokens):
                if self.is_face_down(lane, place):
                    token[lane * MOST_TOKENS + place] = HIDDEN
        self.token = token

    def lay(self, piece: i64, space: i64) -> None:
        self.at[piece] = space
        if cell_of(self.chart, space) == UNCHARTED:
            self.draw_chart()
        else:
            chart_tile(self.chart, piece=piece, space=space, face=self.face[piece])

    def lift(self, piece: i64) -> None:
        space = self.at[piece]
        self.at[piece] = NOWHERE
        if self.chart[CHARTED]:
            chart_tile(self.chart, piece=piece, space=space, face=self.face[piece])
        else:
            self.draw_chart()  # now there may be room

    def draw_chart(self) -> None:
        chart_tiles(self.chart, self.at, self.face)

    def lying(self) -> i64:
        """The pieces that lie on the plane, one bit each."""
        return self.chart[ALL_LYING]

    def lying_with(self, face: i64) -> i64:
        return self.chart[LYING + face]

    def agent_on(self, space: i64) -> i64:
        """The agent's piece on a space where there is one."""
        piece = FIRST_AGENT
        while self.at[piece] != space:
            piece += 1
        return piece

    def piece_on(self, space: i64) -> i64:
        for piece in range(PIECES):
            if self.at[piece] == space:
                return piece
        return NOTHING

    def lay_headquarters(self) -> None:
        """U5–U7: the block of six without those that become Jokers; with two players these are the chosen colours."""
        chosen: i64 = 0
        for seat in range(self.choices.seats):
            chosen |= 1 << self.colour[seat]
        for row in range(2):
            for column in range(3):
                colour: i64 = LETTERS.index(self.choices.headquarters[row * 4 + column])
                if (chosen >> colour & 1) == (0 if self.choices.seats == 2 else 1):
                    self.lay(colour, space_at(row, column))


def fresh_table(choices: DanzerChoices) -> DanzerOpen:
    """Before the deal, with no colour chosen."""
    face = vec[i64]([HIDDEN] * PIECES)
    for colour in range(COLOURS):
        face[colour] = colour
    for piece in range(FIRST_JOKER, PIECES):
        face[piece] = JOKER_FACE
    at = vec[i64]([NOWHERE] * PIECES)
    known = vec[i64]([HIDDEN] * (2 * AGENTS))
    staffer = vec[i64]([0] * (choices.seats * COLOURS))
    file = vec[i64]([NOTHING] * choices.seats)
    colour_of = vec[i64]([HIDDEN] * choices.seats)
    token = vec[i64]([0] * (COLOURS * MOST_TOKENS))
    table = DanzerOpen(
        choices,
        at=at,
        face=face,
        known=known,
        staffer=staffer,
        file=file,
        colour=colour_of,
        token=token,
        chart=fresh_chart(),
    )
    if choices.classified:
        table.phase = phases.CHOOSE_COLOURS
    return table


def is_agent(piece: i64) -> bool:
    return FIRST_AGENT <= piece < FIRST_JOKER
