"""The things on the table: two equal sets of numbered agents, a row of safe houses each, decoys."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER

SEATS: Final[i64] = 2
CARDS: Final[i64] = 10  # a full set is numbered 0 to 9
HOUSES: Final[i64] = 3  # left, middle, right
DECOYS: Final[i64] = 5
SITES: Final[i64] = 6  # the houses of both seats: seat 0 owns sites 0 to 2, seat 1 sites 3 to 5
FEWEST_CARDS: Final[i64] = 4  # one more than there are houses
QUIET_CAP: Final[i64] = 200  # H18

# Instead of a card's number.
EMPTY: Final[i64] = -1  # no card lies there
HIDDEN: Final[i64] = -2  # a card lies there that the seat may not know

NOWHERE: Final[i64] = -1  # instead of a site
RANDOM: Final[i64] = -1  # instead of the seat that starts: it is drawn (H1)

# What the game waits for.
SETUP: Final[i64] = 0  # a card for the next house
START_DRAW: Final[i64] = 1  # who starts
TURN: Final[i64] = 2  # one of the three actions
REPLACEMENT: Final[i64] = 3  # a card for the house that is being switched
DECOY_DUE: Final[i64] = 4  # where the switch's decoy goes
REFILL: Final[i64] = 5  # a card for a house that gave its own away
ENDED: Final[i64] = 6
PHASES: Final = ["setup", "start", "turn", "replacement", "decoy", "refill", "ended"]

# What became of a house.
LIVE: Final[i64] = 0
ELIMINATED: Final[i64] = 1
CLOSED: Final[i64] = 2

# The answer to an attack: the attacker's card against the defender's (H5).
LOWER: Final[i64] = 0
SAME: Final[i64] = 1
HIGHER: Final[i64] = 2


def site_of(seat: i64, house: i64) -> i64:
    return seat * HOUSES + house


def owner_of(site: i64) -> i64:
    return 0 if site < HOUSES else 1


def house_of(site: i64) -> i64:
    return site if site < HOUSES else site - HOUSES


def houses_of(sites: i64, seat: i64) -> i64:
    """From a bit set of sites, the bit set of one seat's houses."""
    return sites >> (HOUSES * seat) & 7


def all_cards(cards: i64) -> i64:
    """A full set as a bit set of numbers."""
    return (1 << cards) - 1


def all_sites(houses: i64) -> i64:
    row: i64 = (1 << houses) - 1
    return row | row << HOUSES


def _counts() -> vec[i64]:
    counts = vec[i64]([0])
    for members in range(1, 1 << CARDS):
        counts = append(counts, counts[members >> 1] + (members & 1))
    return counts


def _listings() -> vec[i64]:
    listings = vec[i64]()
    for members in range(1 << CARDS):
        listing: i64 = 0
        place: i64 = 0
        for number in range(CARDS):
            if members >> number & 1:
                listing |= number << place
                place += 4
        listings = append(listings, listing)
    return listings


# By bit set, so that a random action is found without listing all of them.
COUNT: Final = _counts()  # how many members
LISTING: Final = _listings()  # the members in ascending order, four bits each


def nth_member(members: i64, n: i64) -> i64:
    return LISTING[members] >> (4 * n) & 15


def sum_of(members: i64) -> i64:
    total: i64 = 0
    for n in range(COUNT[members]):
        total += nth_member(members, n)
    return total


def who_acts(phase: i64, turn: i64, filling: i64) -> i64:
    """A seat, CHANCE or OVER."""
    if phase in (TURN, DECOY_DUE):
        return turn
    if phase == START_DRAW:
        return CHANCE
    return OVER if phase == ENDED else owner_of(filling)
