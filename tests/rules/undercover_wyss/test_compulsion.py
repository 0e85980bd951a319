"""The compulsion: W27 to W31."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import IllegalAction
from coverstory.rules.undercover_wyss.play import WyssState
from support.wyss_positions import (
    GAME,
    cell,
    column_of_cards,
    content,
    dealt,
    heard,
    offered,
    play,
    position,
    random_game,
    row_of_cards,
)

FOUR_AND_THREE = "open column 4 in the stone's row and row 3 in the stone's column"


def compelled(seats: int = 3, /, **said: str) -> WyssState:
    """A opens 8 at (1,1), compels."""
    return play(position({}, seats, **said), "open 1·1", "the card shows 8")


def nine_and_four(**said: str) -> WyssState:
    """B opens (1,4)=9 and (3,1)=4."""
    return play(compelled(**said), FOUR_AND_THREE, "the card shows 9", "the card shows 4")


def rule_against(state: WyssState, words: str) -> str:
    with pytest.raises(IllegalAction) as error:
        play(state, words)
    return error.value.rule


def test_w27_one_card_of_the_row_and_one_of_the_column() -> None:
    """The next player opens one face-down card of the stone's row and one of its column."""
    state = compelled()
    assert state.to_act() == 1
    assert len(offered(state)) == 9 * 5
    assert rule_against(state, "open column 1 in the stone's row and row 3 in the stone's column") == "W27"


def test_w27_both_are_seen_by_all_and_the_special_agents_owner_decides() -> None:
    """Both seen by all; the special agent's owner says which is turned back."""
    state = compelled()
    assert heard(state, FOUR_AND_THREE) == [f"open_two 1 {cell(1, 4)} {cell(3, 1)}"]
    assert heard(state, "the card shows 9") == [f"value 1 {cell(1, 4)} 9"]
    assert heard(state, "the card shows 4") == [f"value 1 {cell(3, 1)} 4"]
    assert state.to_act() == 0
    assert offered(state) == ["turn back the card in the stone's row", "turn back the card in the stone's column"]


def test_w27_w29_w31_the_other_belongs_to_the_compelled_player() -> None:
    """A turns the 9 back; B owns the 4, no power, turn over."""
    state = nine_and_four()
    assert heard(state, "turn back the card in the stone's row") == [
        f"turn_back 0 {cell(1, 4)} 9",
        f"keep 1 {cell(3, 1)} 4",
        f"stone {cell(3, 1)}",
        "turn 2 1",
    ]
    assert content(state, 1, 4) == "9/-"
    assert content(state, 3, 1) == "4/1"


def test_w27_the_card_in_the_column_may_be_turned_back_too() -> None:
    state = play(nine_and_four(), "turn back the card in the stone's column")
    assert [content(state, 1, 4), content(state, 3, 1)] == ["9/1", "4/-"]
    assert state.stone == cell(1, 4)


def test_w28_both_are_named_before_either_is_opened() -> None:
    """Both are named at once: with the first card shown, nothing is left to choose."""
    state = play(compelled(), FOUR_AND_THREE, "the card shows 9")
    assert state.to_act() == -1
    assert list(state.legal_actions()) == []


def test_w28_option_one_by_one_the_first_card_comes_from_either_line() -> None:
    """Option one_by_one: any face-down card of the stone's row or column, and no other."""
    state = compelled(compelled_cards="one_by_one")
    assert state.to_act() == 1
    assert len(offered(state)) == 9 + 5
    assert rule_against(state, "open 2·2") == "W27"
    assert rule_against(state, "open 1·1") == "W9"


@pytest.mark.parametrize(
    ("first", "others"),
    [
        ("open 1·4", [f"open {row}·1" for row in range(2, 7)]),
        ("open 3·1", [f"open 1·{column}" for column in range(2, 11)]),
    ],
)
def test_w28_option_one_by_one_the_second_comes_from_the_other_line(first: str, others: list[str]) -> None:
    """Option one_by_one: the same player sees the first card, and only then chooses the second."""
    state = play(compelled(compelled_cards="one_by_one"), first, "the card shows 9")
    assert state.to_act() == 1
    assert offered(state) == others
    assert rule_against(state, first) == "W27"


