"""The exact search says of an action that it wins for certain only where it does."""

from __future__ import annotations

import pytest

from coverstory.match.match import Match, state_of
from coverstory.puzzles.asking import puzzles_of
from coverstory.puzzles.guarantee import Guarantee, TooWide
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng

SEEDS = range(4)


@pytest.mark.broad
@pytest.mark.parametrize("slug", GAMES)
def test_what_wins_for_certain_wins_in_the_true_world(slug: str) -> None:
    """Where it ends the game at once, in whatever way chance plays on."""
    for seed in SEEDS:
        match = Match(GAMES[slug], GAMES[slug].least_seats)
        rng = Rng(seed)
        while not match.over:
            match.play_chance(rng)
            seat = match.to_act()
            if seat < 0:
                break
            check_here(match, seat, rng)
            offered = match.offered(seat)
            match.submit(seat, offered[int(rng.below(len(offered)))])


def check_here(match: Match, seat: int, rng: Rng) -> None:
    worlds = puzzles_of(match.game.slug).states(match.view(seat))
    if not worlds or len(match.offered(seat)) > 60:
        return
    try:
        winning = Guarantee(seat, 1, steps=400).winning(worlds)
    except TooWide:
        return
    for action in winning:
        after = state_of(match).copy()
        after.advance(action)
        while after.to_act() == seat or after.to_act() == -1:
            own = Guarantee(seat, 1).winning([after]) if after.to_act() == seat else []
            after.advance(own[0] if own else after.draw(rng))
        assert after.to_act() == -2
        assert after.outcome().places[seat] == 1


def test_too_many_branches_are_no_proof() -> None:
    match = Match(GAMES["agent_hunter"], 2)
    rng = Rng(1)
    while match.view(0).to_act() != 0 or len(match.offered(0)) < 12:
        match.play_chance(rng)
        seat = match.to_act()
        match.submit(seat, match.offered(seat)[0])
    worlds = puzzles_of("agent_hunter").states(match.view(0)) or [state_of(match)]
    with pytest.raises(TooWide):
        Guarantee(0, 3, steps=50).winning(worlds)
