"""The chart of the tiles (U24–U28): whatever was played, it says what a search over all tiles says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.chart import CHARTED, place_of, single_bits
from coverstory.rules.undercover_danzer.components import space_at
from coverstory.rules.undercover_danzer.game import DanzerGame, whole
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.play import DanzerState, read_state
from coverstory.rules.undercover_danzer.spaces import beside_into, far_beside_into
from support.danzer_positions import play, position, spaces

GAME = DanzerGame()
Found = dict[int, tuple[int, int]]  # space -> what it meets, and what fits there


def positions(seats: int, seed: int) -> Iterator[DanzerState]:
    """A random game, which draws as playouts do."""
    rng = Rng(seed)
    state = whole(GAME.start(seats))
    while state.to_act() != OVER:
        yield state
        state.advance(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))


def charted(table: DanzerOpen) -> Found:
    return found(table, far=False)


def searched(table: DanzerOpen) -> Found:
    return found(table, far=True)


def found(table: DanzerOpen, far: bool) -> Found:
    spaces, meets, fits = (vec[i64]([0] * 128) for _ in range(3))
    count = (far_beside_into if far else beside_into)(table, spaces, meets, fits)
    return {spaces[i]: (meets[i], fits[i]) for i in range(count)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chart_says_what_a_search_says(seats: int) -> None:
    """After every action of a game; and copies have charts of their own."""
    for state in positions(seats, seed=seats):
        before = state.copy()
        assert charted(state.table) == searched(state.table)
        drawn = state.table.copy()
        drawn.draw_chart()
        assert drawn.lying() == state.table.lying()
        assert charted(drawn) == charted(before.table)


def test_tiles_too_far_apart_for_the_boards() -> None:
    """Then everything is searched for; and charted again as soon as the tile that is far off was taken."""
    state = position(placed={"YG": "new 0,25"}, turn=20)
    assert not state.table.chart[CHARTED]
    assert charted(state.table) == searched(state.table)
    play(state, "take the Joker")
    assert {"0,24", "0,26", "-1,25", "1,25"} <= spaces(state)
    state = position(placed={"YG": "new 0,25"}, turn=20)
    play(state, "take the agent at 0,25", "keep")
    assert state.table.chart[CHARTED]
    assert read_state(state.text()).legal_actions() == state.legal_actions()


@pytest.mark.parametrize(
    ("row", "column"), [(17, 1), (-16, 1), (0, 12), (0, -10), (18, 1), (-17, 1), (0, 13), (0, -11)]
)
def test_the_edges_of_the_boards(row: int, column: int) -> None:
    """Headquarters lie in rows 0 and 1 and columns 0 to 2: 18 rows and 13 columns are charted, one more is not."""
    state = position(placed={"YG": f"new {row},{column}"}, turn=20)
    assert state.table.chart[CHARTED] == (row in (17, -16) or column in (12, -10))
    assert state.table.piece_on(space_at(row, column)) >= 0
    assert charted(state.table) == searched(state.table)


def test_picks_are_the_legal_actions() -> None:
    """Every one of them, and no other."""
    rng = Rng(7)
    for turn, state in enumerate(positions(3, seed=7)):
        if state.to_act() != CHANCE and turn % 9 == 0:
            legal = state.legal_actions()
            picked = {state.pick(rng) for _ in range(20 * len(legal))}
            assert picked == set(legal)


def test_a_flip_of_a_placed_agent_is_charted_with_its_new_face() -> None:
    state = position(placed={"RO": "new -1,1"})
    play(state, "take the agent at -1,1", "flip", "place at -1,1")
    assert state.table.phase == phases.TAKE
    assert state.table.lying_with(1) >> state.table.piece_on(space_at(-1, 1)) & 1
    assert charted(state.table) == searched(state.table)


def test_the_place_of_every_bit() -> None:
    assert [place_of(bit) for bit in single_bits()] == list(range(63))
    assert list(single_bits()) == [2**place for place in range(63)]
