"""Whatever is put face down sounds and looks the same to everybody else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.rules.agent_hunter.components import REFILL, REPLACEMENT, SETUP
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.rng import Rng
from support.hunter_positions import GAME, new, opening, play, random_game


def seen_by(state: HunterState, action: int, seat: int) -> str:
    """Every byte that reaches that seat from one action."""
    after = state.copy()
    after.apply(action)
    heard = GAME.hear(state, action, after, seat)
    said = [GAME.say_event(event, lang, ["Red", "Blue"]) for event in heard for lang in ("en", "de")]
    view = GAME.look(after, seat, heard)
    return "\n".join([view.text(), *said, GAME.say_task(view, "en", ["Red", "Blue"])])


def check_alternatives(state: HunterState) -> None:
    owner = state.to_act()
    alternatives = state.legal_actions()
    assert all(GAME.say_action(action, "en").startswith("place") for action in alternatives)
    for seat in (1 - owner, int(ONLOOKER)):
        assert len({seen_by(state, action, seat) for action in alternatives}) == 1
    assert len({seen_by(state, action, owner) for action in alternatives}) == len(alternatives)


@pytest.mark.parametrize("placed", [[], [7], [7, 3], [7, 3, 5], [7, 3, 5, 4], [7, 3, 5, 4, 8]])
def test_h2_setup_sounds_the_same_whatever_is_placed(placed: Sequence[int]) -> None:
    state = new()
    play(state, *[f"place {card}" for card in placed])
    assert state.phase == SETUP
    check_alternatives(state)


@pytest.mark.parametrize(
    ("theirs", "action", "phase"),
    [
        ((4, 8, 6), "switch left", REPLACEMENT),
        ((4, 7, 6), "attack middle from house left", REFILL),  # the attacker refills
        ((4, 7, 6), "attack left from house left", REFILL),  # the defender refills
    ],
)
def test_h2_h8_h10_h11_filling_a_house_sounds_the_same_whatever_is_placed(
    theirs: tuple[int, int, int], action: str, phase: int
) -> None:
    state = opening((7, 3, 5), theirs)
    play(state, action)
    assert state.phase == phase
    check_alternatives(state)


def test_h2_an_attacked_card_sounds_the_same_whatever_it_is() -> None:
    """Of all cards that give the same answer, the attacker cannot tell one from another."""
    seen = set()
    for hidden in (7, 8, 9):
        state = opening((2, 3, 5), (4, hidden, 1))
        seen.add(seen_by(state, GAME.read_action("attack middle with 6", "en"), 0))
    assert len(seen) == 1


@given(seed=st.integers(0, 10**6))
def test_h2_a_refusal_tells_a_seat_nothing_about_the_enemy(seed: int) -> None:
    """For every code the same rule is named in every world that the seat cannot tell from the true one."""
    rng = Rng(seed)
    for state in random_game(seed):
        seat = state.to_act()
        if seat >= 0 and rng.below(4) == 0:
            world = GAME.worlds(GAME.look(state, seat, [])).sample(rng)
            for code in range(-1, 58):
                assert world.is_legal(code) == state.is_legal(code)
                assert world.forbidden_by(code) == state.forbidden_by(code)
