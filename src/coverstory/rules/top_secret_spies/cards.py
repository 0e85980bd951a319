"""What each Top Secret card may be used for, and what it does (T11, T16, T17)."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.rules.top_secret_spies.actions import PLAY_AGENT, PLAY_AGENT_BITS, PLAY_KIND, PLAY_OTHER, PLAY_STEPS
from coverstory.rules.top_secret_spies.components import (
    ALL_TO_CHURCH,
    CHURCH,
    FREE_AGENT,
    JOIN,
    MARKER_STEP,
    MARKER_STOP,
    MARKERS,
    OFF_SAFE,
    RUINS,
    SAFE_ANYWHERE,
    TO_CHURCH,
    TO_RUINS,
    TO_SAFE,
    TRADE,
)
from coverstory.rules.top_secret_spies.packed import ONES, at_least, byte_of, standing_at, walked, with_byte
from coverstory.rules.top_secret_spies.state import SpiesPosition


def has_effect(position: SpiesPosition, index: i64) -> bool:
    """Would this play, by the seat whose opportunity it is, change anything (T16)? Its agents are in play."""
    kind = PLAY_KIND[index]
    positions = position.positions
    if kind == OFF_SAFE:
        return byte_of(positions, PLAY_AGENT[index]) == position.safe
    if kind == TO_RUINS:
        return byte_of(positions, PLAY_AGENT[index]) != RUINS
    if kind == TO_CHURCH:
        return PLAY_AGENT_BITS[index] & ~standing_at(positions, RUINS) == 0
    if kind == TO_SAFE:
        return byte_of(positions, PLAY_AGENT[index]) != position.safe
    if kind == SAFE_ANYWHERE:
        return PLAY_OTHER[index] != position.safe
    if kind == MARKERS:
        return PLAY_AGENT_BITS[index] & at_least(position.markers, MARKER_STOP) == 0
    if kind == ALL_TO_CHURCH:
        return positions != 0
    if kind == TRADE:
        return byte_of(positions, PLAY_AGENT[index]) != byte_of(positions, PLAY_OTHER[index])
    if kind == JOIN:
        building = PLAY_OTHER[index]
        joined = standing_at(positions, building) & position.setup.agent_bits
        return joined != 0 and byte_of(positions, PLAY_AGENT[index]) != building
    if kind == FREE_AGENT:
        return not position.has_two(position.actor) or position.free_agent_bits() == 0  # T33
    return True  # walking always leads elsewhere


def carry_out(position: SpiesPosition, index: i64) -> i64:
    """Do what the card says, unless it is the free agent's (T19); returns the agents that it moved."""
    kind = PLAY_KIND[index]
    agent = PLAY_AGENT[index]
    other = PLAY_OTHER[index]
    if kind == SAFE_ANYWHERE:
        position.safe = other
        position.arrived = 0  # T18: moving the safe forgets all arrivals
        return 0
    if kind == MARKERS:
        advance_marker(position, agent)
        advance_marker(position, other)
        return 0
    moved = PLAY_AGENT_BITS[index]
    if kind == TO_RUINS:
        put(position, agent, RUINS)
    elif kind == TO_CHURCH:
        position.positions &= ~(moved * 0xFF)
    elif kind == TO_SAFE:
        put(position, agent, position.safe)
    elif kind == ALL_TO_CHURCH:
        moved = ONES & ~standing_at(position.positions, CHURCH)
        position.positions = 0
    elif kind == TRADE:
        building = byte_of(position.positions, agent)
        put(position, agent, byte_of(position.positions, other))
        put(position, other, building)
    elif kind == JOIN:
        put(position, agent, other)
    else:
        position.positions = walked(position.positions, PLAY_STEPS[index])
    arrive(position, moved)
    return moved


def arrive(position: SpiesPosition, moved: i64) -> None:
    """Of the moved agents those now at the safe have arrived; the others have left (T17, T18)."""
    position.arrived = position.arrived & ~moved | standing_at(position.positions, position.safe) & moved


def put(position: SpiesPosition, agent: i64, building: i64) -> None:
    position.positions = with_byte(position.positions, agent, building)


def advance_marker(position: SpiesPosition, agent: i64) -> None:
    """Three forward, but not past 40 (T16)."""
    space = min(byte_of(position.markers, agent) + MARKER_STEP, MARKER_STOP)
    position.markers = with_byte(position.markers, agent, space)
