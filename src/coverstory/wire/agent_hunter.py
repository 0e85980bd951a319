"""Agent Hunter on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Literal

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
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.agent_hunter.words import parts_of
from coverstory.wire.agent_hunter_story import stage, tell
from coverstory.wire.base import Picture, SeatNumber, Shape, about
from coverstory.wire.game_wire import GameWire, codes_by_parts

Phase = Literal["setup", "start", "turn", "replacement", "decoy", "refill", "ended"]
Fate = Literal["live", "eliminated", "closed"]

KINDS: Mapping[str, str] = {
    "place": "card: put this card into the house that waits for one",
    "hand_attack": "card, house: attack that house of the other seat with a card of the hand",
    "house_attack": "own, house: attack that house of the other seat with the card of an own house",
    "switch": "house: switch the card of an own house",
    "decoy": "house: put the decoy beside this own house",
    "start": "seat: chance lets this seat begin",
}


class HunterHouse(Shape, frozen=True):
    """One safe house."""

    fate: Fate
    card: Annotated[int | None, about("its number, if this seat may know it; null for none or a secret one")]
    face_down: Annotated[bool, about("a card lies here face down")]
    decoys: int
    could: Annotated[list[int], about("every number that a face-down card here can have, as all may reckon")]


class HunterSide(Shape, frozen=True):
    """What one seat has before it."""

    hand: Annotated[list[int] | None, about("its cards; null where they are secret")]
    hand_size: int
    decoys_left: int
    surely_in_hand: Annotated[list[int], about("numbers that lie in none of its houses, as all may reckon")]
    houses: Annotated[list[HunterHouse], about("from left to right")]


class HunterPicture(Picture, frozen=True, tag_field="game", tag="agent_hunter"):
    """Agent Hunter as one seat sees it."""

    cards: Annotated[int, about("each seat's cards are numbered from 0 to one less than this")]
    decoys: Annotated[int, about("how many each seat began with")]
    refill_at_end: bool
    first: Annotated[int | None, about("the seat that the options let start; null: drawn")]
    phase: Phase
    turn: SeatNumber
    filling: Annotated[tuple[int, int] | None, about("the seat and the house of it that waits for a card")]
    quiet: Annotated[int, about("turns since the last elimination")]
    sides: Annotated[list[HunterSide], about("by seat")]


def picture_of(view: HunterView) -> HunterPicture:
    sheet = view.sheet
    site = sheet.filling
    return HunterPicture(
        seat=view.seat,
        to_act=view.to_act(),
        cards=sheet.cards,
        decoys=sheet.decoys,
        refill_at_end=sheet.refill_at_end,
        first=None if sheet.first == RANDOM else sheet.first,
        phase=PHASES[sheet.phase],  # type: ignore[arg-type]  # the same words, as a test shows
        turn=sheet.turn,
        filling=None if site == NOWHERE else (owner_of(site), house_of(site)),
        quiet=sheet.quiet,
        sides=[side_of(view, seat) for seat in (0, 1)],
    )


def side_of(view: HunterView, seat: int) -> HunterSide:
    sheet = view.sheet
    return HunterSide(
        hand=None if sheet.is_hidden(seat) else members(sheet.hand[seat]),
        hand_size=sheet.size[seat],
        decoys_left=sheet.decoys_left(seat),
        surely_in_hand=members(view.surely_in_hand(seat)),
        houses=[house_at(view, site_of(seat, house)) for house in range(sheet.houses)],
    )


def house_at(view: HunterView, site: int) -> HunterHouse:
    sheet = view.sheet
    return house_of_kind(sheet.fate(site), sheet.card[site], sheet.could[site], sheet.beside[site])


@lru_cache(4096)
def house_of_kind(fate: int, card: int, could: int, decoys: int) -> HunterHouse:
    """Houses look alike again and again, at every table."""
    word: Fate = "live" if fate == LIVE else "eliminated" if fate == ELIMINATED else "closed"
    return HunterHouse(
        fate=word, card=None if card < 0 else card, face_down=could != 0, decoys=decoys, could=members(could)
    )


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
