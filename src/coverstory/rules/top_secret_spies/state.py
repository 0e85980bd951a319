"""The whole truth of one game: its fields, copying and the text form."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.contract import State
from coverstory.rules.text_form import TextReader, TextWriter
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BLANK,
    BUILDINGS,
    CARDS,
    DEAL,
    DOSSIER_SPACE,
    DRAW,
    EMPTY_DOSSIER,
    ENDED,
    FIND,
    FINISH,
    FIRST,
    FIRST_RULES,
    FREE,
    HAND_LIMIT,
    HAND_START,
    HANDS,
    KINDS,
    MOST_OF_A_KIND,
    MOST_POINTS,
    MOST_SEATS,
    MOVE,
    NO_CARD,
    NOBODY,
    ONE,
    PHASES,
    RANDOM,
    SAFE_START,
    WRITE,
)
from coverstory.rules.top_secret_spies.packed import (
    agent_bit,
    agents_from,
    agents_row,
    at_least,
    byte_of,
    bytes_from,
    bytes_row,
    cards_of,
    nibble,
    nibbles_from,
    nibbles_row,
    pile_from,
    pile_row,
    shifted,
    size,
    standing_at,
)
from coverstory.rules.top_secret_spies.setup import SpiesSetup

# Papers: a hand for each seat, three piles, then a dossier for each seat.
SUPPLY: Final[i64] = 7
DISCARD: Final[i64] = 8
REMOVED: Final[i64] = 9
DOSSIERS: Final[i64] = 10
NO_PAPERS: Final = vec[i64]()  # the basic game: shared by all, never written
NOBODY_ANYWHERE: Final[i64] = 0x7777777


class SpiesPosition(State):
    """Who is who, where everything stands, and whose decision is awaited."""

    def __init__(self, setup: SpiesSetup, papers: vec[i64]) -> None:
        self.setup = setup
        self.phase = FIRST if setup.first == RANDOM else DEAL
        self.player: i64 = 0 if setup.first == RANDOM else setup.first  # whose turn it is
        self.roll: i64 = 0  # the die's face, from the roll to the end of the turn
        self.actor: i64 = 0  # whose opportunity it is to play cards (T15)
        self.passes: i64 = 0  # in a row
        self.played = False  # a card at this opportunity
        self.writer: i64 = 0  # of a dossier
        self.filed = False  # dossiers are written, or being written (T21)
        self.safe: i64 = SAFE_START
        self.arrived: i64 = 0  # agents that were moved to the safe this turn and are still there (T7, T18)
        self.positions: i64 = 0
        self.markers: i64 = 0
        self.firsts = NOBODY_ANYWHERE  # each seat's agent
        self.seconds = NOBODY_ANYWHERE  # and the second one (T19)
        self.laid = NO_CARD  # the card for whose action a card is being drawn: not to be reshuffled yet (T32)
        self.papers = papers

    def seats(self) -> i64:
        return self.setup.seats

    def copy_to(self, other: SpiesPosition) -> None:
        other.phase = self.phase
        other.player = self.player
        other.roll = self.roll
        other.actor = self.actor
        other.passes = self.passes
        other.played = self.played
        other.writer = self.writer
        other.filed = self.filed
        other.safe = self.safe
        other.arrived = self.arrived
        other.positions = self.positions
        other.markers = self.markers
        other.firsts = self.firsts
        other.seconds = self.seconds
        other.laid = self.laid

    def free_agent_bits(self) -> i64:
        """The agents whose cards lie under the board."""
        agent_bits = self.setup.agent_bits
        for seat in range(self.setup.seats):
            agent_bits &= ~agent_bit(nibble(self.firsts, seat)) & ~agent_bit(nibble(self.seconds, seat))
        return agent_bits

    def has_two(self, seat: i64) -> bool:
        return nibble(self.seconds, seat) != NOBODY

    def is_own(self, seat: i64, agent: i64) -> bool:
        return nibble(self.firsts, seat) == agent or nibble(self.seconds, seat) == agent

    def dealt(self) -> i64:
        """How many seats have their agent."""
        seat: i64 = 0
        while seat < self.setup.seats and nibble(self.firsts, seat) != NOBODY:
            seat += 1
        return seat

    def drawer(self) -> i64:
        """At HANDS, who draws next: two cards each, clockwise from the first player (T12)."""
        seat = self.player
        while size(self.papers[seat]) == HAND_START:
            seat = (seat + 1) % self.setup.seats
        return seat

    def next_entry(self, seat: i64) -> i64:
        """The agent that the seat's dossier comes to next; NOBODY when it is complete (T21)."""
        for agent in range(AGENTS):
            wanted = byte_of(self.setup.agent_bits, agent) and not self.is_own(seat, agent)
            if wanted and nibble(self.papers[DOSSIERS + seat], agent) == BLANK:
                return agent
        return NOBODY

    def text(self) -> str:
        out = TextWriter()
        self.setup.write(out)
        out.word("phase", PHASES[self.phase])
        out.number("player", self.player)
        out.number("roll", self.roll)
        out.number("actor", self.actor)
        out.number("passes", self.passes)
        out.number("played", i64(self.played))
        out.number("writer", self.writer)
        out.number("filed", i64(self.filed))
        out.number("safe", self.safe)
        out.row("arrived", agents_row(self.arrived))
        out.row("positions", bytes_row(self.positions))
        out.row("markers", bytes_row(self.markers))
        out.row("firsts", nibbles_row(self.firsts, self.setup.seats))
        out.row("seconds", nibbles_row(self.seconds, self.setup.seats))
        self.write_papers(out)
        return out.text()

    def write_papers(self, out: TextWriter) -> None:
        if self.setup.cards:
            out.number_unless("laid", self.laid, NO_CARD)
            out.row("supply", pile_row(self.papers[SUPPLY]))
            out.row("discard", pile_row(self.papers[DISCARD]))
            out.row("removed", pile_row(self.papers[REMOVED]))
            for seat in range(self.setup.seats):
                out.row("hand", pile_row(self.papers[seat]))
        if self.setup.dossier:
            for seat in range(self.setup.seats):
                out.row("entries", nibbles_row(self.papers[DOSSIERS + seat], AGENTS))


