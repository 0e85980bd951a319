"""Which truths fit a view: only the missions of others are hidden."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.contract import Worlds
from coverstory.rules.rng import Source
from coverstory.rules.undercover_wyss.components import KINDS, MOST_SEATS, UNKNOWN
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.state import packed
from coverstory.rules.undercover_wyss.view import WyssView, position_of


@final
class WyssWorlds(Worlds):
    """All deals of missions that fit are equally likely: nothing that is heard tells more of them (W6)."""

    def __init__(self, view: WyssView) -> None:
        self.base = position_of(view)
        self.deals = deals_that_fit(view)

    def sample(self, rng: Source) -> WyssState:
        world = self.base.copy()
        world.missions = self.deals[rng.below(len(self.deals))]
        return world


def deals_that_fit(view: WyssView) -> vec[i64]:
    """Every way to give the seats different missions, those that are seen as they are seen; packed."""
    missions = vec[i64]([view.mission(seat) for seat in range(MOST_SEATS)])
    return fill_in(missions, 0, vec[i64]())


def fill_in(missions: vec[i64], seat: i64, deals: vec[i64]) -> vec[i64]:
    while seat < MOST_SEATS and missions[seat] != UNKNOWN:
        seat += 1
    if seat == MOST_SEATS:
        return append(deals, packed(missions))
    for kind in range(KINDS):
        if is_free(missions, kind):
            missions[seat] = kind
            deals = fill_in(missions, seat + 1, deals)
    missions[seat] = UNKNOWN
    return deals


def is_free(missions: vec[i64], kind: i64) -> bool:
    return all(mission != kind for mission in missions)
