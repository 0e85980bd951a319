"""Scoring: W18, W19, W21 to W26."""

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
    heard,
    offered,
    play,
    position,
    random_game,
    row_of_cards,
)

TWO_LINES = {
    **row_of_cards(1, "3/0 8/1 . . . . . . . ?"),
    **column_of_cards(10, "? 2/0 7/1 . . ."),
}


def six_opened(**said: str) -> WyssState:
    """A opens 6, the last face-down card of its row and column. Row A 6+3, B 8; column A 6+2, B 7."""
    return play(position(TWO_LINES, **said), "open 1·10", "the card shows 6")


def rule_against(state: WyssState, words: str) -> str:
    with pytest.raises(IllegalAction) as error:
        play(state, words)
    return error.value.rule


def test_w18_a_line_with_a_face_down_card_is_not_scored() -> None:
    """A line is complete when it holds no face-down card; a card turned back is face down."""
    state = play(position(row_of_cards(1, "2/0 3/1 5/0 6/1 7/0 9/1 2/0 3/1 5/- ?")), "open 1·10")
    assert [event.split()[0] for event in heard(state, "the card shows 10")] == ["value", "stone", "turn"]


def test_w18_gaps_do_not_count() -> None:
    """Nine gaps and the card just opened: complete."""
    state = play(position(row_of_cards(1, ". . . . . . . . . ?")), "open 1·10")
    assert heard(state, "the card shows 10")[2:] == ["sum 0 0 10 10", "win 0 0 0 0"]


def test_w18_every_card_that_stays_in_the_grid_is_seen_in_its_line() -> None:
    """Row and column of the place of the reveal are both looked at."""
    assert offered(six_opened()) == ["score the row first", "score the column first"]


def test_w19_a_card_that_left_by_capturing_is_not_counted_there() -> None:
    """A's 9 captured its way along the row; in column 10 it left, only B's 3 counts."""
    grid = {(1, 4): "9/2", **column_of_cards(10, "? 3/1 . . . .")}
    state = play(position(grid), "open 1·10", "the card shows 9")
    assert heard(state, "capture 1·4")[-2:] == ["sum 15 1 3 2", "win 15 3 1 0"]


def test_w19_in_the_line_it_moved_along_it_counts_at_its_new_place() -> None:
    """Column 10 from the top: B's 9 was captured from below; A's 9 now lies at distance 2."""
    state = play(position(column_of_cards(10, ". 9/1 . . . ?")), "open 6·10", "the card shows 9")
    assert heard(state, "capture 2·10")[-2:] == ["sum 15 0 9 2", "win 15 3 0 0"]


def test_w21_the_highest_sum_takes_the_secret() -> None:
    """Sum of a player's open cards in the line; highest takes the secret: 9 + 2 against 10 and 7."""
    state = play(position(row_of_cards(1, "10/1 9/0 7/2 . . . . . . ?")), "open 1·10")
    assert heard(state, "the card shows 2")[2:] == ["sum 0 0 11 2", "sum 0 1 10 1", "sum 0 2 7 3", "win 0 0 0 0"]
    assert "takers 0 -" in state.text()


@pytest.mark.parametrize(("cards", "winner"), [("5/0 7/1 2/0 . 0/1 ?", 0), ("7/1 5/0 2/0 . 0/1 ?", 1)])
def test_w22_nearest_card_breaks_a_tie(cards: str, winner: int) -> None:
    """Column, secret on top: A5 B7 A2 gap B0 C3: A wins 7:7; with the first two swapped B does."""
    state = play(position(column_of_cards(4, cards), turn="2"), "open 6·4")
    told = heard(state, "the card shows 3")
    assert told[-1] == f"win 9 2 {winner} 1"
    assert "sum 9 2 3 6" in told


def test_w22_a_zero_may_be_the_nearest_card() -> None:
    """A 0 counts: B has 0 and 7, A 7."""
    state = play(position(row_of_cards(1, "0/1 7/0 7/1 . . . . . . ?"), turn="2"), "open 1·10")
    assert heard(state, "the card shows 3")[-1] == "win 0 0 1 1"


def test_w22_only_the_tied_players_count() -> None:
    """C lies nearest with a 3, but has less."""
    state = play(position(row_of_cards(1, "3/2 . 7/1 7/0 . . . . . ?"), turn="2"), "open 1·10")
    assert heard(state, "the card shows 2")[-1] == "win 0 0 1 1"


@pytest.mark.parametrize(("at", "winner"), [("left_top", 0), ("right_top", 1)])
def test_w4_w22_the_end_where_the_secret_lies_decides(at: str, winner: int) -> None:
    """The option secrets_at turns a tie round."""
    state = position(row_of_cards(1, "7/0 . . . . . . . 7/1 ?"), turn="2", secrets_at=at)
    assert heard(play(state, "open 1·10"), "the card shows 2")[-1] == f"win 0 0 {winner} 1"


