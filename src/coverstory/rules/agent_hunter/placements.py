"""Which cards can lie where: a seat's face-down cards are distinct numbers, each out of what its house could hold.

What all may know of a seat's cards is exactly this (H30): a card never leaves its house unseen, so that each
placement that fits the sets came about in one way, and no placement outside them could.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.components import CARDS, COUNT, HOUSES, SEATS, site_of

# A placement is packed: four bits a house, the card's number plus one, or 0 where no card lies.


def packed_card(placement: i64, house: i64) -> i64:
    """The card's number, or EMPTY."""
    return (placement >> (4 * house) & 15) - 1


def placements_of(could: vec[i64], seat: i64) -> vec[i64]:
    """Every placement of one seat's cards that fits, at most 720."""
    found = vec[i64]([0])
    for house in range(HOUSES):
        members = could[site_of(seat, house)]
        if members:
            found = extended(found, house, members)
    return found


def extended(placements: vec[i64], house: i64, members: i64) -> vec[i64]:
    longer = vec[i64]()
    for placement in placements:
        for number in range(CARDS):
            if members >> number & 1 and not holds(placement, number):
                longer = append(longer, placement | (number + 1) << (4 * house))
    return longer


def holds(placement: i64, number: i64) -> bool:
    mark = number + 1
    return mark in (placement & 15, placement >> 4 & 15, placement >> 8)


def tightened(could: vec[i64]) -> vec[i64]:
    """The same placements in the smallest sets: every number that is left lies there in some placement."""
    tight = could[:]
    for seat in range(SEATS):
        for house in range(HOUSES):
            one = could[site_of(seat, (house + 1) % HOUSES)]
            other = could[site_of(seat, (house + 2) % HOUSES)]
            for number in range(CARDS):
                if not room_for_both(one, other, ~(1 << number)):
                    tight[site_of(seat, house)] &= ~(1 << number)
    return tight


def room_for_both(one: i64, other: i64, allowed: i64) -> bool:
    """Can two houses (a set is empty where no card lies) hold distinct numbers out of the allowed ones?"""
    left = one & allowed
    right = other & allowed
    if (one and not left) or (other and not right):
        return False
    return not (left == right and COUNT[left] == 1)
