"""End and ties."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from coverstory.rules.contract import OVER, Event
from coverstory.rules.options import Options
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.play import SpiesState, read_state
from support.spies_names import BLUE, GRAY, GREEN, ORANGE, RED, YELLOW
from support.spies_positions import GAME, heard, marker, play, position, random_states, split


def ended(markers: dict[int, int], firsts: list[int], seconds: dict[int, int] | None = None) -> SpiesState:
    return position(seats=len(firsts), phase="ended", markers=markers, firsts=firsts, seconds=seconds)


def test_t9_the_game_ends_when_a_marker_reaches_42_and_the_safe_stays() -> None:
    """Exactly 42 is enough."""
    state = position(roll=1, at={RED: 5}, markers={RED: 35})
    after = play(state, split({RED: 2}))
    assert after.to_act() == OVER
    assert list(after.legal_actions()) == []
    assert marker(after, RED) == 42


def test_t9_at_41_the_game_goes_on() -> None:
    """One short of the finish."""
    state = position(roll=1, at={RED: 5}, markers={RED: 34})
    assert play(state, split({RED: 2})).to_act() == 0


@given(st.integers(2, 7), st.sampled_from(GAME.variants), st.integers(0, 10**6))
def test_t9_no_marker_stands_at_42_before_the_end(seats: int, variant: Options, seed: int) -> None:
    """Over random play: at the end, and only then, a marker is at 42 or beyond."""
    for state in random_states(seats, variant, seed):
        reached = any(marker(state, agent) >= 42 for agent in range(7))
        assert reached == (state.to_act() == OVER)


def test_t10_the_farthest_marker_wins() -> None:
    """Red and blue are both past the finish; red is farther."""
    outcome = ended({RED: 48, BLUE: 45, GREEN: 3}, [BLUE, RED, GREEN, GRAY]).outcome()
    assert outcome.winners == [1]
    assert outcome.scores == [45, 48, 3, 0]
    assert outcome.reason == "finish"


def test_t10_players_level_in_front_share_the_win() -> None:
    """Two at 45."""
    outcome = ended({RED: 45, BLUE: 45}, [BLUE, RED, GREEN, GRAY]).outcome()
    assert outcome.winners == [0, 1]


def test_t10_a_free_agent_strictly_ahead_means_that_nobody_wins() -> None:
    """Orange is free and ahead of all."""
    outcome = ended({ORANGE: 46, BLUE: 45, RED: 42}, [BLUE, RED, GREEN, GRAY]).outcome()
    assert outcome.winners == []
    assert outcome.reason == "free_agent"


def test_t10_with_the_option_the_best_player_wins_behind_a_free_agent() -> None:
    """Orange is free and ahead of all; blue is the best player's."""
    text = ended({ORANGE: 46, BLUE: 45, RED: 42}, [BLUE, RED, GREEN, GRAY]).text()
    outcome = read_state(text.replace("before 0\n", "before 0\nbest_wins 1\n")).outcome()
    assert (outcome.winners, outcome.places, outcome.reason) == ([0], [1, 2, 3, 3], "best_player")


def test_t10_a_player_level_with_a_free_agent_wins() -> None:
    """Orange is free and level with blue."""
    outcome = ended({ORANGE: 45, BLUE: 45}, [BLUE, RED, GREEN, GRAY]).outcome()
    assert outcome.winners == [0]
    assert outcome.reason == "finish"


def test_t35_level_players_share_a_place_and_the_next_is_skipped() -> None:
    """Places 1, 2, 2, 4."""
    outcome = ended({RED: 45, BLUE: 30, GREEN: 30, GRAY: 2}, [RED, BLUE, GREEN, GRAY]).outcome()
    assert outcome.places == [1, 2, 2, 4]


def test_t35_where_nobody_wins_the_best_player_comes_second() -> None:
    """Standings all the same."""
    outcome = ended({ORANGE: 46, RED: 45, BLUE: 30}, [RED, BLUE, GREEN, GRAY]).outcome()
    assert outcome.places == [2, 3, 4, 4]


def test_t35_the_end_is_told_line_by_line() -> None:
    """Cards turned over, free agents, points, places."""
    state = position(seats=2, roll=1, at={RED: 5}, markers={RED: 35, YELLOW: 9}, firsts=[RED, YELLOW])
    assert heard(state, split({RED: 2}))[4:] == [
        Event("over", [0]),
        Event("reveal", [0, RED]),
        Event("reveal", [1, YELLOW]),
        Event("free", [GREEN, 0]),
        Event("free", [BLUE, 0]),
        Event("free", [6, 0]),
        Event("tally", [0, RED, 42]),
        Event("tally", [1, YELLOW, 9]),
        Event("total", [0, 42, 1]),
        Event("total", [1, 9, 2]),
    ]


def test_t9_nobody_may_act_after_the_end() -> None:
    """The game is over: no action is legal, whatever it is."""
    over = ended({RED: 45}, [RED, BLUE])
    assert not any(over.is_legal(action) for action in range(codes.ACTIONS))
