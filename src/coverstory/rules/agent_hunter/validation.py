"""Does a sheet that was read show a position that can be played on? If not, a MalformedText says what is wrong."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.agent_hunter.components import (
    COUNT,
    DECOY_DUE,
    ELIMINATED,
    EMPTY,
    ENDED,
    HIDDEN,
    HOUSES,
    LIVE,
    NOWHERE,
    QUIET_CAP,
    RANDOM,
    REFILL,
    REPLACEMENT,
    SEATS,
    SETUP,
    SITES,
    START_DRAW,
    all_cards,
    all_sites,
    owner_of,
    site_of,
)
from coverstory.rules.agent_hunter.placements import tightened
from coverstory.rules.agent_hunter.sheet import HunterSheet


def check_sheet(sheet: HunterSheet, what: str) -> None:
    fault = first_fault(sheet)
    if fault:
        raise MalformedText(what, fault, "something else")


def check_tight(sheet: HunterSheet, what: str) -> None:
    """The sets of a view are exactly what is public: no number too many, and none too few."""
    tight = tightened(sheet.could)
    for site in range(SITES):
        if tight[site] != sheet.could[site]:
            raise MalformedText(what, "only numbers that could lie there", "others too")


def first_fault(sheet: HunterSheet) -> str:
    """What the sheet should say and does not, in words; empty if it is sound."""
    fault = gone_fault(sheet)
    for site in range(SITES):
        if not fault and all_sites(sheet.houses) >> site & 1:
            fault = house_fault(sheet, site)
    for seat in range(SEATS):
        fault = fault or seat_fault(sheet, seat)
    return fault or empty_fault(sheet) or phase_fault(sheet)


def gone_fault(sheet: HunterSheet) -> str:
    numbers: i64 = 0
    for site in range(SITES):
        if sheet.fate(site) == ELIMINATED:
            card = sheet.card[site]
            if card < 0 or numbers >> card & 1 or card >= sheet.cards:
                return "a number of its own for each eliminated house"
            numbers |= 1 << card
    return ""


def house_fault(sheet: HunterSheet, site: i64) -> str:
    card = sheet.card[site]
    could = sheet.could[site]
    fate = sheet.fate(site)
    if fate != LIVE:
        if could or (fate != ELIMINATED and card != EMPTY):
            return "no face-down card in a house that is not live"
        return ""
    if card != EMPTY and (card == HIDDEN) != sheet.is_hidden(owner_of(site)):
        return "hidden cards where they are hidden from this seat"
    if (card == EMPTY) != (could == 0) or could & ~sheet.owned():
        return "numbers that could lie there for each face-down card"
    if card >= 0 and not could >> card & 1:
        return "a card that could lie there"
    return ""


def seat_fault(sheet: HunterSheet, seat: i64) -> str:
    if sheet.decoys_left(seat) < 0:
        return f"at most {sheet.decoys} decoys"
    found = sheet.hand[seat]
    count = sheet.size[seat]
    for house in range(HOUSES):
        site = site_of(seat, house)
        if sheet.fate(site) == LIVE and sheet.card[site] != EMPTY:
            count += 1
            if sheet.card[site] >= 0:
                found |= 1 << sheet.card[site]
    all_there = sheet.is_hidden(seat) or found == sheet.owned()
    if count != COUNT[sheet.owned()] or not all_there:
        return "each number that is left once with each seat"
    return ""


def empty_fault(sheet: HunterSheet) -> str:
    """Only a house that waits for its card is empty, or one that waits no longer because the game is over (H12)."""
    empty: i64 = 0
    for site in range(SITES):
        if sheet.live >> site & 1 and sheet.card[site] == EMPTY:
            empty |= 1 << site
    if sheet.phase == ENDED and not sheet.refill_at_end and COUNT[empty] == 1 and sheet.over():
        return ""
    return "" if empty == waiting(sheet) else "empty houses only where a card is due"


def waiting(sheet: HunterSheet) -> i64:
    if sheet.filling == NOWHERE:
        return 0
    first: i64 = 1 << sheet.filling
    return first | sheet.live & -first if sheet.phase == SETUP else first


def phase_fault(sheet: HunterSheet) -> str:
    phase = sheet.phase
    filling = phase in (SETUP, REPLACEMENT, REFILL)
    if filling != (sheet.filling != NOWHERE):
        return "a house to be filled when a card is due"
    if filling and sheet.size[owner_of(sheet.filling)] == 0:
        return "a card in hand for the house to be filled"
    if phase == START_DRAW and sheet.first != RANDOM:
        return "no draw where a seat is named to start"
    if phase in (SETUP, START_DRAW):
        return setup_fault(sheet)
    if phase == REFILL:
        return refill_fault(sheet)
    return end_fault(sheet) if phase == ENDED else turn_fault(sheet)


def setup_fault(sheet: HunterSheet) -> str:
    begun = sheet.turn + sheet.quiet
    for site in range(SITES):
        begun += sheet.beside[site]
    if begun or sheet.live != all_sites(sheet.houses):
        return "a game that has not begun"
    for site in range(SITES):
        if sheet.could[site] and sheet.could[site] != all_cards(sheet.cards):
            return "nothing known about the cards"
    return ""


def refill_fault(sheet: HunterSheet) -> str:
    if sheet.lost == 0 or sheet.quiet or (sheet.over() and not sheet.refill_at_end):
        return "an elimination that makes the refill due"
    return ""


def turn_fault(sheet: HunterSheet) -> str:
    if sheet.over() or sheet.quiet == QUIET_CAP:
        return "a game that goes on"
    if sheet.phase == REPLACEMENT and owner_of(sheet.filling) != sheet.turn:
        return "a switch by the seat whose turn it is"
    switching = sheet.phase == REPLACEMENT or sheet.phase == DECOY_DUE
    if switching and sheet.decoys_left(sheet.turn) == 0:
        return "a decoy for the switch"
    return ""


def end_fault(sheet: HunterSheet) -> str:
    if sheet.over() == (sheet.quiet == QUIET_CAP):
        return "a game that is over"
    return ""
