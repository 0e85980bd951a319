"""What is known: W35, W6."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.match.match import Match, state_of
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.play import WyssState
from support.wyss_positions import GAME, dealt, play, position


def before_mission(seats: int, owner: int) -> Match:
    """A match in which that seat's mission is dealt next."""
    match = Match(GAME, seats)
    rng = Rng(seats * 7 + owner)
    for _ in range(16 + owner):
        match.enter(state_of(match).draw(rng))
    return match


@pytest.mark.parametrize(("seats", "owner"), [(seats, owner) for seats in (2, 3, 4) for owner in range(seats)])
def test_w6_w35_a_mission_sounds_the_same_to_all_others(seats: int, owner: int) -> None:
    """Seen by its owner only: for everybody else all missions give the same events and the same view, byte for byte."""
    outcomes = [outcome for outcome, _ in state_of(before_mission(seats, owner)).chance_outcomes()]
    told: dict[int, set[str]] = {seat: set() for seat in (*range(seats), ONLOOKER)}
    for outcome in outcomes:
        match = before_mission(seats, owner)
        match.enter(outcome)
        for seat, texts in told.items():
            texts.add(match.view(seat).text())
    for seat, texts in told.items():
        assert len(texts) == (len(outcomes) if seat == owner else 1)


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), variant=st.sampled_from(GAME.variants))
def test_w35_a_whole_game_sounds_the_same_whatever_the_others_missions(
    seats: int, seed: int, variant: Mapping[str, Value]
) -> None:
    """The same play with the missions of all others exchanged: one view, up to the end."""
    first, second = Match(GAME, seats, variant), Match(GAME, seats, variant)
    rng = Rng(seed)
    own = rng.below(seats)
    deals = two_deals(seats, own)
    while state_of(first).to_act() != OVER:
        assert first.view(own).text() == second.view(own).text()
        assert first.offered(own) == second.offered(own)
        state = state_of(first)
        if isinstance(state, WyssState) and state.phase == phases.DEAL_MISSION:
            owner = state.dealt
            first.enter(deals[0][owner])
            second.enter(deals[1][owner])
        else:
            action = state.draw(rng) if state.to_act() == CHANCE else state.pick(rng)
            first.enter(action)
            second.enter(action)


def two_deals(seats: int, own: int) -> list[list[int]]:
    """Two deals of missions that agree about one seat and nothing else where that is possible."""
    first = [GAME.read_action(f"the mission is {kind}", "en") for kind in ("tape", "film", "document", "suitcase")]
    others = [seat for seat in range(4) if seat != own]
    second = list(first)
    for seat, source in zip(others, [*others[1:], others[0]], strict=True):
        second[seat] = first[source]
    return [first[:seats], second[:seats]]


def test_w35_at_the_end_missions_are_shown() -> None:
    """Private is the own mission until the end."""
    match = Match(GAME, 3)
    rng = Rng(4)
    while not match.over:
        state = state_of(match)
        match.enter(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))
    missions = state_of(match).text().split("missions ")[1].strip()
    for seat in (0, 1, 2, ONLOOKER):
        assert f"missions {missions}\n" in match.view(seat).text()


def test_w6_w35_a_seat_sees_its_own_mission() -> None:
    state = dealt(4, seed=9)
    missions = state.text().split("missions ")[1].split()
    for seat in range(4):
        shown = GAME.look(state, seat, []).text().split("missions ")[1].split()
        assert shown == [missions[seat] if owner == seat else "?" for owner in range(4)]
    assert GAME.look(state, ONLOOKER, []).text().split("missions ")[1].split() == ["?"] * 4


def test_w35_values_ever_opened_and_cards_laid_aside_are_public() -> None:
    """Public: the grid, secrets, stone, every value ever opened, laid-aside cards."""
    state = play(position({(2, 7): "10/1"}), "open 2·3", "the card shows 4", "retire 2·7")
    for seat in (0, 1, 2, ONLOOKER):
        assert "\naside 10\n" in GAME.look(state, seat, []).text()


def test_w29_w35_a_card_turned_back_is_known_to_all() -> None:
    state = position({(1, 4): "9/-"})
    for seat in (0, 1, 2, ONLOOKER):
        assert "9/-" in GAME.look(state, seat, []).text()


def test_w35_a_card_never_opened_is_not_even_settled() -> None:
    """Unknown to all are cards never opened: the state holds no value for them."""
    text = dealt(2, seed=3).text()
    assert text.count("?") == 60
