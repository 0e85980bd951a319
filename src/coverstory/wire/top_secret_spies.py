"""Top Secret Spies on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BLANK,
    HIDDEN,
    MOVE,
    NO_CARD,
    NOBODY,
    PHASES,
    RANDOM,
)
from coverstory.rules.top_secret_spies.packed import byte_of, nibble, nibbles_row, pile_row
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.words import parts_of
from coverstory.wire.base import Picture, SeatNumber, Shape, about
from coverstory.wire.game_wire import GameWire, codes_by_parts
from coverstory.wire.top_secret_spies_story import stage, tell

Phase = Literal["first", "deal", "hands", "roll", "draw", "find", "move", "place", "cards", "write", "ended"]

KINDS: Mapping[str, str] = {
    "split": "seven numbers: the steps that each agent takes",
    "place": "building: put the safe there",
    "pass": "play no card",
    "done": "play no more cards",
    "play": (
        "kind, agent, other: play a card. Agent is -1 where the card names none. Other is, for kinds 0, 1, 4 and 7, "
        "steps (below 0: backward); for 2, 3, 6, 10 and 12 a second agent; for 9 and 13 a building; else -1"
    ),
    "write": "agent, seat: enter into the dossier that this seat plays the agent; seat 7: it is free",
    "roll": "face: chance rolls it; 0 is “1-3”, 6 is “1” (older edition), others give one point more than their number",
    "deal": "agent: chance deals this agent",
    "first": "seat: chance lets this seat begin",
    "draw": "kind: chance draws this card",
    "find": "agent: chance gives this free agent",
}


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


def picture_of(view: SpiesView) -> SpiesPicture:
    setup = view.setup
    hand, supply, discard, removed = cards_of(view) if setup.cards else NO_CARDS
    return SpiesPicture(
        seat=view.seat,
        to_act=view.to_act(),
        first=None if setup.first == RANDOM else setup.first,
        with_cards=setup.cards,
        with_dossier=setup.dossier,
        judged_before=setup.judged_before,
        best_wins=setup.best_wins,
        returned_held=setup.returned_held,
        older=setup.older,
        deck=list(pile_row(setup.deck)),
        phase=PHASES[view.phase],  # type: ignore[arg-type]  # the same words, as a test shows
        player=view.player,
        roll=view.roll,
        spend=(setup.least_total[view.roll], setup.most_total[view.roll]) if view.phase == MOVE else None,
        actor=view.actor,
        passes=view.passes,
        played=view.played,
        writer=view.writer,
        filed=view.filed,
        safe=view.safe,
        agents=[agent_of(view, agent) for agent in range(AGENTS)],
        sides=[side_of(view, seat) for seat in range(setup.seats)],
        hand=hand,
        supply=supply,
        discard=discard,
        removed=removed,
        laid=None if view.laid == NO_CARD else view.laid,
    )


def agent_of(view: SpiesView, agent: int) -> SpiesAgent:
    return SpiesAgent(
        byte_of(view.setup.agent_bits, agent) != 0,
        byte_of(view.positions, agent),
        byte_of(view.markers, agent),
        byte_of(view.arrived, agent) != 0,
    )


def side_of(view: SpiesView, seat: int) -> SpiesSide:
    held = [nibble(view.firsts, seat), nibble(view.seconds, seat)]
    return SpiesSide(
        [None if agent == HIDDEN else agent for agent in held if agent != NOBODY],
        nibble(view.sizes, seat),
        nibble(view.counts, seat),
        [None if entry == BLANK else entry for entry in nibbles_row(view.dossiers[seat], AGENTS)],
    )


NO_CARDS: tuple[list[int], int, list[int], list[int]] = ([], 0, [], [])


def cards_of(view: SpiesView) -> tuple[list[int], int, list[int], list[int]]:
    return list(pile_row(view.hand)), view.supply, list(pile_row(view.discard)), list(pile_row(view.removed))


WIRE = GameWire(
    picture=SpiesPicture,
    picture_of=picture_of,
    parts_of=parts_of,
    kinds=KINDS,
    code_of=codes_by_parts(parts_of, int(codes.ACTIONS)),
    stage=stage,
    tell=tell,
)