def new_papers(setup: SpiesSetup) -> vec[i64]:
    if not setup.keeps_papers:
        return NO_PAPERS
    papers = vec[i64]([0] * DOSSIERS + [EMPTY_DOSSIER] * MOST_SEATS)
    if setup.cards:
        papers[SUPPLY] = setup.supply()
    return papers


def fill(position: SpiesPosition, reader: TextReader) -> None:
    """Read what follows the setup; what cannot be played on from is a MalformedText."""
    seats = position.setup.seats
    position.phase = read_phase(reader)
    position.player = reader.number("player", 0, seats - 1)
    position.roll = reader.number("roll", 0, ONE)
    position.actor = reader.number("actor", 0, seats - 1)
    position.passes = reader.number("passes", 0, seats)
    position.played = reader.number("played", 0, 1) == 1
    position.writer = reader.number("writer", 0, seats - 1)
    position.filed = reader.number("filed", 0, 1) == 1
    position.safe = reader.number("safe", 0, BUILDINGS - 1)
    position.arrived = agents_from(reader.row("arrived", shortest=0, longest=AGENTS, least=0, most=AGENTS - 1))
    position.positions = bytes_from(
        reader.row("positions", shortest=AGENTS, longest=AGENTS, least=0, most=BUILDINGS - 1)
    )
    position.markers = bytes_from(reader.row("markers", shortest=AGENTS, longest=AGENTS, least=0, most=MOST_POINTS))
    position.firsts = read_agents(reader, "firsts", seats)
    position.seconds = read_agents(reader, "seconds", seats)
    if position.setup.cards:
        read_piles(position, reader)
    if position.setup.dossier:
        read_dossiers(position, reader)
    reader.end()
    check(position, reader)


def read_phase(reader: TextReader) -> i64:
    word = reader.word("phase")
    if word not in PHASES:
        raise MalformedText(reader.what, "one of " + ", ".join(PHASES), f"“{word}”")
    return PHASES.index(word)


def read_agents(reader: TextReader, name: str, seats: i64) -> i64:
    row = reader.row(name, shortest=seats, longest=seats, least=0, most=NOBODY)
    return nibbles_from(row) | NOBODY_ANYWHERE & ~(shifted(1, 4 * seats) - 1)


def read_piles(position: SpiesPosition, reader: TextReader) -> None:
    position.laid = reader.number_or("laid", NO_CARD, 0, KINDS - 1)
    position.papers[SUPPLY] = read_pile(reader, "supply")
    position.papers[DISCARD] = read_pile(reader, "discard")
    position.papers[REMOVED] = read_pile(reader, "removed")
    for seat in range(position.setup.seats):
        position.papers[seat] = read_pile(reader, "hand")


def read_pile(reader: TextReader, name: str) -> i64:
    return pile_from(reader.row(name, shortest=KINDS, longest=KINDS, least=0, most=MOST_OF_A_KIND))


def read_dossiers(position: SpiesPosition, reader: TextReader) -> None:
    for seat in range(position.setup.seats):
        row = reader.row("entries", shortest=AGENTS, longest=AGENTS, least=0, most=BLANK)
        for agent in range(AGENTS):
            if row[agent] != BLANK and not may_write(position.setup, seat, agent, row[agent]):
                raise MalformedText(reader.what, "entries that name opponents", f"{row[agent]} by seat {seat}")
        position.papers[DOSSIERS + seat] = nibbles_from(row)


