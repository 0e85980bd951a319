"""Who has won: agents returned, dossiers checked, points compared (T10, T19, T22, T23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.top_secret_spies.components import AGENTS, ENTRY_POINTS, FREE, NOBODY
from coverstory.rules.top_secret_spies.packed import byte_of, nibble
from coverstory.rules.top_secret_spies.state import DOSSIERS, SpiesPosition


def kept_agent(position: SpiesPosition, seat: i64) -> i64:
    """Of two agents the one ahead; of equal ones the first (T19)."""
    agent = nibble(position.firsts, seat)
    second = nibble(position.seconds, seat)
    if second != NOBODY and byte_of(position.markers, second) > byte_of(position.markers, agent):
        return second
    return agent


def returned_agent(position: SpiesPosition, seat: i64) -> i64:
    """Of two agents the one that goes back under the board."""
    return nibble(position.firsts, seat) + nibble(position.seconds, seat) - kept_agent(position, seat)


def holder(position: SpiesPosition, agent: i64) -> i64:
    """Whose agent it is at the end, or FREE."""
    for seat in range(position.setup.seats):
        if kept_agent(position, seat) == agent:
            return seat
    return FREE


def right_entry(position: SpiesPosition, agent: i64) -> i64:
    """Whom a dossier should have named: the holder, or FREE; for a returned agent the option says which (T22)."""
    if position.setup.returned_held:
        for seat in range(position.setup.seats):
            if position.is_own(seat, agent):
                return seat
    return holder(position, agent)


def marker_points(position: SpiesPosition, seat: i64) -> i64:
    return byte_of(position.markers, kept_agent(position, seat))


def dossier_points(position: SpiesPosition, seat: i64) -> i64:
    """Five for each correct entry (T22)."""
    total: i64 = 0
    if position.setup.dossier:
        entries = position.papers[DOSSIERS + seat]
        for agent in range(AGENTS):
            if byte_of(position.setup.agent_bits, agent) and nibble(entries, agent) == right_entry(position, agent):
                total += ENTRY_POINTS
    return total


def points(position: SpiesPosition, seat: i64) -> i64:
    return marker_points(position, seat) + dossier_points(position, seat)


def best_free_marker(position: SpiesPosition) -> i64:
    """Where the farthest agent stands that is nobody's; -1 if there is none."""
    best: i64 = -1
    for agent in range(AGENTS):
        if byte_of(position.setup.agent_bits, agent) and holder(position, agent) == FREE:
            best = max(best, byte_of(position.markers, agent))
    return best


def free_agent_ahead(position: SpiesPosition) -> bool:
    """Is a free agent strictly ahead of every player (T10), with or without dossiers (T23)?"""
    best: i64 = -1
    for seat in range(position.setup.seats):
        best = max(best, marker_points(position, seat) if position.setup.judged_before else points(position, seat))
    return best_free_marker(position) > best


def places_of(position: SpiesPosition, out: vec[i64]) -> None:
    """Seats that tie share a place; where nobody wins the best seat comes second."""
    for seat in range(position.setup.seats):
        out[seat] = points(position, seat)
    ahead = vec[i64]([place_among(out, seat, position.setup.seats) for seat in range(position.setup.seats)])
    lost = i64(not position.setup.best_wins and free_agent_ahead(position))
    for seat in range(position.setup.seats):
        out[seat] = ahead[seat] + lost


def place_among(totals: vec[i64], seat: i64, seats: i64) -> i64:
    place: i64 = 1
    for rival in range(seats):
        if totals[rival] > totals[seat]:
            place += 1
    return place
