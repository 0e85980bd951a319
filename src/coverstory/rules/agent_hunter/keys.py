"""What a seat sees as one number, and the cards that it cannot see dealt anew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coverstory.rules.agent_hunter.components import COUNT, ENDED, HOUSES, SITES, all_cards, nth_member, site_of
from coverstory.rules.agent_hunter.state import HunterPosition
from coverstory.rules.keys import START, mixed
from coverstory.rules.rng import Source

UNSEEN: Final[i64] = 15  # instead of a card's number plus one
CLASH: Final[i64] = -1  # instead of a bit set: two houses would hold the same number


def key_of(position: HunterPosition, seat: i64) -> i64:
    """Hands are left out: a card that is neither gone nor in a house is in hand."""
    table = position.phase | position.turn << 3 | (position.filling + 1) << 4 | position.quiet << 7
    key = mixed(START, seat | table << 1 | position.live << 17 | position.lost << 23)
    return mixed(mixed(key, lying_cards(position, seat)), thoughts(position, 0) | thoughts(position, 1) << 30)


def lying_cards(position: HunterPosition, seat: i64) -> i64:
    """Cards and decoys by site, seven bits each."""
    lying: i64 = 0
    for site in range(SITES):
        lying = lying << 7 | position.beside[site] << 4 | seen_card(position, seat, site)
    return lying


def seen_card(position: HunterPosition, seat: i64, site: i64) -> i64:
    """The card's number plus one, 0 for none; a face-down card of the enemy is UNSEEN until the game is over (H2)."""
    own = site_of(seat, 0) <= site < site_of(seat, HOUSES)
    if own or position.could[site] == 0 or position.phase == ENDED:
        return position.card[site] + 1
    return UNSEEN


def thoughts(position: HunterPosition, seat: i64) -> i64:
    """The numbers that could lie in each of a seat's houses, from public knowledge: ten bits a house.

    The same sets as `placements.tightened` finds, without listing placements.
    """
    left = position.could[site_of(seat, 0)]
    middle = position.could[site_of(seat, 1)]
    right = position.could[site_of(seat, 2)]
    return tight(left, middle, right) | tight(middle, left, right) << 10 | tight(right, left, middle) << 20


def tight(members: i64, one: i64, other: i64) -> i64:
    """Drop the members that would leave no distinct numbers for the two other houses (a house without a card is 0)."""
    if one and other and COUNT[one | other] == 2:
        return members & ~(one | other)
    if COUNT[one] == 1:
        members &= ~one
    return members & ~other if COUNT[other] == 1 else members


def deal_anew(position: HunterPosition, seat: i64, rng: Source) -> None:
    """Every placement of that seat's face-down cards that fits (H30) is as likely as any other."""
    dealt = deal_houses(position, seat, rng)
    while dealt == CLASH:
        dealt = deal_houses(position, seat, rng)
    position.hand[seat] = all_cards(position.cards) & ~position.gone & ~dealt


def deal_houses(position: HunterPosition, seat: i64, rng: Source) -> i64:
    """A number for each house without regard to the others; the bit set of them, or CLASH."""
    dealt: i64 = 0
    for site in range(site_of(seat, 0), site_of(seat, HOUSES)):
        members = position.could[site]
        if members:
            number = nth_member(members, rng.below(COUNT[members]))
            if dealt >> number & 1:
                return CLASH
            dealt |= 1 << number
            position.card[site] = number
    return dealt
