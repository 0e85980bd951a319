"""The whole truth: fields, copy, text form."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.components import CARDS, COUNT, DECOYS, HOUSES, NOWHERE, RANDOM, SEATS, SETUP
from coverstory.rules.agent_hunter.sheet import EVERYTHING, HunterSheet, read_sheet
from coverstory.rules.agent_hunter.validation import check_sheet
from coverstory.rules.contract import State
from coverstory.rules.text_form import TextReader, TextWriter


class HunterPosition(State):
    """The fields of a state, packed for speed; `sheet.py` has the same in readable form."""

    def __init__(self) -> None:
        """Every field is blank until `adopt` or `copy_to` sets it."""
        self.cards: i64 = CARDS
        self.houses: i64 = HOUSES
        self.decoys: i64 = DECOYS
        self.refill_at_end = True
        self.first = RANDOM
        self.phase: i64 = SETUP
        self.turn: i64 = 0
        self.filling: i64 = NOWHERE
        self.quiet: i64 = 0
        self.live: i64 = 0  # bit set of sites
        self.lost: i64 = 0  # bit set of sites
        self.gone: i64 = 0  # bit set of numbers
        self.hand = vec[i64]()  # seat: bit set of numbers
        self.spare = vec[i64]()  # seat: decoys left
        self.card = vec[i64]()  # site: number or EMPTY
        self.beside = vec[i64]()  # site: decoys
        # site: bit set of the numbers that are publicly possible, before using that a seat's cards are distinct (H30)
        self.could = vec[i64]()

    def copy_to(self, other: HunterPosition) -> None:
        other.cards = self.cards
        other.houses = self.houses
        other.decoys = self.decoys
        other.refill_at_end = self.refill_at_end
        other.first = self.first
        other.phase = self.phase
        other.turn = self.turn
        other.filling = self.filling
        other.quiet = self.quiet
        other.live = self.live
        other.lost = self.lost
        other.gone = self.gone
        other.hand = self.hand[:]
        other.spare = self.spare[:]
        other.card = self.card[:]
        other.beside = self.beside[:]
        other.could = self.could[:]

    def adopt(self, sheet: HunterSheet) -> None:
        """Become what the sheet shows."""
        self.cards = sheet.cards
        self.houses = sheet.houses
        self.decoys = sheet.decoys
        self.refill_at_end = sheet.refill_at_end
        self.first = sheet.first
        self.phase = sheet.phase
        self.turn = sheet.turn
        self.filling = sheet.filling
        self.quiet = sheet.quiet
        self.live = sheet.live
        self.lost = sheet.lost
        self.gone = sheet.gone()
        self.hand = sheet.hand[:]
        self.spare = vec[i64]([sheet.decoys_left(seat) for seat in range(SEATS)])
        self.card = sheet.card[:]
        self.beside = sheet.beside[:]
        self.could = sheet.could[:]

    def public_sheet(self) -> HunterSheet:
        """What lies open: all but the cards."""
        sheet = HunterSheet()
        sheet.cards = self.cards
        sheet.houses = self.houses
        sheet.decoys = self.decoys
        sheet.refill_at_end = self.refill_at_end
        sheet.first = self.first
        sheet.phase = self.phase
        sheet.turn = self.turn
        sheet.filling = self.filling
        sheet.quiet = self.quiet
        sheet.live = self.live
        sheet.lost = self.lost
        sheet.beside = self.beside[:]
        sheet.could = self.could[:]
        for seat in range(SEATS):
            sheet.size[seat] = COUNT[self.hand[seat]]
        return sheet

    def text(self) -> str:
        sheet = self.public_sheet()
        sheet.hand = self.hand[:]
        sheet.card = self.card[:]
        out = TextWriter()
        sheet.write(out)
        return out.text()


def read_whole_sheet(text: str) -> HunterSheet:
    """A sound sheet with nothing hidden, from the text form of a state."""
    reader = TextReader("State", text)
    sheet = read_sheet(reader, EVERYTHING)
    reader.end()
    check_sheet(sheet, reader.what)
    return sheet
