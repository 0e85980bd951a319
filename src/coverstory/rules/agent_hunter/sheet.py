"""A position written down: what the text forms of the whole truth and of a view have in common."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.agent_hunter.components import (
    CARDS,
    CLOSED,
    COUNT,
    DECOYS,
    ELIMINATED,
    EMPTY,
    ENDED,
    FEWEST_CARDS,
    HIDDEN,
    HOUSES,
    LIVE,
    NOWHERE,
    PHASES,
    QUIET_CAP,
    RANDOM,
    SEATS,
    SITES,
    all_cards,
    houses_of,
    nth_member,
    site_of,
    who_acts,
)
from coverstory.rules.text_form import TextReader, TextWriter

ROWS: Final = ["left", "middle", "right"]
EVERYTHING: Final[i64] = -2  # instead of a viewer: nothing is hidden


@final
class HunterSheet:
    """The table, with the cards of some seats hidden or of none."""

    def __init__(self) -> None:
        self.cards: i64 = CARDS
        self.houses: i64 = HOUSES
        self.decoys: i64 = DECOYS
        self.refill_at_end = True
        self.first = RANDOM  # the seat that starts
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.filling: i64 = NOWHERE  # the site that waits for a card
        self.quiet: i64 = 0  # turns since the last elimination
        self.live: i64 = 0  # bit set of sites
        self.lost: i64 = 0  # bit set of the eliminated sites
        self.hidden: i64 = 0  # bit set of the seats whose cards do not stand here
        self.size = vec[i64]([0] * SEATS)  # cards in hand
        self.hand = vec[i64]([0] * SEATS)  # bit sets of numbers; empty where hidden
        self.card = vec[i64]([EMPTY] * SITES)
        self.beside = vec[i64]([0] * SITES)  # decoys
        self.could = vec[i64]([0] * SITES)  # what all may think: bit sets of the numbers that can lie there face down

    def to_act(self) -> i64:
        return who_acts(self.phase, self.turn, self.filling)

    def gone(self) -> i64:
        """The numbers of the eliminated houses, which neither seat owns any more (H17)."""
        numbers: i64 = 0
        for site in range(SITES):
            if self.lost >> site & 1:
                numbers |= 1 << self.card[site]
        return numbers

    def owned(self) -> i64:
        """The numbers that both seats still own."""
        return all_cards(self.cards) & ~self.gone()

    def decoys_left(self, seat: i64) -> i64:
        left = self.decoys
        for house in range(HOUSES):
            left -= self.beside[site_of(seat, house)]
        return left

    def is_hidden(self, seat: i64) -> bool:
        return (self.hidden >> seat & 1) == 1

    def fate(self, site: i64) -> i64:
        if self.lost >> site & 1:
            return ELIMINATED
        return LIVE if self.live >> site & 1 else CLOSED

    def over(self) -> bool:
        """Has a seat no live house left (H25)?"""
        return houses_of(self.live, 0) == 0 or houses_of(self.live, 1) == 0

    def write(self, out: TextWriter) -> None:
        out.number("cards", self.cards)
        out.number("houses", self.houses)
        out.number("decoys", self.decoys)
        out.number("refill_at_end", 1 if self.refill_at_end else 0)
        out.number_unless("first", self.first, RANDOM)
        out.word("phase", PHASES[self.phase])
        out.number("turn", self.turn)
        out.number("filling", self.filling)
        out.number("quiet", self.quiet)
        for seat in range(SEATS):
            self.write_seat(out, seat)

    def write_seat(self, out: TextWriter, seat: i64) -> None:
        if self.is_hidden(seat):
            out.number("hidden", self.size[seat])
        else:
            out.row("hand", members_of(self.hand[seat]))
        for house in range(self.houses):
            site = site_of(seat, house)
            row = vec[i64]([self.fate(site), self.card[site], self.beside[site]])
            for number in members_of(self.could[site]):
                row = append(row, number)
            out.row(ROWS[house], row)


def members_of(members: i64) -> vec[i64]:
    return vec[i64]([nth_member(members, n) for n in range(COUNT[members])])


def hidden_from(viewer: i64, phase: i64) -> i64:
    """The seats whose cards a viewer may not know (H2): those of the others, until the game is over."""
    if viewer == EVERYTHING or phase == ENDED:
        return 0
    return 3 if viewer < 0 else 3 & ~(1 << viewer)


def read_sheet(reader: TextReader, viewer: i64) -> HunterSheet:
    """A sheet as that seat (or ONLOOKER) sees it, or with EVERYTHING; validation.py checks what it says."""
    sheet = HunterSheet()
    sheet.cards = reader.number("cards", FEWEST_CARDS, CARDS)
    sheet.houses = reader.number("houses", 1, HOUSES)
    sheet.decoys = reader.number("decoys", 0, DECOYS)
    sheet.refill_at_end = reader.number("refill_at_end", 0, 1) == 1
    sheet.first = reader.number_or("first", RANDOM, 0, SEATS - 1)
    sheet.phase = read_phase(reader)
    sheet.turn = reader.number("turn", 0, SEATS - 1)
    sheet.filling = reader.number("filling", NOWHERE, SITES - 1)
    sheet.quiet = reader.number("quiet", 0, QUIET_CAP)
    sheet.hidden = hidden_from(viewer, sheet.phase)
    for seat in range(SEATS):
        read_hand(reader, sheet, seat)
        for house in range(sheet.houses):
            read_house(reader, sheet, site_of(seat, house), ROWS[house])
    return sheet


def read_phase(reader: TextReader) -> i64:
    word = reader.word("phase")
    for phase in range(ENDED + 1):
        if PHASES[phase] == word:
            return phase
    raise MalformedText(reader.what, "one of " + ", ".join(PHASES), f"“{word}”")


def read_hand(reader: TextReader, sheet: HunterSheet, seat: i64) -> None:
    if sheet.is_hidden(seat):
        sheet.size[seat] = reader.number("hidden", 0, sheet.cards)
        return
    for number in reader.row("hand", shortest=0, longest=sheet.cards, least=0, most=sheet.cards - 1):
        sheet.hand[seat] |= 1 << number
    sheet.size[seat] = COUNT[sheet.hand[seat]]


def read_house(reader: TextReader, sheet: HunterSheet, site: i64, name: str) -> None:
    """A row `fate card decoys`, then every number that could lie there."""
    row = reader.row(name, shortest=3, longest=3 + sheet.cards, least=HIDDEN, most=CARDS - 1)
    for n in range(len(row)):
        if n != 1 and row[n] < 0:
            raise MalformedText(reader.what, f"only a card below 0 after “{name}”", str(row[n]))
    if row[0] > CLOSED:
        raise MalformedText(reader.what, f"a fate from 0 to {CLOSED} for “{name}”", str(row[0]))
    sheet.live |= (1 if row[0] == LIVE else 0) << site
    sheet.lost |= (1 if row[0] == ELIMINATED else 0) << site
    sheet.card[site] = row[1]
    sheet.beside[site] = row[2]
    for n in range(3, len(row)):
        sheet.could[site] |= 1 << row[n]
