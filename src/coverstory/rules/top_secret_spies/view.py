"""What one seat, or an onlooker, may know."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event, View, read_event
from coverstory.rules.text_form import TextReader, TextWriter
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BLANK,
    BUILDINGS,
    CARDS,
    EMPTY_DOSSIER,
    ENDED,
    HAND_LIMIT,
    HIDDEN,
    KINDS,
    LAST_CHANCE,
    MOST_OF_A_KIND,
    MOST_POINTS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    ONE,
    PHASES,
    PLACE,
    WRITE,
)
from coverstory.rules.top_secret_spies.keys import written
from coverstory.rules.top_secret_spies.packed import (
    agents_from,
    agents_row,
    bytes_from,
    bytes_row,
    cards_of,
    nibble,
    nibbles_from,
    nibbles_row,
    pile_from,
    pile_row,
    size,
    with_nibble,
)
from coverstory.rules.top_secret_spies.setup import SpiesSetup, read_setup
from coverstory.rules.top_secret_spies.state import DISCARD, DOSSIERS, REMOVED, SUPPLY, SpiesPosition, read_phase


@final
class SpiesView(View):
    """The table as a seat sees it; agents of others are HIDDEN until the end (T27)."""

    def __init__(self, seat: i64, heard: list[Event], setup: SpiesSetup) -> None:
        super().__init__(seat, heard)
        self.setup = setup
        self.phase: i64 = 0
        self.player: i64 = 0
        self.roll: i64 = 0
        self.actor: i64 = 0
        self.passes: i64 = 0
        self.played = False
        self.writer: i64 = 0
        self.filed = False
        self.safe: i64 = 0
        self.arrived: i64 = 0
        self.positions: i64 = 0
        self.markers: i64 = 0
        self.firsts: i64 = 0
        self.seconds: i64 = 0
        self.laid = NO_CARD
        self.sizes: i64 = 0  # cards in each hand (T20)
        self.hand: i64 = 0  # the own one
        self.supply: i64 = 0  # how many cards
        self.discard: i64 = 0
        self.removed: i64 = 0
        self.counts: i64 = 0  # entries in each dossier
        self.dossiers = vec[i64]([EMPTY_DOSSIER] * MOST_SEATS)  # the own one; at the end all

    def to_act(self) -> i64:
        if self.phase <= LAST_CHANCE:
            return CHANCE
        if self.phase <= PLACE:
            return self.player
        if self.phase == CARDS:
            return self.actor
        return self.writer if self.phase == WRITE else OVER

    def picture(self) -> str:
        out = TextWriter()
        out.number("seat", self.seat)
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
            out.row("sizes", nibbles_row(self.sizes, self.setup.seats))
            out.row("hand", pile_row(self.hand))
            out.number("supply", self.supply)
            out.row("discard", pile_row(self.discard))
            out.row("removed", pile_row(self.removed))
        if self.setup.dossier:
            out.row("counts", nibbles_row(self.counts, self.setup.seats))
            for seat in range(self.setup.seats):
                out.row("entries", nibbles_row(self.dossiers[seat], AGENTS))


def look(state: SpiesPosition, seat: i64, heard: list[Event]) -> SpiesView:
    view = SpiesView(seat, heard, state.setup)
    view.phase = state.phase
    view.player = state.player
    view.roll = state.roll
    view.actor = state.actor
    view.passes = state.passes
    view.played = state.played
    view.writer = state.writer
    view.filed = state.filed
    view.safe = state.safe
    view.arrived = state.arrived
    view.positions = state.positions
    view.markers = state.markers
    view.firsts = seen_agents(state.firsts, seat, state.setup.seats, state.phase)
    view.seconds = seen_agents(state.seconds, seat, state.setup.seats, state.phase)
    if state.setup.cards:
        look_at_cards(view, state)
    if state.setup.dossier:
        look_at_dossiers(view, state)
    return view


def seen_agents(agents: i64, seat: i64, seats: i64, phase: i64) -> i64:
    """That somebody has an agent is public; which one only its owner knows, until the end (T27)."""
    if phase == ENDED:
        return agents
    seen = agents
    for other in range(seats):
        if other != seat and nibble(agents, other) != NOBODY:
            seen = with_nibble(seen, other, HIDDEN)
    return seen


def look_at_cards(view: SpiesView, state: SpiesPosition) -> None:
    """Hands are secret but for their size; what was played lies open (T20)."""
    for seat in range(state.setup.seats):
        view.sizes = with_nibble(view.sizes, seat, size(state.papers[seat]))
    if view.seat != ONLOOKER:
        view.hand = state.papers[view.seat]
    view.laid = state.laid
    view.supply = size(state.papers[SUPPLY])
    view.discard = state.papers[DISCARD]
    view.removed = state.papers[REMOVED]


def look_at_dossiers(view: SpiesView, state: SpiesPosition) -> None:
    """Face down until the end (T22); how far a writer has come is to be seen."""
    for seat in range(state.setup.seats):
        entries = state.papers[DOSSIERS + seat]
        view.counts = with_nibble(view.counts, seat, written(entries))
        if seat == view.seat or state.phase == ENDED:
            view.dossiers[seat] = entries


def read_view(text: str) -> SpiesView:
    reader = TextReader("View", text)
    seat = reader.number("seat", ONLOOKER, MOST_SEATS - 1)
    setup = read_setup(reader)
    if seat >= setup.seats:
        raise MalformedText(reader.what, f"a seat below {setup.seats}", str(seat))
    view = SpiesView(seat, [], setup)
    read_board(view, reader)
    if setup.cards:
        read_cards(view, reader)
    if setup.dossier:
        read_entries(view, reader)
    view.heard.extend([read_event(line) for line in reader.rest("heard")])
    return view


def read_board(view: SpiesView, reader: TextReader) -> None:
    seats = view.setup.seats
    view.phase = read_phase(reader)
    view.player = reader.number("player", 0, seats - 1)
    view.roll = reader.number("roll", 0, ONE)
    view.actor = reader.number("actor", 0, seats - 1)
    view.passes = reader.number("passes", 0, seats)
    view.played = reader.number("played", 0, 1) == 1
    view.writer = reader.number("writer", 0, seats - 1)
    view.filed = reader.number("filed", 0, 1) == 1
    view.safe = reader.number("safe", 0, BUILDINGS - 1)
    view.arrived = agents_from(reader.row("arrived", shortest=0, longest=AGENTS, least=0, most=AGENTS - 1))
    view.positions = bytes_from(reader.row("positions", shortest=AGENTS, longest=AGENTS, least=0, most=BUILDINGS - 1))
    view.markers = bytes_from(reader.row("markers", shortest=AGENTS, longest=AGENTS, least=0, most=MOST_POINTS))
    view.firsts = read_seen(reader, "firsts", seats)
    view.seconds = read_seen(reader, "seconds", seats)


def read_seen(reader: TextReader, name: str, seats: i64) -> i64:
    agents = nibbles_from(reader.row(name, shortest=seats, longest=seats, least=0, most=HIDDEN))
    for seat in range(seats, MOST_SEATS):
        agents = with_nibble(agents, seat, NOBODY)
    return agents


def read_cards(view: SpiesView, reader: TextReader) -> None:
    seats = view.setup.seats
    view.laid = reader.number_or("laid", NO_CARD, 0, KINDS - 1)
    view.sizes = nibbles_from(reader.row("sizes", shortest=seats, longest=seats, least=0, most=HAND_LIMIT))
    view.hand = pile_from(reader.row("hand", shortest=KINDS, longest=KINDS, least=0, most=MOST_OF_A_KIND))
    view.supply = reader.number("supply", 0, KINDS * MOST_OF_A_KIND)
    view.discard = pile_from(reader.row("discard", shortest=KINDS, longest=KINDS, least=0, most=MOST_OF_A_KIND))
    view.removed = pile_from(reader.row("removed", shortest=KINDS, longest=KINDS, least=0, most=MOST_OF_A_KIND))
    if not all_cards_are_somewhere(view):
        raise MalformedText(reader.what, "all cards of the deck, and the own hand of its size", "other cards")


def all_cards_are_somewhere(view: SpiesView) -> bool:
    deck = view.setup.supply()
    seen = view.hand + view.discard + view.removed
    for kind in range(KINDS):
        found = cards_of(view.hand, kind) + cards_of(view.discard, kind) + cards_of(view.removed, kind)
        if found > cards_of(deck, kind):
            return False
    others: i64 = 0
    for seat in range(view.setup.seats):
        if seat != view.seat:
            others += nibble(view.sizes, seat)
    own = 0 if view.seat == ONLOOKER else nibble(view.sizes, view.seat)
    return own == size(view.hand) and size(seen) + others + view.supply == size(deck)


def read_entries(view: SpiesView, reader: TextReader) -> None:
    seats = view.setup.seats
    view.counts = nibbles_from(reader.row("counts", shortest=seats, longest=seats, least=0, most=AGENTS - 1))
    for seat in range(seats):
        view.dossiers[seat] = nibbles_from(reader.row("entries", shortest=AGENTS, longest=AGENTS, least=0, most=BLANK))