def test_w23_all_zero_the_nearest_of_those_with_a_card() -> None:
    """All zero: the same rule among those with a card in the line; seat 0 has none."""
    state = play(position(row_of_cards(1, ". 0/1 . . . . . . . ?"), turn="2"), "open 1·10")
    assert heard(state, "the card shows 0")[2:] == []
    assert heard(state, "capture nothing")[2:] == ["sum 0 1 0 2", "sum 0 2 0 10", "win 0 0 1 1"]


def test_w23_no_card_at_all_the_secret_leaves_the_game() -> None:
    """A's card captures its way out of an empty column; the next player may open anything."""
    grid = {(1, 4): "9/2", **column_of_cards(10, "? . . . . .")}
    state = play(position(grid), "open 1·10", "the card shows 9")
    assert heard(state, "capture 1·4")[2:] == ["lost 15 3", "turn 1 0"]
    assert "takers - - - - - - - - - - - - - - - x" in state.text()


def test_w24_the_winner_may_lay_one_own_card_of_the_line_aside() -> None:
    """The winner may (not must) take one of his cards of that line."""
    state = play(six_opened(), "score the row first")
    assert offered(state) == ["lay aside 1·1", "lay aside 1·10", "lay nothing aside"]
    assert heard(state, "lay aside 1·1")[0] == f"aside 0 {cell(1, 1)} 3"
    assert state.laid_aside(0) == 3
    assert content(state, 1, 1) == "."


@pytest.mark.parametrize("words", ["lay aside 1·2", "lay aside 2·10", "lay aside 3·3"])
def test_w24_no_other_card(words: str) -> None:
    """Not another player's, not one of another line, not a face-down card."""
    assert rule_against(play(six_opened(), "score the row first"), words) == "W24"


def test_w24_the_winner_decides_also_out_of_turn() -> None:
    """Seat 0 opens the card, seat 1 wins the line."""
    state = play(position(row_of_cards(1, "10/1 . . . . . . . . ?")), "open 1·10", "the card shows 2")
    assert state.to_act() == 1
    assert play(state, "lay nothing aside").to_act() == 1


def test_w25_the_active_player_chooses_and_the_first_is_done_completely() -> None:
    """Row first, A lays the 6 aside: B wins the column."""
    state = play(six_opened(), "score the row first")
    told = heard(state, "lay aside 1·10")
    assert told[1:] == ["sum 15 0 2 2", "sum 15 1 7 3", "win 15 3 1 0"]


def test_w25_a_lays_the_3_aside_and_wins_both() -> None:
    """Row first, A lays the 3 aside: A wins both."""
    state = play(six_opened(), "score the row first")
    assert heard(state, "lay aside 1·1")[-1] == "win 15 3 0 0"


def test_w25_column_first() -> None:
    """The other order: A wins the column with 8, lays the 6 aside, and B wins the row with 8 against 3."""
    state = six_opened()
    assert heard(state, "score the column first") == [
        "order 0 15",
        "sum 15 0 8 1",
        "sum 15 1 7 3",
        "win 15 3 0 0",
    ]
    assert heard(state, "lay aside 1·10")[-1] == "win 0 0 1 0"


def test_w23_w25_a_line_emptied_by_the_first_scoring() -> None:
    """Row first, its winner lays away the only card of the column: the column's secret leaves the game."""
    grid = {**row_of_cards(1, ". . . . . . . . . ?"), **column_of_cards(10, "? . . . . .")}
    state = play(position(grid), "open 1·10", "the card shows 6", "score the row first")
    assert heard(state, "lay aside 1·10")[1:] == ["lost 15 3", "turn 1 0"]


def test_w26_after_a_scoring_any_card() -> None:
    """After a scoring, the next player opens any face-down card."""
    state = play(position(row_of_cards(1, ". . . . . . . . . ?")), "open 1·10", "the card shows 6")
    play(state, "lay nothing aside")
    assert len(offered(state)) == 50


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_w21_w22_w23_every_win_recounted_from_the_text(variant: int, seats: int, seed: int) -> None:
    """Lemma: each scoring agrees with a recount of the line as the text form shows it."""
    at = str(GAME.variants[variant].get("secrets_at", "left_top"))
    for _, _, after, events in random_game(seats, GAME.variants[variant], seed):
        for event in events:
            if event.kind == "win":
                assert event.numbers[2:] == list(recount(after, event.numbers[0], at))


def recount(state: WyssState, line: int, at: str) -> tuple[int, int]:
    """The winner of a line, and whether by nearness."""
    rows = [text.split()[1:] for text in state.text().splitlines() if text.startswith("row")]
    cards = rows[line] if line < 6 else [row[line - 6] for row in rows]
    if ("right" if line < 6 else "bottom") in at:
        cards = cards[::-1]
    owned = [(int(owner), int(value)) for value, owner in (card.split("/") for card in cards if "/" in card)]
    sums = {owner: sum(value for other, value in owned if other == owner) for owner, _ in owned}
    best = [owner for owner, total in sums.items() if total == max(sums.values())]
    return next(owner for owner, _ in owned if owner in best), int(len(best) > 1)
