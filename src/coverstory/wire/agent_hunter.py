"""Agent Hunter on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from coverstory.rules.agent_hunter import actions as codes
from coverstory.rules.agent_hunter.components import (
    ELIMINATED,
    LIVE,
    NOWHERE,
    PHASES,
    RANDOM,
    house_of,
    owner_of,
    site_of,
)
from coverstory.rules.agent_hunter.sheet import HunterSheet
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.agent_hunter.words import parts_of
from coverstory.wire.agent_hunter_shapes import HunterPicture
from coverstory.wire.agent_hunter_story import stage, tell
from coverstory.wire.beats import PictureData
from coverstory.wire.game_wire import GameWire, codes_by_parts

KINDS: Mapping[str, str] = {
    "place": "card: put this card into the house that waits for one",
    "hand_attack": "card, house: attack that house of the other seat with a card of the hand",
    "house_attack": "own, house: attack that house of the other seat with the card of an own house",
    "switch": "house: switch the card of an own house",
    "decoy": "house: put the decoy beside this own house",
    "start": "seat: chance lets this seat begin",
}


KEPT_HOUSES = 4096
_houses: Final[dict[int, PictureData]] = {}  # by their looks


def picture_of(view: HunterView) -> PictureData:
    sheet = view.sheet
    site = sheet.filling
    return {
        "game": "agent_hunter",
        "seat": view.seat,
        "to_act": view.to_act(),
        "cards": sheet.cards,
        "decoys": sheet.decoys,
        "refill_at_end": sheet.refill_at_end,
        "first": None if sheet.first == RANDOM else sheet.first,
        "phase": PHASES[sheet.phase],
        "turn": sheet.turn,
        "filling": None if site == NOWHERE else [owner_of(site), house_of(site)],
        "quiet": sheet.quiet,
        "sides": [side_of(view, seat) for seat in range(2)],
    }


def side_of(view: HunterView, seat: int) -> PictureData:
    sheet = view.sheet
    return {
        "hand": None if sheet.is_hidden(seat) else members(sheet.hand[seat]),
        "hand_size": sheet.size[seat],
        "decoys_left": sheet.decoys_left(seat),
        "surely_in_hand": members(view.surely_in_hand(seat)),
        "houses": [house_at(sheet, site_of(seat, house)) for house in range(sheet.houses)],
    }


def house_at(sheet: HunterSheet, site: int) -> PictureData:
    """Houses look alike again and again, at every table; nobody changes a picture."""
    fate, card, could, decoys = sheet.fate(site), sheet.card[site], sheet.could[site], sheet.beside[site]
    looks = ((could * 16 + decoys) * 16 + card + 2) * 4 + fate  # as one number: a tuple costs ten times as much
    house = _houses.get(looks)
    if house is None:
        if len(_houses) >= KEPT_HOUSES:
            _houses.clear()
        house = _houses[looks] = house_of_kind(fate, card, could, decoys)
    return house


def house_of_kind(fate: int, card: int, could: int, decoys: int) -> PictureData:
    return {
        "fate": "live" if fate == LIVE else "eliminated" if fate == ELIMINATED else "closed",
        "card": None if card < 0 else card,  # none, or a secret one
        "face_down": could != 0,
        "decoys": decoys,
        "could": members(could),
    }


@cache
def members(numbers: int) -> list[int]:
    """A bit set as a list; there are 1,024 of them, and nobody changes the lists."""
    return [number for number in range(10) if numbers >> number & 1]


WIRE = GameWire(
    picture=HunterPicture,
    picture_of=picture_of,
    parts_of=parts_of,
    kinds=KINDS,
    code_of=codes_by_parts(parts_of, int(codes.CODES)),
    stage=stage,
    tell=tell,
)