def test_w28_option_one_by_one_is_heard_card_by_card() -> None:
    """Option one_by_one: everybody sees each card as it is opened; neither stone nor turn is told in between."""
    state = compelled(compelled_cards="one_by_one")
    assert heard(state, "open 3·1") == [f"open 1 {cell(3, 1)}"]
    assert heard(state, "the card shows 4") == [f"value 1 {cell(3, 1)} 4"]
    assert heard(state, "open 1·4") == [f"open 1 {cell(1, 4)}"]
    assert heard(state, "the card shows 9") == [f"value 1 {cell(1, 4)} 9"]


@pytest.mark.parametrize("column_first", [False, True])
def test_w28_option_one_by_one_ends_like_any_compulsion(column_first: bool) -> None:
    """Option one_by_one: whichever came first, the special agent's owner turns one back and the other is kept."""
    steps = [("open 1·4", "the card shows 9"), ("open 3·1", "the card shows 4")]
    state = compelled(compelled_cards="one_by_one")
    for opened, shown in reversed(steps) if column_first else steps:
        play(state, opened, shown)
    assert state.to_act() == 0
    play(state, "turn back the card in the stone's row")
    assert [content(state, 1, 4), content(state, 3, 1)] == ["9/-", "4/1"]


def test_w28_w29_option_one_by_one_a_known_card_is_shown_again() -> None:
    """Option one_by_one: a card that was turned back earlier is no draw, and the second is chosen at once."""
    state = play(position({(1, 4): "9/-"}, compelled_cards="one_by_one"), "open 1·1", "the card shows 8")
    assert heard(state, "open 1·4") == [f"open 1 {cell(1, 4)}", f"value 1 {cell(1, 4)} 9"]
    assert offered(state) == [f"open {row}·1" for row in range(2, 7)]


def test_w28_w30_option_one_by_one_lapses_as_ever() -> None:
    """Option one_by_one: where one line has no face-down card, the compulsion lapses."""
    state = into_a_finished_column(compelled_cards="one_by_one")
    assert heard(state, "capture 2·3")[2:] == ["compel 0 1", "lapse 1", "turn 1 1"]


def test_w29_only_the_card_that_stays_completes_a_line() -> None:
    """B opens the last face-down card of row 1, A turns it back: row 1 is not scored; it would be if it stayed."""
    grid = row_of_cards(1, "? . . ? . . . . . .")
    said = ("open 1·1", "the card shows 8", FOUR_AND_THREE, "the card shows 9", "the card shows 5")
    turned = heard(play(position(grid), *said), "turn back the card in the stone's row")
    stayed = heard(play(position(grid), *said), "turn back the card in the stone's column")
    assert [event.split()[0] for event in turned] == ["turn_back", "keep", "stone", "turn"]
    assert [event.split()[0] for event in stayed] == ["turn_back", "keep", "stone", "sum", "sum", "win"]


def test_w29_a_card_turned_back_shows_the_same_again() -> None:
    """Its value is public: opening it again is no draw."""
    state = play(nine_and_four(), "turn back the card in the stone's row", "open 3·4", "the card shows 2")
    assert heard(state, "open 1·4") == [
        f"open 0 {cell(1, 4)}",
        f"value 0 {cell(1, 4)} 9",
        f"stone {cell(1, 4)}",
        "turn 1 1",
    ]
    assert content(state, 1, 4) == "9/0"


@pytest.mark.parametrize(
    ("grid", "said", "told"),
    [
        ({(1, 4): "9/-"}, ["the card shows 4"], "3 1 9"),
        ({(3, 1): "9/-"}, ["the card shows 4"], "20 1 9"),
        ({(1, 4): "9/-", (3, 1): "3/-"}, [], "3 1 9"),
    ],
)
def test_w29_known_cards_under_compulsion(grid: dict[tuple[int, int], str], said: list[str], told: str) -> None:
    """One or both of the two cards may be known: only unseen ones are drawn."""
    state = play(position(grid), "open 1·1", "the card shows 8")
    place, seat, value = told.split()
    assert f"value {seat} {place} {value}" in heard(state, FOUR_AND_THREE)
    assert play(state, *said).to_act() == 0
    assert offered(state)[0] == "turn back the card in the stone's row"


