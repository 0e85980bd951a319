"""Things on the table: W36, W1 to W5, W37, W38."""

from __future__ import annotations

import pytest

from coverstory.errors import WrongSeats
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.undercover_wyss.components import COMPASS, CROSS, is_special
from support.wyss_positions import GAME, VALUES, cell, content, dealt, heard, offered, play, position


@pytest.mark.parametrize("seats", [1, 5])
def test_w36_two_to_four_players(seats: int) -> None:
    """The game is for 2 to 4 players."""
    with pytest.raises(WrongSeats):
        GAME.start(seats)


def test_w1_six_cards_of_each_value_and_no_1() -> None:
    """Values 0, 2, 3, 4, 5, 6, 7, 8, 9 and 10, six of each: the first card is each of them with one chance in ten."""
    state = play(dealt(2), "open 1·1")
    outcomes = {GAME.say_action(outcome, "en"): chance for outcome, chance in state.chance_outcomes()}
    assert list(outcomes) == [f"the card shows {value}" for value in VALUES]
    assert {6 / 60} == {float(chance) for chance in outcomes.values()}


def test_w1_a_value_seen_six_times_does_not_come_again() -> None:
    """Six of each."""
    grid = {(1, column): "7/0" for column in range(1, 7)}
    state = play(position(grid), "open 2·1")
    assert "the card shows 7" not in [GAME.say_action(outcome, "en") for outcome, _ in state.chance_outcomes()]


def test_w1_fours_and_eights_are_special_agents() -> None:
    """The 4s and 8s are special agents."""
    assert [value for value in VALUES if is_special(value)] == [4, 8]


def test_w2_sixty_places_in_six_rows_of_ten() -> None:
    """On the first turn each of 60 face-down cards can be opened; each shares its lines with 9 + 5 others."""
    assert len(offered(dealt(2))) == 60
    assert len(CROSS) == 60 * (9 + 5)


def test_w2_sixteen_secrets_four_of_each_kind() -> None:
    """Each line has one secret; four kinds with four pieces each."""
    secrets = dealt(3, seed=5).text().split("secrets ")[1].splitlines()[0].split()
    assert sorted(secrets) == sorted("tttt" + "ffff" + "dddd" + "ssss")


def test_w37_row_first_then_column_from_1() -> None:
    """(2, 3) is row 2, column 3."""
    assert GAME.say_action(cell(2, 3), "en") == "open 2·3"
    assert GAME.say_action(cell(2, 3), "de") == "2·3 aufdecken"
    state = play(dealt(2), "open 2·3", "the card shows 5")
    assert content(state, 2, 3).startswith("5/")
    assert "stone 2,3" in state.text()


def test_w3_everybody_sees_every_secret() -> None:
    """The secrets lie face up from the start."""
    state = dealt(4, seed=2)
    line = next(line for line in state.text().splitlines() if line.startswith("secrets"))
    for seat in (0, 1, 2, 3, ONLOOKER):
        assert line in GAME.look(state, seat, []).text()


def test_w3_everybody_hears_each_secret_dealt() -> None:
    """Everybody sees which kind each line offers."""
    state = GAME.start(2)
    before = state.copy()
    action = GAME.read_action("the secret is a film", "en")
    state.apply(action)
    assert {event.text() for seat in (0, 1, ONLOOKER) for event in GAME.hear(before, action, state, seat)} == {
        "secret 0 1"
    }


@pytest.mark.parametrize(
    ("at", "row_distance", "column_distance"),
    [("left_top", 3, 2), ("left_bottom", 3, 5), ("right_top", 8, 2), ("right_bottom", 8, 5)],
)
def test_w4_distance_counts_from_the_secret(at: str, row_distance: int, column_distance: int) -> None:
    """Row secrets at the left end, column secrets at the top (or as chosen); gaps keep their distance."""
    state = position({(2, 3): "5/1", (2, 1): "."}, secrets_at=at)
    assert state.nearest_in(1, 1) == row_distance
    assert state.nearest_in(6 + 2, 1) == column_distance
    assert state.nearest_in(0, 1) == 0


@pytest.mark.parametrize(("seats", "compass"), [(2, "SN"), (3, "SWN"), (4, "SWNE")])
def test_w5_arrows_in_turn_order(seats: int, compass: str) -> None:
    """Arrows are drawn south, west, north, east in turn order; two players: south and north."""
    assert COMPASS[seats] == compass


def test_w5_an_open_card_belongs_to_the_seat_that_opened_it() -> None:
    """Owner = seat."""
    state = play(position({}, turn="2"), "open 6·10", "the card shows 9")
    assert content(state, 6, 10) == "9/2"


def test_w38_the_stone_marks_the_latest_card() -> None:
    """One glass stone marks the place of the latest opened card."""
    state = play(dealt(2), "open 3·3", "the card shows 9", "open 3·8")
    assert f"stone {cell(3, 8)}" in heard(state, "the card shows 5")
    assert "stone 3,8" in state.text()
