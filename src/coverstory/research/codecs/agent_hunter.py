"""Agent Hunter for learners."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from coverstory.research.codecs.codec import Codec, Field, Span, write_flag, write_one_of, write_part, write_set
from coverstory.rules.agent_hunter.actions import CODES, DECOY, HAND_ATTACK, HOUSE_ATTACK, PLACE, START, SWITCH
from coverstory.rules.agent_hunter.components import (
    CARDS,
    COUNT,
    DECOYS,
    EMPTY,
    ENDED,
    HOUSES,
    QUIET_CAP,
    SEATS,
    SITES,
    owner_of,
    site_of,
)
from coverstory.rules.agent_hunter.keys import tight
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import OVER, State

PHASES: Final[i64] = 7
HOUSE: Final[i64] = 3 + 2 * CARDS  # numbers for each house


@final
class HunterCodec(Codec):
    """`cap`: after so many quiet turns the game is scored as it stands (H18 with another number, for study)."""

    def __init__(self, houses: i64, decoys: i64, cap: i64) -> None:
        # Each house is filled once, and refilled at most once for each that is lost; a turn is one decision, and a
        # switch two more.
        longest = 4 * houses + 2 * houses * cap + 4 * decoys
        super().__init__(SEATS, decisions=START, outcomes=CODES, longest=longest, most_chance=1)
        self.cap = cap

    def actor(self, state: State) -> i64:
        assert isinstance(state, HunterState)
        if state.quiet >= self.cap:
            return OVER
        return state.to_act()

    def spans(self) -> list[Span]:
        return [
            Span(PLACE, 10, "put the card of this number into the house that waits for one"),
            Span(HAND_ATTACK, 30, "attack from the hand: 3 × card + house attacked"),
            Span(HOUSE_ATTACK, 9, "attack from a house: 3 × own house + house attacked"),
            Span(SWITCH, 3, "switch agents in this house"),
            Span(DECOY, 3, "put the decoy beside this house"),
            Span(START, 2, "this seat starts", by_chance=True),
        ]

    def public_fields(self) -> list[Field]:
        return [
            Field("phase", (PHASES,), "one of setup, start, turn, replacement, decoy, refill, ended"),
            Field("turn", (SEATS,), "whose turn it is"),
            Field("filling", (SITES,), "the house that waits for a card: seat 0's left, middle, right, then seat 1's"),
            Field("quiet", (1,), f"turns since the last elimination, divided by {QUIET_CAP}"),
            Field(
                "houses",
                (SITES, HOUSE),
                f"by house: live; eliminated; decoys beside it divided by {DECOYS}; for each number whether all may"
                " think that the card lying there face down has it (H30); for each number whether it lies there open",
            ),
            Field("hand_sizes", (SEATS,), f"cards in each hand, divided by {CARDS}"),
            Field("decoys_left", (SEATS,), f"decoys that each seat still has, divided by {DECOYS}"),
        ]

    def private_fields(self) -> list[Field]:
        return [
            Field("seat", (SEATS,), "whose observation this is"),
            Field("hand", (CARDS,), "the numbers in hand"),
            Field("own_houses", (HOUSES, CARDS), "the number of the card in each own house"),
        ]

    def write_public(self, state: State, out: BytesWriter) -> None:
        assert isinstance(state, HunterState)
        write_one_of(out, PHASES, state.phase)
        write_one_of(out, SEATS, state.turn)
        write_one_of(out, SITES, state.filling)
        write_part(out, state.quiet, QUIET_CAP)
        for site in range(SITES):
            write_house(out, state, site)
        for seat in range(SEATS):
            write_part(out, COUNT[state.hand[seat]], CARDS)
        for seat in range(SEATS):
            write_part(out, state.spare[seat], DECOYS)

    def write_private(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, HunterState)
        write_one_of(out, SEATS, seat)
        write_set(out, CARDS, state.hand[seat])
        for house in range(HOUSES):
            write_one_of(out, CARDS, state.card[site_of(seat, house)])


def write_house(out: BytesWriter, state: HunterState, site: i64) -> None:
    write_flag(out, (state.live >> site & 1) == 1)
    write_flag(out, (state.lost >> site & 1) == 1)
    write_part(out, state.beside[site], DECOYS)
    write_set(out, CARDS, thought_of(state, site))
    if state.lost >> site & 1 or state.phase == ENDED:  # H2
        write_one_of(out, CARDS, state.card[site])
    else:
        write_one_of(out, CARDS, EMPTY)


def thought_of(state: HunterState, site: i64) -> i64:
    """H30: the numbers that are publicly possible there, given that a seat's cards are distinct."""
    first = site_of(owner_of(site), 0)
    return tight(
        state.could[site],
        state.could[first + (site - first + 1) % HOUSES],
        state.could[first + (site - first + 2) % HOUSES],
    )
