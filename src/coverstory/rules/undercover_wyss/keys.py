"""What a seat sees as one number, and the missions that it cannot see dealt anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.keys import START, mixed
from coverstory.rules.rng import Source
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.components import BOX, CELLS, KINDS, LINES, NOT_DEALT, PILE
from coverstory.rules.undercover_wyss.state import WyssPosition


def key_of(position: WyssPosition, seat: i64) -> i64:
    """Cards never opened follow from the rest: there are six of each value (W1)."""
    key = mixed(mixed(START, turn_bits(position)), missions_seen(position, seat))
    secrets = position.secrets
    key = mixed(key, bits_of_secrets(secrets, 0))
    key = mixed(key, bits_of_secrets(secrets, LINES))
    piles = position.piles
    for owner in range(position.seat_count):
        key = mixed(key, bits_of_pile(piles, owner * PILE))
    key = mixed(key, bits_of_pile(piles, BOX))
    cells = position.cells
    for start in range(0, CELLS, 6):
        key = mixed(key, bits_of_cells(cells, start))
    return key


def turn_bits(position: WyssPosition) -> i64:
    """What happens next, to whom and where."""
    bits = position.phase << 2 | position.turn
    bits = bits << 2 | position.reach
    bits = bits << 2 | position.due
    bits = bits << 1 | (1 if position.power_due else 0)
    bits = bits << 3 | position.compeller + 1
    bits = bits << 5 | position.line + 1
    bits = bits << 6 | position.opened + 1
    bits = bits << 6 | position.row_card + 1
    bits = bits << 6 | position.column_card + 1
    return bits << 6 | position.stone + 1


def missions_seen(position: WyssPosition, seat: i64) -> i64:
    """W6: how many were dealt, and the own; at the end all."""
    if position.phase == phases.ENDED:
        return position.missions << 2 | seat
    return (position.dealt << 3 | position.mission(seat) + 1) << 2 | seat


def bits_of_secrets(secrets: vec[i64], start: i64) -> i64:
    """Kinds or takers."""
    bits: i64 = 0
    for i in range(start, start + LINES):
        bits = bits << 3 | secrets[i] + 1
    return bits


def bits_of_pile(piles: vec[i64], start: i64) -> i64:
    bits: i64 = 0
    for i in range(start, start + PILE):
        bits = bits << 3 | piles[i]
    return bits


def bits_of_cells(cells: vec[i64], start: i64) -> i64:
    """Six of them: sixty cells make ten numbers."""
    bits: i64 = 0
    for i in range(start, start + 6):
        bits = bits << 7 | cells[i]
    return bits


def deal_others(position: WyssPosition, seat: i64, rng: Source) -> None:
    """W6: all different, the own kept; what was not dealt yet stays so."""
    missions: i64 = position.missions & 7 << seat * 3
    taken = bit_of(position.mission(seat))
    left = KINDS - (1 if taken > 0 else 0)
    for other in range(position.seat_count):
        if other != seat and position.mission(other) != NOT_DEALT:
            kind = nth_free(taken, rng.below(left))
            taken |= bit_of(kind)
            left -= 1
            missions |= kind + 1 << other * 3
    position.missions = missions


def bit_of(kind: i64) -> i64:
    return 1 << kind if kind != NOT_DEALT else 0


def nth_free(taken: i64, n: i64) -> i64:
    """The n-th kind of which the mission is not taken."""
    kind: i64 = 0
    while taken >> kind & 1 or n > 0:
        if not taken >> kind & 1:
            n -= 1
        kind += 1
    return kind
