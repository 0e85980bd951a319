"""Top Secret Spies on the wire: the shapes of its picture."""

from __future__ import annotations

from typing import Annotated, Literal

from coverstory.wire.base import Picture, SeatNumber, Shape, about

Phase = Literal["first", "deal", "hands", "roll", "draw", "find", "move", "place", "cards", "write", "ended"]


class SpiesAgent(Shape, frozen=True):
    """One of the seven agents: gray, yellow, orange, red, green, blue, violet."""

    plays: Annotated[bool, about("is it in this game?")]
    building: Annotated[int, about("0 is the church, 11 the ruins")]
    marker: Annotated[int, about("its space on the scoring track")]
    arrived: Annotated[bool, about("it came to the safe during this card round")]


class SpiesSide(Shape, frozen=True):
    """What one seat has before it."""

    agents: Annotated[list[int | None], about("its agents, one or two; null for one that this seat may not know")]
    hand_size: int
    entries_written: int
    dossier: Annotated[list[int | None], about("by agent: who plays it, 7 for free; null: no entry, or not to be seen")]


class SpiesPicture(Picture, frozen=True, tag_field="game", tag="top_secret_spies"):
    """Top Secret Spies as one seat sees it."""

    first: Annotated[int | None, about("the seat that the options let begin; null: drawn")]
    with_cards: bool
    with_dossier: bool
    judged_before: Annotated[bool, about("who is ahead is judged before the dossier points")]
    best_wins: Annotated[bool, about("the best player wins even if a free agent is ahead")]
    returned_held: Annotated[bool, about("in dossiers an agent returned at the end counts as its last holder's")]
    older: Annotated[bool, about("the older edition: fewer agents, a die from 1 to 6, the safe to empty buildings")]
    deck: Annotated[list[int], about("how many cards of each kind, as the options say")]
    phase: Phase
    player: Annotated[int, about("the seat whose turn it is")]
    roll: Annotated[
        int,
        about(
            "the face last rolled: 0 is “1-3”, 6 is “1” (older edition), others give one point more than their number"
        ),
    ]
    spend: Annotated[tuple[int, int] | None, about("how few and how many points are to be spent now")]
    actor: Annotated[int, about("the seat whose opportunity for a card it is")]
    passes: Annotated[int, about("how many seats in a row played no card")]
    played: Annotated[bool, about("the actor has played a card in this opportunity")]
    writer: SeatNumber
    filed: Annotated[bool, about("the dossiers have been asked for")]
    safe: Annotated[int, about("the building where the safe stands")]
    agents: list[SpiesAgent]
    sides: Annotated[list[SpiesSide], about("by seat")]
    hand: Annotated[list[int], about("own cards of each kind; empty without cards")]
    supply: Annotated[int, about("how many cards")]
    discard: Annotated[list[int], about("cards of each kind; empty without cards")]
    removed: Annotated[list[int], about("cards of each kind that left the game; empty without cards")]
    laid: Annotated[int | None, about("the kind of the card for which a card is being drawn: it is not reshuffled yet")]
