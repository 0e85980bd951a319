"""Top Secret Spies on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping

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
from coverstory.wire.beats import PictureData
from coverstory.wire.game_wire import GameWire, codes_by_parts
from coverstory.wire.top_secret_spies_shapes import SpiesPicture
from coverstory.wire.top_secret_spies_story import stage, tell

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


def picture_of(view: SpiesView) -> PictureData:
    setup = view.setup
    hand, supply, discard, removed = cards_of(view)
    return {
        "game": "top_secret_spies",
        "seat": view.seat,
        "to_act": view.to_act(),
        "first": some(setup.first, RANDOM),
        "with_cards": setup.cards,
        "with_dossier": setup.dossier,
        "judged_before": setup.judged_before,
        "best_wins": setup.best_wins,
        "returned_held": setup.returned_held,
        "older": setup.older,
        "deck": [*pile_row(setup.deck)],
        "phase": PHASES[view.phase],
        "player": view.player,
        "roll": view.roll,
        "spend": [setup.least_total[view.roll], setup.most_total[view.roll]] if view.phase == MOVE else None,
        "actor": view.actor,
        "passes": view.passes,
        "played": view.played,
        "writer": view.writer,
        "filed": view.filed,
        "safe": view.safe,
        "agents": [agent_of(view, agent) for agent in range(AGENTS)],
        "sides": [side_of(view, seat) for seat in range(setup.seats)],
        "hand": hand,
        "supply": supply,
        "discard": discard,
        "removed": removed,
        "laid": some(view.laid, NO_CARD),
    }


def some(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


def agent_of(view: SpiesView, agent: int) -> PictureData:
    return {
        "plays": byte_of(view.setup.agent_bits, agent) != 0,
        "building": byte_of(view.positions, agent),
        "marker": byte_of(view.markers, agent),
        "arrived": byte_of(view.arrived, agent) != 0,
    }


def side_of(view: SpiesView, seat: int) -> PictureData:
    held = [nibble(view.firsts, seat), nibble(view.seconds, seat)]
    return {
        "agents": [some(agent, HIDDEN) for agent in held if agent != NOBODY],
        "hand_size": nibble(view.sizes, seat),
        "entries_written": nibble(view.counts, seat),
        "dossier": [some(entry, BLANK) for entry in nibbles_row(view.dossiers[seat], AGENTS)],
    }


def cards_of(view: SpiesView) -> tuple[list[int], int, list[int], list[int]]:
    if not view.setup.cards:
        return [], 0, [], []
    return [*pile_row(view.hand)], view.supply, [*pile_row(view.discard)], [*pile_row(view.removed)]


WIRE = GameWire(
    picture=SpiesPicture,
    picture_of=picture_of,
    parts_of=parts_of,
    kinds=KINDS,
    code_of=codes_by_parts(parts_of, int(codes.ACTIONS)),
    stage=stage,
    tell=tell,
)
