"""Setup: W6, W7."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import BadOption
from coverstory.rules.contract import CHANCE, State
from coverstory.rules.rng import Rng
from support.wyss_positions import GAME, dealt


def after(state: State, *said: str) -> State:
    for words in said:
        state.apply(GAME.read_action(words, "en"))
    return state


def outcomes(state: State) -> list[tuple[str, float]]:
    return [(GAME.say_action(outcome, "en"), float(chance)) for outcome, chance in state.chance_outcomes()]


TAPES = ["the secret is a tape"] * 4
SECRETS = [*TAPES, *["the secret is a film"] * 4, *["the secret is a document"] * 4, *["the secret is a suitcase"] * 4]


def test_w6_secrets_come_from_what_is_left() -> None:
    """The secrets are shuffled: after four tapes the other kinds remain, four of twelve each."""
    assert outcomes(after(GAME.start(2), *TAPES, "the secret is a film")) == [
        ("the secret is a film", 3 / 11),
        ("the secret is a document", 4 / 11),
        ("the secret is a suitcase", 4 / 11),
    ]


def test_w6_missions_are_all_different() -> None:
    """Each player gets one of the four mission cards, all different."""
    state = after(GAME.start(3), *SECRETS, "the mission is film")
    assert outcomes(state) == [
        ("the mission is tape", 1 / 3),
        ("the mission is document", 1 / 3),
        ("the mission is suitcase", 1 / 3),
    ]


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_w6_one_mission_each(seats: int, seed: int) -> None:
    """One mission card to each player; the rest stay unseen."""
    missions = dealt(seats, seed=seed).text().split("missions ")[1].split()
    assert len(missions) == len(set(missions)) == seats
    assert set(missions) <= set("tfds")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w7_the_start_player_is_drawn(seats: int) -> None:
    """Start player random: each seat is as likely."""
    missions = [f"the mission is {kind}" for kind in ("tape", "film", "document", "suitcase")][:seats]
    state = after(GAME.start(seats), *SECRETS, *missions)
    assert state.to_act() == CHANCE
    assert outcomes(state) == [(f"seat {seat + 1} begins", 1 / seats) for seat in range(seats)]
    assert after(state, "seat 2 begins").to_act() == 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_w7_or_chosen(first: int) -> None:
    """Or chosen: nothing is drawn for it."""
    state = GAME.start(3, {"first": first})
    rng = Rng(3)
    for _ in range(16 + 3):
        state.apply(state.draw(rng))
    assert state.to_act() == first


def test_w7_the_chosen_seat_must_exist() -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(2, {"first": "2"})
    assert error.value.rule == "W7"
