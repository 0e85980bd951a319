"""Agent Hunter on the wire: the shapes of its picture."""

from __future__ import annotations

from typing import Annotated, Literal

from coverstory.wire.base import Picture, SeatNumber, Shape, about

Phase = Literal["setup", "start", "turn", "replacement", "decoy", "refill", "ended"]
Fate = Literal["live", "eliminated", "closed"]


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