def into_a_finished_column(**said: str) -> WyssState:
    """Seat 0's 8 captures its way into column 3, which has no face-down card any more; row 2 has eight."""
    state = position(column_of_cards(3, ". 8/1 . . . ."), **said)
    return play(state, "open 2·7", "the card shows 8")


def test_w30_it_lapses_where_one_line_has_no_face_down_card() -> None:
    """It works only if both lines then hold a face-down card; otherwise a normal turn in the line that is left."""
    state = into_a_finished_column()
    assert heard(state, "capture 2·3")[2:] == ["compel 0 1", "lapse 1", "turn 1 1"]
    assert offered(state) == [f"open 2·{column}" for column in (1, 2, 4, 5, 6, 8, 9, 10)]


def test_w30_a_lapsed_compulsion_leaves_a_normal_turn() -> None:
    """The next player's card captures and uses its power as ever."""
    state = play(into_a_finished_column(), "capture 2·3", "open 2·1", "the card shows 8")
    assert offered(state) == ["capture 2·3", "capture nothing"]


def test_w26_w30_it_lapses_into_a_free_choice_after_a_scoring() -> None:
    """Seat 0 completes row 1 with an 8: the row has no face-down card, and after a scoring any card may be opened."""
    state = play(position(row_of_cards(1, ". . . . . . . . . ?")), "open 1·10", "the card shows 8")
    assert heard(state, "lay nothing aside") == ["no_aside 0", "lapse 1", "turn 1 0"]
    assert len(offered(state)) == 50


def test_w26_w30_it_works_even_after_a_scoring() -> None:
    """The 8 leaves column 10, which is scored, and both of its new lines have face-down cards: no free choice."""
    grid = {(1, 4): "8/1", **column_of_cards(10, "? 3/2 . . . .")}
    state = play(position(grid), "open 1·10", "the card shows 8", "capture 1·4")
    assert heard(state, "lay nothing aside") == ["no_aside 2", "turn 1 2"]
    assert len(offered(state)) == 8 * 5


def scoring_beside_a_compulsion(**said: str) -> WyssState:
    """The 8 leaves column 10, which is scored, and both of its new lines have face-down cards."""
    grid = {(1, 4): "8/1", **column_of_cards(10, "? 3/2 . . . .")}
    return play(position(grid, **said), "open 1·10", "the card shows 8", "capture 1·4")


def test_w26_w30_option_free_a_scoring_goes_before_the_compulsion() -> None:
    """Option free: the compulsion lapses, and any face-down card may be opened."""
    state = scoring_beside_a_compulsion(after_scoring="free")
    assert heard(state, "lay nothing aside") == ["no_aside 2", "lapse 1", "turn 1 0"]
    assert len(offered(state)) == 60 - 1 - 6


def test_w26_w30_option_free_holds_for_one_line_too() -> None:
    """Options free and one_line: after a scoring of the row nothing binds to the stone's column."""
    state = position(row_of_cards(1, ". . . . . . . . . ?"), compulsion="one_line", after_scoring="free")
    play(state, "open 1·10", "the card shows 8", "lay nothing aside")
    assert len(offered(state)) == 50


def test_w30_option_free_leaves_a_compulsion_without_a_scoring() -> None:
    """Option free: where no line was scored, the next player is compelled as ever."""
    assert len(offered(compelled(after_scoring="free"))) == 9 * 5