def may_write(setup: SpiesSetup, seat: i64, agent: i64, holder: i64) -> bool:
    """Is it an agent in play, and an opponent or, where agents are free, FREE (T21)?"""
    if byte_of(setup.agent_bits, agent) == 0 or holder == seat:
        return False
    return setup.may_call_free() if holder == FREE else holder < setup.seats


def check(position: SpiesPosition, reader: TextReader) -> None:
    """All lines together must be a position from which the game can go on."""
    ensure(reader, agents_fit(position), "different agents in play for the seats, dealt in order")
    ensure(reader, board_fits(position), "agents in play on the board, arrived ones at the safe")
    ensure(reader, markers_fit(position), "no marker at 42 before the end, dossiers once a marker is at 29")
    if position.setup.cards:
        ensure(reader, cards_fit(position), "all cards of the deck in hands of at most four and three piles")
    ensure(reader, phase_fits(position), "a phase that fits the rest")
    ensure(reader, roll_fits(position), "a face of the die")


def ensure(reader: TextReader, fits: bool, expected: str) -> None:
    if not fits:
        raise MalformedText(reader.what, expected, "another position")


def agents_fit(position: SpiesPosition) -> bool:
    left = position.setup.agent_bits
    dealt = position.dealt()
    for seat in range(position.setup.seats):
        for agent in (nibble(position.firsts, seat), nibble(position.seconds, seat)):
            if agent != NOBODY and (seat >= dealt or not byte_of(left, agent)):
                return False
            left &= ~agent_bit(agent)
    return dealt == position.setup.seats if position.phase > DEAL else dealt < position.setup.seats


def board_fits(position: SpiesPosition) -> bool:
    away = ~(position.setup.agent_bits * 0xFF)
    there = standing_at(position.positions, position.safe) & position.setup.agent_bits
    return position.positions & away == 0 and position.markers & away == 0 and position.arrived & ~there == 0


def markers_fit(position: SpiesPosition) -> bool:
    if position.phase != ENDED and at_least(position.markers, FINISH):
        return False
    if not position.setup.dossier:
        return not position.filed
    return position.filed or at_least(position.markers, DOSSIER_SPACE) == 0


def cards_fit(position: SpiesPosition) -> bool:
    total = position.papers[SUPPLY] + position.papers[DISCARD] + position.papers[REMOVED]
    for seat in range(position.setup.seats):
        total += position.papers[seat]
        if size(position.papers[seat]) > HAND_LIMIT:
            return False
    return total == position.setup.supply() and laid_fits(position)


def laid_fits(position: SpiesPosition) -> bool:
    """The card that is carried out lies on the discards, and its player draws for it (T14, T32)."""
    if position.laid == NO_CARD:
        return True
    if position.phase != DRAW or position.setup.rules == FIRST_RULES:
        return False
    return position.played and cards_of(position.papers[DISCARD], position.laid) > 0


def phase_fits(position: SpiesPosition) -> bool:
    phase = position.phase
    if position.setup.dossier and not dossiers_wait(position):
        return False
    if phase == WRITE:
        return position.setup.dossier and position.filed
    if not position.setup.cards:
        return phase not in (HANDS, DRAW, FIND, CARDS)
    if phase == DRAW:
        return size(position.papers[SUPPLY]) > 0 and size(position.papers[position.actor]) < HAND_LIMIT
    if phase == FIND:
        return position.free_agent_bits() != 0 and not position.has_two(position.actor)
    if phase == CARDS:
        return position.passes < position.setup.seats
    return hands_wait(position) if phase <= HANDS else True


def roll_fits(position: SpiesPosition) -> bool:
    """Before the first roll it is 0, whatever the die shows."""
    return position.phase != MOVE or position.setup.may_show(position.roll)


def dossiers_wait(position: SpiesPosition) -> bool:
    """Those who have not come to write yet have blank dossiers, and the writer has something left to write."""
    seats = position.setup.seats
    waiting: i64 = 0
    if not position.filed:
        waiting = seats
    elif position.phase == WRITE:
        if position.next_entry(position.writer) == NOBODY:
            return False
        waiting = (position.player - position.writer - 1) % seats
    for turn in range(1, waiting + 1):
        if position.papers[DOSSIERS + (position.player - turn) % seats] != EMPTY_DOSSIER:
            return False
    return True


def hands_wait(position: SpiesPosition) -> bool:
    """Before the first turn hands fill up to two cards, clockwise from the first player, from a full supply."""
    if position.papers[DISCARD] or position.papers[REMOVED]:
        return False
    room = HAND_START if position.phase == HANDS else 0
    for turn in range(position.setup.seats):
        held = size(position.papers[(position.player + turn) % position.setup.seats])
        if held > room:
            return False
        room = HAND_START if held == HAND_START else 0
    return room == 0
