"""Which whole truths fit a view."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.placements import packed_card, placements_of
from coverstory.rules.agent_hunter.play import HunterState, from_sheet
from coverstory.rules.agent_hunter.table import HOUSES, SEATS, all_cards, site_of
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import Worlds
from coverstory.rules.rng import Source


@final
class HunterWorlds(Worlds):
    """Every placement of the hidden cards is as likely as any other; what is not in a house is in hand."""

    def __init__(self, view: HunterView) -> None:
        self.known = from_sheet(view.sheet)
        self.hidden = view.sheet.hidden
        self.placements = [placements_of(view.sheet.could, seat) for seat in range(SEATS)]

    def sample(self, rng: Source) -> HunterState:
        state = self.known.copy()
        for seat in range(SEATS):
            if self.hidden >> seat & 1:
                fitting: vec[i64] = self.placements[seat]
                lay(state, seat, fitting[rng.below(len(fitting))])
        return state


def lay(state: HunterState, seat: i64, placement: i64) -> None:
    hand = all_cards(state.cards) & ~state.gone
    for house in range(HOUSES):
        card = packed_card(placement, house)
        if card >= 0:
            state.card[site_of(seat, house)] = card
            hand &= ~(1 << card)
    state.hand[seat] = hand