def test_w30_option_one_line_still_works() -> None:
    """Option one_line: only one card is opened, in the line that has one, and it is kept and rests."""
    state = into_a_finished_column(compulsion="one_line")
    assert heard(state, "capture 2·3")[2:] == ["compel 0 1", "turn 1 3"]
    assert offered(state) == [f"open 2·{column}" for column in (1, 2, 4, 5, 6, 8, 9, 10)]
    assert rule_against(state, "open 1·1") == "W30"
    play(state, "open 2·1", "the card shows 8")
    assert content(state, 2, 1) == "8/1"
    assert state.to_act() == 2
    assert "reach near" in state.text()


def test_w30_option_one_line_goes_before_the_free_choice() -> None:
    """Option one_line: after a scoring of the row the compelled player still opens in the stone's column."""
    state = position(row_of_cards(1, ". . . . . . . . . ?"), compulsion="one_line")
    play(state, "open 1·10", "the card shows 8", "lay nothing aside")
    assert offered(state) == [f"open {row}·10" for row in range(2, 7)]


def test_w30_option_one_line_lapses_where_neither_line_has_one() -> None:
    """Only where neither line holds one does the compulsion lapse."""
    grid = {**row_of_cards(1, ". . . . . . . . . ?"), **column_of_cards(10, "? . . . . .")}
    state = play(position(grid, compulsion="one_line"), "open 1·10", "the card shows 8")
    play(state, "score the row first", "lay nothing aside")
    assert heard(state, "lay nothing aside") == ["no_aside 0", "lapse 1", "turn 1 0"]


def test_w31_the_kept_card_does_not_capture() -> None:
    """The kept card neither captures nor uses a power."""
    state = position({(6, 4): "9/2"})
    play(state, "open 1·1", "the card shows 8", FOUR_AND_THREE, "the card shows 9", "the card shows 4")
    assert play(state, "turn back the card in the stone's column").to_act() == 2
    assert content(state, 6, 4) == "9/2"


def test_w31_the_kept_card_scores() -> None:
    """But scores: B's 9 completes row 1 and wins it with 9 against 8."""
    state = position(row_of_cards(1, "? . . ? . . . . . ."))
    play(state, "open 1·1", "the card shows 8", FOUR_AND_THREE, "the card shows 9", "the card shows 5")
    assert heard(state, "turn back the card in the stone's column")[3:] == ["sum 0 0 8 1", "sum 0 1 9 4", "win 0 0 1 0"]


def test_w31_option_acts_the_kept_card_captures() -> None:
    """Option acts: it captures like any card that was opened."""
    state = position({(6, 4): "9/2"}, kept_card="acts")
    play(state, "open 1·1", "the card shows 8", FOUR_AND_THREE, "the card shows 9", "the card shows 4")
    play(state, "turn back the card in the stone's column")
    assert state.to_act() == 1
    assert offered(state) == ["capture 6·4", "capture nothing"]


def test_w31_option_acts_the_kept_card_uses_its_power() -> None:
    """Option acts: B's 4 retires a card or compels C."""
    state = play(nine_and_four(kept_card="acts"), "turn back the card in the stone's row")
    assert offered(state) == ["retire 1·1", "compel the next player"]
    assert heard(state, "compel the next player") == ["compel 1 2", "turn 2 2"]


def test_w31_option_acts_also_after_one_line() -> None:
    """Options one_line and acts: the single card captures."""
    state = into_a_finished_column(compulsion="one_line", kept_card="acts")
    play(state, "capture 2·3", "open 2·1", "the card shows 8")
    assert offered(state) == ["capture 2·3", "capture nothing"]


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), variant=st.sampled_from(GAME.variants))
def test_w27_w29_values_never_change(seats: int, seed: int, variant: dict[str, str]) -> None:
    """Lemma: a place that shows a value twice shows the same."""
    known: dict[int, int] = {}
    for _, _, _, events in random_game(seats, variant, seed):
        for event in events:
            if event.kind == "value":
                _, place, value = event.numbers
                assert known.setdefault(place, value) == value


def test_w27_with_two_players_the_other_one_is_compelled() -> None:
    assert compelled(2).to_act() == 1
    assert play(dealt(2, {"first": "1"}), "open 1·1", "the card shows 4").to_act() == 0
