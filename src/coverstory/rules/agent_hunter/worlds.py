"""Which whole truths fit a view."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.components import HOUSES, SEATS, all_cards, site_of
from coverstory.rules.agent_hunter.placements import packed_card, placements_of
from coverstory.rules.agent_hunter.play import HunterState, from_sheet
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import Worlds
from coverstory.rules.rng import Source


@final
class HunterWorlds(Worlds):
    """Every placement of the hidden cards is as likely as any other; what is not in a house is in hand."""

    def __init__(self, view: HunterView) -> None:
        self.known = from_sheet(view.sheet)
        self.placements: list[vec[i64]] = []  # by seat; none where nothing is hidden
        for seat in range(SEATS):
            hidden = view.sheet.is_hidden(seat)
            self.placements.append(placements_of(view.sheet.could, seat) if hidden else vec[i64]())

    def sample(self, rng: Source) -> HunterState:
        state = self.known.copy()
        for seat in range(SEATS):
            fitting = self.placements[seat]
            count: i64 = len(fitting)
            if count:
                lay(state, seat, fitting[rng.below(count)])
        return state


def lay(state: HunterState, seat: i64, placement: i64) -> None:
    hand = all_cards(state.cards) & ~state.gone
    for house in range(HOUSES):
        card = packed_card(placement, house)
        if card >= 0:
            state.card[site_of(seat, house)] = card
            hand &= ~(1 << card)
    state.hand[seat] = hand
