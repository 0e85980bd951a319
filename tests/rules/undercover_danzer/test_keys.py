"""Keys: one number for what lies open. That they differ where pictures do, the contract's checks show."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.components import SPACES
from coverstory.rules.undercover_danzer.spaces import beside_into, fits_on, fitting, meeting
from coverstory.rules.undercover_danzer.worlds import DanzerWorlds
from support.danzer_positions import VARIANTS, dealt, position, read, rollout, view


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_u17_a_key_is_made_from_the_picture_alone(seats: int, options: dict[str, Value]) -> None:
    """U17: what everybody sees decides; a state that was read back and another deal that fits have the same key."""
    rng = Rng(3)
    for number, state in enumerate(rollout(seats, options, 5)):
        if number % 9 == 0:
            world = DanzerWorlds(view(state)).sample(rng)
            assert read(state.text()).info_key(1) == state.info_key(1) == world.info_key(1)


def test_u17_which_end_of_a_pile_went_last_is_in_no_key() -> None:
    """U17: an empty pile shows nothing."""
    placed = {tile: f"new {row},5" for row, tile in enumerate(["PR", "RO", "OY", "YG", "GB", "BP"])}
    one = position(placed=placed)
    other = one.copy()
    other.table.top_a = other.table.bottom_a = 5
    assert other.text() == one.text()
    assert other.info_key(0) == one.info_key(0)


def test_u17_all_know_the_same_so_that_nothing_is_dealt_anew() -> None:
    """U17: a deal that fits what one seat knows fits what each seat knows."""
    state = dealt(4, 2)
    text = state.text()
    for seat in range(4):
        state.redeal(seat, Rng(seat))
    assert state.text() == text
    assert DanzerWorlds(view(state)).all_know_the_same()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_u24_spaces_beside_tiles_tell_what_they_meet_and_what_fits(seats: int) -> None:
    """U24: as each space says for itself."""
    found, meets, fits = (vec[i64]([0] * 128) for _ in range(3))
    for state in rollout(seats, {}, 6):
        if state.table.phase == phases.PLACE:
            count = beside_into(state.table, found, meets, fits)
            listed = {found[i]: (meets[i], fits[i]) for i in range(count)}
            assert len(listed) == count
            assert all(seen == (meeting(state.table, s), fitting(seen[0])) for s, seen in listed.items())
            face = state.table.face[state.table.hand]
            open_spaces = {s for s, (_, fit) in listed.items() if fit >> face & 1 and fits_on(state.table, s)}
            offered = {action % SPACES for action in state.legal_actions()}
            assert offered == open_spaces or not open_spaces
